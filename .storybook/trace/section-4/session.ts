import { story, testsOf, type Topic } from '../statement';

const queries = testsOf('packages/api-client/src/react/session.queries.test.ts');

export const session: Topic = {
  title: 'Session',
  statements: [
    {
      id: '4.user-at-start',
      says: 'The user is loaded at start.',
      proofs: [
        queries('the user is who the server says', 'toMatchObject(ada)'),
        testsOf('apps/web/e2e/production.spec.ts')(
          'the production build asks the API of its own origin, and knows no mock',
          "'/api/user'",
        ),
      ],
    },
    {
      id: '4.signed-out',
      says: 'A 401 means null: signed out.',
      proofs: [queries('a 401 means signed out, which is no error', 'toBeNull()')],
    },
    {
      id: '4.user-unknown',
      says: 'Any other failure leaves open who the user is.',
      note: 'The guard says so and offers another try.',
      proofs: [
        queries('a %d leaves open who the user is', '[403, 500]'),
        story('screens-auth--session-unknown', 'We could not find out who you are'),
      ],
    },
    {
      id: '4.login-sets-user',
      says: 'Login sets the returned user.',
      note: 'Nothing of the previous account stays in the cache.',
      proofs: [
        queries('login makes the answer the user and forgets what was private', 'toMatchObject(bob)'),
        queries('login makes the answer the user and forgets what was private', "not.toContain('ada')"),
      ],
    },
    {
      id: '4.register-sets-user',
      says: 'Registration sets the returned user.',
      proofs: [
        queries('registration makes the answer the user and forgets what was private', 'toMatchObject(bob)'),
        story('screens-auth--register', "name: 'painter'"),
      ],
    },
    {
      id: '4.logout-clears-user',
      says: 'Logout clears the user.',
      note: 'After it nothing private is left in the cache, the page or the storage; a late answer is dropped.',
      proofs: [
        queries('logout leaves no user and forgets what was private', 'toBeNull()'),
        testsOf('packages/api-client/src/react/late-answers.test.ts')(
          'a list that arrives after logout lands nowhere',
          "not.toContain('ada')",
        ),
        story('flows-another-person--sees-nothing-of-the-first', 'Nothing on your wall yet'),
        story('flows-another-person--sees-nothing-that-comes-late', "queryAllByRole('article')).toEqual([])"),
      ],
    },
    {
      id: '4.language-replaces-user',
      says: 'A change of language replaces the user with the returned one.',
      proofs: [
        queries('a change of language makes the answer the user and keeps the lists', "language: 'de'"),
      ],
    },
    {
      id: '4.session-lost',
      says: 'A 401 in the middle of a session: the call fails as itself, and the user is read again.',
      note: 'A decision; if signed out, the guard goes to /auth.',
      proofs: [
        testsOf('packages/api-client/src/react/query-client.test.ts')(
          'a 401 to %s makes the user be read again, once',
          'Object.keys(calls)',
        ),
        story('screens-gallery--session-lost', 'Delete Failed'),
        story('screens-gallery--session-lost', "name: 'Login'"),
      ],
    },
    {
      id: '4.auth-tab',
      says: 'Auth tab: login or register.',
      proofs: [story('pieces-account-authcard--switched', "toHaveBeenLastCalledWith('register')")],
    },
    {
      id: '4.trial',
      says: 'Registration starts a 7-day free trial, as its toast says.',
      note: 'A new account has 0 tokens and 3 image generations a day; past them a 402.',
      covers: ['TRIAL_DAYS', 'TRIAL_IMAGES_PER_DAY'],
      proofs: [
        story('screens-auth--register', 'Your 7-day free trial has started.'),
        testsOf('mock-api/src/ledger.test.ts')(
          'a new account generates three images a day, and again the next day',
          'Insufficient tokens',
        ),
        testsOf('mock-api/src/ledger.test.ts')('the trial ends after seven days', 'Insufficient tokens'),
        testsOf('packages/domain/src/limits.test.ts')('%s is %s, as specified', "['TRIAL_DAYS', 7]"),
      ],
    },
    {
      id: '4.theme',
      says: 'Theme: light, dark or system.',
      proofs: [
        story('pieces-shell-themetoggle--open', "'Light', 'Dark', 'System'"),
        testsOf('packages/domain/src/vocabulary.test.ts')(
          'the %s are those of the specification, in order',
          'light dark system',
        ),
      ],
    },
  ],
};
