import { expect, test } from 'vitest';
import { findWronglyMarked } from './client-files.ts';

const CONTEXT = 'import { createContext, use } from "react";';

test.each([
  ['state', 'import { useState } from "react";'],
  ['context', CONTEXT],
  ['a class with state', 'import { Component, useId } from "react";'],
  ['Radix', 'import { Dialog as RadixDialog } from "radix-ui";'],
  ['a form', 'import { useForm } from "react-hook-form";'],
  ['a handler of its own', 'jsx("button", { onClick: press })'],
])('%s needs a client', (_, text) => {
  expect(findWronglyMarked({ 'part.js': text })).toEqual([expect.stringMatching(/^part\.js .*'use client'/)]);
  expect(findWronglyMarked({ 'part.js': `"use client";\n\n${text}` })).toEqual([]);
});

test.each([
  ['markup', 'import { cn } from "../lib/cn.js";\njsx("p", { className })'],
  ['an id', 'import { useId, useMemo } from "react";'],
  ['handing the props on', 'jsx(Menu, { onOpenChange, ...props })'],
])('%s does not need a client', (_, text) => {
  expect(findWronglyMarked({ 'part.js': text })).toEqual([]);
  expect(findWronglyMarked({ 'part.js': `"use client";\n${text}` })).toEqual([
    expect.stringContaining('without need'),
  ]);
});

test('a caller of a hook needs what the hook needs, also through an index', () => {
  const files = {
    'i18n/ui-provider.js': `"use client";\n${CONTEXT}`,
    'i18n/use-name.js': 'import { useId } from "react";',
    'i18n/index.js':
      'import { useName } from "./use-name.js";\nimport { UiProvider, useUi } from "./ui-provider.js";\nexport { UiProvider, useName, useUi };',
    'lib/use-pair.js': 'import { useCallback } from "react";',
    'card/card.js': 'import { useUi } from "../i18n/index.js";',
    'form/form.js': 'import { useName, useUi } from "../i18n/index.js";',
    'slot/slot.js': 'import { usePair } from "../lib/use-pair.js";',
  };
  expect(findWronglyMarked(files)).toEqual([
    expect.stringMatching(/^card\/card\.js calls useUi/),
    expect.stringMatching(/^form\/form\.js calls useUi/),
  ]);
});
