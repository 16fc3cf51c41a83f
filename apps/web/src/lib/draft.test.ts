import { GENERATOR_DEFAULTS } from '@product/domain';
import { beforeEach, expect, test } from 'vitest';
import { clearDraft, loadDraft, saveDraft } from './draft';
import { tabStorage } from './safe-storage';

beforeEach(clearDraft);

const typed = { ...GENERATOR_DEFAULTS, prompt: ' two  spaces ', style: 'sketch' } as const;

test('a draft comes back as it was typed', () => {
  saveDraft(typed, 7);
  expect(loadDraft(7)).toEqual(typed);
});

test('a draft is not shown to another person, and is gone after that', () => {
  saveDraft(typed, 7);
  expect(loadDraft(8)).toEqual(GENERATOR_DEFAULTS);
  expect(loadDraft(7)).toEqual(GENERATOR_DEFAULTS);
});

test("a visitor's draft belongs to whoever signs in next", () => {
  saveDraft({ prompt: 'a lake' });
  expect(loadDraft(7)).toEqual({ ...GENERATOR_DEFAULTS, prompt: 'a lake' });
});

test.each(['', 'null', '[]', '{"prompt":7,"style":"__proto__","quality":{}}', '{broken'])(
  'a spoilt draft (%s) reads as none',
  (stored) => {
    tabStorage.set('draft', stored);
    expect(loadDraft(7)).toEqual(GENERATOR_DEFAULTS);
  },
);
