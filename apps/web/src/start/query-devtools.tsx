import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { ReactQueryDevtools } from '@tanstack/react-query-devtools';
import { createRoot } from 'react-dom/client';

/** Shows the devtools of the query client beside the app. In development only. */
export function showQueryDevtools(client: QueryClient) {
  const host = document.body.appendChild(document.createElement('div'));
  createRoot(host).render(
    <QueryClientProvider client={client}>
      <ReactQueryDevtools initialIsOpen />
    </QueryClientProvider>,
  );
}
