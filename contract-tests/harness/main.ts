// `npm run contract -- --target URL`: the rows against any server.
import { contractCommand } from './commands/contractCommand.ts';

process.exit(await contractCommand(process.argv.slice(2), { out: (text) => console.log(text), err: (text) => console.error(text) }));
