import { expect, test } from 'vitest';
import { findClassesWithoutRule } from './class-rules.ts';

const CSS = '.ui\\:flex{a:b}.ui\\:hover\\:mt-1\\.5:hover{a:b}.ui\\:grid{a:b}.host .card{a:b}';

test('a class without a rule is found, with its module', () => {
  const module = 'cn("ui:gird ui:flex", open && "ui:flex", `ui:hover:mt-1.5 ${className}`)';
  expect(findClassesWithoutRule({ 'card.js': module }, [CSS])).toEqual([
    'card.js: no stylesheet has a rule for ui:gird.',
  ]);
});
