export { PackPicker, type PackPickerProps } from './pack-picker';
