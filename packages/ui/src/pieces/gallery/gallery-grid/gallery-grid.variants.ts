/**
 * The columns of the wall, for whatever stands in for the cards. As many as its own width has room for, four at most;
 * a cell is 13.5 rem wide where little room is, and 16 where there is more.
 */
export const galleryGridClassName =
  'ui:grid ui:grid-cols-[repeat(auto-fill,minmax(min(100%,max(clamp(13.4rem,11.2rem+8%,16.25rem),(100%-3.75rem)/4)),1fr))] ui:gap-x-[clamp(0.75rem,1.3vw,1.25rem)] ui:gap-y-[clamp(1.5rem,1.2rem+1.2vw,2rem)]';
