import './shared/host.css';
import { createRoot } from 'react-dom/client';
import { Host } from './shared/host';

createRoot(document.getElementById('root')).render(
  <>
    <Host id="host" />
    <Host id="inside" />
  </>,
);
