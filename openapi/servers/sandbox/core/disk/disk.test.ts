import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDisk, type Disk } from './disk.ts';
import { IN_MEMORY } from '../store.ts';

const MIB = 1024 * 1024;

let folder: string;
let disk: Disk;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'milepost-disk-'));
  disk = createDisk(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = { area: 'files', name: '1' } as const;
const text = (value: string): Uint8Array => new TextEncoder().encode(value);
const contentOf = (): string => {
  const parts: string[] = [];
  disk.read(file, (bytes) => parts.push(new TextDecoder().decode(bytes)));
  return parts.join('');
};

it('a file is what was appended, read in slices', () => {
  disk.create(file, (append) => {
    append(text('路产'));
    append(text(''));
    append(text('清单'));
  });
  expect(contentOf()).toBe('路产清单');
  expect([disk.sizeOf(file), disk.has(file), disk.head(file, 6), disk.head(file, 99)]).toEqual([12, true, text('路产'), text('路产清单')]);
  const large = { area: 'files', name: '2' } as const;
  disk.create(large, (append) => append(new Uint8Array(2 * MIB + 1)));
  const slices: number[] = [];
  disk.read(large, ({ byteLength }) => slices.push(byteLength));
  expect(slices).toEqual([MIB, MIB, 1]);
});

it('nothing is left of a file whose writing failed', () => {
  const fail = (append: (bytes: Uint8Array) => void): void => {
    append(text('half'));
    throw new Error('no space left');
  };
  expect(() => disk.create(file, fail)).toThrow('no space left');
  expect([disk.has(file), readdirSync(path.join(folder, 'files'))]).toEqual([false, []]);
});

it('nothing is made before the first file, so a folder without files stays as it is', () => {
  disk.sweep('files', new Set());
  expect([disk.has(file), readdirSync(folder)]).toEqual([false, []]);
  disk.close();
  expect(existsSync(folder)).toBe(true);
});

it('sweeping keeps what is named and removes the rest', () => {
  for (const name of ['1', '2', '3']) disk.create({ area: 'chunks', name }, (append) => append(text(name)));
  disk.create(file, (append) => append(text('x')));
  disk.sweep('chunks', new Set(['2']));
  expect([readdirSync(path.join(folder, 'chunks')), disk.has(file)]).toEqual([['2'], true]);
});

it.each(['../1', '..', 'a/b', 'a\\b', '', 'a.b', '\u0000'])('the name %j is none of ours', (name) => {
  expect(() => disk.create({ area: 'files', name }, () => undefined)).toThrow('[sandbox]');
  expect(readdirSync(folder).flatMap((area) => readdirSync(path.join(folder, area)))).toEqual([]);
});

it('in memory the files are in a folder that goes when it is closed', () => {
  const own = createDisk(IN_MEMORY);
  own.create(file, (append) => append(text('x')));
  const at = own.pathOf(file);
  expect(existsSync(at)).toBe(true);
  own.close();
  expect(existsSync(path.dirname(path.dirname(at)))).toBe(false);
});
