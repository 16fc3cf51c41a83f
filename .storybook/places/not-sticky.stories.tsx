import { GENERATOR_DEFAULTS } from '@product/domain';
import { GeneratorForm, Header, LegalDocument, PurchaseBar, SelectionBar } from '@product/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const Pieces = () => (
  <>
    <Header brand="Easel" homeHref="#home" links={[]} session={{ status: 'signedOut' }} />
    <GeneratorForm value={GENERATOR_DEFAULTS} />
    <PurchaseBar pack={{ id: 'one', name: 'One', tokens: 10, price: 3, features: [] }} />
    <SelectionBar count={1} total={2} onClose={() => {}} />
    <LegalDocument title="Terms" updated={new Date(0)} sections={[]} />
  </>
);

const meta = {
  title: 'Foundations/NotSticky',
  tags: ['!autodocs', '!manifest'],
  render: () => (
    <div data-ui-sticky="off">
      <Pieces />
    </div>
  ),
} satisfies Meta;

export default meta;

/** With `data-ui-sticky="off"` around it nothing sticks, and no form is as high as the window. */
export const Off: StoryObj = {
  play: async ({ canvasElement }) => {
    const host = canvasElement.querySelector<HTMLElement>('[data-ui-sticky]')!;
    const sticking = () =>
      [...host.querySelectorAll('*')].filter((each) => getComputedStyle(each).position === 'sticky').length;
    await expect(sticking()).toBe(0);
    const form = host.querySelector('form')!;
    await expect(form.scrollHeight).toBe(form.clientHeight);
    host.dataset['uiSticky'] = 'on';
    await expect(innerHeight < 480 || sticking() >= 4).toBe(true);
    host.dataset['uiSticky'] = 'off';
  },
};
