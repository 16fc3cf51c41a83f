import type { ComponentProps } from 'react';
import { Button, Card } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';

export interface SignUpPromptProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** URL of the registration. */
  href: string;
}

/** Invites a visitor of the community gallery to sign up. @public */
export function SignUpPrompt({ href, className, ...props }: SignUpPromptProps) {
  const { t, Link } = useUi();
  return (
    <Card
      asChild
      className={cn(
        'ui:@container ui:flex ui:w-full ui:flex-wrap ui:items-center ui:justify-between ui:gap-x-6 ui:gap-y-4',
        className,
      )}
    >
      <section data-ui="sign-up-prompt" {...props}>
        <div className="ui:grid ui:gap-1">
          <h2 className="ui:text-xl ui:font-semibold ui:text-balance ui:text-ink">
            {t('gallery.signUpTitle')}
          </h2>
          <p className="ui:text-sm ui:text-pretty ui:text-ink-muted">{t('gallery.signUpText')}</p>
        </div>
        <Button asChild variant="primary" size="lg" className="ui:@max-[26rem]:w-full">
          <Link href={href}>{t('gallery.signUpAction')}</Link>
        </Button>
      </section>
    </Card>
  );
}
