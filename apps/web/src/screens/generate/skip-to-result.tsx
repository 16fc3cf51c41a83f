import { useTexts } from '../../core/use-texts';
import english from '../../i18n/locales/en/generate';

/**
 * The tab stop after the prompt, once there is a result: goes to its last action, which saves it. Visible with the
 * focus, below the header, which lies over the content.
 */
export function SkipToResult() {
  const { t } = useTexts('generate', english);
  return (
    <button
      type="button"
      className="fixed start-4 z-60 min-h-11 rounded-sm bg-ink px-4 text-sm font-medium text-surface not-focus:sr-only"
      style={{ top: 'calc(var(--ui-header) + 0.75rem)' }}
      onClick={() => document.querySelector<HTMLElement>('[data-ui=result-actions] > :last-child')?.focus()}
    >
      {t('toResult')}
    </button>
  );
}
