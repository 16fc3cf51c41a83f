import { expect, test } from 'vitest';
import { gateReason, GENERATOR_DEFAULTS, knownSettings } from './generator-defaults';

test(
  'the generator starts with an empty prompt, a square HD image and the cyberpunk style',
  {
    tags: [
      'req:terms.default-medium',
      'req:terms.default-quality',
      'req:terms.default-ratio',
      'req:terms.default-style',
    ],
  },
  () => {
    expect(GENERATOR_DEFAULTS, 'GENERATOR_DEFAULTS as in docs/specification.md, terms').toEqual({
      prompt: '',
      style: 'cyberpunk',
      aspectRatio: '1:1',
      quality: 'hd',
      mediaType: 'image',
    });
  },
);

test.each([
  { mediaType: 'image', quality: 'standard', reason: undefined },
  { mediaType: 'image', quality: 'hd', reason: undefined },
  { mediaType: 'image', quality: '4k', reason: 'quality4k' },
  { mediaType: 'video', quality: 'standard', reason: 'video' },
  { mediaType: 'video', quality: 'hd', reason: 'video' },
  { mediaType: 'video', quality: '4k', reason: 'video' },
] as const)(
  '$mediaType in $quality is gated by $reason without access and not gated with access',
  { tags: ['req:rules.older-trial-quality'] },
  (row) => {
    expect(gateReason(row, false)).toBe(row.reason);
    expect(gateReason(row, true)).toBeUndefined();
  },
);

test('of an unchecked object the settings with one of their values are known', () => {
  const { prompt: _, ...settings } = GENERATOR_DEFAULTS;
  expect(knownSettings(GENERATOR_DEFAULTS)).toEqual(settings);
  expect(knownSettings({ style: 'anime', quality: '8k', mediaType: 7 })).toEqual({ style: 'anime' });
});

test('the defaults need no access', { tags: ['req:rules.without-access'] }, () => {
  expect(gateReason(GENERATOR_DEFAULTS, false)).toBeUndefined();
});
