import { screen, within } from 'storybook/test';

export const nightRain = {
  title: 'Night rain',
  prompt: 'A quiet street after the rain, neon in the puddles',
  style: 'cyberpunk',
  aspectRatio: '4:3',
  quality: 'hd',
  mediaType: 'image',
  isPublic: true,
};

export const openView = async (name = 'Night rain'): Promise<ReturnType<typeof within>> =>
  within(await screen.findByRole('dialog', { name }));
