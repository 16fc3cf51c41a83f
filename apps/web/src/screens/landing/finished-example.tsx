import { TOKEN_COST } from '@product/domain';
import { ExampleSection, useUi } from '@product/ui';
import { useTexts } from '../../core/use-texts';
import { picture } from './pictures';
import english from '../../i18n/locales/en/landing';

export interface FinishedExampleProps {
  brand: string;
  createHref: string;
  /** Whether the brand name is shown over the picture, as on pictures that visitors make. */
  watermarked: boolean;
}

export function FinishedExample({ brand, createHref, watermarked }: FinishedExampleProps) {
  const { t } = useTexts('landing', english);
  const ui = useUi();
  return (
    <ExampleSection
      title={t('exampleTitle')}
      prompt={t('examplePrompt')}
      choices={[
        ui.t('vocabulary.style.fantasy'),
        '4:3',
        ui.t('vocabulary.quality.hd'),
        ui.t('vocabulary.tokens', { count: TOKEN_COST.image }),
      ]}
      action={{ href: createHref, label: ui.t('generator.generate') }}
      note={watermarked && t('watermarkNote')}
      {...picture('fantasy')}
      watermark={watermarked ? brand : undefined}
    />
  );
}
