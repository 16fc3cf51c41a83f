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

type Answering = Promise<{ status: number }>;

/** Of each answer, a success as 'done', a refusal as its status. */
const outcomesOf = (...answers: Answering[]) =>
  Promise.all(
    answers.map(async (answer) => {
      const { status } = await answer;
      return status >= 200 && status <= 299 ? DONE : status;
    }),
  );

/** What is sent, and its outcome. */
type Try<Sent> = readonly [sent: Sent, outcome: typeof DONE | number];

/** Tries several things, each as a new user. */
const tries = <Sent>(
  name: string,
  send: (server: AskedServer, sent: Sent) => Answering,
  rows: readonly Try<Sent>[],
): Question =>
  question(
    name,
    (server) => outcomesOf(...rows.map(([sent]) => send(server, sent))),
    rows.map(([, outcome]) => outcome),
  );

const asNew =
  <Answer>(ask: (user: User, server: AskedServer) => Promise<Answer>) =>
  async (server: AskedServer): Promise<Answer> =>
    ask(await register(server), server);

const AN_IMAGE = {
  prompt: 'A lighthouse',
  style: 'realistic',
  aspectRatio: '1:1',
  quality: 'standard',
  mediaType: 'image',
};
const A_VIDEO = { mediaType: 'video', videoDuration: domain.VIDEO_DURATION_SECONDS };

function without(body: object, ...fields: string[]): object {
  return Object.fromEntries(Object.entries(body).filter(([field]) => !fields.includes(field)));
}

const visit = (server: AskedServer, endpoint: AnyEndpoint, body: unknown) =>
  openBrowser(server).send(endpoint, { body });

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

async function saveAs(server: AskedServer, bodyOf: (user: User) => object) {
  const user = await register(server);
  return user.send(endpoints.saveCreation, { body: bodyOf(user) });
}

const save = (server: AskedServer, changes: object) => saveAs(server, (user) => newCreation(user, changes));

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
  for (const change of changes) outcomes.push(...(await outcomesOf(generate(user, change))));
  return outcomes;
}

const buyTokens = async (server: AskedServer, body: object) =>
  (await register(server)).send(endpoints.checkOutTokens, { body });

const subscribe = async (server: AskedServer, body: object) =>
  (await register(server)).send(endpoints.checkOutSubscription, { body });

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
    unknown: asNew((user) => user.send(endpoints.updateLanguage, { body: { language: 'tlh' } })),
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
    'nothing-left': asNew(async (user) => {
      await series(user, ...IMAGES_OF_A_DAY);
      return generate(user);
    }),
    'without-access': (server) => generateAsNew(server, A_VIDEO),
  },
  'checkout.subscribe': {
    unknown: (server) => subscribe(server, { planId: 'no-such-plan', billingInterval: 'month' }),
    'signed-out': signedOut(endpoints.checkOutSubscription, { planId: 'pro', billingInterval: 'month' }),
  },
  'checkout.buyTokens': {
    unknown: (server) => buyTokens(server, { packageId: 1 }),
    'signed-out': signedOut(endpoints.checkOutTokens, { packageId: 'hobby' }),
  },
};

const CALLS_OF_USERS = Object.values<AnyEndpoint>(endpoints).filter(
  ({ name, body }) => body && !['session.login', 'session.register'].includes(name),
);

const REGISTRATION: Question[] = [
  question(
    'A username and an email are trimmed, and keep their case.',
    async (server) => {
      const { username, email } = newForm();
      const { body } = await signUp(server, { username: ` ${username}\t`, email: ` ${email} ` });
      return body['username'] === username && body['email'] === email;
    },
    true,
  ),
  question(
    'A name that differs in case and white space only is taken.',
    asNew(({ form }, server) =>
      outcomesOf(
        signUp(server, { username: ` ${form.username.toUpperCase()} ` }),
        signUp(server, { email: ` ${form.email.toUpperCase()} ` }),
      ),
    ),
    [409, 409],
  ),
  question(
    'A username has as many code points as it may have, and white space around.',
    (server) => {
      const { username } = newForm();
      const moons = MOON.repeat(domain.USERNAME_MAX_LENGTH - username.length);
      return outcomesOf(signUp(server, { username: `  ${username}${moons} ` }));
    },
    [DONE],
  ),
  question(
    'A username has as few letters as it may have.',
    (server) => {
      const letters = crypto.getRandomValues(new Uint8Array(3)).map((byte) => 97 + (byte % 26));
      return outcomesOf(signUp(server, { username: String.fromCodePoint(...letters) }));
    },
    [DONE],
  ),
  tries('A username has an @.', signUp, [[{ username: 'ada@home' }, 400]]),
  tries('An email is longer than mail allows.', signUp, [
    [{ email: `ada.lovelace@${`${'a'.repeat(60)}.`.repeat(4)}example` }, 400],
  ]),
  question(
    'A password is kept as it was sent: white space counts.',
    async (server) => {
      const { form } = await register(server, { password: '      ', confirmPassword: '      ' });
      const logInWith = (password: string) =>
        visit(server, endpoints.login, { username: form.username, password });
      return outcomesOf(logInWith('      '), logInWith('       '));
    },
    [DONE, 401],
  ),
  question(
    'Every character of a long password counts.',
    async (server) => {
      const password = 'p'.repeat(200);
      const { form } = await register(server, { password, confirmPassword: password });
      const other = `${password.slice(1)}q`;
      return outcomesOf(visit(server, endpoints.login, { username: form.username, password: other }));
    },
    [401],
  ),
  question(
    'A registration gives itself rights, tokens and an id.',
    async (server) => {
      const rights = { id: 1, isAdmin: true, tokens: 1000, subscriptionStatus: 'active' };
      const { body } = await signUp(server, rights);
      return [body['isAdmin'], body['tokens'], body['subscriptionStatus'] === 'active'];
    },
    [false, 0, false],
  ),
  tries(
    'A field of a registration is missing.',
    (server, field) => visit(server, endpoints.register, without(newForm(), field)),
    Object.keys(newForm()).map((field) => [field, 400]),
  ),
  tries(
    'A registration is a list, a text, nothing, no JSON.',
    (server, text) => openBrowser(server).send(endpoints.register, { text }),
    ['[]', '"ada"', 'null', '', '{"username":"ada"'].map((text) => [text, 400]),
  ),
  question(
    'A registration signs in, with an empty list.',
    asNew(async (user) => (await user.send(endpoints.listCreations)).body),
    [],
  ),
];

/** Changes to the username and the password of a login. */
const LOGINS: readonly [name: string, ...tries: Try<(form: User['form']) => object>[]][] = [
  [
    'A username in another case, with white space around, logs in.',
    [({ username }) => ({ username: ` ${username.toUpperCase()} ` }), DONE],
  ],
  [
    'An email in another case, with white space around, logs in.',
    [({ email }) => ({ email: ` ${email.toUpperCase()} ` }), DONE],
  ],
  ['A login has a short password.', [({ username }) => ({ username, password: 'x' }), 401]],
  [
    'A login has an empty password, and none.',
    [({ username }) => ({ username, password: '' }), 400],
    [({ username }) => ({ username, password: undefined }), 400],
  ],
  ['A login has a name of white space, and none.', [() => ({ username: ' ' }), 400], [() => ({}), 400]],
  ['A login has an email that is none.', [() => ({ email: 'nowhere' }), 401]],
  [
    'A login has an email and a username: the email counts.',
    [({ email }) => ({ email, username: 'nobody' }), DONE],
  ],
  ['A login has a further field.', [({ username }) => ({ username, remember: true }), DONE]],
];

const SESSIONS: Question[] = [
  ...LOGINS.map(([name, ...rows]) => tries(name, logIn, rows)),
  question(
    'Two devices are signed in, and one logs out.',
    asNew(async (phone, server) => {
      const desk = openBrowser(server);
      const { username, password } = phone.form;
      await desk.send(endpoints.login, { body: { username, password } });
      const ask = () => outcomesOf(phone.send(endpoints.getUser), desk.send(endpoints.getUser));
      const both = await ask();
      await phone.send(endpoints.logout);
      return [...both, ...(await ask())];
    }),
    [DONE, DONE, 401, DONE],
  ),
  question(
    'A logout has no session.',
    async (server) => (await openBrowser(server).send(endpoints.logout)).status,
    204,
  ),
  tries(
    'An invalid body has no session: 401 comes before 400.',
    (server, endpoint) => openBrowser(server).send(endpoint, { params: { id: '1' }, text: '{' }),
    CALLS_OF_USERS.map((endpoint) => [endpoint, 401]),
  ),
  tries(
    'A body of a user is no object.',
    async (server, endpoint) => (await register(server)).send(endpoint, { params: { id: '1' }, text: '[]' }),
    CALLS_OF_USERS.map((endpoint) => [endpoint, 400]),
  ),
];

const CREATIONS: Question[] = [
  question(
    'A title is trimmed when it is saved, and when it is changed.',
    async (server) => [
      (await save(server, { title: '\n Lighthouse\t' })).body['title'],
      (await update(server, { title: '  Harbour ', isPublic: true })).body['title'],
    ],
    ['Lighthouse', 'Harbour'],
  ),
  tries('A saved title has as many code points as it may have, and white space around.', save, [
    [{ title: ` ${MOON.repeat(domain.TITLE_MAX_LENGTH)} ` }, DONE],
  ]),
  tries('A changed title has as many code points as it may have.', update, [
    [{ title: MOON.repeat(domain.TITLE_MAX_LENGTH), isPublic: true }, DONE],
  ]),
  tries('A title has as few code points as it may have, and one less.', save, [
    [{ title: MOON.repeat(domain.TITLE_MIN_LENGTH) }, DONE],
    [{ title: MOON.repeat(domain.TITLE_MIN_LENGTH - 1) }, 400],
  ]),
  question(
    'A prompt is kept as it was sent, also at its greatest length.',
    async (server) => {
      const prompts = [' A "lighthouse",\r\n<b>it\'s</b> – منارة 🗼 ', MOON.repeat(domain.PROMPT_MAX_LENGTH)];
      const saved = await Promise.all(prompts.map((prompt) => save(server, { prompt })));
      return saved.map(({ body }, index) => body['prompt'] === prompts[index]);
    },
    [true, true],
  ),
  tries('Words are none of a vocabulary.', save, [
    [{ style: 'Realistic' }, 400],
    [{ aspectRatio: '2:1' }, 400],
    [{ mediaType: 'hologram' }, 400],
    [{ metadata: { quality: '8k' } }, 400],
  ]),
  tries(
    'A field of a creation is missing.',
    (server, field) => saveAs(server, (user) => without(newCreation(user), field)),
    Object.keys(newCreation({ id: 1 } as User)).map((field) => [field, 400]),
  ),
  tries<unknown>(
    'A video is saved with and without its length, with a number, with another one.',
    (server, videoDuration) =>
      save(server, { mediaType: 'video', metadata: { quality: 'hd', videoDuration } }),
    [
      ['5', DONE],
      [undefined, DONE],
      [5, 400],
      ['10', 400],
    ],
  ),
  question(
    'A creation has further fields.',
    async (server) => {
      const { status, body } = await save(server, { id: 'mine', likes: 1000, createdAt: '1970-01-01' });
      return [status < 300, body['id'] === 'mine', body['likes'] ?? null];
    },
    [true, false, null],
  ),
  tries('A value of a creation is of another type.', save, [
    [{ title: 123 }, 400],
    [{ prompt: null }, 400],
    [{ imageUrl: ['https://media.example/a.jpg'] }, 400],
    [{ isPublic: 0 }, 400],
    [{ metadata: 'hd' }, 400],
    [{ userId: true }, 400],
  ]),
  question(
    'An update sends fields that it cannot change.',
    async (server) => {
      const { body } = await update(server, { title: 'Harbour', isPublic: true, prompt: 'x', userId: 'y' });
      return [body['title'], body['isPublic'], body['prompt']];
    },
    ['Harbour', true, AN_IMAGE.prompt],
  ),
  tries('A field of an update is missing.', update, [
    [{ title: 'Harbour' }, 400],
    [{ isPublic: true }, 400],
  ]),
  question(
    "An invalid update is of another user's creation, and of none: 400 comes before 404.",
    async (server) => {
      const { user, params } = await foreign(server);
      const send = (id: string, title: string) =>
        user.send(endpoints.updateCreation, { params: { id }, body: { title, isPublic: true } });
      return outcomesOf(send(params.id, 'x'), send('none', 'x'), send('none', 'Harbour'));
    },
    [400, 400, 404],
  ),
  question(
    'A creation is deleted twice.',
    asNew(async (user) => {
      const { body } = await user.send(endpoints.saveCreation, { body: newCreation(user) });
      const params = { id: String(body['id']) };
      const remove = () => outcomesOf(user.send(endpoints.deleteCreation, { params }));
      return [await remove(), await remove()];
    }),
    [[DONE], [404]],
  ),
];

const SETTINGS = Object.keys(domain.GENERATOR_SETTINGS);

const GENERATIONS: Question[] = [
  tries('A prompt is as long as it may be.', generateAsNew, [
    [{ prompt: MOON.repeat(domain.PROMPT_MAX_LENGTH) }, DONE],
  ]),
  tries(
    'A setting is missing.',
    async (server, field) =>
      (await register(server)).send(endpoints.generate, { body: without(AN_IMAGE, field) }),
    SETTINGS.map((field) => [field, 400]),
  ),
  tries(
    'A setting is none of its words.',
    generateAsNew,
    SETTINGS.map((field) => [{ [field]: 'x' }, 400]),
  ),
  question(
    'A video has another length, and a number.',
    asNew(async (user, server) => {
      await buy(server, user);
      return series(user, { ...A_VIDEO, videoDuration: '10' }, { ...A_VIDEO, videoDuration: 5 });
    }),
    [400, 400],
  ),
  question(
    'A video has no length.',
    asNew(async (user, server) => {
      await buy(server, user);
      return [...(await series(user, { mediaType: 'video' })), await tokensOf(user)];
    }),
    [DONE, PACK_TOKENS - domain.TOKEN_COST.video],
  ),
  question(
    'An invalid generation is not paid for: 400 comes before 402 and 403.',
    asNew(async (user) => {
      await series(user, ...IMAGES_OF_A_DAY);
      return series(user, { prompt: '' }, { ...A_VIDEO, style: 'oil' }, {});
    }),
    [400, 400, 402],
  ),
  question(
    'Refused generations cost nothing of the trial.',
    asNew(async (user) => {
      await series(user, { prompt: '' }, A_VIDEO, { quality: '4k' }, { style: 'oil' });
      return series(user, ...IMAGES_OF_A_DAY, {});
    }),
    USED_UP,
  ),
  question(
    'The trial is used at 0 tokens only, and tokens are used before it.',
    asNew(async (user, server) => {
      await buy(server, user);
      const videos = Math.floor(PACK_TOKENS / domain.TOKEN_COST.video);
      await series(user, ...Array.from({ length: videos }, () => A_VIDEO));
      const left = await tokensOf(user);
      const refused = await series(user, A_VIDEO);
      await series(user, ...Array.from({ length: left }, () => ({})));
      return [left, ...refused, await tokensOf(user), ...(await series(user, ...IMAGES_OF_A_DAY, {}))];
    }),
    [PACK_TOKENS % domain.TOKEN_COST.video, 402, 0, ...USED_UP],
  ),
];

const CHECKOUTS: Question[] = [
  tries('A plan that is paid by use has no interval.', subscribe, [[{ planId: 'payg' }, 400]]),
  tries('A checkout has further fields, such as a price.', buyTokens, [
    [{ packageId: 'hobby', price: 0 }, DONE],
  ]),
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
