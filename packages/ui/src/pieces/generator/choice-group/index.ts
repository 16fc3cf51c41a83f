export { ChoiceGroup, type ChoiceGroupProps } from './choice-group';
