-- One call's last answer is the hash KEYS[1]: round, answers, attempt, and reply once there is one.
-- ARGV: operation, milliseconds to keep it, round, answers, attempt, then 'known' or the reply.
-- A parked state is the text KEYS[1].
local key, operation, keep = KEYS[1], ARGV[1], tonumber(ARGV[2])

-- Never forgets earlier than was promised before.
local function prolong()
  redis.call('PEXPIRE', key, math.max(keep, redis.call('PTTL', key)))
end

local function remember(...)
  redis.call('HSET', key, ...)
  prolong()
end

if operation == 'park' then
  redis.call('SET', key, ARGV[3], 'PX', keep)
  return {'fresh'}
elseif operation == 'fetch' then
  return {'kept', redis.call('GET', key) or nil}
elseif operation == 'remember' then
  -- It may have waited in a queue while the call went on.
  redis.call('HSETNX', key, 'round', 0)
  prolong()
  return {'fresh'}
end

local round, answers, attempt = tonumber(ARGV[3]), ARGV[4], ARGV[5]
local kept = redis.call('HMGET', key, 'round', 'answers', 'attempt', 'reply')
local last = tonumber(kept[1] or -1)

if operation == 'finish' then
  -- A store that has lost its memory meanwhile learns it anew.
  if last < round or last == round and kept[3] == attempt then
    remember('round', round, 'answers', answers, 'attempt', attempt, 'reply', ARGV[6])
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
  return {last == round and not answered and 'free' or 'running'}
elseif answered and kept[3] ~= attempt then
  return {'running'}
elseif last < 0 and ARGV[6] == 'known' then
  return {'lost'}
end
-- Nobody has begun it, or this very attempt has and its first response was lost.
redis.call('HDEL', key, 'reply')
remember('round', round, 'answers', answers, 'attempt', attempt)
return {'fresh'}
