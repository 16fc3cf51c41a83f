import { expect, fn, userEvent } from 'storybook/test';

/** Focuses a link, presses Enter and expects a click. The navigation is prevented. */
export async function followByKeyboard(link: HTMLElement) {
  const followed = fn((event: Event) => event.preventDefault());
  link.addEventListener('click', followed, { once: true });
  link.focus();
  await userEvent.keyboard('{Enter}');
  await expect(followed).toHaveBeenCalledOnce();
}
