'use client';

import { Badge, GlobeIcon, LockIcon } from '../../../components';
import { badgeVariants } from '../../../components/badge';
import { useUi } from '../../../i18n';
import { common, properties } from '../../../locales/english';
import { cn } from '../../../lib/cn';

export interface VisibilityBadgeProps {
  isPublic: boolean;
  /** Makes the badge a button. */
  onVisibilityChange: ((isPublic: boolean) => void) | undefined;
  tabIndex: number | undefined;
}

const PLACE = 'ui:absolute ui:start-3 ui:top-3 ui:z-4';

/** Who can see the creation, and with a callback the button that changes it. */
export function VisibilityBadge({ isPublic, onVisibilityChange, tabIndex }: VisibilityBadgeProps) {
  const { t } = useUi({ common, properties });
  const Icon = isPublic ? GlobeIcon : LockIcon;
  const label = t(isPublic ? 'properties.public' : 'properties.private');
  const content = (
    <>
      <Icon aria-hidden />
      <span>{label}</span>
    </>
  );
  if (!onVisibilityChange) {
    return (
      <Badge variant="media" className={PLACE}>
        {content}
      </Badge>
    );
  }
  const action = t(isPublic ? 'properties.unpublish' : 'properties.publish');
  return (
    <button
      type="button"
      data-grid-actions=""
      aria-label={t('common.labelled', { label, text: action })}
      tabIndex={tabIndex}
      onClick={() => onVisibilityChange(!isPublic)}
      className={cn(
        badgeVariants({ variant: 'media' }),
        PLACE,
        // Within the badge: the picture around it may have any colour.
        'ui:focus-visible:-outline-offset-3 ui:focus-visible:outline-on-media',
      )}
    >
      {content}
      {/* The tooltip is on a child: a title of the button would repeat its name as its description. */}
      <span title={action} className="ui:absolute ui:inset-0" />
    </button>
  );
}
