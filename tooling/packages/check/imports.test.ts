import { expect, test } from 'vitest';
import {
  CLIENT_RULES,
  COMMAND,
  declaredOnly,
  findForeignImports,
  findUnmarkedClientFiles,
} from './imports.ts';

const findInClient = (files: Record<string, string>) => findForeignImports(files, CLIENT_RULES);

test.each([
  'import * as z from "zod/mini";\nexport * from "./client.js";',
  'import { STYLES } from "@product/domain";\nvar from = "react";',
  'import {\n  fillPath\n} from "../endpoint.js";\nconsole.warn("import react");',
])('the core may import its dependencies: %j', (text) => {
  expect(findInClient({ 'dist/client.js': text })).toEqual([]);
});

test.each([
  "export interface LinkProps {\n  variant?: 'accent' | 'quiet';\n}",
  "export declare function Link(props: Omit<Props, 'react'>): void;",
  "/** Imports nothing; exports 'react'. */\nexport {};",
])('declarations and comments are not imports: %j', (text) => {
  expect(findInClient({ 'dist/client.d.ts': text })).toEqual([]);
});

test.each([
  'import { use } from "react";',
  'import React, { use } from "react";',
  'import React from "react";',
  'import type { Ref } from "react";',
  'export type { Ref } from "react";',
  'export { use } from "react";',
  'type One = import("react").Ref;',
  "import 'react';",
  'var a = 1;\nimport {\n  use\n} from "react";',
  'export * from "react";',
  'const { use } = await import("react");',
  'import{use}from"react"',
])('the core may not import React: %j', (text) => {
  const [sentence] = findInClient({ 'dist/client.js': text });
  expect(sentence).toMatch(/^dist\/client\.js imports react,/);
});

test("Node's own modules are for the command only, React for its entry only", () => {
  const texts = {
    node: 'import { parseArgs } from "node:util";',
    react: 'import { jsx } from "react/jsx-runtime";',
  };
  const rules = [COMMAND, ...CLIENT_RULES];
  const find = (files: Record<string, string>) => findForeignImports(files, rules);
  expect(find({ 'dist/bin/x.js': texts.node, 'dist/react/x.js': texts.react })).toEqual([]);
  expect(find({ 'dist/bin/x.js': texts.react, 'dist/react/x.js': texts.node })).toHaveLength(2);
});

test('the rules apply to type declarations', () => {
  expect(findInClient({ 'dist/index.d.ts': "import * as react from 'react';" })).toHaveLength(1);
});

test('a declared dependency may be imported, also by a subpath', () => {
  const rules = declaredOnly({
    name: 'x',
    dependencies: { 'radix-ui': '1' },
    peerDependencies: { react: '^19' },
  });
  const text = (name: string) => ({ 'dist/part.js': `import { one } from "${name}";` });
  expect(findForeignImports(text('radix-ui'), rules)).toEqual([]);
  expect(findForeignImports(text('react/jsx-runtime'), rules)).toEqual([]);
  expect(findForeignImports(text('react-dom'), rules)).toHaveLength(1);
});

test("a file that uses React needs 'use client'", () => {
  const file = 'import { createContext } from "react";';
  expect(findUnmarkedClientFiles({ 'dist/react/provider.js': file })).toHaveLength(1);
  expect(findUnmarkedClientFiles({ 'dist/react/provider.js': `"use client";\n${file}` })).toEqual([]);
  expect(findUnmarkedClientFiles({ 'dist/react/index.js': 'export * from "./provider.js";' })).toEqual([]);
});
