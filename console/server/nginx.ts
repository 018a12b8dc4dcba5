import { NO_ANSWER } from './passCall.ts';
import { HASH_WORKER_POLICY, securityHeaders } from './headers.ts';
import type { ServerSettings } from './settings.ts';

const POLICY = 'Content-Security-Policy';
/** Longest call of the contract. @source shell §9 */
const CALL_SECONDS = 1000;
/** A segment `.` or `..` of the path, however often it is encoded. */
const WAY_UP = String.raw`^[^?]*(?:[/\x5c]|%(?:25)*(?:2f|5c))(?:\.|%(?:25)*2e){1,2}(?:[/\x5c;?]|%(?:25)*(?:2f|5c|3b)|$)`;

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
const escaped = (text: string) => text.replaceAll(/[.[\]]/g, String.raw`\$&`);
const indented = (depth: number, lines: readonly string[]) => lines.map((line) => `${'  '.repeat(depth)}${line}`.trimEnd());

/**
 * Configuration for an nginx that stands in the console's place: serves the built files from `root`, and passes calls and sockets
 * on. To be included in its `http` block. Every location repeats the headers, since nginx inherits none where one is added.
 */
export function nginxConfiguration({ config, apiUrl, port, hosts }: ServerSettings, root: string): string {
  const api = new URL(apiUrl);
  const target = api.origin + api.pathname.replace(/\/$/, '');
  const headers = Object.entries(securityHeaders(config));
  const own = headers.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
  const names = hosts.length > 0 ? hosts.map((host) => host.replace(/:\d+$/, '')) : ['127.0.0.1', 'localhost', '[::1]'];
  const ownPage = `"~*^https?://(?:${names.map(escaped).join('|')})(?::\\d+)?$"`;
  const pass = (below: string) => [
    // With a path of its own nginx decodes what it passes on; without one, addresses stay as they came.
    `proxy_pass ${target}${api.pathname === '/' ? '' : below};`,
    ...(api.protocol === 'https:' ? ['proxy_ssl_server_name on;'] : []),
    'proxy_http_version 1.1;',
    'proxy_set_header Host $proxy_host;',
    'proxy_set_header Origin $milepost_origin;',
    'proxy_set_header Upgrade $http_upgrade;',
    'proxy_set_header Connection $milepost_connection;',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_set_header X-Forwarded-Host $http_host;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    `proxy_read_timeout ${CALL_SECONDS}s;`,
    'client_max_body_size 0;',
    ...headers.filter(([name]) => name !== POLICY).map(([name]) => `proxy_hide_header ${name};`),
    'error_page 502 504 = @milepost_api_down;',
    ...own,
  ];
  const location = (match: string, lines: readonly string[]) => [`location ${match} {`, ...indented(1, lines), '}', ''];
  const read = ['if ($request_method !~ ^(?:GET|HEAD)$) {', '  return 405;', '}', 'error_page 405 = @milepost_read_only;'];
  const page = [...read, 'add_header Cache-Control "no-cache";', ...own];
  const kept = page.map((line) => line.replace('"no-cache"', '"public, max-age=31536000, immutable"'));
  const configJson = quoted(JSON.stringify(config));
  return [
    '# Milepost on nginx. Include it in the http block; add "listen 443 ssl" and your certificates to the second server.',
    'map $http_upgrade $milepost_connection {',
    '  default upgrade;',
    '  "" "";',
    '}',
    '# To the API a call of the own page comes from the API’s own origin.',
    'map $http_origin $milepost_origin {',
    '  default $http_origin;',
    `  ${ownPage} ${quoted(api.origin)};`,
    '}',
    'map $http_origin $milepost_is_foreign {',
    '  default 1;',
    '  "" 0;',
    `  ${ownPage} 0;`,
    '}',
    '# A name that is not ours is answered by nobody (DNS rebinding).',
    'server {',
    `  listen ${port} default_server;`,
    '  server_name _;',
    '  return 421;',
    '}',
    'server {',
    `  listen ${port};`,
    `  server_name ${names.join(' ')};`,
    `  root ${quoted(root)};`,
    '  server_tokens off;',
    '  # Nothing outside /api/ and /websocket/ is asked of the API, however its address is written.',
    `  if ($request_uri ~* "${WAY_UP}") {`,
    '    return 400;',
    '  }',
    '',
    ...indented(1, [
      ...location('/api/', pass('/api/')),
      ...location('/websocket/', ['if ($milepost_is_foreign) {', '  return 403;', '}', ...pass('/websocket/')]),
      ...location('@milepost_api_down', [
        'default_type "application/json; charset=utf-8";',
        ...own,
        `return 502 ${quoted(JSON.stringify({ code: 502, msg: NO_ANSWER, data: null }))};`,
      ]),
      ...location('= /healthz', ['default_type application/json;', ...read, ...own, `return 200 ${quoted('{"status":"ok"}')};`]),
      ...location('= /config.json', ['default_type "application/json; charset=utf-8";', ...page, `return 200 ${configJson};`]),
      '# Their names carry a digest of their content. A missing one is no page.',
      ...location('/assets/', [...kept, 'try_files $uri =404;']),
      '# The worker that hashes files may run WebAssembly; it obeys the policy of its own answer.',
      ...location(String.raw`~ ^/assets/md5\.worker-[\w-]+\.js$`, [
        ...kept.map((line) =>
          line.startsWith(`add_header ${POLICY} `) ? `add_header ${POLICY} ${quoted(HASH_WORKER_POLICY)} always;` : line,
        ),
        'try_files $uri =404;',
      ]),
      ...location('/.', ['return 404;']),
      ...location('/', [...page, 'try_files $uri /index.html;']),
      ...location('@milepost_read_only', ['add_header Allow "GET, HEAD" always;', ...own, 'return 405;']),
    ]),
    '}',
  ].join('\n');
}
