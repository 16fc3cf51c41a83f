import { mutationOptions } from '@tanstack/react-query';
import { calls } from '../calls';
import { isUnauthorized } from '../errors';
import type { GenerationRequest } from '../generation/generation.schema';
import type { SessionClient } from '../session/session-client';
import { keys } from './keys';

/** One generation. Its signal calls it off; the balance is read again however it ends. */
export const generateMutation = (api: SessionClient) =>
  mutationOptions({
    mutationKey: [calls.generate.name],
    mutationFn: ({ request, signal }: { request: GenerationRequest; signal?: AbortSignal }) =>
      api.send(calls.generate, { body: request, signal }),
    onSettled: (_data, error, _variables, _result, { client }) => {
      // The query client has answered a 401 by reading the user.
      if (isUnauthorized(error)) return;
      void client.invalidateQueries({ queryKey: keys.user });
    },
  });
