import { expect, test } from 'vitest';
import { judge } from './rules.ts';

const foundIn = (name: string, file: string, source: string) =>
  judge([{ file, source }])
    .find(({ rule }) => rule.name === name)
    ?.findings.map(({ found }) => found);

const PIECE = 'packages/ui/src/pieces/zebra.tsx';
const SCREEN = 'apps/web/src/screens/zebra/zebra.screen.tsx';

test.each([
  'ml-2',
  '-mr-4',
  'md:hover:pl-[3px]',
  'scroll-mr-2',
  'left-0',
  '-right-1/2',
  'text-left',
  'rounded-tl-lg',
  'rounded-r',
  'border-l',
  'border-r-2',
])('the utility %s has a physical side', (word) => {
  expect(foundIn('logical directions', PIECE, `const a = 'flex ${word} ms-2';`)).toEqual([word]);
});

test.each([
  'ms-2',
  'pe-4',
  'start-0',
  'text-start',
  'rounded-s',
  'border-e',
  'border-line',
  'more-left-overs',
  'prose',
  'left',
  'right-to-left',
])('the utility %s has no physical side', (word) =>
  expect(foundIn('logical directions', PIECE, `const a = <b className="${word}" />;`)).toEqual([]),
);

test.each([
  'const a = `${label}: ${text}`;',
  "const a = `${label}, ${t('generator.notSaved')}`;",
  "const a = titles.join(', ');",
  'const a = <p>{label}: {text}</p>;',
])('the text of %s is glued from two', (source) =>
  expect(foundIn('whole texts', SCREEN, source)).toHaveLength(1),
);

test.each([
  "const a = t('common.labelled', { label, text });",
  'const a = `${width}/${height}`;',
  'const a = <p>{text}</p>;',
])('the text of %s is whole', (source) => expect(foundIn('whole texts', PIECE, source)).toEqual([]));

test('a physical side in a class is found inside a template too', () => {
  expect(foundIn('logical directions', PIECE, 'const a = `flex ${b} pr-2`;')).toEqual(['pr-2']);
});

test.each(['  margin-left: 1rem;', '  left: 0;', '  text-align: right;', '  border-top-left-radius: 2px;'])(
  'the declaration "%s" has a physical side',
  (line) => expect(foundIn('logical directions', 'packages/ui/src/styles/a.css', line)).toHaveLength(1),
);

test.each([
  '  margin-inline-start: 1rem;',
  '  inset-inline: 0;',
  '  background: linear-gradient(to left, red, blue);',
])('the declaration "%s" has no physical side', (line) =>
  expect(foundIn('logical directions', 'packages/ui/src/styles/a.css', line)).toEqual([]),
);

test.each(['<p className="flex" />', '<p className="ui:flex gap-2" />', "cva('gap-2 ui:flex')"])(
  '%s has a class that is not our own',
  (source) => expect(foundIn('classes of our own', PIECE, `const a = ${source};`)).not.toEqual([]),
);

test.each(['<p className="ui:flex ui:gap-2" />', "cva('ui:flex')", "t('gallery.like')"])(
  '%s has only classes of our own',
  (source) => expect(foundIn('classes of our own', PIECE, `const a = ${source};`)).toEqual([]),
);

test.each([
  ['between tags', '<p>Hello</p>', 'Hello'],
  ['in braces', "<p>{'Hello'}</p>", 'Hello'],
  ['in a label', '<button aria-label="Close" />', 'Close'],
  ['in braces in a label', "<img alt={'A storm'} />", 'A storm'],
  ['in another script', '<p>مرحبا</p>', 'مرحبا'],
])('literal text %s is found', (_, source, found) => {
  expect(foundIn('texts in catalogues', PIECE, `const a = ${source};`)).toEqual([found]);
});

test.each(["<p>{t('hello')}</p>", '<p>·</p>', '<img alt="" />', '<p className="ui:flex">{1}</p>'])(
  '%s contains no literal text',
  (source) => expect(foundIn('texts in catalogues', PIECE, `const a = ${source};`)).toEqual([]),
);

test('stories and tests may contain literal text', () => {
  expect(foundIn('texts in catalogues', 'packages/ui/src/a.stories.tsx', '<p>Hello</p>')).toEqual([]);
});

test.each(['#fff', '#A1B2C3', 'rgb(0 0 0)', 'oklch(0.5 0.1 20)', 'bg-white', 'text-red-500/50'])(
  '%s is a raw colour',
  (colour) => expect(foundIn('colours by meaning', PIECE, `const a = "${colour}";`)).toHaveLength(1),
);

test.each([
  '#section',
  'bg-surface',
  'text-on-media',
  'url(#paint)',
  'border-line',
  'to-accent',
  'bg-whitewash',
])('%s is no raw colour', (text) =>
  expect(foundIn('colours by meaning', PIECE, `const a = "${text}";`)).toEqual([]),
);

test.each(['ui:rounded-[9px]', 'rounded-e-[9px]', 'rounded-ss-[0.5rem]', 'hover:rounded-(--mine)'])(
  '%s is a raw radius',
  (word) => expect(foundIn('corners by size', PIECE, `const a = 'flex ${word}';`)).toEqual([word]),
);

test.each(['border-radius: 0.875rem;', 'border-start-start-radius: 4px;', 'border-radius: calc(1px + 2px);'])(
  '"%s" sets a raw radius',
  (line) => expect(foundIn('corners by size', '.storybook/a.css', `  ${line}`)).toEqual([line]),
);

test.each(['createPortal(', '<Dialog.Portal>'])('%s beside the portal of all layers is found', (part) =>
  expect(foundIn('one portal', PIECE, `  return ${part}`)).toHaveLength(1),
);

test.each(['ui:rounded-[inherit]', 'rounded-e-sm', 'rounded-full', 'rounded-(--ui-radius-sm)'])(
  '%s is no raw radius',
  (word) => expect(foundIn('corners by size', PIECE, `const a = 'flex ${word}';`)).toEqual([]),
);

test.each(['border-radius: 0;', 'border-radius: inherit;', 'border-radius: var(--ui-radius-full);'])(
  '"%s" sets no raw radius',
  (line) => expect(foundIn('corners by size', 'apps/web/src/a.css', `  ${line}`)).toEqual([]),
);

test.each([
  "localStorage.setItem('a', 'b')",
  'window.sessionStorage.a = 1',
  "document.cookie = 'a=1'",
  "await caches.open('a')",
  "indexedDB.open('a')",
])('%s stores data outside of the list', (source) => {
  expect(foundIn('storage keys in one list', SCREEN, source)).toHaveLength(1);
});

test.each(["browserStorage.set(BROWSER_KEYS.theme, 'dark')", '/i18next=/.exec(document.cookie)'])(
  '%s is allowed',
  (source) => expect(foundIn('storage keys in one list', SCREEN, source)).toEqual([]),
);

test.each(['new Intl.NumberFormat(locale)', 'at.toLocaleDateString()'])(
  '%s writes the digits of the engine',
  (source) => {
    expect(foundIn('digits of the catalogues', PIECE, source)).toHaveLength(1);
  },
);

test.each([
  "new Intl.NumberFormat(locale, { numberingSystem: 'latn' })",
  "Intl.NumberFormat.supportedLocalesOf('en')",
])('%s writes no digits of the engine', (source) => {
  expect(foundIn('digits of the catalogues', PIECE, source)).toEqual([]);
});

test.each(['ui:dark:hidden', 'dark:bg-surface', 'hover:dark:underline'])(
  '%s is a style of one theme',
  (word) => expect(foundIn('themes are colours', PIECE, `const a = 'flex ${word}';`)).toEqual([word]),
);

test.each(['.dark .zebra {', '@variant dark {', '@media (prefers-color-scheme: dark) {'])(
  '"%s" begins the styles of one theme',
  (line) => expect(foundIn('themes are colours', 'apps/web/src/app.css', line)).toHaveLength(1),
);

test.each(["'dark'", "'bg-surface dark'", "'(prefers-color-scheme: dark)'"])('%s is allowed', (text) =>
  expect(foundIn('themes are colours', PIECE, `const a = ${text};`)).toEqual([]),
);

test('a silenced check is found', () => {
  expect(
    foundIn('no suppressed checks', 'packages/domain/src/a.ts', '// @ts-ignore\nconst a = 1;'),
  ).toHaveLength(1);
});

test.each([
  'location.assign(url)',
  'window.location.replace(url)',
  'location.href = url',
  'document.location = url',
  'globalThis.location.protocol = "javascript:"',
  'const go = location.assign;',
])('%s leaves the app', (source) => {
  expect(foundIn('external navigation in one place', SCREEN, source)).toHaveLength(1);
  expect(
    foundIn('external navigation in one place', 'apps/web/src/lib/redirect-to-checkout.ts', source),
  ).toEqual([]);
});

test.each([
  'location.reload()',
  'const { origin } = location;',
  'if (location.href === url) stay();',
  'const location = useLocation();',
  'new URL(address, location.href)',
  'const at = (location) => location.key',
])('%s stays in the app', (source) =>
  expect(foundIn('external navigation in one place', SCREEN, source)).toEqual([]),
);
