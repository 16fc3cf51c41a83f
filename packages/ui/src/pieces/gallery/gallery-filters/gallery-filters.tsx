import {
  GALLERY_SORTS,
  isLimiting,
  isOneOf,
  withoutLimits,
  type GalleryFacet,
  type GalleryFilter,
} from '@product/domain';
import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { Button, ChevronDownIcon, CropIcon, HeartIcon, ImageIcon } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { hasNoFocus } from '../../../lib/layer-focus';
import { facetsOf, sortLabel, valueOf, withValue } from './facets';
import { FilterMenu } from './filter-menu';
import { focusSearch, SearchField } from '../../creation/search-field';
import { useFilterSheet } from './use-filter-sheet';

export interface GalleryFiltersProps extends Omit<ComponentProps<'search'>, 'children'> {
  /** The current filter. */
  value: GalleryFilter;
  /** Called with the new filter when the user types or chooses. */
  onValueChange?: (value: GalleryFilter) => void;
  /**
   * The properties that the list has.
   * @default all
   */
  facets?: readonly GalleryFacet[];
  /**
   * Whether the user may choose between pictures that are cut and whole ones: for cards that take `whole`.
   * @default true
   */
  withCrops?: boolean;
  /** Number of creations that match; announced when it changes. */
  count?: number | undefined;
  /**
   * Whether creations are being selected.
   * @default false
   */
  selecting?: boolean;
  /** Called with the new state by 'Select'. Without it the button is not rendered. */
  onSelectingChange?: (selecting: boolean) => void;
  /** Whether the sheet is open that has the filters in a narrow window. Without it the sheet opens and closes itself. */
  sheetOpen?: boolean;
  /** Called when the user opens or closes the sheet. */
  onSheetOpenChange?: (open: boolean) => void;
}

/** In the narrowest windows their icons stand for them. */
const CROPS = [
  { whole: false, label: 'gallery.cropped', Icon: CropIcon },
  { whole: true, label: 'gallery.whole', Icon: ImageIcon },
] as const;

/**
 * Search, filters and order of a gallery, in a bar whose height and parts stay where they are: a filter that is set is
 * shown within its button, with a cross that removes it. In a narrow window the filters are in a sheet.
 * @beta
 */
export function GalleryFilters({
  value,
  onValueChange,
  facets,
  withCrops = true,
  count,
  selecting = false,
  onSelectingChange,
  sheetOpen,
  onSheetOpenChange,
  className,
  ...props
}: GalleryFiltersProps) {
  const { t } = useUi();
  const visibleFacets = facetsOf(facets);
  const { Sheet, isOpen, setOpen } = useFilterSheet(sheetOpen, onSheetOpenChange);
  const select = useRef<HTMLButtonElement>(null);
  // The end of a selection removes its bar, which may have the focus. The cleanup runs before a card takes it.
  useLayoutEffect(
    () => () => {
      if (selecting && hasNoFocus(select.current)) select.current?.focus({ preventScroll: true });
    },
    [selecting],
  );
  const sort = value.sort ?? 'newest';
  const number = visibleFacets.filter(({ name }) => valueOf(value, name) !== '').length;
  const isLimited = isLimiting(value);
  const [wasLimited, setWasLimited] = useState(isLimited);
  if (isLimited && !wasLimited) setWasLimited(true);
  const counted = count === undefined ? undefined : t('gallery.count', { count });
  const controls = (width: 'ui:w-36' | 'ui:w-full') => (
    <>
      {visibleFacets
        .filter(({ name }) => name !== 'liked')
        .map(({ name, label, values, valueLabel }) => {
          const chosen = valueOf(value, name);
          const limit = chosen ? valueLabel(t, chosen) : undefined;
          return (
            <FilterMenu
              key={name}
              className={width}
              label={limit ?? label(t)}
              name={limit && t('common.labelled', { label: label(t), text: limit })}
              limiting={limit !== undefined}
              removeLabel={limit && t('gallery.removeFilter', { name: limit })}
              value={chosen}
              onValueChange={(next) => onValueChange?.(withValue(value, name, next))}
              options={[
                { value: '', label: t('gallery.all') },
                ...values.map((option) => ({ value: option, label: valueLabel(t, option) })),
              ]}
            />
          );
        })}
      {visibleFacets.some(({ name }) => name === 'liked') && (
        <Button
          size="sm"
          aria-pressed={value.liked === true}
          className="ui:aria-pressed:[&>svg]:fill-current"
          onClick={() => onValueChange?.({ ...value, liked: !value.liked || undefined })}
        >
          <HeartIcon aria-hidden />
          <span>{t('gallery.liked')}</span>
        </Button>
      )}
      <FilterMenu
        className={width === 'ui:w-full' ? width : 'ui:w-44'}
        label={t('gallery.sortBy', { order: sortLabel(t, sort) })}
        value={sort}
        onValueChange={(next) =>
          onValueChange?.({ ...value, sort: isOneOf(GALLERY_SORTS, next) ? next : undefined })
        }
        options={GALLERY_SORTS.map((option) => ({ value: option, label: sortLabel(t, option) }))}
      />
    </>
  );
  return (
    <search
      data-ui="gallery-filters"
      className={cn('ui:relative ui:@container ui:grid ui:w-full ui:gap-3', className)}
      {...props}
    >
      <div className="ui:flex ui:flex-wrap ui:items-center ui:gap-2">
        <SearchField
          value={value.query}
          onValueChange={(query) => onValueChange?.({ ...value, query: query || undefined })}
        />
        <Button
          className="ui:@min-[56rem]:hidden"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          loading={isOpen && !Sheet}
          onClick={() => setOpen(true)}
        >
          <span>{number > 0 ? t('gallery.filtersSet', { count: number }) : t('gallery.filters')}</span>
          <ChevronDownIcon aria-hidden />
        </Button>
        {Sheet && (
          <Sheet open={isOpen} onOpenChange={setOpen} onClear={() => onValueChange?.(withoutLimits(value))}>
            {controls('ui:w-full')}
          </Sheet>
        )}
        <div className="ui:flex ui:flex-wrap ui:items-center ui:gap-2 ui:@max-[56rem]:hidden">
          {controls('ui:w-36')}
        </div>
      </div>
      <div className="ui:flex ui:flex-wrap ui:items-center ui:gap-2 ui:text-sm ui:text-ink-muted">
        {/* Exists before its first text, which is announced only then. It keeps a text: the count after clearing. */}
        <p role="status" className={wasLimited ? 'ui:num' : 'ui:sr-only'}>
          {wasLimited && counted}
        </p>
        {!wasLimited && <p className="ui:num">{counted}</p>}
        <Button
          size="sm"
          variant="ghost"
          className={cn('ui:@max-[26rem]:hidden', !isLimited && 'ui:invisible')}
          onClick={(event) => {
            focusSearch(event);
            onValueChange?.(withoutLimits(value));
          }}
        >
          {t('gallery.clearAll')}
        </Button>
        <div className="ui:ms-auto ui:flex ui:flex-wrap ui:items-center ui:gap-2">
          {withCrops && (
            <div role="group" aria-label={t('gallery.pictures')} className="ui:flex ui:gap-1">
              {CROPS.map(({ whole, label, Icon }) => (
                <Button
                  key={label}
                  size="sm"
                  aria-pressed={whole === Boolean(value.whole)}
                  className="ui:@max-[26rem]:min-w-11"
                  onClick={() => onValueChange?.({ ...value, whole: whole || undefined })}
                >
                  <Icon aria-hidden className="ui:@min-[26rem]:hidden" />
                  <span className="ui:@max-[26rem]:sr-only">{t(label)}</span>
                </Button>
              ))}
            </div>
          )}
          {onSelectingChange && (
            <Button
              ref={select}
              size="sm"
              aria-pressed={selecting}
              onClick={() => onSelectingChange(!selecting)}
            >
              {t('gallery.select')}
            </Button>
          )}
        </div>
      </div>
    </search>
  );
}
