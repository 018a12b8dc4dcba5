import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyConsole, type ConsoleCopy } from './testing/consoleCopy.ts';

const GUIDE = readFileSync(path.join(import.meta.dirname, '../../docs/guide/page-developer.md'), 'utf8');
const TIMEOUT_MS = 600_000;
/** Folders of the pages that the guide makes. */
const POSTS = 'console/src/pages/post';
const BOARD = 'console/src/pages/board';

interface Block {
  readonly language: string;
  /** Part of the declaration it goes into, or its file. */
  readonly place: string;
  readonly text: string;
}
const BLOCKS = [...GUIDE.matchAll(/^```(\w+) ?(.*)\n([\s\S]*?)^```$/gm)].map(([, language = '', place = '', text = '']): Block => ({
  language,
  place,
  text,
}));
const COMMANDS = BLOCKS.filter(({ language }) => language === 'sh').flatMap(({ text }) => text.trim().split('\n'));
const STEPS = BLOCKS.filter(({ language, place }) => language === 'ts' && !place.includes('.'));
const FILES = BLOCKS.filter(({ place }) => place.includes('.'));

/** A table that a domain is made of. */
const isTable = ({ language }: Block): boolean => language === 'sql';

/** The declaration with a block at the start of the part it names. @throws when there is no such part, or several */
function withStep(declaration: string, { place, text }: Block): string {
  const [before = '', opening = '', after, ...more] = declaration.split(new RegExp(`(\\b${place}: [[{])`));
  if (after === undefined || more.length > 0) throw new Error(`not one ${place} in the declaration`);
  return `${before}${opening}\n${text}${after}`;
}

/** The import with the builders that a block begins to use, as the guide asks. */
function withImports(declaration: string): string {
  const [, imported = ''] = /import \{([^}]*)\} from '..\/..\/features\/resource\/index.ts'/.exec(declaration) ?? [];
  const names = STEPS.flatMap(({ text }) => [...text.matchAll(/\b([a-z]\w+)\(/g)].map(([, name = '']) => name));
  const all = new Set([...imported.split(',').map((name) => name.trim()), ...names]);
  return declaration.replace(imported, ` ${[...all].filter(Boolean).join(', ')} `);
}

let copy: ConsoleCopy;
beforeAll(() => {
  copy = copyConsole('post');
}, TIMEOUT_MS);
afterAll(() => copy.remove(), TIMEOUT_MS);

describe('the guide for developers of pages', { timeout: TIMEOUT_MS }, () => {
  test('has commands that run, and blocks that compile where they belong', () => {
    expect([COMMANDS.length, STEPS.length, FILES.length]).toEqual([3, 7, 3]);
    for (const { place, text } of FILES.filter(isTable)) copy.write(place, text);
    for (const command of COMMANDS) {
      const [npx, program, ...words] = command.split(' ');
      expect([npx, program]).toEqual(['npx', 'milepost']);
      expect(copy.ran('cli/bin/milepost.mjs', ...words)).toBe('');
    }
    const file = path.join(POSTS, 'posts.ts');
    const first = readFileSync(path.join(copy.root, file), 'utf8');
    copy.write(file, withImports(STEPS.reduce(withStep, first)));
    mkdirSync(path.join(copy.root, BOARD));
    for (const { place, text } of FILES.filter((block) => !isTable(block))) copy.write(path.join(BOARD, place), text);
    copy.write(
      'console/tsconfig.guide.json',
      JSON.stringify({ extends: './tsconfig.json', include: ['src/pages/post/*', 'src/pages/board/*', 'src/po.d.ts'] }),
    );
    const said = copy.objections('tsc', '-p', 'console/tsconfig.guide.json', '--pretty', 'false', '--checkers', '1').split('\n');
    expect(said.filter((line) => /error TS/.test(line) && !/^(kit|openapi)\//.test(line))).toEqual([]);
  });
});
