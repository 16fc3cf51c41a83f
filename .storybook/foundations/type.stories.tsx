import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectValues } from './expect-values';
import { Page, PageSection } from './page';
import { Muted, Name, Row, Rows, Value } from './rows';
import { tokens, variable } from './tokens';

const SCRIPTS = [
  { lang: 'en', text: 'A quiet street after the rain' },
  { lang: 'de', text: 'Eine stille Straße nach dem Regen' },
  { lang: 'zh', text: '雨后安静的街道' },
  { lang: 'hi', text: 'बारिश के बाद एक शांत सड़क' },
  { lang: 'ar', text: 'شارع هادئ بعد المطر', dir: 'rtl' },
];

function Type() {
  return (
    <Page
      title="Type"
      intro="One typeface in nine sizes. The lede and larger sizes grow with the width of the window."
    >
      <PageSection title="Sizes">
        <Rows>
          {tokens.sizes.map(({ name, value, note }) => (
            <Row key={name}>
              <span
                className="truncate py-1"
                style={{ fontSize: variable(name), lineHeight: variable(name.replace('text', 'leading')) }}
              >
                Describe it.
              </span>
              <span className="flex flex-wrap gap-x-4">
                <Name>{name}</Name>
                <Muted>{note}</Muted>
                <Value>{value}</Value>
              </span>
            </Row>
          ))}
        </Rows>
      </PageSection>
      <PageSection title="Tracking" note="Scripts that join or stack their letters take none.">
        <Rows>
          {tokens.tracking.map(({ name, value }) => (
            <Row key={name} className="sm:grid-cols-[2fr_1fr]">
              <span className="text-xl font-semibold" style={{ letterSpacing: variable(name) }}>
                Night rain
              </span>
              <span className="flex flex-wrap gap-x-4">
                <Name>{name}</Name>
                <Value>{value}</Value>
              </span>
            </Row>
          ))}
        </Rows>
      </PageSection>
      <PageSection
        title="Scripts"
        note="Arabic and Devanagari have marks above and below the line, and higher lines for them."
      >
        <Rows>
          {SCRIPTS.map(({ lang, text, dir }) => (
            <Row key={lang}>
              <span lang={lang} dir={dir} className="text-2xl font-semibold">
                {text}
              </span>
            </Row>
          ))}
        </Rows>
      </PageSection>
      <PageSection title="Family">
        {tokens.fonts.map(({ name, value }) => (
          <p key={name} className="grid gap-1">
            <Name>{name}</Name>
            <Value>{value}</Value>
          </p>
        ))}
      </PageSection>
    </Page>
  );
}

const meta = { title: 'Foundations/Type', component: Type, tags: ['!autodocs'] } satisfies Meta<typeof Type>;

export default meta;

/** The page has every text size of the stylesheet, from the smallest to the largest. */
export const All: StoryObj<typeof meta> = {
  name: 'Type',
  play: async ({ canvasElement }) => {
    const lines = within(canvasElement).getAllByText('Describe it.');
    await expect(lines).toHaveLength(tokens.sizes.length);
    const sizes = lines.map((line) => Number.parseFloat(getComputedStyle(line).fontSize));
    await expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    await expectValues(canvasElement, tokens.sizes.length + tokens.tracking.length + tokens.fonts.length);
  },
};
