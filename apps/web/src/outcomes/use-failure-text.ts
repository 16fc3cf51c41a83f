import { useServices } from '../app/services';
import { failureText } from './failure-text';
import type { MutationName } from './outcomes';

/** A failed call's words, for the place where the person looks. The toast says the same. */
export function useFailureText(name: MutationName, error: Error | null): string | undefined {
  const { outcomes, say } = useServices();
  return error ? failureText(outcomes[name], error, say) : undefined;
}
