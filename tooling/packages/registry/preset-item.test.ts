import { registryItemSchema } from 'shadcn/schema';
import { expect, test } from 'vitest';
import { presetItem } from './preset-item.ts';

test('the shadcn command accepts a preset, and writes it beside the copies of the library', () => {
  const item = registryItemSchema.parse(presetItem('preset', ':root { --ui-brand: #00797a; }'));
  expect(item.registryDependencies).toEqual(['@product/base']);
  expect(item.files?.map(({ target }) => target)).toEqual(['src/product-ui/brand.css']);
});
