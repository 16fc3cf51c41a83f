import { expect, test } from 'vitest';
import { findClassesWithoutRule, findRenamedClasses } from './class-rules.ts';

const CSS = '.ui\\:flex{a:b}.ui\\:hover\\:mt-1\\.5:hover{a:b}.ui\\:grid{a:b}.host .card{a:b}';

test('a class without a rule is found, with its module', () => {
  const module = 'cn("ui:gird ui:flex", open && "ui:flex", `ui:hover:mt-1.5 ${className}`)';
  expect(findClassesWithoutRule({ 'card.js': module }, [CSS])).toEqual([
    'card.js: no stylesheet has a rule for ui:gird.',
  ]);
});

test('a class that is not written in the source is found, with its module', () => {
  const modules = { 'card.js': 'cn("ui:flex ui:7")', 'button.js': 'cn("ui:grid")' };
  const sources: Record<string, string> = {
    'card.js': "cn('ui:flex ui:mt-1')",
    'button.js': "cn('ui:grid')",
  };
  expect(findRenamedClasses(modules, (file) => sources[file] ?? '')).toEqual([
    'card.js: ui:7 is not in its source.',
  ]);
});
