import { Field, Input, TextLink } from '@product/ui';
import { useState } from 'react';
import { requirements } from './data';
import { Page, PageSection } from '../foundations/page';
import { Rows, Name, Row } from '../foundations/rows';
import type { Requirement } from './parse-specification';
import type { Evidence } from './read-evidence';

const { sections, evidence } = requirements;

const evidenceOf = (id: string) => evidence.filter(({ requirement }) => requirement === id);

/** A section of docs/specification.md: its requirements, with the stories and tests that prove each. */
export function SpecificationPage({ section: index }: { section: number }) {
  const [query, setQuery] = useState('');
  const section = sections[index - 1];
  if (!section) return null;
  const isFound = (requirement: Requirement) =>
    JSON.stringify([requirement, evidenceOf(requirement.id)])
      .toLowerCase()
      .includes(query.trim().toLowerCase());
  const topics = section.topics
    .map(({ title, requirements: all }) => ({ title, found: all.filter(isFound) }))
    .filter(({ found }) => found.length > 0);
  const total = section.topics.flatMap((topic) => topic.requirements).length;
  return (
    <Page
      title={section.title}
      intro="The requirements of docs/specification.md, each with the stories and tests that name it. A test fails for a requirement without evidence and for an unknown id."
    >
      <div className="grid max-w-sm gap-2">
        <Field label="Find a requirement or its evidence">
          <Input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
        </Field>
        <p role="status" className="text-sm text-ink-muted">
          {topics.flatMap(({ found }) => found).length} of {total} requirements
        </p>
      </div>
      {topics.map(({ title, found }) => (
        <PageSection key={title} title={title}>
          <Rows>
            {found.map((requirement) => (
              <RequirementRow key={requirement.id} {...requirement} evidence={evidenceOf(requirement.id)} />
            ))}
          </Rows>
        </PageSection>
      ))}
    </Page>
  );
}

interface RequirementRowProps extends Requirement {
  evidence: readonly Evidence[];
}

function RequirementRow({ id, text, note, evidence }: RequirementRowProps) {
  return (
    <Row className="md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:items-start">
      <div className="grid gap-1">
        <Name>{id}</Name>
        <p className="text-pretty wrap-anywhere">{text}</p>
        {note && <p className="text-xs text-pretty wrap-anywhere text-ink-muted">{note}</p>}
      </div>
      <ul className="grid gap-2">
        {evidence.map(({ kind, name, path }) => (
          <li key={`${path} ${name}`}>
            {kind === 'story' ? (
              <TextLink href={`./?path=/story/${name}`} target="_top" className="wrap-anywhere">
                {name}
              </TextLink>
            ) : (
              <span className="grid wrap-anywhere">
                {name}
                <Name>{path}</Name>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Row>
  );
}
