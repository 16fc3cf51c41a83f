import type { Cases } from '../case';
import { controls } from './parts/controls';
import { disclosures } from './parts/disclosures';
import { floating } from './parts/floating';
import { layers } from './parts/layers';
import { shown } from './parts/shown';

export const parts: Cases = { ...disclosures, ...layers, ...floating, ...controls, ...shown };
