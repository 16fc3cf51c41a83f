import type { GateReason } from '@product/domain';
import { useMemo } from 'react';
import { paths } from '../app/paths';
import { useServices } from '../app/services';

/** What is said without a call: something is missing, not there yet, or done on this device. */
export function useNotices() {
  const { toasts, say, config } = useServices();
  return useMemo(() => {
    const tell = (key: string, description?: string, values?: Record<string, string>) =>
      toasts.toast({
        title: say({ key: `notices.${key}.title` }),
        description: description === undefined ? undefined : say({ key: `notices.${key}.${description}`, values }),
      });
    return {
      promptRequired: () =>
        toasts.toast({
          variant: 'destructive',
          title: say({ key: 'notices.promptRequired.title' }),
          description: say({ key: `notices.${config.reading.wording.promptRequired}` }),
        }),
      tokensRequired: (reason: GateReason) =>
        toasts.toast({
          variant: 'destructive',
          title: say({ key: 'notices.tokensRequired.title' }),
          description: say({ key: `notices.tokensRequired.${reason}` }),
          action: { label: say({ key: 'notices.tokensRequired.action' }), href: paths.pricing },
        }),
      notAvailable: (what: 'forgotPassword' | 'google' | 'apple') => tell('notAvailable', what),
      linkCopied: () => tell('linkCopied'),
      copyFailed: (link: string) => tell('copyFailed', 'description', { link }),
      readyForInstagram: () => tell('instagram', 'description'),
      downloadFailed: () =>
        toasts.toast({
          variant: 'destructive',
          title: say({ key: 'notices.downloadFailed.title' }),
          description: say({ key: 'notices.downloadFailed.description' }),
        }),
    };
  }, [toasts, say, config]);
}
