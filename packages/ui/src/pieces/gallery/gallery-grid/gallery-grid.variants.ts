/** The columns of the wall, for whatever stands in for the cards. */
export const galleryGridClassName =
  'grid grid-cols-1 gap-x-3 gap-y-6 xs:grid-cols-2 min-[52rem]:grid-cols-3 min-[52rem]:gap-x-[clamp(0.75rem,1.3vw,1.25rem)] min-[52rem]:gap-y-8 wide:grid-cols-4';
