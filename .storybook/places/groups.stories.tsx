import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  BillingInterval,
  GalleryTabs,
  MediaTabs,
  PackPicker,
  PlanPicker,
  QualityChoice,
  RadioCard,
  RadioCardGroup,
  RadioGroup,
  RadioOption,
  RatioShapes,
  SegmentedControl,
  SegmentedControlItem,
  StyleTiles,
  Tabs,
  TabsList,
  TabsTrigger,
} from '@product/ui';
import { expect, fn, waitFor } from 'storybook/test';
import { InShadowRoot } from '../../packages/ui/src/components/portal-container/story-roots';
import { focusedNear } from '../../packages/ui/src/lib/layer-focus';

const VALUES = ['1', '2', '3'] as const;
const PACKS = VALUES.map((id) => ({ id, name: id, tokens: 10, price: 3, features: [] }));
const PLANS = VALUES.map((id) => ({ id, name: id, pricePerMonth: 8, features: [] }));

const onValueChange = fn();

/** Every group that Tab enters at one item. The host keeps the values as they are. */
const Groups = () => (
  <>
    <p className="mb-3 text-sm">A host with a shadow root:</p>
    <InShadowRoot>
      <div className="grid gap-6 bg-surface p-4 text-ink">
        <RadioGroup aria-label="Paper" value="2" onValueChange={onValueChange}>
          {VALUES.map((value) => (
            <RadioOption key={value} value={value} label={value} />
          ))}
        </RadioGroup>
        <RadioCardGroup aria-label="Shape" value="2" onValueChange={onValueChange}>
          {VALUES.map((value) => (
            <RadioCard key={value} value={value} label={value}>
              <i />
            </RadioCard>
          ))}
        </RadioCardGroup>
        <SegmentedControl aria-label="Nothing is chosen" value="" onValueChange={onValueChange}>
          {VALUES.map((value) => (
            <SegmentedControlItem key={value} value={value}>
              {value}
            </SegmentedControlItem>
          ))}
        </SegmentedControl>
        <Tabs value="2" onValueChange={onValueChange}>
          <TabsList aria-label="Lists">
            {VALUES.map((value) => (
              <TabsTrigger key={value} value={value} aria-controls={undefined}>
                {value}
              </TabsTrigger>
            ))}
          </TabsList>
        </Tabs>
        <StyleTiles value="anime" onValueChange={onValueChange} />
        <RatioShapes value="1:1" onValueChange={onValueChange} />
        <QualityChoice value="standard" onValueChange={onValueChange} />
        <MediaTabs value="image" onValueChange={onValueChange} />
        <GalleryTabs signedIn value="mine" onValueChange={onValueChange} />
        <BillingInterval plan={PLANS[0]!} value="month" onValueChange={onValueChange} />
        <PlanPicker interval="month" plans={PLANS} value="2" onValueChange={onValueChange} />
        <PackPicker packs={PACKS} value="2" onValueChange={onValueChange} />
      </div>
    </InShadowRoot>
  </>
);

const meta = {
  title: 'Foundations/Places/Groups',
  component: Groups,
  tags: ['!autodocs'],
} satisfies Meta<typeof Groups>;

export default meta;

const ITEMS = '[role=radio], [role=tab]';
const SELECTED = '[aria-checked=true], [aria-selected=true]';

/** Tab alone chooses nothing, and the arrow keys choose the next item. */
export const InAShadowRoot: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    onValueChange.mockClear();
    const host = await canvas.findByTestId('elsewhere');
    const groupsOf = () => [
      ...host.shadowRoot!.querySelectorAll<HTMLElement>('[role=radiogroup], [role=tablist]'),
    ];
    await waitFor(() => expect(groupsOf()).toHaveLength(12));
    for (const group of groupsOf()) {
      const items = [...group.querySelectorAll<HTMLElement>(ITEMS)];
      const selected = group.querySelector<HTMLElement>(SELECTED) ?? items[0]!;
      const next = items[(items.indexOf(selected) + 1) % items.length];
      // Tab leads to the group itself, which is before its items.
      await expect(group.tabIndex).toBe(0);
      group.focus();
      await expect(focusedNear(group)).toBe(selected);
      await expect(onValueChange).not.toHaveBeenCalled();

      const isVertical = group.getAttribute('aria-orientation') === 'vertical';
      const isMirrored = getComputedStyle(group).direction === 'rtl';
      const key = isVertical ? 'ArrowDown' : isMirrored ? 'ArrowLeft' : 'ArrowRight';
      selected.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await waitFor(() => expect(focusedNear(group)).toBe(next));
      await expect(onValueChange).toHaveBeenCalledOnce();
      onValueChange.mockClear();
    }
  },
};
