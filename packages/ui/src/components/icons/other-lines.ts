/* Line icons of rarely visited pages. */
import {
  ArrowUp,
  Bookmark,
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
  History,
  InfinityIcon as InfinityGlyph,
  Info,
  Languages,
  Layers,
  LockOpen,
  LogIn,
  LogOut,
  Minus,
  Palette,
  Receipt,
  Search,
  Settings,
  ShieldCheck,
  Sparkles,
  TriangleAlert,
  User,
  Wallet,
  WandSparkles,
  X,
  Zap,
} from 'lucide-react';
import { lineIcon } from './line-icon';

export const ArrowUpIcon = /* @__PURE__ */ lineIcon(ArrowUp);
export const BookmarkIcon = /* @__PURE__ */ lineIcon(Bookmark);
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
export const HistoryIcon = /* @__PURE__ */ lineIcon(History);
export const InfinityIcon = /* @__PURE__ */ lineIcon(InfinityGlyph);
export const InfoIcon = /* @__PURE__ */ lineIcon(Info);
export const LanguagesIcon = /* @__PURE__ */ lineIcon(Languages);
export const LayersIcon = /* @__PURE__ */ lineIcon(Layers);
export const LockOpenIcon = /* @__PURE__ */ lineIcon(LockOpen);
export const LogInIcon = /* @__PURE__ */ lineIcon(LogIn);
export const LogOutIcon = /* @__PURE__ */ lineIcon(LogOut);
export const MinusIcon = /* @__PURE__ */ lineIcon(Minus);
export const PaletteIcon = /* @__PURE__ */ lineIcon(Palette);
export const ReceiptIcon = /* @__PURE__ */ lineIcon(Receipt);
export const SearchIcon = /* @__PURE__ */ lineIcon(Search);
export const SettingsIcon = /* @__PURE__ */ lineIcon(Settings);
export const ShieldCheckIcon = /* @__PURE__ */ lineIcon(ShieldCheck);
export const SparklesIcon = /* @__PURE__ */ lineIcon(Sparkles);
export const TriangleAlertIcon = /* @__PURE__ */ lineIcon(TriangleAlert);
export const UserIcon = /* @__PURE__ */ lineIcon(User);
export const WalletIcon = /* @__PURE__ */ lineIcon(Wallet);
export const WandSparklesIcon = /* @__PURE__ */ lineIcon(WandSparkles);
export const XIcon = /* @__PURE__ */ lineIcon(X);
export const ZapIcon = /* @__PURE__ */ lineIcon(Zap);
