import { useId } from 'react';
import { TextLink } from '../../../components/text-link';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import type { NavigationLink } from '../navigation';

export interface FooterColumn {
  /** Without it the links are a row. */
  title?: string | undefined;
  links: readonly NavigationLink[];
}

/** Footer links: groups with a title as columns, a group without one as a row. */
export function FooterColumns({ columns }: { columns: readonly FooterColumn[] }) {
  const { t } = useUi();
  const id = useId();
  return (
    <nav
      aria-label={t('shell.footerNavigation')}
      className="ui:grid ui:auto-cols-fr ui:gap-x-10 ui:gap-y-8 ui:@min-[44rem]:max-w-3xl ui:@min-[44rem]:grid-flow-col"
    >
      {columns.map(({ title, links }, index) => (
        <div key={index} className="ui:grid ui:content-start">
          {title && (
            <h2
              id={`${id}-${index}`}
              className="ui:flex ui:min-h-10 ui:items-center ui:font-semibold ui:text-ink"
            >
              {title}
            </h2>
          )}
          <Links links={links} labelledBy={title && `${id}-${index}`} />
        </div>
      ))}
    </nav>
  );
}

interface LinksProps {
  links: FooterColumn['links'];
  labelledBy: string | undefined;
}

function Links({ links, labelledBy }: LinksProps) {
  const { Link } = useUi();
  return (
    <ul
      aria-labelledby={labelledBy}
      className={cn(
        'ui:@max-[44rem]:grid ui:@max-[44rem]:grid-cols-2 ui:@max-[44rem]:gap-x-5 ui:@max-[44rem]:[--ui-row:2.75rem]',
        labelledBy
          ? 'ui:@min-[44rem]:grid ui:@min-[44rem]:[--ui-row:2rem]'
          : 'ui:@min-[44rem]:flex ui:@min-[44rem]:flex-wrap ui:@min-[44rem]:gap-x-5 ui:@min-[44rem]:[--ui-row:2.5rem]',
      )}
    >
      {links.map(({ href, label }, index) => (
        <li key={index}>
          <TextLink
            variant="quiet"
            asChild
            className="ui:inline-flex ui:min-h-(--ui-row) ui:items-center ui:wrap-anywhere ui:hyphens-auto"
          >
            <Link href={href}>{label}</Link>
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
