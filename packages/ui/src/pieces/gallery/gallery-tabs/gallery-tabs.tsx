import { isOneOf } from '@product/domain';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger, VisuallyHidden } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';

/** The two tabs of the gallery: the user's own creations, and the public ones of all users. */
export const GALLERY_TABS = ['mine', 'community'] as const;
export type GalleryTab = (typeof GALLERY_TABS)[number];

export interface GalleryTabsProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  /** The selected tab. */
  value: GalleryTab;
  /** Called with the tab that the user selects. */
  onValueChange?: (value: GalleryTab) => void;
  /**
   * Whether the user is signed in. Otherwise the tab of the user's own creations is not rendered.
   * @default false
   */
  signedIn?: boolean;
  /** Number of the user's creations. Without it no number is shown. */
  count?: number;
  /** Heading of the page, at the start of the line of tabs. */
  heading?: ReactNode;
  /** Content of the selected tab. */
  children?: ReactNode;
}

const ALONE =
  'ui:min-h-9 ui:rounded-sm ui:text-sm ui:leading-tight ui:font-medium ui:text-ink-muted ui:max-desk:min-h-11';

/** Tabs to switch between the user's own creations and those of the community. @public */
export function GalleryTabs({
  value,
  onValueChange,
  signedIn = false,
  count,
  heading,
  className,
  children,
  ...props
}: GalleryTabsProps) {
  const { t, format } = useUi();
  const countId = useId();
  const counted = count !== undefined;

  return (
    <Tabs
      data-ui="gallery-tabs"
      className={cn('ui:w-full', className)}
      value={value}
      onValueChange={(tab) => isOneOf(GALLERY_TABS, tab) && onValueChange?.(tab)}
      {...props}
    >
      <div className="ui:relative ui:@container ui:flex ui:flex-wrap ui:items-end ui:justify-between ui:gap-x-6 ui:gap-y-5 ui:pb-[clamp(1.5rem,1rem+1.4vw,2.25rem)]">
        {heading}
        <TabsList
          aria-label={t('gallery.tabs')}
          plain={!signedIn}
          className={
            signedIn
              ? 'ui:num ui:@max-[26rem]:grid ui:@max-[26rem]:w-full ui:@max-[26rem]:auto-cols-fr ui:@max-[26rem]:grid-flow-col'
              : 'ui:flex'
          }
        >
          {signedIn && (
            <TabsTrigger
              value="mine"
              aria-describedby={counted ? countId : undefined}
              count={counted ? <span aria-hidden>{format.number(count)}</span> : undefined}
            >
              {t('gallery.myCreations')}
            </TabsTrigger>
          )}
          <TabsTrigger value="community" plain={!signedIn} className={signedIn ? undefined : ALONE}>
            {t('gallery.community')}
          </TabsTrigger>
        </TabsList>
        {signedIn && counted && (
          <VisuallyHidden id={countId} aria-hidden>
            {t('gallery.count', { count })}
          </VisuallyHidden>
        )}
      </div>
      <TabsContent value={value} tabIndex={-1}>
        {children}
      </TabsContent>
    </Tabs>
  );
}
