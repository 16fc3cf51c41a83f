import { LegalDocument } from '@product/ui';
import { PageTitle } from '../../core/page-title';
import { useServices } from '../../core/services';
import { useTexts } from '../../core/use-texts';
import { DOCUMENT_SECTIONS, UPDATED, type LegalDocumentName } from './document-sections';
import { SectionBody } from './section-body';
import { useFacts } from './use-facts';
import english from '../../i18n/locales/en/legal';

export function LegalPage({ name }: { name: LegalDocumentName }) {
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
        sections={DOCUMENT_SECTIONS[name].map((id) => ({
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
