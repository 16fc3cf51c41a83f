import type { AspectRatio, Style } from '@product/domain';

/** A picture rendered ahead of time: `../media/pictures/<file>.jpg`. */
export interface SeedPicture {
  file: string;
  title: string;
  prompt: string;
  style: Style;
  aspectRatio: AspectRatio;
}

type Row = readonly [title: string, style: Style, aspectRatio: AspectRatio, prompt: string];

/** Oldest first. The first twelve are chosen to suit one user's own creations. */
const ROWS: readonly Row[] = [
  ['Night rain', 'cyberpunk', '16:9', 'A wet neon street after midnight, one person under an umbrella'],
  ['Waiting for the bus', 'anime', '3:4', 'Someone waits at a country bus stop, dusk behind the hills'],
  ['House robot, first draft', '3d', '1:1', 'A friendly round house robot in orange clay'],
  [
    'Morning at the north shore',
    'realistic',
    '4:3',
    'An alpine lake at golden hour, mountains mirrored in still water',
  ],
  ['Keeper’s house', 'sketch', '3:4', 'A lighthouse on a cliff, gulls and a sailing boat'],
  ['The castle that left', 'fantasy', '4:3', 'A castle on a floating island above pink clouds, waterfalls'],
  ['Boulevard of one sun', 'vaporwave', '1:1', 'A boulevard of palms and columns towards a striped sun'],
  ['Somebody is at the door', 'cartoon', '1:1', 'A violet one-eyed monster says hello'],
  ['Between two ridges', 'realistic', '16:9', 'Desert dunes with long evening shadows'],
  ['Three wishes, no clouds', 'anime', '16:9', 'A comet over the town, two friends watching from the grass'],
  ['Breakfast is served', '3d', '4:3', 'A donut with pink icing beside a mug, soft studio light'],
  ['Last train over the canal', 'cyberpunk', '9:16', 'An elevated train crosses the canal between towers'],
  ['The old tree hums', 'fantasy', '9:16', 'A giant glowing tree in a forest of fireflies'],
  ['Fence with a view', 'cartoon', '4:3', 'A cat on a fence in front of the big moon'],
  ['Low tide, no hurry', 'realistic', '3:4', 'A rocky seashore at dawn, waves on wet sand'],
  ['Marble after the flood', 'vaporwave', '3:4', 'A marble bust rising from the sea at sunset'],
  ['Rooftop, ten past two', 'cyberpunk', '3:4', 'Someone sits on a rooftop above the pink skyline at night'],
  ['Harbour, second cup of coffee', 'sketch', '4:3', 'Fishing boats resting in a small harbour'],
  ['The hill behind school', 'anime', '4:3', 'A summer hill, tall clouds and wind in the grass'],
  ['Small island, big plans', '3d', '16:9', 'A tiny island with a cottage, trees and a pond'],
  ['It circles at noon', 'fantasy', '16:9', 'A dragon over snowy peaks above the clouds'],
  ['Third planet on the left', 'cartoon', '9:16', 'A rocket flies past a ringed planet'],
  ['Fog takes the valley', 'realistic', '9:16', 'A pine forest in fog, sun through the trees'],
  ['Grid, pyramid, silence', 'vaporwave', '16:9', 'A pyramid on a neon grid under the stars'],
  ['The seat by the window', 'anime', '1:1', 'The sea seen from a train window, an empty seat'],
  ['Parked for the summer', 'sketch', '1:1', 'A bicycle leaning against a wall with flowers'],
  ['Arcade alley', 'cyberpunk', '4:3', 'A wet alley of jade green signs, umbrella in the rain'],
  ['Blue hour, nobody home', 'realistic', '16:9', 'Mountains above a lake in the blue hour after sunset'],
  ['Grandmother’s porch', 'sketch', '16:9', 'An old house with a fence and a bare tree on a hill'],
  ['Robot in lavender', '3d', '3:4', 'A shy lavender robot waving'],
  ['Mind the platform', 'anime', '9:16', 'A bus stop by the sea, blue summer morning'],
  ['Snowlight', 'fantasy', '1:1', 'A dragon above moonlit mountains, teal night'],
  ['Two eyes are plenty', 'cartoon', '3:4', 'A red monster with two eyes and two horns'],
  ['Mirage on the boulevard', 'vaporwave', '9:16', 'A palm boulevard at golden sunset'],
  ['Dunes, day four', 'realistic', '1:1', 'Dunes at dusk'],
  [
    'Signal from the tower block',
    'cyberpunk',
    '1:1',
    'A rooftop at sunrise over an orange skyline, antennas',
  ],
  ['Garden of the moon people', 'fantasy', '3:4', 'A floating castle in teal light, moon and waterfalls'],
  ['Orbit, with snacks', 'cartoon', '16:9', 'A rocket in space, planets and stars, teal'],
  ['Ferry weather', 'sketch', '9:16', 'A lighthouse before the storm'],
  ['Half past forever', 'vaporwave', '4:3', 'A statue’s head above calm teal water'],
  ['Tea for the weekend', '3d', '9:16', 'Coffee mug and donuts on mint'],
  ['Comet, seen from the jetty', 'anime', '3:4', 'A night comet above the mountains'],
  ['Harbour line', 'cyberpunk', '16:9', 'A train on an elevated line over the harbour at dusk'],
  ['Cat, thinking', 'cartoon', '1:1', 'A ginger cat on a garden fence at noon'],
  ['Inlet before the rain', 'realistic', '4:3', 'A misty fjord lake, pale morning'],
  ['Where the lanterns grow', 'fantasy', '4:3', 'A golden glowing tree at dusk, lanterns in its branches'],
  ['Sunday hardware', 'sketch', '3:4', 'A bicycle in front of a shop'],
  ['Island for sale', '3d', '1:1', 'An autumn island with orange trees'],
];

export const seedPictures: readonly SeedPicture[] = ROWS.map(([title, style, aspectRatio, prompt]) => ({
  file: fileName(title),
  title,
  prompt,
  style,
  aspectRatio,
}));

function fileName(title: string): string {
  return title
    .toLowerCase()
    .replaceAll('’', '')
    .replaceAll(/[^a-z0-9]+/g, '-');
}
