/** A text of at most `max` characters; what is cut off leaves an ellipsis. */
export function clipText(text: string, max: number): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  return `${characters
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`;
}
