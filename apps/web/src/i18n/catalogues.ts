// Types only, so that no catalogue becomes part of the first load.
import type auth from './locales/en/auth';
import type commands from './locales/en/commands';
import type doneSignal from './locales/en/done-signal';
import type fileEntries from './locales/en/file-entries';
import type firstSteps from './locales/en/first-steps';
import type gallery from './locales/en/gallery';
import type generate from './locales/en/generate';
import type ideas from './locales/en/ideas';
import type landing from './locales/en/landing';
import type lastWork from './locales/en/last-work';
import type legal from './locales/en/legal';
import type logOut from './locales/en/log-out';
import type notFound from './locales/en/not-found';
import type buyTokens from './locales/en/buy-tokens';
import type paymentReturn from './locales/en/payment-return';
import type promptTools from './locales/en/prompt-tools';
import type pricing from './locales/en/pricing';
import type recipes from './locales/en/recipes';
import type subscribe from './locales/en/subscribe';
import type updateNotice from './locales/en/update-notice';

/**
 * The catalogues that load with the folder of their name: a screen, the command palette, the entries for files,
 * or the notice of an update. Seven load later: `prompt-tools` with the tools of the prompt, `ideas` when they are opened,
 * `recipes` with a menu that copies a link or the form's recipe,
 * `first-steps` for a new user, `done-signal` while a generation is running, `log-out` with the question before a logout,
 * `last-work` for a signed-in user of the home page.
 */
export interface ScreenCatalogues {
  auth: typeof auth;
  commands: typeof commands;
  'done-signal': typeof doneSignal;
  'file-entries': typeof fileEntries;
  'first-steps': typeof firstSteps;
  gallery: typeof gallery;
  generate: typeof generate;
  ideas: typeof ideas;
  'prompt-tools': typeof promptTools;
  landing: typeof landing;
  'last-work': typeof lastWork;
  legal: typeof legal;
  'log-out': typeof logOut;
  'not-found': typeof notFound;
  'buy-tokens': typeof buyTokens;
  'payment-return': typeof paymentReturn;
  pricing: typeof pricing;
  recipes: typeof recipes;
  subscribe: typeof subscribe;
  'update-notice': typeof updateNotice;
}

/** What is fetched together: the texts of a screen, or those of the frame around all screens. */
export type TextsName = 'frame' | keyof ScreenCatalogues;
