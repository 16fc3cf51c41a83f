import { story, testsOf, type Topic } from '../statement';

const documented = testsOf('packages/api-client/src/endpoint.test.ts');
const payloads = testsOf('packages/api-client/src/payloads.test.ts');
const queries = testsOf('packages/api-client/src/react/session.queries.test.ts');

const CALLS = 'the documented calls are those of the specification, each under a name of its own';
const FIELDS = '%s is sent the fields %j and no other';

export const session: Topic = {
  title: 'Session calls',
  statements: [
    {
      id: '7.user',
      says: 'GET /api/user, without a payload, answers the current user; a 401 is signed out.',
      covers: ['session.user'],
      proofs: [
        documented(CALLS, "'GET /api/user'"),
        payloads(FIELDS, "['getUser', []]"),
        queries('a 401 means signed out, which is no error', 'toBeNull()'),
      ],
    },
    {
      id: '7.login',
      says: 'POST /api/login, with email or username and password, answers the user.',
      covers: ['session.login'],
      proofs: [
        documented(CALLS, "'POST /api/login'"),
        payloads(FIELDS, "['login', ['email password', 'username password']]"),
        queries('login makes the answer the user and forgets what was private', 'toMatchObject(bob)'),
      ],
    },
    {
      id: '7.register',
      says: 'POST /api/register, with username, email, password and confirmPassword, answers the user.',
      covers: ['session.register'],
      proofs: [
        documented(CALLS, "'POST /api/register'"),
        payloads(FIELDS, "['register', ['username email password confirmPassword']]"),
        queries('registration makes the answer the user and forgets what was private', 'toMatchObject(bob)'),
      ],
    },
    {
      id: '7.logout',
      says: 'POST /api/logout, without a payload, clears the user.',
      covers: ['session.logout'],
      proofs: [
        documented(CALLS, "'POST /api/logout'"),
        payloads(FIELDS, "['logout', []]"),
        queries('logout leaves no user and forgets what was private', 'toBeNull()'),
      ],
    },
    {
      id: '7.language',
      says: 'PUT /api/user/language, with {language}, answers the user.',
      covers: ['session.language'],
      proofs: [
        documented(CALLS, "'PUT /api/user/language'"),
        payloads(FIELDS, "['updateLanguage', ['language']]"),
        queries('a change of language makes the answer the user and keeps the lists', "language: 'de'"),
      ],
    },
    {
      id: '7.dialog-logs-in',
      says: 'The log-in dialog triggers a login with email and password, by the same call.',
      proofs: [
        story('screens-landing--login-dialog-over-it', 'Welcome back, demo!'),
        story('pieces-account-logindialog--submitted', "{ email: 'demo@example.com', password: 'password' }"),
      ],
    },
  ],
};
