// Written by npm run texts.
declare const texts: {
  separator: ', ';
  subject: {
    realistic: {
      '1': 'a fisherman mending his net';
      '2': 'an old tram in the snow';
      '3': 'an elderly couple dancing in a kitchen';
      '4': 'a baker covered in flour';
      '5': 'a dog shaking off water';
      '6': 'a mountain hut beside a lake';
      '7': 'a child flying a kite';
      '8': 'a violin maker in his workshop';
    };
    anime: {
      '1': 'a girl waiting at a rural station';
      '2': 'a cat asleep on a rooftop';
      '3': 'two friends sharing a bicycle';
      '4': 'a boy with a paper plane on a school roof';
      '5': 'a tiny ramen shop by the railway';
      '6': 'a young witch on her broom above a harbour';
      '7': 'a swordswoman in a bamboo forest';
      '8': 'a fox spirit at the gate of a shrine';
    };
    cyberpunk: {
      '1': 'a noodle stall between skyscrapers';
      '2': 'a courier on a hovering bike';
      '3': 'a robot repairing an old radio';
      '4': 'a hacker surrounded by screens';
      '5': 'a market for used robot parts';
      '6': 'a cat with a bionic eye';
      '7': 'an elevated train between towers of glass';
      '8': 'a street musician with a mechanical arm';
    };
    fantasy: {
      '1': 'a library inside a hollow tree';
      '2': 'a dragon asleep on a clock tower';
      '3': 'a lantern seller in the clouds';
      '4': 'a knight riding a giant snail';
      '5': 'a bridge of roots over a gorge';
      '6': 'a wizard feeding his owls';
      '7': 'a village on the back of a turtle';
      '8': 'a ship sailing over the treetops';
    };
    sketch: {
      '1': 'a lighthouse on a cliff';
      '2': 'a grandmother pouring tea';
      '3': 'an empty market square';
      '4': 'a bicycle leaning against a wall';
      '5': 'a tree house in an old oak';
      '6': 'a dancer tying her shoes';
      '7': 'a street of crooked houses';
      '8': 'a sleeping greyhound';
    };
    '3d': {
      '1': 'a tiny town in a suitcase';
      '2': 'a clay fox reading a newspaper';
      '3': 'a glass fish in an aquarium';
      '4': 'an island with a single house';
      '5': 'a toy train on a desk';
      '6': 'a robot watering a cactus';
      '7': 'a kitchen in a walnut shell';
      '8': 'an astronaut made of felt';
    };
    vaporwave: {
      '1': 'a marble bust among palm trees';
      '2': 'a convertible on an endless coastal road';
      '3': 'an old computer on a beach';
      '4': 'a dolphin leaping over a chequered floor';
      '5': 'an abandoned shopping mall with a fountain';
      '6': 'a pyramid rising from the sea';
      '7': 'a cassette player on a marble column';
      '8': 'a roller skater in an arcade';
    };
    cartoon: {
      '1': 'a penguin baker behind the counter';
      '2': 'a snail in a bicycle race';
      '3': 'an owl knitting a scarf';
      '4': 'a dinosaur brushing its teeth';
      '5': 'a pirate afraid of water';
      '6': 'a cactus hugging a balloon';
      '7': 'two raccoons stealing a cake';
      '8': 'a bear on a tiny scooter';
    };
  };
  light: {
    '1': 'first light of morning';
    '2': 'golden evening light';
    '3': 'candlelight';
    '4': 'neon glow';
    '5': 'hazy light';
    '6': 'moonlight through clouds';
    '7': 'hard midday light';
    '8': 'light from a single window';
    '9': 'glowing backlight';
    '10': 'dappled light through leaves';
    '11': 'soft studio light';
    '12': 'light of the blue hour';
  };
  lens: {
    image: {
      '1': 'close-up';
      '2': 'wide angle';
      '3': 'view from above';
      '4': 'low angle';
      '5': 'shallow depth of field';
      '6': 'long exposure';
      '7': 'eye-level view';
      '8': 'symmetrical composition';
      '9': 'macro detail';
      '10': 'panoramic view';
      '11': 'rule-of-thirds composition';
      '12': 'double exposure';
    };
    video: {
      '1': 'slow tracking shot';
      '2': 'orbiting shot';
      '3': 'slow zoom in';
      '4': 'aerial shot';
      '5': 'handheld shot';
      '6': 'slow motion';
      '7': 'slow pan';
      '8': 'static shot';
      '9': 'time-lapse';
      '10': 'slow zoom out';
      '11': 'rising shot';
      '12': 'point-of-view shot';
    };
  };
  mood: {
    '1': 'calm and quiet';
    '2': 'mysterious';
    '3': 'full of joy';
    '4': 'melancholy';
    '5': 'dreamlike';
    '6': 'full of tension';
    '7': 'nostalgic';
    '8': 'solemn';
    '9': 'playful';
    '10': 'cosy';
    '11': 'epic';
    '12': 'eerie';
  };
};
export default texts;
