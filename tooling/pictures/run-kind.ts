import { readSelection } from './selection.ts';

/** `selected`: of some story files, beside all other checks. `alone`: of all files, without the accessibility checks. */
const KINDS = ['none', 'selected', 'alone'] as const;
export type PicturesOfRun = (typeof KINDS)[number];

declare module 'vitest' {
  interface ProvidedContext {
    pictures: PicturesOfRun;
    /** Ends of the paths of the story files that are selected. */
    picturedFiles: string[];
    /** Whether the browser translates the page of the stories: the environment variable `TRANSLATED`. */
    translated: boolean;
    /** Languages in which only axe checks the stories, `ar,de` or `all`: the environment variable `AXE_LANGUAGES`. */
    axeLanguages: string;
  }
}

/** Whether a run of the story tests takes pictures: the environment variable `PICTURES`. Default: none. */
export const picturesOfRun = (): PicturesOfRun =>
  KINDS.find((kind) => kind === process.env['PICTURES']) ?? 'none';

export const picturedFiles = (): string[] => (picturesOfRun() === 'selected' ? readSelection().files : []);
