// Runs before the first paint. The rest of the theme's life is in src/theme/theme.ts.
{
  let stored = null;
  try {
    stored = localStorage.getItem('theme');
  } catch {
    // No storage: the system's theme.
  }
  const dark =
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.add(dark ? 'dark' : 'light');
}
