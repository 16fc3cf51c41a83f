import { createToastStore, ErrorFallback, Toaster } from '../../pieces/feedback';
import type { Cases } from '../case';

export const feedback: Cases = {
  ErrorFallback: (root) => <ErrorFallback {...root} />,
  Toaster: (root) => <Toaster {...root} store={createToastStore()} />,
};
