import { untilAborted, wait, type Clock } from './clock';
import type { EndpointName, RouteName } from './endpoint-name';

/** Which of an endpoint's calls a fault meets. */
export interface When {
  /**
   * Calls that pass unharmed before the first one it meets.
   * @default 0
   */
  after?: number;
  /**
   * Calls it meets before it is over.
   * @default Infinity
   */
  times?: number;
}

/** What goes wrong, as data. */
export type Effect =
  | { verb: 'answer'; status: number; body: string; contentType: string }
  | { verb: 'hang' }
  | { verb: 'offline' }
  | { verb: 'slow'; ms: number };

export type Fault = Effect &
  When & {
    /** @default every documented call */
    endpoint?: EndpointName;
  };

/** The faults that a world is under. */
export interface Faults {
  add: (fault: Fault) => void;
  clear: () => void;
  /** Counts a call and says what happens to it. Of several answers the latest fault's holds; delays add up. */
  meet: (name: RouteName) => Effect[];
}

export function createFaults(): Faults {
  let faults: { fault: Fault; calls: number }[] = [];
  return {
    add(fault) {
      faults = [{ fault, calls: 0 }, ...faults];
    },
    clear() {
      faults = [];
    },
    meet(name) {
      const met = faults
        .filter(({ fault }) => concerns(fault, name))
        .filter(countCall)
        .map(({ fault }) => fault);
      const delays = met.filter(({ verb }) => verb === 'slow');
      const ends = met.filter(({ verb }) => verb !== 'slow');
      return [...delays, ...ends.slice(0, 1)];
    },
  };
}

function concerns({ endpoint }: Fault, name: RouteName): boolean {
  return endpoint ? endpoint === name : !name.startsWith('mock.');
}

function countCall(entry: { fault: Fault; calls: number }): boolean {
  entry.calls += 1;
  const { after = 0, times = Infinity } = entry.fault;
  return entry.calls > after && entry.calls <= after + times;
}

/** Lives through an effect. `undefined`: the call goes on to its route. */
export async function suffer(
  effect: Effect,
  clock: Clock,
  signal: AbortSignal,
): Promise<Response | undefined> {
  switch (effect.verb) {
    case 'slow':
      await wait(clock, effect.ms, signal);
      return undefined;
    case 'hang':
      return untilAborted(signal);
    case 'offline':
      return Response.error();
    case 'answer':
      return new Response(effect.body, {
        status: effect.status,
        headers: effect.contentType ? { 'content-type': effect.contentType } : {},
      });
  }
}
