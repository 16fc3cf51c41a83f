'use client';

import { Button, FrameOnEasel } from '../../../components';
import { useUi } from '../../../i18n';

const EXAMPLES = ['street', 'lake', 'robot'] as const;

export interface PreviewIdleProps {
  onExample?: (prompt: string) => void;
}

/** An empty frame, and something to begin with. The lower the frame, the less is in it. */
export function PreviewIdle({ onExample }: PreviewIdleProps) {
  const { t } = useUi();
  return (
    <div className="absolute inset-0 z-2 grid content-center justify-items-center gap-4 p-6 text-center max-desk:p-4 [@container_(max-height:16rem)]:gap-2">
      <FrameOnEasel className="[@container_(max-height:22rem)]:hidden" />
      <div className="grid gap-1">
        <p className="font-semibold text-ink">{t('generator.emptyTitle')}</p>
        <p className="text-sm text-balance text-ink-muted [@container_(max-height:16rem)]:hidden">
          {t('generator.emptyText')}
        </p>
      </div>
      {onExample && (
        <ul
          role="list"
          aria-label={t('generator.examples')}
          className="flex max-w-full flex-wrap justify-center gap-2 [@container_(max-height:16rem)]:[&>:nth-child(n+3)]:hidden"
        >
          {EXAMPLES.map((example) => {
            const prompt = t(`generator.example.${example}`);
            return (
              <li key={example} className="min-w-0">
                <Button
                  size="sm"
                  className="max-w-full rounded-full text-balance font-normal whitespace-normal text-ink-muted shadow-none hover:border-line-strong hover:bg-surface-raised hover:text-ink"
                  onClick={() => onExample(prompt)}
                >
                  {prompt}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
