import type { GalleryWall } from '@product/ui';
import { useSearchParams } from '../../app/router';

/** The open tab, kept in the address. My Creations is there for the signed-in only, and theirs by default. */
export function useGalleryTab(signedIn: boolean) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const tab: GalleryWall = signedIn && asked !== 'community' ? 'mine' : 'community';
  // At once, not when there is time: a second press meanwhile would be taken for the tab that still looks open.
  const setTab = (next: GalleryWall) =>
    setSearch({ tab: next }, { replace: true, preventScrollReset: true, flushSync: true });
  return [tab, setTab] as const;
}
