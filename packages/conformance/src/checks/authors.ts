import { isRecord } from '../json';

interface Author {
  username: string;
  email: string;
}

/** Names of fields that say whose a creation is. */
const AUTHOR_NAME =
  /^_?(user|author|owner|creator|account|created_?by)(_?(id|name))?$|^(nick|user)_?name$|e-?mail/i;

/** Texts of the creation itself, which its author may have signed. */
const OWN_TEXTS = ['title', 'prompt', 'imageUrl', 'mediaUrl'];

/** Describes the first field, at any depth, that identifies an item's author. `undefined` if there is none. */
export function findAuthor(item: unknown, author: Author, path: readonly string[] = []): string | undefined {
  const name = path.at(-1) ?? '';
  if (path.length === 1 && OWN_TEXTS.includes(name)) return undefined;
  if (AUTHOR_NAME.test(name) && item !== null) return `the field ${path.join('.')}`;
  if (typeof item === 'string') {
    const isTold = [author.username, author.email].some((text) => text !== '' && item.includes(text));
    return isTold ? `the author in the field ${path.join('.')}` : undefined;
  }
  if (!isRecord(item) && !Array.isArray(item)) return undefined;
  for (const [field, nested] of Object.entries(item)) {
    const found = findAuthor(nested, author, [...path, field]);
    if (found) return found;
  }
  return undefined;
}
