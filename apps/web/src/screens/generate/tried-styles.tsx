import type { MediaType } from '@product/domain';
import type { SessionResult } from '@product/studio';
import { SimilarStyles } from '@product/ui';
import { otherStyles } from './other-styles';
import { TriedStyle } from './tried-style';

const PLACES = 4;

interface TriedStylesProps {
  /** The result whose places are shown. */
  original: SessionResult | undefined;
  costOf: (mediaType: MediaType) => number;
  access: boolean;
  onShow: (result: SessionResult) => void;
}

/** The places under a result, each for another style. */
export function TriedStyles({ original, costOf, access, onShow }: TriedStylesProps) {
  return (
    original && (
      <SimilarStyles key={original.result.mediaUrl}>
        {otherStyles(original.request.style, PLACES).map((style) => (
          <TriedStyle
            key={style}
            original={original}
            style={style}
            cost={costOf(original.request.mediaType)}
            access={access}
            onShow={onShow}
          />
        ))}
      </SimilarStyles>
    )
  );
}
