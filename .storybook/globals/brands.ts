/** Brand colours for the toolbar: a green, a yellow that is too light for white text, and black. */
export const BRANDS = { Forest: '#0a7d4f', Sunflower: '#ffd400', Ink: '#000000' } as const;
