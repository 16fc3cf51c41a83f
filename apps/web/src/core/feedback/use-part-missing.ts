import { useServices } from '../services';
import { useNotifications } from './use-notifications';

/** Returns what says that the code of a menu or a dialog did not load: a newer version needs a reload for it. */
export function usePartMissing(): () => void {
  const { isOutdated } = useServices();
  const { partMissing, partOutdated } = useNotifications();
  return () => void isOutdated().then((isNewer) => (isNewer ? partOutdated() : partMissing()));
}
