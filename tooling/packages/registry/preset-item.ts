import { BASE, HOME, NAMESPACE, SCHEMA, type RegistryItem } from './item.ts';

/** A brand as an item of the registry: its stylesheet, beside the copies of the library. */
export const presetItem = (name: string, css: string): RegistryItem => ({
  $schema: SCHEMA,
  name,
  type: 'registry:item',
  title: 'Your brand',
  description: 'Colours, corners, density and type, made with "Make it yours".',
  dependencies: [],
  registryDependencies: [`${NAMESPACE}/${BASE}`],
  files: [{ path: 'brand.css', type: 'registry:file', target: `${HOME}/brand.css`, content: css }],
});
