import * as all from '../../components/icons';
import type { Cases } from '../case';

export const icons: Cases = Object.fromEntries(
  Object.entries(all).map(([name, Icon]) => [name, (root) => <Icon {...root} />]),
);
