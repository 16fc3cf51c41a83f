import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ArrowForwardIcon,
  Button,
  Checkbox,
  ChevronBackIcon,
  ChevronForwardIcon,
  ProgressBar,
  SegmentedControlItem,
  SegmentedControl,
  UiProvider,
} from '@product/ui';
import { expect, within } from 'storybook/test';
import { Page, PageSection } from './page';

const DIRECTIONS = [
  { direction: 'ltr', locale: 'en', title: 'Left to right' },
  { direction: 'rtl', locale: 'ar', title: 'Right to left' },
] as const;

const RULES = [
  'Class names use start and end, never left and right.',
  'Arrows and chevrons that mean forward or back are mirrored; ticks, clocks and brand icons are not.',
  'Sheets open from their logical edge, and a toast is swiped away in the reading direction.',
  'Arrow keys follow the layout: in right-to-left tabs the left arrow key moves to the next tab.',
  'User content has its own direction: it is shown with dir="auto", and isolated within a translated sentence.',
];

function Sample({ title }: { title: string }) {
  return (
    <div className="grid gap-5">
      <SegmentedControl aria-label={`${title}: size`} defaultValue="one">
        <SegmentedControlItem value="one">1</SegmentedControlItem>
        <SegmentedControlItem value="two">2</SegmentedControlItem>
        <SegmentedControlItem value="three">3</SegmentedControlItem>
      </SegmentedControl>
      <ProgressBar variant="surface" value={35} label={`${title}: progress`} />
      <Checkbox label={title} />
      <p className="flex items-center gap-3">
        <ChevronBackIcon className="size-5" />
        <ChevronForwardIcon className="size-5" />
        <Button>
          {title}
          <ArrowForwardIcon aria-hidden />
        </Button>
      </p>
    </div>
  );
}

function Direction() {
  return (
    <Page
      title="Direction"
      intro="In right-to-left languages the whole layout is mirrored. Components need no code of their own for it."
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {DIRECTIONS.map(({ direction, locale, title }) => (
          <UiProvider key={direction} locale={locale} direction={direction}>
            <div dir={direction} className="rounded-lg border border-line bg-surface-raised p-6">
              <Sample title={title} />
            </div>
          </UiProvider>
        ))}
      </div>
      <PageSection title="What to hold to">
        <ul className="grid max-w-prose list-disc gap-2 ps-5 text-sm">
          {RULES.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </PageSection>
    </Page>
  );
}

const meta = { title: 'Foundations/Direction', component: Direction, tags: ['!autodocs'] } satisfies Meta<
  typeof Direction
>;

export default meta;

/** The first option is at the inline start: on the left, or on the right in right-to-left layouts. */
export const All: StoryObj<typeof meta> = {
  name: 'Direction',
  play: async ({ canvasElement }) => {
    const place = (group: string, choice: string) =>
      within(within(canvasElement).getByRole('radiogroup', { name: group }))
        .getByRole('radio', { name: choice })
        .getBoundingClientRect().x;
    await expect(place('Left to right: size', '1')).toBeLessThan(place('Left to right: size', '3'));
    await expect(place('Right to left: size', '1')).toBeGreaterThan(place('Right to left: size', '3'));
  },
};
