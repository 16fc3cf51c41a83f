import type { CallListener } from '@product/api-client/react';
import type { ToastMessage, ToastStore } from '@product/ui';
import { paths } from '../app/paths';
import { failureText, speaksOfTokens } from './failure-text';
import type { MutationName, Outcome } from './outcomes';
import type { Say } from './say';

export interface AnnouncerOptions {
  outcomes: Record<MutationName, Outcome>;
  toasts: ToastStore;
  say: Say;
  /** Leads to a path, and settles when the page is there. */
  navigate: (path: string) => Promise<void>;
}

/** The one place where calls are announced: it reads the table of outcomes, and nobody else shows a call's toast. */
export function createAnnouncer({ outcomes, toasts, say, navigate }: AnnouncerOptions): CallListener {
  const rowOf = (name: string): Outcome | undefined => (outcomes as Record<string, Outcome>)[name];
  const tokensRequired = (description: string | undefined): ToastMessage => ({
    variant: 'destructive',
    title: say({ key: 'notices.tokensRequired.title' }),
    description,
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
      const needsTokens = outcome.failure.mayNeedTokens && speaksOfTokens(description);
      toasts.toast({
        variant: 'destructive',
        title: say(outcome.failure.title),
        description,
        followedBy: needsTokens ? tokensRequired(description) : undefined,
      });
    },
  };
}
