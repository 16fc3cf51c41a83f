import type { ReadingName } from '@product/domain';
import { createContext } from 'react';
import type { Speech } from '../app/app-providers';

/** The reading that the app of a story is configured with. */
export const StoryReading = createContext<ReadingName>('current');

/** What a story speaks: for a language that nobody speaks, with the change that it makes of the app's English. */
export interface StorySpeech extends Speech {
  change?: ((text: string) => string) | undefined;
}

/** What a story speaks instead of the app's own language. */
export const StorySpeech = createContext<StorySpeech | undefined>(undefined);
