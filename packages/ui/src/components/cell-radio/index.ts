export { CellRadio, CellRadioGroup, type CellRadioGroupProps, type CellRadioProps } from './cell-radio';
