import { TextLink } from '@product/ui';
import { Muted, Name, Row } from '../foundations/rows';
import type { Proof, Statement } from './statement';

/** A statement, what the decisions add to it, and the ways to its proofs. */
export function StatementRow({ id, says, note, proofs }: Statement) {
  return (
    <Row className="md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:items-start">
      <div className="grid gap-1">
        <Name>{id}</Name>
        <p className="text-pretty wrap-anywhere">{says}</p>
        {note && <p className="text-xs text-pretty wrap-anywhere text-ink-muted">{note}</p>}
      </div>
      <ul className="grid gap-2">
        {proofs.map((proof) => (
          <li key={JSON.stringify(proof)} className="grid gap-1">
            <Place proof={proof} />
            <Muted>{proof.asserts}</Muted>
          </li>
        ))}
      </ul>
    </Row>
  );
}

/** A story is shown by the page around this one; a test is named. */
function Place({ proof }: { proof: Proof }) {
  if ('story' in proof) {
    return (
      <TextLink href={`./?path=/story/${proof.story}`} target="_top" className="wrap-anywhere">
        {proof.story}
      </TextLink>
    );
  }
  return (
    <span className="grid wrap-anywhere">
      {proof.test}
      <Name>{proof.file}</Name>
    </span>
  );
}
