import { expect, test } from 'vitest';
import {
  addCallAfter,
  addElement,
  addElementBeforeLast,
  addExport,
  addImport,
  addImportedName,
  addMember,
  addProperty,
  addSortedProperty,
  declaredNames,
  elementsOf,
  exportedNames,
  keysOf,
  nameDeclaredTwice,
  namesInUnion,
  replaceString,
  textsOf,
} from './syntax.ts';

test.each([
  ['const list = { a: 1 };', 'const list = { a: 1,\nb: 2, };'],
  ['const list = { a: 1, };', 'const list = { a: 1,\nb: 2, };'],
  ['const list = {};', 'const list = {\nb: 2,};'],
  [
    'const list = { a: 1 } as const satisfies List;',
    'const list = { a: 1,\nb: 2, } as const satisfies List;',
  ],
  ['const list = (x) => ({ a: 1 });', 'const list = (x) => ({ a: 1,\nb: 2, });'],
  [
    'const other = {}; const list = { a: 1, // }\n};',
    'const other = {}; const list = { a: 1,\nb: 2, // }\n};',
  ],
])('a property is added to %s', (before, after) => {
  expect(addProperty(before, 'list', 'b: 2')).toBe(after);
});

test('a sorted property is added after the last smaller one', () => {
  expect(addSortedProperty('const list = { a: 1, c: 3 };', 'list', 'b: 2')).toBe(
    'const list = { a: 1,\nb: 2, c: 3 };',
  );
  expect(addSortedProperty('const list = { b: 1 };', 'list', 'a: 2')).toBe('const list = {a: 2, b: 1 };');
  expect(addSortedProperty('const list = { a: 1 };', 'list', 'b: 2')).toBe('const list = { a: 1,\nb: 2, };');
});

test('an element is added at the end of an array, or before its last element', () => {
  expect(addElement("const list = ['a'] as const;", 'list', "'b'")).toBe(
    "const list = ['a',\n'b',] as const;",
  );
  expect(addElementBeforeLast("const list = ['a', '*'];", 'list', "'b'")).toBe(
    "const list = ['a', 'b',\n'*'];",
  );
});

test('a member is added to an interface', () => {
  expect(addMember('interface List {\n  a: 1;\n}', 'List', 'b: 2;')).toBe(
    'interface List {\n  a: 1;\nb: 2;\n}',
  );
});

test('imports and exports are added in their place', () => {
  const source = "import { A, C, type D } from './a';\nimport './b';\nconst x = 1;";
  expect(addImportedName(source, './a', 'B')).toContain('import { A,\nB, C, type D }');
  expect(addImport(source, "import './c';")).toContain("import './b';\nimport './c';\nconst");
  const index = "export * from './a';\nexport * from './c';\n";
  expect(addExport(index, 'b')).toBe("export * from './a';\nexport * from './b';\nexport * from './c';\n");
  expect(addExport("export * from './c';\n", 'b')).toBe("export * from './b';\nexport * from './c';\n");
});

test('a statement is added after a call', () => {
  expect(addCallAfter('function f() {\n  a(b);\n  c(a(d));\n}', 'a', 'e();')).toBe(
    'function f() {\n  a(b);\ne();\n  c(a(d));\n}',
  );
});

test('a string is replaced, and no other text', () => {
  expect(replaceString("// 'a b'\nconst x = ['a b', 'a b c'];", 'a b', 'a b d')).toBe(
    "// 'a b'\nconst x = ['a b d', 'a b c'];",
  );
});

test('names are read from objects, arrays, unions, indexes and properties', () => {
  expect(keysOf("const list = { a: 1, 'b-c': 2, [d]: 3 };", 'list')).toEqual(['a', 'b-c']);
  expect(elementsOf("const list = ['a', 'b'] as const;", 'list')).toEqual(['a', 'b']);
  expect(
    declaredNames('export const a = 1, b = 2;\ninterface C {}\ntype D = 1;\nfunction e() { const f = 1; }'),
  ).toEqual(['a', 'b', 'C', 'D', 'e']);
  expect(namesInUnion("type Kind = 'a' | 'b' | number;", 'Kind')).toEqual(['a', 'b']);
  expect(exportedNames("export { A, type B } from './a';\nexport * from './c';")).toEqual(['A', 'B']);
  expect(textsOf("const x = [{ id: 'a' }, { deep: [{ id: 'b', not: 'c' }] }];", 'id')).toEqual(['a', 'b']);
});

test('a name that is declared twice, or imported and declared, is found', () => {
  expect(
    nameDeclaredTwice("import { type A, b as c } from 'x';\nconst b = 1;\nconst d = b;"),
  ).toBeUndefined();
  expect(nameDeclaredTwice("import { type A, b as c } from 'x';\nfunction c() {}")).toBe('c');
  expect(nameDeclaredTwice("import { type A } from 'x';\nexport type A = 1;")).toBe('A');
});

test('the error names a missing variable, array or import', () => {
  expect(() => addProperty('const a = {};', 'list', 'b: 2')).toThrow('There is no variable list.');
  expect(() => addElement('const list = {};', 'list', 'b')).toThrow('There is no array list.');
  expect(() => addImportedName('', './a', 'B')).toThrow('There is no import of names from ./a.');
});
