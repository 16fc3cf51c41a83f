import { LANGUAGES } from '@product/domain';
import type { Preview } from '@storybook/react-vite';
import { scenarios } from 'mock-api';
import { PSEUDO_LANGUAGES } from '../language/pseudo-languages';
import { NETWORKS } from '../network';

/** Brand colours for the toolbar: a green, a yellow that is too light for white text, and black. */
export const BRANDS = { Forest: '#0a7d4f', Sunflower: '#ffd400', Ink: '#000000' } as const;

const ownNameOf = (language: string) => new Intl.DisplayNames(language, { type: 'language' }).of(language);

type GlobalType = NonNullable<Preview['globalTypes']>[string];
type Toolbar = NonNullable<GlobalType['toolbar']>;

const menu = (
  title: string,
  icon: Toolbar['icon'],
  description: string,
  items: Toolbar['items'],
): GlobalType => ({ description, toolbar: { title, icon, items, dynamicTitle: true } });

/** The toolbar's settings. Each can also be set in the address: `&globals=theme:dark;locale:ar`. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: menu('Theme', 'mirror', 'Light, dark, what the machine prefers, or both at once', [
    { value: 'light', title: 'Light', icon: 'sun' },
    { value: 'dark', title: 'Dark', icon: 'moon' },
    { value: 'system', title: 'System', icon: 'browser' },
    { value: 'both', title: 'Side by side', icon: 'sidebyside' },
  ]),
  locale: menu('Language', 'globe', 'The language of the texts, numbers and prices', [
    ...LANGUAGES.map((value) => ({ value, title: ownNameOf(value), right: value })),
    ...Object.entries(PSEUDO_LANGUAGES).map(([value, { title, right }]) => ({ value, title, right })),
  ]),
  direction: menu('Direction', 'transfer', 'Which way one reads', [
    { value: 'auto', title: 'Auto', right: "the language's own direction" },
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  scenario: menu('Scenario', 'users', 'Who is signed in, and what the product holds', [
    { value: '', title: "The story's own", right: 'with its faults' },
    ...Object.entries(scenarios).map(([value, { summary }]) => ({ value, title: value, right: summary })),
  ]),
  network: menu(
    'Network',
    'lightning',
    'How the mocked API answers a screen',
    Object.entries(NETWORKS).map(([value, { title, right }]) => ({ value, title, right })),
  ),
  motion: menu('Motion', 'play', 'Whether things move', [
    { value: 'full', title: 'Motion', right: 'as the machine has it' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  brand: menu('Brand', 'paintbrush', 'The colour that all accents come from, or a whole brand', [
    { value: '', title: "The library's own" },
    { value: 'print-shop', title: 'Print shop', right: 'square, dense, one hue' },
    ...Object.entries(BRANDS).map(([title, value]) => ({ value, title, right: value })),
  ]),
  businessModel: menu('Business model', 'book', 'Tokens, or the trial that there was before', [
    { value: 'tokens', title: 'Tokens', right: 'bought once' },
    { value: 'trial', title: 'Trial', right: 'a trial, one plan' },
  ]),
};

export const initialGlobals = {
  theme: 'light',
  locale: 'en',
  direction: 'auto',
  scenario: '',
  network: 'normal',
  motion: 'full',
  brand: '',
  businessModel: 'tokens',
};
