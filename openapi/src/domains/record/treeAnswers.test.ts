import { expect, onTestFinished, test } from 'vitest';
import { recordRow } from './values.ts';
import { parseExactJson } from '../../guards/index.ts';
import { id, lazyTree, onAnswerOddity, tree, type AnswerOddity } from '../../wire/index.ts';
import answers from './testing/tree-answers.json' with { type: 'json' };

interface Drawn {
  readonly id: string;
  readonly children: readonly Drawn[];
}
const READERS: Readonly<Record<string, (wire: never) => Drawn>> = {
  'a whole tree': (wire) => tree({ id }).decode(wire),
  'a tree that loads its branches': (wire) => lazyTree({ id }).decode(wire),
  'rows of records': (wire) => recordRow.decode(wire),
};
const idsIn = (nodes: readonly Drawn[]): string[] => nodes.flatMap((node) => [node.id, ...idsIn(node.children)]);
const rows = Object.entries(READERS).flatMap(([name, read]) => answers.map((answer) => ({ name, read, ...answer })));

test.each(rows)('$name reads $raw', ({ read, raw, drawn, oddities }) => {
  const heard: AnswerOddity[] = [];
  onTestFinished(onAnswerOddity((oddity) => heard.push(oddity)));
  expect(idsIn((parseExactJson(raw) as never[]).map(read))).toEqual(drawn);
  expect(heard).toEqual(oddities);
});
