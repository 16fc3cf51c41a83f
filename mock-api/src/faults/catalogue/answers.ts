import type { Json } from '../effect';
import { answer, change, type CatalogueFaults } from './entry';

const ok = (body: string, contentType: string) => answer(200, body, contentType);
const json = (text: string) => ok(text, 'application/json');
const set = (fields: { [field: string]: Json }) => change({ name: 'setFields', fields });

const LONG_LIST_LENGTH = 100_000;
const HTML = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
const BIDI = '\u202Egpj.exe\u202C \u200Bzero\u200Dwidth \uD800 \u2066end';
const DATES = ['1970-01-01T00:00:00Z', '2100-12-31T23:59:59Z'];

export const badAnswers = {
  F17: {
    summary: '200 with a page of HTML.',
    scope: 'calls',
    effects: [ok('<!doctype html><title>Welcome</title><h1>It works!</h1>', 'text/html')],
  },
  F18: {
    summary: '200 with JSON that ends half-way.',
    scope: 'answers',
    effects: [{ verb: 'truncate' }],
  },
  F19: {
    summary: '200 without a body, then 204.',
    scope: 'calls',
    effects: [ok('', ''), answer(204)],
  },
  F20: {
    summary: '200 with null, a number, a text, then a list around the response.',
    scope: 'calls',
    effects: [json('null'), json('7'), json('"text"'), change({ name: 'wrap' })],
  },
  F21: {
    summary: 'A field is missing: the next one with each call.',
    scope: 'answers',
    effects: [change({ name: 'dropField' })],
  },
  F22: {
    summary: 'Undocumented fields, one of them called __proto__.',
    scope: 'answers',
    effects: [
      change({
        name: 'addFields',
        fields: {
          beta: { rollout: 0.5 },
          password: 'never sent',
          ['__proto__']: { polluted: true },
          constructor: { prototype: { polluted: true } },
        },
      }),
    ],
  },
  F23: {
    summary: 'Undocumented values of style, medium and subscription.',
    scope: 'choices',
    effects: [
      set({
        style: 'gouache',
        mediaType: 'hologram',
        aspectRatio: '7:5',
        subscriptionStatus: 'paused',
        language: 'tlh',
      }),
    ],
  },
  F24: {
    summary: "Values of another type: tokens '25', isPublic 'yes'.",
    scope: 'choices',
    effects: [
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
    ],
  },
  F25: {
    summary: 'A list of 100,000 items.',
    scope: 'lists',
    effects: [change({ name: 'growList', to: LONG_LIST_LENGTH })],
  },
  F26: {
    summary: 'Every item of a list has the same id.',
    scope: 'lists',
    effects: [set({ id: 7 })],
  },
  F27: {
    summary: 'Ids are texts with slashes, spaces and other odd characters.',
    scope: 'people',
    effects: [change({ name: 'prefixIds', prefix: '../ä b?c#d%2F&=\\' })],
  },
  F28: {
    summary: 'HTML in title, prompt and username.',
    scope: 'people',
    effects: [set({ title: HTML, prompt: HTML, username: HTML })],
  },
  F29: {
    summary: 'Text with direction controls, without width, or with half a surrogate pair.',
    scope: 'people',
    effects: [set({ title: BIDI, prompt: BIDI, username: BIDI })],
  },
  F44: {
    summary: 'A clock that is wrong by decades: dates of 1970, then of 2100.',
    scope: 'answers',
    effects: DATES.map((date) =>
      change({ name: 'addFields', fields: { createdAt: date, updatedAt: date, expiresAt: date } }),
    ),
  },
} as const satisfies CatalogueFaults;
