import { GENERATOR_DEFAULTS } from '@product/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearDraft, DRAFT_DELAY_MS, flushDraft, saveDraft, saveDraftSoon } from './draft';
import { loadDraft } from './load-draft';
import { tabStorage } from './safe-storage';

beforeEach(() => {
  vi.useFakeTimers();
  clearDraft();
});
afterEach(() => vi.useRealTimers());

const typed = { ...GENERATOR_DEFAULTS, prompt: ' two  spaces ', style: 'sketch' } as const;

test('a draft is restored as it was typed', () => {
  saveDraft(typed, 7);
  expect(loadDraft(7)).toEqual(typed);
});

test('a draft is not shown to another user, and is removed', () => {
  saveDraft(typed, 7);
  expect(loadDraft(8)).toEqual(GENERATOR_DEFAULTS);
  expect(loadDraft(7)).toEqual(GENERATOR_DEFAULTS);
});

test("a visitor's draft belongs to the next user who signs in", () => {
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

test('typed text is saved after a delay, once, in its latest state', () => {
  const read = vi.fn(() => typed);
  saveDraftSoon(() => ({ ...typed, prompt: 'too early' }), 7);
  clearDraft();
  saveDraftSoon(read, 7);
  saveDraftSoon(read, 7);
  vi.advanceTimersByTime(DRAFT_DELAY_MS - 1);
  expect(read).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(loadDraft(7)).toEqual(typed);
  vi.advanceTimersByTime(10 * DRAFT_DELAY_MS);
  expect(read).toHaveBeenCalledOnce();
});

test('a scheduled save happens at once when the page is hidden, and only then', () => {
  saveDraftSoon(() => typed, 7);
  flushDraft();
  expect(loadDraft(7)).toEqual(typed);
  saveDraft({ ...typed, prompt: 'later' }, 7);
  flushDraft();
  expect(loadDraft(7).prompt).toBe('later');
});

test('clearing a draft cancels its scheduled save', () => {
  saveDraftSoon(() => typed, 7);
  clearDraft();
  flushDraft();
  vi.advanceTimersByTime(10 * DRAFT_DELAY_MS);
  expect(loadDraft(7)).toEqual(GENERATOR_DEFAULTS);
});
