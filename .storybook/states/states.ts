import type { BusinessModelName } from '@product/domain';
import type { BatchState, GenerationPhase } from '../../packages/studio/src';
import type { QueueJob, QueuePause } from '../../packages/studio/src/queue';
import type { AuthTab, GalleryTab, NavigationProps, PaymentReturnProps } from '@product/ui';
import type { MutationStatus, QueryStatus } from '@tanstack/react-query';
import type { paths } from '../../apps/web/src/core/paths';
import type { useSession } from '../../apps/web/src/core/use-session';
import type { SignalPermission } from '../../apps/web/src/lib/signal-device';
import type { ScreenName } from '../make-it-yours/screen-stories';

/** The id of the story that shows it, for each state of a type: the compiler names one that is missing. */
type Stories<State extends string> = Record<State, string>;

type SessionStatus = ReturnType<typeof useSession>['status'];

/** The states of the guard, which are the same on all screens for users. */
const guarded = (known: string) =>
  ({
    loading: 'screens-landing--user-is-loading',
    failed: 'screens-auth--session-still-unknown',
    known,
  }) satisfies Stories<SessionStatus>;

/** The states of each screen, by the types of its phases. */
export const STATES = {
  landing: {
    Header: {
      loading: 'screens-landing--user-is-loading',
      signedOut: 'screens-landing--visitor',
      unreachable: 'screens-landing--account-still-unreachable',
      signedIn: 'screens-landing--signed-in',
    } satisfies Stories<NavigationProps['session']['status']>,
    'Latest creations': {
      pending: 'screens-landing--last-creations-pending',
      error: 'screens-landing--last-creations-not-read',
      success: 'screens-landing--last-creations',
    } satisfies Stories<QueryStatus>,
    Community: {
      pending: 'screens-landing--community-is-loading',
      error: 'screens-landing--community-fails',
      success: 'screens-landing--community-loaded',
    } satisfies Stories<QueryStatus>,
    'Business model': {
      tokens: 'screens-landing--visitor',
      trial: 'screens-landing--trial-model',
    } satisfies Stories<BusinessModelName>,
  },
  generate: {
    Session: guarded('screens-generate--idle'),
    Generation: {
      idle: 'screens-generate--idle',
      generating: 'screens-generate--generating',
      done: 'screens-generate--done',
      failed: 'screens-generate--failed',
    } satisfies Stories<GenerationPhase['name']>,
    Video: {
      idle: 'screens-generate-video--cancelled',
      generating: 'screens-generate-video--generating',
      done: 'screens-generate-video--done',
      failed: 'screens-generate-video--failed',
    } satisfies Stories<GenerationPhase['name']>,
    'Similar style': {
      idle: 'screens-generate--done',
      generating: 'screens-generate--trying',
      done: 'screens-generate--tried-in-another-style',
      failed: 'screens-generate--not-tried',
    } satisfies Stories<GenerationPhase['name']>,
    'One of the queue': {
      waiting: 'screens-generate-queue--running',
      running: 'screens-generate-queue--running',
      done: 'screens-generate-queue--several-styles-done',
      failed: 'screens-generate-queue--failed',
    } satisfies Stories<QueueJob['state']>,
    'Pause of the queue': {
      user: 'screens-generate-queue--paused',
      tokens: 'screens-generate-queue--not-all-covered',
      ask: 'screens-generate-queue--after-reload-on-a-phone',
      session: 'screens-generate-queue--stopped-by-the-session',
      connection: 'screens-generate-queue--stopped-by-the-connection',
    } satisfies Stories<QueuePause>,
    'Save to the gallery': {
      idle: 'screens-generate--title-too-short',
      pending: 'screens-generate--saving',
      error: 'screens-generate--save-fails',
      success: 'screens-generate--saved-as-public',
    } satisfies Stories<MutationStatus>,
    Notifications: {
      default: 'screens-generate--notifications-not-answered',
      granted: 'screens-generate--signal-offered',
      denied: 'screens-generate--blocked-before',
      missing: 'screens-generate--notifications-missing',
    } satisfies Stories<SignalPermission>,
  },
  gallery: {
    Session: {
      loading: 'screens-gallery--loading-the-user',
      failed: 'screens-gallery--session-not-read',
      known: 'screens-gallery--my-creations',
    } satisfies Stories<SessionStatus>,
    Tab: {
      mine: 'screens-gallery--my-creations',
      community: 'screens-gallery--community',
    } satisfies Stories<GalleryTab>,
    'My Creations': {
      pending: 'screens-gallery--loading',
      error: 'screens-gallery--my-creations-not-read',
      success: 'screens-gallery--my-creations',
    } satisfies Stories<QueryStatus>,
    Community: {
      pending: 'screens-gallery--loading-community',
      error: 'screens-gallery--community-fails',
      success: 'screens-gallery--community',
    } satisfies Stories<QueryStatus>,
    Edit: {
      idle: 'screens-gallery--title-too-short',
      pending: 'screens-gallery--updating',
      error: 'screens-gallery--update-fails',
      success: 'screens-gallery--edited',
    } satisfies Stories<MutationStatus>,
    Delete: {
      idle: 'screens-gallery--delete-asked',
      pending: 'screens-gallery--deleting',
      error: 'screens-gallery--delete-fails',
      success: 'screens-gallery--deleted',
    } satisfies Stories<MutationStatus>,
    'A task for several is running': {
      true: 'screens-gallery--several-being-deleted',
      false: 'screens-gallery--one-not-deleted',
    } satisfies Stories<`${BatchState<unknown, string>['isRunning']}`>,
  },
  pricing: {
    Session: {
      loading: 'screens-pricing--user-unknown',
      failed: 'screens-pricing--session-not-read',
      known: 'screens-pricing--signed-in',
    } satisfies Stories<SessionStatus>,
    'Business model': {
      tokens: 'screens-pricing--visitor',
      trial: 'screens-pricing--trial-model',
    } satisfies Stories<BusinessModelName>,
  },
  login: {
    Session: {
      loading: 'screens-auth--session-is-loading',
      failed: 'screens-auth--session-not-read',
      known: 'screens-auth--protected-screen-sends-here',
    } satisfies Stories<SessionStatus>,
    Login: {
      idle: 'screens-auth--protected-screen-sends-here',
      pending: 'screens-auth--logging-in',
      error: 'screens-auth--wrong-password',
      success: 'screens-auth--login',
    } satisfies Stories<MutationStatus>,
    Tab: {
      login: 'screens-auth--protected-screen-sends-here',
      register: 'screens-auth--create-as-visitor',
    } satisfies Stories<AuthTab>,
  },
  register: {
    Register: {
      idle: 'screens-auth--create-as-visitor',
      pending: 'screens-auth--registering',
      error: 'screens-auth--username-taken',
      success: 'screens-auth--register',
    } satisfies Stories<MutationStatus>,
  },
  buying: {
    Session: guarded('screens-buy-tokens--default'),
    Checkout: {
      idle: 'screens-buy-tokens--default',
      pending: 'screens-buy-tokens--loading',
      error: 'screens-buy-tokens--refused-with-message',
      success: 'screens-buy-tokens--leaving-for-the-checkout',
    } satisfies Stories<MutationStatus>,
    'Business model': {
      tokens: 'screens-buy-tokens--default',
      trial: 'screens-buy-tokens--trial-model',
    } satisfies Stories<BusinessModelName>,
  },
  subscribing: {
    Session: guarded('screens-subscribe--default'),
    Checkout: {
      idle: 'screens-subscribe--default',
      pending: 'screens-subscribe--loading',
      error: 'screens-subscribe--refused-with-message',
      success: 'screens-subscribe--another-is-chosen-while-pending',
    } satisfies Stories<MutationStatus>,
    'Business model': {
      tokens: 'screens-subscribe--default',
      trial: 'screens-subscribe--trial-model',
    } satisfies Stories<BusinessModelName>,
  },
  returning: {
    Session: guarded('screens-payment-return--credited'),
    Outcome: {
      'paid tokens': 'screens-payment-return--credited',
      'paid subscription': 'screens-subscribe--back-with-a-session',
      'cancelled tokens': 'screens-payment-return--stays-for-a-touch',
      'cancelled subscription': 'screens-payment-return--subscription-cancelled-and-stays',
    } satisfies Stories<`${PaymentReturnProps['outcome']} ${PaymentReturnProps['purchase']}`>,
    'Balance read again': {
      pending: 'screens-payment-return--balance-is-read',
      error: 'screens-payment-return--balance-not-loaded',
      success: 'screens-payment-return--credited-and-spent-meanwhile',
    } satisfies Stories<QueryStatus>,
  },
  legal: {
    Document: {
      privacy: 'screens-legal--signed-in',
      terms: 'screens-legal--facts-of-the-operator',
    } satisfies Stories<Extract<keyof typeof paths, 'privacy' | 'terms'>>,
    'Business model': {
      tokens: 'screens-legal--signed-in',
      trial: 'screens-legal--trial-model',
    } satisfies Stories<BusinessModelName>,
  },
  // It shows the same to everybody.
  nowhere: { Screen: { shown: 'screens-notfound--shown' } },
} satisfies Record<ScreenName, Record<string, Record<string, string>>>;
