import { Button } from '@product/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect } from 'storybook/test';
import brandCss from '../../packages/ui/src/styles/brand.css?raw';
import { takeStyles } from '../../packages/ui/src/components/portal-container/story-roots';
import { mistakesAt } from '../../packages/ui/src/lib/explain';
import { until } from './attempts';

interface HostProps {
  /** The host's own stylesheet, after the library's. */
  css: string;
  withStyles?: boolean;
}

/** A page of a host. */
function Host({ css, withStyles = true }: HostProps) {
  const [main, setMain] = useState<HTMLElement | null>(null);
  return (
    <>
      <iframe
        title={css || 'Without a stylesheet'}
        sandbox="allow-same-origin"
        className="h-20 w-full"
        ref={(frame) => {
          const page = frame?.contentDocument;
          if (!page || page.title) return;
          page.title = 'Host';
          page.documentElement.lang = 'en';
          page.documentElement.className = 'light';
          if (withStyles) takeStyles(page, brandCss + css);
          setMain(page.body.appendChild(page.createElement('main')));
        }}
      />
      {main && createPortal(<Button variant="primary">Generate</Button>, main)}
    </>
  );
}

const HOSTS = {
  right: { css: ':root { --ui-brand: #0a7d4f; }' },
  forgotten: { css: '' },
  misspelt: { css: ':root { --ui-brand: #0a7d4; --ui-brnad: #0a7d4f; }' },
  setLower: { css: 'main { --ui-brand: #0a7d4f; }' },
  notImported: { css: '', withStyles: false },
};

const meta = {
  title: 'Foundations/Mistakes',
  tags: ['!autodocs', '!manifest'],
  parameters: {
    chromatic: { disableSnapshot: true, reason: 'What is tried is what the console says.' },
  },
  render: () => (
    <>
      {Object.entries(HOSTS).map(([name, host]) => (
        <section key={name}>
          <p className="text-sm">{name}</p>
          <Host {...host} />
        </section>
      ))}
    </>
  ),
} satisfies Meta;

export default meta;

const NO_BRAND = expect.stringMatching(/brand\.css finds no colour in --ui-brand.*Set it on :root/);
const NO_STYLES = expect.stringMatching(
  /no stylesheet of the library applies.*Import "@product\/ui\/standalone\.css"/,
);

/** What is said of each host in development, and whether its primary button has a colour. */
export const OfAHost: StoryObj = {
  play: async ({ canvasElement }) => {
    const frames = [...canvasElement.querySelectorAll('iframe')];
    const found = [];
    for (const frame of frames) {
      const button = await until('a host', () => frame.contentDocument!.querySelector('button'));
      const { backgroundColor } = frame.contentWindow!.getComputedStyle(button);
      found.push({
        hasColour: !/, 0\)|transparent|^rgb\(239/.test(backgroundColor),
        mistakes: mistakesAt(button.parentElement!, { locale: 'en', direction: 'ltr' }),
      });
    }
    await expect(found).toEqual([
      { hasColour: true, mistakes: [] },
      { hasColour: true, mistakes: [NO_BRAND] },
      { hasColour: true, mistakes: [NO_BRAND] },
      { hasColour: true, mistakes: [NO_BRAND] },
      { hasColour: false, mistakes: [NO_STYLES] },
    ]);
  },
};
