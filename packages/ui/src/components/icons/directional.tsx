import { ArrowLeft, ArrowRight, ChevronLeft, ChevronRight, type LucideProps } from 'lucide-react';
import { cn } from '../../lib/cn';

const MIRRORED = 'ui:rtl:-scale-x-100';

/** Onwards, in the reading direction. */
export function ArrowForwardIcon({ className, ...props }: LucideProps) {
  return <ArrowRight className={cn(MIRRORED, className)} {...props} />;
}

/** Back, against the reading direction. */
export function ArrowBackIcon({ className, ...props }: LucideProps) {
  return <ArrowLeft className={cn(MIRRORED, className)} {...props} />;
}

/** Opens what lies further on, in the reading direction. */
export function ChevronForwardIcon({ className, ...props }: LucideProps) {
  return <ChevronRight className={cn(MIRRORED, className)} {...props} />;
}

/** Returns to what lies before, against the reading direction. */
export function ChevronBackIcon({ className, ...props }: LucideProps) {
  return <ChevronLeft className={cn(MIRRORED, className)} {...props} />;
}
