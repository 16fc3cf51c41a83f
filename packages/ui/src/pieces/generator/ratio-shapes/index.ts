export { RatioShapes, type RatioShapesProps } from './ratio-shapes';
