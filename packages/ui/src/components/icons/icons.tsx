import {
  ArrowLeft,
  ArrowRight,
  Bookmark,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CircleUserRound,
  Copy,
  CreditCard,
  Download,
  Eye,
  EyeOff,
  Globe,
  Heart,
  History,
  Image,
  Images,
  Info,
  Link,
  Lock,
  LogOut,
  Mail,
  Menu,
  Minus,
  Monitor,
  Moon,
  Pencil,
  Play,
  Plus,
  RotateCw,
  Settings,
  Share2,
  ShieldCheck,
  Sun,
  Trash2,
  Users,
  Video,
  WandSparkles,
  X,
  type LucideIcon,
  type LucideProps,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';

/** Wraps a Lucide icon and gives it the stroke width of the hand-drawn icons. */
function lineIcon(Glyph: LucideIcon) {
  return function LineIcon(props: LucideProps) {
    return <Glyph data-slot="icon" strokeWidth={1.6} {...props} />;
  };
}

export const BookmarkIcon = /* @__PURE__ */ lineIcon(Bookmark);
export const CheckIcon = /* @__PURE__ */ lineIcon(Check);
export const ChevronDownIcon = /* @__PURE__ */ lineIcon(ChevronDown);
export const CircleAlertIcon = /* @__PURE__ */ lineIcon(CircleAlert);
export const CircleCheckIcon = /* @__PURE__ */ lineIcon(CircleCheck);
export const CircleUserRoundIcon = /* @__PURE__ */ lineIcon(CircleUserRound);
export const CopyIcon = /* @__PURE__ */ lineIcon(Copy);
export const CreditCardIcon = /* @__PURE__ */ lineIcon(CreditCard);
export const DownloadIcon = /* @__PURE__ */ lineIcon(Download);
export const EyeIcon = /* @__PURE__ */ lineIcon(Eye);
export const EyeOffIcon = /* @__PURE__ */ lineIcon(EyeOff);
export const GlobeIcon = /* @__PURE__ */ lineIcon(Globe);
export const HeartIcon = /* @__PURE__ */ lineIcon(Heart);
export const HistoryIcon = /* @__PURE__ */ lineIcon(History);
export const ImageIcon = /* @__PURE__ */ lineIcon(Image);
export const ImagesIcon = /* @__PURE__ */ lineIcon(Images);
export const InfoIcon = /* @__PURE__ */ lineIcon(Info);
export const LinkIcon = /* @__PURE__ */ lineIcon(Link);
export const LockIcon = /* @__PURE__ */ lineIcon(Lock);
export const LogOutIcon = /* @__PURE__ */ lineIcon(LogOut);
export const MailIcon = /* @__PURE__ */ lineIcon(Mail);
export const MenuIcon = /* @__PURE__ */ lineIcon(Menu);
export const MinusIcon = /* @__PURE__ */ lineIcon(Minus);
export const MonitorIcon = /* @__PURE__ */ lineIcon(Monitor);
export const MoonIcon = /* @__PURE__ */ lineIcon(Moon);
export const PencilIcon = /* @__PURE__ */ lineIcon(Pencil);
export const PlayIcon = /* @__PURE__ */ lineIcon(Play);
export const PlusIcon = /* @__PURE__ */ lineIcon(Plus);
export const RotateCwIcon = /* @__PURE__ */ lineIcon(RotateCw);
export const SettingsIcon = /* @__PURE__ */ lineIcon(Settings);
export const Share2Icon = /* @__PURE__ */ lineIcon(Share2);
export const ShieldCheckIcon = /* @__PURE__ */ lineIcon(ShieldCheck);
export const SunIcon = /* @__PURE__ */ lineIcon(Sun);
export const Trash2Icon = /* @__PURE__ */ lineIcon(Trash2);
export const UsersIcon = /* @__PURE__ */ lineIcon(Users);
export const VideoIcon = /* @__PURE__ */ lineIcon(Video);
export const WandSparklesIcon = /* @__PURE__ */ lineIcon(WandSparkles);
export const XIcon = /* @__PURE__ */ lineIcon(X);

const Forward = /* @__PURE__ */ lineIcon(ArrowRight);
const Back = /* @__PURE__ */ lineIcon(ArrowLeft);
const Onwards = /* @__PURE__ */ lineIcon(ChevronRight);
const Before = /* @__PURE__ */ lineIcon(ChevronLeft);

const MIRRORED = 'ui:rtl:-scale-x-100';

/** Forward arrow, in the reading direction. */
export function ArrowForwardIcon({ className, ...props }: LucideProps) {
  return <Forward {...props} className={cn(MIRRORED, className)} />;
}

/** Back arrow, against the reading direction. */
export function ArrowBackIcon({ className, ...props }: LucideProps) {
  return <Back {...props} className={cn(MIRRORED, className)} />;
}

/** Forward chevron, in the reading direction. */
export function ChevronForwardIcon({ className, ...props }: LucideProps) {
  return <Onwards {...props} className={cn(MIRRORED, className)} />;
}

/** Back chevron, against the reading direction. */
export function ChevronBackIcon({ className, ...props }: LucideProps) {
  return <Before {...props} className={cn(MIRRORED, className)} />;
}

type DrawnIconProps = ComponentProps<'svg'>;

/** Base of the hand-drawn icons, on the grid of the line icons: 24 units, stroke 1.6, round ends. */
function DrawnIcon({ className, ...props }: DrawnIconProps) {
  return (
    <svg
      data-slot="icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={cn('ui:shrink-0', className)}
      {...props}
    />
  );
}

/** A coin with a diamond. */
export function TokenIcon({ className, ...props }: DrawnIconProps) {
  return (
    <DrawnIcon className={cn('ui:fallback:size-[1.125em]', className)} {...props}>
      <circle cx="12" cy="12" r="8" />
      <path d="m12 8.3 3.7 3.7-3.7 3.7L8.3 12Z" />
    </DrawnIcon>
  );
}

/** The product's logo: a framed picture. */
export function BrandMark({ className, ...props }: DrawnIconProps) {
  return (
    <DrawnIcon viewBox="0 0 26 26" stroke="none" className={cn('ui:fallback:size-6.5', className)} {...props}>
      <rect x="1.5" y="1.5" width="23" height="23" rx="6" stroke="currentColor" strokeWidth="2.2" />
      <path d="M6 19.5 19.5 6v10.5a3 3 0 0 1-3 3Z" fill="currentColor" />
      <circle cx="8.7" cy="8.7" r="2" className="ui:fill-accent-line" />
    </DrawnIcon>
  );
}

/** Google's logo in the line style of the other icons. */
export function GoogleIcon(props: DrawnIconProps) {
  return (
    <DrawnIcon {...props}>
      <path d="M20 12h-7.5M20 12a8 8 0 1 1-2.6-5.9" />
    </DrawnIcon>
  );
}

/** Apple's logo in the line style of the other icons. */
export function AppleIcon(props: DrawnIconProps) {
  return (
    <DrawnIcon {...props}>
      <path d="M12 8c-1.2-.8-2.3-1-3.4-.8C6.3 7.6 5 9.7 5 12.5 5 16.1 7.3 20 9.6 20c.9 0 1.5-.5 2.4-.5s1.5.5 2.4.5c1.7 0 3.3-2.2 4.1-4.6-1.6-.7-2.5-2-2.5-3.6 0-1.4.7-2.6 1.9-3.3-.9-1-2-1.4-3.1-1.3-1 0-1.800.4-2.800.8Z" />
      <path d="M12 7.600c0-2 1.1-3.7 3-4.1" />
    </DrawnIcon>
  );
}

/** Facebook's logo in the line style of the other icons. */
export function FacebookIcon(props: DrawnIconProps) {
  return (
    <DrawnIcon {...props}>
      <path d="M13.5 20.500V8.400c0-1.6.9-2.5 2.5-2.500h1.500M10 12h6.5" />
    </DrawnIcon>
  );
}

/** X's logo in the line style of the other icons. */
export function XBrandIcon(props: DrawnIconProps) {
  return (
    <DrawnIcon {...props}>
      <path d="M4.5 4.500h3.700l11.3 15h-3.700ZM19 4.500l-6.1 6.700M5 19.500l6.1-6.7" />
    </DrawnIcon>
  );
}

/** Instagram's logo in the line style of the other icons. */
export function InstagramIcon(props: DrawnIconProps) {
  return (
    <DrawnIcon {...props}>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.6" />
      <path d="M16.5 7.500h.01" />
    </DrawnIcon>
  );
}
