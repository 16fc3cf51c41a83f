import { readFault } from '../faults/read-fault';
import type { World } from '../world';

/**
 * Puts the faults that a page's address names into its world: `?fault=F12:generation.create@2`, as often as one likes.
 * What cannot be read is said on the console, and the page goes on without it.
 * @param search the address's query
 */
export function bendByAddress(world: World, search: string): void {
  for (const text of new URLSearchParams(search).getAll('fault')) {
    try {
      world.bend(readFault(text));
    } catch (error) {
      console.error(error);
    }
  }
}
