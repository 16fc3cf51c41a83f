import { useServices } from '../services';
import { useNotifications } from './use-notifications';

/**
 * Returns a function for code of a menu or a dialog that did not load: it shows the toast for a failed load, or the one
 * that offers a reload if a newer version of the app has been deployed.
 */
export function usePartMissing(): () => void {
  const { isOutdated } = useServices();
  const { partMissing, partOutdated } = useNotifications();
  return () => void isOutdated().then((isNewer) => (isNewer ? partOutdated() : partMissing()));
}
