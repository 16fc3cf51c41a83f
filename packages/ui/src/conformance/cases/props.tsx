import { businessModels, GENERATOR_DEFAULTS } from '@product/domain';
import { AlertDialogDescription, AlertDialogTitle, DialogTitle, Input, SheetTitle } from '../../components';
import { createToastStore } from '../../pieces/feedback';
import type { NavigationProps } from '../../pieces/shell';
import type { library } from '../library';

type Library = typeof library;
type PropsOf<Component> = Component extends (props: infer Props) => unknown ? Props : never;

const { packs, plans } = businessModels.tokens;
const [pack] = packs;
const [plan] = plans;
const { trial } = businessModels.trial;
if (!pack || !plan || !trial)
  throw new Error('A business model has packs and plans, the trial model a trial.');

const creation = { title: 'Night rain' };
const result = { id: 'a', mediaType: 'image', label: 'A lighthouse', saved: false } as const;
const link = { href: '#', label: 'Further' };
const navigation: NavigationProps = {
  brand: 'Easel',
  session: { status: 'signedOut' },
  homeHref: '#',
  links: [link],
};

/** The props that a component needs. One without an entry is rendered with those of the host only. */
export const props: { [Name in keyof Library]?: PropsOf<Library[Name]> } = {
  Accordion: { type: 'single' },
  AccordionItem: { value: 'paper' },
  AccordionTrigger: { children: 'Paper' },
  AccordionContent: { children: 'Cotton rag' },
  AlertDialogTrigger: { children: 'Delete' },
  AlertDialogContent: {
    closeLabel: 'Close',
    children: (
      <>
        <AlertDialogTitle>Delete</AlertDialogTitle>
        <AlertDialogDescription>For good.</AlertDialogDescription>
      </>
    ),
  },
  Avatar: { name: 'demo' },
  Button: { children: 'Save' },
  Checkbox: { label: 'Make public', description: 'For everyone' },
  DialogTrigger: { children: 'Save' },
  DialogContent: {
    closeLabel: 'Close',
    'aria-describedby': undefined,
    children: <DialogTitle>Save</DialogTitle>,
  },
  DropdownMenuTrigger: { children: 'Share' },
  DropdownMenuRadioItem: { value: 'dark' },
  EmptyState: { title: 'Nothing yet' },
  Field: {
    label: 'Title',
    description: 'As short as you like',
    error: 'A title is needed',
    children: <Input />,
  },
  IconButton: { label: 'Share' },
  MediaFrame: { alt: '', brokenText: 'It cannot be shown.' },
  PasswordInput: { showLabel: 'Show password', hideLabel: 'Hide password' },
  PopoverTrigger: { children: 'About' },
  PopoverContent: { 'aria-label': 'About' },
  ProgressBar: { value: 47, label: 'Generating' },
  RadioCard: { value: 'square', label: 'Square', children: <i /> },
  RadioOption: { value: 'a4', label: 'A4' },
  SegmentedControlItem: { value: 'hd' },
  SheetTrigger: { children: 'Menu' },
  SheetContent: {
    closeLabel: 'Close',
    'aria-describedby': undefined,
    children: <SheetTitle>Menu</SheetTitle>,
  },
  Spinner: { label: 'Loading' },
  Switch: { label: 'Sound', description: 'For films' },
  Table: { label: 'Sizes' },
  TableHead: { scope: 'row' },
  TabsTrigger: { value: 'mine' },
  TabsContent: { value: 'mine' },
  Textarea: { autoGrow: true },
  TextLink: { href: '#terms' },
  ToastAction: { altText: 'Open the gallery' },
  ToastClose: { label: 'Close' },
  ToastViewport: { label: 'Messages ({hotkey})' },
  Tooltip: { content: 'Copies the link', defaultOpen: true, children: <button>Copy</button> },

  AuthCard: { tab: 'login' },
  LogInDialog: { open: true },

  BillingInterval: { plan, value: 'month' },
  ComparisonTable: { packs },
  CurrentBalance: { tokens: 3 },
  OrderSummary: { pack, balance: 0 },
  PackCard: { pack },
  PackPicker: { packs },
  PackGrid: { packs },
  PaymentReturn: { purchase: 'tokens', outcome: 'paid', href: '#' },
  PaymentSummary: { plan, interval: 'month' },
  PlanBenefits: { plan },
  PlanPicker: { plans, value: 'basic', interval: 'month' },
  PurchaseBar: { pack },
  TrialBenefits: { trial },

  CreationMedia: { alt: 'Night rain' },
  ShareMenu: { defaultOpen: true, children: <button type="button">Night rain</button> },
  Watermark: { word: 'Easel' },

  Toaster: { store: createToastStore() },

  CompareView: { creations: [creation, creation], open: true },
  CreationView: { creation, open: true },
  DeleteDialog: { creation, defaultOpen: true },
  EditDialog: { creation, defaultOpen: true },
  GalleryCard: { creation },
  GalleryEmpty: { tab: 'mine' },
  GalleryFilters: { value: {} },
  GalleryGrid: { items: [{ id: 1 }], renderCard: () => 'Night rain' },
  GalleryTabs: { value: 'community' },
  SelectionBar: { count: 1, total: 2 },
  SetView: { results: [result], open: true },
  SignUpPrompt: { href: '/auth' },

  FurtherSettingsPanel: { settings: GENERATOR_DEFAULTS, value: { style: ['anime'], aspectRatio: [] } },
  GenerateButton: { mediaType: 'image', cost: 1 },
  GenerationQueue: {
    items: [{ id: 1, choices: { ...GENERATOR_DEFAULTS, prompt: 'A lighthouse' }, state: 'waiting' }],
  },
  GeneratorForm: { value: GENERATOR_DEFAULTS },
  MediaTabs: { value: 'image' },
  PreviewPanel: { state: { phase: 'done' }, choices: GENERATOR_DEFAULTS },
  PromptHistory: {
    prompts: ['A lighthouse'],
    searchLabel: 'Search earlier prompts',
    emptyText: 'No earlier prompts yet',
    query: '',
  },
  PromptIdeas: {
    surpriseLabel: 'Surprise me',
    groups: [{ label: 'Light', ideas: ['soft fog'] }],
    chosen: new Set(),
  },
  QuantityField: { label: 'Quantity', value: 1 },
  QueueNote: { plan: undefined },
  QualityChoice: { value: 'hd' },
  RatioShapes: { value: '1:1' },
  ResultStrip: { results: [result] },
  SaveDialog: { picture: { ...GENERATOR_DEFAULTS, src: undefined }, defaultOpen: true },
  SimilarStyle: { pictureStyle: 'anime', prompt: 'A lighthouse' },
  StyleTiles: { value: 'anime' },

  CallToAction: { title: 'Begin', action: link },
  ExampleSection: { title: 'One of them', prompt: 'A lighthouse' },
  FeatureSection: { features: [] },
  Footer: { brand: 'Easel', year: 2026, columns: [{ links: [link] }] },
  Header: navigation,
  Hero: { title: 'Describe it' },
  LanguageMenu: { language: 'en' },
  LanguageMenuTrigger: { language: 'en' },
  LegalDocument: { title: 'House rules', updated: new Date(0), sections: [] },
  MobileDrawer: { ...navigation, userLinks: [], theme: 'system', language: 'en' },
  NotFound: { homeHref: '#' },
  PageSection: { title: 'Styles' },
  ImageRow: { pictures: [] },
  RunningGeneration: { progress: 42, href: '#' },
  ShowcaseSection: { title: 'Made here', pictures: [] },
  SkipLink: { href: '#main' },
  ThemeToggle: { theme: 'system' },
  ThemeToggleTrigger: { theme: 'system' },
  TokenBalance: { tokens: 1 },
  UserMenu: { username: 'demo', links: [link] },
  UserMenuTrigger: { username: 'demo' },
};
