// Runs before the first paint, so that a dark page doesn't flash light. Same rule as lib/theme.ts: 'light' or 'dark' if
// chosen, else the system's.
(function () {
  var choice = null;
  try {
    choice = localStorage.getItem('theme');
  } catch {
    // Storage may be blocked; then the system decides.
  }
  var dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
