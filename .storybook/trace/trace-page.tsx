import { Field, Input } from '@product/ui';
import { useState } from 'react';
import { Page, PageSection } from '../foundations/page';
import { Rows } from '../foundations/rows';
import { SECTIONS, statementsOf } from './sections';
import type { Statement } from './statement';
import { StatementRow } from './statement-row';

/** A section of the specification: each of its statements, with what proves it. */
export function TracePage({ section: number }: { section: number }) {
  const [words, setWords] = useState('');
  const section = SECTIONS.find((one) => one.number === number);
  if (!section) return null;
  const isWanted = (statement: Statement) =>
    JSON.stringify(statement).toLowerCase().includes(words.trim().toLowerCase());
  const shown = statementsOf(section).filter(isWanted);
  return (
    <Page
      title={`${number}. ${section.title}`}
      intro="Each statement of the specification, with the stories and tests that prove it, and what they cannot do without. A test fails when a proof is gone, or when something of the code has no statement."
    >
      <div className="grid max-w-sm gap-2">
        <Field label="Find a statement or a proof">
          <Input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        </Field>
        <p role="status" className="text-sm text-ink-muted">
          {shown.length} of {statementsOf(section).length} statements
        </p>
      </div>
      {section.topics
        .map(({ title, statements }) => ({ title, wanted: statements.filter(isWanted) }))
        .filter(({ wanted }) => wanted.length > 0)
        .map(({ title, wanted }) => (
          <PageSection key={title} title={title}>
            <Rows>
              {wanted.map((statement) => (
                <StatementRow key={statement.id} {...statement} />
              ))}
            </Rows>
          </PageSection>
        ))}
    </Page>
  );
}
