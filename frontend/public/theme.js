// Theme and density before the first paint, so that neither flashes nor moves. A separate file allows the CSP script-src
// 'self'. src/lib/browser/theme.ts and density.ts have the same rules.
(function () {
  var root = document.documentElement;
  var dark = matchMedia('(prefers-color-scheme: dark)');
  var mouse = matchMedia('(pointer: fine)');

  function read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      // Closed storage.
      return null;
    }
  }

  function apply() {
    var choice = read('theme');
    var theme = choice === 'dark' || (choice === 'auto' && dark.matches) ? 'dark' : 'light';
    root.dataset.theme = theme;
    root.style.colorScheme = theme;
    var density = read('density');
    if (density !== 'compact' && density !== 'comfortable') density = mouse.matches ? 'compact' : 'comfortable';
    root.dataset.density = density;
  }

  apply();
  dark.addEventListener('change', apply);
  mouse.addEventListener('change', apply);
  addEventListener('storage', apply);
})();
