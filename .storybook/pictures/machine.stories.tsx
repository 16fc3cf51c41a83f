import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';

const meta = { title: 'Pictures/Machine', tags: ['!autodocs', '!dev'] } satisfies Meta;
export default meta;

const FAMILIES = ['sans-serif', 'serif', 'monospace', 'system-ui'];
const TEXT = 'Easel 0123 £ “fi” ÄÉÑ عربي हिन्दी 中文 ✓ 🎨';

const SHAPES: CSSProperties[] = [
  { borderRadius: '50%', background: 'linear-gradient(40deg, rebeccapurple, orange)' },
  { borderRadius: 13, boxShadow: '0 6px 20px rgb(0 0 0 / 35%)', background: 'white' },
  { border: '1.5px dashed teal', transform: 'rotate(7deg) scale(0.93)' },
  { background: 'conic-gradient(red, lime, blue, red)', filter: 'blur(3px)' },
  { background: 'oklch(0.7 0.2 290 / 60%)', opacity: 0.7, clipPath: 'ellipse(40% 30%)' },
];

/**
 * Typefaces, curves and shadows without any code of the product. If its screenshot differs from its baseline, the
 * machine renders differently, and no other baseline can be compared.
 */
export const Default: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, padding: 16, background: 'white', color: 'black' }}>
      {FAMILIES.map((fontFamily) => (
        <p key={fontFamily} style={{ fontFamily, fontSize: 17, lineHeight: 1.5 }}>
          {TEXT}
        </p>
      ))}
      <div style={{ display: 'flex', gap: 24 }}>
        {SHAPES.map((shape, index) => (
          <div key={index} style={{ inlineSize: 90, blockSize: 70, ...shape }} />
        ))}
      </div>
      <svg width="120" height="60" aria-hidden>
        <path d="M4 50 C 30 -20, 70 90, 116 8" fill="none" stroke="crimson" strokeWidth="2.3" />
      </svg>
    </div>
  ),
};
