import type { GeneratorChoices } from '@product/domain';
import type { Recipe } from '@product/studio';
import { Button, LinkIcon } from '@product/ui';
import { useId } from 'react';
import { useApplyPreset } from '../../../core/use-apply-preset';
import { useCopyRecipe } from '../../../core/use-copy-recipe';
import { useLazyTexts } from '../../../core/use-texts';
import { Presets } from './presets';
import english from '../../../i18n/locales/en/recipes';

interface RecipePanelProps {
  read: () => GeneratorChoices & Partial<Recipe>;
  /** Called when a preset has filled the form. */
  onFilled: () => void;
}

/** What the form has, as a link, and its settings as presets. */
export function RecipePanel({ read, onFilled }: RecipePanelProps) {
  const { t } = useLazyTexts('recipes', english);
  const copyRecipe = useCopyRecipe();
  const applyPreset = useApplyPreset();
  const noteId = useId();
  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <Button aria-describedby={noteId} onClick={() => copyRecipe(read())}>
          <LinkIcon aria-hidden />
          <span>{t('copyLink')}</span>
        </Button>
        <p id={noteId} className="text-xs text-ink-muted">
          {t('linkNote')}
        </p>
      </div>
      <Presets
        read={read}
        onApply={(preset) => {
          applyPreset(preset);
          onFilled();
        }}
      />
    </div>
  );
}
