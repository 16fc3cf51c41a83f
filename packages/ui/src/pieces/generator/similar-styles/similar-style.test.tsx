import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SimilarStyle } from './similar-style';

test('the text alternative names the medium of the result, which may differ from the request', () => {
  const html = renderToStaticMarkup(
    <SimilarStyle
      pictureStyle="anime"
      prompt="a fox"
      state={{ phase: 'done', src: '/fox.mp4', mediaType: 'video' }}
    />,
  );
  expect(html).toMatch(/<video [^>]*aria-label="[^"]*video/i);
});
