import type { Json } from '../effect';
import { answer, change, entry, type CatalogueFaults } from './entry';

const ok = (body: string, contentType: string) => answer(200, body, contentType);
const json = (text: string) => ok(text, 'application/json');
const set = (fields: { [field: string]: Json }) => change({ name: 'setFields', fields });

const LONG_LIST_LENGTH = 100_000;
const HTML = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
const BIDI = '\u202Egpj.exe\u202C \u200Bzero\u200Dwidth \uD800 \u2066end';
const DATES = ['1970-01-01T00:00:00Z', '2100-12-31T23:59:59Z'];

export const badAnswers = {
  F17: entry(
    'calls',
    '200 with a page of HTML.',
    ok('<!doctype html><title>Welcome</title><h1>It works!</h1>', 'text/html'),
  ),
  F18: entry('answers', '200 with JSON that ends half-way.', { verb: 'truncate' }),
  F19: entry('calls', '200 without a body, then 204.', ok('', ''), answer(204)),
  F20: entry(
    'calls',
    '200 with null, a number, a text, then a list around the response.',
    json('null'),
    json('7'),
    json('"text"'),
    change({ name: 'wrap' }),
  ),
  F21: entry('answers', 'A field is missing: the next one with each call.', change({ name: 'dropField' })),
  F22: entry(
    'answers',
    'Undocumented fields, one of them called __proto__.',
    change({
      name: 'addFields',
      fields: {
        beta: { rollout: 0.5 },
        password: 'never sent',
        ['__proto__']: { polluted: true },
        constructor: { prototype: { polluted: true } },
      },
    }),
  ),
  F23: entry(
    'choices',
    'Undocumented values of style, medium and subscription.',
    set({
      style: 'gouache',
      mediaType: 'hologram',
      aspectRatio: '7:5',
      subscriptionStatus: 'paused',
      language: 'tlh',
    }),
  ),
  F24: entry(
    'choices',
    "Values of another type: tokens '25', isPublic 'yes'.",
    set({
      tokens: '25',
      isAdmin: 'no',
      subscriptionStatus: 1,
      language: 7,
      isPublic: 'yes',
      title: 7,
      style: null,
      mediaType: 7,
      metadata: 'hd',
    }),
  ),
  F25: entry('lists', 'A list of 100,000 items.', change({ name: 'growList', to: LONG_LIST_LENGTH })),
  F26: entry('lists', 'Every item of a list has the same id.', set({ id: 7 })),
  F27: entry(
    'people',
    'Ids are texts with slashes, spaces and other odd characters.',
    change({ name: 'prefixIds', prefix: '../ä b?c#d%2F&=\\' }),
  ),
  F28: entry(
    'people',
    'HTML in title, prompt and username.',
    set({ title: HTML, prompt: HTML, username: HTML }),
  ),
  F29: entry(
    'people',
    'Text with direction controls, without width, or with half a surrogate pair.',
    set({ title: BIDI, prompt: BIDI, username: BIDI }),
  ),
  F44: entry(
    'answers',
    'A clock that is wrong by decades: dates of 1970, then of 2100.',
    ...DATES.map((date) =>
      change({ name: 'addFields', fields: { createdAt: date, updatedAt: date, expiresAt: date } }),
    ),
  ),
} as const satisfies CatalogueFaults;
