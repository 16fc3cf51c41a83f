import { expect, test } from 'vitest';
import { markRemovable } from './slim-router.ts';

test('contexts and forwarded components are marked as pure, and their display names are removed', () => {
  const code = `
var FetchersContext = React3.createContext(/* @__PURE__ */ new Map());
FetchersContext.displayName = "Fetchers";
var Link = React9.forwardRef(function LinkWithRef(props, ref) {
  let shown = React9.createContext;
  return props.displayName = "Link";
});
`;
  expect(markRemovable(code)).toBe(`
var FetchersContext = /* @__PURE__ */ React3.createContext(/* @__PURE__ */ new Map());

var Link = /* @__PURE__ */ React9.forwardRef(function LinkWithRef(props, ref) {
  let shown = React9.createContext;
  return props.displayName = "Link";
});
`);
});
