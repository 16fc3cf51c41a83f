import { expect } from 'storybook/test';

export async function expectValues(page: HTMLElement, count: number) {
  const values = [...page.querySelectorAll('[data-value]')];
  await expect(values).toHaveLength(count);
  for (const value of values) await expect(value).not.toBeEmptyDOMElement();
}
