import { PACK_IDS, businessModels } from '@product/domain';
import { expect, test } from 'vitest';
import { chosenPack } from './chosen-pack';

const { packs } = businessModels.tokens;

test.each(PACK_IDS)('%s is chosen by its name', (id) => {
  expect(chosenPack(packs, id).id).toBe(id);
});

test.each([
  null,
  '',
  'gold',
  'Pro',
  ' pro',
  'pro,creator',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '0',
  'javascript:alert(1)',
  '//evil.example',
  '<img src=x onerror=alert(1)>',
  '\ud83d',
  'x'.repeat(100_000),
])('%j names no pack: the Starter pack is chosen', { tags: ['req:shop.query-package'] }, (name) => {
  expect(chosenPack(packs, name).id).toBe('starter');
});

test('a pack that a business model does not sell is not chosen', () => {
  expect(chosenPack(businessModels.trial.packs, 'hobby').id).toBe('starter');
});
