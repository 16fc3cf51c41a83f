import { createToastStore, CrashNotice, Toaster } from '../../pieces/feedback';
import type { Cases } from '../case';

export const feedback: Cases = {
  CrashNotice: (root) => <CrashNotice {...root} />,
  Toaster: (root) => <Toaster {...root} store={createToastStore()} />,
};
