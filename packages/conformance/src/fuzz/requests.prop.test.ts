import { endpoints, type AnyEndpoint } from '@product/api-client';
import { clientAnswering } from '@product/api-client/testing';
import {
  ASPECT_RATIOS,
  BILLING_INTERVALS,
  LANGUAGES,
  MEDIA_TYPES,
  PACK_IDS,
  PLAN_IDS,
  QUALITIES,
  STYLES,
} from '@product/domain';
import { hostileText } from '@product/domain/fuzz';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { hostileUrl } from './testing/urls';

const ORIGIN = 'https://api.example';

const generation = fc.record(
  {
    prompt: hostileText,
    style: fc.constantFrom(...STYLES),
    aspectRatio: fc.constantFrom(...ASPECT_RATIOS),
    quality: fc.constantFrom(...QUALITIES),
    mediaType: fc.constantFrom(...MEDIA_TYPES),
    videoDuration: fc.constant('5'),
  },
  { requiredKeys: ['prompt', 'style', 'aspectRatio', 'quality', 'mediaType'] },
);
const creation = fc.record({
  userId: fc.oneof(fc.integer(), hostileText),
  title: hostileText,
  prompt: hostileText,
  imageUrl: hostileUrl,
  style: hostileText,
  aspectRatio: hostileText,
  mediaType: hostileText,
  isPublic: fc.boolean(),
  metadata: fc.record({ quality: hostileText, videoDuration: hostileText }, { requiredKeys: ['quality'] }),
});

const BODIES: readonly [AnyEndpoint, fc.Arbitrary<object>][] = [
  [
    endpoints.login,
    fc.oneof(
      fc.record({ email: hostileText, password: hostileText }),
      fc.record({ username: hostileText, password: hostileText }),
    ),
  ],
  [
    endpoints.register,
    fc.record({
      username: hostileText,
      email: hostileText,
      password: hostileText,
      confirmPassword: hostileText,
    }),
  ],
  [endpoints.updateLanguage, fc.record({ language: fc.constantFrom(...LANGUAGES) })],
  [endpoints.saveCreation, creation],
  [endpoints.generate, generation],
  [endpoints.checkOutTokens, fc.record({ packageId: fc.constantFrom(...PACK_IDS) })],
  [
    endpoints.checkOutSubscription,
    fc.record({
      planId: fc.constantFrom(...PLAN_IDS),
      billingInterval: fc.constantFrom(...BILLING_INTERVALS),
    }),
  ],
];

test.each(BODIES)('$name sends its body unchanged, character by character', async (call, body) => {
  await fc.assert(
    fc.asyncProperty(body, async (sent) => {
      const { client, requests } = clientAnswering(() => new Response());
      const { result: _result, ...withoutResult } = call;
      await client.send(
        { ...withoutResult, path: call.path as '/', body: async () => z.unknown() },
        { body: sent },
      );
      const [request] = requests;
      expect(await request?.json()).toEqual(sent);
      expect(request?.headers.get('content-type')).toBe('application/json');
      expect(requests).toHaveLength(1);
    }),
  );
});

test('any id stays within its own segment of the path, or the call is not sent', async () => {
  const id = fc.oneof(hostileText, hostileUrl, fc.integer(), fc.double());
  await fc.assert(
    fc.asyncProperty(id, async (id) => {
      const { client, requests } = clientAnswering(() => new Response());
      const error: unknown = await client
        .send(endpoints.deleteCreation, { params: { id } })
        .catch((thrown: unknown) => thrown);
      const isInvalid = ['', '.', '..'].includes(String(id)) || !String(id).isWellFormed();
      expect(error instanceof TypeError).toBe(isInvalid);
      expect(requests).toHaveLength(isInvalid ? 0 : 1);
      for (const request of requests) {
        const { origin, pathname, search, hash } = new URL(request.url);
        const [, ...segments] = pathname.split('/');
        expect([origin, search, hash]).toEqual([ORIGIN, '', '']);
        expect(segments.map((segment) => decodeURIComponent(segment))).toEqual([
          'api',
          'creations',
          String(id),
        ]);
      }
    }),
  );
});

test('cookies are sent to the API only, for any path, or the call is not sent', async () => {
  await fc.assert(
    fc.asyncProperty(hostileUrl, async (path) => {
      const { client, requests } = clientAnswering(() => new Response());
      const call: AnyEndpoint = {
        name: 'test.call',
        method: 'GET',
        path: path.replaceAll('{', ''),
        summary: 'A call.',
      };
      const error: unknown = await client.send(call).catch((thrown: unknown) => thrown);
      expect(error instanceof TypeError).toBe(requests.length === 0);
      for (const request of requests) {
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(request.url).origin).toBe(ORIGIN);
        expect(request.credentials).toBe('include');
      }
    }),
  );
});
