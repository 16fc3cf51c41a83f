import { mentionsTokens } from '@product/domain';
import type { CallListener } from '@product/api-client/react';
import type { ToastMessage, ToastStore } from '@product/ui';
import { paths } from '../paths';
import { failureText, serverText } from './failure-text';
import type { MutationName, MutationFeedback } from './mutation-feedback';
import type { FormatMessage } from './format-message';

export interface MutationToastsOptions {
  mutationFeedback: Record<MutationName, MutationFeedback>;
  toasts: ToastStore;
  formatMessage: FormatMessage;
  /** Navigates to a path, and resolves when the page has rendered. */
  navigate: (path: string) => Promise<void>;
}

/** The only code that shows toasts for calls, by the table of mutation feedback. */
export function createMutationToasts({
  mutationFeedback,
  toasts,
  formatMessage,
  navigate,
}: MutationToastsOptions): CallListener {
  const rowOf = (name: string): MutationFeedback | undefined =>
    (mutationFeedback as Record<string, MutationFeedback>)[name];
  const tokensRequired = (content: Pick<ToastMessage, 'description' | 'descriptionDir'>): ToastMessage => ({
    ...content,
    variant: 'destructive',
    title: formatMessage({ key: 'notices.tokensRequired.title' }),
    action: { label: formatMessage({ key: 'notices.tokensRequired.action' }), href: paths.pricing },
  });
  return {
    async succeeded(name, data, variables) {
      const feedback = rowOf(name);
      const success = feedback?.success?.(data as never, variables as never);
      if (success) {
        toasts.toast({
          title: formatMessage(success.title),
          description: success.description && formatMessage(success.description),
          action: success.action && { label: formatMessage(success.action.label), href: success.action.href },
        });
      }
      if (feedback?.redirectTo) await navigate(feedback.redirectTo);
    },
    failed(name, error) {
      const feedback = rowOf(name);
      if (!feedback) return;
      const description = failureText(feedback, error, formatMessage);
      const isServerText = serverText(feedback, error) !== undefined;
      const content = { description, ...(isServerText && { descriptionDir: 'auto' as const }) };
      toasts.toast({ variant: 'destructive', title: formatMessage(feedback.failure.title), ...content });
      // Replaces the first toast at once. The screen itself shows and announces the failure.
      if (feedback.failure.mayNeedTokens && mentionsTokens(description))
        toasts.toast(tokensRequired(content));
    },
  };
}
