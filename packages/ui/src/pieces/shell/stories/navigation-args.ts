import { businessModels } from '@product/domain';
import { fn } from 'storybook/test';
import type { NavigationProps } from '../navigation';

export const navigationArgs = {
  brand: 'Easel',
  session: { status: 'signedOut' },
  hrefs: {
    home: '#/',
    gallery: '#/gallery',
    pricing: '#/pricing',
    create: '#/generate',
    buyTokens: '#/buy-tokens',
  },
  userMenu: businessModels.tokens.userMenu,
  hrefFor: (destination) => `#/${destination}`,
  theme: 'system',
  onThemeChange: fn(),
  language: 'en',
  onLanguageChange: fn(),
  onLogin: fn(),
  onLogOut: fn(),
} satisfies NavigationProps;

export const signedIn: NavigationProps['session'] = { status: 'signedIn', username: 'demo', tokens: 120 };
