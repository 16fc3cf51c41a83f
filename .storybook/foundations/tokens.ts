import css from '../../packages/ui/src/styles/tokens.css?raw';
import { readThemes } from '../../packages/ui/src/styles/contrast-pairs';
import { readTokens } from './read-tokens';

export const tokens: ReturnType<typeof readTokens> = readTokens(css);

export const colourThemes: ReturnType<typeof readThemes> = readThemes(css);

export const variable = (name: string) => `var(--ui-${name})`;
