import type { Style } from '@product/domain';
import type { Canvas2D } from '../canvas';
type Option = { seed: string; scene?: string; light?: string; p?: number };
export const painters: Record<Style, (g: Canvas2D, w: number, h: number, r: unknown, o: Option) => void>;
export function rng(seed: string): unknown;
