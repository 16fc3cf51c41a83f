import './host.css';
import '@product/ui/styles.css';
import { Button } from '@product/ui/button';
import { Card } from '@product/ui/card';
import { createRoot } from 'react-dom/client';
import { Cards } from './shared/cards';
import { Host } from './shared/host';
import { LogIn } from './shared/log-in';
import { Work } from './shared/work';

createRoot(document.getElementById('root')).render(
  <>
    <Host id="host" />
    <LogIn />
    <Work />
    <Button variant="primary" className="rounded-full bg-accent px-10 text-ink">
      Ours, dressed by the host
    </Button>
    <Cards />
    <Card>
      <Host id="inside" />
    </Card>
  </>,
);
