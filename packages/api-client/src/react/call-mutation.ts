import type { UseMutationOptions } from '@tanstack/react-query';

/** Options of the mutation of one call. Its key is the endpoint's name, so that a type can find it by that. */
export interface CallMutation<Name extends string, Data, Variables> extends UseMutationOptions<
  Data,
  Error,
  Variables
> {
  mutationKey: readonly [Name];
}

export const callMutation = <Call extends { name: string }, Data, Variables>(
  { name }: Call,
  options: UseMutationOptions<Data, Error, Variables>,
): CallMutation<Call['name'], Data, Variables> => ({ ...options, mutationKey: [name] });
