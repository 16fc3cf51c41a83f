import type { FastifyReply } from 'fastify';
import type { Account, Creation } from '../model';
import { bodyOf, type Plant, type PlantedServer, query, replace } from '../hooks';

const isDone = ({ statusCode }: FastifyReply): boolean => statusCode < 300;

const isPublication = (edited: Creation, stored: Creation | undefined): boolean =>
  edited.isPublic && stored?.isPublic === false;

/** Counts a refused generation with this value, if the trial has begun. */
function countRefused(server: PlantedServer, field: string, value: string, images: number): void {
  server.afterAnswer(['generate'], (request, reply) => {
    const account = server.viewerOf(request);
    const isRefused = !isDone(reply) && bodyOf(request)[field] === value;
    if (account && isRefused && account.trialUse.count > 0) account.trialUse.count += images;
  });
}

/** Faults that one call, or the usual order of calls, does not show. Each needs several steps, or a rare combination. */
const PLANTS: Record<string, Plant> = {
  'Publishing forgets a title that was changed before': (server) => {
    const titles = new Map<string, string>();
    server.onSave(({ id, title }) => void titles.set(id, title));
    server.onUpdate((edited, stored) => {
      const title = titles.get(edited.id) ?? edited.title;
      const isForgotten = isPublication(edited, stored) && stored?.title !== title;
      return isForgotten ? { ...edited, title } : edited;
    });
  },

  'Publishing again brings back the title of the first time': (server) => {
    const titles = new Map<string, string>();
    server.onUpdate((edited, stored) => {
      if (stored?.isPublic && !titles.has(edited.id)) titles.set(edited.id, stored.title);
      const title = titles.get(edited.id) ?? edited.title;
      return isPublication(edited, stored) ? { ...edited, title } : edited;
    });
  },

  'What was private for a time stays in the gallery when it is deleted': (server) => {
    const published = new Set<string>();
    const kept: Creation[] = [];
    server.onUpdate((edited, stored) => {
      if (isPublication(edited, stored)) published.add(edited.id);
      return edited;
    });
    server.onDelete((creation) => {
      if (creation.isPublic && published.has(creation.id)) kept.push(creation);
    });
    server.changeGallery((creations) => [...kept, ...creations]);
  },

  'The third deletion of a session removes another creation, too': (server) => {
    const deletions = new Map<string, number>();
    server.afterAnswer(['delete'], (request, reply) => {
      const session = server.sessionOf(request);
      if (isDone(reply)) deletions.set(session, (deletions.get(session) ?? 0) + 1);
      if (!isDone(reply) || deletions.get(session) !== 3) return;
      const owner = server.viewerOf(request);
      const other = [...server.store.creations.values()].find(({ userId }) => userId === owner?.id);
      if (other) server.store.creations.delete(other.id);
    });
  },

  'After the deletion of a renamed creation the fourth one is not listed': (server) => {
    const renamed = new Set<string>();
    const owners = new Set<string>();
    server.onUpdate((edited, stored) => {
      if (edited.title !== stored?.title) renamed.add(edited.id);
      return edited;
    });
    server.onDelete(({ id, userId }) => {
      if (renamed.has(id)) owners.add(userId);
    });
    server.changeOwn((creations, { id }) => creations.filter((_, index) => index !== 3 || !owners.has(id)));
  },

  'Deleting the newest creation makes the next one private': (server) =>
    server.onDelete(({ id, userId }) => {
      const { creations } = server.store;
      const own = [...creations.values()].filter((creation) => creation.userId === userId).reverse();
      const [newest, next] = own;
      if (newest?.id === id && next) creations.set(next.id, { ...next, isPublic: false });
    }),

  'What is saved with the title of a deleted creation is not listed': (server) => {
    const deleted = new Set<string>();
    const hidden = new Set<string>();
    const nameOf = ({ userId, title }: Creation) => `${userId} ${title}`;
    server.onDelete((creation) => void deleted.add(nameOf(creation)));
    server.onSave((creation) => {
      if (deleted.has(nameOf(creation))) hidden.add(creation.id);
    });
    server.changeOwn((creations) => creations.filter(({ id }) => !hidden.has(id)));
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
    server.before(['save', 'update', 'delete', 'logIn'], (request) => seen.delete(server.sessionOf(request)));
    server.changeOwn((creations, _, request) => {
      const session = server.sessionOf(request);
      const list = seen.get(session) ?? creations;
      seen.set(session, list);
      return list;
    });
  },

  'Who logs in where another user was signed in sees the list of that user, until the next save': (
    server,
  ) => {
    const shown = new Map<Account, Account>();
    server.before(['logIn'], (request, reply) => {
      const earlier = server.viewerOf(request);
      const later = server.namedAccount(request);
      reply.raw.once('finish', () => {
        if (isDone(reply) && earlier && later && earlier !== later) shown.set(later, earlier);
      });
    });
    server.before(['save'], (request) => {
      const account = server.viewerOf(request);
      if (account) shown.delete(account);
    });
    replace(
      server.behaviour,
      'listOwn',
      (list) => (store, account, request) => list(store, shown.get(account) ?? account, request),
    );
  },

  'A refused update of a creation of another user moves it to the top': (server) =>
    server.before(['update'], (request) => {
      const { creations } = server.store;
      const creation = creations.get((request.params as { id: string }).id);
      const viewer = server.viewerOf(request);
      if (!creation || !viewer || creation.userId === viewer.id) return;
      creations.delete(creation.id);
      creations.set(creation.id, creation);
    }),

  'Logging out after a change of language ends all sessions of the user': (server) => {
    const changed = new Set<string>();
    server.before(['language'], (request) => void changed.add(server.sessionOf(request)));
    server.before(['logOut'], (request) => {
      if (changed.has(server.sessionOf(request))) server.endSessions(server.viewerOf(request));
    });
  },

  'A log-in with the name in upper case ends the other sessions of the user': (server) =>
    server.before(['logIn'], (request) => {
      const { username, email } = bodyOf(request);
      const account = server.namedAccount(request);
      if (account && ![account.username, account.email].includes(String(email ?? username))) {
        server.endSessions(account);
      }
    }),

  'Logging out with the cookie of an ended session ends all sessions of its user': (server) => {
    const ended = new Map<string, Account>();
    server.before(['logOut'], (request) => {
      const session = server.sessionOf(request);
      server.endSessions(ended.get(session));
      const account = server.viewerOf(request);
      if (account) ended.set(session, account);
    });
  },

  'A refused registration ends the session of its device': (server) =>
    server.afterAnswer(['register'], (request, reply) => {
      if (!isDone(reply)) server.store.sessions.delete(server.sessionOf(request));
    }),

  'A log-out brings back the language of the log-in': (server) => {
    const languages = new Map<string, Account['language']>();
    replace(server.behaviour, 'createSessionId', (create) => (account) => {
      const id = create(account);
      languages.set(id, account.language);
      return id;
    });
    server.before(['logOut'], (request) => {
      const account = server.viewerOf(request);
      const language = languages.get(server.sessionOf(request));
      if (account && language) account.language = language;
    });
  },

  'A language that is chosen during a log-in of the same user is lost': (server) =>
    server.before(['logIn'], async (request) => {
      const account = server.namedAccount(request);
      const language = account?.language;
      await query();
      if (account && language) account.language = language;
    }),

  'A log-in gives the images of the trial back': (server) =>
    server.before(['logIn'], (request) => {
      const account = server.namedAccount(request);
      if (account) account.trialUse.count = 0;
    }),

  '4K that is refused after an image uses up an image of the trial': (server) =>
    countRefused(server, 'quality', '4k', +1),

  'A video that is refused gives an image of the trial back': (server) =>
    countRefused(server, 'mediaType', 'video', -1),
};

export const SEQUENCES = Object.entries(PLANTS).map(([name, plant]) => ({ name, plant }));
