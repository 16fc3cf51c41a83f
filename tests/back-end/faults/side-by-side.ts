import { charge } from '../generation';
import type { Account } from '../model';
import { refuse, TEXT } from '../rules';
import { faultsOf } from './fault';
import { before, changeAnswer, crash, GENERATE, LIST, query, SAVE, USER, viewerOf } from './hooks';

/** A copy that can be charged without a change of the account. */
const copyOf = (account: Account): Account => ({ ...account, trialUse: { ...account.trialUse } });

const isEqual = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

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
    changeAnswer(server, [GENERATE], (answer, request) => {
      const account = viewerOf(server, request);
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

  'Registrations of one username side by side are all accepted': ({ behaviour }) => {
    const { addAccount } = behaviour;
    behaviour.addAccount = async (store, account, body) => {
      if (behaviour.findAccount(store, 'username', account.username)) refuse(409, TEXT.usernameTaken);
      await query();
      if (behaviour.findAccount(store, 'email', account.email)) await addAccount(store, account, body);
      store.accounts.push(account);
    };
  },

  'Registrations of one e-mail side by side are all accepted': ({ behaviour }) => {
    behaviour.addAccount = async (store, account) => {
      if (behaviour.findAccount(store, 'email', account.email)) refuse(409, TEXT.emailTaken);
      await query();
      if (behaviour.findAccount(store, 'username', account.username)) refuse(409, TEXT.usernameTaken);
      store.accounts.push(account);
    };
  },

  'Registrations of one username in different case side by side are all accepted': ({ behaviour }) => {
    behaviour.addAccount = async (store, account) => {
      if (behaviour.findAccount(store, 'username', account.username)) refuse(409, TEXT.usernameTaken);
      if (behaviour.findAccount(store, 'email', account.email)) refuse(409, TEXT.emailTaken);
      await query();
      const { accounts } = store;
      if (accounts.some(({ username }) => username === account.username)) refuse(409, TEXT.usernameTaken);
      if (accounts.some(({ email }) => isEqual(email, account.email))) refuse(409, TEXT.emailTaken);
      accounts.push(account);
    };
  },

  'Of registrations of one username side by side, all but one fail with 500': ({ behaviour }) => {
    const { addAccount } = behaviour;
    behaviour.addAccount = async (store, account, body) => {
      if (behaviour.findAccount(store, 'username', account.username)) refuse(409, TEXT.usernameTaken);
      await query();
      if (behaviour.findAccount(store, 'username', account.username)) crash('unique constraint');
      await addAccount(store, account, body);
    };
  },

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
    const { addCreation } = behaviour;
    let isLocked = false;
    behaviour.addCreation = async (store, creation, body) => {
      if (isLocked) crash('SQLITE_BUSY: database is locked');
      isLocked = true;
      await query();
      isLocked = false;
      await addCreation(store, creation, body);
    };
  },

  'Of two people who log in side by side, one gets the session of the other': ({
    behaviour,
    passwords,
    sessions,
  }) => {
    const { findAccount } = behaviour;
    const { matches } = passwords;
    const { start } = sessions;
    let current: Account | undefined;
    behaviour.findAccount = (store, field, value) => (current = findAccount(store, field, value));
    passwords.matches = async (...passwordAndHash) => {
      await query();
      return matches(...passwordAndHash);
    };
    sessions.start = (request, reply, account) =>
      start(request, reply, request.url === '/api/login' && current ? current : account);
  },

  'Of two people who ask who they are side by side, one is told that she is the other': (server) => {
    let current: Account | undefined;
    before(server, [USER], async (request) => {
      current = viewerOf(server, request);
      await query();
    });
    changeAnswer(server, [USER], (answer) => (current ? server.behaviour.describeAccount(current) : answer));
  },

  'Of two people who save side by side, one saves for the other': (server) => {
    const { addCreation } = server.behaviour;
    let current: Account | undefined;
    before(server, [SAVE], async (request) => {
      current = viewerOf(server, request);
      await query();
    });
    server.behaviour.addCreation = (store, creation, body) =>
      addCreation(store, Object.assign(creation, { userId: current?.id ?? creation.userId }), body);
  },

  'A call beside a log-out brings the session back': (server) => {
    const { behaviour, store } = server;
    before(server, [USER, LIST], async (request) => {
      const id = behaviour.readCookie(request, behaviour.cookie.name);
      const session = store.sessions.get(id);
      await query();
      if (session) store.sessions.set(id, session);
    });
  },
});
