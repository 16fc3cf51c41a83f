import { createToastStore, Toaster } from '../../pieces/feedback';
import type { Cases } from '../case';

export const feedback: Cases = {
  Toaster: (root) => <Toaster {...root} store={createToastStore()} />,
};
