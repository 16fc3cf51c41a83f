import { Button } from '@product/ui/button';
import { createRoot } from 'react-dom/client';
import standalone from '@product/ui/standalone.css?inline';
import unlayered from '@product/ui/unlayered.css?inline';
import { Host } from './shared/host';
import { Pieces } from './pieces';

const hosts = import.meta.glob('./hosts/*.css', { query: '?inline', import: 'default', eager: true });
const own = (name) => hosts[`./hosts/${name}.css`];

/** The stylesheets in their order, as the table in the README says it. */
const SHEETS = {
  none: [standalone],
  bootstrap: [own('bootstrap'), unlayered],
  'bootstrap in a layer': [own('bootstrap-layered'), standalone],
  'tailwind 3': [own('tailwind-base'), unlayered, own('tailwind-utilities')],
  reset: [own('reset'), unlayered],
  '62.5 %': [unlayered, own('small-root')],
  '20 px': [unlayered, own('large-root')],
};

const { host = 'none', alone } = Object.fromEntries(new URLSearchParams(location.search));
const sheets = SHEETS[host].filter((sheet) => !alone || ![standalone, unlayered].includes(sheet));
document.head.append(
  ...sheets.map((sheet) => Object.assign(document.createElement('style'), { textContent: sheet })),
);

createRoot(document.getElementById('root')).render(
  <>
    <Host id="host" />
    {!alone && <Button className="rounded-none bg-danger p-5">Dressed by the host</Button>}
    {!alone && <Pieces />}
  </>,
);
