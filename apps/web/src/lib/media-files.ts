import type { MediaType } from '@product/domain';

const EXTENSIONS: Record<MediaType, string> = { image: 'jpg', video: 'mp4' };

/**
 * `creation-20261121-123059.jpg`: nothing of the title or the prompt; the extension depends on the media type alone.
 */
export function downloadName(mediaType: MediaType, at: Date): string {
  const stamp = at.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  return `creation-${stamp}.${EXTENSIONS[mediaType]}`;
}

/**
 * Saves media to the user's device. The media is fetched first, since a browser navigates to a download link of another
 * origin instead of saving it.
 * @throws when the media cannot be fetched
 */
export async function downloadMedia(address: string, mediaType: MediaType, at = new Date()): Promise<void> {
  const response = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (!response.ok) throw new Error(`${response.status} for the media to download`);
  const file = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = file;
  link.download = downloadName(mediaType, at);
  link.click();
  // The browser has read the URL by the next task.
  setTimeout(() => URL.revokeObjectURL(file));
}
