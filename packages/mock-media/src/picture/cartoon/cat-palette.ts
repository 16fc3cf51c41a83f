export interface CatPalette {
  words: readonly string[];
  sky: readonly [string, string];
  disc: readonly [face: string, halo: string];
  houses: readonly [string, string];
  window: string;
  fence: readonly [light: string, shade: string];
  bush: readonly [string, string];
  fur: readonly [light: string, shade: string, chest: string];
  eye: string;
  ink: string;
  stars: boolean;
}

export const PALETTES: readonly CatPalette[] = [
  {
    words: ['moon', 'night', 'black'],
    sky: ['#20246e', '#6a54c9'],
    disc: ['#fff2b8', '#ffd98a'],
    houses: ['#3a3592', '#2b2776'],
    window: '#ffd25c',
    fence: ['#8d7bf0', '#6c58d6'],
    bush: ['#1f7f86', '#2fa59a'],
    fur: ['#3c2f66', '#2a1f4e', '#6a58a0'],
    eye: '#ffe45c',
    ink: '#130d33',
    stars: true,
  },
  {
    words: ['ginger', 'noon', 'day', 'garden', 'summer'],
    sky: ['#4fc3f7', '#b5ecff'],
    disc: ['#ffe36b', '#fff3b0'],
    houses: ['#ff9f80', '#f47e6b'],
    window: '#fff4d6',
    fence: ['#fff6e0', '#e9d5b4'],
    bush: ['#2fae6a', '#62cf86'],
    fur: ['#ff9a3d', '#e87722', '#ffe6c9'],
    eye: '#7fe07a',
    ink: '#33163a',
    stars: false,
  },
  {
    words: ['sunset', 'evening', 'grey', 'gray'],
    sky: ['#ff7a8a', '#ffc97a'],
    disc: ['#fff0c9', '#ffe09a'],
    houses: ['#b0467f', '#8c3470'],
    window: '#ffe08a',
    fence: ['#5e3c8f', '#472c74'],
    bush: ['#35608f', '#4f86b0'],
    fur: ['#b9c0d9', '#939cc0', '#f3f5ff'],
    eye: '#ffc93f',
    ink: '#2a0f3d',
    stars: false,
  },
];
