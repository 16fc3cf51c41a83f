/** Writes the year of the user's clock into the prerendered footer, as soon as it is parsed. */
export function showYear() {
  const arrivals = new MutationObserver(() => {
    const place = document.querySelector('[data-drawn] [data-slot=footer-year]');
    if (!place) return;
    arrivals.disconnect();
    place.textContent = String(new Date().getFullYear());
  });
  arrivals.observe(document, { childList: true, subtree: true });
  // A page without a footer at this point has none.
  addEventListener('DOMContentLoaded', () => arrivals.disconnect());
}
