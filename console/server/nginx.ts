import { API_POLICY, hashWorkerPolicy, securityHeaders } from './headers.ts';
import { HIDDEN_HEADERS, LIMITS, MAPS, WAY_UP } from './nginxParts.ts';
import { NO_ANSWER, NO_END, tooLarge } from './passCall.ts';
import { BYTES_PER_MB, type ServerSettings } from './settings.ts';

const POLICY = 'Content-Security-Policy';
const SCRIPTS = '$milepost_scripts';

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
const escaped = (text: string) => text.replaceAll(/[.[\]]/g, String.raw`\$&`);
const indented = (depth: number, lines: readonly string[]) => lines.map((line) => `${'  '.repeat(depth)}${line}`.trimEnd());
const block = (head: string, lines: readonly string[]) => [`${head} {`, ...indented(1, lines), '}'];
const location = (match: string, lines: readonly string[]) => [...block(`location ${match}`, lines), ''];

/**
 * Configuration for an nginx that stands in the console's place: serves the built files from `root`, and passes calls and sockets
 * on. To be included in its `http` block. Every location repeats the headers, since nginx inherits none where one is added.
 */
export function nginxConfiguration({ config, apiUrl, port, hosts, silenceMs, maxBodyBytes }: ServerSettings, root: string): string {
  const api = new URL(apiUrl);
  const names = hosts.length > 0 ? hosts.map((host) => host.replace(/:\d+$/, '')) : ['127.0.0.1', 'localhost', '[::1]'];
  const ownPage = `"~*^https?://(?:${names.map(escaped).join('|')})(?::\\d+)?$"`;
  const own = headerLines(securityHeaders(config, SCRIPTS));
  const { page, kept } = pageLines(own);
  const ofApi = own.map((line) => (isPolicy(line) ? `add_header ${POLICY} ${quoted(API_POLICY)} always;` : line));
  const bodyMb = Math.floor(maxBodyBytes / BYTES_PER_MB);
  const limits = [...LIMITS, `client_max_body_size ${bodyMb}m;`];
  const { pass, passSocket } = passing(api, silenceMs, ofApi);
  const configJson = quoted(JSON.stringify(config));
  const failed = (code: number, msg: string) => [
    'default_type "application/json; charset=utf-8";',
    ...ofApi,
    `return ${code} ${quoted(JSON.stringify({ code, msg, data: null }))};`,
  ];
  return [
    '# Milepost on nginx. Include it in the http block; add "listen 443 ssl" and your certificates to the second server.',
    ...MAPS,
    '# To the API a call of the own page comes from the API’s own origin.',
    ...block('map $http_origin $milepost_origin', ['default $http_origin;', `${ownPage} ${quoted(api.origin)};`]),
    ...block('map $http_origin $milepost_is_foreign', ['default 1;', '"" 0;', `${ownPage} 0;`]),
    ...sentOn(api, config.fileHost),
    ...cookieForApi(),
    '# A name that is not ours is answered by nobody (DNS rebinding).',
    ...block('server', [`listen ${port} default_server;`, 'server_name _;', ...limits, ...own, 'return 421;']),
    'server {',
    ...indented(1, [
      `listen ${port};`,
      `server_name ${names.join(' ')};`,
      `root ${quoted(root)};`,
      ...limits,
      ...own,
      '# Nothing outside /api/ and /websocket/ is asked of the API, however its address is written.',
      ...block(`if ($request_uri ~* "${WAY_UP}")`, ['return 400;']),
      '',
      ...location('/api/', pass('/api/')),
      ...location('^~ /websocket/', passSocket('/websocket/')),
      ...location('^~ /api/message/websocket/', passSocket('/api/message/websocket/')),
      ...location('@milepost_api_down', failed(502, NO_ANSWER)),
      ...location('@milepost_too_large', failed(413, tooLarge(bodyMb))),
      ...location('@milepost_api_silent', failed(504, NO_END)),
      ...location('= /healthz', ['default_type application/json;', ...READ, ...own, `return 200 ${quoted('{"status":"ok"}')};`]),
      ...location('= /config.json', ['default_type "application/json; charset=utf-8";', ...page, `return 200 ${configJson};`]),
      '# Their names carry a digest of their content. A missing one is no page.',
      ...location('/assets/', [...kept, 'try_files $uri =404;']),
      '# The worker that hashes files may run WebAssembly; it obeys the policy of its own answer.',
      ...location(String.raw`~ ^/assets/md5\.worker-[\w-]+\.js$`, [
        ...kept.map((line) => (isPolicy(line) ? `add_header ${POLICY} ${quoted(hashWorkerPolicy(SCRIPTS))} always;` : line)),
        'try_files $uri =404;',
      ]),
      ...location('/.', ['return 404;']),
      ...location('/', [...page, 'try_files $uri /index.html;']),
      ...location('@milepost_read_only', ['add_header Allow "GET, HEAD" always;', ...own, 'return 405;']),
    ]),
    '}',
  ].join('\n');
}

const isPolicy = (line: string) => line.startsWith(`add_header ${POLICY} `);

const headerLines = (headers: Readonly<Record<string, string>>) => [
  ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
  'add_header Strict-Transport-Security $milepost_https_only always;',
];

const READ = [...block('if ($request_method !~ ^(?:GET|HEAD)$)', ['return 405;']), 'error_page 405 = @milepost_read_only;'];

/** Lines of a page, and of a file that never changes. */
function pageLines(own: readonly string[]) {
  const page = [...READ, 'add_header Cache-Control "no-cache";', ...own];
  return { page, kept: page.map((line) => line.replace('"no-cache"', '"public, max-age=31536000, immutable"')) };
}

/** Lines that pass a call or a socket on to the API. */
function passing(api: URL, silenceMs: number, own: readonly string[]) {
  const target = api.origin + api.pathname.replace(/\/$/, '');
  const pass = (below: string, upgrade: readonly string[] = ['proxy_set_header Upgrade "";', 'proxy_set_header Connection "";']) => [
    // With a path of its own nginx decodes what it passes on; without one, addresses stay as they came.
    `proxy_pass ${target}${api.pathname === '/' ? '' : below};`,
    ...(api.protocol === 'https:' ? ['proxy_ssl_server_name on;'] : []),
    'proxy_http_version 1.1;',
    'proxy_set_header Host $proxy_host;',
    'proxy_set_header Origin $milepost_origin;',
    ...upgrade,
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_set_header X-Forwarded-Host $http_host;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    'proxy_connect_timeout 10s;',
    // nginx has no endless one: a day.
    `proxy_read_timeout ${silenceMs === 0 ? '1d' : `${silenceMs / 1000}s`};`,
    'proxy_redirect off;',
    'proxy_ignore_headers X-Accel-Redirect X-Accel-Expires X-Accel-Limit-Rate X-Accel-Buffering X-Accel-Charset;',
    ...HIDDEN_HEADERS.map((name) => `proxy_hide_header ${name};`),
    'error_page 413 = @milepost_too_large;',
    'error_page 502 = @milepost_api_down;',
    'error_page 504 = @milepost_api_silent;',
    ...own,
    'add_header Location $milepost_location always;',
    'add_header Set-Cookie $milepost_cookie always;',
  ];
  const passSocket = (below: string) => [
    ...block('if ($milepost_is_foreign)', ['return 403;']),
    ...pass(below, ['proxy_set_header Upgrade $milepost_upgrade;', 'proxy_set_header Connection $milepost_connection;']),
  ];
  return { pass, passSocket };
}

/** Cookie of an answer of the API that goes back to the API and nowhere else. @reading R-281 */
function cookieForApi(): string[] {
  const attributes = String.raw`(?=.*;\s*HttpOnly)(?=.*;\s*SameSite=Strict)(?=.*;\s*Path=/api/)(?!.*;\s*Domain=)`;
  return [
    '# Of the cookies of the API only one that goes back to it alone.',
    ...block('map $upstream_http_set_cookie $milepost_cookie', ['default "";', `"~*^[^;,]+${attributes}" $upstream_http_set_cookie;`]),
  ];
}

/** The place an answer of the API sends on to, where the browser may be sent there. */
function sentOn(api: URL, fileHost: string): string[] {
  const base = escaped(api.pathname.replace(/\/$/, ''));
  const rest = String.raw`(?<milepost_place>/(?![/\x5c]).*)$`;
  return [
    '# Where an answer of the API sends on to: our own paths, and the host of files.',
    ...block('map $upstream_http_location $milepost_location', [
      'default "";',
      `"~^(?:${escaped(api.origin)})?(?:${base})?${rest}" $milepost_place;`,
      ...(fileHost === '' ? [] : [`"~^${escaped(fileHost)}/" $upstream_http_location;`]),
    ]),
  ];
}
