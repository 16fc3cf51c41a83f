import type { GALLERY_MAX_COLUMNS } from '@product/domain';

type Most = typeof GALLERY_MAX_COLUMNS;

/**
 * Grid classes of the gallery, also for its placeholder: as many columns as the grid's own width allows, up to
 * `GALLERY_MAX_COLUMNS`. A cell is at least 9.75rem wide in a narrow grid, so that a phone of 360 px has two, and 16.25rem
 * in a wide one. Tailwind needs class names, so the number is literal and the type compares it with the constant.
 */
export const galleryGridClassName =
  'ui:grid ui:grid-cols-[repeat(auto-fill,minmax(min(100%,max(clamp(9.75rem,5.79rem+19.8%,16.25rem),(100%-1.25rem*(4-1))/4)),1fr))] ui:gap-x-[clamp(0.75rem,1.3vw,1.25rem)] ui:gap-y-[clamp(1.5rem,1.2rem+1.2vw,2rem)]' satisfies `${string},(100%-1.25rem*(${Most}-1))/${Most}))${string}`;
