import { story, testsOf, type Topic } from '../statement';

const ledger = testsOf('mock-api/src/ledger.test.ts');

export const roles: Topic = {
  title: 'Roles and permissions',
  statements: [
    {
      id: '6.visitor',
      says: 'A visitor sees landing, auth and the community gallery.',
      proofs: [
        story('screens-landing--visitor', "name: 'Login'"),
        story('screens-auth--login', 'Email or username'),
        story('screens-gallery--community', 'Sign Up to Create'),
      ],
    },
    {
      id: '6.user-generates',
      says: 'The signed-in generate and save.',
      proofs: [story('flows-first-picture--from-registration-to-logout', 'Save to Gallery')],
    },
    {
      id: '6.user-own-creations',
      says: 'The signed-in edit and delete their own creations, and no others.',
      proofs: [
        story('flows-first-picture--from-registration-to-logout', 'Delete Creation'),
        testsOf('mock-api/src/routes/creations.test.ts')(
          "other people's creations are not found",
          'status: 404',
        ),
      ],
    },
    {
      id: '6.gated',
      says: 'Video and 4K need tokens or an active subscription.',
      proofs: [
        ledger('without access %o is refused with a word about tokens', "stringContaining('tokens')"),
        story('screens-generate--without-access', 'Tokens Required'),
      ],
    },
    {
      id: '6.admin',
      says: 'An administrator has access without tokens.',
      proofs: [
        story('screens-generate--administrator', "queryByText('Tokens Required')).toBeNull()"),
        ledger('the %s is not charged', "'subscriber', 'admin'"),
      ],
    },
    {
      id: '6.guard',
      says: 'Protected routes send the signed-out to /auth.',
      proofs: [story('screens-auth--protected-screen-sends-here', "name: 'Login'")],
    },
  ],
};
