export { PortalContainer, usePortalContainer, type PortalContainerProps } from './portal-container';
