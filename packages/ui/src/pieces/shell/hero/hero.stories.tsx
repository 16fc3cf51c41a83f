import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CheckIcon, TokenIcon, UsersIcon } from '../../../components/icons';
import { ImageRow } from '../image-row/image-row';
import { expectNoOverflow } from '../stories/expect-no-overflow';
import { wallPictures } from '../stories/wall-pictures';
import { Hero } from './hero';

const meta = {
  title: 'Pieces/Shell/Hero',
  component: Hero,
  parameters: {
    layout: 'fullscreen',
    guide: {
      keyboard: [
        { keys: ['Enter'], does: 'In the field: submits the prompt, or the example if the field is empty.' },
      ],
      do: ['Put the key words of the title into `<spark>`; they get the only gradient of the screen.'],
      dont: ['Add a second prominent button to the same screen.', 'Write a title of more than two lines.'],
    } satisfies StoryGuide,
  },
  args: {
    title: 'Describe it. <spark>See it.</spark>',
    description:
      'Turn a sentence into a picture in the style you choose. Keep it to yourself, or hang it in the community gallery.',
    facts: [
      { icon: <TokenIcon />, text: '1 token per image' },
      { icon: <CheckIcon />, text: 'Tokens never expire' },
      { icon: <UsersIcon />, text: '10,000+ creators' },
    ],
    onCreate: fn(),
    children: <ImageRow pictures={wallPictures} aria-label="Pictures made here" />,
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Describe it. See it.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Describe a picture' }), 'A lighthouse{Enter}');
    await expect(args.onCreate).toHaveBeenLastCalledWith('A lighthouse', true);
    await expectNoOverflow();
  },
};

/** An empty field submits the example. */
export const TakesTheExample: Story = {
  args: { example: 'A paper boat on a still lake', children: undefined },
  play: async ({ canvas, args }) => {
    const field = canvas.getByPlaceholderText('A paper boat on a still lake');
    await userEvent.type(field, '   ');
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
    await expect(args.onCreate).toHaveBeenLastCalledWith('A paper boat on a still lake', false);
  },
};

export const TextOnly: Story = {
  args: { description: undefined, facts: undefined, children: undefined, onCreate: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    title: 'Beschreibe mit einer <spark>Bildbeschreibungszusammenfassung</spark>, was du gern sehen möchtest',
    description: 'A description that takes its time. '.repeat(8),
    example:
      'A prompt that does not fit into the one line that it has been given on any screen at all. '.repeat(3),
    facts: [{ text: 'A fact that is longer than the screen of a phone is wide, and then a little more' }],
  },
  play: expectNoOverflow,
};

export const German: Story = {
  globals: { locale: 'de' },
  args: {
    title: '<keep>Beschreibe es.</keep> <spark>Sieh es.</spark>',
    description:
      'Mach aus einem Satz ein Bild im Stil deiner Wahl. Behalte es für dich oder hänge es in die Galerie der Community.',
    facts: [
      { icon: <TokenIcon />, text: '1 Token pro Bild' },
      { icon: <CheckIcon />, text: 'Tokens verfallen nie' },
      { icon: <UsersIcon />, text: 'Über 10.000 Kreative' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Beschreibe ein Bild' })).toBeVisible();
    await expectNoOverflow();
  },
};
