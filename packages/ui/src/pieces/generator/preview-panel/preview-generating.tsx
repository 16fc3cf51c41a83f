import type { Style } from '@product/domain';
import { Button, ProgressBar, Spinner } from '../../../components';
import { useUi } from '../../../i18n';
import { StylePlaceholder } from './style-placeholder';

export interface PreviewGeneratingProps {
  style: Style;
  progress: number;
  elapsed: number | undefined;
  queued: boolean | undefined;
  onCancel?: () => void;
}

/** Pending state of the preview: the blurred picture of the style, the progress and a cancel button. */
export function PreviewGenerating({
  style,
  progress,
  elapsed = 0,
  queued,
  onCancel,
}: PreviewGeneratingProps) {
  const { t, format } = useUi();
  return (
    <>
      <StylePlaceholder style={style} />
      <div className="ui:absolute ui:inset-x-0 ui:bottom-0 ui:z-2 ui:grid ui:gap-3 ui:bg-scrim ui:px-6 ui:pt-12 ui:pb-6 ui:text-on-media ui:max-desk:px-4 ui:max-desk:pb-4">
        <div className="ui:flex ui:min-h-9 ui:items-center ui:gap-3 ui:text-sm ui:font-medium">
          <Spinner />
          <span>{t(queued ? 'generator.queued' : 'generator.generating')}</span>
          <span className="ui:num ui:ms-auto ui:flex ui:gap-3">
            {elapsed > 0 && (
              <bdi className="ui:font-normal ui:text-on-media-muted">{format.seconds(elapsed)}</bdi>
            )}
            <bdi>{t('generator.percent', { value: Math.round(progress) })}</bdi>
          </span>
          {onCancel && (
            <Button variant="glass" size="sm" onClick={onCancel}>
              {t('common.cancel')}
            </Button>
          )}
        </div>
        <ProgressBar value={progress} label={t('generator.progress')} />
      </div>
    </>
  );
}
