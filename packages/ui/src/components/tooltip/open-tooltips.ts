/** Closes each open tooltip: one at a time is open on a page, apart from those that their host controls. */
export const openTooltips = new Set<() => void>();

export function closeOpenTooltip() {
  for (const close of openTooltips) close();
}
