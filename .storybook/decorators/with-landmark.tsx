import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { PortalContainer } from '@product/ui';

/** Wraps a story in `<main>`, except screens, flows and the mock's panel, which render a whole page. */
export const withLandmark: Decorator = (Story, { title }) =>
  /^(Screens|Flows|Mock API)\//.test(title) ? (
    <Story />
  ) : (
    <Main>
      <Story />
    </Main>
  );

function Main({ children }: { children: ReactNode }) {
  const [main, setMain] = useState<HTMLElement | null>(null);
  return (
    <main ref={setMain}>
      <PortalContainer element={main}>{children}</PortalContainer>
    </main>
  );
}
