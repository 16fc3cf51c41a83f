export { QualityChoice, type QualityChoiceProps } from './quality-choice';
