import './host.css';
import '@product/ui/standalone.css';
import { createRoot } from 'react-dom/client';
import { Cards } from './shared/cards';
import { Host } from './shared/host';
import { LogIn } from './shared/log-in';

createRoot(document.getElementById('root')).render(
  <>
    <Host />
    <LogIn />
    <Cards />
  </>,
);
