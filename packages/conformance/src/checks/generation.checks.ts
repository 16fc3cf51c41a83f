import {
  endpoints,
  generationSchema,
  userSchema,
  type GenerationRequest,
  type User,
} from '@product/api-client';
import { refusalOf } from '@product/api-client/contract';
import { hasGenerationAccess, isFreeOfCharge, TOKEN_COST, TRIAL_IMAGES_PER_DAY } from '@product/domain';
import type { Check } from '../check';
import { expectSchema, expectRefusal, expectSuccess, expectUser, show } from '../expectations';
import type { Person } from '../people';
import { IMAGE_REQUEST } from '../samples';
import type { Answer } from '../browser';
import { skip } from '../check-context';
import { LONG_PROMPT } from './bodies.checks';
import type { Kind } from '../kinds';
import { Failure } from '../verdicts';

const check = (
  id: string,
  kind: Kind,
  description: string,
  run: (person: Person) => Promise<void>,
): Check => ({
  id: `generation.create.${id}`,
  kind,
  description,
  creates: 'images',
  run: (context) => run(context.first()),
});

// The order matters: the last check uses up the account's balance or trial.
export const generationChecks: Check[] = [
  check('empty-prompt', 'refusal', sentenceOf('empty-prompt'), (person) =>
    expectInputRefused(person, 'empty-prompt', { prompt: '  ' }),
  ),
  check('unknown-style', 'refusal', sentenceOf('unknown-style'), (person) =>
    expectInputRefused(person, 'unknown-style', { style: 'no such style' }),
  ),
  check('prompt-too-long', 'refusal', sentenceOf('prompt-too-long'), (person) =>
    expectInputRefused(person, 'prompt-too-long', LONG_PROMPT),
  ),
  check(
    'video-without-access',
    'balance',
    'Video without tokens or a subscription is refused with 402 or 403 and a message.',
    (person) => expectAccessRefused(person, { mediaType: 'video', videoDuration: '5' }),
  ),
  check(
    '4k-without-access',
    'balance',
    '4K quality without tokens or a subscription is refused with 402 or 403 and a message.',
    (person) => expectAccessRefused(person, { quality: '4k' }),
  ),
  check(
    'media',
    'answer',
    'A generation answers the address of an image that loads, as an image.',
    async (person) => {
      const answer = expectSchema('Generation', await generateOrSkip(person));
      const generation = generationSchema.safeParse(answer);
      if (!generation.success) throw new Failure('the address of an image', JSON.stringify(answer));
      const media = await person.browser.load(generation.data.mediaUrl);
      const isImage = media.status === 200 && media.contentType.startsWith('image/');
      if (!isImage)
        throw new Failure('200 with a content type of image/…', `${media.status} ${media.contentType}`);
    },
  ),
  check(
    'charged',
    'balance',
    'An image costs one token; administrators and active subscribers nothing. No balance is below 0.',
    async (person) => {
      const before = await read(person);
      expectSuccess(await generateOrSkip(person));
      const after = await read(person);
      const cost = isFreeOfCharge(before) || before.tokens === 0 ? 0 : TOKEN_COST.image;
      const expected = before.tokens - cost;
      if (after.tokens !== expected) {
        throw new Failure(`a balance of ${expected} after ${before.tokens}`, `${after.tokens}`);
      }
    },
  ),
  check(
    'nothing-left',
    'balance',
    'Without tokens, and with the trial of the day used up, a generation is refused with 402 and a message.',
    async (person) => {
      const user = await read(person);
      if (hasGenerationAccess(user)) skip('the account can pay; a new account without tokens can try it');
      for (let image = 0; image < TRIAL_IMAGES_PER_DAY; image += 1) {
        const answer = await generate(person);
        if (answer.status < 200 || answer.status > 299)
          return expectRefusal(answer, refusalOf('generation.create', 'nothing-left'));
      }
      throw new Failure('402 with a JSON {message}', `${TRIAL_IMAGES_PER_DAY} more images`);
    },
  ),
];

function generate({ browser }: Person, change: object = {}) {
  return browser.call(endpoints.generate, { body: { ...IMAGE_REQUEST, ...change } });
}

type InvalidInput = 'empty-prompt' | 'unknown-style' | 'prompt-too-long';

function sentenceOf(input: InvalidInput): string {
  const { when, status } = refusalOf('generation.create', input);
  return `${when} It is refused with ${status} and a message.`;
}

async function expectInputRefused(person: Person, input: InvalidInput, change: object) {
  const answer = await generate(person, change);
  await skipIfUnpaid(person, answer, 'the account cannot pay, which the server checks first');
  expectRefusal(answer, refusalOf('generation.create', input));
}

/** Generates an image, or skips the check if the account cannot pay for one. */
async function generateOrSkip(person: Person) {
  const answer = await generate(person);
  await skipIfUnpaid(person, answer, `the account has nothing left: ${show(answer)}`);
  return answer;
}

/** A 402 is right for an account that cannot pay, which cannot test the rule. Any other account can pay for an image. */
async function skipIfUnpaid(person: Person, answer: Answer, reason: string): Promise<void> {
  if (answer.status !== 402) return;
  if (!hasGenerationAccess(await read(person))) skip(reason);
  throw new Failure('no 402, since the account can pay', show(answer));
}

async function expectAccessRefused(person: Person, change: Partial<GenerationRequest>) {
  if (hasGenerationAccess(await read(person)))
    skip('the account has access; a new account without tokens can try it');
  const answer = await generate(person, change);
  const documented = refusalOf('generation.create', 'without-access');
  expectRefusal(answer, { ...documented, status: answer.status === 402 ? 402 : documented.status });
}

async function read({ browser }: Person): Promise<User> {
  return userSchema.parse(expectUser(await browser.call(endpoints.getUser)));
}
