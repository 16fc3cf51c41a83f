export type { ViewedCreation } from './creation-facts';
export { CreationView, type CreationViewProps } from './creation-view';
