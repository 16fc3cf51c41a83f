import { TextLink } from '@product/ui';
import { Name, Row } from '../foundations/rows';
import type { Requirement } from './parse-specification';
import type { Evidence } from './read-evidence';

export interface RequirementRowProps extends Requirement {
  evidence: readonly Evidence[];
}

export function RequirementRow({ id, text, note, evidence }: RequirementRowProps) {
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
