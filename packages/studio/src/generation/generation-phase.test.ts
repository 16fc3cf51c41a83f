import { GENERATOR_DEFAULTS } from '@product/domain';
import { expect, test } from 'vitest';
import { toGenerationPhase } from './generation-phase';

const request = { ...GENERATOR_DEFAULTS, prompt: 'a sea' };
const variables = { request };
const data = { mediaUrl: '/sea.jpg', mediaType: 'image' } as const;
const error = new Error('no');

test('the phase is idle without a submission', { tags: ['req:generation.idle'] }, () => {
  expect(toGenerationPhase({ variables: undefined, data: undefined, error: null })).toEqual({ name: 'idle' });
  expect(toGenerationPhase({ variables: undefined, data, error })).toEqual({ name: 'idle' });
});

test('the phase is generating without a response', { tags: ['req:generation.generating'] }, () => {
  expect(toGenerationPhase({ variables, data: undefined, error: null })).toEqual({
    name: 'generating',
    request,
  });
});

test('the phase is done with a result', { tags: ['req:generation.done'] }, () => {
  expect(toGenerationPhase({ variables, data, error: null })).toEqual({
    name: 'done',
    request,
    result: data,
  });
});

test('the phase is failed with an error, and keeps the request', { tags: ['req:generation.failed'] }, () => {
  expect(toGenerationPhase({ variables, data: undefined, error })).toEqual({
    name: 'failed',
    request,
    error,
  });
});
