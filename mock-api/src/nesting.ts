export function nestingOf(json: string): number {
  let depth = 0;
  let maxDepth = 0;
  let inString = false;
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index];
    if (inString) {
      if (character === '\\') index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '[' || character === '{') maxDepth = Math.max(maxDepth, (depth += 1));
    else if (character === ']' || character === '}') depth -= 1;
  }
  return maxDepth;
}
