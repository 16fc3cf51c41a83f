// Icons of a single picture: of the view of a creation, and of a result. A list does not need them.
import { Bookmark, ChevronLeft, ChevronRight, Copy, Download, Minus, type LucideProps } from 'lucide-react';
import { cn } from '../../lib/cn';
import { lineIcon, MIRRORED } from './icon-base';

export const BookmarkIcon = /* @__PURE__ */ lineIcon(Bookmark);
export const CopyIcon = /* @__PURE__ */ lineIcon(Copy);
export const DownloadIcon = /* @__PURE__ */ lineIcon(Download);
export const MinusIcon = /* @__PURE__ */ lineIcon(Minus);

const ForwardChevron = /* @__PURE__ */ lineIcon(ChevronRight);
const BackChevron = /* @__PURE__ */ lineIcon(ChevronLeft);

/** Forward chevron, in the reading direction. */
export function ChevronForwardIcon({ className, ...props }: LucideProps) {
  return <ForwardChevron {...props} className={cn(MIRRORED, className)} />;
}

/** Back chevron, against the reading direction. */
export function ChevronBackIcon({ className, ...props }: LucideProps) {
  return <BackChevron {...props} className={cn(MIRRORED, className)} />;
}
