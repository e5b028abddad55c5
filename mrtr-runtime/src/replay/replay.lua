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

if last > round or last == round and kept[2] ~= answers then
  return {'forked'}
elseif last == round and kept[4] then
  return {'finished', kept[4]}
elseif operation == 'look' or last == round and kept[3] ~= attempt then
  return {'running'}
elseif last < 0 and ARGV[6] == 'known' then
  return {'lost'}
end
-- Nobody has begun it, or this very attempt has and its first response was lost.
redis.call('HDEL', key, 'reply')
remember('round', round, 'answers', answers, 'attempt', attempt)
return {'fresh'}
