'use client';

import type { BusinessModel, Destination, FooterColumn } from '@product/domain';
import { useId } from 'react';
import { TextLink } from '../../../components/text-link';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';

interface FooterColumnsProps {
  columns: BusinessModel['footer'];
  hrefFor: (destination: Destination) => string;
}

/** Footer links of the business model: groups with a title as columns, a group without one as a row. */
export function FooterColumns({ columns, hrefFor }: FooterColumnsProps) {
  const { t } = useUi();
  const id = useId();
  return (
    <nav
      aria-label={t('shell.footerNavigation')}
      className="ui:grid ui:auto-cols-fr ui:gap-x-10 ui:gap-y-8 ui:md:max-w-3xl ui:md:grid-flow-col"
    >
      {columns.map(({ key, links }, index) => (
        <div key={key ?? index} className="ui:grid ui:content-start">
          {key && (
            <h2
              id={`${id}-${key}`}
              className="ui:flex ui:min-h-10 ui:items-center ui:font-semibold ui:text-ink"
            >
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
        'ui:max-md:grid ui:max-md:grid-cols-2 ui:max-md:gap-x-5 ui:max-md:[--ui-row:2.75rem]',
        labelledBy
          ? 'ui:md:grid ui:md:[--ui-row:2rem]'
          : 'ui:md:flex ui:md:flex-wrap ui:md:gap-x-5 ui:md:[--ui-row:2.5rem]',
      )}
    >
      {links.map(({ key, to }) => (
        <li key={key}>
          <TextLink
            variant="quiet"
            asChild
            className="ui:inline-flex ui:min-h-(--ui-row) ui:items-center ui:wrap-anywhere ui:hyphens-auto"
          >
            <Link href={hrefFor(to)}>{t(`shell.footer.${key}`)}</Link>
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
