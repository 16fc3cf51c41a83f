/** Resolves when the page is parsed, before module scripts of its HTML run. `DOMContentLoaded` fires after them. */
export const parsed = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'loading')
      document.addEventListener('readystatechange', resolve, { once: true });
    else resolve(undefined);
  });
