// Runs before the first paint so that a dark-theme user never sees a white flash. A separate file allows the CSP
// script-src 'self'.
(function () {
  var theme = 'light';
  try {
    if (localStorage.getItem('theme') === 'dark') theme = 'dark';
  } catch {
    // Closed storage; light is the default.
  }
  document.documentElement.dataset.theme = theme;
  document.documentElement.style.colorScheme = theme;
})();
