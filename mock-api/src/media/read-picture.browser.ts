import type { Bytes } from './request';

const addresses = import.meta.glob<string>('./pictures/*.{jpg,webp}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Reads a ready picture by file name; `undefined` if there is none. */
export async function readPicture(file: string): Promise<Bytes | undefined> {
  const address = addresses[`./pictures/${file}`];
  if (!address) return undefined;
  const response = await fetch(address);
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
}
