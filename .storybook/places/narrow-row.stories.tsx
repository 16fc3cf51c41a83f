import {
  Avatar,
  Badge,
  Button,
  DownloadIcon,
  IconButton,
  Kbd,
  LanguageMenu,
  RunningGeneration,
  Spinner,
  ThemeToggle,
  TokenBalance,
} from '@product/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';

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
