import { authPath, paths } from '../../apps/web/src/core/paths';
import type { StoryWorld } from '../story-world';

interface ScreenStory {
  label: string;
  path: string;
  scenario: NonNullable<StoryWorld['scenario']>;
}

/** Every screen of the app as it is at first, by the name of its story. Other stories are played, in English. */
export const SCREENS = {
  landing: { label: 'Landing', path: paths.home, scenario: 'visitor' },
  generate: { label: 'Generate', path: paths.generate, scenario: 'creator' },
  gallery: { label: 'Gallery', path: paths.gallery, scenario: 'creator' },
  pricing: { label: 'Pricing', path: paths.pricing, scenario: 'visitor' },
  login: { label: 'Log in', path: paths.auth, scenario: 'visitor' },
  register: { label: 'Register', path: authPath('register'), scenario: 'visitor' },
  buying: { label: 'Buy tokens', path: paths.buyTokens, scenario: 'creator' },
  subscribing: { label: 'Subscribe', path: paths.subscribe, scenario: 'creator' },
  returning: { label: 'Payment', path: paths.buyTokensCancel, scenario: 'creator' },
  legal: { label: 'Legal', path: paths.privacy, scenario: 'visitor' },
  nowhere: { label: 'Not found', path: '/nowhere', scenario: 'visitor' },
} satisfies Record<string, ScreenStory>;

export type ScreenName = keyof typeof SCREENS;

export const idOf = (name: ScreenName) => `screens-in-another-brand--${name}`;
