import { isolatedParts } from './isolate';

/**
 * Renders the isolated parts of a text (U+2068 to U+2069) as `bdi` elements, so that text copied from the page contains
 * no invisible characters.
 * @public
 */
export function BidiText({ children }: { children: string }) {
  return isolatedParts(children).map((part, index) =>
    index % 2 === 0 ? part && <span key={index}>{part}</span> : <bdi key={index}>{part}</bdi>,
  );
}
