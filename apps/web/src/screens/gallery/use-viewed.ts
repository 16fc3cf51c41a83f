import type { GalleryItem, Id } from '@product/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { paths } from '../../core/paths';
import { createPath, useNavigate, useSearchParams } from '../../core/router';

const PARAMETER = 'creation';

/** The gallery's address without the view: its tab and its filters. */
export function useListAddress(): string {
  const [search] = useSearchParams();
  const list = new URLSearchParams(search);
  list.delete(PARAMETER);
  return list.toString();
}

/** The address that opens a creation in a tab of the gallery, with the filters of the present one. */
export function viewPath(tab: string, list: string, id: Id) {
  const search = new URLSearchParams(list);
  search.set('tab', tab);
  search.set(PARAMETER, String(id));
  return createPath({ pathname: paths.gallery, search: `?${search}` });
}

interface Lists<Item> {
  /** The list as shown; `undefined` while it loads. */
  shown: readonly Item[] | undefined;
  /** The list without its filter: a link opens also items that the filter hides. */
  all: readonly Item[] | undefined;
}

/**
 * The creation of the list whose id is in the address: a link opens it, and Back closes it. After it has been removed
 * from the list, the one at its index is shown.
 */
export function useViewed<Item extends GalleryItem>({ shown, all }: Lists<Item>) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const id = search.get(PARAMETER);
  const isNamed = (item: Item) => String(item.id) === id;
  const index = shown?.findIndex(isNamed) ?? -1;
  const item = index >= 0 ? shown?.[index] : all?.find(isNamed);
  const isListed = item !== undefined;
  const [lastViewed, setLastViewed] = useState<Id>();
  if (item && item.id !== lastViewed) setLastViewed(item.id);
  const lastIndex = useRef<number>(undefined);
  // Whether the previous entry of the history is the gallery without the view.
  const openedFromGallery = useRef(false);

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
    if (id === null) openedFromGallery.current = true;
    const previousIndex = lastIndex.current;
    lastIndex.current = index >= 0 ? index : undefined;
    if (id === null || isListed || previousIndex === undefined || !shown) return;
    show(shown[Math.min(previousIndex, shown.length - 1)]?.id);
  }, [id, index, isListed, shown, show]);

  const goTo = (place: number) => {
    const next = shown?.[place];
    return next && (() => show(next.id));
  };
  const neighbours = index < 0 ? [] : [shown?.[index - 1], shown?.[index + 1]];
  return {
    id,
    item,
    /** The id of the creation that was viewed last, while no view is open. */
    lastViewed: id === null ? lastViewed : undefined,
    place: shown && index >= 0 ? { number: index + 1, count: shown.length } : undefined,
    neighbours: neighbours.filter((neighbour) => neighbour !== undefined),
    goToPrevious: index > 0 ? goTo(index - 1) : undefined,
    goToNext: index >= 0 ? goTo(index + 1) : undefined,
    close: () => (openedFromGallery.current ? void navigate(-1) : show(undefined)),
  };
}
