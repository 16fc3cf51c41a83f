import { LoadingScreen } from '@product/ui';
import { PageTitle } from './page-title';

/** What stands in a screen's place until it is known which one it is, or its code is here. */
export function WaitingScreen() {
  return (
    <>
      <PageTitle />
      <LoadingScreen />
    </>
  );
}
