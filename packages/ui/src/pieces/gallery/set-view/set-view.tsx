import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useQueueUi } from '../../../i18n/use-queue-ui';
import { englishKey } from '../../../lib/english-key';
import { requireProps } from '../../../lib/explain';
import { CreationStage, isHandledByTarget } from '../creation-view/creation-stage';
import { useZoom } from '../creation-view/use-zoom';
import { ViewWindow, type ViewProps } from '../creation-view/view-window';
import { SetCard } from './set-card';
import { SetPanel } from './set-panel';
import type { SetActions, SetResult } from './set-result';

export interface SetViewProps extends Omit<ViewProps, 'results'>, SetActions {
  /** The results of one press, in the order of their generation. */
  results: readonly SetResult[];
  /** Called when the user keeps a result or leaves it out; the same choice again takes it back. */
  onChoose?: (id: string, choice: 'keep' | 'leave') => void;
  /** Called with two pictures that the user compares. Without it they cannot be compared. */
  onCompare?: (first: string, second: string) => void;
}

/**
 * The results of one press in the whole window, to keep some of them: in a grid, or one of them large. Nothing is saved
 * or lost before a button is pressed.
 * @beta
 */
export function SetView({ open, onOpenChange, onKeyDown, ...rest }: SetViewProps) {
  requireProps('SetView', { results: rest.results });
  const { results, onChoose, onCompare, onSaveKept, onSaveAll, onDownload, ...others } = rest;
  const { task, onCancel, onRetry, onDismiss, singleKeys = true, ...props } = others;
  const { direction } = useQueueUi();
  const grid = useRef<HTMLUListElement>(null);
  // The result of the grid that has its Tab stop.
  const [current, setCurrent] = useState(0);
  const [large, setLarge] = useState<string>();
  // While two pictures are being chosen to compare; empty until the first is.
  const [first, setFirst] = useState<string>();
  const isComparing = first !== undefined;
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setLarge(undefined);
    setFirst(undefined);
  }

  const index = results.findIndex(({ id }) => id === large);
  const shown = results[index];
  const pictures = results.filter(({ mediaType, src }) => mediaType === 'image' && src);
  const canCompare = onCompare !== undefined && pictures.length > 1;
  const isPicture = (id: string) => pictures.some((picture) => picture.id === id);

  const focusItem = (place: number) =>
    grid.current?.querySelector<HTMLElement>(`[data-index="${place}"] button`)?.focus();
  const showAll = () => {
    setLarge(undefined);
    requestAnimationFrame(() => focusItem(index));
  };
  const compare = (id: string) => {
    if (!canCompare || !isPicture(id)) return;
    setFirst(first ? undefined : id);
    if (first && first !== id) onCompare(first, id);
  };
  const startComparing = () => {
    const [one, another] = pictures;
    // Of two there is nothing to choose.
    if (one && another && pictures.length === 2) onCompare?.(one.id, another.id);
    else if (shown) compare(shown.id);
    else setFirst(isComparing ? undefined : '');
  };
  const press = (id: string) => (isComparing ? compare(id) : setLarge(id));
  const neighbour = (step: number) => {
    const next = shown && results[index + step];
    return next && (() => setLarge(next.id));
  };
  const [onPrevious, onNext] = [neighbour(-1), neighbour(1)];
  const [toLeft, toRight] = direction === 'rtl' ? [onNext, onPrevious] : [onPrevious, onNext];
  const zoom = useZoom((swiped) => (swiped === 'left' ? toRight : toLeft)?.());
  const { reset } = zoom;
  useEffect(reset, [reset, large]);

  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || isHandledByTarget(event)) return;
    const key = englishKey(event).toLowerCase();
    const place = (event.target as HTMLElement).closest<HTMLElement>('[data-index]')?.dataset['index'];
    const chosen = shown ?? (place === undefined ? undefined : results[Number(place)]);
    const numbered = singleKeys ? results[Number(key) - 1] : undefined;
    const actions = { s: onChoose, x: onChoose, c: canCompare ? compare : undefined };
    const act = singleKeys ? actions[key as keyof typeof actions] : undefined;
    const go = shown && { ArrowLeft: toLeft, ArrowRight: toRight }[event.key];
    const next =
      !shown && grid.current && place !== undefined && placeAfter(event.key, Number(place), grid.current);
    if (go) go();
    else if (typeof next === 'number') focusItem(next);
    else if (numbered && shown) setLarge(numbered.id);
    else if (numbered) focusItem(results.indexOf(numbered));
    else if (act && chosen) act(chosen.id, key === 's' ? 'keep' : 'leave');
    else return;
    event.preventDefault();
  };

  return (
    <ViewWindow
      open={open}
      onOpenChange={onOpenChange}
      onKeyDown={handleKey}
      onOpenAutoFocus={() =>
        focusItem(
          Math.max(
            0,
            results.findIndex(({ choice, saved }) => !choice && !saved),
          ),
        )
      }
      // One level at a time.
      onEscapeKeyDown={(event) => {
        if (!isComparing && !shown) return;
        event.preventDefault();
        if (isComparing) setFirst(undefined);
        else showAll();
      }}
      data-ui="set-view"
      {...props}
    >
      {shown ? (
        <CreationStage
          src={shown.src}
          mediaType={shown.mediaType}
          aspectRatio={shown.aspectRatio}
          fileName={undefined}
          alt={shown.label}
          zoom={zoom}
          onPrevious={onPrevious}
          onNext={onNext}
        />
      ) : (
        <div className="ui:px-gutter ui:pt-18 ui:pb-6 ui:desk:pt-5">
          <ul
            ref={grid}
            role="list"
            className="ui:grid ui:gap-x-3 ui:gap-y-6"
            style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(9.75rem, 24%)), 1fr))' }}
          >
            {results.map((result, place) => (
              <li key={result.id} data-index={place} className="ui:min-w-0">
                <SetCard
                  result={result}
                  number={place + 1}
                  isFirst={result.id === first}
                  tabIndex={place === current ? 0 : -1}
                  onFocus={() => setCurrent(place)}
                  onPress={() => press(result.id)}
                  onChoose={onChoose}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      <SetPanel
        results={results}
        large={shown && { result: shown, number: index + 1, onClose: showAll }}
        isComparing={isComparing}
        onCompare={canCompare ? startComparing : undefined}
        singleKeys={singleKeys}
        {...{ onChoose, onSaveKept, onSaveAll, onDownload, task, onCancel, onRetry, onDismiss }}
      />
    </ViewWindow>
  );
}

/** The position in a grid that an arrow key, Home or End leads to. At an edge it is the same one. */
function placeAfter(key: string, place: number, grid: HTMLElement): number | undefined {
  const { gridTemplateColumns, direction } = getComputedStyle(grid);
  const columns = gridTemplateColumns.split(' ').length;
  const forward = direction === 'rtl' ? -1 : 1;
  const last = grid.children.length - 1;
  const targets: Record<string, number> = {
    ArrowRight: place + forward,
    ArrowLeft: place - forward,
    ArrowDown: place + columns,
    ArrowUp: place - columns,
    Home: 0,
    End: last,
  };
  const target = Object.hasOwn(targets, key) ? targets[key] : undefined;
  return target === undefined || (target >= 0 && target <= last) ? target : place;
}
