import { expect, test } from 'vitest';
import { formatted } from '../formatted.ts';
import { ROOT } from '../processes.mjs';
import { folders } from '../ui-package/entries.ts';
import { make } from './kinds.ts';
import { keysOf } from './syntax.ts';
import { catalogueOf, UNTRANSLATED } from './texts.ts';
import { openTree, type Tree } from './tree.ts';

/** Makes something of this checkout, without writing it. */
async function made(...args: string[]) {
  const tree = openTree(ROOT);
  const { next } = await make(tree, args);
  return { tree, next, files: [...tree.changes.keys()] };
}

const OTHERS = openTree(ROOT)
  .list('apps/web/src/i18n/locales')
  .filter((language) => language !== 'en');
const jsonOf = (tree: Tree, file: string) => JSON.parse(tree.read(file));

test.each([
  ['component', 'probe-of-new'],
  ...folders('src/pieces').map((group) => ['piece', `${group}/probe-of-new`]),
  ['screen', 'probe-of-new'],
  ['endpoint', 'checkout/probe-of-new'],
  ['endpoint', 'creations/probe-of-new'],
  ['endpoint', 'generation/probe-of-new'],
  ['endpoint', 'session/probe-of-new'],
  ['scenario', 'probe-of-new'],
  ['fault', 'probe-of-new'],
  ['language', 'sl'],
])('each file of a %s, %s, can be parsed, and the next steps name existing files', async (...args) => {
  const { tree, next } = await made(...args);
  for (const [file, text] of tree.changes) await expect(formatted(file, text)).resolves.toBeTruthy();
  const named = next.flatMap((step) => step.match(/\.?\b[\w-]+\/[\w./-]+\.(?:tsx?|json|md)\b/g) ?? []);
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter((file) => !tree.has(file))).toEqual([]);
  // What a changeset announces is also in the reports of the API.
  const isPublished = [...tree.changes.keys()].some((file) => file.startsWith('.changeset/'));
  expect(next.some((step) => step.includes('npm run api'))).toBe(isPublished);
});

test('a component has an entry, an export, a conformance case and a changeset', async () => {
  const { tree, files } = await made('component', 'probe-of-new');
  expect(files).toContain('packages/ui/src/components/probe-of-new/probe-of-new.stories.tsx');
  expect(tree.read('packages/ui/src/components/index.ts')).toContain("export * from './probe-of-new';");
  expect(tree.read('packages/ui/src/conformance/cases/components/display.tsx')).toContain(
    'ProbeOfNew: (root) => <ProbeOfNew {...root} />',
  );
  const { exports, publishConfig } = jsonOf(tree, 'packages/ui/package.json');
  expect(exports['./probe-of-new']).toBe('./src/components/probe-of-new/index.ts');
  expect(publishConfig.exports['./probe-of-new'].default).toBe('./dist/components/probe-of-new/index.js');
  expect(tree.read('.changeset/new-probe-of-new.md')).toContain("'@product/ui': minor");
});

test('a piece has its text in every language, listed as untranslated in all but English', async () => {
  const { tree } = await made('piece', 'shell/probe-of-new');
  for (const language of ['en', ...OTHERS])
    expect(jsonOf(tree, catalogueOf(language, 'ui')).shell.probeOfNew).toBe('Probe of new');
  expect(tree.read('packages/ui/src/locales/english/shell.ts')).toContain("probeOfNew: 'Probe of new'");
  const listed: Record<string, string[]> = jsonOf(tree, UNTRANSLATED);
  for (const language of OTHERS) expect(listed[language]).toContain('ui: shell.probeOfNew');
  expect(listed['en']).toBeUndefined();
});

test('a screen has its route before the last one, texts, a requirement with evidence, and its journeys', async () => {
  const { tree } = await made('screen', 'probe-of-new');
  const routes = tree.read('apps/web/src/app/routes.ts');
  expect(routes.indexOf('paths.probeOfNew')).toBeGreaterThan(0);
  expect(routes.indexOf('paths.probeOfNew')).toBeLessThan(routes.indexOf("path: '*'"));
  expect(jsonOf(tree, catalogueOf('zh', 'probe-of-new')).heading).toBe('Probe of new');
  expect(jsonOf(tree, UNTRANSLATED).zh).toContain('probe-of-new: *');
  expect(tree.read('docs/specification.md')).toMatch(
    /\n- `routes\.[\w-]+` .*\n- `routes\.route-probe-of-new` .*\n\n###/,
  );
  expect(tree.read('apps/web/src/screens/probe-of-new/probe-of-new.screen.stories.tsx')).toContain(
    'req:routes.route-probe-of-new',
  );
  expect(tree.read('apps/web/e2e/http/accessibility.spec.ts')).toContain("'/probe-of-new'");
  expect(tree.read('apps/web/src/core/paths.ts')).not.toContain("[paths.probeOfNew]: 'users'");
});

test('a screen for users is guarded', async () => {
  const tree = openTree(ROOT);
  await make(tree, ['screen', 'probe-of-new'], 'users');
  expect(tree.read('apps/web/src/core/paths.ts')).toContain("[paths.probeOfNew]: 'users'");
  expect(tree.read('apps/web/src/screens/probe-of-new/probe-of-new.screen.stories.tsx')).toContain(
    'SignedOut',
  );
});

test('a scenario is in the list, and has a test', async () => {
  const { tree, files } = await made('scenario', 'probe-of-new');
  expect(keysOf(tree.read('mock-api/src/scenarios.ts'), 'scenarios').at(-1)).toBe('probeOfNew');
  expect(files).toContain('mock-api/src/scenario-probe-of-new.test.ts');
});

test('a fault has the next number, an expected outcome and a row in the guide', async () => {
  const tree = openTree(ROOT);
  await make(tree, ['fault', 'probe-of-new']);
  await make(tree, ['fault', 'probe-of-ink']);
  const ids = keysOf(tree.read('apps/web/src/testing/fault-matrix/expected-outcome.ts'), 'RULES');
  const numbers = ids.slice(-3).map((id) => Number(id.slice(1)));
  expect(numbers).toEqual([numbers[0]!, numbers[0]! + 1, numbers[0]! + 2]);
  expect(tree.read('docs/guides/break-things.md')).toContain(
    `| ${ids.at(-1)} | Probe of ink: 503 with a message. | every call | |`,
  );
});

test('an endpoint is in the client, the contract, the mock, the matrix of faults and the second back end', async () => {
  const { tree, files } = await made('endpoint', 'creations/probe-of-new');
  const entered = [
    ['packages/api-client/src/react/keys.ts', 'keys', 'probeOfNew'],
    ['packages/api-client/src/contract/refusals.ts', 'REFUSALS', 'creations.probeOfNew'],
    ['packages/api-client/src/contract/examples.ts', 'EXAMPLES', 'creations.probeOfNew'],
    ['packages/api-client/src/conformance/samples.ts', 'SAMPLE_BODIES', 'creations.probeOfNew'],
    ['mock-api/src/faults/scopes.ts', 'ANSWERS', 'creations.probeOfNew'],
    ['apps/web/src/testing/fault-matrix/controls.ts', 'openers', 'creations.probeOfNew'],
  ] as const;
  for (const [file, variable, key] of entered) expect(keysOf(tree.read(file), variable)).toContain(key);
  expect(files).toContain('mock-api/src/routes/probe-of-new.test.ts');
  expect(files).toContain('packages/api-client/src/react/probe-of-new.queries.test.ts');
  expect(tree.read('mock-api/src/routes/index.ts')).toContain('probeOfNewRoute,');
  expect(tree.read('tests/back-end/server.ts')).toContain('serveProbeOfNew(app, sessions);');
});

test('a language has all catalogues, with its own plural forms, listed as untranslated', async () => {
  const { tree, files } = await made('language', 'sl');
  const { vocabulary } = jsonOf(tree, catalogueOf('sl', 'ui'));
  const forms = Object.keys(vocabulary).filter((key) => key.startsWith('tokens_'));
  expect(forms.toSorted()).toEqual(['tokens_few', 'tokens_one', 'tokens_other', 'tokens_two']);
  expect(vocabulary.tokens_few).toBe(vocabulary.tokens_other);
  expect(jsonOf(tree, catalogueOf('sl', 'landing'))).toEqual(jsonOf(tree, catalogueOf('en', 'landing')));
  expect(jsonOf(tree, UNTRANSLATED).sl).toEqual(expect.arrayContaining(['ui: *', 'landing: *', 'common: *']));
  expect(tree.read('docs/specification.md')).toMatch(/`product\.languages` \d+ languages: en, .*, sl\.\n/);
  expect(files).toContain('packages/api-client/openapi.json');
});

test.each([
  [[], 'Usage: npm run new'],
  [['component'], 'Usage: npm run new'],
  [['widget', 'probe-of-new'], 'There is no kind "widget".'],
  [['component', 'ProbeOfNew'], '"ProbeOfNew" is no name'],
  [['component', 'shell/probe-of-new'], 'A component has no group'],
  [['component', 'kbd'], 'There is packages/ui/src/components/kbd already'],
  [['component', 'header'], 'The library has an entry "header" already'],
  [['component', 'bidi-text'], 'The library exports BidiText already'],
  [['piece', 'probe-of-new'], 'A piece has a group: write account/…, billing/…'],
  [['piece', 'components/probe-of-new'], 'A piece has a group'],
  [['piece', 'shell/footer'], 'There is packages/ui/src/pieces/shell/footer already'],
  [['piece', 'gallery/loading'], 'The library has a text "gallery.loading" already'],
  [['screen', 'gallery'], 'There is apps/web/src/screens/gallery already'],
  [['screen', 'home'], 'apps/web/src/core/paths.ts has a path home already'],
  [['screen', 'outcomes'], 'There is apps/web/src/i18n/locales/en/outcomes.json already'],
  [['screen', 'about'], '/about is a destination of menus and footers'],
  [['screen', 'assets'], '/assets is a path of the host'],
  [['endpoint', 'list'], 'An endpoint has a group: write checkout/…, creations/…'],
  [['endpoint', 'creations/gallery'], 'There is an endpoint creations.gallery already'],
  [
    ['endpoint', 'session/creation'],
    'The client has Creation in packages/api-client/src/creations/creation.schema.ts',
  ],
  [['endpoint', 'session/use-of-tokens'], 'useOfTokensQuery is no hook'],
  [['endpoint', 'session/api-error'], 'The client has ApiError in packages/api-client/src/index.ts already'],
  [['endpoint', 'session/creations'], 'There is an endpoint at /api/creations already'],
  [['scenario', 'out-of-tokens'], 'There is a scenario outOfTokens already'],
  [['language', 'europe/sl'], 'A language has no group'],
  [['language', 'de'], 'The product speaks German (de) already.'],
  [['language', 'qqq'], '"qqq" is no language'],
])('%j is refused with a reason, and changes nothing', async (args, reason) => {
  const tree = openTree(ROOT);
  await expect(make(tree, args)).rejects.toThrow(reason);
  expect(tree.changes.size).toBe(0);
});

test.each([
  ['component', 'meta', 'packages/ui/src/components/meta/meta.stories.tsx would declare Meta twice'],
  ['piece', 'shell/story', 'story.stories.tsx would declare Story twice'],
  ['component', 'component', 'component.tsx would declare ComponentProps twice'],
  [
    'component',
    'cases',
    'packages/ui/src/conformance/cases/components/display.tsx would declare Cases twice',
  ],
])('a %s whose files would not compile is refused: %s', async (kind, path, reason) => {
  await expect(make(openTree(ROOT), [kind, path])).rejects.toThrow(reason);
});

test('only a screen has an audience', async () => {
  const tree = openTree(ROOT);
  await expect(make(tree, ['piece', 'shell/probe-of-new'], 'users')).rejects.toThrow('--for is for screens');
  await expect(make(tree, ['screen', 'probe-of-new'], 'admins')).rejects.toThrow('"admins" is no audience');
});

test('a fault with the name of another is refused', async () => {
  const tree = openTree(ROOT);
  await make(tree, ['fault', 'probe-of-new']);
  await expect(make(tree, ['fault', 'probe-of-new'])).rejects.toThrow('a fault "Probe of new" already');
});
