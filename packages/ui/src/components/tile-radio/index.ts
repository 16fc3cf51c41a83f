export { TileRadio, TileRadioGroup, type TileRadioGroupProps, type TileRadioProps } from './tile-radio';
