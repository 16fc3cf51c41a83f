import type { GalleryWall } from '@product/ui';
import { useSearchParams } from '../../core/router';

/**
 * The open tab, stored in the URL. My Creations exists only for signed-in users, and is their default. Another tab has
 * its own filter: the one of this tab leaves the address, and stays there if the open tab is only named.
 */
export function useGalleryTab(signedIn: boolean) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const tab: GalleryWall = signedIn && asked !== 'community' ? 'mine' : 'community';
  const setTab = (next: GalleryWall) =>
    setSearch((before) => ({ ...(next === tab && Object.fromEntries(before)), tab: next }), {
      replace: true,
    });
  return [tab, setTab] as const;
}
