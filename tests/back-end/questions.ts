import { endpoints, type AnyEndpoint } from '@product/api-client';
import type { EndpointName, RefusalCase } from '@product/api-client/contract';
import * as domain from '@product/domain';
import { newForm, openBrowser, register, type AskedServer, type Browser, type User } from './asker';

/** Asks a server with calls of its own accounts. Returns what is compared. */
type Ask = (server: AskedServer) => Promise<unknown>;

export interface Question {
  name: string;
  ask: Ask;
  expected: unknown;
}

const question = (name: string, ask: Ask, expected: unknown): Question => ({ name, ask, expected });

const MOON = '🌙';
const DONE = 'done';

/** A success as 'done', a refusal as its status. */
const outcomeOf = async (reply: Promise<{ status: number }>) => {
  const { status } = await reply;
  return status >= 200 && status <= 299 ? DONE : status;
};

const AN_IMAGE = {
  prompt: 'A lighthouse',
  style: 'realistic',
  aspectRatio: '1:1',
  quality: 'standard',
  mediaType: 'image',
};
const A_VIDEO = { mediaType: 'video', videoDuration: domain.VIDEO_DURATION_SECONDS };

/** A body without some fields. */
function without(body: object, ...fields: string[]): object {
  return Object.fromEntries(Object.entries(body).filter(([field]) => !fields.includes(field)));
}

const visit = (server: AskedServer, endpoint: AnyEndpoint, body: unknown) =>
  openBrowser(server).send(endpoint, { body });

/** Sends a registration with changes. */
const signUp = (server: AskedServer, changes: object) =>
  visit(server, endpoints.register, { ...newForm(), ...changes });

/** Logs a new user in with another browser. */
async function logIn(server: AskedServer, credentials: (form: User['form']) => object) {
  const { form } = await register(server);
  return visit(server, endpoints.login, { password: form.password, ...credentials(form) });
}

const newCreation = ({ id }: User, changes: object = {}) => ({
  userId: id,
  title: 'Lighthouse',
  ...without(AN_IMAGE, 'quality'),
  imageUrl: 'https://media.example/a.jpg',
  isPublic: false,
  metadata: { quality: 'hd' },
  ...changes,
});

/** Saves a creation of a new user with changes. */
async function save(server: AskedServer, changes: object) {
  const user = await register(server);
  return user.send(endpoints.saveCreation, { body: newCreation(user, changes) });
}

/** Saves a creation of a new user without some fields. */
async function saveWithout(server: AskedServer, ...fields: string[]) {
  const user = await register(server);
  return user.send(endpoints.saveCreation, { body: without(newCreation(user), ...fields) });
}

/** Changes a creation of a new user. */
async function update(server: AskedServer, body: unknown) {
  const user = await register(server);
  const saved = await user.send(endpoints.saveCreation, { body: newCreation(user) });
  return user.send(endpoints.updateCreation, { params: { id: String(saved.body['id']) }, body });
}

const generate = (user: Browser, changes: object = {}) =>
  user.send(endpoints.generate, { body: { ...AN_IMAGE, ...changes } });

const generateAsNew = async (server: AskedServer, changes: object) =>
  generate(await register(server), changes);

/** The outcomes of generations, one after the other. */
async function series(user: Browser, ...changes: object[]) {
  const outcomes: unknown[] = [];
  for (const change of changes) outcomes.push(await outcomeOf(generate(user, change)));
  return outcomes;
}

const IMAGES_OF_A_DAY = Array.from({ length: domain.TRIAL_IMAGES_PER_DAY }, () => ({}));
const USED_UP = [...IMAGES_OF_A_DAY.map(() => DONE), 402];

const PACK_TOKENS = domain.TOKEN_PACKS.find(({ id }) => id === 'hobby')!.tokens;

const buy = async (server: AskedServer, user: User) => {
  const { body } = await user.send(endpoints.checkOutTokens, { body: { packageId: 'hobby' } });
  await server.pay(String(body['url']));
};
const tokensOf = async (user: User) => Number((await user.send(endpoints.getUser)).body['tokens']);

/** The creation of another user, as a call of a new user refers to it. */
async function foreign(server: AskedServer) {
  const owner = await register(server);
  const { body } = await owner.send(endpoints.saveCreation, { body: newCreation(owner, { isPublic: true }) });
  return { user: await register(server), params: { id: String(body['id']) } };
}

type Refused = { [Name in EndpointName]: Record<RefusalCase<Name>, Ask> };

const signedOut =
  (endpoint: AnyEndpoint, body?: unknown): Ask =>
  (server) =>
    openBrowser(server).send(endpoint, { params: { id: '1' }, body });

/** A call for each refusal of the contract, which has the expected status. */
export const REFUSED: Refused = {
  'session.user': { 'signed-out': signedOut(endpoints.getUser) },
  'session.login': {
    'nothing-given': (server) => visit(server, endpoints.login, {}),
    malformed: (server) => openBrowser(server).send(endpoints.login, { text: '{"username":' }),
    'wrong-type': (server) => logIn(server, ({ username }) => ({ username, password: 1 })),
    'wrong-password': (server) => logIn(server, ({ username }) => ({ username, password: 'secret 2' })),
    'unknown-account': (server) =>
      visit(server, endpoints.login, { username: 'nobody', password: 'secret 1' }),
  },
  'session.register': {
    'short-username': (server) => signUp(server, { username: MOON.repeat(domain.USERNAME_MIN_LENGTH - 1) }),
    'long-username': (server) => signUp(server, { username: 'x'.repeat(domain.USERNAME_MAX_LENGTH + 1) }),
    'bad-email': (server) => signUp(server, { email: 'nowhere' }),
    'short-password': (server) => {
      const password = MOON.repeat(domain.PASSWORD_MIN_LENGTH - 1);
      return signUp(server, { password, confirmPassword: password });
    },
    'passwords-differ': (server) => signUp(server, { confirmPassword: 'secret 2' }),
    'username-taken': async (server) => signUp(server, { username: (await register(server)).form.username }),
    'email-taken': async (server) => signUp(server, { email: (await register(server)).form.email }),
    'wrong-type': (server) => signUp(server, { username: 123_456 }),
  },
  'session.logout': {},
  'session.language': {
    unknown: async (server) =>
      (await register(server)).send(endpoints.updateLanguage, { body: { language: 'tlh' } }),
    'signed-out': signedOut(endpoints.updateLanguage, { language: 'fr' }),
  },
  'creations.list': { 'signed-out': signedOut(endpoints.listCreations) },
  'creations.gallery': {},
  'creations.save': {
    'title-too-short': (server) => save(server, { title: ' ab ' }),
    'title-too-long': (server) => save(server, { title: 'x'.repeat(domain.TITLE_MAX_LENGTH + 1) }),
    'empty-prompt': (server) => save(server, { prompt: ' \n' }),
    'prompt-too-long': (server) => save(server, { prompt: 'x'.repeat(domain.PROMPT_MAX_LENGTH + 1) }),
    'unknown-style': (server) => save(server, { style: 'oil' }),
    'bad-media-url': (server) => save(server, { imageUrl: 'ftp://media.example/a.jpg' }),
    'wrong-type': (server) => save(server, { isPublic: 'true' }),
    'signed-out': signedOut(endpoints.saveCreation, newCreation({ id: 1 } as User)),
    'for-another': async (server) => save(server, { userId: (await register(server)).id }),
  },
  'creations.update': {
    'title-too-short': (server) => update(server, { title: ' ab ', isPublic: true }),
    'title-too-long': (server) =>
      update(server, { title: 'x'.repeat(domain.TITLE_MAX_LENGTH + 1), isPublic: true }),
    'wrong-type': (server) => update(server, { title: 'Harbour', isPublic: 1 }),
    'signed-out': signedOut(endpoints.updateCreation, { title: 'Harbour', isPublic: true }),
    'of-another': async (server) => {
      const { user, params } = await foreign(server);
      return user.send(endpoints.updateCreation, { params, body: { title: 'Mine', isPublic: true } });
    },
  },
  'creations.delete': {
    'signed-out': signedOut(endpoints.deleteCreation),
    'of-another': async (server) => {
      const { user, params } = await foreign(server);
      return user.send(endpoints.deleteCreation, { params });
    },
  },
  'generation.create': {
    'empty-prompt': (server) => generateAsNew(server, { prompt: '\u00A0\t' }),
    'prompt-too-long': (server) =>
      generateAsNew(server, { prompt: 'x'.repeat(domain.PROMPT_MAX_LENGTH + 1) }),
    'unknown-style': (server) => generateAsNew(server, { aspectRatio: '2:1' }),
    'wrong-type': (server) => generateAsNew(server, { prompt: ['A lighthouse'] }),
    'signed-out': signedOut(endpoints.generate, AN_IMAGE),
    'nothing-left': async (server) => {
      const user = await register(server);
      await series(user, ...IMAGES_OF_A_DAY);
      return generate(user);
    },
    'without-access': (server) => generateAsNew(server, A_VIDEO),
  },
  'checkout.subscribe': {
    unknown: async (server) =>
      (await register(server)).send(endpoints.checkOutSubscription, {
        body: { planId: 'no-such-plan', billingInterval: 'month' },
      }),
    'signed-out': signedOut(endpoints.checkOutSubscription, { planId: 'pro', billingInterval: 'month' }),
  },
  'checkout.buyTokens': {
    unknown: async (server) =>
      (await register(server)).send(endpoints.checkOutTokens, { body: { packageId: 1 } }),
    'signed-out': signedOut(endpoints.checkOutTokens, { packageId: 'hobby' }),
  },
};

const CALLS_OF_USERS = Object.values<AnyEndpoint>(endpoints).filter(
  ({ name, body }) => body && !['session.login', 'session.register'].includes(name),
);

const REGISTRATION = [
  question(
    'A username and an email are trimmed, and keep their case.',
    async (server) => {
      const { username } = newForm();
      const { body } = await signUp(server, {
        username: ` ${username}\t`,
        email: ` ${username}@example.com `,
      });
      return body['username'] === username && body['email'] === `${username}@example.com`;
    },
    true,
  ),
  question(
    'A name that differs in case and white space only is taken.',
    async (server) => {
      const { form } = await register(server);
      return [
        await outcomeOf(signUp(server, { username: ` ${form.username.toUpperCase()} ` })),
        await outcomeOf(signUp(server, { email: ` ${form.email.toUpperCase()} ` })),
      ];
    },
    [409, 409],
  ),
  question(
    'A username has as many code points as it may have, and white space around.',
    (server) => {
      const { username } = newForm();
      return outcomeOf(
        signUp(server, {
          username: `  ${username}${MOON.repeat(domain.USERNAME_MAX_LENGTH - username.length)} `,
        }),
      );
    },
    DONE,
  ),
  question(
    'A username has as few letters as it may have.',
    (server) =>
      outcomeOf(
        signUp(server, {
          username: String.fromCodePoint(
            ...crypto.getRandomValues(new Uint8Array(3)).map((byte) => 97 + (byte % 26)),
          ),
        }),
      ),
    DONE,
  ),
  question('A username has an @.', (server) => outcomeOf(signUp(server, { username: 'ada@home' })), 400),
  question(
    'An email is longer than mail allows.',
    (server) => {
      const domainName = `${'a'.repeat(60)}.`.repeat(4);
      return outcomeOf(signUp(server, { email: `ada.lovelace.${Date.now()}@${domainName}example` }));
    },
    400,
  ),
  question(
    'A password is kept as it was sent: white space counts.',
    async (server) => {
      const { form } = await register(server, { password: '      ', confirmPassword: '      ' });
      const logInWith = (password: string) =>
        outcomeOf(visit(server, endpoints.login, { username: form.username, password }));
      return [await logInWith('      '), await logInWith('       ')];
    },
    [DONE, 401],
  ),
  question(
    'Every character of a long password counts.',
    async (server) => {
      const password = 'p'.repeat(200);
      const { form } = await register(server, { password, confirmPassword: password });
      return outcomeOf(
        visit(server, endpoints.login, { username: form.username, password: `${password.slice(1)}q` }),
      );
    },
    401,
  ),
  question(
    'A registration gives itself rights, tokens and an id.',
    async (server) => {
      const { body } = await signUp(server, {
        id: 1,
        isAdmin: true,
        tokens: 1000,
        subscriptionStatus: 'active',
      });
      return [body['isAdmin'], body['tokens'], body['subscriptionStatus'] === 'active'];
    },
    [false, 0, false],
  ),
  question(
    'A field of a registration is missing.',
    (server) =>
      Promise.all(
        Object.keys(newForm()).map((field) =>
          outcomeOf(visit(server, endpoints.register, without(newForm(), field))),
        ),
      ),
    [400, 400, 400, 400],
  ),
  question(
    'A registration is a list, a text, nothing, no JSON.',
    (server) =>
      Promise.all(
        ['[]', '"ada"', 'null', '', '{"username":"ada"'].map((text) =>
          outcomeOf(openBrowser(server).send(endpoints.register, { text })),
        ),
      ),
    [400, 400, 400, 400, 400],
  ),
  question(
    'A registration signs in, with an empty list.',
    async (server) => (await (await register(server)).send(endpoints.listCreations)).body,
    [],
  ),
];

const SESSIONS = [
  question(
    'A username in another case, with white space around, logs in.',
    (server) => outcomeOf(logIn(server, ({ username }) => ({ username: ` ${username.toUpperCase()} ` }))),
    DONE,
  ),
  question(
    'An email in another case, with white space around, logs in.',
    (server) => outcomeOf(logIn(server, ({ email }) => ({ email: ` ${email.toUpperCase()} ` }))),
    DONE,
  ),
  question(
    'A login has a short password.',
    (server) => outcomeOf(logIn(server, ({ username }) => ({ username, password: 'x' }))),
    401,
  ),
  question(
    'A login has an empty password, and none.',
    async (server) => [
      await outcomeOf(logIn(server, ({ username }) => ({ username, password: '' }))),
      await outcomeOf(logIn(server, ({ username }) => ({ username, password: undefined }))),
    ],
    [400, 400],
  ),
  question(
    'A login has a name of white space, and none.',
    async (server) => [
      await outcomeOf(logIn(server, () => ({ username: ' ' }))),
      await outcomeOf(logIn(server, () => ({}))),
    ],
    [400, 400],
  ),
  question(
    'A login has an email that is none.',
    (server) => outcomeOf(logIn(server, () => ({ email: 'nowhere' }))),
    401,
  ),
  question(
    'A login has an email and a username: the email counts.',
    (server) => outcomeOf(logIn(server, ({ email }) => ({ email, username: 'nobody' }))),
    DONE,
  ),
  question(
    'A login has a further field.',
    (server) => outcomeOf(logIn(server, ({ username }) => ({ username, remember: true }))),
    DONE,
  ),
  question(
    'Two devices are signed in, and one logs out.',
    async (server) => {
      const phone = await register(server);
      const desk = openBrowser(server);
      await desk.send(endpoints.login, {
        body: { username: phone.form.username, password: phone.form.password },
      });
      const both = [
        await outcomeOf(phone.send(endpoints.getUser)),
        await outcomeOf(desk.send(endpoints.getUser)),
      ];
      await phone.send(endpoints.logout);
      return [
        ...both,
        await outcomeOf(phone.send(endpoints.getUser)),
        await outcomeOf(desk.send(endpoints.getUser)),
      ];
    },
    [DONE, DONE, 401, DONE],
  ),
  question(
    'A logout has no session.',
    async (server) => (await openBrowser(server).send(endpoints.logout)).status,
    204,
  ),
  question(
    'An invalid body has no session: 401 comes before 400.',
    (server) =>
      Promise.all(
        CALLS_OF_USERS.map((endpoint) =>
          outcomeOf(openBrowser(server).send(endpoint, { params: { id: '1' }, text: '{' })),
        ),
      ),
    CALLS_OF_USERS.map(() => 401),
  ),
  question(
    'A body of a user is no object.',
    async (server) => {
      const user = await register(server);
      return Promise.all(
        CALLS_OF_USERS.map((endpoint) => outcomeOf(user.send(endpoint, { params: { id: '1' }, text: '[]' }))),
      );
    },
    CALLS_OF_USERS.map(() => 400),
  ),
];

const CREATIONS = [
  question(
    'A title is trimmed when it is saved, and when it is changed.',
    async (server) => [
      (await save(server, { title: '\n Lighthouse\t' })).body['title'],
      (await update(server, { title: '  Harbour ', isPublic: true })).body['title'],
    ],
    ['Lighthouse', 'Harbour'],
  ),
  question(
    'A title has as many code points as it may have, and white space around.',
    async (server) => {
      const title = MOON.repeat(domain.TITLE_MAX_LENGTH);
      return [
        await outcomeOf(save(server, { title: ` ${title} ` })),
        await outcomeOf(update(server, { title, isPublic: true })),
      ];
    },
    [DONE, DONE],
  ),
  question(
    'A title has as few code points as it may have, and one less.',
    async (server) => [
      await outcomeOf(save(server, { title: MOON.repeat(domain.TITLE_MIN_LENGTH) })),
      await outcomeOf(save(server, { title: MOON.repeat(domain.TITLE_MIN_LENGTH - 1) })),
    ],
    [DONE, 400],
  ),
  question(
    'A prompt is kept as it was sent, also at its greatest length.',
    async (server) => {
      const prompts = [' A "lighthouse",\r\n<b>it\'s</b> – منارة 🗼 ', MOON.repeat(domain.PROMPT_MAX_LENGTH)];
      const saved = await Promise.all(prompts.map((prompt) => save(server, { prompt })));
      return saved.map(({ body }, index) => body['prompt'] === prompts[index]);
    },
    [true, true],
  ),
  question(
    'Words are none of a vocabulary.',
    (server) =>
      Promise.all(
        [
          { style: 'Realistic' },
          { aspectRatio: '2:1' },
          { mediaType: 'hologram' },
          { metadata: { quality: '8k' } },
        ].map((changes) => outcomeOf(save(server, changes))),
      ),
    [400, 400, 400, 400],
  ),
  question(
    'A field of a creation is missing.',
    (server) =>
      Promise.all(
        Object.keys(newCreation({ id: 1 } as User)).map((field) => outcomeOf(saveWithout(server, field))),
      ),
    Object.keys(newCreation({ id: 1 } as User)).map(() => 400),
  ),
  question(
    'A video is saved with and without its length, with a number, with another one.',
    (server) =>
      Promise.all(
        ['5', undefined, 5, '10'].map((videoDuration) =>
          outcomeOf(save(server, { mediaType: 'video', metadata: { quality: 'hd', videoDuration } })),
        ),
      ),
    [DONE, DONE, 400, 400],
  ),
  question(
    'A creation has further fields.',
    async (server) => {
      const { status, body } = await save(server, { id: 'mine', likes: 1000, createdAt: '1970-01-01' });
      return [status < 300, body['id'] === 'mine', body['likes'] ?? null];
    },
    [true, false, null],
  ),
  question(
    'A value of a creation is of another type.',
    (server) =>
      Promise.all(
        [
          { title: 123 },
          { prompt: null },
          { imageUrl: ['https://media.example/a.jpg'] },
          { isPublic: 0 },
          { metadata: 'hd' },
          { userId: true },
        ].map((changes) => outcomeOf(save(server, changes))),
      ),
    [400, 400, 400, 400, 400, 400],
  ),
  question(
    'An update sends fields that it cannot change.',
    async (server) => {
      const { body } = await update(server, { title: 'Harbour', isPublic: true, prompt: 'x', userId: 'y' });
      return [body['title'], body['isPublic'], body['prompt']];
    },
    ['Harbour', true, AN_IMAGE.prompt],
  ),
  question(
    'A field of an update is missing.',
    async (server) => [
      await outcomeOf(update(server, { title: 'Harbour' })),
      await outcomeOf(update(server, { isPublic: true })),
    ],
    [400, 400],
  ),
  question(
    "An invalid update is of another user's creation, and of none: 400 comes before 404.",
    async (server) => {
      const { user, params } = await foreign(server);
      const send = (id: string, title: string) =>
        outcomeOf(user.send(endpoints.updateCreation, { params: { id }, body: { title, isPublic: true } }));
      return [await send(params.id, 'x'), await send('none', 'x'), await send('none', 'Harbour')];
    },
    [400, 400, 404],
  ),
  question(
    'A creation is deleted twice.',
    async (server) => {
      const user = await register(server);
      const { body } = await user.send(endpoints.saveCreation, { body: newCreation(user) });
      const remove = () =>
        outcomeOf(user.send(endpoints.deleteCreation, { params: { id: String(body['id']) } }));
      return [await remove(), await remove()];
    },
    [DONE, 404],
  ),
];

const GENERATIONS = [
  question(
    'A prompt is as long as it may be.',
    (server) => outcomeOf(generateAsNew(server, { prompt: MOON.repeat(domain.PROMPT_MAX_LENGTH) })),
    DONE,
  ),
  question(
    'A setting is missing, or none of its words.',
    async (server) => {
      const user = await register(server);
      const settings = Object.keys(domain.GENERATOR_SETTINGS);
      return Promise.all(
        settings.flatMap((field) => [
          outcomeOf(user.send(endpoints.generate, { body: without(AN_IMAGE, field) })),
          outcomeOf(generate(user, { [field]: 'x' })),
        ]),
      );
    },
    Object.keys(domain.GENERATOR_SETTINGS).flatMap(() => [400, 400]),
  ),
  question(
    'A video has another length, and a number.',
    async (server) => {
      const user = await register(server);
      await buy(server, user);
      return series(user, { ...A_VIDEO, videoDuration: '10' }, { ...A_VIDEO, videoDuration: 5 });
    },
    [400, 400],
  ),
  question(
    'A video has no length.',
    async (server) => {
      const user = await register(server);
      await buy(server, user);
      return [await outcomeOf(generate(user, { mediaType: 'video' })), await tokensOf(user)];
    },
    [DONE, PACK_TOKENS - domain.TOKEN_COST.video],
  ),
  question(
    'An invalid generation is not paid for: 400 comes before 402 and 403.',
    async (server) => {
      const user = await register(server);
      await series(user, ...IMAGES_OF_A_DAY);
      return series(user, { prompt: '' }, { ...A_VIDEO, style: 'oil' }, {});
    },
    [400, 400, 402],
  ),
  question(
    'Refused generations cost nothing of the trial.',
    async (server) => {
      const user = await register(server);
      await series(user, { prompt: '' }, A_VIDEO, { quality: '4k' }, { style: 'oil' });
      return series(user, ...IMAGES_OF_A_DAY, {});
    },
    USED_UP,
  ),
  question(
    'The trial is used at 0 tokens only, and tokens are used before it.',
    async (server) => {
      const user = await register(server);
      await buy(server, user);
      const videos = Math.floor(PACK_TOKENS / domain.TOKEN_COST.video);
      await series(user, ...Array.from({ length: videos }, () => A_VIDEO));
      const left = await tokensOf(user);
      const refused = await series(user, A_VIDEO);
      await series(user, ...Array.from({ length: left }, () => ({})));
      return [left, ...refused, await tokensOf(user), ...(await series(user, ...IMAGES_OF_A_DAY, {}))];
    },
    [PACK_TOKENS % domain.TOKEN_COST.video, 402, 0, ...USED_UP],
  ),
];

const CHECKOUTS = [
  question(
    'A plan that is paid by use has no interval.',
    async (server) =>
      outcomeOf((await register(server)).send(endpoints.checkOutSubscription, { body: { planId: 'payg' } })),
    400,
  ),
  question(
    'A checkout has further fields, such as a price.',
    async (server) =>
      outcomeOf(
        (await register(server)).send(endpoints.checkOutTokens, { body: { packageId: 'hobby', price: 0 } }),
      ),
    DONE,
  ),
];

export const QUESTIONS: readonly Question[] = [
  ...REGISTRATION,
  ...SESSIONS,
  ...CREATIONS,
  ...GENERATIONS,
  ...CHECKOUTS,
];

/** Questions about days: the test sets the time. */
export const DAYS = {
  /** Ten seconds before midnight, UTC. */
  evening: Date.UTC(2026, 2, 1, 23, 59, 50),
  ask: async (server: AskedServer, goOn: (to: number) => void) => {
    const user = await register(server);
    const evening = await series(user, ...IMAGES_OF_A_DAY, {});
    goOn(Date.UTC(2026, 2, 2, 0, 0, 1));
    const nextDay = await series(user, ...IMAGES_OF_A_DAY, {});
    goOn(DAYS.evening + domain.TRIAL_DAYS * 86_400_000 - 1000);
    const lastDay = await series(user, {});
    goOn(DAYS.evening + domain.TRIAL_DAYS * 86_400_000 + 1000);
    return { evening, nextDay, lastDay, after: await series(user, {}) };
  },
  expected: { evening: USED_UP, nextDay: USED_UP, lastDay: [DONE], after: [402] },
};
