export type { Pack } from '../../../lib/offers';
export { PackPicker, type PackPickerProps } from './pack-picker';
