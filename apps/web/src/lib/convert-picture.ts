import { fetchMedia, type PictureFormat } from './media-files';
import { formatOf, FORMATS } from './media-format';

/**
 * Fetches a picture and converts it, in its full size.
 * @throws when it cannot be fetched or decoded, or the browser cannot write the format
 */
export async function fetchPictureAs(format: PictureFormat, address: string): Promise<Blob> {
  const { type } = FORMATS[format];
  const file = await fetchMedia(address);
  if ((await formatOf(file)) === format) return new Blob([file], { type });
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
  const converted = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  // A browser that does not know the format writes PNG.
  if (converted?.type !== type) throw new Error(`The browser did not write ${type}`);
  return converted;
}

/** Whether the browser can write a format: Safari does not write WebP. */
export function canWrite(format: PictureFormat): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const { type } = FORMATS[format];
  return canvas.toDataURL(type).startsWith(`data:${type}`);
}
