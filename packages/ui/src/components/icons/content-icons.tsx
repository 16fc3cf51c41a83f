// Icons of lists, dialogs and menus.
import {
  ArrowRight,
  CircleAlert,
  Crop,
  Ellipsis,
  Heart,
  Image,
  Link,
  Lock,
  Pencil,
  Play,
  Settings,
  Share2,
  Trash2,
  Video,
  X,
  type LucideProps,
} from 'lucide-react';
import { cn } from '../../lib/cn';
import { lineIcon, MIRRORED } from './icon-base';

export const CircleAlertIcon = /* @__PURE__ */ lineIcon(CircleAlert);
export const CropIcon = /* @__PURE__ */ lineIcon(Crop);
export const EllipsisIcon = /* @__PURE__ */ lineIcon(Ellipsis);
export const HeartIcon = /* @__PURE__ */ lineIcon(Heart);
export const ImageIcon = /* @__PURE__ */ lineIcon(Image);
export const LinkIcon = /* @__PURE__ */ lineIcon(Link);
export const LockIcon = /* @__PURE__ */ lineIcon(Lock);
export const PencilIcon = /* @__PURE__ */ lineIcon(Pencil);
export const PlayIcon = /* @__PURE__ */ lineIcon(Play);
export const SettingsIcon = /* @__PURE__ */ lineIcon(Settings);
export const Share2Icon = /* @__PURE__ */ lineIcon(Share2);
export const Trash2Icon = /* @__PURE__ */ lineIcon(Trash2);
export const VideoIcon = /* @__PURE__ */ lineIcon(Video);
export const XIcon = /* @__PURE__ */ lineIcon(X);

const ForwardArrow = /* @__PURE__ */ lineIcon(ArrowRight);

/** Forward arrow, in the reading direction. */
export function ArrowForwardIcon({ className, ...props }: LucideProps) {
  return <ForwardArrow {...props} className={cn(MIRRORED, className)} />;
}
