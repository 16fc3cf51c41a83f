import { GENERATOR_DEFAULTS } from '@product/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftStore, DRAFT_DELAY_MS } from './draft-store';
import { loadDraft } from './load-draft';

let stored: string | null = null;
const store = createDraftStore({
  get: () => stored,
  set: (text) => (stored = text),
  remove: () => (stored = null),
});

beforeEach(() => {
  vi.useFakeTimers();
  store.clear();
});
afterEach(() => vi.useRealTimers());

const typed = { ...GENERATOR_DEFAULTS, prompt: ' two  spaces ', style: 'sketch' } as const;

test('a draft is restored as it was typed', () => {
  store.save(typed, 7);
  expect(loadDraft(store, 7)).toEqual(typed);
});

test('a draft is not shown to another user, and is removed', () => {
  store.save(typed, 7);
  expect(loadDraft(store, 8)).toEqual(GENERATOR_DEFAULTS);
  expect(loadDraft(store, 7)).toEqual(GENERATOR_DEFAULTS);
});

test('a visitor does not get the draft of a user, who gets it back', () => {
  store.save(typed, 7);
  expect(loadDraft(store, undefined)).toEqual(GENERATOR_DEFAULTS);
  expect(loadDraft(store, 7)).toEqual(typed);
});

test("a visitor's draft is restored for the next user who signs in", () => {
  store.save({ prompt: 'a lake' });
  expect(loadDraft(store, 7)).toEqual({ ...GENERATOR_DEFAULTS, prompt: 'a lake' });
});

test("a visitor's draft is restored for a visitor, and then for the next user", () => {
  store.saveSoon(() => typed, undefined);
  store.flush();
  expect(loadDraft(store, undefined)).toEqual(typed);
  expect(loadDraft(store, 7)).toEqual(typed);
});

test.each(['', 'null', '[]', '{"prompt":7,"style":"__proto__","quality":{}}', '{broken'])(
  'an invalid draft (%s) is ignored',
  (text) => {
    stored = text;
    expect(loadDraft(store, 7)).toEqual(GENERATOR_DEFAULTS);
  },
);

test('typed text is saved after a delay, once, in its latest state', () => {
  const read = vi.fn(() => typed);
  store.saveSoon(() => ({ ...typed, prompt: 'too early' }), 7);
  store.clear();
  store.saveSoon(read, 7);
  store.saveSoon(read, 7);
  vi.advanceTimersByTime(DRAFT_DELAY_MS - 1);
  expect(read).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(loadDraft(store, 7)).toEqual(typed);
  vi.advanceTimersByTime(10 * DRAFT_DELAY_MS);
  expect(read).toHaveBeenCalledOnce();
});

test('flush runs a scheduled save at once, and does nothing without one', () => {
  store.saveSoon(() => typed, 7);
  store.flush();
  expect(loadDraft(store, 7)).toEqual(typed);
  store.save({ ...typed, prompt: 'later' }, 7);
  store.flush();
  expect(loadDraft(store, 7).prompt).toBe('later');
});

test('clearing a draft cancels its scheduled save', () => {
  store.saveSoon(() => typed, 7);
  store.clear();
  store.flush();
  vi.advanceTimersByTime(10 * DRAFT_DELAY_MS);
  expect(loadDraft(store, 7)).toEqual(GENERATOR_DEFAULTS);
});

test('a save keeps the other choices, and the prompt that it replaces', () => {
  store.saveSoon(() => typed, 7);
  store.save({ prompt: 'a harbour' }, 7);
  expect(loadDraft(store, 7)).toEqual({ ...typed, prompt: 'a harbour' });
  expect(store.replaced()).toEqual([typed.prompt]);
  store.save({ quality: 'standard' }, 7);
  expect(store.replaced()).toEqual([typed.prompt]);
  store.clear();
  expect(store.replaced()).toEqual([]);
});

test("a save by another user keeps nothing of the former user's", () => {
  store.save(typed, 7);
  store.save({ prompt: 'a harbour' }, 7);
  store.save({ prompt: 'a lake' }, 8);
  expect(loadDraft(store, 8)).toEqual({ ...GENERATOR_DEFAULTS, prompt: 'a lake' });
  expect(store.replaced()).toEqual([]);
});
