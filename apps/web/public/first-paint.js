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

// Until the app takes the page over (src/start/mount.ts), what is pressed is kept for it.
{
  const pressed = (window.pressedEarly = []);
  const keep = (event) => {
    const button = event.target.closest?.('button');
    if (button) pressed.push(button);
    if (button?.type === 'submit') event.preventDefault();
  };
  addEventListener('click', keep, true);
  addEventListener('take-over', () => removeEventListener('click', keep, true), { once: true });
}

// A page that was drawn whole names its code here: it is fetched and run when all that is seen is there, or after so
// many milliseconds.
{
  const PATIENCE = 2000;
  const [entry, ...imported] = document.currentScript?.dataset.code?.split(' ') ?? [];
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    for (const href of imported) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    // The console says what does not come. What is drawn can be read all the same.
    import(entry).catch(() => undefined);
  };
  if (entry) {
    // Behind the frame that shows what has loaded.
    addEventListener('load', () => requestAnimationFrame(() => setTimeout(begin)));
    setTimeout(begin, PATIENCE);
  }
}
