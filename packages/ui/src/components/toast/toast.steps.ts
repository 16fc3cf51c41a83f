import { expect, userEvent, waitFor } from 'storybook/test';

/**
 * Presses a button of a toast. Until Radix has counted its toasts, the viewport has `pointer-events: none`, and a click
 * would go through.
 */
export async function pressInToast(button: HTMLElement) {
  await waitFor(() => expect(getComputedStyle(button).pointerEvents).not.toBe('none'));
  await userEvent.click(button);
}
