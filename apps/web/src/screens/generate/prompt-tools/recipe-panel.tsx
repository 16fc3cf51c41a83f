import type { GeneratorChoices } from '@product/domain';
import { Button, LinkIcon } from '@product/ui';
import { useId } from 'react';
import { useCopyRecipe } from '../../../core/use-copy-recipe';
import { useLazyTexts } from '../../../core/use-texts';
import english from '../../../i18n/locales/en/recipes';

interface RecipePanelProps {
  /** Returns what the form has now. */
  read: () => GeneratorChoices;
}

/** What the form has, as a link. */
export function RecipePanel({ read }: RecipePanelProps) {
  const { t } = useLazyTexts('recipes', english);
  const copyRecipe = useCopyRecipe();
  const noteId = useId();
  return (
    <div className="grid gap-2">
      <Button aria-describedby={noteId} onClick={() => copyRecipe(read())}>
        <LinkIcon aria-hidden />
        <span>{t('copyLink')}</span>
      </Button>
      <p id={noteId} className="text-xs text-ink-muted">
        {t('linkNote')}
      </p>
    </div>
  );
}
