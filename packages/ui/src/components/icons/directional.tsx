import { ArrowLeft, ArrowRight, ChevronLeft, ChevronRight, type LucideProps } from 'lucide-react';
import { cn } from '../../lib/cn';
import { lineIcon } from './line-icon';

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
