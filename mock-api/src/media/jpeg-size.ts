const MARKER = 0xff;
const START_OF_IMAGE = 0xd8;
const START_OF_FRAME = [0xc0, 0xc1, 0xc2, 0xc3];

/** Reads width and height in pixels from a JPEG file's header; `null` if the bytes are not a JPEG. */
export function jpegSize(file: Uint8Array): { width: number; height: number } | null {
  const bytes = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.byteLength < 4 || bytes.getUint16(0) !== ((MARKER << 8) | START_OF_IMAGE)) return null;
  let at = 2;
  while (at + 9 <= bytes.byteLength && bytes.getUint8(at) === MARKER) {
    if (START_OF_FRAME.includes(bytes.getUint8(at + 1))) {
      return { height: bytes.getUint16(at + 5), width: bytes.getUint16(at + 7) };
    }
    at += 2 + bytes.getUint16(at + 2);
  }
  return null;
}
