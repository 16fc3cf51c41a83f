import { charge } from '../generation';
import type { Account } from '../model';
import { refuse, TEXT } from '../rules';
import { faultsOf } from './fault';
import { type Call, crash, type PlantedServer, query, replace } from '../hooks';

/** A copy that can be charged without a change of the account. */
const copyOf = (account: Account): Account => ({ ...account, trialUse: { ...account.trialUse } });

const isEqual = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

type Name = 'username' | 'email';

const isTaken = ({ behaviour, store }: PlantedServer, account: Account, name: Name): boolean =>
  behaviour.findAccount(store, name, account[name]) !== undefined;

function refuseTaken(server: PlantedServer, account: Account, name: Name): void {
  if (isTaken(server, account, name)) refuse(409, TEXT[`${name}Taken`]);
}

/** Looks for the names before a query, after which others may be there. */
function registerSlowly(
  server: PlantedServer,
  names: readonly Name[],
  recheck: (account: Account) => void,
): void {
  server.behaviour.addAccount = async ({ accounts }, account) => {
    for (const name of names) refuseTaken(server, account, name);
    await query();
    recheck(account);
    accounts.push(account);
  };
}

/** Keeps the account of the latest call until the query of another one is done. */
function shareCaller(server: PlantedServer, call: Call): () => Account | undefined {
  let current: Account | undefined;
  server.before([call], async (request) => {
    current = server.viewerOf(request);
    await query();
  });
  return () => current;
}

export const sideBySide = faultsOf('K1', {
  'Generations side by side are charged once': ({ behaviour }) => {
    behaviour.charge = async (account, mediaType) => {
      const copy = copyOf(account);
      const giveBack = charge(copy, mediaType);
      await query();
      account.tokens = copy.tokens;
      account.trialUse = copy.trialUse;
      return giveBack;
    };
  },

  'A generation is charged when its picture is finished, whatever was begun meanwhile': (server) => {
    server.behaviour.charge = (account, mediaType) => {
      charge(copyOf(account), mediaType);
      return () => {};
    };
    server.changeAnswer(['generate'], (answer, request) => {
      const account = server.viewerOf(request);
      try {
        if (account) charge(account, answer['mediaType'] === 'video' ? 'video' : 'image');
      } catch {
        // Nothing is left: the picture is given all the same.
      }
      return answer;
    });
  },

  'Generations side by side fail with 500, since a transaction cannot be serialized': ({ behaviour }) => {
    const busy = new Set<string>();
    behaviour.charge = async (account, mediaType) => {
      if (busy.has(account.id)) crash('could not serialize access due to concurrent update');
      busy.add(account.id);
      await query();
      busy.delete(account.id);
      return charge(account, mediaType);
    };
  },

  'Registrations of one username side by side are all accepted': (server) =>
    registerSlowly(server, ['username'], (account) => refuseTaken(server, account, 'email')),

  'Registrations of one e-mail side by side are all accepted': (server) =>
    registerSlowly(server, ['email'], (account) => refuseTaken(server, account, 'username')),

  'Registrations of one username in different case side by side are all accepted': (server) =>
    registerSlowly(server, ['username', 'email'], ({ username, email }) => {
      const { accounts } = server.store;
      if (accounts.some((other) => other.username === username)) refuse(409, TEXT.usernameTaken);
      if (accounts.some((other) => isEqual(other.email, email))) refuse(409, TEXT.emailTaken);
    }),

  'Of registrations of one username side by side, all but one fail with 500': (server) =>
    registerSlowly(server, ['username'], (account) => {
      if (isTaken(server, account, 'username')) crash('unique constraint');
      refuseTaken(server, account, 'email');
    }),

  'Of two updates of one creation side by side, one sets the title and the other the visibility': ({
    behaviour,
  }) => {
    let updates = 0;
    behaviour.changeCreation = async ({ creations }, edited) => {
      const titleFirst = (updates += 1) % 2 === 0;
      const set = (changes: object) => {
        const now = creations.get(edited.id);
        if (now) creations.set(edited.id, { ...now, ...changes });
      };
      const { title, isPublic } = edited;
      set(titleFirst ? { title } : { isPublic });
      await query();
      set(titleFirst ? { isPublic } : { title });
    };
  },

  'Of two deletions of one creation side by side, one fails with 500': ({ behaviour }) => {
    behaviour.removeCreation = async ({ creations }, { id }) => {
      await query();
      if (!creations.delete(id)) crash('record to delete does not exist');
    };
  },

  'An update beside a deletion brings the creation back': ({ behaviour }) => {
    behaviour.changeCreation = async ({ creations }, edited) => {
      await query();
      creations.set(edited.id, edited);
    };
  },

  'Creations saved side by side get the same id, and one is kept': ({ behaviour }) => {
    let last = 0;
    behaviour.addCreation = async ({ creations }, creation) => {
      const next = last + 1;
      await query();
      last = next;
      creation.id = String(next);
      creations.set(creation.id, creation);
    };
  },

  'Of creations saved side by side, each save writes the list that it has read before': ({ behaviour }) => {
    behaviour.addCreation = async ({ creations }, creation) => {
      const read = [...creations];
      await query();
      creations.clear();
      for (const [id, each] of read) creations.set(id, each);
      creations.set(creation.id, creation);
    };
  },

  'Saves side by side fail with 500, since the database is locked': ({ behaviour }) => {
    let isLocked = false;
    replace(behaviour, 'addCreation', (add) => async (store, creation, body) => {
      if (isLocked) crash('SQLITE_BUSY: database is locked');
      isLocked = true;
      await query();
      isLocked = false;
      await add(store, creation, body);
    });
  },

  'Of two people who log in side by side, one gets the session of the other': ({
    behaviour,
    passwords,
    sessions,
  }) => {
    let current: Account | undefined;
    replace(
      behaviour,
      'findAccount',
      (find) =>
        (...search) =>
          (current = find(...search)),
    );
    replace(passwords, 'matches', (matches) => async (...passwordAndHash) => {
      await query();
      return matches(...passwordAndHash);
    });
    replace(
      sessions,
      'start',
      (start) => (request, reply, account) =>
        start(request, reply, request.url === '/api/login' && current ? current : account),
    );
  },

  'Of two people who ask who they are side by side, one is told that she is the other': (server) => {
    const caller = shareCaller(server, 'user');
    server.changeAnswer(['user'], (answer) => {
      const account = caller();
      return account ? server.behaviour.describeAccount(account) : answer;
    });
  },

  'Of two people who save side by side, one saves for the other': (server) => {
    const caller = shareCaller(server, 'save');
    server.onSave((creation) => {
      creation.userId = caller()?.id ?? creation.userId;
    });
  },

  'A call beside a log-out brings the session back': (server) => {
    const { behaviour, store } = server;
    server.before(['user', 'list'], async (request) => {
      const id = behaviour.readCookie(request, behaviour.cookie.name);
      const session = store.sessions.get(id);
      await query();
      if (session) store.sessions.set(id, session);
    });
  },

  'A change of the language writes the whole account back: a generation meanwhile is not counted': (server) =>
    server.before(['language'], async (request) => {
      const account = server.viewerOf(request);
      const read = account && copyOf(account);
      await query();
      if (account && read) Object.assign(account, { tokens: read.tokens, trialUse: read.trialUse });
    }),
});
