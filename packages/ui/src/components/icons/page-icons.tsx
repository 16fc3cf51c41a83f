// All icons but those of the header and the footer, which are in shell-icons.tsx.
import {
  ArrowRight,
  Bookmark,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Columns2,
  Copy,
  Crop,
  Download,
  Ellipsis,
  Eye,
  EyeOff,
  Heart,
  History,
  Image,
  Info,
  Lightbulb,
  Link,
  Lock,
  LogOut,
  Maximize,
  Minimize,
  Minus,
  Pencil,
  Play,
  Settings,
  Share2,
  ShieldCheck,
  Trash2,
  Video,
  X,
  type LucideProps,
} from 'lucide-react';
import { cn } from '../../lib/cn';
import { DrawnIcon, lineIcon, MIRRORED, type DrawnIconProps } from './icon-base';

export const BookmarkIcon = /* @__PURE__ */ lineIcon(Bookmark);
export const CircleAlertIcon = /* @__PURE__ */ lineIcon(CircleAlert);
export const CircleCheckIcon = /* @__PURE__ */ lineIcon(CircleCheck);
export const Columns2Icon = /* @__PURE__ */ lineIcon(Columns2);
export const CopyIcon = /* @__PURE__ */ lineIcon(Copy);
export const CropIcon = /* @__PURE__ */ lineIcon(Crop);
export const DownloadIcon = /* @__PURE__ */ lineIcon(Download);
export const EllipsisIcon = /* @__PURE__ */ lineIcon(Ellipsis);
export const EyeIcon = /* @__PURE__ */ lineIcon(Eye);
export const EyeOffIcon = /* @__PURE__ */ lineIcon(EyeOff);
export const HeartIcon = /* @__PURE__ */ lineIcon(Heart);
export const HistoryIcon = /* @__PURE__ */ lineIcon(History);
export const ImageIcon = /* @__PURE__ */ lineIcon(Image);
export const InfoIcon = /* @__PURE__ */ lineIcon(Info);
export const LightbulbIcon = /* @__PURE__ */ lineIcon(Lightbulb);
export const LinkIcon = /* @__PURE__ */ lineIcon(Link);
export const LockIcon = /* @__PURE__ */ lineIcon(Lock);
export const LogOutIcon = /* @__PURE__ */ lineIcon(LogOut);
export const MaximizeIcon = /* @__PURE__ */ lineIcon(Maximize);
export const MinimizeIcon = /* @__PURE__ */ lineIcon(Minimize);
export const MinusIcon = /* @__PURE__ */ lineIcon(Minus);
export const PencilIcon = /* @__PURE__ */ lineIcon(Pencil);
export const PlayIcon = /* @__PURE__ */ lineIcon(Play);
export const SettingsIcon = /* @__PURE__ */ lineIcon(Settings);
export const Share2Icon = /* @__PURE__ */ lineIcon(Share2);
export const ShieldCheckIcon = /* @__PURE__ */ lineIcon(ShieldCheck);
export const Trash2Icon = /* @__PURE__ */ lineIcon(Trash2);
export const VideoIcon = /* @__PURE__ */ lineIcon(Video);
export const XIcon = /* @__PURE__ */ lineIcon(X);

/** Google's logo in the line style of the other icons. @public */
export function GoogleIcon(props: DrawnIconProps) {
  return (
    <DrawnIcon {...props}>
      <path d="M20 12h-7.5M20 12a8 8 0 1 1-2.6-5.9" />
    </DrawnIcon>
  );
}

/** Apple's logo in the line style of the other icons. @public */
export function AppleIcon(props: DrawnIconProps) {
  return (
    <DrawnIcon {...props}>
      <path d="M12 8c-1.2-.8-2.3-1-3.4-.8C6.3 7.6 5 9.7 5 12.5 5 16.1 7.3 20 9.6 20c.9 0 1.5-.5 2.4-.5s1.5.5 2.4.5c1.7 0 3.3-2.2 4.1-4.6-1.6-.7-2.5-2-2.5-3.6 0-1.4.7-2.6 1.9-3.3-.9-1-2-1.4-3.1-1.3-1 0-1.800.4-2.800.8Z" />
      <path d="M12 7.600c0-2 1.1-3.7 3-4.1" />
    </DrawnIcon>
  );
}

const ForwardArrow = /* @__PURE__ */ lineIcon(ArrowRight);

/** Forward arrow, in the reading direction. @public */
export function ArrowForwardIcon({ className, ...props }: LucideProps) {
  return <ForwardArrow {...props} className={cn(MIRRORED, className)} />;
}

const ForwardChevron = /* @__PURE__ */ lineIcon(ChevronRight);
const BackChevron = /* @__PURE__ */ lineIcon(ChevronLeft);

/** 1:1 @public */
export function ActualSizeIcon(props: DrawnIconProps) {
  return (
    <DrawnIcon {...props}>
      <path d="M4 8.500l3-2v11M16 8.500l3-2v11M12 10h.01M12 15h.01" />
    </DrawnIcon>
  );
}

/** Forward chevron, in the reading direction. @public */
export function ChevronForwardIcon({ className, ...props }: LucideProps) {
  return <ForwardChevron {...props} className={cn(MIRRORED, className)} />;
}

/** Back chevron, against the reading direction. @public */
export function ChevronBackIcon({ className, ...props }: LucideProps) {
  return <BackChevron {...props} className={cn(MIRRORED, className)} />;
}
