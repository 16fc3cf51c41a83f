import { GENERATOR_DEFAULTS } from '@product/domain';
import {
  Accordion,
  AccordionContent,
  AccordionItem,
  AccordionTrigger,
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
  AlertDialogTrigger,
  AuthCard,
  BillingInterval,
  Button,
  CompareView,
  createToastStore,
  CreationView,
  DeleteDialog,
  Dialog,
  DialogContent,
  DialogTitle,
  DialogTrigger,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  EditDialog,
  Faq,
  GalleryCard,
  GalleryError,
  GalleryFilters,
  GalleryGrid,
  GalleryTabs,
  GeneratorForm,
  Header,
  Input,
  LanguageMenu,
  LegalDocument,
  LogInDialog,
  MediaFrame,
  MediaTabs,
  MobileDrawer,
  PackPicker,
  PlanPicker,
  Popover,
  PopoverContent,
  PopoverTrigger,
  PreviewPanel,
  PromptField,
  PromptHistory,
  QualityChoice,
  RadioCard,
  RadioCardGroup,
  RadioGroup,
  RadioOption,
  RatioShapes,
  RegisterForm,
  ResultActions,
  ResultStrip,
  SaveDialog,
  SegmentedControl,
  SegmentedControlItem,
  SelectionBar,
  ShareMenu,
  Sheet,
  SheetContent,
  SheetTitle,
  SheetTrigger,
  SimilarStyle,
  SkipLink,
  StyleTiles,
  Switch,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
  Textarea,
  ThemeToggle,
  Toaster,
  Tooltip,
  UserMenu,
} from '@product/ui';
import { GenerationQueue } from '@product/ui/generation-queue';
import { SetView } from '@product/ui/set-view';
import { useState, type ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { focusedNear } from '../../packages/ui/src/lib/layer-focus';
import { scrollerOf } from '../../packages/ui/src/lib/scroller';
import { PICTURES } from '../../packages/ui/src/pieces/creation/stories/pictures';
import {
  circumstancesOf,
  click,
  find,
  focuses,
  leadsTo,
  moves,
  opens,
  press,
  until,
  type Attempt,
} from './attempts';
import { closesInWideFrame, sticks, zooms } from './own-attempts';
import { scrollGrid } from './scroll-grid';

const ITEMS = Array.from({ length: 2_000 }, (_, id) => ({ id, title: `Piece ${id}`, isPublic: true }));
const CREATION = {
  title: 'Night rain',
  prompt: 'Neon in the puddles',
  mediaType: 'image',
  aspectRatio: '1:1',
};
const VALUES = ['1', '2', '3'] as const;
const PACK = { id: 'one', name: 'One', tokens: 10, price: 3, features: [] };
const PLAN = { id: 'plan', name: 'Plan', pricePerMonth: 8, features: [] };
const NAVIGATION = {
  brand: 'Easel',
  homeHref: '#home',
  links: [{ href: '#gallery', label: 'Gallery' }],
  session: { status: 'signedOut' },
} as const;

interface StateProps<T> {
  initial: T;
  children: (value: T, setValue: (value: T) => void) => ReactNode;
}

/** What a host keeps for a piece. */
function State<T>({ initial, children }: StateProps<T>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}

/** A piece in which one of several is chosen. */
const choosing = <Value extends string>(
  initial: Value,
  piece: (props: { value: Value; onValueChange: (value: string) => void }) => ReactNode,
) => (
  <State<string> initial={initial}>
    {(value, onValueChange) => piece({ value: value as Value, onValueChange })}
  </State>
);

/** A layer that has no button of its own. */
const withButton = (layer: (open: boolean, setOpen: (open: boolean) => void) => ReactNode) => (
  <State initial={false}>
    {(open, setOpen) => (
      <>
        <Button data-opens="" onClick={() => setOpen(true)}>
          Open
        </Button>
        {layer(open, setOpen)}
      </>
    )}
  </State>
);

/** A piece below, or above, more than a window shows. */
const Tall = () => <div style={{ height: 3_000 }} />;

const MENU = '[aria-haspopup=menu]';
const BY_HOST = '[data-opens]';
const RADIOS = '[role=radio]';
const GROUP = '[role=radiogroup]';

const radios = moves(RADIOS, 'vertical', GROUP);
const tabs = moves('[role=tab]', 'horizontal', '[role=tablist]');
const menu = opens(MENU);

const toasts = createToastStore();

interface TriedPiece {
  piece: ReactNode;
  attempts: readonly Attempt[];
}

/** Pieces that open, scroll, measure or listen, each with what it does in every place. `places.test.ts` names a missing one. */
export const TRIED_PIECES: Record<string, TriedPiece> = {
  Accordion: {
    piece: (
      <Accordion type="single" collapsible>
        {VALUES.map((value) => (
          <AccordionItem key={value} value={value}>
            <AccordionTrigger>{value}</AccordionTrigger>
            <AccordionContent>Content</AccordionContent>
          </AccordionItem>
        ))}
      </Accordion>
    ),
    attempts: [moves('[aria-expanded]')],
  },
  AlertDialog: {
    piece: (
      <AlertDialog>
        <AlertDialogTrigger asChild>
          <Button>Delete</Button>
        </AlertDialogTrigger>
        <AlertDialogContent>
          <AlertDialogTitle>Delete</AlertDialogTitle>
          <AlertDialogDescription>For good.</AlertDialogDescription>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
          <AlertDialogAction>Delete</AlertDialogAction>
        </AlertDialogContent>
      </AlertDialog>
    ),
    attempts: [opens('button', { outside: 'nothing' })],
  },
  AuthCard: {
    piece: (
      <State initial="login">{(tab, setTab) => <AuthCard tab={tab as 'login'} onTabChange={setTab} />}</State>
    ),
    attempts: [tabs, focuses('[type=submit]', 'input')],
  },
  BillingInterval: {
    piece: choosing('month', (props) => <BillingInterval plan={PLAN} {...props} />),
    attempts: [radios],
  },
  CompareView: {
    piece: withButton((open, setOpen) => (
      <CompareView
        open={open}
        onOpenChange={setOpen}
        creations={[
          { ...CREATION, src: PICTURES.anime },
          { ...CREATION, src: PICTURES.sketch },
        ]}
      />
    )),
    attempts: [opens(BY_HOST, { outside: 'covered' })],
  },
  CreationView: {
    piece: withButton((open, setOpen) => (
      <CreationView
        open={open}
        onOpenChange={setOpen}
        creation={CREATION}
        src={PICTURES.anime}
        onNext={fn()}
      />
    )),
    attempts: [opens(BY_HOST, { outside: 'covered', inside: zooms })],
  },
  DeleteDialog: {
    piece: (
      <DeleteDialog creation={CREATION}>
        <Button>Delete</Button>
      </DeleteDialog>
    ),
    attempts: [opens('button', { outside: 'nothing' })],
  },
  Dialog: {
    piece: (
      <Dialog>
        <DialogTrigger asChild>
          <Button>Save</Button>
        </DialogTrigger>
        <DialogContent closeLabel="Close" aria-describedby={undefined}>
          <DialogTitle>Save</DialogTitle>
          <Input aria-label="Title" />
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <Button>More</Button>
            </DropdownMenuTrigger>
            <DropdownMenuContent>
              <DropdownMenuItem>Download</DropdownMenuItem>
            </DropdownMenuContent>
          </DropdownMenu>
        </DialogContent>
      </Dialog>
    ),
    attempts: [opens('button')],
  },
  DropdownMenu: {
    piece: (
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button>Share</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          {VALUES.map((value) => (
            <DropdownMenuItem key={value}>{value}</DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
    ),
    attempts: [opens(MENU, { inside: moves('[role=menuitem]') })],
  },
  EditDialog: {
    piece: (
      <EditDialog creation={CREATION}>
        <Button>Edit</Button>
      </EditDialog>
    ),
    attempts: [opens('button')],
  },
  Faq: { piece: <Faq />, attempts: [moves('[aria-expanded]')] },
  GalleryCard: {
    piece: <GalleryCard creation={CREATION} src={PICTURES.anime} href="#one" onEdit={fn()} onShare={fn()} />,
    attempts: [menu],
  },
  GalleryError: {
    piece: (
      <State initial={true}>
        {(isError, setError) => (
          <section>{isError ? <GalleryError onRetry={() => setError(false)} /> : 'Night rain'}</section>
        )}
      </State>
    ),
    attempts: [
      focuses('button', 'section'),
      // It may be as wide as the window, which would cut a ring around it off.
      async (piece) =>
        expect(find(piece, 'section').computedStyleMap().get('outline-offset')?.toString()).toBe('-2px'),
    ],
  },
  GalleryFilters: {
    piece: <GalleryFilters value={{ query: 'rain' }} />,
    attempts: [opens('[aria-haspopup]'), focuses('button', 'input')],
  },
  GalleryGrid: {
    piece: (
      <GalleryGrid
        items={ITEMS}
        renderCard={(creation) => (
          <GalleryCard creation={creation} src={PICTURES.realistic} href={`#${creation.id}`} />
        )}
      />
    ),
    attempts: [scrollGrid],
  },
  GalleryTabs: {
    piece: choosing('mine', (props) => <GalleryTabs signedIn {...props} />),
    attempts: [tabs],
  },
  GenerationQueue: {
    piece: (
      <State<readonly number[]> initial={[1, 2]}>
        {(ids, setIds) => (
          <GenerationQueue
            items={ids.map((id) => ({ id, state: 'done', choices: GENERATOR_DEFAULTS }))}
            onRemove={(id) => setIds(ids.filter((other) => other !== id))}
          />
        )}
      </State>
    ),
    attempts: [focuses('button', '[data-ui=generation-queue]')],
  },
  GeneratorForm: {
    piece: <GeneratorForm value={GENERATOR_DEFAULTS} />,
    attempts: [
      async (piece) => {
        find<HTMLFormElement>(piece, 'form').requestSubmit();
        await until('the focus on the prompt', () => focusedNear(piece)?.localName === 'textarea');
      },
    ],
  },
  Header: {
    piece: (
      <div>
        <Header {...NAVIGATION} contentHref="#content" />
        <Tall />
        <p id="content">Content</p>
        <Tall />
      </div>
    ),
    attempts: [sticks('header', 'top'), leadsTo('[data-ui=skip-link]')],
  },
  LanguageMenu: { piece: <LanguageMenu language="en" />, attempts: [menu] },
  LegalDocument: {
    piece: (
      <LegalDocument
        title="Terms"
        updated={new Date(0)}
        sections={['first', 'second'].map((id) => ({ id, title: id, body: <Tall /> }))}
      />
    ),
    attempts: [leadsTo('[href="#second"]')],
  },
  LogInDialog: {
    piece: withButton((open, setOpen) => <LogInDialog open={open} onOpenChange={setOpen} signUpHref="#up" />),
    attempts: [opens(BY_HOST)],
  },
  MediaFrame: {
    piece: (
      <div>
        <Tall />
        <MediaFrame kind="video" src="#film" alt="A film" brokenText="Broken" />
      </div>
    ),
    attempts: [
      async (piece) => {
        const frame = find(piece, '[data-ui=media-frame]');
        await expect(frame).toHaveAttribute('data-status', 'loading');
        await expect(find(frame, 'video')).not.toHaveAttribute('src');
        frame.scrollIntoView();
        await until('a film near what is shown', () => !frame.querySelector('video:not([src])'));
        scrollerOf(frame).scrollTo(0, 0);
      },
    ],
  },
  MediaTabs: { piece: choosing('image', (props) => <MediaTabs {...props} />), attempts: [tabs] },
  MobileDrawer: {
    piece: <MobileDrawer {...NAVIGATION} userLinks={[]} language="en" theme="system" />,
    attempts: [opens('button'), closesInWideFrame],
  },
  PackPicker: {
    piece: choosing('1', (props) => <PackPicker packs={VALUES.map((id) => ({ ...PACK, id }))} {...props} />),
    attempts: [radios],
  },
  PlanPicker: {
    piece: choosing('1', (props) => (
      <PlanPicker interval="month" plans={VALUES.map((id) => ({ ...PLAN, id }))} {...props} />
    )),
    attempts: [radios],
  },
  Popover: {
    piece: (
      <Popover>
        <PopoverTrigger asChild>
          <Button>About</Button>
        </PopoverTrigger>
        <PopoverContent aria-label="About">
          <Button>First</Button>
          <Button>Last</Button>
        </PopoverContent>
      </Popover>
    ),
    attempts: [
      opens('button', {
        inside: async (layer) => expect(focusedNear(layer)).toBe(find(layer, 'button')),
      }),
      async (piece) => {
        const button = find(piece, 'button');
        for (const expanded of ['true', 'false']) {
          await click(button);
          await until('a press on the button of a popover', () => button.ariaExpanded === expanded);
        }
      },
    ],
  },
  PreviewPanel: {
    piece: (
      <State<'failed' | 'idle'> initial="failed">
        {(phase, setPhase) => (
          <PreviewPanel
            state={phase === 'failed' ? { phase, message: 'Failed' } : { phase }}
            choices={GENERATOR_DEFAULTS}
            onRetry={() => setPhase('idle')}
          />
        )}
      </State>
    ),
    attempts: [focuses('button', '[data-ui=preview-panel]')],
  },
  PromptField: {
    piece: <PromptField defaultValue="A fox" />,
    attempts: [
      async (piece) => {
        const area = find<HTMLTextAreaElement>(piece, 'textarea');
        await click(find(piece, 'button'));
        await until('an empty field with the focus', () => area.value === '' && focusedNear(area) === area);
      },
    ],
  },
  PromptHistory: {
    piece: (
      <State initial="fox">
        {(query, setQuery) => (
          <PromptHistory
            prompts={['A fox']}
            searchLabel="Search"
            emptyText="None"
            query={query}
            onQueryChange={setQuery}
          />
        )}
      </State>
    ),
    attempts: [
      focuses('button', 'input'),
      async (piece) =>
        void (await until('an empty search', () => find<HTMLInputElement>(piece, 'input').value === '')),
    ],
  },
  QualityChoice: {
    piece: choosing(GENERATOR_DEFAULTS.quality, (props) => <QualityChoice {...props} />),
    attempts: [moves(RADIOS, 'horizontal', GROUP)],
  },
  RadioCard: {
    piece: (
      <RadioCardGroup aria-label="Shape" defaultValue="2">
        {VALUES.map((value) => (
          <RadioCard key={value} value={value} label={value}>
            <i />
          </RadioCard>
        ))}
      </RadioCardGroup>
    ),
    attempts: [radios],
  },
  RadioGroup: {
    piece: (
      <RadioGroup aria-label="Shape" defaultValue="2">
        {VALUES.map((value) => (
          <RadioOption key={value} value={value} label={value} />
        ))}
      </RadioGroup>
    ),
    attempts: [radios],
  },
  RatioShapes: {
    piece: choosing(GENERATOR_DEFAULTS.aspectRatio, (props) => <RatioShapes {...props} />),
    attempts: [radios],
  },
  RegisterForm: { piece: <RegisterForm />, attempts: [focuses('[type=submit]', 'input')] },
  ResultActions: { piece: <ResultActions onShare={fn()} onSave={fn()} />, attempts: [menu] },
  ResultStrip: {
    piece: (
      <ResultStrip
        results={['First', 'Second', 'Third'].map((label) => ({
          id: label,
          label,
          src: PICTURES.realistic,
          mediaType: 'image',
          saved: true,
        }))}
        selected="First"
        onCompare={fn()}
      />
    ),
    attempts: [
      async (piece) => {
        const compare = find(piece, '[data-ui=result-strip] > div button');
        compare.focus();
        compare.click();
        await until('a choice that begins', () => compare.ariaPressed === 'true');
        // In a dialog the key belongs to the dialog.
        if (piece.closest('[role=dialog]')) return;
        press(compare, 'Escape');
        await until('a choice that ends', () => compare.ariaPressed === 'false');
      },
    ],
  },
  SaveDialog: {
    piece: (
      <SaveDialog picture={{ ...GENERATOR_DEFAULTS, src: PICTURES.anime }}>
        <Button>Save</Button>
      </SaveDialog>
    ),
    attempts: [opens('button')],
  },
  SegmentedControl: {
    piece: (
      <SegmentedControl aria-label="Quality, not chosen yet">
        {VALUES.map((value) => (
          <SegmentedControlItem key={value} value={value}>
            {value}
          </SegmentedControlItem>
        ))}
      </SegmentedControl>
    ),
    attempts: [moves(RADIOS, 'horizontal', GROUP)],
  },
  SelectionBar: {
    piece: (
      <div>
        <Tall />
        <SelectionBar count={1} total={2} onClose={fn()} />
      </div>
    ),
    attempts: [sticks('[data-ui=selection-bar]', 'bottom')],
  },
  SetView: {
    piece: withButton((open, setOpen) => (
      <SetView
        open={open}
        onOpenChange={setOpen}
        results={['First', 'Second', 'Third'].map((label) => ({
          id: label,
          label,
          src: PICTURES.anime,
          mediaType: 'image',
          aspectRatio: '1:1',
          saved: false,
        }))}
        onChoose={fn()}
      />
    )),
    attempts: [
      opens(BY_HOST, { outside: 'covered', inside: moves('[data-index] > div > button', 'horizontal') }),
    ],
  },
  ShareMenu: {
    piece: (
      <ShareMenu onShare={fn()}>
        <Button>Share</Button>
      </ShareMenu>
    ),
    attempts: [menu],
  },
  Sheet: {
    piece: (
      <Sheet>
        <SheetTrigger asChild>
          <Button>Filters</Button>
        </SheetTrigger>
        <SheetContent closeLabel="Close" aria-describedby={undefined}>
          <SheetTitle>Filters</SheetTitle>
          <Button>Newest</Button>
        </SheetContent>
      </Sheet>
    ),
    attempts: [opens('button')],
  },
  SimilarStyles: {
    piece: (
      <State initial="">
        {(seen, setSeen) => (
          <div data-seen={seen}>
            <SimilarStyle
              pictureStyle="anime"
              prompt="A fox"
              state={{ phase: 'done', src: PICTURES.anime }}
              onView={() => setSeen('seen')}
            />
          </div>
        )}
      </State>
    ),
    attempts: [
      async (piece) => {
        await click(find(piece, 'img'));
        await until('a press on a picture', () => piece.querySelector('[data-seen=seen]'));
        await expect(focusedNear(piece)).toBe(find(piece, '[data-below]'));
      },
    ],
  },
  SkipLink: {
    piece: (
      <div>
        <SkipLink href="#content" />
        <Tall />
        <p id="content">Content</p>
        <Tall />
      </div>
    ),
    attempts: [leadsTo('a')],
  },
  StyleTiles: {
    piece: choosing(GENERATOR_DEFAULTS.style, (props) => <StyleTiles {...props} />),
    attempts: [radios],
  },
  Switch: {
    piece: <Switch label="Sound" />,
    attempts: [
      async (piece) => {
        const control = find(piece, '[role=switch]');
        press(control, 'Enter');
        await until('a switch that is on', () => control.ariaChecked === 'true');
      },
    ],
  },
  Tabs: {
    piece: (
      <Tabs defaultValue="2">
        <TabsList aria-label="Lists">
          {VALUES.map((value) => (
            <TabsTrigger key={value} value={value}>
              {value}
            </TabsTrigger>
          ))}
        </TabsList>
        {VALUES.map((value) => (
          <TabsContent key={value} value={value}>
            {value}
          </TabsContent>
        ))}
      </Tabs>
    ),
    attempts: [tabs],
  },
  Textarea: {
    piece: <Textarea autoGrow rows={2} aria-label="Prompt" />,
    attempts: [
      async (piece) => {
        const area = find<HTMLTextAreaElement>(piece, 'textarea');
        const before = area.offsetHeight;
        area.setRangeText('one\ntwo\nthree\nfour\nfive');
        area.dispatchEvent(new Event('input', { bubbles: true }));
        await until('a taller field', () => area.offsetHeight > before);
      },
    ],
  },
  ThemeToggle: { piece: <ThemeToggle theme="system" />, attempts: [menu] },
  Toaster: {
    piece: <Toaster store={toasts} />,
    attempts: [
      async (piece) => {
        const toastOf = () => piece.querySelector<HTMLElement>('[data-ui=toast]');
        toasts.toast({ title: 'Saved', duration: Infinity });
        const toast = await until('a toast', toastOf);
        await expect(circumstancesOf(toast)).toEqual(circumstancesOf(piece));
        await until('its announcement in its place', () => piece.querySelector('[role=status]'));
        await until('the focus by F8', () => {
          press(piece, 'F8');
          return focusedNear(piece) === find(piece, '[data-ui=toast-viewport]');
        });
        toast.focus();
        press(toast, 'Escape');
        await until('a toast that closes', () => !toastOf());
      },
    ],
  },
  Tooltip: {
    piece: (
      <Tooltip content="Opens the gallery" delayDuration={0}>
        <Button>Gallery</Button>
      </Tooltip>
    ),
    attempts: [opens('button', { by: 'hover' })],
  },
  UserMenu: {
    piece: <UserMenu username="demo" links={[{ href: '#one', label: 'One' }]} onLogOut={fn()} />,
    attempts: [menu],
  },
};

/** Folders of the same kind, whose behaviour is all that of a tried piece. */
export const SAME_AS: Record<string, string> = {
  Avatar: 'MediaFrame',
  CreationMedia: 'MediaFrame',
  CreationThumbnail: 'MediaFrame',
  ErrorBoundary: 'GalleryError',
  ExampleSection: 'MediaFrame',
  Form: 'AuthCard',
  GallerySkeleton: 'GalleryGrid',
  LoginForm: 'AuthCard',
  PaymentReturn: 'PreviewPanel',
  PortalContainer: 'Dialog',
  PurchaseBar: 'SelectionBar',
  Toast: 'Toaster',
};
