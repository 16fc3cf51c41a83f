export { RadioGroup, RadioOption, type RadioGroupProps, type RadioOptionProps } from './radio-group';
