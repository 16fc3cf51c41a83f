import { expect } from 'storybook/test';

/** Expects that the page does not overflow horizontally. */
export async function expectNoOverflow() {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
}
