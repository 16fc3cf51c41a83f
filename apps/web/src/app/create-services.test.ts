// @vitest-environment happy-dom
import { endpoints, type User } from '@product/api-client';
import { saveCreationMutation } from '@product/api-client/react';
import { GENERATOR_DEFAULTS } from '@product/domain';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config';
import { sessionFilters } from '../lib/session-filters';
import { createServices } from './create-services';

test('each call is sent with the language that was chosen last, even if its texts have not loaded', async () => {
  const sent: (string | null)[] = [];
  const { api, translations } = createServices({
    config: readConfig({ VITE_API_BASE_URL: 'https://api.example' }),
    language: 'de',
    fetch: async ({ headers }) => {
      sent.push(headers.get('accept-language'));
      return new Response();
    },
  });
  await api.send(endpoints.logout);
  const changed = translations.changeLanguage('en');
  await api.send(endpoints.logout);
  await changed;
  expect(sent).toEqual(['de', 'en']);
});

const ada: User = {
  id: 1,
  username: 'ada',
  email: 'ada@example.com',
  tokens: 5,
  isAdmin: false,
  subscriptionStatus: null,
  language: null,
};
const bob: User = { ...ada, id: 2, username: 'bob' };
const RESULT = {
  request: { ...GENERATOR_DEFAULTS, prompt: 'A lighthouse' },
  result: { mediaUrl: '/1.jpg', mediaType: 'image' as const },
};

function signedIn(fetch?: typeof globalThis.fetch) {
  const services = createServices({
    config: readConfig({ VITE_API_BASE_URL: 'https://api.example' }),
    fetch,
  });
  services.api.startNewSession(ada);
  services.results.add(RESULT);
  return services;
}

test('a logout in this tab or another removes the results of the session', () => {
  for (const cause of ['call', 'elsewhere'] as const) {
    const { api, results } = signedIn();
    api.startNewSession(null, cause);
    expect(results.results()).toEqual([]);
  }
});

test('results and filters survive an expired session for the same user, and are removed for another user', () => {
  const { api, results } = signedIn();
  sessionFilters.set('mine', { query: 'the secret of ada' });
  api.startNewSession(null, 'read');
  api.startNewSession(ada);
  expect(results.results()).toHaveLength(1);
  expect(sessionFilters.size).toBe(1);
  api.startNewSession(null, 'read');
  api.startNewSession(bob);
  expect(results.results()).toEqual([]);
  expect(sessionFilters.size).toBe(0);
});

test('a save marks its result as saved without a component', async () => {
  const { api, queryClient, results } = signedIn(async () => Response.json({ id: 7 }, { status: 201 }));
  const options = saveCreationMutation(api);
  const { prompt, style, aspectRatio, quality } = RESULT.request;
  await queryClient.getMutationCache().build(queryClient, options).execute({
    userId: ada.id,
    title: 'Light',
    isPublic: false,
    prompt,
    imageUrl: '/1.jpg',
    style,
    aspectRatio,
    mediaType: 'image',
    metadata: { quality },
  });
  expect(results.results()).toMatchObject([{ saved: true }]);
});
