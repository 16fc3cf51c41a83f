import { credentialsSchema, creationChangesSchema, generationRequestSchema } from '@product/api-client';
import { registerFormSchema } from '@product/domain';
import { expect, test } from 'vitest';
import { parseOrReject } from './http-error';
import { anImage } from './testing';

test.each([
  [
    'an unknown style',
    () => parseOrReject(generationRequestSchema, { ...anImage, style: 'baroque' }),
    'style: one of realistic, anime, cyberpunk, fantasy, sketch, 3d, vaporwave, cartoon is expected.',
  ],
  ['a login without anything', () => parseOrReject(credentialsSchema, {}), 'email: a text is expected.'],
  [
    'a login without a password',
    () => parseOrReject(credentialsSchema, { username: 'ada' }),
    'password: a text is expected.',
  ],
  ['a list as a body', () => parseOrReject(creationChangesSchema, []), 'body: an object is expected.'],
  [
    'a number instead of a boolean',
    () => parseOrReject(creationChangesSchema, { title: 'Sea', isPublic: 1 }),
    'isPublic: true or false is expected.',
  ],
  [
    'a form with a short username',
    () =>
      parseOrReject(registerFormSchema, {
        username: 'ab',
        email: 'a@b.example',
        password: 'secret1',
        confirmPassword: 'secret1',
      }),
    'Username must be at least 3 characters',
  ],
])('%s is refused with what is expected', (_, parse, sentence) => {
  expect(parse).toThrow(expect.objectContaining({ status: 400, message: sentence }));
});
