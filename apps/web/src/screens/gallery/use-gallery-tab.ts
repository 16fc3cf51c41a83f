import type { GalleryWall } from '@product/ui';
import { useSearchParams } from '../../core/router';

/** The open tab, stored in the URL. My Creations exists only for signed-in users, and is their default. */
export function useGalleryTab(signedIn: boolean) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const tab: GalleryWall = signedIn && asked !== 'community' ? 'mine' : 'community';
  const setTab = (next: GalleryWall) => setSearch({ tab: next }, { replace: true });
  return [tab, setTab] as const;
}
