export function mapTexts<Texts extends object>(texts: Texts, change: (text: string) => string): Texts;
export function mapTexts(texts: object, change: (text: string) => string): object {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? change(value) : mapTexts(value, change),
    ]),
  );
}
