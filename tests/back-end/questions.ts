import { endpoints, type AnyEndpoint } from '@product/api-client';
import type { EndpointName, RefusalCase } from '@product/api-client/contract';
import * as domain from '@product/domain';
import { newForm, openBrowser, register, type AskedServer, type Browser, type User } from './asker';

/** Asks a server with calls of its own accounts. Returns what is compared. */
type Ask = (server: AskedServer) => Promise<unknown>;

interface Question {
  ask: Ask;
  expected: unknown;
}

/** Questions by what is tried. */
type Questions = Record<string, Question>;

const ask = (expected: unknown, ask: Ask): Question => ({ ask, expected });

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
  send: (server: AskedServer, sent: Sent) => Answering,
  rows: readonly Try<Sent>[],
): Question => ({
  ask: (server) => outcomesOf(...rows.map(([sent]) => send(server, sent))),
  expected: rows.map(([, outcome]) => outcome),
});

type AsUser = (user: User, server: AskedServer) => Promise<unknown>;

/** Asks as a new user. */
const asNew =
  (ask: AsUser): Ask =>
  async (server) =>
    ask(await register(server), server);

const askNew = (expected: unknown, ask: AsUser): Question => ({ expected, ask: asNew(ask) });

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

const REGISTRATION: Questions = {
  'A username and an email are trimmed, and keep their case.': ask(true, async (server) => {
    const { username, email } = newForm();
    const { body } = await signUp(server, { username: ` ${username}\t`, email: ` ${email} ` });
    return body['username'] === username && body['email'] === email;
  }),
  'A name that differs in case and white space only is taken.': askNew([409, 409], ({ form }, server) =>
    outcomesOf(
      signUp(server, { username: ` ${form.username.toUpperCase()} ` }),
      signUp(server, { email: ` ${form.email.toUpperCase()} ` }),
    ),
  ),
  'A username has as many code points as it may have, and white space around.': ask([DONE], (server) => {
    const { username } = newForm();
    const moons = MOON.repeat(domain.USERNAME_MAX_LENGTH - username.length);
    return outcomesOf(signUp(server, { username: `  ${username}${moons} ` }));
  }),
  'A username has as few letters as it may have.': ask([DONE], (server) => {
    const letters = crypto.getRandomValues(new Uint8Array(3)).map((byte) => 97 + (byte % 26));
    return outcomesOf(signUp(server, { username: String.fromCodePoint(...letters) }));
  }),
  'A username has an @.': tries(signUp, [[{ username: 'ada@home' }, 400]]),
  'An email is longer than mail allows.': tries(signUp, [
    [{ email: `ada.lovelace@${`${'a'.repeat(60)}.`.repeat(4)}example` }, 400],
  ]),
  'A password is kept as it was sent: white space counts.': ask([DONE, 401], async (server) => {
    const { form } = await register(server, { password: '      ', confirmPassword: '      ' });
    const logInWith = (password: string) =>
      visit(server, endpoints.login, { username: form.username, password });
    return outcomesOf(logInWith('      '), logInWith('       '));
  }),
  'Every character of a long password counts.': ask([401], async (server) => {
    const password = 'p'.repeat(200);
    const { form } = await register(server, { password, confirmPassword: password });
    const other = `${password.slice(1)}q`;
    return outcomesOf(visit(server, endpoints.login, { username: form.username, password: other }));
  }),
  'A registration gives itself rights, tokens and an id.': ask([false, 0, false], async (server) => {
    const rights = { id: 1, isAdmin: true, tokens: 1000, subscriptionStatus: 'active' };
    const { body } = await signUp(server, rights);
    return [body['isAdmin'], body['tokens'], body['subscriptionStatus'] === 'active'];
  }),
  'A field of a registration is missing.': tries(
    (server, field) => visit(server, endpoints.register, without(newForm(), field)),
    Object.keys(newForm()).map((field) => [field, 400]),
  ),
  'A registration is a list, a text, nothing, no JSON.': tries(
    (server, text) => openBrowser(server).send(endpoints.register, { text }),
    ['[]', '"ada"', 'null', '', '{"username":"ada"'].map((text) => [text, 400]),
  ),
  'A registration signs in, with an empty list.': askNew(
    [],
    async (user) => (await user.send(endpoints.listCreations)).body,
  ),
};

/** Changes to the username and the password of a login. */
const logins = (...rows: Try<(form: User['form']) => object>[]) => tries(logIn, rows);

const SESSIONS: Questions = {
  'A username in another case, with white space around, logs in.': logins([
    ({ username }) => ({ username: ` ${username.toUpperCase()} ` }),
    DONE,
  ]),
  'An email in another case, with white space around, logs in.': logins([
    ({ email }) => ({ email: ` ${email.toUpperCase()} ` }),
    DONE,
  ]),
  'A login has a short password.': logins([({ username }) => ({ username, password: 'x' }), 401]),
  'A login has an empty password, and none.': logins(
    [({ username }) => ({ username, password: '' }), 400],
    [({ username }) => ({ username, password: undefined }), 400],
  ),
  'A login has a name of white space, and none.': logins([() => ({ username: ' ' }), 400], [() => ({}), 400]),
  'A login has an email that is none.': logins([() => ({ email: 'nowhere' }), 401]),
  'A login has an email and a username: the email counts.': logins([
    ({ email }) => ({ email, username: 'nobody' }),
    DONE,
  ]),
  'A login has a further field.': logins([({ username }) => ({ username, remember: true }), DONE]),
  'Two devices are signed in, and one logs out.': askNew([DONE, DONE, 401, DONE], async (phone, server) => {
    const desk = openBrowser(server);
    const { username, password } = phone.form;
    await desk.send(endpoints.login, { body: { username, password } });
    const ask = () => outcomesOf(phone.send(endpoints.getUser), desk.send(endpoints.getUser));
    const both = await ask();
    await phone.send(endpoints.logout);
    return [...both, ...(await ask())];
  }),
  'A logout has no session.': ask(
    204,
    async (server) => (await openBrowser(server).send(endpoints.logout)).status,
  ),
  'An invalid body has no session: 401 comes before 400.': tries(
    (server, endpoint) => openBrowser(server).send(endpoint, { params: { id: '1' }, text: '{' }),
    CALLS_OF_USERS.map((endpoint) => [endpoint, 401]),
  ),
  'A body of a user is no object.': tries(
    async (server, endpoint) => (await register(server)).send(endpoint, { params: { id: '1' }, text: '[]' }),
    CALLS_OF_USERS.map((endpoint) => [endpoint, 400]),
  ),
};

const CREATIONS: Questions = {
  'A title is trimmed when it is saved, and when it is changed.': ask(
    ['Lighthouse', 'Harbour'],
    async (server) => [
      (await save(server, { title: '\n Lighthouse\t' })).body['title'],
      (await update(server, { title: '  Harbour ', isPublic: true })).body['title'],
    ],
  ),
  'A saved title has as many code points as it may have, and white space around.': tries(save, [
    [{ title: ` ${MOON.repeat(domain.TITLE_MAX_LENGTH)} ` }, DONE],
  ]),
  'A changed title has as many code points as it may have.': tries(update, [
    [{ title: MOON.repeat(domain.TITLE_MAX_LENGTH), isPublic: true }, DONE],
  ]),
  'A title has as few code points as it may have, and one less.': tries(save, [
    [{ title: MOON.repeat(domain.TITLE_MIN_LENGTH) }, DONE],
    [{ title: MOON.repeat(domain.TITLE_MIN_LENGTH - 1) }, 400],
  ]),
  'A prompt is kept as it was sent, also at its greatest length.': ask([true, true], async (server) => {
    const prompts = [' A "lighthouse",\r\n<b>it\'s</b> – منارة 🗼 ', MOON.repeat(domain.PROMPT_MAX_LENGTH)];
    const saved = await Promise.all(prompts.map((prompt) => save(server, { prompt })));
    return saved.map(({ body }, index) => body['prompt'] === prompts[index]);
  }),
  'Words are none of a vocabulary.': tries(save, [
    [{ style: 'Realistic' }, 400],
    [{ aspectRatio: '2:1' }, 400],
    [{ mediaType: 'hologram' }, 400],
    [{ metadata: { quality: '8k' } }, 400],
  ]),
  'A field of a creation is missing.': tries(
    (server, field) => saveAs(server, (user) => without(newCreation(user), field)),
    Object.keys(newCreation({ id: 1 } as User)).map((field) => [field, 400]),
  ),
  'A video is saved with and without its length, with a number, with another one.': tries<unknown>(
    (server, videoDuration) =>
      save(server, { mediaType: 'video', metadata: { quality: 'hd', videoDuration } }),
    [
      ['5', DONE],
      [undefined, DONE],
      [5, 400],
      ['10', 400],
    ],
  ),
  'A creation has further fields.': ask([true, false, null], async (server) => {
    const { status, body } = await save(server, { id: 'mine', likes: 1000, createdAt: '1970-01-01' });
    return [status < 300, body['id'] === 'mine', body['likes'] ?? null];
  }),
  'A value of a creation is of another type.': tries(save, [
    [{ title: 123 }, 400],
    [{ prompt: null }, 400],
    [{ imageUrl: ['https://media.example/a.jpg'] }, 400],
    [{ isPublic: 0 }, 400],
    [{ metadata: 'hd' }, 400],
    [{ userId: true }, 400],
  ]),
  'An update sends fields that it cannot change.': ask(['Harbour', true, AN_IMAGE.prompt], async (server) => {
    const { body } = await update(server, { title: 'Harbour', isPublic: true, prompt: 'x', userId: 'y' });
    return [body['title'], body['isPublic'], body['prompt']];
  }),
  'A field of an update is missing.': tries(update, [
    [{ title: 'Harbour' }, 400],
    [{ isPublic: true }, 400],
  ]),
  "An invalid update is of another user's creation, and of none: 400 comes before 404.": ask(
    [400, 400, 404],
    async (server) => {
      const { user, params } = await foreign(server);
      const send = (id: string, title: string) =>
        user.send(endpoints.updateCreation, { params: { id }, body: { title, isPublic: true } });
      return outcomesOf(send(params.id, 'x'), send('none', 'x'), send('none', 'Harbour'));
    },
  ),
  'A creation is deleted twice.': askNew([[DONE], [404]], async (user) => {
    const { body } = await user.send(endpoints.saveCreation, { body: newCreation(user) });
    const params = { id: String(body['id']) };
    const remove = () => outcomesOf(user.send(endpoints.deleteCreation, { params }));
    return [await remove(), await remove()];
  }),
};

const SETTINGS = Object.keys(domain.GENERATOR_SETTINGS);

const GENERATIONS: Questions = {
  'A prompt is as long as it may be.': tries(generateAsNew, [
    [{ prompt: MOON.repeat(domain.PROMPT_MAX_LENGTH) }, DONE],
  ]),
  'A setting is missing.': tries(
    async (server, field) =>
      (await register(server)).send(endpoints.generate, { body: without(AN_IMAGE, field) }),
    SETTINGS.map((field) => [field, 400]),
  ),
  'A setting is none of its words.': tries(
    generateAsNew,
    SETTINGS.map((field) => [{ [field]: 'x' }, 400]),
  ),
  'A video has another length, and a number.': askNew([400, 400], async (user, server) => {
    await buy(server, user);
    return series(user, { ...A_VIDEO, videoDuration: '10' }, { ...A_VIDEO, videoDuration: 5 });
  }),
  'A video has no length.': askNew([DONE, PACK_TOKENS - domain.TOKEN_COST.video], async (user, server) => {
    await buy(server, user);
    return [...(await series(user, { mediaType: 'video' })), await tokensOf(user)];
  }),
  'An invalid generation is not paid for: 400 comes before 402 and 403.': askNew(
    [400, 400, 402],
    async (user) => {
      await series(user, ...IMAGES_OF_A_DAY);
      return series(user, { prompt: '' }, { ...A_VIDEO, style: 'oil' }, {});
    },
  ),
  'Refused generations cost nothing of the trial.': askNew(USED_UP, async (user) => {
    await series(user, { prompt: '' }, A_VIDEO, { quality: '4k' }, { style: 'oil' });
    return series(user, ...IMAGES_OF_A_DAY, {});
  }),
  'The trial is used at 0 tokens only, and tokens are used before it.': askNew(
    [PACK_TOKENS % domain.TOKEN_COST.video, 402, 0, ...USED_UP],
    async (user, server) => {
      await buy(server, user);
      const videos = Math.floor(PACK_TOKENS / domain.TOKEN_COST.video);
      await series(user, ...Array.from({ length: videos }, () => A_VIDEO));
      const left = await tokensOf(user);
      const refused = await series(user, A_VIDEO);
      await series(user, ...Array.from({ length: left }, () => ({})));
      return [left, ...refused, await tokensOf(user), ...(await series(user, ...IMAGES_OF_A_DAY, {}))];
    },
  ),
};

const CHECKOUTS: Questions = {
  'A plan that is paid by use has no interval.': tries(subscribe, [[{ planId: 'payg' }, 400]]),
  'A checkout has further fields, such as a price.': tries(buyTokens, [
    [{ packageId: 'hobby', price: 0 }, DONE],
  ]),
};

export const QUESTIONS = Object.entries<Question>({
  ...REGISTRATION,
  ...SESSIONS,
  ...CREATIONS,
  ...GENERATIONS,
  ...CHECKOUTS,
}).map(([name, question]) => ({ name, ...question }));

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
