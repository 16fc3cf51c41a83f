import { safeMediaUrl, type Creation, type User } from '@product/api-client';
import { creationsQuery, useApi } from '@product/api-client/react';
import { readDraft } from '@product/studio';
import {
  ArrowForwardIcon,
  Button,
  CreationThumbnail,
  passFocusOn,
  Skeleton,
  TextLink,
  useUi,
  VisuallyHidden,
} from '@product/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { creationPath, paths } from '../../../core/paths';
import { useSession } from '../../../core/use-session';
import { useLazyTexts, useTexts } from '../../../core/use-texts';
import { drafts } from '../../../lib/draft';
import { HEIGHTS } from '../../../lib/room-for-work';
import { storeHasCreations } from '../../../lib/session-hint';
import landing from '../../../i18n/locales/en/landing';
import lastWork from '../../../i18n/locales/en/last-work';

const MAX_CREATIONS = 6;

interface LastWorkProps {
  /** The reserved height, until it is known what there is. */
  minHeight: string | undefined;
}

/** The last creations, small, each a link to its view, and the draft with a link that continues it. */
export function LastWork({ minHeight }: LastWorkProps) {
  const { user, status, refetch } = useSession();
  if (user) return <WorkOf key={user.id} user={user} minHeight={minHeight} />;
  return (
    <div className="wrap" style={{ minHeight }}>
      {minHeight && status === 'failed' && <Failure retrying={false} onRetry={() => void refetch()} />}
    </div>
  );
}

function WorkOf({ user, minHeight }: LastWorkProps & { user: User }) {
  const { t } = useLazyTexts('last-work', lastWork);
  const titleId = useId();
  const { data, isError, isFetching, refetch } = useQuery(creationsQuery(useApi(), user.id));
  const [prompt] = useState(() => draftOf(user));
  const hasCreations = data && data.length > 0;
  useEffect(() => {
    if (hasCreations !== undefined) storeHasCreations(hasCreations);
  }, [hasCreations]);
  // Until the list has loaded, the reserved height decides.
  const isAwaited = data === undefined && minHeight === HEIGHTS.creations;
  const isShown = hasCreations ?? isAwaited;
  if (!isShown && prompt === '') return null;
  return (
    <section
      aria-labelledby={titleId}
      className="wrap pt-3"
      style={{ minHeight: data === undefined ? minHeight : undefined }}
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-sm">
        <p id={titleId} className={`shrink-0 font-semibold ${isShown && prompt ? 'max-sm:sr-only' : ''}`}>
          {t(isShown ? 'title' : 'draft')}
        </p>
        {prompt ? <DraftLink prompt={prompt} /> : <GalleryLink />}
      </div>
      {isShown && isError && data === undefined && (
        <Failure retrying={isFetching} onRetry={() => void refetch()} />
      )}
      {isShown && !(isError && data === undefined) && <Pictures creations={data?.slice(0, MAX_CREATIONS)} />}
    </section>
  );
}

function draftOf({ id }: User): string {
  // The generator may have been left a moment ago.
  drafts.flush();
  const prompt = readDraft(drafts.get(), id)?.prompt;
  return typeof prompt === 'string' ? prompt.trim() : '';
}

function DraftLink({ prompt }: { prompt: string }) {
  const { t } = useLazyTexts('last-work', lastWork);
  const { Link } = useUi();
  return (
    <TextLink asChild className="ui:min-w-0 flex min-h-11 items-center gap-2">
      <Link href={paths.generate}>
        <span className="shrink-0 text-ink-muted">{t('continue')}</span>{' '}
        <bdi className="truncate font-semibold">{prompt}</bdi>
        <ArrowForwardIcon aria-hidden className="size-4 shrink-0" />
      </Link>
    </TextLink>
  );
}

function GalleryLink() {
  const { t } = useTexts('landing', landing);
  const { Link } = useUi();
  return (
    <TextLink asChild className="flex min-h-11 items-center">
      <Link href={paths.gallery}>{t('openGallery')}</Link>
    </TextLink>
  );
}

/* The classes of `ResultStrip`, which the library's stylesheet has already. The padding is for the ring of the focus. */
const ROW = { className: 'ui:flex ui:gap-2 ui:overflow-auto ui:p-1', style: { marginInline: '-0.25rem' } };

/** Without creations they are loading. */
function Pictures({ creations }: { creations: readonly Creation[] | undefined }) {
  const { t, Link } = useUi();
  if (!creations)
    return (
      <div role="status" {...ROW}>
        <VisuallyHidden>{t('gallery.loading')}</VisuallyHidden>
        {Array.from({ length: MAX_CREATIONS }, (_, index) => (
          <Skeleton key={index} className="ui:size-16 ui:shrink-0" />
        ))}
      </div>
    );
  return (
    <ul role="list" {...ROW}>
      {creations.map(({ id, title, imageUrl, mediaType }) => (
        <li key={id} className="shrink-0">
          <Link
            href={creationPath(id)}
            className="ui:relative ui:grid ui:size-16 ui:overflow-hidden ui:rounded-sm"
          >
            <CreationThumbnail src={safeMediaUrl(imageUrl)} mediaType={mediaType} />
            <VisuallyHidden>{t('gallery.open', { title })}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Failure({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const { t } = useUi();
  return (
    <div ref={passFocusOn} className="flex items-center gap-3 text-sm text-ink-muted">
      <p role="alert">{t('gallery.errorMine')}</p>
      <Button size="sm" loading={retrying} onClick={onRetry}>
        {t('common.tryAgain')}
      </Button>
    </div>
  );
}
