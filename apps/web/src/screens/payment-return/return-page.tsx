import { PaymentReturn, useUi, type PaymentReturnProps } from '@product/ui';
import type { ReactNode } from 'react';
import { PageTitle } from '../../core/page-title';

export interface ReturnPageProps extends PaymentReturnProps {
  children?: ReactNode;
}

export function ReturnPage({ children, ...props }: ReturnPageProps) {
  const { t } = useUi();
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-6 px-gutter py-16">
      <PageTitle>{t(`billing.${props.outcome}.title`)}</PageTitle>
      <PaymentReturn {...props} />
      <p className="min-h-12 text-center text-sm text-balance text-ink-muted">{children}</p>
    </div>
  );
}
