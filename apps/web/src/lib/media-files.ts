import type { MediaType } from '@product/domain';

const EXTENSIONS: Record<MediaType, string> = { image: 'jpg', video: 'mp4' };

/** `20261121-123059` */
const stampOf = (at: Date) => at.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');

/**
 * `creation-20261121-123059.jpg`: nothing of the title or the prompt; the extension depends on the media type alone.
 * @param place number among several that are downloaded together: `creation-20261121-123059-007.jpg`
 */
export function downloadName(mediaType: MediaType, at: Date, place?: number): string {
  const number = place === undefined ? '' : `-${String(place).padStart(3, '0')}`;
  return `creation-${stampOf(at)}${number}.${EXTENSIONS[mediaType]}`;
}

/** Formats into which a browser can convert a picture, with their media types. */
export const PICTURE_FORMATS = { png: 'image/png', webp: 'image/webp' } as const;
export type PictureFormat = keyof typeof PICTURE_FORMATS;

/** `creation-20261121-123059.png` */
export const pictureName = (format: PictureFormat, at: Date) => `creation-${stampOf(at)}.${format}`;

/** `creations-20261121-123059.zip` */
export const archiveName = (at: Date) => `creations-${stampOf(at)}.zip`;

/**
 * Fetches media as a file.
 * @throws when it cannot be fetched, or the signal is aborted
 */
export async function fetchMedia(address: string, signal?: AbortSignal): Promise<Blob> {
  const response = await fetch(address, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    ...(signal && { signal }),
  });
  if (!response.ok) throw new Error(`${response.status} for the media to download`);
  return await response.blob();
}

/** Saves a file to the user's device. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has read the URL by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}

/**
 * Saves media to the user's device. The media is fetched first, since a browser navigates to a download link of another
 * origin instead of saving it.
 * @throws when the media cannot be fetched
 */
export async function downloadMedia(address: string, mediaType: MediaType, at = new Date()): Promise<void> {
  saveFile(await fetchMedia(address), downloadName(mediaType, at));
}
