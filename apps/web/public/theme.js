// Runs before the first paint. The rest of the theme's life is in src/theme/theme.ts.
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem('theme');
  } catch (_) {
    // No storage: the system's theme.
  }
  var dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.add(dark ? 'dark' : 'light');
})();
