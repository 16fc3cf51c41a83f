import type { MediaType } from '@product/domain';
import { Button, FrameOnEasel } from '../../../components';
import { useUi } from '../../../i18n';

const EXAMPLES = ['street', 'lake', 'robot'] as const;

export interface PreviewIdleProps {
  mediaType: MediaType;
  onExample?: (prompt: string) => void;
}

/** Empty state of the preview, with example prompts. A low frame hides some of its elements. */
export function PreviewIdle({ mediaType, onExample }: PreviewIdleProps) {
  const { t } = useUi();
  const isVideo = mediaType === 'video';
  return (
    <div className="ui:absolute ui:inset-0 ui:z-2 ui:grid ui:content-center ui:justify-items-center ui:gap-4 ui:p-6 ui:text-center ui:max-desk:p-4 ui:[@container_(max-height:16rem)]:gap-2">
      <FrameOnEasel className="ui:[@container_(max-height:22rem)]:hidden" />
      <div className="ui:grid ui:gap-1">
        <p className="ui:font-semibold ui:text-ink">
          {t(isVideo ? 'generator.emptyTitleVideo' : 'generator.emptyTitle')}
        </p>
        <p className="ui:text-sm ui:text-balance ui:text-ink-muted ui:[@container_(max-height:16rem)]:hidden">
          {t(isVideo ? 'generator.emptyTextVideo' : 'generator.emptyText')}
        </p>
      </div>
      {onExample && (
        <ul
          role="list"
          aria-label={t('generator.examples')}
          className="ui:flex ui:max-w-full ui:flex-wrap ui:justify-center ui:gap-2 ui:[@container_(max-height:16rem)]:[&>:nth-child(n+3)]:hidden"
        >
          {EXAMPLES.map((example) => {
            const prompt = t(`generator.example.${example}`);
            return (
              <li key={example} className="ui:min-w-0">
                <Button
                  size="sm"
                  className="ui:max-w-full ui:rounded-full ui:text-balance ui:font-normal ui:whitespace-normal ui:text-ink-muted ui:shadow-none ui:hover:border-line-strong ui:hover:bg-surface-raised ui:hover:text-ink"
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
