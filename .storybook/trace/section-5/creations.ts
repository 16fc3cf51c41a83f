import { story, testsOf, type Topic } from '../statement';

const access = testsOf('packages/domain/src/access.test.ts');
const EVERY_KIND =
  'administrator $isAdmin, $tokens tokens, subscription $subscriptionStatus: access $access, free of charge $free';

export const creations: Topic = {
  title: 'Titles, prompts and access',
  statements: [
    {
      id: '5.title-save',
      says: "Saving: a title has at least 3 characters: 'Title must be at least 3 characters'.",
      covers: ['rules.titleTooShort', 'TITLE_MIN_LENGTH'],
      proofs: [
        story('pieces-generator-savedialog--invalid-title', 'Title must be at least 3 characters'),
        testsOf('packages/domain/src/rules.test.ts')(
          '%s breaks one rule and is told that one only',
          "'a title of 2'",
        ),
        testsOf('packages/domain/src/limits.test.ts')('%s is %s, as specified', "['TITLE_MIN_LENGTH', 3]"),
      ],
    },
    {
      id: '5.title-edit',
      says: 'Editing: the same rule and message.',
      proofs: [story('pieces-gallery-editdialog--invalid-title', 'Title must be at least 3 characters')],
    },
    {
      id: '5.public-boolean',
      says: 'isPublic is true or false.',
      proofs: [
        story('pieces-generator-savedialog--made-public', 'isPublic: true'),
        story('pieces-generator-savedialog--default', 'isPublic: false'),
      ],
    },
    {
      id: '5.prompt-required',
      says: "The prompt is required: 'Prompt Required: Please enter a prompt to generate content.'",
      note: 'White space only is none.',
      covers: ['rules.promptRequired'],
      proofs: [
        story('screens-generate--empty-prompt', 'Prompt Required'),
        story('screens-generate--empty-prompt', 'Please enter a prompt to generate content.'),
        story('pieces-generator-generatorform--invalid', "toHaveBeenCalledWith('promptRequired')"),
        testsOf('packages/ui/src/pieces/generator/generator-form/block-reason.test.ts')(
          'a prompt of white space only is none',
          "toBe('promptRequired')",
        ),
      ],
    },
    {
      id: '5.prompt-required-earlier',
      says: "The earlier wording reads 'Please enter a prompt to generate an image.'",
      proofs: [
        story(
          'pieces-generator-generatorform--earlier-wording',
          'Please enter a prompt to generate an image.',
        ),
      ],
    },
    {
      id: '5.video-access',
      says: "Video needs access: 'Video generation requires tokens. Please purchase a token package to continue.'",
      proofs: [
        story(
          'pieces-generator-mediatabs--video-locked',
          'Video generation requires tokens. Please purchase a token package to continue.',
        ),
        story('pieces-generator-generatorform--without-access', "toHaveBeenLastCalledWith('video')"),
      ],
    },
    {
      id: '5.4k-access',
      says: "4K needs access: '4K quality generation requires tokens...'",
      note: 'The rest is that of video: Please purchase a token package to continue.',
      proofs: [
        story('pieces-generator-qualitychoice--four-k-locked', '4K quality generation requires tokens'),
        story('pieces-generator-generatorform--without-access', "toHaveBeenLastCalledWith('quality4k')"),
      ],
    },
    {
      id: '5.access-admin',
      says: 'Access: isAdmin, ...',
      proofs: [
        access(EVERY_KIND, 'isAdmin: true, tokens: 0, subscriptionStatus: null, access: true'),
        story('screens-generate--administrator', "queryByText('Tokens Required')).toBeNull()"),
      ],
    },
    {
      id: '5.access-tokens',
      says: '... or more than 0 tokens, ...',
      proofs: [
        access(EVERY_KIND, 'isAdmin: false, tokens: 1, subscriptionStatus: null, access: true'),
        story('screens-generate--with-tokens', "name: '4K' })).toBeChecked()"),
      ],
    },
    {
      id: '5.access-subscription',
      says: '... or an active subscription.',
      proofs: [
        access(EVERY_KIND, "isAdmin: false, tokens: 0, subscriptionStatus: 'active', access: true"),
        story('screens-generate--subscriber', "getAllByText('Included')"),
      ],
    },
    {
      id: '5.access-nobody',
      says: 'Nobody else has access.',
      note: 'Computed in one function.',
      proofs: [
        testsOf('packages/domain/src/access.prop.test.ts')(
          'access is held by administrators, holders of tokens and active subscribers, and by no one else',
          'reasons.includes(true)',
        ),
      ],
    },
    {
      id: '5.cost-unchecked',
      says: 'The client does not check the balance against the cost.',
      proofs: [story('pieces-generator-generatorform--costs-more-than-there-is', "mediaType: 'video'")],
    },
    {
      id: '5.quality-by-pack',
      says: 'HD comes with Hobby, Starter and Pro; 4K with Creator and Ultimate.',
      proofs: [
        story('pieces-billing-faq--every-answer', 'Hobby, Starter and Pro generate in HD'),
        story('pieces-billing-packshelf--quality-by-pack', "'HD', 'HD', 'HD', '4K', '4K'"),
      ],
    },
    {
      id: '5.older-trial-quality',
      says: 'Older reading: the trial gave HD only, a subscription all options.',
      proofs: [
        testsOf('packages/domain/src/generator-defaults.test.ts')(
          '$mediaType in $quality is gated by $reason without access and by nothing with it',
          "quality: '4k', reason: 'quality4k'",
        ),
        story('screens-generate--subscriber', "name: '4K' })).toBeChecked()"),
      ],
    },
    {
      id: '5.without-access',
      says: 'Without access one can still generate images at the default quality.',
      proofs: [
        story('pieces-generator-generatorform--without-access', 'toHaveBeenCalledWith(asked)'),
        testsOf('packages/domain/src/generator-defaults.test.ts')(
          'the defaults are open to everyone',
          'toBeUndefined()',
        ),
      ],
    },
  ],
};
