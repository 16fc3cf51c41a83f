import type { MediaType } from '@product/domain';
import { formatOf, FORMATS, type MediaFormat } from './media-format';
import { linkOf } from './share';

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

/** `20261121-123059`, in the reader's time zone. */
const stampOf = (at: Date) =>
  `${pad(at.getFullYear(), 4)}${pad(at.getMonth() + 1)}${pad(at.getDate())}` +
  `-${pad(at.getHours())}${pad(at.getMinutes())}${pad(at.getSeconds())}`;

/**
 * `creation-20261121-123059.jpg`: nothing of the title or the prompt.
 * @param format of the file, if its bytes are known; by default JPEG for a picture and MP4 for a video
 */
export const downloadName = (mediaType: MediaType, at: Date, format?: MediaFormat): string =>
  `creation-${stampOf(at)}.${extensionOf(mediaType, format)}`;

export const extensionOf = (mediaType: MediaType, format?: MediaFormat): string =>
  FORMATS[format ?? (mediaType === 'video' ? 'mp4' : 'jpeg')].extension;

/** Formats into which a browser can convert a picture. */
export type PictureFormat = Extract<MediaFormat, 'png' | 'webp'>;

/** `creations-20261121-123059.zip` */
export const archiveName = (at: Date) => `creations-${stampOf(at)}.zip`;

/** The page may not read the file, although it may show it: the user can open it. */
export class UnreadableMediaError extends Error {
  override name = 'UnreadableMediaError';
  constructor(
    /** The absolute address of the file. */
    readonly address: string,
    cause: unknown,
  ) {
    super('The page may not read the media', { cause });
  }
}

/**
 * Fetches media as a file.
 * @throws `UnreadableMediaError` when another origin does not allow it, or another error when it cannot be fetched, or
 *   the signal is aborted
 */
export async function fetchMedia(address: string, signal?: AbortSignal): Promise<Blob> {
  const response = await fetch(address, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    ...(signal && { signal }),
  }).catch(async (error: unknown) => {
    const link = error instanceof TypeError && navigator.onLine ? linkOf(address) : undefined;
    throw link && (await isElsewhere(link)) ? new UnreadableMediaError(link, error) : error;
  });
  if (!response.ok) throw new Error(`${response.status} for the media to download`);
  return await response.blob();
}

/** Whether an address is of another origin, or redirects there: its server then decides whether a page reads the file. */
async function isElsewhere(link: string): Promise<boolean> {
  if (new URL(link).origin !== location.origin) return true;
  try {
    return (await fetch(link, { credentials: 'omit', redirect: 'manual' })).type === 'opaqueredirect';
  } catch {
    return false;
  }
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

/** Fetches media, and names the file by its time and the format of its bytes. */
export async function fetchNamed(address: string, mediaType: MediaType, at: Date): Promise<File> {
  const file = await fetchMedia(address);
  const format = await formatOf(file);
  return new File([file], downloadName(mediaType, at, format), {
    type: format ? FORMATS[format].type : file.type,
  });
}
