import {
  memo,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { Button, Columns2Icon, IconButton, Spinner, VisuallyHidden } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { useEscape } from '../../../lib/escape';
import { useKeptFocus } from '../../../lib/use-kept-focus';
import { wrapText } from '../../../lib/wrap-text';
import type { SessionResult } from '../../creation/session-result';
import { CreationThumbnail } from '../../creation/creation-thumbnail/creation-thumbnail';

export type StripResult = SessionResult;

export interface ResultStripProps extends Omit<
  ComponentProps<'section'>,
  'children' | 'onSelect' | 'results'
> {
  /** The results of the session, newest first. */
  results: readonly StripResult[];
  /** Id of the result that the preview shows. */
  selected?: string | undefined;
  /** Called with the id of the result that the user selects. */
  onSelect?: (id: string) => void;
  /**
   * Called with two pictures that the user compares: the one that the preview shows, and the one that is chosen after a
   * press on 'Compare'. Without it the button is not rendered.
   */
  onCompare?: (first: string, second: string) => void;
  /** Called by 'Save all'. Without it the button is not rendered. */
  onSaveAll?: (() => void) | undefined;
  /** Further buttons beside 'Save all'. */
  actions?: ReactNode;
  /** While results are being saved, how many of them have ended. */
  saving?: { done: number; total: number } | undefined;
  /** Progress in percent of the running generation, which has the first place. Without it none is running. */
  progress?: number | undefined;
  /** Called by a press on the running generation. */
  onSelectRunning?: () => void;
  /**
   * `vertical`: a column from the `desk` breakpoint on.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical';
}

/** The results of this session in a row; a press shows one again. @beta */
export function ResultStrip({
  results,
  selected,
  onSelect,
  onCompare,
  onSaveAll,
  actions,
  saving,
  progress,
  onSelectRunning,
  orientation = 'horizontal',
  className,
  ref,
  ...props
}: ResultStripProps) {
  const { t } = useUi();
  const titleId = useId();
  const [isComparing, setComparing] = useState(false);
  const pictures = results.filter(({ mediaType, src }) => mediaType === 'image' && src).map(({ id }) => id);
  const others = pictures.filter((id) => id !== selected);
  const canCompare = onCompare && others.length > 0 && others.length < pictures.length;
  const isChoosing = canCompare && isComparing;
  const hasUnsaved = results.some(({ saved }) => !saved);

  const compareWith = (id: string) => selected !== undefined && onCompare?.(selected, id);
  const select = (id: string) => {
    setComparing(false);
    if (isChoosing && others.includes(id)) compareWith(id);
    else onSelect?.(id);
  };
  const latestSelect = useRef(select);
  useLayoutEffect(() => void (latestSelect.current = select));
  // The same function at each render, for which no result renders.
  const selectResult = useCallback((id: string) => latestSelect.current(id), []);
  const list = useRef<HTMLUListElement>(null);
  useEscape(isChoosing === true, () => setComparing(false), list);

  return (
    <section
      data-ui="result-strip"
      data-orientation={orientation}
      aria-labelledby={titleId}
      ref={useKeptFocus(ref)}
      className={cn(
        'ui:group/strip ui:relative ui:grid ui:min-w-0 ui:content-start ui:gap-2 ui:desk:data-[orientation=vertical]:w-28 ui:desk:data-[orientation=vertical]:shrink-0',
        className,
      )}
      {...props}
    >
      <h2 id={titleId} className="ui:px-1 ui:text-sm ui:leading-[1.3] ui:font-semibold ui:text-ink">
        {t('generator.session')}
      </h2>
      <ul
        ref={list}
        role="list"
        className="ui:flex ui:gap-2 ui:overflow-auto ui:p-1 ui:desk:group-data-[orientation=vertical]/strip:max-h-[calc(100dvh-var(--ui-header,0px)-13rem)] ui:desk:group-data-[orientation=vertical]/strip:flex-col"
      >
        {progress !== undefined && (
          <Place
            label={t('generator.generating')}
            pressed={selected === undefined}
            onClick={onSelectRunning}
            className="ui:place-items-center ui:content-center ui:gap-1.5 ui:bg-surface-sunken ui:text-ink-muted"
          >
            <Spinner />
            <bdi aria-hidden className="ui:num ui:text-xs">
              {t('generator.percent', { value: Math.round(progress) })}
            </bdi>
          </Place>
        )}
        {results.map(({ id, src, mediaType, label, saved }) => (
          <ResultPlace
            key={id}
            id={id}
            src={src}
            mediaType={mediaType}
            label={saved ? label : t('common.listed', { text: label, more: t('generator.notSaved') })}
            saved={saved}
            pressed={id === selected}
            onSelect={selectResult}
          />
        ))}
      </ul>
      {/* Below the pictures, so that they do not move when it changes. */}
      <div className="ui:flex ui:min-h-11 ui:flex-wrap ui:content-start ui:items-center ui:gap-x-3 ui:gap-y-1 ui:px-1 ui:text-xs ui:text-ink-muted">
        {hasUnsaved && (
          <p aria-hidden className="ui:flex ui:items-center ui:gap-1.5">
            <UnsavedMark />
            <span>{t('generator.notSaved')}</span>
          </p>
        )}
        {(saving || onSaveAll) && (
          <Button size="sm" loading={saving !== undefined} onClick={onSaveAll}>
            {saving ? t('generator.savingAll', saving) : t('generator.saveAll')}
          </Button>
        )}
        {wrapText(actions)}
        {canCompare && (
          <IconButton
            size="sm"
            label={t('compare.compare')}
            aria-pressed={isChoosing}
            // With one other picture there is nothing to choose.
            onClick={() => (others.length === 1 ? others.forEach(compareWith) : setComparing(!isComparing))}
          >
            <Columns2Icon aria-hidden />
          </IconButton>
        )}
        <p role="status" className="ui:w-full">
          {isChoosing && t('compare.choose')}
        </p>
      </div>
    </section>
  );
}

interface ResultPlaceProps extends StripResult {
  pressed: boolean;
  onSelect: (id: string) => void;
}

/** Renders only when it changes: a queue's results are many, and each tick of its progress renders the strip. */
const ResultPlace = memo(function ResultPlace({
  id,
  src,
  mediaType,
  label,
  saved,
  pressed,
  onSelect,
}: ResultPlaceProps) {
  return (
    <Place label={label} pressed={pressed} onClick={() => onSelect(id)}>
      <CreationThumbnail src={src} mediaType={mediaType} />
      {!saved && <UnsavedMark className="ui:absolute ui:end-1.5 ui:top-1.5" />}
    </Place>
  );
});

interface PlaceProps {
  label: string;
  pressed: boolean;
  onClick: (() => void) | undefined;
  className?: string;
  children: ReactNode;
}

function Place({ label, pressed, onClick, className, children }: PlaceProps) {
  return (
    <li className="ui:shrink-0">
      <button
        type="button"
        aria-pressed={pressed}
        onClick={onClick}
        className={cn(
          'ui:relative ui:grid ui:size-16 ui:overflow-hidden ui:rounded-sm ui:aria-pressed:chosen ui:forced-colors:aria-pressed:outline-2',
          className,
        )}
      >
        {children}
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
    </li>
  );
}

/** A dot whose border separates it from the picture below it. */
function UnsavedMark({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        'ui:size-2.5 ui:rounded-full ui:border-2 ui:border-surface ui:bg-accent ui:forced-colors:bg-[Highlight]',
        className,
      )}
    />
  );
}
