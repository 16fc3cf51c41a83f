import { expect, test } from 'vitest';
import { findForeignImports, findUnmarkedClientFiles } from './imports.mjs';

test.each([
  'import * as z from "zod/mini";\nexport * from "./client.js";',
  'import { STYLES } from "@product/domain";\nvar from = "react";',
  'import {\n  fillPath\n} from "../endpoint.js";\nconsole.warn("import react");',
])('the core may import what it stands on: %j', (text) => {
  expect(findForeignImports({ 'dist/client.js': text })).toEqual([]);
});

test.each([
  'import { use } from "react";',
  "import 'react';",
  'var a = 1;\nimport {\n  use\n} from "react";',
  'export * from "react";',
  'const { use } = await import("react");',
  'import{use}from"react"',
])('the core may not import React: %j', (text) => {
  const [sentence] = findForeignImports({ 'dist/client.js': text });
  expect(sentence).toMatch(/^dist\/client\.js imports react:/);
});

test("Node's own modules are for the command only, React for its entry only", () => {
  const texts = {
    node: 'import { parseArgs } from "node:util";',
    react: 'import { jsx } from "react/jsx-runtime";',
  };
  expect(findForeignImports({ 'dist/bin/x.js': texts.node, 'dist/react/x.js': texts.react })).toEqual([]);
  expect(findForeignImports({ 'dist/bin/x.js': texts.react, 'dist/react/x.js': texts.node })).toHaveLength(2);
});

test('types are held to the same', () => {
  expect(findForeignImports({ 'dist/index.d.ts': "import * as react from 'react';" })).toHaveLength(1);
});

test("a file that uses React must say 'use client'", () => {
  const file = 'import { createContext } from "react";';
  expect(findUnmarkedClientFiles({ 'dist/react/provider.js': file })).toHaveLength(1);
  expect(findUnmarkedClientFiles({ 'dist/react/provider.js': `"use client";\n${file}` })).toEqual([]);
  expect(findUnmarkedClientFiles({ 'dist/react/index.js': 'export * from "./provider.js";' })).toEqual([]);
});
