import { useMemo } from 'react';
import { useServices } from '../services';
import { createNotices } from './notices';

export function useNotices() {
  const { toasts, say, config } = useServices();
  return useMemo(() => createNotices(toasts, say, config.businessModel), [toasts, say, config]);
}
