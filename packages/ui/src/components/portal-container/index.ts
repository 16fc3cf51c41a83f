export { PortalContainer, type PortalContainerProps } from './portal-container';
