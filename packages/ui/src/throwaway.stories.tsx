import type { Meta, StoryObj } from '@storybook/react-vite';
const meta = { title: 'Throwaway', render: () => <button type="button" className="text-ink bg-surface p-4">hello</button> } satisfies Meta;
export default meta;
export const Plain: StoryObj = {};
export const Bad: StoryObj = { render: () => <p style={{ background: '#fff', color: 'var(--ink)' }}>hello world</p> };
export const BadLight: StoryObj = { render: () => <p style={{ background: '#111', color: 'var(--ink)' }}>hello world</p> };
export const Ok: StoryObj = { render: () => <p>hello world</p> };
