import { story, testsOf, type Topic } from '../statement';

const outcomes = testsOf('apps/web/src/outcomes/outcomes.test.ts');

const SILENT = '%s without an answer says "%s"';
const SPEAKS = '%s lets the server speak';
const OWN_WORDS = '%s keeps to its own words';

export const failures: Topic = {
  title: 'Failures',
  statements: [
    {
      id: '8.error-message',
      says: 'An answer that is not OK is an error: its status, a colon, a space, and the body, or the status text if the body is empty.',
      note: "What people see of it is the JSON's message, else the text, never HTML.",
      proofs: [
        testsOf('packages/api-client/src/errors.test.ts')(
          'an answer of $status with "$body" reads "$message"',
          "message: '401: Wrong password'",
        ),
        testsOf('packages/api-client/src/errors.test.ts')(
          'an answer of $status with "$body" reads "$message"',
          "message: '500: Internal Server Error'",
        ),
        testsOf('packages/api-client/src/errors.test.ts')('people are never shown %s', "'a page'"),
      ],
    },
    {
      id: '8.login',
      says: "Login: 'Login failed' with the server's message, else 'Invalid email or password'.",
      covers: ['session.login fails'],
      proofs: [
        outcomes(SILENT, 'Login failed: Invalid email or password'),
        outcomes(SPEAKS, "'session.login'"),
        story('screens-auth--without-network', 'Invalid email or password'),
      ],
    },
    {
      id: '8.register',
      says: "Registration: 'Registration failed' with the server's message, else 'Could not create account. Please try again.'",
      covers: ['session.register fails'],
      proofs: [
        outcomes(SILENT, 'Registration failed: Could not create account. Please try again.'),
        outcomes(SPEAKS, "'session.register'"),
        story('screens-auth--username-taken', 'Registration failed'),
      ],
    },
    {
      id: '8.logout',
      says: "Logout: 'Logout failed' with the message.",
      covers: ['session.logout fails'],
      proofs: [outcomes(SILENT, 'Logout failed: Please try again.'), outcomes(SPEAKS, "'session.logout'")],
    },
    {
      id: '8.language',
      says: "Language: 'Language update failed'.",
      covers: ['session.language fails'],
      proofs: [outcomes(SILENT, "'Language update failed: '")],
    },
    {
      id: '8.generation',
      says: "Generation: 'Generation Failed' with the server's message, else 'Failed to generate content. Please try again.'",
      covers: ['generation.create fails'],
      proofs: [
        outcomes(SILENT, 'Generation Failed: Failed to generate content. Please try again.'),
        outcomes(SPEAKS, "'generation.create'"),
        story('screens-generate--failed', 'Failed to generate content. Please try again.'),
        story('screens-generate--without-network', 'Failed to generate content. Please try again.'),
      ],
    },
    {
      id: '8.generation-earlier',
      says: "Its earlier wording: 'Failed to generate image. Please try again.'",
      proofs: [
        outcomes(
          'the earlier reading words a failed generation its own way',
          'Failed to generate image. Please try again.',
        ),
      ],
    },
    {
      id: '8.tokens-required',
      says: "A message with 'tokens' or 'insufficient' brings a 'Tokens Required' toast as well.",
      proofs: [
        outcomes('a generation refused for want of tokens ends in the way to buy some', 'Tokens Required'),
        outcomes('words about tokens are recognised whatever their case', 'INSUFFICIENT funds'),
      ],
    },
    {
      id: '8.tokens-required-action',
      says: 'That toast has a Buy Tokens button, which leads to /pricing.',
      proofs: [
        story('screens-generate--out-of-tokens', "'href', '/pricing'"),
        testsOf('apps/web/e2e/generation.spec.ts')(
          'when the trial is used up, Tokens Required leads to Buy Tokens',
          "toHaveURL('/pricing')",
        ),
      ],
    },
    {
      id: '8.save',
      says: "Saving: 'Save Failed', 'Failed to save your creation.'",
      covers: ['creations.save fails'],
      proofs: [
        outcomes(SILENT, 'Save Failed: Failed to save your creation.'),
        outcomes(OWN_WORDS, "'creations.save'"),
        story('screens-generate--save-fails', 'Save Failed'),
      ],
    },
    {
      id: '8.update',
      says: "Updating: 'Update Failed', 'Failed to update your creation.'",
      covers: ['creations.update fails'],
      proofs: [
        outcomes(SILENT, 'Update Failed: Failed to update your creation.'),
        story('screens-gallery--update-fails', 'Update Failed'),
      ],
    },
    {
      id: '8.delete',
      says: "Deleting: 'Delete Failed', 'Failed to delete your creation.'",
      covers: ['creations.delete fails'],
      proofs: [
        outcomes(SILENT, 'Delete Failed: Failed to delete your creation.'),
        story('screens-gallery--delete-fails', 'Delete Failed'),
      ],
    },
    {
      id: '8.checkout',
      says: "Checkout: 'Checkout Failed' with the server's message, else 'Failed to create checkout session'.",
      covers: ['checkout.subscribe fails', 'checkout.buyTokens fails'],
      proofs: [
        outcomes(SILENT, "['checkout.subscribe', 'Checkout Failed: Failed to create checkout session']"),
        outcomes(SILENT, "['checkout.buyTokens', 'Checkout Failed: Failed to create checkout session']"),
        outcomes(SPEAKS, "'checkout.subscribe'"),
      ],
    },
    {
      id: '8.checkout-button',
      says: "The checkout's button is ready again after it failed.",
      proofs: [
        story('screens-buy-tokens--refused-in-the-servers-words', 'Packs are sold out'),
        story('screens-buy-tokens--refused-without-words', 'Failed to create checkout session'),
        story('pieces-billing-ordersummary--failed', "name: 'Purchase Tokens' })).toBeEnabled()"),
      ],
    },
    {
      id: '8.every-fault',
      says: 'Whatever goes wrong with a call ends in its own words, and one can try again.',
      note: 'A decision: offline and a broken answer show the defaults; an abort is never shown.',
      proofs: [
        testsOf('apps/web/src/outcomes/fault-matrix.test.ts')('$name', 'stage.said).toEqual(expected)'),
      ],
    },
  ],
};
