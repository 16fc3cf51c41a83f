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
  'Classes say start and end, never left and right.',
  'Arrows and chevrons that mean on or back turn round; a tick, a clock or a brand does not.',
  'Sheets come from their own edge, and a toast is swiped away in the reading direction.',
  'Arrow keys follow the eye: in a row of tabs the left key goes on where one reads from right to left.',
  'What people have written has a direction of its own: it is shown with dir="auto", and isolated where it stands in a sentence of ours.',
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
      intro="Everything mirrors for those who read from right to left, and nothing is written twice for it."
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
