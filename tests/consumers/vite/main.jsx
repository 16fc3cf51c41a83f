import './shared/host.css';
import '@product/ui/standalone.css';
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
    <Cards />
    <Card>
      <Host id="inside" />
    </Card>
  </>,
);
