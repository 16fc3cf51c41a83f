import { contrast } from '../../packages/ui/src/styles/contrast';
import { THEME_NAMES } from '../../packages/ui/src/styles/contrast-pairs';
import { Muted, Name, Row } from './rows';
import { colourThemes, variable } from './tokens';

const TEXT_CONTRAST = 4.5;

interface ContrastRowProps {
  need: number;
  ink: string;
  ground: string;
}

/** A colour pair as it is used: text on a background, or an edge around it, with the contrast ratio. */
export function ContrastRow({ need, ink, ground }: ContrastRowProps) {
  return (
    <Row className="grid-cols-2 sm:grid-cols-[2fr_1fr_1fr]">
      <span className="max-sm:col-span-2">
        <Name>{ink}</Name> <Muted>on</Muted> <Name>{ground}</Name> <Muted>needs {need}</Muted>
      </span>
      {THEME_NAMES.map((theme) => (
        <span
          key={theme}
          data-value
          className={`${theme} num rounded-sm border-2 px-3 py-2 text-sm font-medium`}
          style={{
            background: variable(ground),
            borderColor: variable(need < TEXT_CONTRAST ? ink : ground),
            color: variable(need < TEXT_CONTRAST ? 'ink' : ink),
          }}
        >
          {figureOf(theme, ink, ground)}
        </span>
      ))}
    </Row>
  );
}

function figureOf(theme: (typeof THEME_NAMES)[number], ink: string, ground: string): string {
  const [one, other] = [colourThemes[theme].get(ink), colourThemes[theme].get(ground)];
  return one && other ? contrast(one, other).toFixed(2) : '';
}
