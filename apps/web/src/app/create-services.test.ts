// @vitest-environment happy-dom
import { endpoints } from '@product/api-client';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config';
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
  const spoken = translations.speak('en');
  await api.send(endpoints.logout);
  await spoken;
  expect(sent).toEqual(['de', 'en']);
});
