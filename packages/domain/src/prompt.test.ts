import { expect, test } from 'vitest';
import { PROMPT_MAX_LENGTH, promptExcess, promptLength } from './prompt';

test('a prompt is counted in code points', () => {
  expect(promptLength('a lake 🌙')).toBe(8);
  expect(promptExcess('🌙'.repeat(PROMPT_MAX_LENGTH))).toBe(0);
  expect(promptExcess(`${'🌙'.repeat(PROMPT_MAX_LENGTH)}ab`)).toBe(2);
  expect(promptExcess('')).toBe(0);
});
