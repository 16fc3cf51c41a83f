import { expect } from 'storybook/test';

/** Nothing runs off the page at its side. */
export async function stayInside() {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
}
