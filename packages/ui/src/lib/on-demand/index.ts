export { onDemand, type Demand } from './demand';
export { useDemand, type DemandOptions } from './use-demand';
