import { readings } from '@product/domain';
import { PackCard } from '../../pieces/billing/pack-card';
import type { Cases } from '../case';

const [pack] = readings.current.packs;

export const billing: Cases = {
  PackCard: (root) => pack && <PackCard {...root} pack={pack} />,
};
