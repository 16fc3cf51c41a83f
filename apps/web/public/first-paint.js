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

// A page that was drawn at build time names its code here: it runs when everything is seen, or after so many
// milliseconds. Until the app takes the page over (src/start/mount.ts), what is pressed is kept for it.
{
  const PATIENCE = 2000;
  const { code } = document.currentScript?.dataset ?? {};
  if (code) {
    // The console says what does not come. What is drawn can be read all the same.
    const begin = () => import(code).catch(() => undefined);
    addEventListener('load', begin);
    setTimeout(begin, PATIENCE);

    const pressed = (window.pressedEarly = []);
    const keep = (event) => {
      const button = event.target.closest?.('button');
      if (button) pressed.push(button);
      if (button?.type === 'submit') event.preventDefault();
    };
    addEventListener('click', keep, true);
    addEventListener('take-over', () => removeEventListener('click', keep, true), { once: true });
  }
}
