export type { CallMutation } from './call-mutation';
export * from './checkout.queries';
export * from './creations.queries';
export * from './generation.queries';
export { keys } from './keys';
export { ApiProvider, useApi, type ApiProviderProps } from './provider';
export { createQueryClient, refetchUserAfter401, type CallListener } from './query-client';
export * from './session.queries';
export { useSubmit, type SubmitOptions, type UseSubmitOptions } from './use-submit';
