import type { RouteName } from '../endpoint-name';
import { faultOf, placesOf } from './catalogue';
import type { Fault } from './faults';
import { documented, scopes } from './scopes';

export type PlacedFault = Extract<Fault, { verb: 'fault' }>;

const FORM =
  'Write F12, F12:generation.create or F12:POST /api/generate; then, if you like, @2 (from the second call on), @2x3 (three calls from the second on), ~0.3 (three calls in ten). F35.4 is the fourth kind of F35.';

const PATTERN =
  /^(?<id>F\d+)(?:\.(?<variant>[1-9]\d*))?(?::(?<place>[^@~]+?))?(?:@(?<first>[1-9]\d*)(?:x(?<times>[1-9]\d*))?)?(?:~(?<chance>0?\.\d+|1))?$/i;

/**
 * Parses a fault's text form, as it is used in URLs and headers: `F12`, `F12:generation.create`, `F12:POST
 * /api/generate@2x3`.
 * @throws if it is malformed or names something unknown; the message lists the valid choices
 */
export function readFault(text: string): PlacedFault {
  const parts = PATTERN.exec(text.trim())?.groups;
  if (!parts) throw new Error(`"${text}" names no fault. ${FORM}`);
  const { variant, place, first, times, chance } = parts;
  const { id } = faultOf(parts.id?.toUpperCase() ?? '');
  const endpoint = place === undefined ? undefined : readPlace(place.trim());
  placesOf(id, endpoint);
  return {
    verb: 'fault',
    id,
    ...(variant && { variant: Number(variant) }),
    ...(endpoint && { endpoint }),
    ...(first && { after: Number(first) - 1 }),
    ...(times && { times: Number(times) }),
    ...(chance && { chance: Number(chance) }),
  };
}

/** Formats a fault as `readFault` parses it. */
export function writeFault({
  id,
  variant,
  endpoint,
  after = 0,
  times,
  chance,
}: Omit<PlacedFault, 'verb'>): string {
  const when = times === undefined ? (after ? `@${after + 1}` : '') : `@${after + 1}x${times}`;
  return [
    id,
    variant ? `.${variant}` : '',
    endpoint ? `:${endpoint}` : '',
    when,
    chance === undefined ? '' : `~${chance}`,
  ].join('');
}

/** Finds an endpoint by its name, or by a method and a path: its pattern, or a concrete path. */
function readPlace(text: string): RouteName {
  const names: readonly RouteName[] = scopes.everything.names;
  const byName = names.find((name) => name === text);
  if (byName) return byName;
  const [, method = '', path = ''] = /^([A-Z]+)\s+(\/\S*)$/i.exec(text) ?? [];
  const isAt = (pattern: string) => new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
  const byPath = documented.find(
    (endpoint) => endpoint.method === method.toUpperCase() && isAt(endpoint.path),
  );
  if (!byPath) throw new Error(`There is no endpoint "${text}". There are ${names.join(', ')}.`);
  return byPath.name;
}
