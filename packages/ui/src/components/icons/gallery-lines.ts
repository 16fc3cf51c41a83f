/* Line icons of cards and dialogs. */
import { CircleAlert, Heart, ImageOff, Link, Pencil, Share2, Trash2 } from 'lucide-react';
import { lineIcon } from './line-icon';

export const CircleAlertIcon = /* @__PURE__ */ lineIcon(CircleAlert);
export const HeartIcon = /* @__PURE__ */ lineIcon(Heart);
export const ImageOffIcon = /* @__PURE__ */ lineIcon(ImageOff);
export const LinkIcon = /* @__PURE__ */ lineIcon(Link);
export const PencilIcon = /* @__PURE__ */ lineIcon(Pencil);
export const Share2Icon = /* @__PURE__ */ lineIcon(Share2);
export const Trash2Icon = /* @__PURE__ */ lineIcon(Trash2);
