/** The accepted test cards. The form offers no text field for others: request bodies are kept in the request log. */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', pays: true },
  { number: '4000 0000 0000 0002', pays: false },
] as const;

export type TestCard = (typeof TEST_CARDS)[number];

export const [WORKING_CARD] = TEST_CARDS;

export function findCard(number: string | null): TestCard | undefined {
  const digits = number?.replaceAll(' ', '');
  return TEST_CARDS.find((card) => card.number.replaceAll(' ', '') === digits);
}
