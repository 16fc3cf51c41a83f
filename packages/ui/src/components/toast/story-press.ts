import { expect, userEvent, waitFor } from 'storybook/test';

/** Presses a button of a toast. Until Radix has counted the toasts, a moment after they are there, a press goes through. */
export async function pressInToast(button: HTMLElement) {
  await waitFor(() => expect(getComputedStyle(button).pointerEvents).not.toBe('none'));
  await userEvent.click(button);
}
