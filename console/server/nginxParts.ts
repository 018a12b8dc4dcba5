import { HTTPS_ONLY } from './headers.ts';

/** A segment `.` or `..` of the path, however often it is encoded. */
export const WAY_UP = String.raw`^[^?]*(?:[/\x5c]|%(?:25)*(?:2f|5c))(?:\.|%(?:25)*2e){1,2}(?:[/\x5c;?]|%(?:25)*(?:2f|5c|3b)|$)`;

/**
 * Headers of the API that nginx does not pass on. It has no list of those that may pass, as our own server has: one that browsers
 * learn later comes through.
 */
export const HIDDEN_HEADERS = [
  'Accept-CH',
  'Access-Control-Allow-Credentials',
  'Access-Control-Allow-Headers',
  'Access-Control-Allow-Methods',
  'Access-Control-Allow-Origin',
  'Access-Control-Allow-Private-Network',
  'Access-Control-Expose-Headers',
  'Access-Control-Max-Age',
  'Activate-Storage-Access',
  'Alt-Svc',
  'Clear-Site-Data',
  'Content-Security-Policy',
  'Content-Security-Policy-Report-Only',
  'Critical-CH',
  'Cross-Origin-Embedder-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Document-Policy',
  'Expect-CT',
  'Feature-Policy',
  'Integrity-Policy',
  'Link',
  'Location',
  'NEL',
  'Origin-Agent-Cluster',
  'Origin-Trial',
  'Permissions-Policy',
  'Proxy-Authenticate',
  'Referrer-Policy',
  'Refresh',
  'Report-To',
  'Reporting-Endpoints',
  'Service-Worker-Allowed',
  'Set-Cookie',
  'Set-Cookie2',
  'Set-Login',
  'SourceMap',
  'Speculation-Rules',
  'Strict-Transport-Security',
  'Supports-Loading-Mode',
  'Timing-Allow-Origin',
  'WWW-Authenticate',
  'X-Content-Type-Options',
  'X-DNS-Prefetch-Control',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-Powered-By',
  'X-SourceMap',
  'X-XSS-Protection',
] as const;

/** Longest body: files come in chunks of 10 MB, pictures and workbooks whole. */
const BODY_MB = 1024;

/** Lines of each server: what is written down, how long a request may take, how much it may send. */
export const LIMITS = [
  'server_tokens off;',
  '# Addresses hold tokens: neither log shows one. nginx writes the whole request beside an error, so only what stops it is written.',
  'access_log /var/log/nginx/milepost.log milepost;',
  'error_log /var/log/nginx/milepost-error.log crit;',
  'client_header_timeout 20s;',
  'client_body_timeout 60s;',
  'send_timeout 60s;',
  'keepalive_timeout 65s;',
  `client_max_body_size ${BODY_MB}m;`,
];

/** Lines before the servers, the same for every deployment. */
export const MAPS = [
  '# The path without its query, and without what opens something for its reader: a socket’s token, a sign-in’s ticket.',
  'map $request_uri $milepost_path {',
  '  default "-";',
  '  "~*^(?<milepost_public>[^?#]*?/(?:websocket|getTicketStatus)/)[^?#]" "$milepost_public...";',
  '  "~^(?<milepost_whole>[^?#]*)" "$milepost_whole";',
  '}',
  'log_format milepost "$time_iso8601 $remote_addr $request_method $milepost_path $status ${request_time}s";',
  '# No other protocol than that of sockets is passed on, and that on their paths alone.',
  'map $http_upgrade $milepost_upgrade {',
  '  default "";',
  '  "~*^websocket$" websocket;',
  '}',
  'map $milepost_upgrade $milepost_connection {',
  '  default "";',
  '  websocket upgrade;',
  '}',
  '# Scripts run from the built files alone, under the name the page was asked by; addresses in digits are not names to a policy.',
  'map $http_host $milepost_scripts {',
  `  default "'self'";`,
  String.raw`  "~^127\.0\.0\.1(?::\d{1,5})?$" "$http_host/assets/";`,
  String.raw`  "~^[\d.]+(?::\d{1,5})?$" "'self'";`,
  String.raw`  "~*^[a-z\d.-]+(?::\d{1,5})?$" "$http_host/assets/";`,
  '}',
  'map $https $milepost_https_only {',
  '  default "";',
  `  on "${HTTPS_ONLY}";`,
  '}',
];
