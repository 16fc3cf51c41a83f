'use client';

import { GALLERY_SORTS, isLimiting, isOneOf, withoutLimits, type GalleryFilter } from '@product/domain';
import { useId, useState, type ComponentProps } from 'react';
import { Button, ChevronDownIcon, HeartIcon, Input, XIcon } from '../../../components';
import { useUi } from '../../../i18n';
import { vocabulary, properties, gallery } from '../../../locales/english';
import { cn } from '../../../lib/cn';
import { facetsOf, sortLabel, valueOf, withValue, type FacetName } from './facets';
import { FilterMenu } from './filter-menu';

export interface GalleryFiltersProps extends Omit<ComponentProps<'search'>, 'children'> {
  /** The current filter. */
  value: GalleryFilter;
  /** Called with the new filter when the user types or chooses. */
  onValueChange?: (value: GalleryFilter) => void;
  /**
   * The properties that the list has.
   * @default all
   */
  facets?: readonly FacetName[];
  /** Number of creations that match; announced when it changes. */
  count?: number | undefined;
  /**
   * Whether creations are being selected.
   * @default false
   */
  selecting?: boolean;
  /** Called with the new state by 'Select'. Without it the button is not rendered. */
  onSelectingChange?: (selecting: boolean) => void;
}

/** Search, filters and order of a gallery. Each filter that is set is shown below as a button that removes it. */
export function GalleryFilters({
  value,
  onValueChange,
  facets,
  count,
  selecting = false,
  onSelectingChange,
  className,
  ...props
}: GalleryFiltersProps) {
  const { t } = useUi({ vocabulary, properties, gallery });
  const menusId = useId();
  const [isOpen, setOpen] = useState(false);
  const visibleFacets = facetsOf(facets);
  const menus = visibleFacets.filter(({ name }) => name !== 'liked');
  const sort = value.sort ?? 'newest';
  const found = isLimiting(value) && count !== undefined ? t('gallery.count', { count }) : undefined;
  const chosen = visibleFacets.filter(({ name }) => valueOf(value, name) !== '');
  return (
    <search data-ui="gallery-filters" className={cn('ui:grid ui:gap-3', className)} {...props}>
      <div className="ui:flex ui:flex-wrap ui:gap-2">
        <Input
          type="search"
          dir="auto"
          aria-label={t('gallery.search')}
          placeholder={t('gallery.search')}
          value={value.query ?? ''}
          onChange={(event) => onValueChange?.({ ...value, query: event.target.value || undefined })}
          className="ui:min-w-0 ui:flex-[1_1_12rem] ui:text-ellipsis"
        />
        <Button
          className="ui:desk:hidden"
          aria-expanded={isOpen}
          aria-controls={menusId}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{t('gallery.filters')}</span>
          <ChevronDownIcon aria-hidden className={isOpen ? 'ui:rotate-180' : undefined} />
        </Button>
        <div
          id={menusId}
          className={cn(
            'ui:fallback:flex ui:flex-wrap ui:items-center ui:gap-2 ui:max-desk:basis-full',
            !isOpen && 'ui:max-desk:hidden',
          )}
        >
          {menus.map(({ name, label, values, valueLabel }) => (
            <FilterMenu
              key={name}
              label={label(t)}
              value={valueOf(value, name)}
              onValueChange={(next) => onValueChange?.(withValue(value, name, next))}
              options={[
                { value: '', label: t('gallery.all') },
                ...values.map((option) => ({ value: option, label: valueLabel(t, option) })),
              ]}
            />
          ))}
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
            label={t('gallery.sortBy', { order: sortLabel(t, sort) })}
            value={sort}
            onValueChange={(next) =>
              onValueChange?.({ ...value, sort: isOneOf(GALLERY_SORTS, next) ? next : undefined })
            }
            options={GALLERY_SORTS.map((option) => ({ value: option, label: sortLabel(t, option) }))}
          />
        </div>
        {/* Beside each other also where they do not fit beside the filters. */}
        <div className="ui:flex ui:flex-wrap ui:items-center ui:gap-2">
          <Button
            size="sm"
            aria-pressed={value.whole === true}
            onClick={() => onValueChange?.({ ...value, whole: !value.whole || undefined })}
          >
            {t('gallery.whole')}
          </Button>
          {onSelectingChange && (
            <Button size="sm" aria-pressed={selecting} onClick={() => onSelectingChange(!selecting)}>
              {t('gallery.select')}
            </Button>
          )}
        </div>
      </div>
      {isLimiting(value) && (
        <div className="ui:flex ui:flex-wrap ui:items-center ui:gap-2">
          {chosen.map(({ name, valueLabel }) => {
            const label = valueLabel(t, valueOf(value, name));
            return (
              <Button
                key={name}
                size="sm"
                variant="ghost"
                aria-label={t('gallery.removeFilter', { name: label })}
                onClick={() => onValueChange?.(withValue(value, name, ''))}
                className="ui:rounded-full ui:bg-accent-soft ui:text-accent-ink ui:hover:bg-accent-soft ui:hover:text-accent-ink"
              >
                <bdi>{label}</bdi>
                <XIcon aria-hidden />
              </Button>
            );
          })}
          <Button size="sm" variant="ghost" onClick={() => onValueChange?.(withoutLimits(value))}>
            {t('gallery.clearAll')}
          </Button>
        </div>
      )}
      {/* Exists before its first text, which is announced only then. */}
      <p role="status" className={found === undefined ? 'ui:sr-only' : 'ui:num ui:text-sm ui:text-ink-muted'}>
        {found}
      </p>
    </search>
  );
}
