import { isNode, nameOf, nodesIn, type Node } from '../csf/syntax';
import { readStoryFiles, type StoryFile } from '../csf/read-story-files';
import { assertedIn } from './asserted';
import type { Held } from './gaps';

/** What the play function of each story holds the product to, by the story's id; read when it is asked for. */
export const readStories = (): Held => new Map(readStoryFiles().flatMap(readStoryFile));

function readStoryFile({ path, code, csf, stories }: StoryFile): [string, () => string][] {
  const program = csf._ast.program as unknown as Node;
  const plays = new Map(nodesIn(program['body']).flatMap(playsIn));
  const playOf = (name: string, seen: readonly string[] = []): Node[] => {
    const play = plays.get(name);
    if (!play || seen.includes(name)) return [];
    const heir = inheritedFrom(play);
    return [play, ...(heir === undefined ? [] : playOf(heir, [...seen, name]))];
  };
  return stories.map(({ id, name }) => [
    id,
    () => assertedIn({ done: playOf(name) }, { path, code, program }),
  ]);
}

/** The play function of an exported story, or the story that it takes it from. */
function playsIn(statement: Node): [string, Node][] {
  const declaration = isNode(statement['declaration']) ? statement['declaration'] : statement;
  return nodesIn(declaration['declarations']).flatMap(({ id, init }): [string, Node][] => {
    const name = nameOf(id);
    const story = bare(init);
    if (name === undefined || story?.type !== 'ObjectExpression') return [];
    const parts = nodesIn(story['properties']);
    const play =
      parts.find(({ key }) => nameOf(key) === 'play') ?? parts.find(({ type }) => type === 'SpreadElement');
    return play ? [[name, play]] : [];
  });
}

/** `Default` of `play: Default.play`, of `...Default`, and of `await Default.play?.(context)`. */
const inheritedFrom = ({ type, value, argument }: Node): string | undefined => {
  if (type === 'SpreadElement') return nameOf(argument);
  return isNode(value) && value.type === 'MemberExpression' ? nameOf(value['object']) : undefined;
};

/** A value without what is only said to the type checker. */
const bare = (node: unknown): Node | undefined =>
  isNode(node) && /^TS(Satisfies|As)Expression$/.test(node.type)
    ? bare(node['expression'])
    : isNode(node)
      ? node
      : undefined;
