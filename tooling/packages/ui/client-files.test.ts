import { expect, test } from 'vitest';
import { clientFiles } from './client-files.ts';

const CONTEXT = 'import { createContext, use } from "react";';

test.each([
  ['state', 'import { useState } from "react";'],
  ['context', CONTEXT],
  ['a class with state', 'import { Component, useId } from "react";'],
  ['Radix', 'import { Dialog as RadixDialog } from "radix-ui";'],
  ['a form', 'import { useForm } from "react-hook-form";'],
  ['a handler of its own', 'jsx("button", { onClick: press })'],
])('%s needs a client', (_, text) => {
  expect(clientFiles({ 'part.js': text })).toEqual(['part.js']);
});

test.each([
  ['markup', 'import { cn } from "../lib/cn.js";\njsx("p", { className })'],
  ['an id', 'import { useId, useMemo } from "react";'],
  ['handing the props on', 'jsx(Menu, { onOpenChange, ...props })'],
])('%s does not need a client', (_, text) => {
  expect(clientFiles({ 'part.js': text })).toEqual([]);
});

test('a caller of a hook needs what the hook needs, also through an index', () => {
  const files = {
    'i18n/ui-provider.js': CONTEXT,
    'i18n/use-name.js': 'import { useId } from "react";',
    'i18n/index.js':
      'import { useName } from "./use-name.js";\nimport { UiProvider, useUi } from "./ui-provider.js";\nexport { UiProvider, useName, useUi };',
    'lib/use-pair.js': 'import { useCallback } from "react";',
    'card/card.js': 'import { useUi } from "../i18n/index.js";',
    'form/form.js': 'import { useName, useUi } from "../i18n/index.js";',
    'slot/slot.js': 'import { usePair } from "../lib/use-pair.js";',
  };
  expect(clientFiles(files)).toEqual(['i18n/ui-provider.js', 'card/card.js', 'form/form.js']);
});

test('sources import without an extension, and an index re-exports', () => {
  const files = {
    'i18n/ui-provider.tsx': CONTEXT,
    'i18n/index.ts': 'export { UiProvider, useUi } from "./ui-provider";',
    'card/card.tsx': 'import { useUi } from "../i18n";',
  };
  expect(clientFiles(files)).toEqual(['i18n/ui-provider.tsx', 'card/card.tsx']);
});
