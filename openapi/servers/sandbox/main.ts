import { keepSmall } from './keep-small.ts';

keepSmall();
const { runCommand } = await import('./command.ts'); // everything large comes after the flags
await runCommand();
