import { expect, test } from 'vitest';
import { removeNames } from './slim-radix.ts';

test('functions and classes are not named by calls', () => {
  const code = `
var __name = (target, value) => __defProp(target, "name", { value, configurable: true });
function at(array, index) {
  return array[index];
}
__name(at, "at");
var Entries = class extends Map {
  static {
    __name(this, "Entries");
  }
};
var useEntries = /* @__PURE__ */ __name(() => new Entries(), "useEntries");
`;
  expect(removeNames(code)).toBe(`
var __name = (target) => target;
function at(array, index) {
  return array[index];
}

var Entries = class extends Map {

};
var useEntries = /* @__PURE__ */ __name(() => new Entries(), "useEntries");
`);
});
