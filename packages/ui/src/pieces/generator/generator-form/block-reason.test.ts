import { GENERATOR_DEFAULTS } from '@product/domain';
import { expect, test } from 'vitest';
import { blockReason } from './block-reason';

const request = { ...GENERATOR_DEFAULTS, prompt: 'a lake' };

test('a prompt of white space only counts as empty', { tags: ['req:rules.prompt-required'] }, () => {
  expect(blockReason({ ...request, prompt: ' \n\t ' }, true)).toBe('promptRequired');
});

test('the missing prompt is reported before the missing access', () => {
  expect(blockReason({ ...request, prompt: '', mediaType: 'video' }, false)).toBe('promptRequired');
});

test('video and 4K need access, other requests do not', () => {
  expect(blockReason({ ...request, mediaType: 'video' }, false)).toBe('video');
  expect(blockReason({ ...request, quality: '4k' }, false)).toBe('quality4k');
  expect(blockReason({ ...request, mediaType: 'video', quality: '4k' }, true)).toBeUndefined();
  expect(blockReason(request, false)).toBeUndefined();
});
