// Icons of the header and the footer. In one file with all others, the first page would load those too, 2.4 kB gzip:
// bundlers split code by file.
import {
  Check,
  ChevronDown,
  CircleUserRound,
  CreditCard,
  Globe,
  Images,
  Mail,
  Menu,
  Monitor,
  Moon,
  Plus,
  RotateCw,
  Sun,
  Users,
  WandSparkles,
} from 'lucide-react';
import { cn } from '../../lib/cn';
import { DrawnIcon, lineIcon, type DrawnIconProps } from './icon-base';

export const CheckIcon = /* @__PURE__ */ lineIcon(Check);
export const ChevronDownIcon = /* @__PURE__ */ lineIcon(ChevronDown);
export const CircleUserRoundIcon = /* @__PURE__ */ lineIcon(CircleUserRound);
export const CreditCardIcon = /* @__PURE__ */ lineIcon(CreditCard);
export const GlobeIcon = /* @__PURE__ */ lineIcon(Globe);
export const ImagesIcon = /* @__PURE__ */ lineIcon(Images);
export const MailIcon = /* @__PURE__ */ lineIcon(Mail);
export const MenuIcon = /* @__PURE__ */ lineIcon(Menu);
export const MonitorIcon = /* @__PURE__ */ lineIcon(Monitor);
export const MoonIcon = /* @__PURE__ */ lineIcon(Moon);
export const PlusIcon = /* @__PURE__ */ lineIcon(Plus);
export const RotateCwIcon = /* @__PURE__ */ lineIcon(RotateCw);
export const SunIcon = /* @__PURE__ */ lineIcon(Sun);
export const UsersIcon = /* @__PURE__ */ lineIcon(Users);
export const WandSparklesIcon = /* @__PURE__ */ lineIcon(WandSparkles);

/** A coin with a diamond. @public */
export function TokenIcon({ className, ...props }: DrawnIconProps) {
  return (
    <DrawnIcon className={cn('ui:fallback:size-[1.125em]', className)} {...props}>
      <circle cx="12" cy="12" r="8" />
      <path d="m12 8.3 3.7 3.7-3.7 3.7L8.3 12Z" />
    </DrawnIcon>
  );
}

/** The product's logo: a framed picture. @public */
export function BrandMark({ className, ...props }: DrawnIconProps) {
  return (
    <DrawnIcon viewBox="0 0 26 26" stroke="none" className={cn('ui:fallback:size-6.5', className)} {...props}>
      <rect x="1.5" y="1.5" width="23" height="23" rx="6" stroke="currentColor" strokeWidth="2.2" />
      <path d="M6 19.5 19.5 6v10.5a3 3 0 0 1-3 3Z" fill="currentColor" />
      <circle cx="8.7" cy="8.7" r="2" className="ui:fill-accent-line" />
    </DrawnIcon>
  );
}

/** Facebook's logo in the line style of the other icons. @public */
export function FacebookIcon(props: DrawnIconProps) {
  return (
    <DrawnIcon {...props}>
      <path d="M13.5 20.500V8.400c0-1.6.9-2.5 2.5-2.500h1.500M10 12h6.5" />
    </DrawnIcon>
  );
}

/** X's logo in the line style of the other icons. @public */
export function XBrandIcon(props: DrawnIconProps) {
  return (
    <DrawnIcon {...props}>
      <path d="M4.5 4.500h3.700l11.3 15h-3.700ZM19 4.500l-6.1 6.700M5 19.500l6.1-6.7" />
    </DrawnIcon>
  );
}

/** Instagram's logo in the line style of the other icons. @public */
export function InstagramIcon(props: DrawnIconProps) {
  return (
    <DrawnIcon {...props}>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.6" />
      <path d="M16.5 7.500h.01" />
    </DrawnIcon>
  );
}
