import { english as builtIn } from './en';
import { queueEnglish } from './en-queue';

/** The English texts of all pieces, also of those that the package's index lacks: what a language translates. */
export const english = { ...builtIn, ...queueEnglish } as const;
