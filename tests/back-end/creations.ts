import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Server } from './behaviour';
import type { Account, Creation, Store } from './model';
import { makeAbsolute, readBody } from './requests';
import {
  checkDuration,
  checkPrompt,
  checkTitle,
  checkUserId,
  chooseOne,
  isMediaUrl,
  isRecord,
  MEDIA_TYPES,
  QUALITIES,
  RATIOS,
  readTrimmed,
  refuse,
  STYLES,
  TEXT,
} from './rules';

type ById = { Params: { id: string } };

function readCreation(body: Record<string, unknown>, userId: string): Creation {
  const title = checkTitle(body['title']);
  const prompt = checkPrompt(body['prompt']);
  const imageUrl = readTrimmed(body['imageUrl']);
  if (!isMediaUrl(imageUrl)) refuse(400, TEXT.imageUrl);
  const style = chooseOne(body['style'], STYLES, 'style');
  const aspectRatio = chooseOne(body['aspectRatio'], RATIOS, 'aspectRatio');
  const mediaType = chooseOne(body['mediaType'], MEDIA_TYPES, 'mediaType');
  const isPublic = body['isPublic'];
  if (typeof isPublic !== 'boolean') return refuse(400, TEXT.isPublic);
  const sent = body['metadata'];
  if (!isRecord(sent)) return refuse(400, TEXT.metadata);
  const quality = chooseOne(sent['quality'], QUALITIES, 'quality');
  const metadata = { quality, ...checkDuration(sent['videoDuration'], mediaType) };
  checkUserId(body['userId'], userId);
  return {
    id: randomUUID(),
    userId,
    title,
    prompt,
    imageUrl,
    style,
    aspectRatio,
    mediaType,
    isPublic,
    metadata,
  };
}

const listNewestFirst = ({ creations }: Store): Creation[] => [...creations.values()].reverse();

export const listOwn = (store: Store, account: Account): Creation[] =>
  listNewestFirst(store).filter(({ userId }) => userId === account.id);

export const listGallery = (store: Store): Creation[] =>
  listNewestFirst(store).filter(({ isPublic }) => isPublic);

export function addCreation({ creations }: Store, creation: Creation): void {
  creations.set(creation.id, creation);
}

/** Keeps the position in the lists. */
export function changeCreation({ creations }: Store, edited: Creation): void {
  creations.set(edited.id, edited);
}

export function removeCreation({ creations }: Store, { id }: Creation): void {
  creations.delete(id);
}

export function serveCreations({ app, behaviour, sessions, store }: Server): void {
  const describeCreation = (request: FastifyRequest, creation: Creation): Creation => ({
    ...creation,
    imageUrl: makeAbsolute(request, creation.imageUrl),
  });

  /** Another user's creation counts as missing. */
  function findOwn(request: FastifyRequest<ById>): Creation {
    const account = sessions.require(request);
    const creation = store.creations.get(request.params.id);
    return creation?.userId === account.id ? creation : refuse(404, TEXT.noCreation);
  }

  app.get('/api/creations', (request) => {
    const account = sessions.require(request);
    return behaviour.listOwn(store, account, request).map((creation) => describeCreation(request, creation));
  });

  app.get('/api/gallery', (request) =>
    behaviour.listGallery(store, request).map(({ id, imageUrl, prompt, title }) => ({
      id,
      imageUrl: makeAbsolute(request, imageUrl),
      prompt,
      title,
    })),
  );

  app.post('/api/creations', async (request, reply) => {
    const account = sessions.require(request);
    const body = readBody(request);
    const creation = readCreation(body, account.id);
    await behaviour.addCreation(store, creation, body);
    return reply.code(201).send(describeCreation(request, creation));
  });

  app.put<ById>('/api/creations/:id', async (request, reply) => {
    sessions.require(request);
    const body = readBody(request);
    const title = checkTitle(body['title']);
    const isPublic = body['isPublic'];
    if (typeof isPublic !== 'boolean') return refuse(400, TEXT.isPublic);
    const creation = findOwn(request);
    const edited = { ...creation, title, isPublic };
    await behaviour.changeCreation(store, edited, body);
    return reply.send(describeCreation(request, edited));
  });

  app.delete<ById>('/api/creations/:id', async (request, reply) => {
    await behaviour.removeCreation(store, findOwn(request));
    return reply.code(204).send();
  });
}
