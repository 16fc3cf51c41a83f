import { CallToAction, ExampleSection, ImageRow, MediaFrame } from '@product/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/** Widths of the files: for a place of 200 px, which a square picture covers up to 352 px high, and for the whole window. */
const WIDTHS = [600 * devicePixelRatio, 6_000] as const;
const [SMALL, LARGE] = WIDTHS.map((width) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"><rect width="100%" height="100%" fill="#889"/></svg>`;
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
}) as [string, string];
const PICTURE = { src: LARGE, srcSet: `${SMALL} ${WIDTHS[0]}w, ${LARGE} ${WIDTHS[1]}w` };
const ACTION = { href: '#generate', label: 'Generate' };
const ratio = '1 / 1';

const meta = {
  title: 'Foundations/PictureSizes',
  tags: ['!autodocs', '!manifest'],
  render: () => (
    <div style={{ width: 200 }}>
      <MediaFrame {...PICTURE} ratio={ratio} alt="" brokenText="Broken" />
      <ExampleSection {...PICTURE} title="An example" prompt="A fox" action={ACTION} />
      <CallToAction {...PICTURE} title="Begin" action={ACTION} />
      <ImageRow
        pictures={['First', 'Second', 'Third'].map((label) => ({
          ...PICTURE,
          src: `${LARGE}#${label}`,
          ratio,
          label,
        }))}
      />
    </div>
  ),
} satisfies Meta;

export default meta;

/** In a narrow place of a wide window a picture that loads lazily takes the small file: the browser measures it. */
export const SmallFile: StoryObj = {
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll<HTMLImageElement>('img[loading=lazy]')];
    await expect(pictures).toHaveLength(5);
    for (const picture of pictures) {
      picture.scrollIntoView();
      await waitFor(() => expect(picture.currentSrc).not.toBe(''));
    }
    await expect(pictures.map(({ currentSrc }) => currentSrc)).toEqual(pictures.map(() => SMALL));
  },
};
