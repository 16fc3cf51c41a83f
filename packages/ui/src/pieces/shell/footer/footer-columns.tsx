'use client';

import type { BusinessReading, Destination, FooterColumn } from '@product/domain';
import { useId } from 'react';
import { TextLink } from '../../../components/text-link';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';

interface FooterColumnsProps {
  columns: BusinessReading['footer'];
  hrefFor: (destination: Destination) => string;
}

/** The links of a reading: what has a title stands below it, what has none stands in a row. */
export function FooterColumns({ columns, hrefFor }: FooterColumnsProps) {
  const { t } = useUi();
  const id = useId();
  return (
    <nav
      aria-label={t('shell.footerNavigation')}
      className="grid auto-cols-fr gap-x-10 gap-y-8 md:max-w-3xl md:grid-flow-col"
    >
      {columns.map(({ key, links }, index) => (
        <div key={key ?? index} className="grid content-start">
          {key && (
            <h2 id={`${id}-${key}`} className="flex min-h-10 items-center font-semibold text-ink">
              {t(`shell.footer.${key}`)}
            </h2>
          )}
          <Links links={links} labelledBy={key && `${id}-${key}`} hrefFor={hrefFor} />
        </div>
      ))}
    </nav>
  );
}

interface LinksProps extends Pick<FooterColumnsProps, 'hrefFor'> {
  links: FooterColumn['links'];
  labelledBy: string | undefined;
}

function Links({ links, labelledBy, hrefFor }: LinksProps) {
  const { t, Link } = useUi();
  return (
    <ul
      aria-labelledby={labelledBy}
      className={cn(
        'max-md:grid max-md:grid-cols-2 max-md:gap-x-5 max-md:[--row:2.75rem]',
        labelledBy ? 'md:grid md:[--row:2rem]' : 'md:flex md:flex-wrap md:gap-x-5 md:[--row:2.5rem]',
      )}
    >
      {links.map(({ key, to }) => (
        <li key={key}>
          <TextLink variant="quiet" asChild className="inline-flex min-h-(--row) items-center">
            <Link href={hrefFor(to)}>{t(`shell.footer.${key}`)}</Link>
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
