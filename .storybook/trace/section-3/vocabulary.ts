import { story, testsOf, type Topic } from '../statement';

const vocabularyTest = testsOf('packages/domain/src/vocabulary.test.ts');
const catalogue = testsOf('packages/api-client/src/checkout/catalogue.schema.test.ts');
const session = testsOf('packages/api-client/src/session/session.schema.test.ts');
const defaults = testsOf('packages/domain/src/generator-defaults.test.ts');

const IN_ORDER = 'the %s are those of the specification, in order';
const START = 'the generator starts with an empty prompt, a square HD image and the cyberpunk style';

export const vocabulary: Topic = {
  title: 'Packs, plans, forms and words',
  statements: [
    {
      id: '3.pack-fields',
      says: 'Token pack: id, name, tokens, price, description, features.',
      proofs: [
        catalogue(
          'a pack is read with its words, and without what nobody documented',
          "description: 'For regular use'",
        ),
      ],
    },
    {
      id: '3.pack-ids',
      says: 'Packs: hobby, starter, pro, creator, ultimate.',
      proofs: [vocabularyTest(IN_ORDER, 'hobby starter pro creator ultimate')],
    },
    {
      id: '3.plan-ids',
      says: 'Subscription plans: basic, pro, payg.',
      proofs: [vocabularyTest(IN_ORDER, 'basic pro payg')],
    },
    {
      id: '3.intervals',
      says: 'Billing interval: month or year.',
      proofs: [vocabularyTest(IN_ORDER, "'month year'")],
    },
    {
      id: '3.premium-plan',
      says: 'An older reading has one premium plan, by the month or the year.',
      proofs: [
        testsOf('packages/domain/src/readings/readings.test.ts')(
          'today there are three plans, earlier one premium plan of £10 a month or £80 a year',
          'pricePerMonth: 10, pricePerYear: 80',
        ),
      ],
    },
    {
      id: '3.login-values',
      says: 'Login form values: email, password, and remember, which is false unless given.',
      proofs: [session('the log-in dialog remembers nothing unless told to', 'remember: false')],
    },
    {
      id: '3.login-sent',
      says: 'Only email and password are sent.',
      proofs: [
        session(
          'credentials are a name of either kind and a password, and nothing else: %j',
          'toEqual(credentials)',
        ),
        story('pieces-account-logindialog--submitted', "{ email: 'demo@example.com', password: 'password' }"),
      ],
    },
    {
      id: '3.styles',
      says: 'Styles: realistic, anime, cyberpunk, fantasy, sketch, 3d, vaporwave, cartoon.',
      proofs: [
        vocabularyTest(IN_ORDER, 'realistic anime cyberpunk fantasy sketch 3d vaporwave cartoon'),
        story('pieces-generator-styletiles--default', 'toHaveLength(8)'),
      ],
    },
    {
      id: '3.qualities',
      says: 'Quality levels: standard, hd, 4k.',
      proofs: [vocabularyTest(IN_ORDER, 'standard hd 4k')],
    },
    {
      id: '3.media-types',
      says: 'Media: image, video.',
      proofs: [vocabularyTest(IN_ORDER, "'image video'")],
    },
    {
      id: '3.default-style',
      says: 'The generator starts with the style cyberpunk.',
      proofs: [defaults(START, "style: 'cyberpunk'"), story('screens-generate--idle', "name: 'Cyberpunk'")],
    },
    {
      id: '3.default-ratio',
      says: 'It starts with the aspect ratio 1:1.',
      proofs: [defaults(START, "aspectRatio: '1:1'"), story('screens-generate--idle', "name: '1:1'")],
    },
    {
      id: '3.default-quality',
      says: 'It starts with the quality hd.',
      proofs: [defaults(START, "quality: 'hd'"), story('screens-generate--idle', "name: 'HD'")],
    },
    {
      id: '3.default-medium',
      says: 'It starts with an image.',
      proofs: [defaults(START, "mediaType: 'image'"), story('screens-generate--idle', "name: 'Image'")],
    },
    {
      id: '3.ratios',
      says: 'The allowed aspect ratios are not shown.',
      note: 'They are 1:1, 16:9, 9:16, 4:3 and 3:4.',
      proofs: [vocabularyTest(IN_ORDER, '1:1 16:9 9:16 4:3 3:4')],
    },
  ],
};
