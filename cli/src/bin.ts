import { terminal } from './io.ts';
import { runCommand } from './runCommand.ts';

process.exit(await runCommand(process.argv.slice(2), terminal()));
