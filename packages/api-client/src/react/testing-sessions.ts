import { sessionAnswering } from '../testing';
import { creationsQuery, galleryQuery } from './creations.queries';
import { createQueryClient, type CallListener } from './query-client';
import { userQuery } from './session.queries';

export const ada = { id: 1, username: 'ada', language: 'en' };
export const bob = { id: 2, username: 'bob', language: 'en' };
export const secret = { id: 7, imageUrl: '/secret.jpg', title: 'the secret of ada' };
export const credentials = { username: 'bob', password: 'password' };
export const registration = {
  username: 'bob',
  email: 'bob@example.com',
  password: 'password',
  confirmPassword: 'password',
};
export const as = (user: object) => () => Response.json(user);
export const refuse = (status: number) => () => new Response('', { status });
export const done = () => new Response(null, { status: 204 });

const answers = {
  'GET /api/user': as(ada),
  'GET /api/creations': () => Response.json([secret]),
  'GET /api/gallery': () => Response.json([{ id: 8, imageUrl: '/wall.jpg' }]),
  'POST /api/login': as(bob),
  'POST /api/register': as(bob),
  'POST /api/logout': done,
};

/** Signs Ada in and loads her list and the gallery. `changes` replace the server's responses from then on. */
export async function appOfAda(
  changes: Parameters<typeof sessionAnswering>[0] = {},
  listener: CallListener = {},
) {
  const server = { ...answers };
  const { api, calls } = sessionAnswering(server);
  const client = createQueryClient(listener);
  await client.fetchQuery(userQuery(api));
  await client.fetchQuery(galleryQuery(api));
  await client.fetchQuery(creationsQuery(api, ada.id));
  calls.length = 0;
  Object.assign(server, changes);
  return { api, calls, client };
}

/** A response that the test delivers, whether or not the request has been aborted. */
export function late() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { answer: () => promise, arrive: resolve };
}
