import { endpoints } from '@product/api-client';
import { isOneOf } from '@product/domain';
import type { EndpointName } from '../endpoint-name';
import type { Effect, Fault } from '../faults';

/** A kind of failure, and the calls it makes sense for. */
export interface FaultKind {
  id: string;
  summary: string;
  endpoints: readonly EndpointName[];
  effect: Effect;
}

const ENDPOINT_NAMES = Object.values(endpoints).map(({ name }) => name);

export const FAULTS: readonly FaultKind[] = [
  { id: 'F01', summary: 'Network error', endpoints: ENDPOINT_NAMES, effect: { verb: 'offline' } },
  { id: 'F05', summary: 'Never answers', endpoints: ENDPOINT_NAMES, effect: { verb: 'hang' } },
  {
    id: 'F13',
    summary: '500 with text',
    endpoints: ENDPOINT_NAMES,
    effect: { verb: 'answer', status: 500, body: 'Internal error', contentType: 'text/plain' },
  },
];

export interface FaultChoice {
  id: string;
  endpoint?: EndpointName;
  after?: number;
  times?: number;
}

export function writeFault({ id, endpoint, after = 0, times }: FaultChoice): string {
  const when = times === undefined ? (after ? `@${after + 1}` : '') : `@${after + 1}x${times}`;
  return id + (endpoint ? `:${endpoint}` : '') + when;
}

export function readFault(text: string): Fault {
  const [, id, endpoint, nth = '1', times = Infinity] =
    /^(F\d\d)(?::([\w.]+))?(?:@([1-9]\d*)(?:x([1-9]\d*))?)?$/.exec(text) ?? [];
  const kind = FAULTS.find((one) => one.id === id);
  if (!kind) throw new Error(`There is no fault "${text}".`);
  return { ...kind.effect, endpoint: readEndpoint(endpoint), after: Number(nth) - 1, times: Number(times) };
}

function readEndpoint(name: string | undefined): EndpointName | undefined {
  if (name === undefined || isOneOf(ENDPOINT_NAMES, name)) return name;
  throw new Error(`There is no endpoint "${name}".`);
}
