-- What wrk sends, and the line that it prints for `load`.
-- Arguments: method, path, and a file whose lines are a token, a tab and a body in which {n} stands for a number.
local senders, count = {}, 0

function init(args)
  local method, path = args[1], args[2]
  for line in io.lines(args[3]) do
    local token, body = line:match("^([^\t]*)\t(.*)$")
    senders[#senders + 1] = { headers = { Authorization = "Bearer " .. token, ["Content-Type"] = "application/json" }, body = body }
  end
  if method == "GET" then
    -- One request for all: wrk makes its bytes once.
    wrk.method, wrk.path, wrk.headers["Authorization"] = method, path, senders[1].headers.Authorization
    return
  end
  function request()
    count = count + 1
    local sender = senders[count % #senders + 1]
    return wrk.format(method, path, sender.headers, (sender.body:gsub("{n}", count)))
  end
end

function done(summary, latency, _)
  local errors = summary.errors
  print(string.format(
    '{"requests":%d,"microseconds":%d,"p50":%d,"p95":%d,"p99":%d,"refused":%d,"lost":%d}',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(95), latency:percentile(99), errors.status,
    errors.connect + errors.read + errors.write + errors.timeout
  ))
end
