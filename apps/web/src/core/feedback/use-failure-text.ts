import { useServices } from '../services';
import { failureText } from './failure-text';
import type { MutationName } from './mutation-feedback';

/** The text of a failed call, for display beside the control. The toast shows the same text. */
export function useFailureText(name: MutationName, error: Error | null): string | undefined {
  const { mutationFeedback, formatMessage } = useServices();
  return error ? failureText(name, mutationFeedback[name], error, formatMessage) : undefined;
}
