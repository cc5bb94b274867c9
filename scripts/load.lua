-- Sends one request over and over, with an API token; prints a row for scripts/load.sh.
local method, count = os.getenv("METHOD"), 0
wrk.method = method
wrk.headers["Authorization"] = "Bearer " .. os.getenv("TOKEN")
wrk.headers["Content-Type"] = "application/json"

if method == "POST" then
  function request()
    count = count + 1
    local day = os.date("%Y-%m-%d")
    return wrk.format(nil, nil, nil, string.format(
      '{"kind":"expense","category":"pedagio","description":"Pedágio %d","amountCents":4250,"dueOn":"%s","paidOn":"%s"}',
      count, day, day))
  end
end

function done(summary, latency)
  local errors = summary.errors
  print(string.format("%.0f | %.1f | %d", summary.requests / summary.duration * 1e6, latency:percentile(95) / 1000,
    errors.status + errors.connect + errors.read + errors.write + errors.timeout))
end
