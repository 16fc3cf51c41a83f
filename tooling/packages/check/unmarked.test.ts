import { expect, test } from 'vitest';
import { findUnmarkedClientFiles } from './unmarked.ts';

test("a file that uses React needs 'use client'", () => {
  const file = 'import {\n  createContext\n} from "react";';
  expect(findUnmarkedClientFiles({ 'dist/react/provider.js': file })).toHaveLength(1);
  expect(findUnmarkedClientFiles({ 'dist/react/provider.js': `"use client";\n${file}` })).toEqual([]);
  expect(findUnmarkedClientFiles({ 'dist/react/index.js': 'export * from "./provider.js";' })).toEqual([]);
});
