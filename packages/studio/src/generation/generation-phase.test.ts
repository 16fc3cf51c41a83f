import { GENERATOR_DEFAULTS } from '@product/domain';
import { expect, test } from 'vitest';
import { toGenerationPhase } from './generation-phase';

const request = { ...GENERATOR_DEFAULTS, prompt: 'a sea' };
const variables = { request };
const data = { mediaUrl: '/sea.jpg', mediaType: 'image' } as const;
const error = new Error('no');

test('nothing was submitted: it is idle', { tags: ['req:generation.idle'] }, () => {
  expect(toGenerationPhase({ variables: undefined, data: undefined, error: null })).toEqual({ name: 'idle' });
  expect(toGenerationPhase({ variables: undefined, data, error })).toEqual({ name: 'idle' });
});

test('without an answer it is generating', { tags: ['req:generation.generating'] }, () => {
  expect(toGenerationPhase({ variables, data: undefined, error: null })).toEqual({
    name: 'generating',
    request,
  });
});

test('with a result it is done', { tags: ['req:generation.done'] }, () => {
  expect(toGenerationPhase({ variables, data, error: null })).toEqual({
    name: 'done',
    request,
    result: data,
  });
});

test('with an error it has failed, and keeps the request', { tags: ['req:generation.failed'] }, () => {
  expect(toGenerationPhase({ variables, data: undefined, error })).toEqual({
    name: 'failed',
    request,
    error,
  });
});
