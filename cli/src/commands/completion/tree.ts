import type { Command } from 'commander';

/** A flag of a command, by one of its spellings. */
export interface FlagNode {
  readonly spelling: string;
  readonly hasValue: boolean;
  /** Values it takes; none where anything goes. */
  readonly values: readonly string[];
}

/** A command, or a group of commands. */
export interface CommandNode {
  /** Words that lead to it, joined by blanks; empty for milepost itself. */
  readonly path: string;
  /** Words that can follow: names of commands, or values of its argument. */
  readonly words: readonly string[];
  readonly flags: readonly FlagNode[];
  readonly hasArguments: boolean;
}

/** Values that the program itself does not list: by `path --flag`, by `--flag` of every command that has it, and by the path for arguments. */
export type KnownValues = Readonly<Record<string, readonly string[]>>;

/** Every command and group of a program, from the top. */
export function treeOf(program: Command, values: KnownValues): readonly CommandNode[] {
  return nodesOf(program, [], values);
}

function nodesOf(command: Command, steps: readonly string[], values: KnownValues): readonly CommandNode[] {
  const path = steps.join(' ');
  const help = command.createHelp();
  const below = help.visibleCommands(command);
  const flags = help.visibleOptions(command).flatMap(({ long, short, required, optional, argChoices }) =>
    [long, short].filter(isText).map((spelling) => ({
      spelling,
      hasValue: required || optional,
      values: (argChoices ?? values[`${path} ${long}`] ?? values[long ?? ''] ?? []).filter(isPlain),
    })),
  );
  const choices = command.registeredArguments[0]?.argChoices ?? values[path] ?? [];
  const words = [...below.map((one) => one.name()), ...choices].filter(isPlain);
  return [
    { path, words, flags, hasArguments: command.registeredArguments.length > 0 },
    ...command.commands.flatMap((one) => nodesOf(one, [...steps, one.name()], values)),
  ];
}

const isText = (text: string | undefined): text is string => text !== undefined;

/** A shell reads the words as part of a program: a name of the disk that could be anything else is left out. */
const isPlain = (word: string): boolean => /^[\w.@][\w.@-]*$/.test(word);
