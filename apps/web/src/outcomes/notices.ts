import type { BusinessReading, VideoStep } from '@product/domain';
import type { BlockReason, ToastStore } from '@product/ui';
import { paths } from '../app/paths';
import type { Say } from './say';

export type Notices = ReturnType<typeof createNotices>;

/** What is said without a call: something is missing, not there yet, or done on this device. */
export function createNotices(toasts: ToastStore, say: Say, { wording }: BusinessReading) {
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
  const buyTokens = () => ({ label: say({ key: 'notices.tokensRequired.action' }), href: paths.pricing });
  return {
    /** Why a generation is not even asked for. */
    blocked: (reason: BlockReason) =>
      reason === 'promptRequired'
        ? warn('promptRequired.title', wording.promptRequired)
        : warn('tokensRequired.title', `tokensRequired.${reason}`, buyTokens()),
    /** How far a video has come. Returns what takes it back, if it is still there. */
    videoStep: (step: VideoStep) => {
      const id = toasts.toast({ title: say({ key: `notices.videoStep.${step}` }) });
      return () => toasts.dismiss(id);
    },
    notAvailable: (what: 'forgotPassword' | 'google' | 'apple') => tell('notAvailable', what),
    /** The login was right, and the browser has not kept it. */
    loginNotKept: () => warn('loginNotKept.title', 'loginNotKept.description'),
    linkCopied: () => tell('linkCopied'),
    copyFailed: (link: string) => tell('copyFailed', 'description', { link }),
    readyForInstagram: () => tell('instagram', 'description'),
    /** A menu or a dialog whose code did not come. */
    partMissing: () => warn('partMissing.title', 'partMissing.description'),
    downloadFailed: () => warn('downloadFailed.title', 'downloadFailed.description'),
  };
}
