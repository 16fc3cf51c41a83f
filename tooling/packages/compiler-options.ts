/** The compiler options of a host that imports the packages. */
export const HOST_OPTIONS = {
  module: 'nodenext',
  moduleResolution: 'nodenext',
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  types: ['node'],
  jsx: 'react-jsx',
  strict: true,
};
