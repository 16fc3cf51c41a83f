/** All that the app loads lazily. As one import: for each import() the browser follows those of all modules below it. */
export const everyPart = import.meta.glob(
  ['../../apps/web/src/{app,core,screens}/**/*.tsx', '!**/*.{stories,test}.tsx'],
  { eager: true },
);
