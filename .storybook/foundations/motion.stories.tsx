import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@product/ui';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { expectValues } from './expect-values';
import { Page, PageSection } from './page';
import { Muted, Name, Row, Rows, Value } from './rows';
import type { Token } from '../../packages/ui/src/styles/parse-tokens';
import { tokens, variable } from './tokens';

interface Runner {
  token: Token;
  duration: string;
  easing: string;
}

const SLOWEST = 'calc(var(--ui-slow) * 4)';

const byDuration: Runner[] = tokens.durations.map((token) => ({
  token,
  duration: variable(token.name),
  easing: 'var(--ui-ease-out)',
}));
const byEasing: Runner[] = tokens.easings.map((token) => ({
  token,
  duration: SLOWEST,
  easing: variable(token.name),
}));

function Track({ runner: { token, duration, easing }, there }: { runner: Runner; there: boolean }) {
  return (
    <Row className="sm:grid-cols-[1fr_2fr]">
      <span className="grid">
        <Name>{token.name}</Name>
        <Value>{token.value}</Value>
        {token.note && <Muted>{token.note}</Muted>}
      </span>
      <span className="relative h-8 rounded-full bg-surface-sunken">
        <span
          data-runner
          className="absolute top-1 size-6 rounded-full bg-accent"
          style={{
            insetInlineStart: there ? 'calc(100% - 1.75rem)' : '0.25rem',
            transition: `inset-inline-start ${duration} ${easing}`,
          }}
        />
      </span>
    </Row>
  );
}

function Motion() {
  const [there, setThere] = useState(false);
  return (
    <Page
      title="Motion"
      intro="Animations are short, start at the trigger and play once. With reduced motion, in the toolbar or the operating system, nothing is animated."
    >
      <div>
        <Button variant="primary" onClick={() => setThere(!there)}>
          Move
        </Button>
      </div>
      <PageSection title="How long">
        <Rows>
          {byDuration.map((runner) => (
            <Track key={runner.token.name} runner={runner} there={there} />
          ))}
        </Rows>
      </PageSection>
      <PageSection title="How" note="Four times as slow as the slowest, so that it can be seen.">
        <Rows>
          {byEasing.map((runner) => (
            <Track key={runner.token.name} runner={runner} there={there} />
          ))}
        </Rows>
      </PageSection>
    </Page>
  );
}

const meta = { title: 'Foundations/Motion', component: Motion, tags: ['!autodocs'] } satisfies Meta<
  typeof Motion
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: 'Motion',
  play: async ({ canvasElement }) => {
    await expect(tokens.durations.length).toBeGreaterThan(3);
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(
      tokens.durations.length + tokens.easings.length,
    );
    await expectValues(canvasElement, tokens.durations.length + tokens.easings.length);
  },
};

/** With reduced motion there are no animations and no transitions. */
export const Reduced: Story = {
  tags: ['!dev'],
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Move' }));
    await expect(document.getAnimations()).toHaveLength(0);
    for (const runner of canvasElement.querySelectorAll('[data-runner]')) {
      await expect(getComputedStyle(runner).transitionProperty).toBe('none');
    }
  },
};
