export type { Pack } from '../offers';
export { PackPicker, type PackPickerProps } from './pack-picker';
