import './host.css';
import '@product/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { Host } from './host';
import { Cards } from './shared/cards';
import { LogIn } from './shared/log-in';

createRoot(document.getElementById('root')).render(
  <>
    <Host />
    <p className="rounded-ui-md bg-ui-surface-sunken text-ui-ink">Our names in the host&rsquo;s Tailwind</p>
    <LogIn />
    <Cards />
  </>,
);
