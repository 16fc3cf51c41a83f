export { AUTH_TABS, AuthCard, type AuthCardProps, type AuthTab } from './auth-card';
