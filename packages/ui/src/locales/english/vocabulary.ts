// Written by npm run texts.
export const vocabulary = {
  style: {
    realistic: 'Realistic',
    anime: 'Anime',
    cyberpunk: 'Cyberpunk',
    fantasy: 'Fantasy',
    sketch: 'Sketch',
    '3d': '3D',
    vaporwave: 'Vaporwave',
    cartoon: 'Cartoon',
  },
  quality: { standard: 'Standard', hd: 'HD', '4k': '4K' },
  mediaType: { image: 'Image', video: 'Video' },
  tokens_one: '{{count, number}} token',
  tokens_other: '{{count, number}} tokens',
  images_one: '{{count, number}} image',
  images_other: '{{count, number}} images',
  videos_one: '{{count, number}} video',
  videos_other: '{{count, number}} videos',
  worth: '{{images}} or {{videos}}',
} as const;
