/** `alone`: without the accessibility checks. */
const KINDS = ['none', 'with-checks', 'alone'] as const;
export type PicturesOfRun = (typeof KINDS)[number];

declare module 'vitest' {
  interface ProvidedContext {
    pictures: PicturesOfRun;
  }
}

/** Whether a run of the story tests takes pictures: the environment variable `PICTURES`. Default: none. */
export const picturesOfRun = (): PicturesOfRun =>
  KINDS.find((kind) => kind === process.env['PICTURES']) ?? 'none';
