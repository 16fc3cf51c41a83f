import { useServices } from '../../../core/services';
import { createSignalDevice } from '../../../lib/signal-device';

const browserDevice = createSignalDevice();

export const useSignalDevice = () => useServices().signalDevice ?? browserDevice;
