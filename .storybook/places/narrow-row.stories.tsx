import { TOKEN_PACKS } from '@product/domain';
import {
  Avatar,
  Badge,
  Button,
  Checkbox,
  ComparisonTable,
  CurrentBalance,
  DownloadIcon,
  IconButton,
  Kbd,
  LanguageMenu,
  OrderSummary,
  PackGrid,
  RunningGeneration,
  SegmentedControl,
  SegmentedControlItem,
  SignUpPrompt,
  Spinner,
  Switch,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
  ThemeToggle,
  TokenBalance,
  UsageCards,
} from '@product/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { faultsIn } from '../testing/checks/narrow-columns';
import { Piece } from './piece';
import { TRIED_PIECES } from './tried-pieces';

/** Pieces with a text that stays in one line. Japanese may break at any character. */
const PIECES: Record<string, ReactNode> = {
  Avatar: <Avatar name="Ada" />,
  Badge: <Badge>下書き 12</Badge>,
  Button: <Button>画像を保存</Button>,
  'Button with an icon': (
    <Button>
      <DownloadIcon aria-hidden />
      <span>画像を保存</span>
    </Button>
  ),
  IconButton: (
    <IconButton label="Save">
      <DownloadIcon aria-hidden />
    </IconButton>
  ),
  Kbd: <Kbd>Page Down</Kbd>,
  LanguageMenu: <LanguageMenu language="en" />,
  RunningGeneration: <RunningGeneration progress={45} href="#generate" />,
  Spinner: <Spinner />,
  ThemeToggle: <ThemeToggle theme="system" />,
  TokenBalance: <TokenBalance tokens={12_345} />,
  'TokenBalance with a link': <TokenBalance tokens={12_345} buyHref="#buy" />,
};

const meta = {
  title: 'Foundations/NarrowRow',
  tags: ['!autodocs', '!manifest'],
  render: () => (
    <div lang="ja" className="grid gap-3">
      {Object.entries(PIECES).map(([name, piece]) => (
        <div key={name} data-row={name} style={{ display: 'flex', width: 200, gap: 8 }}>
          {piece}
          <p style={{ flex: '1 1 12rem' }}>{'印刷の設定 '.repeat(3)}</p>
        </div>
      ))}
    </div>
  ),
} satisfies Meta;

export default meta;

/** In a row of a host, 200 px wide and with a long text beside it, each piece keeps the width that its text needs. */
export const KeepsItsWidth: StoryObj = {
  play: async ({ canvasElement }) => {
    const squeezed: string[] = [];
    for (const row of canvasElement.querySelectorAll<HTMLElement>('[data-row]')) {
      const piece = row.firstElementChild as HTMLElement;
      const width = piece.offsetWidth;
      row.style.width = '1000px';
      const wanted = Math.min(piece.offsetWidth, 200);
      if (width < wanted) squeezed.push(`${row.dataset['row']}: ${width} px of ${wanted}`);
    }
    await expect(squeezed).toEqual([]);
  },
};

const WORDS = ['Geist', 'System', 'Humanist', 'Serif'];

/** Those whose words are longer than in the places. */
const WORDY: Record<string, ReactNode> = {
  Checkbox: <Checkbox label="Show it to everybody" description="Anyone can see it in the gallery." />,
  ComparisonTable: <ComparisonTable packs={TOKEN_PACKS} />,
  CurrentBalance: <CurrentBalance tokens={12_345} />,
  OrderSummary: <OrderSummary pack={TOKEN_PACKS[0]!} balance={120} onPurchase={fn()} />,
  PackGrid: <PackGrid packs={TOKEN_PACKS} hrefFor={(id) => `#${id}`} />,
  SegmentedControl: (
    <SegmentedControl aria-label="Typeface">
      {WORDS.map((word) => (
        <SegmentedControlItem key={word} value={word}>
          {word}
        </SegmentedControlItem>
      ))}
    </SegmentedControl>
  ),
  SignUpPrompt: <SignUpPrompt href="#sign-up" />,
  Switch: <Switch label="Play the sound of films" />,
  Tabs: (
    <Tabs defaultValue="Geist">
      <TabsList aria-label="Typeface">
        {WORDS.map((word) => (
          <TabsTrigger key={word} value={word}>
            {word}
          </TabsTrigger>
        ))}
      </TabsList>
      {WORDS.map((word) => (
        <TabsContent key={word} value={word}>
          {word}
        </TabsContent>
      ))}
    </Tabs>
  ),
  UsageCards: <UsageCards />,
};

/** Beside a button of the host, which does not shrink, every piece takes the 200 px that are left, and fits into them. */
export const TakesWhatIsLeft: StoryObj = {
  render: () => (
    <>
      {[
        ...Object.entries(WORDY),
        ...Object.keys(TRIED_PIECES).map((name) => [name, <Piece key={name} name={name} />] as const),
      ].map(([name, piece], index) => (
        <div key={index} data-beside={name} style={{ display: 'flex', width: 252, gap: 8 }}>
          {piece}
          <span style={{ flex: 'none', width: 44 }} />
        </div>
      ))}
    </>
  ),
  parameters: {
    chromatic: { disableSnapshot: true, reason: 'The pieces have pictures of their own.' },
  },
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll<HTMLElement>('[data-beside]')];
    const faults = rows.flatMap((row) => {
      // The width of a container does not follow what is in it.
      const containers = [...row.querySelectorAll<HTMLElement>('[class*="ui:@container"]')];
      const widths = containers.map(({ offsetWidth }) => offsetWidth).filter((width) => width < 96);
      const collapsed = widths.map((width) => `a container is ${width} px wide`);
      // Texts that leave a box inside the piece, where the row has room for them.
      const left = [...row.querySelectorAll<HTMLElement>('p, dt, dd, h2, h3, h4')]
        .filter((text) => text.clientWidth > 1 && text.scrollWidth > text.clientWidth + 1)
        .filter((text) => getComputedStyle(text).overflowX === 'visible')
        .map((text) => `"${text.textContent}" leaves its box`);
      return [...faultsIn(row), ...collapsed, ...left].map((fault) => `${row.dataset['beside']}: ${fault}`);
    });
    await expect(faults).toEqual([]);
  },
};
