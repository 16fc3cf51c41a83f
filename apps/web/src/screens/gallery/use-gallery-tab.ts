import type { GalleryWall } from '@product/ui';
import { useSearchParams } from '../../core/router';

/** The open tab, stored in the URL. My Creations exists only for signed-in users, and is their default. */
export function useGalleryTab(signedIn: boolean) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const tab: GalleryWall = signedIn && asked !== 'community' ? 'mine' : 'community';
  // `flushSync`, because a second press before the render would act on the tab that still looks open.
  const setTab = (next: GalleryWall) =>
    setSearch({ tab: next }, { replace: true, preventScrollReset: true, flushSync: true });
  return [tab, setTab] as const;
}
