import type { FastifyReply } from 'fastify';
import type { Creation } from '../model';
import { refuse } from '../rules';
import { faultsOf } from './fault';
import { type PlantedServer } from '../hooks';

type Change = (creations: Creation[]) => Creation[];

const oldestFirst: Change = (creations) => [...creations].reverse();
const byTitle: Change = (creations) => [...creations].sort((a, b) => a.title.localeCompare(b.title));
const byId: Change = (creations) => [...creations].sort((a, b) => (a.id < b.id ? -1 : 1));

export const lists = faultsOf('K8', {
  'The own list begins with the oldest': (server) => server.changeOwn(oldestFirst),
  'The gallery begins with the oldest': (server) => server.changeGallery(oldestFirst),
  'The own list is in the order of titles': (server) => server.changeOwn(byTitle),
  'The gallery has no order: it is that of random ids': (server) => server.changeGallery(byId),

  'Creations of the same second are in the wrong order': (server) => {
    const seconds = new Map<string, number>();
    server.onSave(({ id }) => void seconds.set(id, Math.floor(Date.now() / 1000)));
    const secondOf = ({ id }: Creation) => seconds.get(id) ?? 0;
    server.changeOwn((creations) => oldestFirst(creations).sort((a, b) => secondOf(b) - secondOf(a)));
  },

  'The own list ends after twenty': (server) => server.changeOwn((creations) => creations.slice(0, 20)),
  'The own list ends after fifty': (server) => server.changeOwn((creations) => creations.slice(0, 50)),
  'The gallery ends after twenty': (server) => server.changeGallery((creations) => creations.slice(0, 20)),

  'The gallery has the username of the maker': (server) =>
    server.changeAnswer(['gallery'], (item) => ({ ...item, author: makerOf(server, item['id'])?.username })),

  'The gallery has the e-mail of the maker, within an object': (server) =>
    server.changeAnswer(['gallery'], (item) => {
      const { id, email } = makerOf(server, item['id']) ?? {};
      return { ...item, user: { id, email } };
    }),

  'The gallery has the id of the maker': (server) =>
    server.changeAnswer(['gallery'], (item) => ({ ...item, userId: makerOf(server, item['id'])?.id })),

  'A creation that was published stays in the gallery when it is made private': (server) => {
    const published = new Set<string>();
    const note = (creation: Creation) => {
      if (creation.isPublic) published.add(creation.id);
      return creation;
    };
    server.onSave(note);
    server.onUpdate(note);
    server.behaviour.listGallery = ({ creations }) =>
      [...creations.values()].reverse().filter(({ id }) => published.has(id));
  },

  'A creation that was deleted stays in the gallery': (server) => {
    const deleted: Creation[] = [];
    server.onDelete((creation) => {
      if (creation.isPublic) deleted.push(creation);
    });
    server.changeGallery((creations) => [...creations, ...deleted]);
  },

  'A new title does not reach the gallery': (server) => {
    const titles = new Map<string, string>();
    server.onSave(({ id, title }) => void titles.set(id, title));
    server.changeGallery((creations) =>
      creations.map((creation) => ({ ...creation, title: titles.get(creation.id) ?? creation.title })),
    );
  },

  'An update moves a creation to the end of the lists': ({ behaviour }) => {
    behaviour.changeCreation = ({ creations }, edited) => {
      const others = [...creations].filter(([id]) => id !== edited.id);
      creations.clear();
      creations.set(edited.id, edited);
      for (const [id, each] of others) creations.set(id, each);
    };
  },

  'An empty own list is answered with 404': (server) =>
    answerEmptyList(server, () => refuse(404, 'No creations')),

  'An empty own list is answered with 204': (server) =>
    answerEmptyList(server, (reply) => reply.code(204).send()),

  'A public creation is in the own list twice': (server) =>
    server.changeOwn((creations) => creations.flatMap((each) => (each.isPublic ? [each, each] : [each]))),

  'A creation that is published leaves the own list': (server) =>
    server.changeOwn((creations) => creations.filter(({ isPublic }) => !isPublic)),

  'The gallery shows whoever is signed in only her own creations': (server) =>
    server.changeGallery((creations, request) => {
      const viewer = server.viewerOf(request);
      return creations.filter(({ userId }) => !viewer || userId === viewer.id);
    }),

  'Videos are not in the own list': (server) =>
    server.changeOwn((creations) => creations.filter(({ mediaType }) => mediaType === 'image')),

  'The id of the newest creation is given again when it is deleted': (server) =>
    server.onSave((creation) => {
      creation.id = String(1 + Math.max(0, ...[...server.store.creations.keys()].map(Number)));
    }),
});

function answerEmptyList(server: PlantedServer, act: (reply: FastifyReply) => unknown): void {
  server.before(['list'], (request, reply) => {
    const viewer = server.viewerOf(request);
    const isEmpty = viewer && server.behaviour.listOwn(server.store, viewer, request).length === 0;
    return isEmpty ? act(reply) : undefined;
  });
}

function makerOf({ store }: PlantedServer, id: unknown) {
  const creation = store.creations.get(String(id));
  return store.accounts.find((account) => account.id === creation?.userId);
}
