import type { Cases } from '../case';
import { controls } from './components/controls';
import { disclosures } from './components/disclosures';
import { floating } from './components/floating';
import { layers } from './components/layers';
import { display } from './components/display';

export const components: Cases = { ...disclosures, ...layers, ...floating, ...controls, ...display };
