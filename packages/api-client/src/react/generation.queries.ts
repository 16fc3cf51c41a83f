import { endpoints } from '../endpoints';
import { isUnauthorized } from '../errors';
import type { GenerationRequest } from '../generation/generation-request.schema';
import type { Session } from '../session/session';
import { callMutation } from './call-mutation';
import { keys } from './keys';

/** One generation. Its signal aborts it. The balance is refetched however it ends: it may have been charged. */
export const generateMutation = (api: Session) =>
  callMutation(endpoints.generate, {
    mutationFn: async ({ request, signal }: { request: GenerationRequest; signal?: AbortSignal }) => {
      const result = await api.send(endpoints.generate, { body: request, signal });
      // Cancelled while the response was being read.
      signal?.throwIfAborted();
      return result;
    },
    onSettled: (_data, error, _variables, _result, { client }) => {
      api.invalidate();
      // After a 401 the query client has refetched the user already.
      if (isUnauthorized(error)) return;
      void client.invalidateQueries({ queryKey: keys.user });
    },
  });
