import {
  CallToAction,
  ExampleSection,
  FeatureSection,
  Footer,
  Header,
  Hero,
  LanguageMenu,
  LanguageMenuTrigger,
  LegalDocument,
  MobileDrawer,
  NotFound,
  PageSection,
  ImageRow,
  RunningGeneration,
  ShowcaseSection,
  SkipLink,
  ThemeToggle,
  ThemeToggleTrigger,
  TokenBalance,
  UserMenu,
  UserMenuTrigger,
  type NavigationProps,
} from '../../pieces/shell';
import type { Cases } from '../case';

const link = { href: '#', label: 'Further' };

const navigation = {
  brand: 'Easel',
  session: { status: 'signedOut' },
  homeHref: '#',
  links: [link],
} satisfies NavigationProps;

const rules = { title: 'House rules', updated: new Date(0), sections: [] };

export const shell: Cases = {
  CallToAction: (root) => <CallToAction {...root} title="Begin" action={link} />,
  ExampleSection: (root) => <ExampleSection {...root} title="One of them" prompt="A lighthouse" />,
  FeatureSection: (root) => <FeatureSection {...root} features={[]} />,
  Footer: (root) => <Footer {...root} brand="Easel" year={2026} columns={[{ links: [link] }]} />,
  Header: (root) => <Header {...root} {...navigation} />,
  Hero: (root) => <Hero {...root} title="Describe it" />,
  LanguageMenu: (root) => <LanguageMenu {...root} language="en" />,
  LanguageMenuTrigger: (root) => <LanguageMenuTrigger {...root} language="en" />,
  LegalDocument: (root) => <LegalDocument {...root} {...rules} />,
  MobileDrawer: (root) => (
    <MobileDrawer {...root} {...navigation} userLinks={[]} theme="system" language="en" />
  ),
  NotFound: (root) => <NotFound {...root} homeHref="#" />,
  PageSection: (root) => <PageSection {...root} title="Styles" />,
  ImageRow: (root) => <ImageRow {...root} pictures={[]} />,
  RunningGeneration: (root) => <RunningGeneration {...root} progress={42} href="#" />,
  ShowcaseSection: (root) => <ShowcaseSection {...root} title="Made here" pictures={[]} />,
  SkipLink: (root) => <SkipLink {...root} href="#main" />,
  ThemeToggle: (root) => <ThemeToggle {...root} theme="system" />,
  ThemeToggleTrigger: (root) => <ThemeToggleTrigger {...root} theme="system" />,
  TokenBalance: (root) => <TokenBalance {...root} tokens={1} />,
  UserMenu: (root) => <UserMenu {...root} username="demo" links={[link]} />,
  UserMenuTrigger: (root) => <UserMenuTrigger {...root} username="demo" />,
};
