import type { FurtherSettings } from '@product/studio/queue';
import { FurtherSettingsPanel, type FurtherSettingsPanelProps } from '@product/ui/generation-queue';
import { useLazyTexts } from '../../../core/use-texts';
import english from '../../../i18n/locales/en/prompt-tools';

interface SeveralPanelProps extends Pick<FurtherSettingsPanelProps, 'settings'> {
  further: FurtherSettings;
  onFurtherChange: (further: FurtherSettings) => void;
}

/** The styles and aspect ratios in which one press generates each prompt. */
export function SeveralPanel({ settings, further, onFurtherChange }: SeveralPanelProps) {
  const { t } = useLazyTexts('prompt-tools', english);
  return (
    <FurtherSettingsPanel
      settings={settings}
      value={further}
      onValueChange={onFurtherChange}
      note={t('severalNote')}
    />
  );
}
