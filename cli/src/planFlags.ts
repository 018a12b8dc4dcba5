import type { Command } from 'commander';

/** Adds the flags of a command that writes by a plan: `--dry-run`, `--diff` and `--json`. @param done fate of the files */
export const withPlanFlags = (command: Command, done: 'written' | 'taken away' | 'taken back'): Command =>
  command
    .option('--dry-run', `say what would be ${done}, and write nothing`)
    .option('--diff', 'show every line that would change, and write nothing')
    .option('--json', 'print one line of JSON, also when it is refused');
