import { LOGIN_PAGE_PATH } from '../login-page';
import { entry, type CatalogueFaults } from './entry';

export const sessionFaults = {
  F39: {
    ...entry('members', 'The session is lost; with "after", later.', { verb: 'endSession' }),
    when: { times: 1 },
  },
  F40: {
    ...entry('members', 'The session belongs to another user.', { verb: 'switchUser' }),
    when: { times: 1 },
  },
  F45: entry('signIns', 'The login succeeds, but its cookie is lost: the next call gets a 401.', {
    verb: 'loseCookie',
  }),
  F46: {
    ...entry('calls', 'A redirect to a login page of HTML, as a proxy does.', {
      verb: 'redirect',
      to: LOGIN_PAGE_PATH,
    }),
    hosts: 'Over HTTP a 302 goes out. Elsewhere it is followed at once, as a browser would.',
  },
} as const satisfies CatalogueFaults;
