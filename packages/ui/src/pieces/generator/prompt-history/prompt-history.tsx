import type { ComponentProps, ReactNode } from 'react';
import { Button, Spinner } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { focusSearch, SearchField } from '../../creation/search-field';

/** How many prompts are listed. The search finds the others. */
const LISTED = 50;

export interface PromptHistoryProps extends Omit<ComponentProps<'search'>, 'children' | 'onSelect'> {
  /** The earlier prompts that match the query, newest first, each once. The first 50 are listed. */
  prompts: readonly string[];
  /** Name of the search. The texts are the host's, so that a page loads them with the panel. */
  searchLabel: string;
  /** Shown if there are no earlier prompts. */
  emptyText: string;
  /** Shown below, for example the keys that do the same. */
  hint?: ReactNode;
  /** Words that the prompts contain. */
  query: string;
  onQueryChange?: (query: string) => void;
  /** Called with the prompt that the user selects. Without it the prompts are text. */
  onSelect?: (prompt: string) => void;
  /**
   * Whether more prompts are being loaded.
   * @default false
   */
  loading?: boolean;
  /** Called by 'Try Again'. To be given if not all prompts could be loaded. */
  onRetry?: (() => void) | undefined;
}

/** Search in earlier prompts; a press on one selects it. For a popover or a dialog. @beta */
export function PromptHistory({
  prompts,
  searchLabel,
  emptyText,
  hint,
  query,
  onQueryChange,
  onSelect,
  loading = false,
  onRetry,
  className,
  ...props
}: PromptHistoryProps) {
  const { t } = useUi();
  const isEmpty = prompts.length === 0 && !loading && !onRetry;
  return (
    <search data-ui="prompt-history" className={cn('ui:relative ui:grid ui:gap-3', className)} {...props}>
      <SearchField label={searchLabel} value={query} onValueChange={(next) => onQueryChange?.(next)} />
      <ul role="list" className="ui:grid ui:gap-0.5 ui:empty:hidden">
        {prompts.slice(0, LISTED).map((prompt) => {
          const text = (
            <span dir="auto" className="ui:line-clamp-2 ui:wrap-anywhere">
              {prompt}
            </span>
          );
          return (
            <li key={prompt} className="ui:grid">
              {onSelect ? (
                <button
                  type="button"
                  className="ui:min-h-11 ui:rounded-sm ui:px-3 ui:py-1.5 ui:text-start ui:hover:bg-surface-hover"
                  onClick={() => onSelect(prompt)}
                >
                  {text}
                </button>
              ) : (
                text
              )}
            </li>
          );
        })}
      </ul>
      {/* Exists before its first text, which is announced only then. */}
      <p role="status" className={isEmpty ? 'ui:text-ink-muted' : 'ui:sr-only'}>
        {isEmpty && (query.trim() === '' ? emptyText : t('gallery.noMatchTitle'))}
      </p>
      {loading && <Spinner label={t('gallery.loading')} />}
      {onRetry && (
        <div className="ui:flex ui:flex-wrap ui:items-center ui:gap-2">
          <p role="alert">{t('gallery.errorMine')}</p>
          <Button
            size="sm"
            onClick={(event) => {
              focusSearch(event);
              onRetry();
            }}
          >
            {t('common.tryAgain')}
          </Button>
        </div>
      )}
      {hint !== undefined && <p className="ui:text-xs ui:text-ink-muted ui:pointer-coarse:hidden">{hint}</p>}
    </search>
  );
}
