import type { FastifyReply } from 'fastify';
import type { Plant, Server } from '../behaviour';
import type { Account, Creation } from '../model';
import {
  afterAnswer,
  before,
  bodyOf,
  changeGallery,
  changeOwn,
  endSessions,
  namedAccount,
  onDelete,
  onSave,
  onUpdate,
  query,
  replace,
  sessionOf,
  viewerOf,
} from './hooks';

const isDone = ({ statusCode }: FastifyReply): boolean => statusCode < 300;

const isPublication = (edited: Creation, stored: Creation | undefined): boolean =>
  edited.isPublic && stored?.isPublic === false;

/** Counts a refused generation with this value, if the trial has begun. */
function countRefused(server: Server, field: string, value: string, images: number): void {
  afterAnswer(server, ['generate'], (request, reply) => {
    const account = viewerOf(server, request);
    const isRefused = !isDone(reply) && bodyOf(request)[field] === value;
    if (account && isRefused && account.trialUse.count > 0) account.trialUse.count += images;
  });
}

/** Faults that one call, or the usual order of calls, does not show. Each needs several steps, or a rare combination. */
const PLANTS: Record<string, Plant> = {
  'Publishing forgets a title that was changed before': (server) => {
    const titles = new Map<string, string>();
    onSave(server, ({ id, title }) => void titles.set(id, title));
    onUpdate(server, (edited, stored) => {
      const title = titles.get(edited.id) ?? edited.title;
      const isForgotten = isPublication(edited, stored) && stored?.title !== title;
      return isForgotten ? { ...edited, title } : edited;
    });
  },

  'Publishing again brings back the title of the first time': (server) => {
    const titles = new Map<string, string>();
    onUpdate(server, (edited, stored) => {
      if (stored?.isPublic && !titles.has(edited.id)) titles.set(edited.id, stored.title);
      const title = titles.get(edited.id) ?? edited.title;
      return isPublication(edited, stored) ? { ...edited, title } : edited;
    });
  },

  'What was private for a time stays in the gallery when it is deleted': (server) => {
    const published = new Set<string>();
    const kept: Creation[] = [];
    onUpdate(server, (edited, stored) => {
      if (isPublication(edited, stored)) published.add(edited.id);
      return edited;
    });
    onDelete(server, (creation) => {
      if (creation.isPublic && published.has(creation.id)) kept.push(creation);
    });
    changeGallery(server, (creations) => [...kept, ...creations]);
  },

  'The third deletion of a session removes another creation, too': (server) => {
    const deletions = new Map<string, number>();
    afterAnswer(server, ['delete'], (request, reply) => {
      const session = sessionOf(server, request);
      if (isDone(reply)) deletions.set(session, (deletions.get(session) ?? 0) + 1);
      if (!isDone(reply) || deletions.get(session) !== 3) return;
      const owner = viewerOf(server, request);
      const other = [...server.store.creations.values()].find(({ userId }) => userId === owner?.id);
      if (other) server.store.creations.delete(other.id);
    });
  },

  'After the deletion of a renamed creation the fourth one is not listed': (server) => {
    const renamed = new Set<string>();
    const owners = new Set<string>();
    onUpdate(server, (edited, stored) => {
      if (edited.title !== stored?.title) renamed.add(edited.id);
      return edited;
    });
    onDelete(server, ({ id, userId }) => {
      if (renamed.has(id)) owners.add(userId);
    });
    changeOwn(server, (creations, { id }) => creations.filter((_, index) => index !== 3 || !owners.has(id)));
  },

  'Deleting the newest creation makes the next one private': (server) =>
    onDelete(server, ({ id, userId }) => {
      const { creations } = server.store;
      const own = [...creations.values()].filter((creation) => creation.userId === userId).reverse();
      const [newest, next] = own;
      if (newest?.id === id && next) creations.set(next.id, { ...next, isPublic: false });
    }),

  'What is saved with the title of a deleted creation is not listed': (server) => {
    const deleted = new Set<string>();
    const hidden = new Set<string>();
    const nameOf = ({ userId, title }: Creation) => `${userId} ${title}`;
    onDelete(server, (creation) => void deleted.add(nameOf(creation)));
    onSave(server, (creation) => {
      if (deleted.has(nameOf(creation))) hidden.add(creation.id);
    });
    changeOwn(server, (creations) => creations.filter(({ id }) => !hidden.has(id)));
  },

  'A creation that is saved while the same user deletes one is lost': ({ behaviour }) => {
    const deleting = new Set<string>();
    replace(behaviour, 'removeCreation', (remove) => async (store, creation) => {
      deleting.add(creation.userId);
      await remove(store, creation);
      await query();
      deleting.delete(creation.userId);
    });
    replace(behaviour, 'addCreation', (add) => async (store, creation, body) => {
      await new Promise(setImmediate);
      return deleting.has(creation.userId) ? undefined : add(store, creation, body);
    });
  },

  'A device sees the own list as it was, until it changes something itself': (server) => {
    const seen = new Map<string, Creation[]>();
    before(server, ['save', 'update', 'delete', 'logIn'], (request) =>
      seen.delete(sessionOf(server, request)),
    );
    changeOwn(server, (creations, _, request) => {
      const session = sessionOf(server, request);
      const list = seen.get(session) ?? creations;
      seen.set(session, list);
      return list;
    });
  },

  'Who logs in where another user was signed in sees the list of that user, until the next save': (
    server,
  ) => {
    const shown = new Map<Account, Account>();
    before(server, ['logIn'], (request, reply) => {
      const earlier = viewerOf(server, request);
      const later = namedAccount(server, request);
      reply.raw.once('finish', () => {
        if (isDone(reply) && earlier && later && earlier !== later) shown.set(later, earlier);
      });
    });
    before(server, ['save'], (request) => {
      const account = viewerOf(server, request);
      if (account) shown.delete(account);
    });
    replace(
      server.behaviour,
      'listOwn',
      (list) => (store, account, request) => list(store, shown.get(account) ?? account, request),
    );
  },

  'A refused update of a creation of another user moves it to the top': (server) =>
    before(server, ['update'], (request) => {
      const { creations } = server.store;
      const creation = creations.get((request.params as { id: string }).id);
      const viewer = viewerOf(server, request);
      if (!creation || !viewer || creation.userId === viewer.id) return;
      creations.delete(creation.id);
      creations.set(creation.id, creation);
    }),

  'Logging out after a change of language ends all sessions of the user': (server) => {
    const changed = new Set<string>();
    before(server, ['language'], (request) => void changed.add(sessionOf(server, request)));
    before(server, ['logOut'], (request) => {
      if (changed.has(sessionOf(server, request))) endSessions(server, viewerOf(server, request));
    });
  },

  'A log-in with the name in upper case ends the other sessions of the user': (server) =>
    before(server, ['logIn'], (request) => {
      const { username, email } = bodyOf(request);
      const account = namedAccount(server, request);
      if (account && ![account.username, account.email].includes(String(email ?? username))) {
        endSessions(server, account);
      }
    }),

  'Logging out with the cookie of an ended session ends all sessions of its user': (server) => {
    const ended = new Map<string, Account>();
    before(server, ['logOut'], (request) => {
      const session = sessionOf(server, request);
      endSessions(server, ended.get(session));
      const account = viewerOf(server, request);
      if (account) ended.set(session, account);
    });
  },

  'A refused registration ends the session of its device': (server) =>
    afterAnswer(server, ['register'], (request, reply) => {
      if (!isDone(reply)) server.store.sessions.delete(sessionOf(server, request));
    }),

  'A log-out brings back the language of the log-in': (server) => {
    const languages = new Map<string, Account['language']>();
    replace(server.behaviour, 'createSessionId', (create) => (account) => {
      const id = create(account);
      languages.set(id, account.language);
      return id;
    });
    before(server, ['logOut'], (request) => {
      const account = viewerOf(server, request);
      const language = languages.get(sessionOf(server, request));
      if (account && language) account.language = language;
    });
  },

  'A language that is chosen during a log-in of the same user is lost': (server) =>
    before(server, ['logIn'], async (request) => {
      const account = namedAccount(server, request);
      const language = account?.language;
      await query();
      if (account && language) account.language = language;
    }),

  'A log-in gives the images of the trial back': (server) =>
    before(server, ['logIn'], (request) => {
      const account = namedAccount(server, request);
      if (account) account.trialUse.count = 0;
    }),

  '4K that is refused after an image uses up an image of the trial': (server) =>
    countRefused(server, 'quality', '4k', +1),

  'A video that is refused gives an image of the trial back': (server) =>
    countRefused(server, 'mediaType', 'video', -1),
};

export const SEQUENCES = Object.entries(PLANTS).map(([name, plant]) => ({ name, plant }));
