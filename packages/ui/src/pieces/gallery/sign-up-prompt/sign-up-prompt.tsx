'use client';

import type { ComponentProps } from 'react';
import { Button, Card } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';

export interface SignUpPromptProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Where one signs up. */
  href: string;
}

/** Invites a visitor of the community wall to make something of their own. */
export function SignUpPrompt({ href, className, ...props }: SignUpPromptProps) {
  const { t, Link } = useUi();
  return (
    <Card asChild className={cn('flex flex-wrap items-center justify-between gap-x-6 gap-y-4', className)}>
      <section data-slot="sign-up-prompt" {...props}>
        <div className="grid gap-1">
          <h2 className="text-xl font-semibold text-balance text-ink">{t('gallery.signUpTitle')}</h2>
          <p className="text-sm text-pretty text-ink-muted">{t('gallery.signUpText')}</p>
        </div>
        <Button asChild variant="accent" size="lg" className="max-xs:w-full">
          <Link href={href}>{t('gallery.signUpAction')}</Link>
        </Button>
      </section>
    </Card>
  );
}
