import { useTexts } from './use-texts';

/** The tab stop after the prompt, once there is a result: goes to its last action, which saves it. Visible with the focus. */
export function SkipToResult() {
  const { t } = useTexts();
  return (
    <button
      type="button"
      className="fixed start-4 top-3 z-60 min-h-11 rounded-sm bg-ink px-4 text-sm font-medium text-surface not-focus:sr-only"
      onClick={() => document.querySelector<HTMLElement>('[data-ui=result-actions] > :last-child')?.focus()}
    >
      {t('toResult')}
    </button>
  );
}
