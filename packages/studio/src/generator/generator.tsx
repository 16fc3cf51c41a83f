'use client';

import { createSession, type ApiClient, type Session } from '@product/api-client';
import { ApiProvider, createQueryClient, userQuery } from '@product/api-client/react';
import { ErrorFallback } from '@product/ui/error-boundary';
import { LoadingScreen } from '@product/ui/loading-screen';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { GeneratorView, type GeneratorOptions } from './generator-view';
import { memoryDrafts } from './memory-drafts';
import type { Clock } from '../clock';
import { createGenerationStore, type GenerationStore } from '../generation/generation-store';
import type { DraftStore } from '../draft/draft-store';

export interface GeneratorProps extends GeneratorOptions {
  /** From `createApiClient(…)`, or the session of your app. Keep the object. */
  client: ApiClient | Session;
  /**
   * The query client of your app. It keeps the user and the lists.
   * @default createQueryClient()
   */
  queryClient?: QueryClient;
  /**
   * Where the prompt and the settings are kept. Keep the object.
   * @default the memory of this component
   */
  drafts?: DraftStore;
  /**
   * Where the generation runs, of the same `client` and `queryClient`. It goes on while the component is unmounted. Keep
   * the object.
   * @default a store of this component, which cancels when it is unmounted
   */
  generations?: GenerationStore;
  /**
   * Time and random numbers of the progress, unless `generations` has its own.
   * @default the system's
   */
  clock?: Clock;
}

/**
 * The generator over a client: the form, the preview, and the dialog to save a result. It reads the signed-in user, and
 * sends the calls itself. Texts and links come from the `UiProvider` above, if there is one.
 * @beta
 */
export function Generator({
  client,
  queryClient: givenClient,
  drafts,
  generations,
  clock,
  ...props
}: GeneratorProps) {
  const [ownClient] = useState(() => givenClient ?? createQueryClient());
  const [ownDrafts] = useState(() => drafts ?? memoryDrafts());
  const api = sessionOf(client);
  const queryClient = givenClient ?? ownClient;
  const ownGenerations = useMemo(
    () => createGenerationStore({ api, queryClient, clock }),
    [api, queryClient, clock],
  );
  useEffect(() => ownGenerations.clear, [ownGenerations]);
  return (
    <ApiProvider api={api} queryClient={queryClient}>
      <GeneratorOfUser
        api={api}
        drafts={drafts ?? ownDrafts}
        generations={generations ?? ownGenerations}
        {...props}
      />
    </ApiProvider>
  );
}

interface GeneratorOfUserProps extends GeneratorOptions {
  api: Session;
  drafts: DraftStore;
  generations: GenerationStore;
}

function GeneratorOfUser({ api, drafts, ...props }: GeneratorOfUserProps) {
  const { data: user, isError, refetch } = useQuery(userQuery(api));

  // A session that a read finds expired (`read`) is no logout: the same user gets the draft back.
  useEffect(
    () =>
      api.subscribe((event) => {
        if (event.type === 'signed-out' && event.cause !== 'read') drafts.clear();
      }),
    [api, drafts],
  );

  if (user !== undefined) return <GeneratorView key={user?.id} user={user} drafts={drafts} {...props} />;
  if (isError) return <ErrorFallback onRetry={() => void refetch()} />;
  return <LoadingScreen />;
}

const sessions = new WeakMap<ApiClient, Session>();

/** The session of a client: the client itself if it is one, else one session per client, for all components. */
function sessionOf(client: ApiClient | Session): Session {
  if ('startNewSession' in client) return client;
  const existing = sessions.get(client);
  if (existing) return existing;
  const session = createSession(client);
  sessions.set(client, session);
  return session;
}
