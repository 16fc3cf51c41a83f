import { story, testsOf, type Topic } from '../statement';

const readings = testsOf('packages/domain/src/readings/readings.test.ts');
const vocabulary = testsOf('packages/domain/src/vocabulary.test.ts');
const journey = testsOf('apps/web/e2e/journey.spec.ts');

export const product: Topic = {
  title: 'What the product does, and for whom',
  statements: [
    {
      id: '1.visitors-browse',
      says: 'Visitors can browse the community gallery.',
      proofs: [story('screens-gallery--community', 'Sign Up to Create')],
    },
    {
      id: '1.generate',
      says: 'Registered users generate from a prompt, choosing a style, an aspect ratio and a quality.',
      note: 'Style, ratio and quality are chosen on the screen, since section 1 promises it.',
      proofs: [
        story('pieces-generator-generatorform--default', "aspectRatio: '16:9'"),
        story('screens-generate--done', 'Save to Gallery'),
      ],
    },
    {
      id: '1.images-and-videos',
      says: 'They generate images and short videos.',
      proofs: [
        testsOf('apps/web/e2e/video.spec.ts')(
          'a video costs three tokens, plays and seeks, and is kept in the gallery',
          'toBeCloseTo(5, 1)',
        ),
        testsOf('apps/web/e2e/generation.spec.ts')(
          'a picture downloads as a JPEG of the ratio that was asked for, the same for the same request',
          'toBeCloseTo(16 / 9, 2)',
        ),
      ],
    },
    {
      id: '1.save',
      says: 'They save creations to a personal gallery.',
      proofs: [journey('find it in both galleries', '/^My Creations/')],
    },
    {
      id: '1.visibility',
      says: 'They set each creation to public or private; private unless chosen.',
      proofs: [
        story('screens-generate--saved-as-private-by-default', 'Storm light is private.'),
        journey('find it in both galleries', "name: 'Community'"),
      ],
    },
    {
      id: '1.edit-and-delete',
      says: 'They edit and delete their own creations.',
      proofs: [
        journey('rename it', 'card(page, laterTitle)'),
        journey('delete it', 'card(page, laterTitle)).toBeHidden()'),
      ],
    },
    {
      id: '1.one-time-packs',
      says: 'Generation is paid with tokens, bought as one-time packs through a card payment provider.',
      proofs: [
        testsOf('apps/web/e2e/money.spec.ts')(
          'from the price list over a declined card to a paid pack, and on to the generator',
          '250 tokens',
        ),
      ],
    },
    {
      id: '1.current-reading',
      says: 'Current reading: tokens. One for an image, they never expire, purchases add to the balance.',
      note: 'All eight languages translate this reading; no component asks which reading it is.',
      proofs: [
        readings('today five packs are sold, earlier four', "'hobby'"),
        story('pieces-billing-faq--first-open', 'Tokens never expire'),
        story('pieces-billing-ordersummary--ready', '220After purchase'),
      ],
    },
    {
      id: '1.earlier-reading',
      says: 'Earlier reading: 7 days of trial with 3 watermarked generations a day, then £10 a month or £80 a year.',
      note: 'Kept as data: one typed object, chosen by a setting of the app or in the toolbar of Storybook.',
      proofs: [
        readings(
          'only the earlier reading speaks of a watermarked trial and of money back on yearly plans',
          'watermarked: true',
        ),
        readings(
          'today there are three plans, earlier one premium plan of £10 a month or £80 a year',
          'pricePerYear: 80',
        ),
      ],
    },
    {
      id: '1.trial-advertised',
      says: 'Registration still advertises a 7-day free trial.',
      note: 'What the specification states literally stays, though it sounds like the earlier reading.',
      proofs: [story('screens-auth--register', 'Start 7-day free trial')],
    },
    {
      id: '1.languages',
      says: 'Eight languages: en, es, fr, de, zh, ar, hi, pt.',
      proofs: [
        vocabulary('the %s are those of the specification, in order', 'en es fr de zh ar hi pt'),
        story('pieces-shell-languagemenu--open', 'LANGUAGES'),
      ],
    },
    {
      id: '1.fallback-language',
      says: 'The fallback language is English.',
      proofs: [
        vocabulary('the fallback language is English', "toBe('en')"),
        testsOf('apps/web/src/first-paint/language.prop.test.ts')(
          'the first wish that can be met is met, whatever its region',
          'met ?? FALLBACK_LANGUAGE',
        ),
      ],
    },
    {
      id: '1.language-detected',
      says: "The language is the stored choice, else the browser's.",
      proofs: [
        testsOf('apps/web/src/first-paint/language.prop.test.ts')(
          'the first wish that can be met is met, whatever its region',
          'local, session, ...navigator',
        ),
      ],
    },
    {
      id: '1.language-cached',
      says: "The language is kept in the browser's local storage.",
      proofs: [
        testsOf('apps/web/e2e/languages.spec.ts')(
          'a language that is chosen stays: here, in other tabs, and with the account',
          "getItem('i18nextLng')",
        ),
      ],
    },
    {
      id: '1.theme',
      says: 'The theme is light, dark or system; the default is system, which follows the operating system.',
      note: "Live, and before the first paint. The storage's key is 'theme'.",
      proofs: [
        testsOf('apps/web/src/theme/theme.prop.test.ts')(
          'whatever is stored, a page is light or dark, and the same before its first paint as after',
          "theme === 'system' ? (systemIsDark ? 'dark' : 'light') : theme",
        ),
      ],
    },
    {
      id: '1.theme-stored',
      says: 'The chosen theme is stored in the browser, and its class stands on the root of the page.',
      proofs: [
        testsOf('apps/web/e2e/theme.spec.ts')(
          'a chosen theme lasts over a reload, and System follows the operating system live',
          "toHaveClass('dark')",
        ),
      ],
    },
  ],
};
