import {
  ApiError,
  ContractError,
  NetworkError,
  type NewCreation,
  type SavedCreation,
  type User,
} from '@product/api-client';
import { businessModels } from '@product/domain';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { FAILURES } from '../../testing/fault-matrix/expected-toasts';
import { createI18n } from '../../i18n/create-i18n';
import { createMutationToasts } from './mutation-toasts';
import { createMutationFeedback, type MutationFeedbackTable, type MutationName } from './mutation-feedback';
import { failureText } from './failure-text';
import { createFormatMessage } from './format-message';
import { createNotifications } from './notifications';

const formatMessage = createFormatMessage(createI18n());

type Success<Name extends MutationName> = NonNullable<MutationFeedbackTable[Name]['success']>;
type FailureText<Name extends MutationName> = MutationFeedbackTable[Name]['failure']['text'];

test('a row has the types of its call, and the keys of its texts', () => {
  expectTypeOf<Parameters<Success<'session.login'>>[0]>().toEqualTypeOf<User>();
  expectTypeOf<Parameters<Success<'creations.save'>>>().toEqualTypeOf<
    [data: SavedCreation | undefined, variables: NewCreation]
  >();
  expectTypeOf<'description'>().toExtend<FailureText<'creations.save'>>();
  expectTypeOf<'text'>().not.toExtend<FailureText<'creations.save'>>();
  // The catalogue has no texts for these.
  expectTypeOf<Success<'session.language'>>().toBeNever();
  expectTypeOf<NonNullable<MutationFeedbackTable['creations.save']['shownAt']>>().toBeNever();
});

function mutationToastsOf(businessModel = businessModels.tokens, page = '/') {
  const toast = vi.fn();
  const toasts = { toast } as never;
  const navigate = vi.fn((_toPath: (from: { pathname: string; search: string }) => string) =>
    Promise.resolve(),
  );
  const mutationToasts = createMutationToasts({
    mutationFeedback: createMutationFeedback(businessModel),
    toasts,
    formatMessage,
    tokensRequired: createNotifications(toasts, formatMessage, businessModel).tokensRequired,
    navigate,
    isAt: (path) => path === page,
  });
  const messages = () => toast.mock.calls.map(([message]) => message);
  const texts = () => messages().map(({ title, description = '' }) => `${title}: ${description}`);
  return { mutationToasts, texts, messages, navigate };
}

test.each<[MutationName, string]>([
  [
    'generation.create',
    'Generation Failed: Failed to generate content. Please try again. (There was no answer: this device is offline.)',
  ],
  ['session.login', 'Login failed: Invalid email or password (There was no answer: this device is offline.)'],
  ['session.language', 'Language update failed: (There was no answer: this device is offline.)'],
])('%s says that there was no answer, if the browser knows that it is offline', (name, words) => {
  vi.stubGlobal('navigator', { onLine: false });
  const { mutationToasts, texts } = mutationToastsOf();
  mutationToasts.failed?.(name, new NetworkError('any', new TypeError('Failed to fetch')), undefined);
  const answers = [
    new ApiError(500, '{"message":"Busy."}'),
    new ApiError(401, ''),
    new ContractError('any', ''),
  ];
  for (const answer of answers) mutationToasts.failed?.(name, answer, undefined);
  vi.unstubAllGlobals();
  expect(texts()[0]).toBe(words);
  expect(texts().slice(1).join()).not.toContain('offline');
});

test('the text of a failed call stays as it was when the connection changes', () => {
  const feedback = createMutationFeedback(businessModels.tokens)['session.login'];
  const textOf = (error: Error, onLine: boolean) => {
    vi.stubGlobal('navigator', { onLine });
    return failureText('session.login', feedback, error, formatMessage);
  };
  for (const onLine of [true, false]) {
    const error = new NetworkError('any', new TypeError('Failed to fetch'));
    expect(textOf(error, onLine)).toBe(textOf(error, !onLine));
  }
  vi.unstubAllGlobals();
});

const offline = new NetworkError('any', new TypeError('Failed to fetch'));

test.each(Object.entries(FAILURES))(
  '%s without a response shows its title and its own text',
  {
    tags: [
      'req:failures.checkout',
      'req:failures.delete',
      'req:failures.generation',
      'req:failures.language',
      'req:failures.login',
      'req:failures.logout',
      'req:failures.register',
      'req:failures.save',
      'req:failures.update',
    ],
  },
  (name, { title, description = '' }) => {
    const { mutationToasts, texts } = mutationToastsOf();
    mutationToasts.failed?.(name, offline, undefined);
    expect(texts()).toEqual([`${title}: ${description}`]);
  },
);

test.each<MutationName>([
  'session.login',
  'session.register',
  'session.logout',
  'generation.create',
  'checkout.subscribe',
  'checkout.buyTokens',
])(
  '%s shows the message of the server',
  {
    tags: [
      'req:creation-calls.checkout-error',
      'req:failures.checkout',
      'req:failures.generation',
      'req:failures.login',
      'req:failures.logout',
      'req:failures.register',
    ],
  },
  (name) => {
    const { mutationToasts, texts } = mutationToastsOf();
    mutationToasts.failed?.(name, new ApiError(409, '{"message":"That name is taken"}'), undefined);
    expect(texts()[0]).toMatch(/: That name is taken$/);
  },
);

test.each<MutationName>(['creations.save', 'creations.update', 'creations.delete'])(
  '%s shows its own text instead of the message of the server',
  { tags: ['req:failures.save'] },
  (name) => {
    const { mutationToasts, texts } = mutationToastsOf();
    mutationToasts.failed?.(name, new ApiError(500, '{"message":"disk is full"}'), undefined);
    expect(texts()[0]).not.toContain('disk');
  },
);

test(
  'toasts show neither HTML pages nor texts of more than 300 characters',
  { tags: ['req:limits.toast-text'] },
  () => {
    const { mutationToasts, texts } = mutationToastsOf();
    mutationToasts.failed?.(
      'session.login',
      new ApiError(502, '<html><h1>Bad gateway</h1></html>'),
      undefined,
    );
    mutationToasts.failed?.('session.login', new ApiError(500, 'x'.repeat(301)), undefined);
    mutationToasts.failed?.('session.login', new ApiError(500, 'x'.repeat(300)), undefined);
    expect(texts()).toEqual([
      'Login failed: Invalid email or password',
      'Login failed: Invalid email or password',
      `Login failed: ${'x'.repeat(300)}`,
    ]);
  },
);

test(
  'a generation refused for lack of tokens shows a toast with a link to the prices',
  { tags: ['req:failures.tokens-required'] },
  () => {
    const { mutationToasts, texts, messages } = mutationToastsOf();
    mutationToasts.failed?.(
      'generation.create',
      new ApiError(402, '{"message":"Insufficient tokens"}'),
      undefined,
    );
    expect(texts()).toEqual([
      'Generation Failed: Insufficient tokens',
      'Tokens Required: Insufficient tokens',
    ]);
    expect(messages().at(-1)?.action).toEqual({ label: 'Buy Tokens', href: '/pricing' });
    expect(messages().map(({ variant }) => variant)).toEqual(['destructive', 'warning']);
  },
);

test('only messages of the server have the direction auto', () => {
  const { mutationToasts, messages } = mutationToastsOf();
  mutationToasts.failed?.('session.login', new ApiError(401, '{"message":"Wrong password"}'), undefined);
  mutationToasts.failed?.('session.login', offline, undefined);
  mutationToasts.failed?.(
    'generation.create',
    new ApiError(402, '{"message":"Insufficient tokens"}'),
    undefined,
  );
  expect(messages().map(({ descriptionDir }) => descriptionDir)).toEqual(['auto', undefined, 'auto', 'auto']);
});

test("a user's text of the other direction is isolated in the sentence", () => {
  const title = 'مطر الليل';
  expect(formatMessage({ key: 'creations.save.success.public', values: { title } })).toContain(
    `\u2068${title}\u2069`,
  );
  expect(formatMessage({ key: 'session.login.success.description', values: { name: 'demo' } })).toBe(
    'Welcome back, demo!',
  );
});

test(
  'the trial model has its own text for a failed generation',
  { tags: ['req:failures.generation-earlier'] },
  () => {
    const { mutationToasts, texts } = mutationToastsOf(businessModels.trial);
    mutationToasts.failed?.('generation.create', offline, undefined);
    expect(texts()).toEqual(['Generation Failed: Failed to generate image. Please try again.']);
  },
);

test.each<[MutationName, unknown, string]>([
  ['session.login', { username: 'demo' }, 'Login successful: Welcome back, demo!'],
  [
    'session.register',
    { username: 'demo' },
    'Registration successful: Welcome to the product! Your 7-day free trial has started.',
  ],
  ['session.logout', undefined, 'Logged out: You have been successfully logged out.'],
])(
  '%s shows its success, and navigates to the home page',
  { tags: ['req:messages.login-success', 'req:messages.logout-success', 'req:messages.register-success'] },
  async (name, data, words) => {
    const { mutationToasts, texts, navigate } = mutationToastsOf();
    await mutationToasts.succeeded?.(name, data, undefined);
    expect(texts()).toEqual([words]);
    const [toPath] = navigate.mock.lastCall ?? [];
    expect(toPath?.({ pathname: '/auth', search: '?tab=register' })).toBe('/');
    expect(toPath?.({ pathname: '/pricing', search: '?package=pro' })).toBe('/');
    // An order of a visitor goes on.
    const order = toPath?.({ pathname: '/auth', search: '?package=pro' });
    expect(order).toBe(name === 'session.logout' ? '/' : '/buy-tokens?package=pro');
  },
);

test.each<[MutationName, string]>([
  ['creations.update', 'Changes saved: '],
  ['creations.delete', 'Creation deleted: '],
])(
  '%s shows "%s", and does not navigate',
  { tags: ['req:messages.delete-success', 'req:messages.update-success'] },
  async (name, words) => {
    const { mutationToasts, texts, navigate } = mutationToastsOf();
    await mutationToasts.succeeded?.(name, undefined, { id: 7 });
    expect(texts()).toEqual([words]);
    expect(navigate).not.toHaveBeenCalled();
  },
);

test.each([
  { isPublic: true, words: 'Saved to your gallery: “Sea” is public.' },
  { isPublic: false, words: 'Saved to your gallery: “Sea” is private.' },
])('$words', { tags: ['req:messages.save-success'] }, async ({ isPublic, words }) => {
  const { mutationToasts, texts, messages, navigate } = mutationToastsOf();
  await mutationToasts.succeeded?.('creations.save', undefined, { title: 'Sea', isPublic });
  // The title is isolated in the sentence.
  expect(texts().map((text) => text.replace(/[\u2068\u2069]/g, ''))).toEqual([words]);
  expect(messages()[0].action).toEqual({ label: 'View', href: '/gallery' });
  expect(navigate).not.toHaveBeenCalled();
});

test('a generation that ends on another screen has a link to its result', async () => {
  const { mutationToasts, messages } = mutationToastsOf();
  await mutationToasts.succeeded?.('generation.create', {}, undefined);
  mutationToasts.failed?.('generation.create', offline, undefined);
  expect(messages().map(({ title, action }) => [title, action])).toEqual([
    ['The result is ready', { label: 'View', href: '/generate' }],
    ['Generation Failed', { label: 'Back to the prompt', href: '/generate' }],
  ]);
});

test('a failed generation has no link on its own screen', () => {
  const { mutationToasts, messages } = mutationToastsOf(businessModels.tokens, '/generate');
  mutationToasts.failed?.('generation.create', offline, undefined);
  expect(messages().map(({ action }) => action)).toEqual([undefined]);
});

test('a call whose result is on the screen, and one that is not in the table, show no toast', async () => {
  const { mutationToasts, texts, navigate } = mutationToastsOf(businessModels.tokens, '/generate');
  await mutationToasts.succeeded?.('generation.create', {}, undefined);
  await mutationToasts.succeeded?.('creations.list', [], undefined);
  mutationToasts.failed?.('creations.list', offline, undefined);
  expect(texts()).toEqual([]);
  expect(navigate).not.toHaveBeenCalled();
});

test('a success without a link has no action', async () => {
  const { mutationToasts, messages } = mutationToastsOf();
  await mutationToasts.succeeded?.('creations.update', undefined, { id: 7 });
  expect(messages()[0].action).toBeUndefined();
});
