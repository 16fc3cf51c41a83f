/**
 * The start of a manifest store of C2PA, a JUMBF box, which every format keeps as it is: JPEG in APP11 segments, PNG,
 * WebP and AVIF in a chunk or box of their own.
 */
const MANIFEST_STORE = /jumb.{4}jumdc2pa/s;

/** Whether a file has content credentials. They are not verified. */
export const hasCredentials = async (file: Blob): Promise<boolean> =>
  MANIFEST_STORE.test(new TextDecoder('latin1').decode(await file.arrayBuffer()));
