// Runs before the first paint so that a dark-theme user never sees a white flash. An own file keeps the CSP at script-src 'self'.
(function () {
  var theme = 'light';
  try {
    if (localStorage.getItem('theme') === 'dark') theme = 'dark';
  } catch {
    // Storage may be closed to us; light is the default.
  }
  document.documentElement.dataset.theme = theme;
  document.documentElement.style.colorScheme = theme;
})();
