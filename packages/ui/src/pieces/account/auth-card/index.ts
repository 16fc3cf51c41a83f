export { AuthCard, type AuthCardProps, type AuthTab } from './auth-card';
