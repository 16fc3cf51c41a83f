import { endpoints } from '@product/api-client';
import { faultMenu, type EndpointName, type FaultListing } from 'mock-api';

/** One fault at one documented call. */
export interface Cell {
  fault: FaultListing;
  endpoint: EndpointName;
}

const square: Cell[] = faultMenu.flatMap((fault) =>
  Object.values(endpoints).map(({ name: endpoint }) => ({ fault, endpoint })),
);

const makesSense = ({ fault, endpoint }: Cell) => fault.endpoints.includes(endpoint);

/** Every fault at every call that it can apply to. */
export const cells: readonly Cell[] = square.filter(makesSense);

/** The other combinations, each with the reason why it is left out. */
export const leftOut: readonly (Cell & { reason: string })[] = square
  .filter((cell) => !makesSense(cell))
  .map((cell) => ({ ...cell, reason: cell.fault.elsewhere }));
