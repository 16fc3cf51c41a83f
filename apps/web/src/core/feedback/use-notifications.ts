import { useMemo } from 'react';
import { useServices } from '../services';
import { createNotifications } from './notifications';

export function useNotifications() {
  const { toasts, formatMessage, config } = useServices();
  return useMemo(
    () => createNotifications(toasts, formatMessage, config.businessModel),
    [toasts, formatMessage, config],
  );
}
