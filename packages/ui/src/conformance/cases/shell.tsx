import { readings } from '@product/domain';
import {
  Footer,
  Header,
  LanguageMenu,
  LegalDocument,
  LoadingScreen,
  MobileDrawer,
  NotFound,
  SkipLink,
  ThemeToggle,
  type HeaderProps,
} from '../../pieces/shell';
import type { Cases } from '../case';

const navigation = {
  brand: 'Easel',
  session: { status: 'signedOut' },
  hrefs: { home: '#', gallery: '#', pricing: '#', create: '#', buyTokens: '#' },
  userMenu: readings.current.userMenu,
  hrefFor: (destination) => `#${destination}`,
  theme: 'system',
  language: 'en',
} satisfies HeaderProps;

const rules = { title: 'House rules', updated: new Date(0), sections: [] };

export const shell: Cases = {
  Footer: (root) => (
    <Footer
      {...root}
      brand="Easel"
      year={2026}
      columns={readings.current.footer}
      hrefFor={(destination) => `#${destination}`}
      language="en"
    />
  ),
  Header: (root) => <Header {...root} {...navigation} />,
  LanguageMenu: (root) => <LanguageMenu {...root} language="en" />,
  LegalDocument: (root) => <LegalDocument {...root} {...rules} />,
  LoadingScreen: (root) => <LoadingScreen {...root} />,
  MobileDrawer: (root) => <MobileDrawer {...root} {...navigation} />,
  NotFound: (root) => <NotFound {...root} homeHref="#" />,
  SkipLink: (root) => <SkipLink {...root} href="#main" />,
  ThemeToggle: (root) => <ThemeToggle {...root} theme="system" />,
};
