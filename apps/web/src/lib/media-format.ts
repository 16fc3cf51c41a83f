interface Format {
  /** Of a file's name. */
  extension: string;
  type: string;
  /** Offset of a file's first telling bytes, and what they are, as Latin-1 text. */
  start: readonly [offset: number, ...bytes: string[]];
}

/** The formats of pictures and videos. https://mimesniff.spec.whatwg.org/#image-type-pattern */
export const FORMATS = {
  jpeg: { extension: 'jpg', type: 'image/jpeg', start: [0, '\xff\xd8\xff'] },
  png: { extension: 'png', type: 'image/png', start: [0, '\x89PNG'] },
  webp: { extension: 'webp', type: 'image/webp', start: [8, 'WEBP'] },
  avif: { extension: 'avif', type: 'image/avif', start: [4, 'ftypavi'] },
  gif: { extension: 'gif', type: 'image/gif', start: [0, 'GIF8'] },
  mp4: {
    extension: 'mp4',
    type: 'video/mp4',
    start: [4, 'ftypiso', 'ftypmp4', 'ftypavc', 'ftypM4V', 'ftypdash'],
  },
  webm: { extension: 'webm', type: 'video/webm', start: [0, '\x1aE\xdf\xa3'] },
  mov: { extension: 'mov', type: 'video/quicktime', start: [4, 'ftypqt'] },
} as const satisfies Record<string, Format>;
export type MediaFormat = keyof typeof FORMATS;

const START_BYTES = 16;

const findFormat = (matches: (format: Format) => boolean) =>
  (Object.keys(FORMATS) as MediaFormat[]).find((name) => matches(FORMATS[name]));

/** The format that a media type names, such as the one of a response or of a `data:` URL. */
export function formatOfType(mediaType: string): MediaFormat | undefined {
  const [essence] = mediaType.toLowerCase().replace('image/jpg', FORMATS.jpeg.type).split(';');
  return findFormat(({ type }) => type === essence?.trim());
}

/** The format of a file, by its first bytes, else by its media type. */
export async function formatOf(file: Blob): Promise<MediaFormat | undefined> {
  const first = String.fromCharCode(...new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer()));
  const format = findFormat(({ start: [offset, ...all] }) =>
    all.some((bytes) => first.startsWith(bytes, offset)),
  );
  return format ?? formatOfType(file.type);
}
