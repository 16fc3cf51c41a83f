import { STYLES } from '@product/domain';
import { expect, test } from 'vitest';
import { cameraMove } from './camera';

const PROMPTS = ['A cat on a fence', 'A lighthouse', 'Rain', 'A train at dusk', 'Two moons', 'A bridge'];
const TIMES = Array.from({ length: 125 }, (_, frame) => frame / 124);

test.each(STYLES)(
  'in %s the camera starts in its corner, moves smoothly and stays within the picture',
  (style) => {
    for (const prompt of PROMPTS) {
      const path = TIMES.map(cameraMove({ prompt, style }));
      expect(path[0]).toEqual({ across: 0, down: 0 });
      for (const [index, { across, down }] of path.entries()) {
        const before = path[index - 1] ?? { across: 0, down: 0 };
        expect(Math.min(across, down)).toBeGreaterThanOrEqual(0);
        expect(Math.max(across, down)).toBeLessThanOrEqual(1);
        expect(Math.hypot(across - before.across, down - before.down)).toBeLessThan(0.04);
      }
      expect(Math.max(...path.map(({ across, down }) => Math.max(across, down)))).toBeGreaterThan(0.99);
    }
  },
);

test.each(STYLES)('in %s the prompt determines the camera move', (style) => {
  const moves = PROMPTS.map((prompt) => cameraMove({ prompt, style }));
  expect(new Set(moves).size).toBe(2);
});
