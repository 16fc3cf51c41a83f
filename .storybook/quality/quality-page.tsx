import { Page, PageSection } from '../foundations/page';
import { Name, Rows } from '../foundations/rows';
import { FigureRow } from './figure-row';
import { PEERS, SOURCES, type Peer, type Results } from './results';

export interface QualityPageProps {
  /** What was measured, by the name of its source. */
  results: Record<string, Results>;
  peers?: readonly Peer[];
}

/** The last figures that were recorded, against their limits and against comparable products. */
export function QualityPage({ results, peers = PEERS }: QualityPageProps) {
  return (
    <Page
      title="Quality"
      intro="What the gate and the benches have measured, against the limits that they enforce. A command records its figures with RECORD=1 before it."
    >
      {SOURCES.map(({ name, title, command }) => (
        <PageSection
          key={name}
          title={title}
          note={
            <>
              <Name>{command}</Name>
              {results[name] ? `, measured on ${results[name].measured}` : ' has not been recorded yet.'}
            </>
          }
        >
          {results[name] && (
            <Rows>
              {results[name].figures.map((figure) => (
                <FigureRow
                  key={figure.name}
                  {...figure}
                  peers={peers.filter((peer) => peer.figure === figure.name)}
                />
              ))}
            </Rows>
          )}
        </PageSection>
      ))}
    </Page>
  );
}
