// Written by npm run texts.
declare const texts: {
  separator: ', ';
  subject: {
    realistic: {
      '1': 'a fisherman mending his net';
      '2': 'an old tram in the snow';
      '3': 'an elderly couple dancing in a kitchen';
    };
    anime: {
      '1': 'a girl waiting at a rural station';
      '2': 'a cat asleep on a rooftop';
      '3': 'two friends under one umbrella';
    };
    cyberpunk: {
      '1': 'a noodle stall between skyscrapers';
      '2': 'a courier on a hovering bike';
      '3': 'a robot repairing an old radio';
    };
    fantasy: {
      '1': 'a library inside a hollow tree';
      '2': 'a dragon asleep on a clock tower';
      '3': 'a lantern seller in the clouds';
    };
    sketch: {
      '1': 'a lighthouse on a cliff';
      '2': 'hands holding a cup of tea';
      '3': 'an empty market square';
    };
    '3d': {
      '1': 'a tiny town in a suitcase';
      '2': 'a clay fox reading a newspaper';
      '3': 'a glass fish in an aquarium';
    };
    vaporwave: {
      '1': 'a marble bust among palm trees';
      '2': 'a convertible on an endless beach road';
      '3': 'an old computer at sunset';
    };
    cartoon: {
      '1': 'a penguin running a bakery';
      '2': 'a snail in a bicycle race';
      '3': 'a moon that cannot sleep';
    };
  };
  light: {
    '1': 'first light of morning';
    '2': 'golden evening light';
    '3': 'candlelight';
    '4': 'neon glow';
    '5': 'soft fog';
    '6': 'moonlight through clouds';
    '7': 'hard midday sun';
    '8': 'light from a single window';
  };
  lens: {
    image: {
      '1': 'close-up';
      '2': 'wide angle';
      '3': 'view from above';
      '4': 'view from the ground';
      '5': 'shallow depth of field';
      '6': 'long exposure';
    };
    video: {
      '1': 'slow tracking shot';
      '2': 'camera circling the subject';
      '3': 'slow zoom in';
      '4': 'aerial flight';
      '5': 'handheld camera';
      '6': 'slow motion';
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
  };
};
export default texts;
