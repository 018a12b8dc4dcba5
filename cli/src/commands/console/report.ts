import type { ServerSettings } from '@milepost/console/server';

/** Text a person, or with `--json` a program, reads when the console is ready. */
export function consoleReport(url: string, { apiUrl, hosts }: ServerSettings, isJson: boolean): string {
  if (isJson) return JSON.stringify({ status: 'ready', url, api: apiUrl, hosts });
  return [
    `Console ready at ${url}`,
    `  API       ${apiUrl}`,
    `  names     ${['127.0.0.1', 'localhost', '[::1]', ...hosts].join(', ')}${hosts.length === 0 ? ' (more with MILEPOST_HOSTS)' : ''}`,
    `  health    ${url}/healthz`,
    'Ctrl-C ends it: running calls are finished first.',
  ].join('\n');
}
