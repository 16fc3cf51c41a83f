import { isOneOf, QUALITIES, type MediaType } from '@product/domain';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Button, CheckIcon, CopyIcon, VisuallyHidden } from '../../../components';
import { useUi } from '../../../i18n';
import type { GalleryCardCreation } from '../gallery-card';
import { styleName } from '../gallery-card/creation-words';

export interface ViewedCreation extends GalleryCardCreation {
  /** Unknown values are shown as they are. */
  quality?: string | undefined;
  /** Whether the file has content credentials, which say where it comes from. */
  hasCredentials?: boolean | undefined;
}

interface CreationFactsProps {
  creation: Omit<ViewedCreation, 'mediaType'>;
  mediaType: MediaType;
}

const COPIED_MS = 2000;

/** The prompt, to be read, selected and copied, and how the creation was made as far as it is known. */
export function CreationFacts({ creation, mediaType }: CreationFactsProps) {
  const { t } = useUi();
  const { prompt, style, aspectRatio, quality, isPublic, hasCredentials } = creation;
  const promptText = useRef<HTMLParagraphElement>(null);
  const facts: [string, string | false | undefined][] = [
    [t('properties.style'), style && styleName(t, style)],
    [t('properties.aspectRatio'), aspectRatio],
    [t('properties.quality'), isOneOf(QUALITIES, quality) ? t(`vocabulary.quality.${quality}`) : quality],
    [t('properties.mediaType'), t(`vocabulary.mediaType.${mediaType}`)],
    [
      t('properties.visibility'),
      isPublic !== undefined && t(isPublic ? 'properties.public' : 'properties.private'),
    ],
    [t('view.credentials'), hasCredentials && t('view.credentialsInFile')],
  ];
  return (
    <>
      {prompt && (
        <section className="ui:grid ui:gap-2">
          <div className="ui:flex ui:items-center ui:justify-between ui:gap-2">
            <h3 className="ui:text-sm ui:font-semibold">{t('properties.prompt')}</h3>
            <CopyButton text={prompt} source={promptText} />
          </div>
          <p
            ref={promptText}
            dir="auto"
            className="ui:text-sm ui:whitespace-pre-wrap ui:wrap-anywhere ui:text-ink-muted"
          >
            {prompt}
          </p>
        </section>
      )}
      <dl className="ui:grid ui:grid-cols-[auto_minmax(0,1fr)] ui:gap-x-6 ui:gap-y-2 ui:text-sm">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="ui:contents">
                <dt className="ui:text-ink-muted">{name}</dt>
                <dd className="ui:num ui:wrap-anywhere">
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}

interface CopyButtonProps {
  text: string;
  /** The element that shows the text. */
  source: RefObject<HTMLElement | null>;
}

function CopyButton({ text, source }: CopyButtonProps) {
  const { t } = useUi();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // No clipboard without TLS or permission: the user copies the selection.
      if (source.current) source.current.ownerDocument.getSelection()?.selectAllChildren(source.current);
    }
  };
  return (
    <div>
      <Button variant="ghost" size="sm" aria-label={t('view.copyPrompt')} onClick={() => void copy()}>
        {isCopied ? <CheckIcon aria-hidden /> : <CopyIcon aria-hidden />}
        <span>{t(isCopied ? 'view.copied' : 'view.copy')}</span>
      </Button>
      <VisuallyHidden role="status">{isCopied && t('view.copied')}</VisuallyHidden>
    </div>
  );
}
