/** Types of NAL units (table 7-1 of the H.264 standard). */
export const NAL = { movedSlice: 1, stillSlice: 5, sequence: 7, picture: 8 } as const;

const ESCAPE = 3;

/**
 * Wraps a payload as a NAL unit (clause 7.3.1): a header, then the payload with an escape byte wherever it would look
 * like the start of another unit.
 * @param kept whether later pictures may reference it
 */
export function nalUnit(type: number, payload: Uint8Array, kept: boolean): Uint8Array<ArrayBuffer> {
  const unit = new Uint8Array(1 + Math.ceil(payload.length * 1.5));
  unit[0] = (kept ? 3 << 5 : 0) | type;
  let length = 1;
  let zeros = 0;
  for (const byte of payload) {
    if (zeros === 2 && byte <= ESCAPE) {
      unit[length++] = ESCAPE;
      zeros = 0;
    }
    unit[length++] = byte;
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return unit.slice(0, length);
}
