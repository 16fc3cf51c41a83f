/* The one file that knows where the line icons come from. Each is marked pure: a bundle holds those that are used. */
import {
  ArrowDown,
  ArrowUp,
  Bookmark,
  Check,
  ChevronDown,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CircleUserRound,
  Clock,
  Copy,
  CreditCard,
  Crown,
  Download,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  Gift,
  Globe,
  Heart,
  History,
  Image,
  ImageOff,
  Images,
  InfinityIcon as InfinityGlyph,
  Info,
  Languages,
  Layers,
  Link,
  Lock,
  LockOpen,
  LogIn,
  LogOut,
  Mail,
  Menu,
  Minus,
  Monitor,
  Moon,
  Palette,
  Pencil,
  Play,
  Plus,
  Receipt,
  RotateCw,
  Search,
  Settings,
  Share2,
  ShieldCheck,
  Sparkles,
  Sun,
  Trash2,
  TriangleAlert,
  User,
  Users,
  Video,
  Wallet,
  WandSparkles,
  X,
  Zap,
} from 'lucide-react';
import { lineIcon } from './line-icon';

export const ArrowDownIcon = /* @__PURE__ */ lineIcon(ArrowDown);
export const ArrowUpIcon = /* @__PURE__ */ lineIcon(ArrowUp);
export const BookmarkIcon = /* @__PURE__ */ lineIcon(Bookmark);
export const CheckIcon = /* @__PURE__ */ lineIcon(Check);
export const ChevronDownIcon = /* @__PURE__ */ lineIcon(ChevronDown);
export const ChevronUpIcon = /* @__PURE__ */ lineIcon(ChevronUp);
export const CircleAlertIcon = /* @__PURE__ */ lineIcon(CircleAlert);
export const CircleCheckIcon = /* @__PURE__ */ lineIcon(CircleCheck);
export const CircleUserRoundIcon = /* @__PURE__ */ lineIcon(CircleUserRound);
export const ClockIcon = /* @__PURE__ */ lineIcon(Clock);
export const CopyIcon = /* @__PURE__ */ lineIcon(Copy);
export const CreditCardIcon = /* @__PURE__ */ lineIcon(CreditCard);
export const CrownIcon = /* @__PURE__ */ lineIcon(Crown);
export const DownloadIcon = /* @__PURE__ */ lineIcon(Download);
export const EllipsisIcon = /* @__PURE__ */ lineIcon(Ellipsis);
export const ExternalLinkIcon = /* @__PURE__ */ lineIcon(ExternalLink);
export const EyeIcon = /* @__PURE__ */ lineIcon(Eye);
export const EyeOffIcon = /* @__PURE__ */ lineIcon(EyeOff);
export const GiftIcon = /* @__PURE__ */ lineIcon(Gift);
export const GlobeIcon = /* @__PURE__ */ lineIcon(Globe);
export const HeartIcon = /* @__PURE__ */ lineIcon(Heart);
export const HistoryIcon = /* @__PURE__ */ lineIcon(History);
export const ImageIcon = /* @__PURE__ */ lineIcon(Image);
export const ImageOffIcon = /* @__PURE__ */ lineIcon(ImageOff);
export const ImagesIcon = /* @__PURE__ */ lineIcon(Images);
export const InfinityIcon = /* @__PURE__ */ lineIcon(InfinityGlyph);
export const InfoIcon = /* @__PURE__ */ lineIcon(Info);
export const LanguagesIcon = /* @__PURE__ */ lineIcon(Languages);
export const LayersIcon = /* @__PURE__ */ lineIcon(Layers);
export const LinkIcon = /* @__PURE__ */ lineIcon(Link);
export const LockIcon = /* @__PURE__ */ lineIcon(Lock);
export const LockOpenIcon = /* @__PURE__ */ lineIcon(LockOpen);
export const LogInIcon = /* @__PURE__ */ lineIcon(LogIn);
export const LogOutIcon = /* @__PURE__ */ lineIcon(LogOut);
export const MailIcon = /* @__PURE__ */ lineIcon(Mail);
export const MenuIcon = /* @__PURE__ */ lineIcon(Menu);
export const MinusIcon = /* @__PURE__ */ lineIcon(Minus);
export const MonitorIcon = /* @__PURE__ */ lineIcon(Monitor);
export const MoonIcon = /* @__PURE__ */ lineIcon(Moon);
export const PaletteIcon = /* @__PURE__ */ lineIcon(Palette);
export const PencilIcon = /* @__PURE__ */ lineIcon(Pencil);
export const PlayIcon = /* @__PURE__ */ lineIcon(Play);
export const PlusIcon = /* @__PURE__ */ lineIcon(Plus);
export const ReceiptIcon = /* @__PURE__ */ lineIcon(Receipt);
export const RotateCwIcon = /* @__PURE__ */ lineIcon(RotateCw);
export const SearchIcon = /* @__PURE__ */ lineIcon(Search);
export const SettingsIcon = /* @__PURE__ */ lineIcon(Settings);
export const Share2Icon = /* @__PURE__ */ lineIcon(Share2);
export const ShieldCheckIcon = /* @__PURE__ */ lineIcon(ShieldCheck);
export const SparklesIcon = /* @__PURE__ */ lineIcon(Sparkles);
export const SunIcon = /* @__PURE__ */ lineIcon(Sun);
export const Trash2Icon = /* @__PURE__ */ lineIcon(Trash2);
export const TriangleAlertIcon = /* @__PURE__ */ lineIcon(TriangleAlert);
export const UserIcon = /* @__PURE__ */ lineIcon(User);
export const UsersIcon = /* @__PURE__ */ lineIcon(Users);
export const VideoIcon = /* @__PURE__ */ lineIcon(Video);
export const WalletIcon = /* @__PURE__ */ lineIcon(Wallet);
export const WandSparklesIcon = /* @__PURE__ */ lineIcon(WandSparkles);
export const XIcon = /* @__PURE__ */ lineIcon(X);
export const ZapIcon = /* @__PURE__ */ lineIcon(Zap);
