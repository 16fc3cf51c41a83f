/** Bits in the order they are written, the most significant of each byte first. */
export interface BitWriter {
  /** A number in so many bits, up to 32: the standard's u(n). */
  u: (bits: number, value: number) => void;
  /** A number from 0 up, the shorter the smaller it is: the standard's ue(v), clause 9.1. */
  ue: (value: number) => void;
  /** A number of either sign: the standard's se(v), clause 9.1.1. */
  se: (value: number) => void;
  /** Zeros up to the next whole byte. */
  align: () => void;
  /** Whole bytes; the writer must be aligned. */
  bytes: (values: Uint8Array) => void;
  /** A one and then zeros up to a whole byte, which end every unit (clause 7.3.2.11), and all that was written. */
  finish: () => Uint8Array;
}

/** @param capacity how many bytes it holds at the most */
export function bitWriter(capacity: number): BitWriter {
  const written = new Uint8Array(capacity);
  let length = 0;
  let pending = 0;
  let free = 8;
  const bit = (value: number) => {
    free -= 1;
    pending |= value << free;
    if (free > 0) return;
    written[length++] = pending;
    pending = 0;
    free = 8;
  };
  const u = (bits: number, value: number) => {
    for (let place = bits - 1; place >= 0; place--) bit((value >>> place) & 1);
  };
  const ue = (value: number) => {
    const bits = 32 - Math.clz32(value + 1);
    u(bits - 1, 0);
    u(bits, value + 1);
  };
  const align = () => u(free % 8, 0);
  return {
    u,
    ue,
    se: (value) => ue(value > 0 ? 2 * value - 1 : -2 * value),
    align,
    bytes(values) {
      written.set(values, length);
      length += values.length;
    },
    finish() {
      bit(1);
      align();
      return written.subarray(0, length);
    },
  };
}
