import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button';
import { RotateCwIcon } from '../icons';
import { EmptyState, FrameHung, FrameMissing, FrameOnEasel, FrameTilted } from '.';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    drawing: <FrameHung />,
    title: 'Nothing on your wall yet',
    description: 'Pictures you save are kept here, private until you make them public.',
    action: <Button variant="primary">Create your first picture</Button>,
  },
  parameters: {
    guide: {
      keyboard: [],
      do: [
        'State what is missing or what went wrong, and offer the one action that changes it.',
        'Set `headingLevel` to match the surrounding headings.',
      ],
      dont: [
        'Blame the user; say what happened and which data is safe.',
        'Offer more than one action; show one clear next step.',
      ],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Nothing on your wall yet' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    drawing: <FrameTilted />,
    title: 'Error loading your creations',
    description: 'Your pictures are safe. The connection was not.',
    action: (
      <Button>
        <RotateCwIcon aria-hidden />
        Try Again
      </Button>
    ),
  },
};

/** On a page without other content, the title is the page's `h1`. */
export const NotFound: Story = {
  args: {
    drawing: <FrameMissing />,
    headingLevel: 1,
    title: '404 Page Not Found',
    description: 'This wall is empty. The picture you were looking for hangs somewhere else.',
    action: <Button variant="inverse">Back to the home page</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found');
  },
};

export const NothingMadeYet: Story = {
  args: {
    drawing: <FrameOnEasel />,
    title: 'Your picture appears here.',
    description: undefined,
    action: undefined,
  },
};

export const TextOnly: Story = { args: { drawing: undefined, action: undefined } };

export const LongText: Story = {
  args: {
    title: 'Benutzerkontenverwaltungsübersicht vorübergehend nicht erreichbar',
    description:
      'Ihre Bilder sind gesichert, nur die Verbindung zum Bilderverzeichnisdienst ist im Augenblick unterbrochen; in wenigen Minuten sollte alles wieder da sein.',
    action: <Button variant="primary">Bilderverzeichnis noch einmal abrufen</Button>,
  },
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
};
