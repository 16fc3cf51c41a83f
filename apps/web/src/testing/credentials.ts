/** The first boxes of a manifest store of C2PA (JUMBF), which are the same in every format of files. */
export const MANIFEST_STORE = '\0\0\0\x26jumb\0\0\0\x1ejumdc2pa\0\x11\0\x10\x80\0\0\xaa\x008\x9bq\x03c2pa\0';

const SEGMENT = `JP\0\x01\0\0\0\x01${MANIFEST_STORE}`;

/** The bytes of a JPEG with content credentials, in an APP11 segment after its first marker. */
export const withCredentials = (jpeg: string): string =>
  `${jpeg.slice(0, 2)}\xff\xeb\0${String.fromCharCode(SEGMENT.length + 2)}${SEGMENT}${jpeg.slice(2)}`;

export const toBytes = (latin1: string) => Uint8Array.from(latin1, (mark) => mark.charCodeAt(0));
