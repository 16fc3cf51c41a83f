export interface MonsterPalette {
  words: readonly string[];
  sky: readonly [string, string];
  hill: readonly [near: string, far: string, trees: string];
  body: string;
  shade: string;
  belly: string;
  horn: string;
  cheek: string;
  ink: string;
  extra: string;
}

export const PALETTES: readonly MonsterPalette[] = [
  {
    words: ['violet', 'purple', 'yellow'],
    sky: ['#ffd84d', '#ffb52e'],
    hill: ['#37b26c', '#24935a', '#66cf7d'],
    body: '#7a5cff',
    shade: '#5a3fe0',
    belly: '#c9bbff',
    horn: '#ffe6b8',
    cheek: '#ff7fb0',
    ink: '#241442',
    extra: '#ff5f6d',
  },
  {
    words: ['red', 'orange', 'blue'],
    sky: ['#5fd4f5', '#38b6ea'],
    hill: ['#ffcf5c', '#f5ad3a', '#ffe08a'],
    body: '#ff6b57',
    shade: '#dd4840',
    belly: '#ffd0b3',
    horn: '#fff3d6',
    cheek: '#ff3f6c',
    ink: '#2a1230',
    extra: '#7a5cff',
  },
  {
    words: ['teal', 'green', 'mint', 'pink'],
    sky: ['#ff9fb8', '#ff7a9c'],
    hill: ['#6c63e8', '#5148c8', '#938bff'],
    body: '#29c4a9',
    shade: '#14a08c',
    belly: '#c5f5e4',
    horn: '#ffd95a',
    cheek: '#ff6b8e',
    ink: '#17213f',
    extra: '#ffd84d',
  },
];
