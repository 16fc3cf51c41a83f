import { businessModels } from '@product/domain';
import {
  CallToAction,
  ExampleSection,
  FeatureSection,
  Footer,
  Header,
  Hero,
  LanguageMenu,
  LegalDocument,
  LoadingScreen,
  MobileDrawer,
  NotFound,
  PageSection,
  PictureWall,
  ShowcaseSection,
  SkipLink,
  ThemeToggle,
  type HeaderProps,
} from '../../pieces/shell';
import type { Cases } from '../case';

const navigation = {
  brand: 'Easel',
  session: { status: 'signedOut' },
  hrefs: { home: '#', gallery: '#', pricing: '#', create: '#', buyTokens: '#' },
  userMenu: businessModels.tokens.userMenu,
  hrefFor: (destination) => `#${destination}`,
  theme: 'system',
  language: 'en',
} satisfies HeaderProps;

const rules = { title: 'House rules', updated: new Date(0), sections: [] };

const link = { href: '#', label: 'Further' };

export const shell: Cases = {
  CallToAction: (root) => <CallToAction {...root} title="Begin" action={link} />,
  ExampleSection: (root) => <ExampleSection {...root} title="One of them" prompt="A lighthouse" />,
  FeatureSection: (root) => <FeatureSection {...root} features={[]} />,
  Footer: (root) => (
    <Footer
      {...root}
      brand="Easel"
      year={2026}
      columns={businessModels.tokens.footer}
      hrefFor={(destination) => `#${destination}`}
      language="en"
    />
  ),
  Header: (root) => <Header {...root} {...navigation} />,
  Hero: (root) => <Hero {...root} title="Describe it" />,
  LanguageMenu: (root) => <LanguageMenu {...root} language="en" />,
  LegalDocument: (root) => <LegalDocument {...root} {...rules} />,
  LoadingScreen: (root) => <LoadingScreen {...root} />,
  MobileDrawer: (root) => <MobileDrawer {...root} {...navigation} />,
  NotFound: (root) => <NotFound {...root} homeHref="#" />,
  PageSection: (root) => <PageSection {...root} title="Styles" />,
  PictureWall: (root) => <PictureWall {...root} pictures={[]} />,
  ShowcaseSection: (root) => <ShowcaseSection {...root} title="Made here" pictures={[]} />,
  SkipLink: (root) => <SkipLink {...root} href="#main" />,
  ThemeToggle: (root) => <ThemeToggle {...root} theme="system" />,
};
