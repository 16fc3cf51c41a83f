export default {
  documentTitle: 'Turn a sentence into a picture',
  headline: 'Describe it. <spark>See it.</spark>',
  lede: 'Turn a sentence into a picture in the style you choose. Keep it to yourself, or hang it in the community gallery.',
  create: 'Create',
  facts: {
    cost: '1 token per image',
    expiry: 'Tokens never expire',
    creators: '10,000+ creators',
  },
  wall: 'Pictures made here',
  stylesTitle: 'One sentence, every style',
  stylesText: 'Each one has its own light, line and palette.',
  browse: 'Browse the gallery',
  exampleTitle: 'Write. Choose. Generate.',
  examplePrompt: 'A castle on a floating island at sunset, a dragon passing by',
  watermarkNote: 'Log in to remove the watermark.',
  features: {
    private: {
      title: 'Private until you say so',
      text: 'Every creation starts private. Make it public when you save it, or later, or never.',
    },
    shapes5: {
      title: 'Five shapes, up to 4K',
      text: 'Square, wide, tall: the frame keeps the ratio you asked for, from the first second.',
    },
    video: {
      title: 'Pictures that move',
      text: 'Turn the same sentence into a short video and download it as MP4.',
    },
  },
  packsTitle: 'Buy tokens once, use them whenever you like',
  comparePacks: 'Compare the packs',
  communityTitle: 'Fresh from the community',
  communityText: 'Each one made from a single sentence.',
  openGallery: 'Open the gallery',
  closingTitle: 'Your first picture is a sentence away.',
  closingText: 'Write it down. We will paint it.',
} as const;
