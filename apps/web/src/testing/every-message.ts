import { ApiError, NetworkError } from '@product/api-client';
import { BUSINESS_MODEL_NAMES, businessModels, VIDEO_STEPS, type BusinessModel } from '@product/domain';
import { createToastStore, type ToastMessage, type ToastStore } from '@product/ui';
import { createI18n } from '../i18n/create-i18n';
import { createMutationToasts } from '../core/feedback/mutation-toasts';
import { createNotifications, type Notifications } from '../core/feedback/notifications';
import { notifyMany, type ManyOutcome } from '../core/feedback/notify-many';
import { createMutationFeedback } from '../core/feedback/mutation-feedback';
import { createFormatMessage } from '../core/feedback/format-message';

export interface ShownMessage {
  when: string;
  message: ToastMessage;
}

/** The arguments for each notice. A missing notice does not compile. */
const CALLS_OF_NOTIFICATIONS: { [Name in keyof Notifications]: Parameters<Notifications[Name]>[] } = {
  blocked: [['promptRequired'], ['video'], ['quality4k']],
  // By the failed calls.
  tokensRequired: [],
  videoStep: VIDEO_STEPS.map(({ step }) => [step]),
  languageMissing: [['de']],
  notAvailable: [['forgotPassword'], ['google'], ['apple']],
  loginNotKept: [[]],
  settingsReplaced: [[]],
  linkCopied: [['link'], ['privatePage'], ['privateFile']],
  noLink: [[() => undefined]],
  fileUnread: [[() => undefined]],
  copyFailed: [['https://example.com/night-rain']],
  readyForInstagram: [[]],
  partMissing: [[]],
  partOutdated: [[]],
  visibilityChanged: [
    [{ title: 'Night rain', isPublic: true, isFirst: true, onUndo: () => undefined }],
    [{ title: 'Night rain', isPublic: false, isFirst: false, onUndo: () => undefined }],
  ],
  downloadFailed: [[]],
};

const OUTCOMES: ManyOutcome[] = [
  ...(['download', 'publish', 'unpublish', 'delete', 'save'] as const).flatMap((task) => [
    { task, done: 1 },
    { task, done: 1250, onUndo: () => undefined },
  ]),
  { task: 'publish', done: 2, isFirst: true, onUndo: () => undefined },
  { task: 'publish', done: 12, failed: 1, left: 1250, isFirst: true, onUndo: () => undefined },
  { task: 'delete', done: 3, failed: 1, left: 1250 },
  { task: 'delete', done: 0, failed: 1250, left: 1 },
];

const PERSON = { username: 'demo' };
const CREATIONS = [true, false].map((isPublic) => ({ title: 'Night rain', isPublic }));
const NO_NETWORK = new NetworkError('any', new TypeError('Failed to fetch'));
const NO_TOKENS = new ApiError(402, '{"message":"Insufficient tokens. Buy a pack to go on."}');

/** All toasts of the app, for both business models, created by the app's own code. */
export function everyMessage(): ShownMessage[] {
  const messages = BUSINESS_MODEL_NAMES.flatMap((name) => messagesOf(businessModels[name]));
  return [...new Map(messages.map((one) => [JSON.stringify(one.message), one])).values()];
}

function messagesOf(businessModel: BusinessModel): ShownMessage[] {
  const messages: ShownMessage[] = [];
  let when = '';
  const toasts: ToastStore = {
    ...createToastStore(),
    toast: (message) => messages.push({ when, message }),
  };
  const formatMessage = createFormatMessage(createI18n());
  const mutationFeedback = createMutationFeedback(businessModel);
  const notifications = createNotifications(toasts, formatMessage, businessModel);
  const mutationToasts = createMutationToasts({
    mutationFeedback,
    toasts,
    formatMessage,
    tokensRequired: notifications.tokensRequired,
    navigate: async () => undefined,
    isAt: () => false,
  });
  for (const [name, { failure }] of Object.entries(mutationFeedback)) {
    when = `${name} succeeds`;
    for (const creation of CREATIONS) void mutationToasts.succeeded?.(name, PERSON, creation);
    when = `${name} fails`;
    mutationToasts.failed?.(name, NO_NETWORK, undefined);
    when = `${name} is refused for want of tokens`;
    if (failure.mayNeedTokens) mutationToasts.failed?.(name, NO_TOKENS, undefined);
  }
  for (const [name, calls] of Object.entries(CALLS_OF_NOTIFICATIONS)) {
    when = name;
    for (const call of calls) Reflect.apply(notifications[name as keyof Notifications], undefined, call);
  }
  when = 'a task with several creations ends';
  for (const outcome of OUTCOMES) notifyMany({ toasts, formatMessage }, outcome);
  return messages;
}
