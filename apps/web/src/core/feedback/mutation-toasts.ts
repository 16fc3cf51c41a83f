import { mentionsTokens } from '@product/domain';
import type { CallListener } from '@product/api-client/react';
import type { ToastStore } from '@product/ui';
import { failureText, serverText } from './failure-text';
import {
  outcomeKey,
  type MutationFeedback,
  type MutationFeedbackTable,
  type MutationName,
  type OutcomeKey,
} from './mutation-feedback';
import type { FormatMessage } from './format-message';
import type { Notifications } from './notifications';

export interface MutationToastsOptions extends Pick<Notifications, 'tokensRequired'> {
  mutationFeedback: MutationFeedbackTable;
  toasts: ToastStore;
  formatMessage: FormatMessage;
  /** Navigates to the path for the present location, and resolves when the page has rendered. */
  navigate: (toPath: NonNullable<MutationFeedback['redirectTo']>) => Promise<void>;
  /** Whether the current page has this path. */
  isAt: (path: string) => boolean;
  /** Whether a call has no toast now, because something else says its end. */
  isQuiet?: (name: MutationName) => boolean;
}

/** The only code that shows toasts for calls, by the table of mutation feedback. */
export function createMutationToasts({
  mutationFeedback,
  toasts,
  formatMessage,
  tokensRequired,
  navigate,
  isAt,
  isQuiet,
}: MutationToastsOptions): CallListener {
  const hasRow = (name: string): name is MutationName =>
    name in mutationFeedback && !isQuiet?.(name as MutationName);
  const linkTo = (label: OutcomeKey, href: string | undefined) =>
    href === undefined || isAt(href) ? undefined : { label: formatMessage({ key: label }), href };
  return {
    async succeeded(name, data, variables) {
      if (!hasRow(name)) return;
      const { success, redirectTo, shownAt } = mutationFeedback[name];
      if (success && !(shownAt && isAt(shownAt))) {
        const { text, values, href = shownAt } = success(data as never, variables as never);
        const format = (key: string) => formatMessage({ key: outcomeKey(name, 'success', key), values });
        toasts.toast({
          title: format('title'),
          description: text && format(text),
          action: linkTo(outcomeKey(name, 'success', 'action'), href),
        });
      }
      if (redirectTo) await navigate(redirectTo);
    },
    failed(name, error) {
      if (!hasRow(name)) return;
      const feedback = mutationFeedback[name];
      const description = failureText(name, feedback, error, formatMessage);
      const isServerText = serverText(feedback, error) !== undefined;
      const content = { description, ...(isServerText && { descriptionDir: 'auto' as const }) };
      toasts.toast({
        variant: 'destructive',
        title: formatMessage({ key: outcomeKey(name, 'failure', 'title') }),
        ...content,
        action: linkTo(outcomeKey(name, 'failure', 'action'), feedback.shownAt),
      });
      // Replaces the first toast at once. The screen itself shows and announces the failure.
      if (feedback.failure.mayNeedTokens && mentionsTokens(description)) tokensRequired(content);
    },
  };
}
