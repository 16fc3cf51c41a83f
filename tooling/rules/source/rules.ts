import { findBareText } from './bare-text.ts';
import { readTexts } from './texts.ts';

interface Source {
  file: string;
  source: string;
}
interface Finding {
  line: number;
  found: string;
}
interface Rule {
  name: string;
  message: string;
  concerns: (file: string) => boolean;
  find: (source: Source) => Finding[];
}

const isTest = (file: string) =>
  /\.(test|stories)\.tsx?$|\/story-[^/]*$|\/(?:testing|conformance)\/|\/e2e\//.test(file);
const isScreenSource = (file: string) => /^(packages\/ui\/src|apps\/web\/(src|static-pages))\//.test(file);
const isCss = (file: string) => file.endsWith('.css');

const SIDE = '(?:left|right)';
const PHYSICAL_UTILITY = new RegExp(
  `^(?:[^\\s"']+:)*-?(?:(?:scroll-)?[mp][lr]-[\\w[(]|${SIDE}-(?!to-)[\\w[(]|(?:text|float|clear)-${SIDE}$|border-[lr](?:-|$)|rounded-(?:[lr]|[tb][lr])(?:-|$)|inset-[lr]-)`,
);
const PHYSICAL_PROPERTY = new RegExp(
  `^\\s*((?:margin|padding|border|scroll-margin|scroll-padding)-${SIDE}[\\w-]*|border-(?:top|bottom)-${SIDE}-radius|${SIDE})\\s*:|(?:text-align|float|clear)\\s*:\\s*${SIDE}\\b`,
);
const PALETTE =
  'black|white|slate|gray|zinc|neutral|stone|mauve|olive|mist|taupe|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose';
const RAW_COLOUR = new RegExp(
  `#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b|\\b(?:oklch|oklab|lch|lab|rgba?|hsla?|hwb)\\(|(?:^|[\\s:"'])(?:bg|text|border|ring|outline|fill|stroke|from|via|to|shadow|accent|caret|decoration|divide|placeholder)-(?:${PALETTE})(?:-\\d+)?(?:/\\d+)?(?=$|[\\s"'])`,
  'i',
);
const RAW_RADIUS_UTILITY = /^(?:[^\s"']+:)*rounded(?:-[a-z]{1,2})?-[[(](?!inherit]|--ui-radius-)/;
const RAW_RADIUS_PROPERTY =
  /\bborder(?:-(?:start|end|top|bottom)-(?:start|end|left|right))?-radius\s*:(?!\s*(?:0|inherit|var\(--ui-radius-[\w-]+\))\s*;).+/;
const STORAGE =
  /\b(?:localStorage|sessionStorage|indexedDB|cookieStore)\b|\bcaches\.|\bdocument\.cookie\s*=(?!=)|\bcreateSafeStorage\(/;
/** The storage itself, what renames the keys of earlier versions, and what follows a language cookie of the host. */
const MAY_STORE =
  /^apps\/web\/(?:src\/lib\/safe-storage|static-pages\/client\/take-over-stored|src\/i18n\/language-cookie)\.ts$/;
const OWN_DIGITS =
  /\bIntl\.(?:NumberFormat|DateTimeFormat|RelativeTimeFormat|DurationFormat)\b(?!\.supportedLocalesOf)|\.toLocale(?:Date|Time)?String\(/;
const NAVIGATION =
  /\blocation\.(?:assign|replace)\b|\blocation\.(?:href|host|hostname|port|protocol)\s*=(?!=)|(?:\b(?:window|document|globalThis|self|top|parent)\.|^\s*)location\s*=(?!=)/;
/** The one file that navigates away from the app, and the mock's panel, which production does not include. */
const MAY_NAVIGATE = /^apps\/web\/src\/(?:lib\/redirect-to-checkout\.ts$|mock\/panel\/)/;
const THEME_UTILITY = /^(?:[^\s"']+:)*(?:dark|light):/;
/** Two values of a template, or of a list, with English punctuation between them. */
const GLUED = /\$\{[^}]*\}(?:[:,;] |[：，،] ?)\$\{|\.join\((['"`])(?:[:,;] |[：，،] ?)\1\)/;
const GLUE = /^\s*[:,;：，،]\s*$/;
const SUPPRESSION =
  /@ts-(?:ignore|expect-error|nocheck)|(?:oxlint|eslint)-disable|(?:oxfmt|prettier)-ignore|\b(?:TODO|FIXME|XXX)\b|\b(?:test|it|describe)\.(?:skip|todo|only|fixme)\b/;

const linesWith = (source: string, pattern: RegExp) =>
  source.split('\n').flatMap((text, index) => {
    const found = pattern.exec(text)?.[0].trim();
    return found ? [{ line: index + 1, found }] : [];
  });

/** Finds lines of a stylesheet, and words in the strings of a module. */
const stylesWith =
  (line: RegExp, word: RegExp): Rule['find'] =>
  ({ file, source }) =>
    isCss(file)
      ? linesWith(source, line)
      : readTexts(file, source).strings.flatMap(({ text, line }) =>
          text
            .split(/\s+/)
            .filter((found) => word.test(found))
            .map((found) => ({ line, found })),
        );

const RULES: Rule[] = [
  {
    name: 'logical directions',
    message:
      'A physical side. Arabic reads from the right, and the interface is mirrored: use the logical one (ms- me- ps- pe- start- end- text-start rounded-s border-e; margin-inline-start in CSS).',
    concerns: isScreenSource,
    find: stylesWith(PHYSICAL_PROPERTY, PHYSICAL_UTILITY),
  },
  {
    name: 'classes of our own',
    message:
      "A class that a host's stylesheet may know too. The library's classes have a prefix of their own: write ui:flex.",
    concerns: (file) => /^packages\/ui\/src\/.*\.tsx?$/.test(file) && !isTest(file),
    find: ({ file, source }) => [
      ...linesWith(source, /\bclassName="(?!ui:)[^"]*"/),
      ...readTexts(file, source).strings.flatMap(({ text, line }) => {
        const words = text.split(/\s+/).filter(Boolean);
        const unprefixed = words.filter((word) => !word.startsWith('ui:'));
        return unprefixed.length < words.length ? unprefixed.map((found) => ({ line, found })) : [];
      }),
    ],
  },
  {
    name: 'texts in catalogues',
    message:
      'Literal text in a component. It would stay English in seven languages: put it into the catalogue (packages/ui/src/locales/en.ts or apps/web/src/i18n/locales/en) and read it with t().',
    concerns: (file) => isScreenSource(file) && file.endsWith('.tsx') && !isTest(file),
    find: ({ file, source }) =>
      readTexts(file, source)
        .shown.filter(({ text }) => /\p{L}/u.test(text))
        .map(({ text, line }) => ({ line, found: text })),
  },
  {
    name: 'whole texts',
    message:
      'Two texts with a colon or a comma between them. French writes a space before the colon, Chinese and Arabic have other signs: use common.labelled of the catalogue, a text of its own, or Intl.ListFormat.',
    concerns: (file) => isScreenSource(file) && file.endsWith('.tsx') && !isTest(file),
    find: ({ file, source }) => [
      ...linesWith(source, GLUED),
      ...readTexts(file, source)
        .shown.filter(({ text }) => GLUE.test(text))
        .map(({ text, line }) => ({ line, found: text })),
    ],
  },
  {
    name: 'texts in elements of their own',
    message:
      'Text beside other children. A browser that translates the page replaces its node: React then fails to insert an element before it or to remove it, and does not show a change. Put the text alone into an element (a <span>), and children of callers through wrapText (packages/ui/src/lib/wrap-text.tsx).',
    concerns: (file) =>
      (isScreenSource(file) || file.startsWith('packages/studio/src/')) &&
      file.endsWith('.tsx') &&
      !isTest(file),
    find: ({ file, source }) => findBareText(file, source),
  },
  {
    name: 'colours by meaning',
    message:
      'A raw colour. It knows one theme, and nobody checks its contrast: use a semantic token (bg-surface, text-ink-muted, var(--ui-accent)); a new meaning is a new token in packages/ui/src/styles/tokens.css.',
    concerns: (file) =>
      isScreenSource(file) && !isTest(file) && !/\/styles\/(?:tokens|brand)\.css$/.test(file),
    find: ({ file, source }) =>
      isCss(file)
        ? linesWith(source, RAW_COLOUR)
        : readTexts(file, source).strings.flatMap(({ text, line }) => {
            const found = RAW_COLOUR.exec(text)?.[0].trim();
            return found ? [{ line, found }] : [];
          }),
  },
  {
    name: 'corners by size',
    message:
      'A raw radius. Corners would drift apart by a pixel here and there: use a token (rounded-2xs to rounded-lg, var(--ui-radius-sm)); a new size is a new token in packages/ui/src/styles/tokens.css.',
    concerns: (file) => isScreenSource(file) || file.startsWith('.storybook/'),
    find: stylesWith(RAW_RADIUS_PROPERTY, RAW_RADIUS_UTILITY),
  },
  {
    name: 'storage keys in one list',
    message:
      'Something is kept in the browser past the list. The privacy policy would not name it: use browserStorage or tabStorage (apps/web/src/lib/safe-storage.ts) and a key of apps/web/src/lib/stored.ts.',
    concerns: (file) => isScreenSource(file) && !isTest(file) && !MAY_STORE.test(file),
    find: ({ source }) => linesWith(source, STORAGE),
  },
  {
    name: 'digits of the catalogues',
    message:
      "A figure or a day with the engine's own digits. Some write Arabic ones for Arabic, whose catalogue has Western ones: use format of useUi(), or say numberingSystem: 'latn'.",
    concerns: (file) => isScreenSource(file) && !isTest(file),
    find: ({ source }) => (source.includes('numberingSystem') ? [] : linesWith(source, OWN_DIGITS)),
  },
  {
    name: 'external navigation in one place',
    message:
      "This navigates away from the app. An address from outside would not be checked: a checkout is opened by apps/web/src/lib/redirect-to-checkout.ts, another site is opened by openExternal, a page of the app is the router's.",
    concerns: (file) => isScreenSource(file) && !isTest(file) && !MAY_NAVIGATE.test(file),
    find: ({ source }) => linesWith(source, NAVIGATION),
  },
  {
    name: 'one portal',
    message:
      'A portal beside that of all layers. What it renders has neither the direction, the language, the theme nor the brand of the place that it is opened from, and ignores PortalContainer: use Layer (packages/ui/src/components/portal-container/layer.tsx).',
    concerns: (file) =>
      file.startsWith('packages/') &&
      /\/src\/(?:components|pieces)\/.*\.tsx$/.test(file) &&
      !/stor(?:y|ies)|\/layer\.tsx$/.test(file) &&
      !isTest(file),
    find: ({ source }) => linesWith(source, /\bcreatePortal\(|\.Portal\b/),
  },
  {
    name: 'themes are colours',
    message:
      'A look of one theme. A theme is the values of the tokens and nothing else, so that axe need only look at colours again in the other one: use a token, or give one another value in packages/ui/src/styles/tokens.css.',
    concerns: (file) =>
      isScreenSource(file) && !isTest(file) && !/\/styles\/(?:tokens|brand|theme)\.css$/.test(file),
    find: stylesWith(/\.(?:dark|light)\b|@variant (?:dark|light)\b|prefers-color-scheme/, THEME_UTILITY),
  },
  {
    name: 'no suppressed checks',
    message:
      'A check is silenced, a test skipped, or work put off. What is checked is what is true: mend the cause, or change the rule for all in its own file.',
    concerns: (file) => /\.(ts|tsx|mjs|js|css)$/.test(file) && !file.startsWith('tooling/rules/source/'),
    find: ({ source }) => linesWith(source, SUPPRESSION),
  },
];

export const judge = (sources: Source[]) =>
  RULES.map((rule) => ({
    rule,
    findings: sources
      .filter(({ file }) => rule.concerns(file))
      .flatMap((source) => rule.find(source).map((finding) => ({ file: source.file, ...finding }))),
  }));
