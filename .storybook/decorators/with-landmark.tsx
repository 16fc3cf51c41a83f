import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { PortalContainer } from '@product/ui';

/** A piece stands in a page's main part. Screens, flows and the mock's panel bring a whole page of their own. */
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
