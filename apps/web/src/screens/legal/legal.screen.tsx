import { LegalDocument, RichText, TextLink, useUi } from '@product/ui';
import { PageTitle } from '../../core/page-title';
import { useServices } from '../../core/services';
import { useTexts } from '../../core/use-texts';
import { useFacts } from './use-facts';
import english from '../../i18n/locales/en/legal';
import { paths } from '../../core/paths';
import { matchPath, useLocation } from '../../core/router';
import { textBlocks } from './text-blocks';

const UPDATED = { privacy: new Date('2026-11-27'), terms: new Date('2026-11-27') };

/** The privacy policy or the terms. */
export function Component() {
  const name = matchPath(paths.terms, useLocation().pathname) ? 'terms' : 'privacy';
  const { t } = useTexts('legal', english);
  const { contactEmail } = useServices().config;
  const facts = useFacts();
  // The sections differ by document, so their keys are composed at run time. A story reads every one of them.
  const translate = t as (key: string, values: typeof facts) => string;
  return (
    <>
      <PageTitle description={t(`${name}.lede`, facts)}>{t(`${name}.title`)}</PageTitle>
      <LegalDocument
        title={t(`${name}.title`)}
        lede={t(`${name}.lede`, facts)}
        updated={UPDATED[name]}
        // In the order of the catalogue. A section's name is also its fragment in the address.
        sections={Object.keys(english[name].sections).map((id) => ({
          id,
          title: translate(`${name}.sections.${id}.title`, facts),
          body: (
            <SectionBody text={translate(`${name}.sections.${id}.text`, facts)} contactEmail={contactEmail} />
          ),
        }))}
      />
    </>
  );
}

function SectionBody({ text, contactEmail }: { text: string; contactEmail: string }) {
  const { Link } = useUi();
  const components = {
    email: (label: string) => <TextLink href={`mailto:${contactEmail}`}>{label}</TextLink>,
    privacy: (label: string) => (
      <TextLink asChild>
        <Link href={paths.privacy}>{label}</Link>
      </TextLink>
    ),
  };
  return textBlocks(text).map((block, index) =>
    block.kind === 'paragraph' ? (
      <p key={index}>
        <RichText text={block.text} components={components} />
      </p>
    ) : (
      <ul key={index}>
        {block.items.map((item) => (
          <li key={item}>
            <RichText text={item} components={components} />
          </li>
        ))}
      </ul>
    ),
  );
}
