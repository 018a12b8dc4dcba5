import type { SandboxInput } from './input.ts';

/** Text a person, or with `--json` a program, reads when the sandbox is ready. */
export function sandboxReport({ url, port }: { url: string; port: number }, { data, isJson }: SandboxInput): string {
  if (isJson) return JSON.stringify({ status: 'ready', url, port, data });
  return [
    `Sandbox ready at ${url}`,
    `  data      ${data === ':memory:' ? 'in memory, gone at the end' : data}`,
    '  accounts  admin/Admin2026 · staff/Staff2026 · novice/Novice2026 · guest/Guest2026 · double/Double2026 · locked/Locked2026',
    `  test it   milepost contract run --target ${url} --mode full`,
    'Ctrl-C ends it.',
  ].join('\n');
}
