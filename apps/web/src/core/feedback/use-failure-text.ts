import { useServices } from '../services';
import { failureText } from './failure-text';
import type { MutationName } from './outcomes';

/** The text of a failed call, for display beside the control. The toast shows the same text. */
export function useFailureText(name: MutationName, error: Error | null): string | undefined {
  const { outcomes, say } = useServices();
  return error ? failureText(outcomes[name], error, say) : undefined;
}
