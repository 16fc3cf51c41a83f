/** An item as the shadcn command installs it: https://ui.shadcn.com/docs/registry/registry-item-json */
export interface RegistryItem {
  $schema: string;
  name: string;
  type: 'registry:item';
  title: string;
  description: string;
  dependencies: string[];
  registryDependencies: string[];
  files: { path: string; type: 'registry:file'; target: string; content: string }[];
}

export const SCHEMA = 'https://ui.shadcn.com/schema/registry-item.json';
/** The folder of the copies in a host. Within it they have the same places as in the library. */
export const HOME = 'src/product-ui';
/** The namespace of the items in a host's components.json. */
export const NAMESPACE = '@product';
/** The item that all others need: texts, helpers and the stylesheet. */
export const BASE = 'base';
