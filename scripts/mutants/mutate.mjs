import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';

// Words of messages, names of fields and classes are not logic: a wrong one is a wrong table, which tests of tables see.
// What stands in a macro of messages is read when it is built.
const MACROS = new Set(['msg', 't', 'plural', 'select', 'selectOrdinal', 'defineMessage']);
const inMacro = { shouldIgnore: ({ node }) => (node.type === 'CallExpression' && MACROS.has(node.callee.name) ? 'words' : undefined) };
const options = { plugins: null, ignorers: [inMacro], excludedMutations: ['StringLiteral', 'Regex'] };
const none = () => {};
const quiet = {
  info: none,
  debug: none,
  warn: none,
  trace: none,
  error: none,
  fatal: none,
  isDebugEnabled: () => false,
  isWarnEnabled: () => false,
};

/**
 * Writes every mutant of these sources into them, each behind a switch: the mutants, and the sources as they were, by their names.
 * @param {string} copy of the repository
 * @param {readonly string[]} files from its root on
 */
export async function mutate(copy, files) {
  const sources = files.map((name) => ({ name, content: readFileSync(join(copy, name), 'utf8'), mutate: true }));
  const { files: instrumented, mutants } = await new Instrumenter(quiet).instrument(sources, options);
  for (const { name, content } of instrumented) writeFileSync(join(copy, name), content);
  const originals = new Map(sources.map(({ name, content }) => [name, content]));
  return {
    mutants: mutants
      .filter(({ status }) => status !== 'Ignored')
      .map(({ id, fileName, location, replacement }) => ({
        id,
        file: fileName,
        line: location.start.line + 1,
        from: textAt(originals.get(fileName), location),
        to: replacement,
      })),
    originals,
  };
}

/** Text between two places of a source, lines and columns from 0 on. */
function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line, end.line + 1);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column);
  lines[0] = lines[0].slice(start.column);
  return lines.join('\n');
}
