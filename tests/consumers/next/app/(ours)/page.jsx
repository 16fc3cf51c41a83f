import { Card } from '@product/ui/card';
import { Cards } from '../../shared/cards';
import { Host } from '../../shared/host';
import { LogIn } from '../../shared/log-in';
import { Work } from '../../shared/work';

export default function Page() {
  return (
    <>
      <Host id="host" />
      <LogIn />
      <Work />
      <Cards />
      <Card>
        <Host id="inside" />
      </Card>
    </>
  );
}
