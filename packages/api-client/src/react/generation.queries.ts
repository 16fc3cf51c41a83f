import { mutationOptions } from '@tanstack/react-query';
import { endpoints } from '../endpoints';
import type { GenerationRequest } from '../generation/generation.schema';
import type { SessionClient } from '../session/session-client';
import { keys } from './keys';

/** One generation. Its signal calls it off; the balance is read again however it ends. */
export const generateMutation = (api: SessionClient) =>
  mutationOptions({
    mutationKey: [endpoints.generate.name],
    mutationFn: ({ request, signal }: { request: GenerationRequest; signal?: AbortSignal }) =>
      api.send(endpoints.generate, { body: request, signal }),
    onSettled: (_data, _error, _variables, _result, { client }) => {
      void client.invalidateQueries({ queryKey: keys.user });
    },
  });
