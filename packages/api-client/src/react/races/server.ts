/** A user with an account. All data of a user is marked with its owner, such as `of-ada`. */
export interface Person {
  id: number;
  username: string;
  email: string;
  tokens: number;
  language: string;
}

const person = (id: number, name: string): Person => ({
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
  const people = new Map(['ada', 'bob'].map((name, at) => [`name-of-${name}`, person(at + 1, name)]));
  const sessions = new Map<string, Person>();
  const enter = (who: Person): Answer => {
    const token = `token ${sessions.size + 1}`;
    sessions.set(token, who);
    return { json: who, cookie: token };
  };
  const forEveryone: Record<string, (body: Record<string, string>) => Answer> = {
    'GET /api/gallery': () => ({ json: [{ id: 99, imageUrl: '/wall.jpg' }] }),
    'POST /api/login': ({ username = '' }) => {
      const who = people.get(username);
      return who ? enter(who) : { status: 401 };
    },
    'POST /api/register': () => {
      const who = person(people.size + 1, `guest${people.size}`);
      people.set(who.username, who);
      return enter(who);
    },
  };
  const forTheirOwner: Record<string, (who: Person, body: Record<string, string>) => Answer> = {
    'GET /api/user': (who) => ({ json: who }),
    'GET /api/creations': (who) => {
      const name = ownersIn(who.username)[0];
      return {
        json: [{ id: who.id, imageUrl: '/a.jpg', title: `title-of-${name}`, prompt: `prompt-of-${name}` }],
      };
    },
    'PUT /api/user/language': (who, { language = '' }) => ({ json: Object.assign(who, { language }) }),
    'POST /api/logout': () => ({ status: 204, cookie: null }),
    'POST /api/creations': () => ({ status: 201 }),
    'PUT /api/creations/7': () => ({ status: 204 }),
    'DELETE /api/creations/7': () => ({ status: 204 }),
    'POST /api/generate': (who) => ({ json: { mediaUrl: `/media-of-${ownersIn(who.username)[0]}.jpg` } }),
  };
  return {
    sessions,
    newest: () => [...people.keys()].at(-1) ?? '',
    answer(call: string, token: string | null, body: Record<string, string>): Answer {
      const who = token === null ? undefined : sessions.get(token);
      const open = forEveryone[call];
      if (open) return open(body);
      if (!who) return { status: 401 };
      if (call === 'POST /api/logout' && token !== null) sessions.delete(token);
      return forTheirOwner[call]?.(who, body) ?? { status: 404 };
    },
  };
}
