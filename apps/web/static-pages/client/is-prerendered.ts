/** Whether the page shows the prerendered HTML of a path, and all of it (show-drawing.ts). */
export const isDrawn = ({ ownerDocument, dataset }: HTMLElement, path: string) =>
  dataset.drawn === path && ownerDocument.documentElement.dataset.undrawn === undefined;
