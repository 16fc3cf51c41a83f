import type { MediaType } from '@product/domain';
import type { SessionResult } from '@product/studio';
import { SimilarStyles } from '@product/ui';
import { useState } from 'react';
import { otherStyles } from './other-styles';
import { TriedStyle } from './tried-style';

const PLACES = 4;

interface TriedStylesProps {
  /** The result whose places are shown. */
  original: SessionResult | undefined;
  results: readonly SessionResult[];
  costOf: (mediaType: MediaType) => number;
  access: boolean;
  onShow: (result: SessionResult) => void;
}

/**
 * The places under a result, each for another style. Those of an earlier result in which a generation has started stay
 * mounted, so that showing another result does not cancel it.
 */
export function TriedStyles({ original, results, costOf, access, onShow }: TriedStylesProps) {
  const [started, setStarted] = useState<ReadonlySet<string>>(() => new Set());
  const urlOf = ({ result }: SessionResult) => result.mediaUrl;
  const mounted = results.filter((one) => started.has(urlOf(one)) || one === original);
  return mounted.map((one) => (
    <SimilarStyles key={urlOf(one)} className={one === original ? undefined : 'hidden'}>
      {otherStyles(one.request.style, PLACES).map((style) => (
        <TriedStyle
          key={style}
          original={one}
          style={style}
          cost={costOf(one.request.mediaType)}
          access={access}
          onShow={onShow}
          onStart={() => setStarted((before) => new Set([...before, urlOf(one)]))}
        />
      ))}
    </SimilarStyles>
  ));
}
