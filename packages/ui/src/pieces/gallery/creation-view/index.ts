export { CreationView, type CreationViewProps, type ViewedCreation } from './creation-view';
