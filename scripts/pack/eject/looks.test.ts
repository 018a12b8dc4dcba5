import { expect, test } from 'vitest';
import { lookOf, moduleOf, rulesOf } from './looks.ts';

const css = `
.a1b2c3d0 { color: red; line-height: 1.25rem }
.a1b2c3d0:hover > .a1b2c3d2 { content: "} .a1b2c3d0" }
.a1b2c3d3::before { animation: a1b2c3d4 1s; inline-size: var(--a1b2c3d5) }
@keyframes a1b2c3d4 { from { opacity: 0 } }
@media (pointer: coarse) { .a1b2c3d0 { color: blue } .a1b2c3d2 { color: green } }`;
const sheet = { css, names: { row: 'a1b2c3d0', mark: { open: 'a1b2c3d3 a1b2c3d2', none: 'a1b2c3d2' }, HEIGHT_PX: 30 } };

test('rules are cut where they end, braces in texts passed over', () => {
  expect(rulesOf(css)).toHaveLength(5);
});

test('classes, moves and variables get names one can read, and nothing else changes', () => {
  const look = lookOf(sheet, 'tree', undefined, rulesOf(css));
  expect(look.names).toEqual({ row: 'tree-row', mark: { open: 'tree-mark-open tree-mark-none', none: 'tree-mark-none' }, HEIGHT_PX: 30 });
  expect(look.css).toContain('.tree-row { color: red; line-height: 1.25rem }');
  expect(look.css).toContain('.tree-row:hover > .tree-mark-none');
  expect(look.css).toMatch(/@keyframes (tree-part[-\d]*) [^]*animation: \1 1s/);
  expect(look.css).toMatch(/var\(--tree-part/);
  expect(look.css).not.toMatch(/a1b2c3d[^"0]/);
});

test('of a sheet that others share the used names alone are taken, and rules in groups with them', () => {
  const look = lookOf(sheet, 'tree', new Set(['row']), []);
  expect(look.names).toEqual({ row: 'tree-row' });
  expect(look.css).toContain('@media (pointer: coarse) {\n.tree-row { color: blue }\n}');
  expect(look.css).not.toContain('green');
});

test('a class that is joined from that of another sheet brings its rules along, before its own', () => {
  const look = lookOf({ css: '.e1e1e1f0 { color: red }', names: { box: 'e1e1e1f0 f1f1f1e9' } }, 'box', undefined, [
    '.f1f1f1e9 { outline: none }',
    '.f1f1f1e8 { outline: 0 }',
  ]);
  expect(look.css).toBe('.box-box-base { outline: none }\n\n.box-box { color: red }\n');
});

test('the module of a look imports its sheet where it has rules', () => {
  expect(moduleOf({ css: '.a {}', names: { a: 'a' } }, 'A.css')).toBe(`import './A.css';\n\nexport const a = "a";\n`);
  expect(moduleOf({ css: '', names: { PX: 3 } }, 'A.css')).toBe('export const PX = 3;\n');
});
