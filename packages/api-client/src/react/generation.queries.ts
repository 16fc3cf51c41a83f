import { mutationOptions } from '@tanstack/react-query';
import { endpoints } from '../endpoints';
import { isUnauthorized } from '../errors';
import type { GenerationRequest } from '../generation/generation.schema';
import type { SessionClient } from '../session/session-client';
import { keys } from './keys';

/** One generation. Its signal aborts it. The balance is refetched however it ends. */
export const generateMutation = (api: SessionClient) =>
  mutationOptions({
    mutationKey: [endpoints.generate.name],
    mutationFn: ({ request, signal }: { request: GenerationRequest; signal?: AbortSignal }) =>
      api.send(endpoints.generate, { body: request, signal }),
    onSettled: (_data, error, _variables, _result, { client }) => {
      // After a 401 the query client has refetched the user already.
      if (isUnauthorized(error)) return;
      void client.invalidateQueries({ queryKey: keys.user });
    },
  });
