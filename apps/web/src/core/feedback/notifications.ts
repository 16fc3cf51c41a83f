import type { BusinessModel, Language, VideoStep } from '@product/domain';
import { languageName, type BlockReason, type ToastMessage, type ToastStore } from '@product/ui';
import type { ParseKeys, TOptions } from 'i18next';
import { paths } from '../paths';
import type { FormatMessage } from './format-message';
import type { MessageValues } from './mutation-feedback';

export interface VisibilityChange {
  title: string;
  isPublic: boolean;
  /** Whether it is the user's first public creation: the toast explains what public means. */
  isFirst: boolean;
  onUndo: () => void;
}

/** The key of a text in the catalogue `outcomes`, below `notices`. */
export type NoticeKey = ParseKeys<'outcomes', TOptions, 'notices'>;

/** A notice whose texts are a title and a description, and one that has a button as well. */
type PlainNotice = NoticeKey extends infer Key
  ? Key extends `${infer Name}.description`
    ? Name
    : never
  : never;
type Offer = Extract<'noLink' | 'fileUnread' | 'partOutdated', PlainNotice>;

const WARNING = { variant: 'destructive' } as const;

export type Notifications = ReturnType<typeof createNotifications>;

/** The toasts that do not follow a call: something is missing, not available yet, or done on this device. */
export function createNotifications(
  toasts: ToastStore,
  formatMessage: FormatMessage,
  { wording }: BusinessModel,
) {
  const text = (key: NoticeKey, values?: MessageValues) => formatMessage({ key: `notices.${key}`, values });
  const notify = (name: PlainNotice, message?: ToastMessage, values?: MessageValues) =>
    toasts.toast({
      title: text(`${name}.title`, values),
      description: text(`${name}.description`, values),
      ...message,
    });
  const offer = (name: Offer, onSelect: () => void, message?: ToastMessage) =>
    notify(name, { ...message, action: { label: text(`${name}.action`), onSelect } });
  const tokensRequired = (content: Pick<ToastMessage, 'description' | 'descriptionDir'>) =>
    toasts.toast({
      ...content,
      variant: 'warning',
      title: text('tokensRequired.title'),
      action: { label: text('tokensRequired.action'), href: paths.pricing },
    });
  /** Returns a function that dismisses the toast, if it is still shown. */
  const dismisser = (id: number) => () => toasts.dismiss(id);
  return {
    /** Why a generation was not requested. */
    blocked: (reason: BlockReason) =>
      reason === 'promptRequired'
        ? toasts.toast({
            ...WARNING,
            title: text('promptRequired.title'),
            description: text(wording.promptRequired),
          })
        : tokensRequired({ description: text(`tokensRequired.${reason}`) }),
    tokensRequired,
    videoStep: (step: VideoStep) => dismisser(toasts.toast({ title: text(`videoStep.${step}`) })),
    languageMissing: (language: Language) =>
      dismisser(notify('languageMissing', WARNING, { language: languageName(language) })),
    notAvailable: (feature: 'forgotPassword' | 'google' | 'apple') =>
      toasts.toast({ title: text('notAvailable.title'), description: text(`notAvailable.${feature}`) }),
    /** The login succeeded, but the browser has not stored its cookie. */
    loginNotKept: () => notify('loginNotKept', WARNING),
    /** Settings that the user may not have were replaced in the generator. */
    settingsReplaced: (action?: ToastMessage['action']) => notify('settingsReplaced', { action }),
    linkCopied: (kind: 'link' | 'privatePage' | 'privateFile' = 'link') =>
      toasts.toast({
        title: text('linkCopied.title'),
        description: kind === 'link' ? undefined : text(`linkCopied.${kind}`),
      }),
    /** Media that exists in this page only has no link for others: it is offered as a file. */
    noLink: (onDownload: () => void) => offer('noLink', onDownload),
    /** The page may not read a file of another origin, which trying again does not change. */
    fileUnread: (onOpen: () => void) => offer('fileUnread', onOpen, WARNING),
    copyFailed: (link: string) => notify('copyFailed', {}, { link }),
    readyForInstagram: () => notify('instagram'),
    /** The code of a menu or a dialog did not load. */
    partMissing: () => notify('partMissing', WARNING),
    /** The code is missing because a newer version of the app has been deployed. */
    partOutdated: () => offer('partOutdated', () => location.reload()),
    /** An own creation was made public or private by one press, which can be undone. */
    visibilityChanged: ({ title, isPublic, isFirst, onUndo }: VisibilityChange) =>
      toasts.toast({
        title: text(`visibility.${isPublic ? 'public' : 'private'}`, { title }),
        description: isPublic && isFirst ? text('visibility.explained', { count: 1 }) : undefined,
        action: { label: text('visibility.undo'), onSelect: onUndo },
      }),
    downloadFailed: () => notify('downloadFailed', WARNING),
  };
}
