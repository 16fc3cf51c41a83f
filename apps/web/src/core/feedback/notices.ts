import type { BusinessModel, Language, VideoStep } from '@product/domain';
import { languageName, type BlockReason, type ToastMessage, type ToastStore } from '@product/ui';
import { paths } from '../paths';
import type { Say } from './say';

export type Notices = ReturnType<typeof createNotices>;

/** The toasts that do not follow a call: something is missing, not available yet, or done on this device. */
export function createNotices(toasts: ToastStore, say: Say, { wording }: BusinessModel) {
  const tell = (key: string, description?: string, values?: Record<string, string>) =>
    toasts.toast({
      title: say({ key: `notices.${key}.title` }),
      description:
        description === undefined ? undefined : say({ key: `notices.${key}.${description}`, values }),
    });
  const warn = (title: string, description: string, action?: { label: string; href: string }) =>
    toasts.toast({
      variant: 'destructive',
      title: say({ key: `notices.${title}` }),
      description: say({ key: `notices.${description}` }),
      action,
    });
  /** Returns a function that dismisses the toast, if it is still shown. */
  const tellForNow = (message: ToastMessage) => {
    const id = toasts.toast(message);
    return () => toasts.dismiss(id);
  };
  const buyTokens = () => ({ label: say({ key: 'notices.tokensRequired.action' }), href: paths.pricing });
  return {
    /** Why a generation was not requested. */
    blocked: (reason: BlockReason) =>
      reason === 'promptRequired'
        ? warn('promptRequired.title', wording.promptRequired)
        : warn('tokensRequired.title', `tokensRequired.${reason}`, buyTokens()),
    videoStep: (step: VideoStep) => tellForNow({ title: say({ key: `notices.videoStep.${step}` }) }),
    languageMissing: (language: Language) =>
      tellForNow({
        variant: 'destructive',
        title: say({ key: 'notices.languageMissing.title', values: { language: languageName(language) } }),
        description: say({ key: 'notices.languageMissing.description' }),
      }),
    notAvailable: (what: 'forgotPassword' | 'google' | 'apple') => tell('notAvailable', what),
    /** The login succeeded, but the browser has not stored its cookie. */
    loginNotKept: () => warn('loginNotKept.title', 'loginNotKept.description'),
    linkCopied: () => tell('linkCopied'),
    copyFailed: (link: string) => tell('copyFailed', 'description', { link }),
    readyForInstagram: () => tell('instagram', 'description'),
    /** The code of a menu or a dialog did not load. */
    partMissing: () => warn('partMissing.title', 'partMissing.description'),
    downloadFailed: () => warn('downloadFailed.title', 'downloadFailed.description'),
  };
}
