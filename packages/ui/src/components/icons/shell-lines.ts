/* Line icons of most pages: header, footer and landing page. */
import {
  ArrowDown,
  Check,
  ChevronDown,
  ChevronUp,
  Globe,
  Image,
  Images,
  Lock,
  Mail,
  Menu,
  Monitor,
  Moon,
  Play,
  Plus,
  RotateCw,
  Sun,
  Users,
  Video,
} from 'lucide-react';
import { lineIcon } from './line-icon';

export const ArrowDownIcon = /* @__PURE__ */ lineIcon(ArrowDown);
export const CheckIcon = /* @__PURE__ */ lineIcon(Check);
export const ChevronDownIcon = /* @__PURE__ */ lineIcon(ChevronDown);
export const ChevronUpIcon = /* @__PURE__ */ lineIcon(ChevronUp);
export const GlobeIcon = /* @__PURE__ */ lineIcon(Globe);
export const ImageIcon = /* @__PURE__ */ lineIcon(Image);
export const ImagesIcon = /* @__PURE__ */ lineIcon(Images);
export const LockIcon = /* @__PURE__ */ lineIcon(Lock);
export const MailIcon = /* @__PURE__ */ lineIcon(Mail);
export const MenuIcon = /* @__PURE__ */ lineIcon(Menu);
export const MonitorIcon = /* @__PURE__ */ lineIcon(Monitor);
export const MoonIcon = /* @__PURE__ */ lineIcon(Moon);
export const PlayIcon = /* @__PURE__ */ lineIcon(Play);
export const PlusIcon = /* @__PURE__ */ lineIcon(Plus);
export const RotateCwIcon = /* @__PURE__ */ lineIcon(RotateCw);
export const SunIcon = /* @__PURE__ */ lineIcon(Sun);
export const UsersIcon = /* @__PURE__ */ lineIcon(Users);
export const VideoIcon = /* @__PURE__ */ lineIcon(Video);
