import { join } from 'node:path';
import { build, type ResolvedConfig, type Rolldown, type UserConfig } from 'vite';

/** Bundles a script that is no part of the app into one file, which is not a module. */
export async function bundleScript(
  { root, base, mode, command }: ResolvedConfig,
  file: string,
  define: UserConfig['define'] = {},
): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    base,
    mode,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      write: false,
      minify: command === 'build',
      modulePreload: false,
      rolldownOptions: { input: join(root, file), output: { format: 'iife' } },
    },
  });
  return (result as Rolldown.RolldownOutput).output[0].code;
}
