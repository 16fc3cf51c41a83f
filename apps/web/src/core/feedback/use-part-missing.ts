import { useServices } from '../services';

/**
 * Returns a function for code of a menu or a dialog that did not load: it shows the toast for a failed load, or the one
 * that offers a reload if a newer version of the app has been deployed.
 */
export function usePartMissing(): () => void {
  const { isOutdated, notifications } = useServices();
  return () =>
    void isOutdated().then((isNewer) =>
      isNewer ? notifications.partOutdated() : notifications.partMissing(),
    );
}
