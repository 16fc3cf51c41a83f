import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CONTRAST_PAIRS } from '../../packages/ui/src/styles/contrast-pairs';
import { ContrastRow } from './contrast-row';
import { expectValues } from './expect-values';
import { Page, PageSection } from './page';
import { Muted, Name, Row, Rows, Value } from './rows';
import { tokens, variable } from './tokens';

const pairs = CONTRAST_PAIRS.flatMap(([need, ink, grounds]) =>
  grounds.map((ground) => ({ need, ink, ground })),
);

function Swatch({ name, theme, value }: { name: string; theme?: 'light' | 'dark'; value: string }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span
        className={`${theme ?? ''} size-9 shrink-0 rounded-sm border border-line`}
        style={{ background: variable(name) }}
      />
      <Value>{value}</Value>
    </span>
  );
}

function Colour() {
  return (
    <Page
      title="Colour"
      intro="A colour is named by its purpose and has a value in each theme. Components use the names only."
    >
      <PageSection title="In both themes" note="The name, its value in the light theme, and in the dark one.">
        <Rows>
          {tokens.colours.map(({ name, value, dark, note }) => (
            <Row key={name} className="sm:grid-cols-3">
              <span className="grid">
                <Name>{name}</Name>
                {note && <Muted>{note}</Muted>}
              </span>
              <Swatch name={name} theme="light" value={value} />
              <Swatch name={name} theme="dark" value={dark} />
            </Row>
          ))}
        </Rows>
      </PageSection>
      <PageSection
        title="On pictures"
        note="The same in both themes: a picture does not change with the room."
      >
        <Rows>
          {tokens.onMedia.map(({ name, value, note }) => (
            <Row key={name} className="sm:grid-cols-[1fr_2fr]">
              <span className="grid">
                <Name>{name}</Name>
                {note && <Muted>{note}</Muted>}
              </span>
              <Swatch name={name} value={value} />
            </Row>
          ))}
        </Rows>
      </PageSection>
      <PageSection
        title="Contrast"
        note="Every pair in use, as WCAG 2 measures it. Words need 4.5, edges and marks need 3; a test holds every pair to it."
      >
        <Rows>
          {pairs.map((pair) => (
            <ContrastRow key={Object.values(pair).join()} {...pair} />
          ))}
        </Rows>
      </PageSection>
    </Page>
  );
}

const meta = { title: 'Foundations/Colour', component: Colour, tags: ['!autodocs'] } satisfies Meta<
  typeof Colour
>;

export default meta;

/** The page has every colour of the stylesheet and every pair of the contrast test. */
export const All: StoryObj<typeof meta> = {
  name: 'Colour',
  play: async ({ canvasElement }) => {
    await expect(tokens.colours.length).toBeGreaterThan(20);
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(
      tokens.colours.length + tokens.onMedia.length + pairs.length,
    );
    await expectValues(canvasElement, 2 * tokens.colours.length + tokens.onMedia.length + 2 * pairs.length);
  },
};
