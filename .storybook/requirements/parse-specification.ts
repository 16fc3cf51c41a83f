export interface Requirement {
  /** The topic and a name, such as `gallery.grid`. */
  id: string;
  text: string;
  /** What the product's own decisions add. */
  note?: string | undefined;
}

export interface Topic {
  title: string;
  requirements: Requirement[];
}

export interface Section {
  title: string;
  topics: Topic[];
}

const REQUIREMENT = /^- `([\w.-]+)` (.+?)(?: \*(.+)\*)?$/;

/** Reads docs/specification.md: sections (`##`), topics (`###`) and requirements (list items that begin with an id). */
export function parseSpecification(markdown: string): Section[] {
  const sections: Section[] = [];
  for (const line of markdown.split('\n')) {
    const section = sections.at(-1);
    if (line.startsWith('## ')) sections.push({ title: line.slice(3), topics: [] });
    if (line.startsWith('### ')) section?.topics.push({ title: line.slice(4), requirements: [] });
    const [, id, text, note] = REQUIREMENT.exec(line) ?? [];
    if (id && text) section?.topics.at(-1)?.requirements.push({ id, text, note });
  }
  return sections;
}
