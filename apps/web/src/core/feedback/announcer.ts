import type { CallListener } from '@product/api-client/react';
import type { ToastMessage, ToastStore } from '@product/ui';
import { paths } from '../paths';
import { failureText, serverText, speaksOfTokens } from './failure-text';
import type { MutationName, Outcome } from './outcomes';
import type { Say } from './say';

export interface AnnouncerOptions {
  outcomes: Record<MutationName, Outcome>;
  toasts: ToastStore;
  say: Say;
  /** Navigates to a path, and resolves when the page has rendered. */
  navigate: (path: string) => Promise<void>;
}

/** The only code that shows toasts for calls, by the table of outcomes. */
export function createAnnouncer({ outcomes, toasts, say, navigate }: AnnouncerOptions): CallListener {
  const rowOf = (name: string): Outcome | undefined => (outcomes as Record<string, Outcome>)[name];
  const tokensRequired = (words: Pick<ToastMessage, 'description' | 'descriptionDir'>): ToastMessage => ({
    ...words,
    variant: 'destructive',
    title: say({ key: 'notices.tokensRequired.title' }),
    action: { label: say({ key: 'notices.tokensRequired.action' }), href: paths.pricing },
  });
  return {
    async succeeded(name, data, variables) {
      const outcome = rowOf(name);
      const success = outcome?.success?.(data as never, variables as never);
      if (success) {
        toasts.toast({
          title: say(success.title),
          description: success.description && say(success.description),
          action: success.action && { label: say(success.action.label), href: success.action.href },
        });
      }
      if (outcome?.leadsTo) await navigate(outcome.leadsTo);
    },
    failed(name, error) {
      const outcome = rowOf(name);
      if (!outcome) return;
      const description = failureText(outcome, error, say);
      const isServers = serverText(outcome, error) !== undefined;
      const words = { description, ...(isServers && { descriptionDir: 'auto' as const }) };
      toasts.toast({ variant: 'destructive', title: say(outcome.failure.title), ...words });
      // Replaces the first toast at once. The screen itself shows and announces the failure.
      if (outcome.failure.mayNeedTokens && speaksOfTokens(description)) toasts.toast(tokensRequired(words));
    },
  };
}
