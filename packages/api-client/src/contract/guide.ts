import type { AnyEndpoint } from '../endpoint';
import { endpoints } from '../endpoints';
import type { createOpenApiDocument } from '../openapi';
import { DESCRIPTIONS } from './descriptions';
import { RULES } from './rules';

type OpenApiDocument = Awaited<ReturnType<typeof createOpenApiDocument>>;

interface Property {
  minLength?: number;
  maxLength?: number;
  enum?: readonly string[];
  description?: string;
}

/** What is sent. `Credentials` has no limits. */
const REQUESTS = ['Registration', 'NewCreation', 'CreationChanges', 'GenerationRequest'];

const START = '<!-- Written by `pnpm --filter @product/api-client openapi`. -->';
const END = '<!-- Until here. -->';

/** The rules of the contract for the guide of back ends, as Markdown. */
function listRules({ components: { schemas } }: OpenApiDocument): string {
  const rules = Object.values(RULES).map((rule) => `- ${rule}`);
  const texts = REQUESTS.flatMap((name) =>
    Object.entries((schemas as Record<string, { properties?: object }>)[name]?.properties ?? {}).flatMap(
      ([field, property]: [string, Property]) => {
        const limit = limitOf(property);
        return limit
          ? [`- \`${name}.${field}\`: ${[limit, property.description].filter(Boolean).join('. ')}`]
          : [];
      },
    ),
  );
  const byName = new Map<string, AnyEndpoint>(Object.values(endpoints).map((call) => [call.name, call]));
  const calls = Object.entries(DESCRIPTIONS).map(([name, sentences]) => {
    const { method, path } = byName.get(name)!;
    return `- \`${method} ${path}\`: ${sentences.join(' ')}`;
  });
  return Object.entries({ 'Every call': rules, 'Texts that are sent': texts, 'Single calls': calls })
    .map(([title, items]) => `### ${title}\n\n${items.join('\n')}`)
    .join('\n\n');
}

function limitOf({ minLength = 0, maxLength }: Property): string | undefined {
  if (maxLength === undefined) return minLength > 0 ? `at least ${minLength} characters` : undefined;
  return minLength > 0 ? `${minLength} to ${maxLength} characters` : `at most ${maxLength} characters`;
}

/** The guide with the rules of today between its two marks. */
export function updateGuide(guide: string, document: OpenApiDocument): string {
  const [before, rest] = splitAt(guide, START);
  const [, after] = splitAt(rest, END);
  return `${before}${START}\n\n${listRules(document)}\n\n${END}${after}`;
}

function splitAt(text: string, mark: string): [string, string] {
  const index = text.indexOf(mark);
  if (index < 0) throw new Error(`The guide for back ends lacks the line: ${mark}`);
  return [text.slice(0, index), text.slice(index + mark.length)];
}
