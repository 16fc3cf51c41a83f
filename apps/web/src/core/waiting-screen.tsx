import { LoadingScreen } from '@product/ui';
import { PageTitle } from './page-title';

/** Replaces a screen until the session is known and the screen's code has loaded. */
export function WaitingScreen() {
  return (
    <>
      <PageTitle />
      <LoadingScreen />
    </>
  );
}
