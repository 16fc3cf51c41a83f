import { story, testsOf, type Topic } from '../statement';

const user = testsOf('packages/api-client/src/session/user.schema.test.ts');
const creation = testsOf('packages/api-client/src/creations/creation.schema.test.ts');
const generation = testsOf('packages/api-client/src/generation/generation.schema.test.ts');
const payloads = testsOf('packages/api-client/src/payloads.test.ts');

const COMPLETE_USER = 'a complete user is read as it is';
const COMPLETE_CREATION = 'a complete creation is read as it is';

export const entities: Topic = {
  title: 'Entities',
  statements: [
    {
      id: '3.user-id',
      says: 'User: id.',
      note: 'Ids are opaque, a number or a string, and encoded in paths.',
      proofs: [
        user(COMPLETE_USER, 'id: 1'),
        testsOf('packages/api-client/src/schema.test.ts')('%j is an id and stays what it is', "'abc'"),
        testsOf('packages/api-client/src/client.test.ts')('an id goes into the address encoded', '..%2Fuser'),
      ],
    },
    {
      id: '3.user-username',
      says: 'User: username.',
      proofs: [
        user(COMPLETE_USER, "username: 'ada'"),
        story('pieces-shell-header--signed-in', "name: 'demo'"),
      ],
    },
    { id: '3.user-email', says: 'User: email.', proofs: [user(COMPLETE_USER, "email: 'ada@example.com'")] },
    {
      id: '3.user-password',
      says: 'User: password, and its confirmation at registration only.',
      note: 'No answer ever holds a password; one that does is dropped.',
      proofs: [
        payloads('%s is sent the fields %j and no other', "'username email password confirmPassword'"),
        user('whatever else an answer holds is dropped, a password above all', 'Object.keys(ada)'),
      ],
    },
    {
      id: '3.user-tokens',
      says: 'User: tokens, a number; 0 if missing.',
      note: 'What is no number is 0, too.',
      proofs: [
        user('a user of id and name only has no tokens, no rights and no subscription', 'tokens: 0'),
        user('tokens of %s are a balance of %d', '[\'"many"\', 0]'),
      ],
    },
    {
      id: '3.user-admin',
      says: 'User: isAdmin, true or false.',
      proofs: [
        user(COMPLETE_USER, 'isAdmin: false'),
        user('isAdmin of %s makes no administrator', 'toBe(false)'),
      ],
    },
    {
      id: '3.user-subscription',
      says: "User: subscriptionStatus, of which the value 'active' matters.",
      proofs: [
        user(COMPLETE_USER, "subscriptionStatus: 'active'"),
        testsOf('packages/domain/src/access.test.ts')(
          'the subscription status "%s" gives nothing',
          "'canceled', 'past_due', 'Active', ''",
        ),
      ],
    },
    {
      id: '3.user-language',
      says: 'User: the preferred language.',
      proofs: [user(COMPLETE_USER, "language: 'de'")],
    },
    { id: '3.creation-id', says: 'Creation: id.', proofs: [creation(COMPLETE_CREATION, 'id: 7')] },
    { id: '3.creation-user', says: 'Creation: userId.', proofs: [creation(COMPLETE_CREATION, 'userId: 1')] },
    {
      id: '3.creation-title',
      says: 'Creation: title.',
      proofs: [creation(COMPLETE_CREATION, "title: 'Sea'")],
    },
    {
      id: '3.creation-prompt',
      says: 'Creation: prompt.',
      proofs: [creation(COMPLETE_CREATION, "prompt: 'a calm sea'")],
    },
    {
      id: '3.creation-media',
      says: 'Creation: imageUrl, for video as well.',
      note: 'Items without an id or media are skipped, the others are shown.',
      proofs: [
        creation(COMPLETE_CREATION, "imageUrl: '/media/sea.jpg'"),
        creation(COMPLETE_CREATION, "mediaType: 'video'"),
        creation(
          'of %s creations, items without an id or media are skipped and the rest are kept',
          "[1, '1']",
        ),
      ],
    },
    {
      id: '3.creation-style',
      says: 'Creation: style.',
      note: 'An unknown style is text, never a crash.',
      proofs: [
        creation(COMPLETE_CREATION, "style: 'anime'"),
        story('pieces-gallery-gallerycard--unknown-style-and-medium', 'gothic · hologram'),
      ],
    },
    {
      id: '3.creation-ratio',
      says: 'Creation: aspectRatio.',
      proofs: [creation(COMPLETE_CREATION, "aspectRatio: '16:9'")],
    },
    {
      id: '3.creation-medium',
      says: 'Creation: mediaType, image or video.',
      proofs: [creation(COMPLETE_CREATION, "mediaType: 'image'")],
    },
    {
      id: '3.creation-public',
      says: 'Creation: isPublic, true or false.',
      proofs: [creation('only a true isPublic makes a creation public', 'true, false, false, false, false')],
    },
    {
      id: '3.creation-metadata',
      says: 'Creation: metadata {quality, videoDuration}.',
      proofs: [creation(COMPLETE_CREATION, "metadata: { quality: 'hd', videoDuration: '5' }")],
    },
    {
      id: '3.generation-request',
      says: 'Generation request: prompt, style, aspectRatio, quality, mediaType, videoDuration.',
      proofs: [
        payloads(
          '%s is sent the fields %j and no other',
          "'prompt style aspectRatio quality mediaType videoDuration'",
        ),
      ],
    },
    {
      id: '3.generation-response',
      says: 'Generation response: mediaUrl or imageUrl, and mediaType.',
      note: "mediaUrl first; without a usable one the answer is 'Generation Failed'; the medium by mediaType, else by the file's ending.",
      proofs: [
        generation('an answer with %s is read', "'both', { mediaUrl: '/m/a.mp4', imageUrl: '/m/a.jpg' }"),
        generation('an answer with %s is against the contract', "'null addresses'"),
        generation('a media type of %j with %s is shown as %s', "[undefined, '/m/a.mp4', 'video']"),
      ],
    },
  ],
};
