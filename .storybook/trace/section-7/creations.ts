import { story, testsOf, type Topic } from '../statement';

const documented = testsOf('packages/api-client/src/endpoint.test.ts');
const payloads = testsOf('packages/api-client/src/payloads.test.ts');
const queries = testsOf('packages/api-client/src/react/creations.queries.test.ts');
const generation = testsOf('packages/api-client/src/react/generation.queries.test.ts');
const checkout = testsOf('packages/api-client/src/react/checkout.queries.test.ts');

const CALLS = 'the documented calls are those of the specification, each under a name of its own';
const FIELDS = '%s is sent the fields %j and no other';
const BOTH_LISTS = '%s makes both lists be read again';

export const creations: Topic = {
  title: 'Calls for creations, generation and checkout',
  statements: [
    {
      id: '7.creations',
      says: 'GET /api/creations, without a payload, answers the own list, and is asked only when signed in.',
      covers: ['creations.list'],
      proofs: [
        documented(CALLS, "'GET /api/creations'"),
        payloads(FIELDS, "['listCreations', []]"),
        queries('without a user nobody asks for own creations', "toBe('idle')"),
      ],
    },
    {
      id: '7.gallery',
      says: 'GET /api/gallery, without a payload, answers the public list: id, imageUrl, prompt, title.',
      covers: ['creations.gallery'],
      proofs: [
        documented(CALLS, "'GET /api/gallery'"),
        payloads(FIELDS, "['listGallery', []]"),
        testsOf('packages/api-client/src/creations/creation.schema.test.ts')(
          'a gallery item of id and media only is read',
          "title: '', prompt: ''",
        ),
      ],
    },
    {
      id: '7.save',
      says: 'POST /api/creations, with {userId, title, prompt, imageUrl, style, aspectRatio, mediaType, isPublic, metadata}.',
      note: 'It succeeds on any 2xx, whatever the body.',
      covers: ['creations.save'],
      proofs: [
        documented(CALLS, "'POST /api/creations'"),
        payloads(FIELDS, "'userId title prompt imageUrl style aspectRatio mediaType isPublic metadata'"),
        testsOf('packages/api-client/src/client.test.ts')(
          'a call that promises no result succeeds on %s',
          "'a page'",
        ),
      ],
    },
    {
      id: '7.save-metadata',
      says: 'Its metadata is {quality, videoDuration}.',
      proofs: [payloads('metadata holds the quality and the length of a video', 'videoDuration:')],
    },
    {
      id: '7.update',
      says: 'PUT /api/creations/{id}, with {title, isPublic}; both lists are read again.',
      covers: ['creations.update'],
      proofs: [
        documented(CALLS, "'PUT /api/creations/{id}'"),
        payloads(FIELDS, "['updateCreation', ['title isPublic']]"),
        queries(BOTH_LISTS, "'GET /api/gallery'"),
        queries(
          'an update sends the title and visibility, and the id only in the address',
          "{ title: 'Sea', isPublic: true }",
        ),
      ],
    },
    {
      id: '7.delete',
      says: 'DELETE /api/creations/{id}, without a payload; both lists are read again.',
      covers: ['creations.delete'],
      proofs: [
        documented(CALLS, "'DELETE /api/creations/{id}'"),
        payloads(FIELDS, "['deleteCreation', []]"),
        queries(BOTH_LISTS, "'GET /api/creations'"),
      ],
    },
    {
      id: '7.generate',
      says: 'POST /api/generate, with {prompt, style, aspectRatio, quality, mediaType, videoDuration}, answers mediaUrl or imageUrl, and mediaType.',
      note: 'The balance is read again after each generation, however it ends.',
      covers: ['generation.create'],
      proofs: [
        documented(CALLS, "'POST /api/generate'"),
        payloads(FIELDS, "'prompt style aspectRatio quality mediaType videoDuration'"),
        generation(
          'a generation answers with its media, and the balance is read again',
          "mediaUrl: '/a.jpg'",
        ),
        generation('the balance is read again when a generation %s', "'POST /api/generate', 'GET /api/user'"),
        story('screens-generate--done', '119 tokens'),
      ],
    },
    {
      id: '7.subscribe',
      says: "POST /api/create-checkout-session, with {planId, billingInterval 'year' or 'month'}, answers {url}.",
      covers: ['checkout.subscribe'],
      proofs: [
        documented(CALLS, "'POST /api/create-checkout-session'"),
        payloads(FIELDS, "['checkOutSubscription', ['planId billingInterval']]"),
        checkout('a pack and a plan lead to their checkout', 'url: CHECKOUT'),
      ],
    },
    {
      id: '7.buy-tokens',
      says: 'POST /api/create-token-checkout, with {packageId}, answers {url}.',
      covers: ['checkout.buyTokens'],
      proofs: [
        documented(CALLS, "'POST /api/create-token-checkout'"),
        payloads(FIELDS, "['checkOutTokens', ['packageId']]"),
        checkout('a pack and a plan lead to their checkout', "'POST /api/create-token-checkout'"),
      ],
    },
    {
      id: '7.checkout-url',
      says: 'A checkout address is followed only to the own origin or a configured one.',
      note: "A decision; anything else is 'Checkout Failed', and nothing is navigated.",
      proofs: [
        testsOf('packages/api-client/src/fuzz/safe-checkout-url.prop.test.ts')(
          '%s is never followed, whatever comes after',
          'https://evil.example',
        ),
        checkout(
          'the answer %j fails as a breach of the contract, which a listener hears',
          'https://evil.example/c/1',
        ),
        story('screens-buy-tokens--address-of-a-stranger', 'expect(leave).not.toHaveBeenCalled()'),
      ],
    },
    {
      id: '7.checkout-error',
      says: 'The error of a checkout has a message, which is shown.',
      proofs: [
        testsOf('apps/web/src/outcomes/outcomes.test.ts')('%s lets the server speak', "'checkout.buyTokens'"),
      ],
    },
  ],
};
