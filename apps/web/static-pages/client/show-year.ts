import { MOUNT_EVENT, PRERENDERED } from '../protocol';

/** Writes the year of the user's clock into the prerendered footer, and into its translation. */
export function showYear() {
  const observer = new MutationObserver(() => {
    const year = document.querySelector(`[${PRERENDERED}] [data-ui=footer-year]:empty`);
    if (year) year.textContent = String(new Date().getFullYear());
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener(MOUNT_EVENT, () => observer.disconnect());
}
