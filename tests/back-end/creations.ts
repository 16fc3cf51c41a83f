import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Creation } from './model';
import { makeAbsolute, readBody } from './requests';
import {
  checkDuration,
  checkTitle,
  chooseOne,
  isMediaUrl,
  isRecord,
  MEDIA_TYPES,
  QUALITIES,
  RATIOS,
  readText,
  readTrimmed,
  refuse,
  STYLES,
  TEXT,
} from './rules';
import type { Sessions } from './sessions';

type ById = { Params: { id: string } };

function readCreation(body: Record<string, unknown>, userId: string): Creation {
  const title = checkTitle(body['title']);
  const prompt = readText(body['prompt']);
  if (prompt.trim() === '') refuse(400, TEXT.savedPrompt);
  const imageUrl = readTrimmed(body['imageUrl']);
  if (!isMediaUrl(imageUrl)) refuse(400, TEXT.imageUrl);
  const style = chooseOne(body['style'], STYLES, 'style', 'cyberpunk');
  const aspectRatio = chooseOne(body['aspectRatio'], RATIOS, 'aspectRatio', '1:1');
  const mediaType = chooseOne(body['mediaType'], MEDIA_TYPES, 'mediaType', 'image');
  const isPublic = body['isPublic'] ?? false;
  if (typeof isPublic !== 'boolean') return refuse(400, TEXT.isPublic);
  const sent = isRecord(body['metadata']) ? body['metadata'] : {};
  const quality = chooseOne(sent['quality'], QUALITIES, 'quality', 'hd');
  const metadata = { quality, ...checkDuration(sent['videoDuration'], mediaType) };
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

export function serveCreations(app: FastifyInstance, sessions: Sessions): void {
  const creations = new Map<string, Creation>();
  const listNewestFirst = (): Creation[] => [...creations.values()].reverse();

  const describeCreation = (request: FastifyRequest, creation: Creation): Creation => ({
    ...creation,
    imageUrl: makeAbsolute(request, creation.imageUrl),
  });

  /** Another user's creation counts as missing. */
  function findOwn(request: FastifyRequest<ById>): Creation {
    const account = sessions.require(request);
    const creation = creations.get(request.params.id);
    return creation?.userId === account.id ? creation : refuse(404, TEXT.noCreation);
  }

  app.get('/api/creations', (request) => {
    const account = sessions.require(request);
    return listNewestFirst()
      .filter(({ userId }) => userId === account.id)
      .map((creation) => describeCreation(request, creation));
  });

  app.get('/api/gallery', (request) =>
    listNewestFirst()
      .filter(({ isPublic }) => isPublic)
      .map(({ id, imageUrl, prompt, title }) => ({
        id,
        imageUrl: makeAbsolute(request, imageUrl),
        prompt,
        title,
      })),
  );

  app.post('/api/creations', (request, reply) => {
    const account = sessions.require(request);
    const creation = readCreation(readBody(request), account.id);
    creations.set(creation.id, creation);
    return reply.code(201).send(describeCreation(request, creation));
  });

  app.put<ById>('/api/creations/:id', (request) => {
    const creation = findOwn(request);
    const body = readBody(request);
    const title = checkTitle(body['title']);
    const isPublic = body['isPublic'];
    if (typeof isPublic !== 'boolean') return refuse(400, TEXT.isPublic);
    const edited = { ...creation, title, isPublic };
    creations.set(creation.id, edited); // an edit keeps the place in the lists
    return describeCreation(request, edited);
  });

  app.delete<ById>('/api/creations/:id', (request, reply) => {
    creations.delete(findOwn(request).id);
    return reply.code(204).send();
  });
}
