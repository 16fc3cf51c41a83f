import type { BusinessModel, Language, VideoStep } from '@product/domain';
import {
  languageName,
  type BlockReason,
  type SelectionTaskName,
  type ToastMessage,
  type ToastStore,
} from '@product/ui';
import { paths } from '../paths';
import type { FormatMessage } from './format-message';

export interface VisibilityChange {
  isPublic: boolean;
  /** Whether it is the user's first public creation: the toast explains what public means. */
  isFirst: boolean;
  onUndo: () => void;
}

export type Notifications = ReturnType<typeof createNotifications>;

/** The toasts that do not follow a call: something is missing, not available yet, or done on this device. */
export function createNotifications(
  toasts: ToastStore,
  formatMessage: FormatMessage,
  { wording }: BusinessModel,
) {
  const notify = (key: string, description?: string, values?: Record<string, string>) =>
    toasts.toast({
      title: formatMessage({ key: `notices.${key}.title` }),
      description:
        description === undefined
          ? undefined
          : formatMessage({ key: `notices.${key}.${description}`, values }),
    });
  const warn = (title: string, description: string, action?: { label: string; href: string }) =>
    toasts.toast({
      variant: 'destructive',
      title: formatMessage({ key: `notices.${title}` }),
      description: formatMessage({ key: `notices.${description}` }),
      action,
    });
  /** Returns a function that dismisses the toast, if it is still shown. */
  const notifyForNow = (message: ToastMessage) => {
    const id = toasts.toast(message);
    return () => toasts.dismiss(id);
  };
  const buyTokens = () => ({
    label: formatMessage({ key: 'notices.tokensRequired.action' }),
    href: paths.pricing,
  });
  return {
    /** Why a generation was not requested. */
    blocked: (reason: BlockReason) =>
      reason === 'promptRequired'
        ? warn('promptRequired.title', wording.promptRequired)
        : warn('tokensRequired.title', `tokensRequired.${reason}`, buyTokens()),
    videoStep: (step: VideoStep) =>
      notifyForNow({ title: formatMessage({ key: `notices.videoStep.${step}` }) }),
    languageMissing: (language: Language) =>
      notifyForNow({
        variant: 'destructive',
        title: formatMessage({
          key: 'notices.languageMissing.title',
          values: { language: languageName(language) },
        }),
        description: formatMessage({ key: 'notices.languageMissing.description' }),
      }),
    notAvailable: (feature: 'forgotPassword' | 'google' | 'apple') => notify('notAvailable', feature),
    /** The login succeeded, but the browser has not stored its cookie. */
    loginNotKept: () => warn('loginNotKept.title', 'loginNotKept.description'),
    /** Settings that the user may not have were replaced in the generator. */
    settingsReplaced: () => notify('settingsReplaced', 'description'),
    linkCopied: () => notify('linkCopied'),
    copyFailed: (link: string) => notify('copyFailed', 'description', { link }),
    readyForInstagram: () => notify('instagram', 'description'),
    /** The code of a menu or a dialog did not load. */
    partMissing: () => warn('partMissing.title', 'partMissing.description'),
    /** The code is missing because a newer version of the app has been deployed. */
    partOutdated: () =>
      toasts.toast({
        title: formatMessage({ key: 'notices.partOutdated.title' }),
        description: formatMessage({ key: 'notices.partOutdated.description' }),
        action: {
          label: formatMessage({ key: 'notices.partOutdated.action' }),
          onSelect: () => location.reload(),
        },
      }),
    /** An own creation was made public or private by one press, which can be undone. */
    visibilityChanged: ({ isPublic, isFirst, onUndo }: VisibilityChange) =>
      toasts.toast({
        title: formatMessage({ key: `notices.visibility.${isPublic ? 'public' : 'private'}` }),
        description: isPublic && isFirst ? formatMessage({ key: 'notices.visibility.explained' }) : undefined,
        action: { label: formatMessage({ key: 'notices.visibility.undo' }), onSelect: onUndo },
      }),
    /** The same was done with several creations. */
    manyDone: (task: SelectionTaskName, count: number) =>
      toasts.toast({ title: formatMessage({ key: `notices.manyDone.${task}`, values: { count } }) }),
    downloadFailed: () => warn('downloadFailed.title', 'downloadFailed.description'),
  };
}
