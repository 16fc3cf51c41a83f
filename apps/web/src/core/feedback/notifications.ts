import type { BusinessModel, Language, VideoStep } from '@product/domain';
import {
  languageName,
  type BlockReason,
  type SelectionTaskName,
  type ToastMessage,
  type ToastStore,
} from '@product/ui';
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

/** What was done with several creations, and what was not. */
export interface ManyOutcome {
  task: SelectionTaskName | 'save';
  done: number;
  /** Number of those that failed, if nothing else on the screen says so. */
  failed?: number;
  /** Number of those that were not begun. */
  left?: number;
  /** Whether they are the user's first public creations. */
  isFirst?: boolean;
  onUndo?: (() => void) | undefined;
}

/** The title where a task has failed for all: the sentence below counts what has failed, and does not name it. */
const FAILURE_TITLES = {
  download: 'notices.downloadFailed.title',
  publish: 'creations.update.failure.title',
  unpublish: 'creations.update.failure.title',
  delete: 'creations.delete.failure.title',
  save: 'creations.save.failure.title',
} as const;

/** The key of a text in the catalogue `outcomes`, below `notices`. */
type NoticeKey = ParseKeys<'outcomes', TOptions, 'notices'>;

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
    /** The same was done with several creations, or with some of them. */
    manyDone({ task, done, failed = 0, left = 0, isFirst, onUndo }: ManyOutcome) {
      const [title, ...more] = [
        done > 0
          ? text(`manyDone.${task}`, { count: done })
          : failed > 0
            ? formatMessage({ key: FAILURE_TITLES[task] })
            : undefined,
        // Directly after the title, which counts the public creations that it explains.
        isFirst && done > 0 ? text('visibility.explained', { count: done }) : undefined,
        failed > 0 ? text('manyFailed', { count: failed }) : undefined,
        left > 0 ? text('manyLeft', { count: left }) : undefined,
      ].filter((sentence) => sentence !== undefined);
      if (title === undefined) return;
      toasts.toast({
        ...(failed > 0 && { variant: 'destructive' }),
        title,
        description:
          more.length > 0
            ? more.reduce((first, second) => text('manySentences', { first, second }))
            : undefined,
        action: onUndo && { label: text('visibility.undo'), onSelect: onUndo },
      });
    },
    downloadFailed: () => notify('downloadFailed', WARNING),
  };
}
