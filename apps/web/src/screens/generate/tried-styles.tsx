import { SimilarStyles } from '@product/ui';
import { otherStyles } from './other-styles';
import { TriedStyle, type TriedStyleProps } from './tried-style';

const PLACES = 4;

/** The places under a result, each for another style. */
export function TriedStyles({ original, ...props }: Omit<TriedStyleProps, 'style'>) {
  return (
    <SimilarStyles>
      {otherStyles(original.request.style, PLACES).map((style) => (
        <TriedStyle key={style} original={original} style={style} {...props} />
      ))}
    </SimilarStyles>
  );
}
