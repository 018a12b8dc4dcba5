import type { Command } from 'commander';

/** A word that leads to the help of what follows it: `help sandbox start` is `sandbox start --help`. */
const HELP = 'help';

/**
 * Words of a command line as commander is to read them. Commander shows the help of a group whose command it does not know, as
 * if that had been asked for, and of two names after `help` it reads the first: `help` becomes `--help` at the end, and what
 * follows an unknown name is left out, so that the name is refused, whatever flags stand after it.
 */
export function requestedHelp(program: Command, words: readonly string[]): readonly string[] {
  let at: Command | undefined = program;
  const read: string[] = [];
  let asked: readonly string[] = [];
  for (const [index, word] of words.entries()) {
    // A flag, or an argument of a command that runs: from here on commander knows better.
    if (word.startsWith('-') || at.commands.length === 0) return [...read, ...words.slice(index), ...asked];
    if (word === HELP) {
      asked = ['--help'];
      continue;
    }
    read.push(word);
    at = at.commands.find((command) => command.name() === word);
    if (!at) return read;
  }
  return [...read, ...asked];
}
