/**
 * A short deterministic hash of a text: two rounds of FNV-1a, in base 36. Sufficient for names and for keeping a demo's
 * passwords out of plain sight; not cryptographic.
 */
export function fingerprint(text: string): string {
  return [0x811c9dc5, 0x9747b28c].map((basis) => fnv(text, basis).toString(36).padStart(7, '0')).join('');
}

function fnv(text: string, basis: number): number {
  let hash = basis;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}
