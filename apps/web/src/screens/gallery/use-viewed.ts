import type { GalleryItem, Id } from '@product/api-client';
import { useCallback, useEffect, useRef } from 'react';
import { paths } from '../../core/paths';
import { createPath, useNavigate, useSearchParams } from '../../core/router';

const PARAMETER = 'piece';

/** The address that opens a creation in a tab of the gallery, with the filters of the present one. */
export function viewPath(tab: string, search: URLSearchParams, id: Id) {
  const next = new URLSearchParams(search);
  next.set('tab', tab);
  next.set(PARAMETER, String(id));
  return createPath({ pathname: paths.gallery, search: `?${next}` });
}

/**
 * The creation of the list that the address names: a link opens it, and Back closes it. After it has been removed from
 * the list, the one at its place is shown.
 * @param items the list as shown; `undefined` while it loads
 */
export function useViewed<Item extends GalleryItem>(items: readonly Item[] | undefined) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const id = search.get(PARAMETER);
  const index = items?.findIndex((item) => String(item.id) === id) ?? -1;
  const last = useRef<number>(undefined);
  // Whether the entry before in the history is the gallery without the view.
  const isAboveGallery = useRef(false);

  const show = useCallback(
    (next: Id | undefined) =>
      setSearch(
        (before) => {
          if (next === undefined) before.delete(PARAMETER);
          else before.set(PARAMETER, String(next));
          return before;
        },
        { replace: true },
      ),
    [setSearch],
  );

  useEffect(() => {
    if (id === null) isAboveGallery.current = true;
    const removedFrom = last.current;
    last.current = id !== null && index >= 0 ? index : undefined;
    if (id === null || index >= 0 || removedFrom === undefined || !items) return;
    show(items[Math.min(removedFrom, items.length - 1)]?.id);
  }, [id, index, items, show]);

  const goTo = (place: number) => {
    const item = items?.[place];
    return item && (() => show(item.id));
  };
  return {
    isOpen: id !== null,
    isLoading: id !== null && items === undefined,
    item: index >= 0 ? items?.[index] : undefined,
    place: items && index >= 0 ? { number: index + 1, count: items.length } : undefined,
    neighbours:
      index >= 0 ? [items?.[index - 1], items?.[index + 1]].filter((item) => item !== undefined) : [],
    goToPrevious: index > 0 ? goTo(index - 1) : undefined,
    goToNext: index >= 0 ? goTo(index + 1) : undefined,
    close: () => (isAboveGallery.current ? void navigate(-1) : show(undefined)),
  };
}
