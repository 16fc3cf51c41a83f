// Icons of a single picture: of the view of a creation, and of a result. A list does not need them.
import {
  Bookmark,
  ChevronLeft,
  ChevronRight,
  Copy,
  Download,
  Maximize,
  Minimize,
  Minus,
  type LucideProps,
} from 'lucide-react';
import { cn } from '../../lib/cn';
import { DrawnIcon, lineIcon, MIRRORED, type DrawnIconProps } from './icon-base';

export const BookmarkIcon = /* @__PURE__ */ lineIcon(Bookmark);
export const CopyIcon = /* @__PURE__ */ lineIcon(Copy);
export const DownloadIcon = /* @__PURE__ */ lineIcon(Download);
export const MaximizeIcon = /* @__PURE__ */ lineIcon(Maximize);
export const MinimizeIcon = /* @__PURE__ */ lineIcon(Minimize);
export const MinusIcon = /* @__PURE__ */ lineIcon(Minus);

const ForwardChevron = /* @__PURE__ */ lineIcon(ChevronRight);
const BackChevron = /* @__PURE__ */ lineIcon(ChevronLeft);

/** 1:1 */
export function ActualSizeIcon(props: DrawnIconProps) {
  return (
    <DrawnIcon {...props}>
      <path d="M4 8.500l3-2v11M16 8.500l3-2v11M12 10h.01M12 15h.01" />
    </DrawnIcon>
  );
}

/** Forward chevron, in the reading direction. */
export function ChevronForwardIcon({ className, ...props }: LucideProps) {
  return <ForwardChevron {...props} className={cn(MIRRORED, className)} />;
}

/** Back chevron, against the reading direction. */
export function ChevronBackIcon({ className, ...props }: LucideProps) {
  return <BackChevron {...props} className={cn(MIRRORED, className)} />;
}
