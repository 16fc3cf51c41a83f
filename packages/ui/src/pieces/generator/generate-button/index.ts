export { GenerateButton, type GenerateButtonProps } from './generate-button';
