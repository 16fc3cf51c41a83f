import { LOGIN_PAGE_PATH } from '../login-page';
import type { CatalogueFaults } from './entry';

export const sessionFaults = {
  F39: {
    summary: 'The session is lost; with "after", later.',
    scope: 'members',
    effects: [{ verb: 'endSession' }],
    when: { times: 1 },
  },
  F40: {
    summary: 'The session belongs to another user.',
    scope: 'members',
    effects: [{ verb: 'switchUser' }],
    when: { times: 1 },
  },
  F45: {
    summary: 'The login succeeds, but its cookie is lost: the next call gets a 401.',
    scope: 'signIns',
    effects: [{ verb: 'loseCookie' }],
  },
  F46: {
    summary: 'A redirect to a login page of HTML, as a proxy does.',
    scope: 'calls',
    effects: [{ verb: 'redirect', to: LOGIN_PAGE_PATH }],
    hosts: 'Over HTTP a 302 goes out. Elsewhere it is followed at once, as a browser would.',
  },
} as const satisfies CatalogueFaults;
