export { Tooltip, type TooltipProps } from './tooltip';
export { TooltipProvider, type TooltipProviderProps } from './tooltip-provider';
