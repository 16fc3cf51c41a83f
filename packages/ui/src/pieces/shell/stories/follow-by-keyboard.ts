import { expect, fn, userEvent } from 'storybook/test';

/** Comes to a link, presses Enter, and expects that it is followed. The story stays where it is. */
export async function followByKeyboard(link: HTMLElement) {
  const followed = fn((event: Event) => event.preventDefault());
  link.addEventListener('click', followed, { once: true });
  link.focus();
  await userEvent.keyboard('{Enter}');
  await expect(followed).toHaveBeenCalledOnce();
}
