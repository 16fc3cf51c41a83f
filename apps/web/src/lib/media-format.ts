/** Formats of pictures and videos that are named by their own extension. */
export const EXTENSIONS = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  gif: 'gif',
  mp4: 'mp4',
  webm: 'webm',
  mov: 'mov',
} as const;
export type MediaFormat = keyof typeof EXTENSIONS;

export const MIME_TYPES: Record<MediaFormat, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
};

const FORMATS = Object.keys(MIME_TYPES) as MediaFormat[];

/** Bytes of a file's start, as Latin-1 text, and their offset. https://mimesniff.spec.whatwg.org/#image-type-pattern */
const SIGNATURES: [MediaFormat, offset: number, bytes: string][] = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG'],
  ['webp', 8, 'WEBP'],
  ['gif', 0, 'GIF8'],
  ['webm', 0, '\x1aE\xdf\xa3'],
  ['avif', 4, 'ftypavi'],
  ['mov', 4, 'ftypqt'],
  ['mp4', 4, 'ftypiso'],
  ['mp4', 4, 'ftypmp4'],
  ['mp4', 4, 'ftypavc'],
  ['mp4', 4, 'ftypM4V'],
  ['mp4', 4, 'ftypdash'],
];
const SIGNATURE_BYTES = 16;

/** The format that a media type names, such as the one of a response or of a `data:` URL. */
export function formatOfType(mediaType: string): MediaFormat | undefined {
  const [essence] = mediaType.toLowerCase().replace('image/jpg', MIME_TYPES.jpeg).split(';');
  return FORMATS.find((format) => MIME_TYPES[format] === essence?.trim());
}

/** The format of a file, by its first bytes, else by its media type. */
export async function formatOf(file: Blob): Promise<MediaFormat | undefined> {
  const bytes = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  const start = String.fromCharCode(...bytes);
  const [format] = SIGNATURES.find(([, offset, signature]) => start.startsWith(signature, offset)) ?? [];
  return format ?? formatOfType(file.type);
}
