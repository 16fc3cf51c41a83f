'use client';

import type { Style } from '@product/domain';
import { Button, ProgressBar, Spinner } from '../../../components';
import { useUi } from '../../../i18n';
import { StyleHaze } from './style-haze';

export interface PreviewGeneratingProps {
  style: Style;
  progress: number;
  onCancel?: () => void;
}

/** The style out of focus, and how far it is. */
export function PreviewGenerating({ style, progress, onCancel }: PreviewGeneratingProps) {
  const { t } = useUi();
  return (
    <>
      <StyleHaze style={style} />
      <div className="absolute inset-x-0 bottom-0 z-2 grid gap-3 bg-scrim px-6 pt-12 pb-6 text-on-media max-desk:px-4 max-desk:pb-4">
        <div className="flex min-h-9 items-center gap-3 text-sm font-medium">
          <Spinner />
          <span>{t('generator.generating')}</span>
          <bdi className="num ms-auto">{t('generator.percent', { value: Math.round(progress) })}</bdi>
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
