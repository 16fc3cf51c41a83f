import type { User } from '@product/api-client';
import { GENERATOR_DEFAULTS, QUEUE_LIMIT, TOKEN_PACKS, type GeneratorChoices } from '@product/domain';
import { expect, test } from 'vitest';
import { planQueue } from './plan-queue';
import {
  changeQueue,
  EMPTY_QUEUE,
  isQueueActive,
  nextStep,
  type QueueAction,
  type QueueState,
} from './queue-state';
import { readQueue, writeQueue } from './read-queue';

const choices = (prompt = 'a sea', more: Partial<GeneratorChoices> = {}) => ({
  ...GENERATOR_DEFAULTS,
  ...more,
  prompt,
});
const userWith = (tokens: number, more: Partial<User> = {}) =>
  ({ id: 1, username: 'ada', tokens, ...more }) as User;
const packs = TOKEN_PACKS;
const agreement = (cost: number, isTrial = false) => ({ cost, isTrial });
const change = (state: QueueState, ...actions: QueueAction[]) => actions.reduce(changeQueue, state);
const added = (count: number, cost = count) =>
  changeQueue(EMPTY_QUEUE, {
    type: 'add',
    choices: Array.from({ length: count }, (_, index) => choices(`prompt ${index + 1}`)),
    agreement: agreement(cost),
    set: 1,
  });
const begin = (id: number): QueueAction => ({ type: 'begin', id, cost: 1 });
const done = (id: number): QueueAction => ({ type: 'done', id, mediaUrl: `/${id}.jpg` });
const failed = (id: number): QueueAction => ({ type: 'failed', id, message: 'Closed.', isUnknown: false });
const states = ({ jobs }: QueueState) => jobs.map(({ id, state }) => `${id} ${state}`);

test('twelve pictures and a balance of seven: the first seven will run, and the smallest pack covers the rest', () => {
  const plan = planQueue({ choices: choices(), quantity: 12, queue: EMPTY_QUEUE, user: userWith(7), packs });
  expect(plan).toMatchObject({ count: 12, cost: 12, covered: 7, missing: 5, waiting: 0 });
  expect(plan?.pack?.id).toBe('hobby');
  expect(plan?.agreement).toEqual(agreement(7));
});

test('quantity and alternatives multiply, each prompt once before the second round', () => {
  const plan = planQueue({
    choices: choices('a {red|blue} kite'),
    quantity: 2,
    queue: EMPTY_QUEUE,
    user: userWith(9),
    packs,
  });
  expect(plan?.added.map(({ prompt }) => prompt)).toEqual([
    'a red kite',
    'a blue kite',
    'a red kite',
    'a blue kite',
  ]);
});

test('further styles and aspect ratios multiply with quantity and alternatives, and count once', () => {
  const plan = planQueue({
    choices: choices('a {red|blue} kite', { style: 'anime', aspectRatio: '1:1' }),
    quantity: 2,
    further: { style: ['anime', 'sketch'], aspectRatio: ['16:9'] },
    queue: EMPTY_QUEUE,
    user: userWith(9),
    packs,
  });
  expect(plan).toMatchObject({ count: 16, covered: 9 });
  expect(
    plan?.added.slice(0, 5).map(({ prompt, style, aspectRatio }) => `${prompt} ${style} ${aspectRatio}`),
  ).toEqual([
    'a red kite anime 1:1',
    'a red kite anime 16:9',
    'a red kite sketch 1:1',
    'a red kite sketch 16:9',
    'a blue kite anime 1:1',
  ]);
});

test('what runs and what was agreed to earlier is reserved', () => {
  const queue = changeQueue(added(4), begin(1));
  const plan = planQueue({ choices: choices(), quantity: 3, queue, user: userWith(6), running: 1, packs });
  expect(plan).toMatchObject({ count: 3, covered: 1, missing: 2, waiting: 0 });
});

test('what was not covered is part of the next plan', () => {
  const queue = added(5, 2);
  const plan = planQueue({ choices: choices(), quantity: 1, queue, user: userWith(3), packs });
  expect(plan).toMatchObject({ count: 4, waiting: 3, covered: 1 });
});

test.each([
  ['a subscriber pays nothing', userWith(0, { subscriptionStatus: 'active' }), { cost: 0, covered: 3 }],
  ['an administrator pays nothing', userWith(0, { isAdmin: true }), { cost: 0, covered: 3 }],
  ['of a trial the server decides', userWith(0), { cost: 3, covered: 3, missing: 0 }],
  ['videos cost more', userWith(7), { cost: 9, covered: 2, missing: 2 }, 'video'],
] as const)('%s', (_what, user, expected, mediaType = 'image' as never) => {
  const plan = planQueue({
    choices: choices('a sea', { mediaType }),
    quantity: 3,
    queue: EMPTY_QUEUE,
    user,
    packs,
  });
  expect(plan).toMatchObject(expected);
});

test('once it has stopped for tokens, no trial is assumed', () => {
  const queue = changeQueue(added(2, 0), { type: 'pause', pause: 'tokens' });
  expect(planQueue({ queue, user: userWith(0), packs })).toMatchObject({ covered: 0, missing: 2 });
});

test('more than the limit cannot be added', () => {
  const plan = (quantity: number, queue = EMPTY_QUEUE) =>
    planQueue({ choices: choices(), quantity, queue, user: userWith(99), packs });
  expect(plan(QUEUE_LIMIT)?.count).toBe(QUEUE_LIMIT);
  expect(plan(QUEUE_LIMIT + 1)).toBeUndefined();
  expect(plan(1, added(QUEUE_LIMIT))).toBeUndefined();
});

test('jobs begin in their order while the tokens that were agreed to last', () => {
  let queue = added(3, 2);
  for (const id of [1, 2]) {
    expect(nextStep(queue, userWith(9))).toEqual(begin(id));
    queue = change(queue, begin(id));
    expect(nextStep(queue, userWith(9))).toBeUndefined();
    queue = change(queue, done(id));
  }
  // Tokens that have been bought meanwhile were not agreed to.
  expect(nextStep(queue, userWith(9))).toEqual({ type: 'pause', pause: 'ask' });
  expect(nextStep(queue, userWith(0))).toEqual({ type: 'pause', pause: 'tokens' });
  queue = change(queue, { type: 'pause', pause: 'tokens' });
  expect(isQueueActive(queue)).toBe(false);
  queue = change(queue, { type: 'resume', agreement: agreement(1) });
  expect(nextStep(queue, userWith(1))).toEqual(begin(3));
});

test('nothing begins that the balance does not cover, nor at a higher price than was shown', () => {
  expect(nextStep(added(2), userWith(0))).toEqual({ type: 'pause', pause: 'tokens' });
  // The subscription has ended.
  expect(nextStep(added(2, 0), userWith(5))).toEqual({ type: 'pause', pause: 'ask' });
  expect(nextStep(added(2, 0), userWith(0, { subscriptionStatus: 'active' }))).toEqual({
    ...begin(1),
    cost: 0,
  });
  const trial = changeQueue(EMPTY_QUEUE, {
    type: 'add',
    choices: [choices()],
    agreement: agreement(1, true),
    set: 1,
  });
  expect(nextStep(trial, userWith(0))).toEqual(begin(1));
});

test('a failure stays in its place and can be tried again; the next one begins', () => {
  const queue = change(added(3), begin(1), failed(1));
  expect(nextStep(queue, userWith(9))).toEqual(begin(2));
  expect(queue.jobs[0]).toMatchObject({ state: 'failed', message: 'Closed.' });
  const running = change(queue, begin(2), { type: 'retry', id: 1, agreement: agreement(1) });
  expect(states(running)).toEqual(['2 running', '1 waiting', '3 waiting']);
});

test('a refusal waits again: with a delay it keeps its tokens, otherwise the queue is paused', () => {
  const queue = change(added(2), begin(1));
  expect(change(queue, { type: 'refused', id: 1, delayMs: 5 })).toMatchObject({ budget: 2, delayMs: 5 });
  const refused = change(queue, { type: 'refused', id: 1, pause: 'tokens' });
  expect(refused).toMatchObject({ budget: 0, pause: 'tokens' });
  expect(states(refused)).toEqual(['1 waiting', '2 waiting']);
  const paused = change(queue, { type: 'pause', pause: 'user' }, { type: 'refused', id: 1, delayMs: 5 });
  expect(paused).toMatchObject({ budget: 0, pause: 'user', delayMs: undefined });
});

test('waiting jobs are moved and removed; the running one stays', () => {
  const queue = change(added(4), begin(1));
  const move = (id: number, by: -1 | 1): QueueAction => ({ type: 'move', id, by });
  expect(states(change(queue, move(4, -1)))).toEqual(['1 running', '2 waiting', '4 waiting', '3 waiting']);
  expect(change(queue, move(2, -1), move(4, 1), move(1, 1), move(9, 1))).toBe(queue);
  expect(states(change(queue, { type: 'remove', id: 3 }, { type: 'remove', id: 1 }))).toEqual([
    '1 running',
    '2 waiting',
    '4 waiting',
  ]);
  expect(states(change(queue, { type: 'cancelled', id: 1 }))).toEqual([
    '2 waiting',
    '3 waiting',
    '4 waiting',
  ]);
  expect(states(change(queue, { type: 'clear' }))).toEqual(['1 running']);
  expect(change(queue, { type: 'pause', pause: 'user' }, { type: 'clear' }).pause).toBeUndefined();
});

test('the next press replaces what is done, and has a set of its own', () => {
  const over = change(added(2), begin(1), done(1), begin(2), failed(2));
  const queue = change(over, { type: 'add', choices: [choices()], agreement: agreement(1), set: 2 });
  expect(queue.jobs.map(({ id, set, state }) => [id, set, state])).toEqual([
    [2, 1, 'failed'],
    [3, 2, 'waiting'],
  ]);
});

test('an action that does not fit changes nothing', () => {
  const queue = added(2);
  for (const action of [done(1), failed(1), begin(9), { type: 'waited' }, { type: 'interrupted' }] as const)
    expect(changeQueue(queue, action)).toBe(queue);
  expect(changeQueue(EMPTY_QUEUE, { type: 'pause', pause: 'user' }).pause).toBeUndefined();
});

test('a stored queue is that of its user, asks before it goes on, and does not repeat what was running', () => {
  const queue = change(added(3), begin(1), done(1), begin(2));
  const stored = writeQueue(1, queue);
  const read = readQueue(stored, 1);
  expect(states(read)).toEqual(['1 done', '2 failed', '3 waiting']);
  expect(read).toMatchObject({ budget: 0, pause: 'ask' });
  expect(read.jobs[1]?.isUnknown).toBe(true);
  expect(read.jobs[2]?.choices).toEqual(choices('prompt 3'));
  expect(readQueue(stored, 2)).toBe(EMPTY_QUEUE);
});

test.each([
  null,
  'x',
  '[]',
  '{"userId":1}',
  '{"userId":1,"jobs":[null,1,{"state":"waiting","choices":{"prompt":" "}}]}',
  '{"userId":1,"jobs":[{"state":"waiting","choices":{"prompt":"a","style":"__proto__"}}]}',
  '{"userId":1,"jobs":[{"state":"done","mediaUrl":"javascript:alert(1)","choices":{"prompt":"a"}}]}',
])('whatever else a storage has is not a queue: %s', (stored) => {
  expect(readQueue(stored, 1).jobs).toEqual([]);
});

test('of a stored queue no more than the limit waits', () => {
  const many = { ...EMPTY_QUEUE, jobs: Array.from({ length: 150 }, () => added(1).jobs[0]!) };
  expect(readQueue(writeQueue(1, many), 1).jobs).toHaveLength(QUEUE_LIMIT);
});
