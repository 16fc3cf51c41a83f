import { GENERATOR_DEFAULTS } from '@product/domain';
import { expect, test } from 'vitest';
import { blockReason } from './block-reason';

const asked = { ...GENERATOR_DEFAULTS, prompt: 'a lake' };

test('a prompt of white space only is none', { tags: ['req:rules.prompt-required'] }, () => {
  expect(blockReason({ ...asked, prompt: ' \n\t ' }, true)).toBe('promptRequired');
});

test('the missing prompt is said before the missing access', () => {
  expect(blockReason({ ...asked, prompt: '', mediaType: 'video' }, false)).toBe('promptRequired');
});

test('video and 4K need access, all else does not', () => {
  expect(blockReason({ ...asked, mediaType: 'video' }, false)).toBe('video');
  expect(blockReason({ ...asked, quality: '4k' }, false)).toBe('quality4k');
  expect(blockReason({ ...asked, mediaType: 'video', quality: '4k' }, true)).toBeUndefined();
  expect(blockReason(asked, false)).toBeUndefined();
});
