/** The columns of the wall, for whatever stands in for the cards. */
export const galleryGridClassName =
  'ui:grid ui:grid-cols-1 ui:gap-x-3 ui:gap-y-6 ui:xs:grid-cols-2 ui:min-[52rem]:grid-cols-3 ui:min-[52rem]:gap-x-[clamp(0.75rem,1.3vw,1.25rem)] ui:min-[52rem]:gap-y-8 ui:wide:grid-cols-4';
