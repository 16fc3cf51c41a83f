/** Sources of the library in the stack of an error; those of its dependencies have issues of their own. */
const OWN = /\/packages\/(?:ui|studio)\/src\/(?<file>[^?:]+)/;

/** In a frame, reports listeners that a source of the library adds to the window of the page around it, or to its document. */
export function watchListeners(piece: HTMLElement, report: (fault: string) => void): () => void {
  if (piece.ownerDocument === document) return () => {};
  const ends = [window, document].map((target) => {
    const add = target.addEventListener.bind(target) as typeof target.addEventListener;
    target.addEventListener = (type: string, ...rest: [EventListener]) => {
      const caller = new Error().stack?.split('\n')[2] ?? '';
      const file = OWN.exec(caller)?.groups?.['file'];
      if (file) report(`${file} listens to ${type} of the page around the frame`);
      add(type, ...rest);
    };
    return () => Reflect.deleteProperty(target, 'addEventListener');
  });
  return () => ends.forEach((end) => end());
}
