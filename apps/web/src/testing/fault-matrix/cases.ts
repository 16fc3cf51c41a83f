import { endpoints } from '@product/api-client';
import { faultMenu, type EndpointName, type FaultListing } from 'mock-api';

export interface FaultCase {
  fault: FaultListing;
  endpoint: EndpointName;
}

const square: FaultCase[] = faultMenu.flatMap((fault) =>
  Object.values(endpoints).map(({ name: endpoint }) => ({ fault, endpoint })),
);

const makesSense = ({ fault, endpoint }: FaultCase) => fault.endpoints.includes(endpoint);

export const cases: readonly FaultCase[] = square.filter(makesSense);

/** The other combinations, each with the reason why it is left out. */
export const leftOut: readonly (FaultCase & { reason: string })[] = square
  .filter((faultCase) => !makesSense(faultCase))
  .map((faultCase) => ({ ...faultCase, reason: faultCase.fault.elsewhere }));
