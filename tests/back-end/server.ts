// A back end written from the specification alone, without a package of this repository: the conformance checks must
// pass another implementation than the mock. Its ids are UUIDs, its passwords are hashed with scrypt, it answers extra
// fields, and it keeps everything in memory.
import { randomUUID, scryptSync, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Account {
  id: string;
  username: string;
  email: string;
  salt: string;
  key: Buffer;
  tokens: number;
  language: string | null;
  since: number;
  trial: Map<number, number>;
}

interface Work {
  id: string;
  userId: string;
  title: string;
  prompt: string;
  imageUrl: string;
  style: string;
  aspectRatio: string;
  mediaType: string;
  isPublic: boolean;
  metadata: { quality?: string; videoDuration?: string };
  createdAt: string;
}

type Body = Record<string, unknown>;
type Reply = { status: number; json?: unknown; headers?: Record<string, string> };
type Visit = { body: () => Body; account: Account | undefined; token: string; id: string };
type Action = (visit: Visit) => Reply;

class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const DAY = 24 * 60 * 60 * 1000;
const STYLES = ['realistic', 'anime', 'cyberpunk', 'fantasy', 'sketch', '3d', 'vaporwave', 'cartoon'];
const RATIOS = ['1:1', '16:9', '9:16', '4:3', '3:4'];
const LANGUAGES = ['en', 'es', 'fr', 'de', 'zh', 'ar', 'hi', 'pt'];
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

const accounts = new Map<string, Account>();
const sessions = new Map<string, string>();
const works = new Map<string, Work>();

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const hash = (password: string, salt: string) => scryptSync(password, salt, 32, { N: 1024 });
const demand = (condition: boolean, message: string, status = 400) => {
  if (!condition) throw new Refused(status, message);
};
const member = ({ account }: Visit): Account => {
  if (!account) throw new Refused(401, 'You are signed out.');
  return account;
};
const find = (by: (account: Account) => boolean) => [...accounts.values()].find(by);

function publicUser({ id, username, email, tokens, language }: Account) {
  return { id, username, email, tokens, language, isAdmin: false, subscriptionStatus: null };
}

function signedIn(account: Account): Reply {
  const token = randomUUID();
  sessions.set(token, account.id);
  const cookie = `sid=${token}; HttpOnly; Path=/api; SameSite=Lax`;
  return { status: 200, json: publicUser(account), headers: { 'set-cookie': cookie } };
}

function ownWork(visit: Visit): Work {
  const { id } = member(visit);
  const work = works.get(visit.id);
  if (!work || work.userId !== id) throw new Refused(404, 'There is no such creation.');
  return work;
}

function pay(account: Account, isVideo: boolean) {
  const cost = isVideo ? 3 : 1;
  if (account.tokens >= cost) {
    account.tokens -= cost;
    return;
  }
  const day = Math.floor((Date.now() - account.since) / DAY);
  const used = account.trial.get(day) ?? 0;
  demand(!isVideo && day < 7 && used < 3, 'Insufficient tokens.', 402);
  account.trial.set(day, used + 1);
}

const actions: Record<string, Action> = {
  'POST /api/register': ({ body }) => {
    const { username, email, password, confirmPassword } = body();
    demand(text(username).length >= 3, 'Username must be at least 3 characters');
    demand(/^\S+@\S+\.\S+$/.test(text(email)), 'Please enter a valid email address');
    demand(text(password).length >= 6, 'Password must be at least 6 characters');
    demand(password === confirmPassword, 'Passwords do not match');
    demand(!find((one) => one.username === text(username)), 'This username is taken.', 409);
    demand(!find((one) => one.email === text(email)), 'This email is registered.', 409);
    const [id, salt] = [randomUUID(), randomUUID()];
    const key = hash(String(password), salt);
    const fresh = { tokens: 0, language: null, since: Date.now(), trial: new Map<number, number>() };
    const account = { id, username: text(username), email: text(email), salt, key, ...fresh };
    accounts.set(id, account);
    return signedIn(account);
  },
  'POST /api/login': ({ body }) => {
    const { username, email, password } = body();
    demand(
      text(username) + text(email) !== '' && text(password) !== '',
      'Either email or username is required',
    );
    const account = find((one) => (email ? one.email === text(email) : one.username === text(username)));
    const isRight = account && timingSafeEqual(account.key, hash(String(password), account.salt));
    if (!account || !isRight) throw new Refused(401, 'Invalid email or password');
    return signedIn(account);
  },
  'POST /api/logout': ({ token }) => {
    sessions.delete(token);
    return { status: 204, headers: { 'set-cookie': 'sid=; Path=/api; Max-Age=0' } };
  },
  'GET /api/user': (visit) => ({
    status: 200,
    json: publicUser(member(visit)),
    headers: { 'cache-control': 'private, no-store' },
  }),
  'PUT /api/user/language': (visit) => {
    const account = member(visit);
    const language = text(visit.body()['language']);
    demand(LANGUAGES.includes(language), 'This language is not available.');
    account.language = language;
    return { status: 200, json: publicUser(account) };
  },
  'GET /api/creations': (visit) => {
    const { id } = member(visit);
    return { status: 200, json: [...works.values()].filter(({ userId }) => userId === id) };
  },
  'GET /api/gallery': () => ({
    status: 200,
    json: [...works.values()]
      .filter(({ isPublic }) => isPublic)
      .map(({ id, imageUrl, prompt, title }) => ({ id, imageUrl, prompt, title })),
  }),
  'POST /api/creations': (visit) => {
    const { id: userId } = member(visit);
    const { title, prompt, imageUrl, style, aspectRatio, mediaType, isPublic, metadata } = visit.body();
    demand(text(title).length >= 3, 'Title must be at least 3 characters');
    const words = {
      title: text(title),
      prompt: String(prompt),
      imageUrl: String(imageUrl),
      style: String(style),
    };
    const work: Work = {
      id: randomUUID(),
      userId,
      ...words,
      aspectRatio: String(aspectRatio),
      mediaType: String(mediaType),
      isPublic: isPublic === true,
      metadata: Object(metadata),
      createdAt: new Date().toISOString(),
    };
    works.set(work.id, work);
    return { status: 201, json: work };
  },
  'PUT /api/creations/:id': (visit) => {
    const work = ownWork(visit);
    const { title, isPublic } = visit.body();
    demand(text(title).length >= 3, 'Title must be at least 3 characters');
    Object.assign(work, { title: text(title), isPublic: isPublic === true });
    return { status: 200, json: work };
  },
  'DELETE /api/creations/:id': (visit) => {
    works.delete(ownWork(visit).id);
    return { status: 204 };
  },
  'POST /api/generate': (visit) => {
    const account = member(visit);
    const { prompt, style, aspectRatio, quality, mediaType } = visit.body();
    demand(text(prompt) !== '', 'Please enter a prompt to generate content.');
    demand(
      STYLES.includes(text(style)) && RATIOS.includes(text(aspectRatio)),
      'This style is not available.',
    );
    const needsTokens = mediaType === 'video' || quality === '4k';
    demand(!needsTokens || account.tokens > 0, 'Video and 4K generation require tokens.', 403);
    pay(account, mediaType === 'video');
    return { status: 200, json: { imageUrl: '/files/1.png', mediaType } };
  },
  'POST /api/create-checkout-session': (visit) => {
    member(visit);
    const { planId, billingInterval } = visit.body();
    demand(['basic', 'pro', 'payg'].includes(text(planId)), 'This plan is not for sale.');
    demand(['year', 'month'].includes(text(billingInterval)), 'This interval is not for sale.');
    return { status: 200, json: { url: `https://checkout.stripe.com/c/pay/${randomUUID()}` } };
  },
  'POST /api/create-token-checkout': (visit) => {
    member(visit);
    const packs = ['hobby', 'starter', 'pro', 'creator', 'ultimate'];
    demand(packs.includes(text(visit.body()['packageId'])), 'This pack is not for sale.');
    return { status: 200, json: { url: `https://checkout.stripe.com/c/pay/${randomUUID()}` } };
  },
};

function answer(request: IncomingMessage, sent: string): Reply {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const [, id = ''] = /^\/api\/creations\/([^/]+)$/.exec(pathname) ?? [];
  const action = actions[`${request.method} ${id ? '/api/creations/:id' : pathname}`];
  const [, token = ''] = /(?:^|; )sid=([^;]*)/.exec(request.headers.cookie ?? '') ?? [];
  const body = () => {
    try {
      return Object(JSON.parse(sent)) as Body;
    } catch {
      throw new Refused(400, 'This is not JSON.');
    }
  };
  try {
    if (!action) throw new Refused(404, 'There is no such page.');
    const account = accounts.get(sessions.get(token) ?? '');
    return action({ body, token, account, id: decodeURIComponent(id) });
  } catch (error) {
    if (error instanceof Refused) return { status: error.status, json: { message: error.message } };
    throw error;
  }
}

async function respond(request: IncomingMessage, response: ServerResponse, origin: string) {
  const chunks = await Array.fromAsync<Buffer>(request);
  response.setHeader('vary', 'Origin');
  if (request.headers.origin === origin) {
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-allow-credentials', 'true');
  }
  if (request.method === 'OPTIONS') {
    const allowed = { 'access-control-allow-methods': 'GET, POST, PUT, DELETE' };
    response
      .writeHead(204, { ...allowed, 'access-control-allow-headers': 'Content-Type, Accept-Language' })
      .end();
  } else if (request.url === '/files/1.png') {
    response.writeHead(200, { 'content-type': 'image/png' }).end(PIXEL);
  } else {
    const { status, json, headers } = answer(request, Buffer.concat(chunks).toString());
    const type = json === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' };
    response
      .writeHead(status, { ...type, ...headers })
      .end(json === undefined ? undefined : JSON.stringify(json));
  }
}

/** @param origin the origin of the app that may call it */
export async function startBackEnd(origin: string) {
  const server = createServer((request, response) => void respond(request, response, origin));
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((done) => server.close(done).closeAllConnections()),
  };
}
