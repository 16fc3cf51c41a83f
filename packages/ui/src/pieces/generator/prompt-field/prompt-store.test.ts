import { expect, test, vi } from 'vitest';
import { createPromptStore } from './prompt-store';

test('a prompt is kept as it was written', () => {
  const prompt = createPromptStore(' two  spaces ');
  expect(prompt.get()).toBe(' two  spaces ');
  prompt.set('\u0000 \uD800\n');
  expect(prompt.get()).toBe('\u0000 \uD800\n');
  expect(createPromptStore().get()).toBe('');
});

test('listeners hear of changes only, and of nothing after they stopped', () => {
  const prompt = createPromptStore('a lake');
  const listener = vi.fn();
  const stop = prompt.subscribe(listener);
  prompt.set('a lake');
  expect(listener).not.toHaveBeenCalled();
  prompt.set('a lake at dusk');
  expect(listener).toHaveBeenCalledOnce();
  stop();
  prompt.set('');
  expect(listener).toHaveBeenCalledOnce();
});
