import { LANGUAGES } from '@product/domain';
import { Page, PageSection } from '../foundations/page';
import { Muted, Name, Row, Rows } from '../foundations/rows';
import { reportOn, type LanguageReport } from './report';

const nameOf = (language: string) =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;

const timesFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export function LanguagesPage() {
  return (
    <Page
      title="Languages"
      intro="Each language beside English: what it says, what it lacks, and which of its texts need the most room. A test fails when a text is missing, empty, still English, or has lost a place for a value."
    >
      {LANGUAGES.map((language) => (
        <LanguageSection key={language} report={reportOn(language)} />
      ))}
    </Page>
  );
}

function LanguageSection({
  report: { language, texts, forms, faults, waiting, longest },
}: {
  report: LanguageReport;
}) {
  const messages = Object.entries(faults).flatMap(([kind, keys]) => keys.map((key) => `${kind}: ${key}`));
  return (
    <PageSection
      title={`${nameOf(language)} · ${language}`}
      note={[
        `${texts} texts. Plural forms: ${forms.join(', ')}.`,
        ...(waiting.length > 0 ? [`${waiting.length} to translate, listed below.`] : []),
        messages.length === 0 ? 'Nothing is missing.' : `${messages.length} to mend:`,
      ].join(' ')}
    >
      {messages.length + waiting.length > 0 && (
        <Rows>
          {[...messages, ...waiting].map((text) => (
            <Row key={text}>
              <Name>{text}</Name>
            </Row>
          ))}
        </Rows>
      )}
      {language !== 'en' && (
        <Rows>
          {longest.map(({ key, text, times }) => (
            <Row key={key} className="sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_4rem]">
              <Name>{key}</Name>
              <span lang={language} dir="auto" className="wrap-anywhere">
                {text}
              </span>
              <Muted>{timesFormat.format(times)} times</Muted>
            </Row>
          ))}
        </Rows>
      )}
    </PageSection>
  );
}
