import type { MediaType, Quality } from '@product/domain';

/** Where calls come from: two devices of the first user, one of the second, and two that never log in. */
export const DEVICES = ['first', 'first-too', 'second', 'visitor', 'ended'] as const;

/** `ended` sends the cookies of the session that was logged out last. */
export type Device = (typeof DEVICES)[number];

export const USERS = [0, 1] as const;

export type UserIndex = (typeof USERS)[number];

export type NameField = 'username' | 'email';

export type Call = {
  device: Device;
  /** The name of its creation, once the call was sent: a call that is sent again has the same one. */
  key?: string;
} & (
  | { kind: 'log out' | 'read user' | 'read list' | 'read gallery' }
  /** With a name that is taken, in upper case: it must be refused, and change nothing. */
  | { kind: 'register'; user: UserIndex; by: NameField }
  | { kind: 'log in'; user: UserIndex; by: NameField; isUpperCase: boolean; isWrongPassword: boolean }
  | { kind: 'choose language'; language: string }
  | { kind: 'save'; title: string; isPublic: boolean; isForOther: boolean }
  /** `back` is the position of a creation: the own ones first, then all others, then an unknown id. */
  | { kind: 'update'; back: number; title: string; isPublic: boolean }
  | { kind: 'delete'; back: number }
  | { kind: 'check out'; item: 'pack' | 'plan' }
  | { kind: 'generate'; mediaType: MediaType; quality: Quality }
);

/** A step of a sequence. `withNext` sends it at the same time as the next one. */
export interface Step {
  withNext: boolean;
  call: Call;
}

const READS = ['read user', 'read list', 'read gallery'] as const;

export const isRead = ({ kind }: Call) => READS.some((read) => read === kind);

/** Reads all that each device can see, one device after the other, as a page does: several reads at once. */
export const LOOK: readonly Step[] = DEVICES.flatMap((device) =>
  READS.map((kind, index) => ({ call: { kind, device }, withNext: index < READS.length - 1 })),
);

/** The calls of a sequence. Those of one group are sent at the same time. */
export function groupCalls(steps: readonly Step[]): Call[][] {
  const groups: Call[][] = [];
  let isOpen = false;
  for (const { call, withNext } of steps) {
    const last = groups.at(-1);
    const joins: boolean = isOpen && last !== undefined && canMeet(last, call);
    if (joins) last?.push(call);
    else groups.push([call]);
    // Any number of reads may run in parallel. More than two changes would have too many orders.
    isOpen = withNext && (!joins || (last ?? []).every(isRead));
  }
  return groups;
}

/** Two responses must not race for one cookie jar. */
const canMeet = (group: readonly Call[], call: Call) =>
  group.every((other) => other.device !== call.device || ![other, call].some(changesSession)) &&
  (group.length === 1 || isRead(call));

export const changesSession = ({ kind }: Call) => ['register', 'log in', 'log out'].includes(kind);
