export { Header, type HeaderProps } from './header';
export {
  useProductLinks,
  type HeaderSession,
  type NavigationLink,
  type NavigationProps,
  type SocialLink,
} from '../navigation';
