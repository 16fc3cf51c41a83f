import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@tooling/gate/processes.mjs';
import { expect, test } from 'vitest';
import { compareDocuments, DOCUMENT } from './document.ts';
import { findUnannounced, type Size } from './rule.ts';

type Fields = Record<string, unknown>;
type Path = readonly string[];

const published = JSON.parse(readFileSync(join(ROOT, 'packages/api-client', DOCUMENT), 'utf8'));

const GONE = Symbol('gone');

const read = (document: unknown, path: Path) =>
  path.reduce<unknown>((at, key) => (at as Fields)[key], document);

/** What has changed when a value of the published document is replaced or deleted. */
function changesOf(path: Path, value: unknown) {
  const edited = structuredClone(published);
  const parent = read(edited, path.slice(0, -1)) as Fields;
  const key = path.at(-1)!;
  if (value === GONE) delete parent[key];
  else parent[key] = value;
  return compareDocuments(published, edited);
}

const field = (schema: string, name: string) => ['components', 'schemas', schema, 'properties', name];
const USERNAME = field('Registration', 'username');
const USER = ['components', 'schemas', 'User'];
const REQUIRED = [...USER, 'required'];
const REGISTRATION = ['components', 'schemas', 'Registration'];
const NUMBER = { type: 'number' };
const SCHEMA = ['content', 'application/json', 'schema'];
const WORDS = [...field('GenerationRequest', 'style'), 'enum'];
const SIGNED_IN = ['paths', '/api/login', 'post', 'responses', '2XX'];
const GALLERY = ['paths', '/api/gallery'];
const listed = (path: Path) => read(published, path) as unknown[];

/** A schema with one more field, which is required. */
function older(path: Path) {
  const schema = read(published, path) as { properties: Fields; required: string[] };
  return {
    ...schema,
    properties: { ...schema.properties, age: NUMBER },
    required: [...schema.required, 'age'],
  };
}
const OLDER_USER = older(USER);
const OLDER_REGISTRATION = older(REGISTRATION);

test.each<[string, Path, unknown]>([
  ['nothing', ['openapi'], published.openapi],
  ['a description', ['paths', '/api/login', 'post', 'description'], 'Signs in.'],
  ['a rule in words', ['info', 'description'], ''],
  ['an example', [...SIGNED_IN, 'content', 'application/json', 'example'], GONE],
  ['a link', [...SIGNED_IN, 'links'], GONE],
])('%s may change without a changeset', (_, path, value) => {
  expect(changesOf(path, value)).toEqual({ added: [], removed: [], changed: [] });
});

test.each<[string, Path, unknown, string]>([
  ['an optional field of a request', field('GenerationRequest', 'seed'), NUMBER, 'GenerationRequest.seed'],
  ['an optional field of an answer', field('User', 'age'), NUMBER, 'User.age'],
])('%s breaks nobody', (_, path, value, name) => {
  expect(changesOf(path, value)).toEqual({ added: [`openapi.json ${name}`], removed: [], changed: [] });
});

test.each<[string, Path, unknown, string]>([
  ['a lower limit of what is sent', [...USERNAME, 'maxLength'], 20, 'Registration.username.maxLength'],
  ['a higher one', [...USERNAME, 'maxLength'], 40, 'Registration.username.maxLength'],
  ['a pattern', [...USERNAME, 'pattern'], '^\\w*$', 'Registration.username.pattern'],
  ['a further word', WORDS, [...listed(WORDS), 'oil'], 'GenerationRequest.style.enum.oil'],
  ['a word that is gone', WORDS, listed(WORDS).slice(0, -1), 'GenerationRequest.style.enum.cartoon'],
  [
    'a field that an answer need not have',
    REQUIRED,
    listed(REQUIRED).slice(0, -1),
    '/api/user.get.responses.2xx.required.language',
  ],
  ['a field that an answer must have', USER, OLDER_USER, 'User.required.age'],
  ['a field that a request must have', REGISTRATION, OLDER_REGISTRATION, 'Registration.required.age'],
  ['a field of another type', [...field('User', 'tokens'), 'type'], 'string', 'User.tokens.type'],
  ['an answer without a body', [...SIGNED_IN, 'content'], GONE, '/api/login.post.responses.2xx'],
  [
    'another answer',
    [...SIGNED_IN, ...SCHEMA],
    { $ref: '#/components/schemas/Creation' },
    '/api/login.post.responses.2xx.title',
  ],
  ['a call that is gone', GALLERY, GONE, '/api/gallery.get'],
  ['a new call', ['paths', '/api/likes'], read(published, GALLERY), '/api/likes.get'],
  [
    'a further refusal',
    [...GALLERY, 'get', 'responses', '401'],
    { description: 'Signed out.' },
    '/api/gallery.get.responses.401',
  ],
  [
    'a session that a call needs',
    [...GALLERY, 'get', 'security'],
    [{ session: [] }],
    '/api/gallery.get.security.0',
  ],
])('%s breaks somebody, and needs a changeset of its size', (_, path, value, name) => {
  const changes = changesOf(path, value);
  expect(changes.changed).toContain(`openapi.json ${name}`);
  const reported = (version: string, announced: Size) =>
    findUnannounced('@product/api-client', version, changes, announced);
  expect(reported('1.2.0', 'minor')).toEqual([expect.stringContaining('needs a major')]);
  expect(reported('1.2.0', 'major')).toEqual([]);
  expect(reported('0.2.0', 'patch')).toEqual([expect.stringContaining('needs a minor')]);
  expect(reported('0.2.0', 'minor')).toEqual([]);
});
