export { useReturnFocus } from './use-return-focus';
export { useSingleFlight } from './use-single-flight';
