import {
  endpoints,
  generationSchema,
  userSchema,
  type GenerationRequest,
  type User,
} from '@product/api-client';
import { refusalOf } from '@product/api-client/contract';
import { hasGenerationAccess, isFreeOfCharge, TOKEN_COST, TRIAL_IMAGES_PER_DAY } from '@product/domain';
import { refusals, rules, test, type Check } from '../check';
import {
  expectFields,
  expectSchema,
  expectRefusal,
  expectSuccess,
  expectUser,
  isSuccess,
  show,
} from '../expectations';
import { logInWithNewBrowser, type Person } from '../people';
import { IMAGE_REQUEST } from '../samples';
import type { Answer } from '../browser';
import { MANY, sendAtOnce, times } from '../at-once';
import { skip, type CheckContext } from '../check-context';
import { LONG_PROMPT } from './bodies.checks';
import { remove } from './creation-expectations';
import { expectFirstByte, FIRST_BYTE } from './reads.checks';
import { Failure, Warning } from '../verdicts';

const VIDEO = { mediaType: 'video', videoDuration: '5' } as const;
const FOUR_K = { quality: '4k' } as const;

/** In every format of files: the first boxes of a manifest store, or a word of IPTC in XMP. */
const NAMED_SOURCE = /jumb[^]{1,4}jumdc2pa|trainedAlgorithmicMedia/i;

/** Images that cost the same. */
const SAME_PRICE: readonly object[] = [{ quality: 'hd' }, { aspectRatio: '16:9' }, { aspectRatio: '9:16' }];

// The order matters: a new account has three images.
export const generationChecks: Check[] = [
  ...refusals('generation.create', {
    'empty-prompt': (context) => orderInvalid(context, { prompt: '  ' }),
    'unknown-style': (context) => orderInvalid(context, { style: 'no such style' }),
    'prompt-too-long': (context) => orderInvalid(context, LONG_PROMPT),
  }),
  ...rules('balance', [
    test('generation.create.video-without-access: Video without tokens or a subscription is refused with 402 or 403 and a message.', (context) =>
      expectAccessRefused(context.first(), VIDEO)),
    test('generation.create.4k-without-access: 4K quality without tokens or a subscription is refused with 402 or 403 and a message.', (context) =>
      expectAccessRefused(context.first(), FOUR_K)),
  ]),
  ...rules('answer', [
    test('generation.create.media: A generation answers the address of an image that loads, as an image, whole and in parts (Range).', async (context) => {
      const person = context.first();
      const answer = expectSchema('Generation', await generateOrSkip(context, person));
      const generation = generationSchema.safeParse(answer);
      if (!generation.success) throw new Failure('the address of an image', JSON.stringify(answer));
      const media = await person.browser.load(generation.data.mediaUrl);
      const isImage = media.status === 200 && media.contentType.startsWith('image/');
      if (!isImage)
        throw new Failure('200 with a content type of image/…', `${media.status} ${media.contentType}`);
      expectFirstByte(await person.browser.load(generation.data.mediaUrl, FIRST_BYTE), media);
    }),
    test('generation.create.source: Advised: the file of an image says that a model made it, by content credentials (C2PA) or its IPTC digital source type.', async (context) => {
      const person = await context.spare();
      const generation = expectSchema('Generation', await generateOrSkip(context, person));
      const { mediaUrl } = generationSchema.parse(generation);
      const { text } = await person.browser.load(mediaUrl);
      if (!NAMED_SOURCE.test(text)) throw new Warning('one of both in the file', 'none');
    }),
  ]),
  ...rules('balance', [
    test('generation.create.charged: An image costs one token; administrators and active subscribers nothing. No balance is below 0.', async (context) => {
      const person = context.first();
      const before = await read(person);
      expectSuccess(await generateOrSkip(context, person));
      await expectBalance(person, before.tokens - costOfImage(before));
    }),
    test('generation.create.refused-costs-nothing: A refused generation costs nothing: no token, and no image of the trial.', async (context) => {
      const person = context.first();
      const before = await read(person);
      for (const change of refusedOrders(before)) {
        const answer = await generate(person, change);
        if (isSuccess(answer)) throw new Failure(`a refusal of ${JSON.stringify(change)}`, show(answer));
      }
      await expectBalance(person, before.tokens);
      // The third image of a new account: a refusal that counts would have used it up.
      if (context.isNew(person)) expectSuccess(await generateOrSkip(context, person));
    }),
  ]),
  ...rules('foreign-fields', [
    test('generation.create.foreign-fields: No field of the body gives access to a video, to 4K or to the images of another user: 402 or 403, and no tokens.', async (context) => {
      const person = context.first();
      const userId = context.second().id;
      const claims = {
        isAdmin: true,
        tokens: 99,
        subscriptionStatus: 'active',
        role: 'admin',
        userId,
        cost: 0,
      };
      for (const order of [VIDEO, FOUR_K]) await expectAccessRefused(person, { ...order, ...claims });
      if (!context.isNew(person)) return;
      for (let image = 0; image < TRIAL_IMAGES_PER_DAY && isSuccess(await generate(person)); image += 1);
      await expectNothingLeft(person, claims);
      await expectBalance(person, (await read(person)).tokens);
    }),
  ]),
  ...rules('balance', [
    test(`generation.create.nothing-left: A new account has ${TRIAL_IMAGES_PER_DAY} images a day at 0 tokens. The next is refused with 402 and a message.`, async (context) => {
      const given = context.first();
      if (!context.isNew(given)) return await expectUsedUp(given);
      const person = await context.newPerson();
      for (let image = 1; image <= TRIAL_IMAGES_PER_DAY; image += 1) {
        const answer = await generate(person, SAME_PRICE[image - 1]);
        if (!isSuccess(answer))
          throw new Failure(
            `image ${image} of a new account, whatever their quality and shape`,
            show(answer),
          );
        await expectBalance(person, 0);
      }
      await expectNothingLeft(person);
      await startAgain(context, person);
      await expectNothingLeft(person);
      for (const order of [VIDEO, FOUR_K]) await expectAccessRefused(person, order);
      await expectBalance(person, 0);
    }),
  ]),
  ...rules('side-by-side', [
    test('generation.create.side-by-side: Generations side by side take no more than is there: three images of a new account, one token for each. A change of the language beside one is kept, and so is its price.', async (context) => {
      const given = context.first();
      if (!context.isNew(given)) return await expectChargedTwice(given);
      const person = await context.newPerson();
      await generateBesideChanges(person);
      const expected = `${TRIAL_IMAGES_PER_DAY - 1} images of ${MANY}, after one beside changes of the language`;
      const answers = await Promise.all(times(MANY, () => generate(person, {}, true)));
      const images = answers.filter(isSuccess).length;
      if (images > TRIAL_IMAGES_PER_DAY - 1) throw new Failure(expected, `${images}`);
      await expectBalance(person, 0);
      const refused = answers.filter((answer) => !isSuccess(answer));
      if (refused.some(({ status }) => status === 429)) skip('the server limits calls side by side: 429');
      for (const answer of refused) expectRefusal(answer, refusalOf('generation.create', 'nothing-left'));
      if (images < TRIAL_IMAGES_PER_DAY - 1) throw new Failure(expected, `${images}`);
      await expectNothingLeft(person);
    }),
  ]),
];

async function orderInvalid(context: CheckContext, order: object) {
  const person = context.first();
  const answer = await generate(person, order);
  await skipIfUnpaid(context, person, answer, 'the account cannot pay, which the server checks first');
  return answer;
}

/** Orders that are refused. A user with access may have a video. */
const refusedOrders = (user: User): object[] => [
  { prompt: '  ' },
  { style: 'no such style' },
  { aspectRatio: '1:9' },
  { prompt: 7 },
  ...(hasGenerationAccess(user) ? [] : [VIDEO, FOUR_K]),
];

const costOfImage = (user: User): number =>
  isFreeOfCharge(user) || user.tokens === 0 ? 0 : TOKEN_COST.image;

async function expectBalance(person: Person, expected: number) {
  const { tokens } = await read(person);
  if (tokens !== expected) throw new Failure(`a balance of ${expected}`, `${tokens}`);
}

/** A server that writes a whole account back loses what another call has changed meanwhile. */
async function generateBesideChanges(person: Person) {
  const language = 'hi';
  const changes = times(MANY / 2, () =>
    person.browser.call(endpoints.updateLanguage, { body: { language }, once: true }),
  );
  const answers = await sendAtOnce([...changes, generate(person, {}, true)]);
  for (const answer of answers) expectSuccess(answer);
  expectFields(expectUser(await person.browser.call(endpoints.getUser)), { language });
}

/** Asserts 402. A 429 with a time to wait is a limit of calls, one without is a wrong status. */
async function expectNothingLeft(person: Person, claims: object = {}) {
  const answer = await generate(person, claims, true);
  if (answer.status === 429 && answer.headers.has('retry-after')) skip('the server limits generations: 429');
  expectRefusal(answer, refusalOf('generation.create', 'nothing-left'));
}

/** Does what does not give a new account its images again. */
async function startAgain(context: CheckContext, person: Person) {
  const { browser } = await logInWithNewBrowser(context.network, person.account);
  person.browser = browser;
  await browser.call(endpoints.updateLanguage, { body: { language: 'pt' } });
  const { id } = await context.save(person);
  await remove(person, id);
}

/** Generates with a given account without access until it is refused. */
async function expectUsedUp(person: Person) {
  const user = await read(person);
  if (hasGenerationAccess(user)) skip('the account can pay; a new account without tokens can try it');
  for (let image = 0; image < TRIAL_IMAGES_PER_DAY; image += 1) {
    const answer = await generate(person);
    if (!isSuccess(answer)) return expectRefusal(answer, refusalOf('generation.create', 'nothing-left'));
  }
  throw new Failure('402 with a JSON {message}', `${TRIAL_IMAGES_PER_DAY} more images`);
}

async function expectChargedTwice(person: Person) {
  const before = await read(person);
  if (!hasGenerationAccess(before) || (!isFreeOfCharge(before) && before.tokens < 2))
    skip('the account cannot pay for two images');
  for (const answer of await sendAtOnce(times(2, () => generate(person, {}, true)))) expectSuccess(answer);
  await expectBalance(person, before.tokens - 2 * costOfImage(before));
}

function generate({ browser }: Person, change: object = {}, once = false) {
  return browser.call(endpoints.generate, { body: { ...IMAGE_REQUEST, ...change }, once });
}

/** Generates an image, or skips the check if the account cannot pay for one. */
async function generateOrSkip(context: CheckContext, person: Person) {
  const answer = await generate(person);
  await skipIfUnpaid(context, person, answer, `the account has nothing left: ${show(answer)}`);
  return answer;
}

/** A 402 is right for a given account that cannot pay, which cannot test the rule. A new account has its trial. */
async function skipIfUnpaid(context: CheckContext, person: Person, answer: Answer, reason: string) {
  if (answer.status !== 402) return;
  if (!context.isNew(person) && !hasGenerationAccess(await read(person))) skip(reason);
  const payer = context.isNew(person) ? 'a new account has images left' : 'the account can pay';
  throw new Failure(`no 402, since ${payer}`, show(answer));
}

async function expectAccessRefused(person: Person, change: Partial<GenerationRequest> & object) {
  if (hasGenerationAccess(await read(person)))
    skip('the account has access; a new account without tokens can try it');
  const answer = await generate(person, change);
  const documented = refusalOf('generation.create', 'without-access');
  expectRefusal(answer, { ...documented, status: answer.status === 402 ? 402 : documented.status });
}

async function read({ browser }: Person): Promise<User> {
  return userSchema.parse(expectUser(await browser.call(endpoints.getUser)));
}
