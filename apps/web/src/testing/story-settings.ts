import type { BusinessModelName } from '@product/domain';
import { createContext } from 'react';
import type { UiLanguage } from '../app/app-providers';

/** The business model that the app of a story is configured with. */
export const StoryBusinessModel = createContext<BusinessModelName>('tokens');

/** The language of a story; for a pseudo-language, with the change that it makes to the app's English. */
export interface StoryLanguage extends UiLanguage {
  change?: ((text: string) => string) | undefined;
}

/** The language of a story, if it overrides the app's own. */
export const StoryLanguage = createContext<StoryLanguage | undefined>(undefined);
