import {
  CompareView,
  CreationView,
  DeleteDialog,
  EditDialog,
  GalleryCard,
  GalleryEmpty,
  GalleryFilters,
  GalleryGrid,
  GalleryTabs,
  SelectionBar,
  SignUpPrompt,
} from '../../pieces/gallery';
import { SetView } from '../../pieces/gallery/set-view';
import type { Cases } from '../case';

const creation = { title: 'Night rain' };

export const gallery: Cases = {
  CompareView: (root) => <CompareView {...root} creations={[creation, creation]} open />,
  CreationView: (root) => <CreationView {...root} creation={creation} open />,
  DeleteDialog: (root) => <DeleteDialog {...root} creation={creation} defaultOpen />,
  EditDialog: (root) => <EditDialog {...root} creation={creation} defaultOpen />,
  GalleryCard: (root) => <GalleryCard {...root} creation={creation} />,
  GalleryEmpty: (root) => <GalleryEmpty {...root} tab="mine" />,
  GalleryFilters: (root) => <GalleryFilters {...root} value={{}} />,
  GalleryGrid: (root) => <GalleryGrid {...root} items={[{ id: 1 }]} renderCard={() => 'Night rain'} />,
  GalleryTabs: (root) => <GalleryTabs {...root} value="community" />,
  SelectionBar: (root) => <SelectionBar {...root} count={1} total={2} />,
  SetView: (root) => (
    <SetView
      {...root}
      results={[{ id: '1', mediaType: 'image', label: 'A lighthouse', saved: false }]}
      open
    />
  ),
  SignUpPrompt: (root) => <SignUpPrompt {...root} href="/auth" />,
};
