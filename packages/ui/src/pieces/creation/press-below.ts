import type { MouseEvent } from 'react';

/**
 * Presses the button that lies below a picture. The picture lies above it, so that the browser's menu has its entries;
 * the keyboard and assistive technology use the button.
 */
export function pressBelow({ target, currentTarget }: MouseEvent): void {
  if (!(target as Element).matches('img, video')) return;
  const button =
    currentTarget.querySelector<HTMLElement>(':scope > [data-below]') ??
    currentTarget.parentElement?.querySelector<HTMLElement>(':scope > [data-below]');
  // A view that opens returns the focus to it.
  button?.focus({ preventScroll: true });
  button?.click();
}
