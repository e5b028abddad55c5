-- One call's last answer is the hash KEYS[1]: round, answers, attempt, and reply once there is one.
-- ARGV: operation, milliseconds to keep it, seconds now, quota in bytes, name of the call, round, answers, attempt, then
-- 'known' or the reply.
-- A parked state is the text KEYS[1], and ARGV[6]; what its caller holds of it is charged before, under its own name.
-- Of a known caller, KEYS[2] has when each thing he holds is forgotten, and KEYS[3] how many bytes it is, with the sum.
local key, operation, keep = KEYS[1], ARGV[1], tonumber(ARGV[2])
local ends, sizes, now, quota, name = KEYS[2], KEYS[3], tonumber(ARGV[3]), tonumber(ARGV[4]), ARGV[5]

-- About what a call takes without its reply, here and in its caller's accounts.
local CALL = 512

-- Never forgets earlier than was promised before.
local function prolong(what)
  redis.call('PEXPIRE', what, math.max(keep, redis.call('PTTL', what)))
end

local function remember(...)
  redis.call('HSET', key, ...)
  prolong(key)
end

-- Charges so many bytes to the caller, in place of what `name` was charged with before, or the same as before. `false`: he
-- has no room for more.
local function charge(bytes)
  if not ends then
    return true
  end
  local gone = redis.call('ZRANGEBYSCORE', ends, '-inf', now, 'LIMIT', 0, 1000)
  for _, other in ipairs(gone) do
    redis.call('HINCRBY', sizes, 'sum', -(redis.call('HGET', sizes, other) or 0))
    redis.call('HDEL', sizes, other)
    redis.call('ZREM', ends, other)
  end
  local held = tonumber(redis.call('HGET', sizes, name) or 0)
  bytes = bytes or held
  if bytes > held and tonumber(redis.call('HGET', sizes, 'sum') or 0) + bytes - held > quota then
    return false
  end
  redis.call('HSET', sizes, name, bytes)
  redis.call('HINCRBY', sizes, 'sum', bytes - held)
  local before = tonumber(redis.call('ZSCORE', ends, name) or 0)
  redis.call('ZADD', ends, math.max(before, now + math.ceil(keep / 1000)), name)
  prolong(ends)
  prolong(sizes)
  return true
end

if operation == 'park' then
  redis.call('SET', key, ARGV[6], 'PX', keep)
  return {'fresh'}
elseif operation == 'charge' then
  return {charge(CALL + tonumber(ARGV[6])) and 'fresh' or 'full'}
elseif operation == 'fetch' then
  return {'kept', redis.call('GET', key) or nil}
elseif operation == 'remember' then
  if not charge(redis.call('EXISTS', key) == 0 and CALL) then
    return {'full'}
  end
  -- It may have waited in a queue while the call went on.
  redis.call('HSETNX', key, 'round', 0)
  prolong(key)
  return {'fresh'}
end

local round, answers, attempt = tonumber(ARGV[6]), ARGV[7], ARGV[8]
local kept = redis.call('HMGET', key, 'round', 'answers', 'attempt', 'reply')
local last = tonumber(kept[1] or -1)

if operation == 'finish' then
  -- A store that has lost its memory meanwhile learns it anew.
  if last < round or last == round and kept[3] == attempt then
    remember('round', round, 'answers', answers, 'attempt', attempt)
    if not charge(CALL + #ARGV[9]) then
      -- That the answer was taken is remembered, but not what has come of it.
      redis.call('HDEL', key, 'reply')
      return {'full'}
    end
    redis.call('HSET', key, 'reply', ARGV[9])
  end
  return {'fresh'}
end

local withdrawn = 'withdrawn ' .. attempt
if operation == 'withdraw' then
  -- What was claimed is given back; what comes out of a queue later claims nothing.
  if last == round and kept[3] == attempt and not kept[4] then
    redis.call('HDEL', key, 'answers', 'attempt')
  end
  remember(withdrawn, 1)
  return {'free'}
elseif redis.call('HEXISTS', key, withdrawn) == 1 then
  return {'withdrawn'}
end

-- A round without answers is one whose claim was withdrawn.
local answered = last == round and kept[2]
if last > round or answered and answered ~= answers then
  return {'forked'}
elseif answered and kept[4] then
  return {'finished', kept[4]}
elseif operation == 'look' then
  return {answered and 'running' or 'free'}
elseif operation == 'wait' then
  return {last == round and not answered and 'free' or 'running'}
elseif answered and kept[3] ~= attempt then
  return {'running'}
elseif last < 0 and ARGV[9] == 'known' then
  return {'lost'}
elseif not charge(CALL) then
  return {'full'}
end
-- Nobody has begun it, or this very attempt has and its first response was lost.
redis.call('HDEL', key, 'reply')
remember('round', round, 'answers', answers, 'attempt', attempt)
return {'fresh'}
