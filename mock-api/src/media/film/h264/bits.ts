/** Writes bits, the most significant of each byte first. Clauses refer to the H.264 standard. */
export interface BitWriter {
  /** An unsigned number of `bits` bits, up to 32: u(n). */
  u: (bits: number, value: number) => void;
  /** An unsigned Exp-Golomb code, shorter for smaller numbers: ue(v), clause 9.1. */
  ue: (value: number) => void;
  /** A signed Exp-Golomb code: se(v), clause 9.1.1. */
  se: (value: number) => void;
  /** Zeros up to the next byte boundary. */
  align: () => void;
  /** Whole bytes; the writer must be aligned. */
  bytes: (values: Uint8Array) => void;
  /** Writes a one bit and zeros up to a byte boundary, which end every unit (clause 7.3.2.11). Returns all bytes. */
  finish: () => Uint8Array;
}

/** @param capacity maximum number of bytes */
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
