import type { Style } from '@product/domain';

/** The subjects that each style has pictures of, with the words of a prompt that ask for them. */
export const SUBJECTS: Readonly<Record<Style, readonly (readonly string[])[]>> = {
  realistic: [
    ['alpine', 'lake', 'mountain', 'fjord', 'ridge', 'peak', 'north', 'valley', 'snow'],
    ['dune', 'desert', 'sand', 'sahara'],
    ['shore', 'seashore', 'sea', 'coast', 'beach', 'tide', 'wave', 'ocean', 'rock'],
    ['forest', 'pine', 'fog', 'woods', 'wood', 'tree'],
  ],
  anime: [
    ['hill', 'summer', 'wind', 'grass', 'cloud', 'meadow', 'field'],
    ['bus', 'stop', 'station', 'wait', 'road', 'rain', 'platform'],
    ['comet', 'star', 'night', 'friend', 'midnight', 'galaxy', 'sky'],
    ['train', 'window', 'seat', 'sea', 'travel', 'journey', 'ocean'],
  ],
  cyberpunk: [
    ['street', 'alley', 'umbrella', 'rain', 'wet', 'market', 'arcade', 'sign'],
    ['rooftop', 'roof', 'skyline', 'tower', 'view', 'city', 'above'],
    ['train', 'harbour', 'harbor', 'canal', 'elevated', 'bridge', 'river', 'water'],
  ],
  fantasy: [
    ['castle', 'island', 'float', 'palace', 'kingdom', 'waterfall'],
    ['tree', 'forest', 'wood', 'firefl', 'lantern', 'root', 'glow', 'garden'],
    ['dragon', 'peak', 'mountain', 'snow', 'wyvern'],
  ],
  sketch: [
    ['lighthouse', 'cliff', 'storm', 'gull', 'sail', 'coast'],
    ['house', 'cottage', 'porch', 'home', 'farm', 'tree', 'village'],
    ['harbour', 'harbor', 'boat', 'fishing', 'quay', 'port', 'ship'],
    ['bicycle', 'bike', 'wall', 'shop', 'flower', 'street', 'window'],
  ],
  '3d': [
    ['island', 'cottage', 'house', 'tree', 'pond', 'garden', 'village'],
    ['robot', 'android', 'machine', 'wave', 'waving', 'toy', 'friend'],
    ['donut', 'doughnut', 'coffee', 'mug', 'tea', 'breakfast', 'cake', 'cup', 'food', 'icing'],
  ],
  vaporwave: [
    ['boulevard', 'palm', 'column', 'road', 'drive', 'beach'],
    ['bust', 'statue', 'marble', 'head', 'sea', 'ocean', 'water', 'flood'],
    ['pyramid', 'grid', 'mountain', 'desert', 'silence', 'temple', 'triangle'],
  ],
  cartoon: [
    ['monster', 'creature', 'alien', 'friend', 'hello'],
    ['rocket', 'space', 'planet', 'star', 'orbit', 'astronaut'],
    ['cat', 'kitten', 'fence', 'moon', 'animal', 'pet'],
  ],
};
