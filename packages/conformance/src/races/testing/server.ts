/** A user with an account. All data of a user is marked with its owner, such as `of-ada`. */
export interface Account {
  id: number;
  username: string;
  email: string;
  tokens: number;
  language: string;
}

const newAccount = (id: number, name: string): Account => ({
  id,
  username: `name-of-${name}`,
  email: `mail-of-${name}`,
  tokens: id,
  language: 'en',
});

/** The owners of the data in a text, by their marks. */
export const ownersIn = (text: string): string[] => [...new Set(text.match(/(?<=of-)\w+/g))];

interface Answer {
  status?: number;
  json?: unknown;
  /** The session's new token. `null` removes the cookie. */
  cookie?: string | null;
}

/** A minimal back end: accounts, sessions by token, a list for each account and a public gallery. */
export function createServer() {
  const accounts = new Map(['ada', 'bob'].map((name, at) => [`name-of-${name}`, newAccount(at + 1, name)]));
  const sessions = new Map<string, Account>();
  const signIn = (user: Account): Answer => {
    const token = `token ${sessions.size + 1}`;
    sessions.set(token, user);
    return { json: user, cookie: token };
  };
  const publicCalls: Record<string, (body: Record<string, string>) => Answer> = {
    'GET /api/gallery': () => ({ json: [{ id: 99, imageUrl: '/wall.jpg' }] }),
    'POST /api/login': ({ username = '' }) => {
      const user = accounts.get(username);
      return user ? signIn(user) : { status: 401 };
    },
    'POST /api/register': () => {
      const user = newAccount(accounts.size + 1, `guest${accounts.size}`);
      accounts.set(user.username, user);
      return signIn(user);
    },
  };
  const privateCalls: Record<string, (user: Account, body: Record<string, string>) => Answer> = {
    'GET /api/user': (user) => ({ json: user }),
    'GET /api/creations': (user) => {
      const name = ownersIn(user.username)[0];
      return {
        json: [{ id: user.id, imageUrl: '/a.jpg', title: `title-of-${name}`, prompt: `prompt-of-${name}` }],
      };
    },
    'PUT /api/user/language': (user, { language = '' }) => ({ json: Object.assign(user, { language }) }),
    'POST /api/logout': () => ({ status: 204, cookie: null }),
    'POST /api/creations': () => ({ status: 201 }),
    'PUT /api/creations/7': () => ({ status: 204 }),
    'DELETE /api/creations/7': () => ({ status: 204 }),
    'POST /api/generate': (user) => ({ json: { mediaUrl: `/media-of-${ownersIn(user.username)[0]}.jpg` } }),
  };
  return {
    sessions,
    newest: () => [...accounts.keys()].at(-1) ?? '',
    answer(call: string, token: string | null, body: Record<string, string>): Answer {
      const user = token === null ? undefined : sessions.get(token);
      const open = publicCalls[call];
      if (open) return open(body);
      if (!user) return { status: 401 };
      if (call === 'POST /api/logout' && token !== null) sessions.delete(token);
      return privateCalls[call]?.(user, body) ?? { status: 404 };
    },
  };
}
