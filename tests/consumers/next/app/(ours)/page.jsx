import { Cards } from '../../shared/cards';
import { Host } from '../../shared/host';
import { LogIn } from '../../shared/log-in';

export default function Page() {
  return (
    <>
      <Host />
      <LogIn />
      <Cards />
    </>
  );
}
