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

// Until the app takes a drawn page over (src/start/mount.ts), what is pressed in it is kept.
{
  const pressed = (window.pressedEarly = []);
  const keep = (event) => {
    const button = event.target.closest?.('[data-drawn] button');
    if (!button) return;
    // By keyboard there is a click alone. What opens a menu is the pointer that goes down.
    if (event.type === 'click' && event.detail === 0) pressed.push([button, 'pointerdown']);
    pressed.push([button, event.type]);
    if (event.type === 'click' && button.type === 'submit') event.preventDefault();
  };
  const kinds = ['pointerdown', 'click'];
  for (const kind of kinds) addEventListener(kind, keep, true);
  const forget = () => kinds.forEach((kind) => removeEventListener(kind, keep, true));
  addEventListener('take-over', forget, { once: true });
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
