import type { ReactNode } from 'react';
import { Button, Sheet, SheetContent, SheetFooter, SheetHeader, SheetTitle } from '../../../components';
import { useUi } from '../../../i18n';
import { useFocusReturn } from '../../../lib/use-focus-return';

export interface FilterSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Removes all filters. */
  onClear: () => void;
  children: ReactNode;
}

/** The filters of a narrow window. */
export function FilterSheet({ open, onOpenChange, onClear, children }: FilterSheetProps) {
  const { t } = useUi();
  const focusReturn = useFocusReturn();
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent
        side="bottom"
        aria-describedby={undefined}
        closeLabel={t('common.close')}
        {...focusReturn}
      >
        <SheetHeader>
          <SheetTitle>{t('gallery.filters')}</SheetTitle>
        </SheetHeader>
        <div className="ui:grid ui:gap-2">{children}</div>
        <SheetFooter>
          <Button variant="ghost" onClick={onClear}>
            {t('gallery.clearAll')}
          </Button>
        </SheetFooter>
      </SheetContent>
    </Sheet>
  );
}
