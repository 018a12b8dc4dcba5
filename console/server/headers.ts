import type { ConsoleConfig } from './consoleConfig.ts';
import { LOOPBACK } from './hosts.ts';

/** Digest of the one `<style>` element React Aria's pressables insert; `headers.test.ts` recomputes it from the package. */
export const REACT_ARIA_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/**
 * Headers of every answer of the console's own server: nothing from elsewhere runs, frames or is framed.
 * Static style sheets need no exception; computed sizes are set through the style object, which the policy allows.
 * @param scripts sources of scripts, such as `console.example.com/assets/`: files that users upload lie in the same origin
 */
export function securityHeaders(config: ConsoleConfig, scripts = "'self'"): Record<string, string> {
  const files = config.fileHost ? ` ${config.fileHost}` : '';
  const frames = config.frameHosts.map((host) => ` ${LOOPBACK.test(host) ? 'http' : 'https'}://${host}`).join('');
  const policy = [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src 'self' ${REACT_ARIA_STYLE}`,
    `img-src 'self' blob: data:${files}`,
    `media-src 'self' blob:${files}`,
    "font-src 'self'",
    `connect-src 'self'${files}`,
    `frame-src 'self'${frames}`,
    `worker-src ${scripts} blob:`,
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify app-html app-worker',
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Photos and codes are taken by this page itself, never by a frame in it.
    'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

/** Policy of every answer below `/api/` and `/websocket/`: opened as a page it runs nothing and belongs to no origin. @reading R-281 */
export const API_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Seconds a browser keeps to https, once it has come that way: a year. */
const HTTPS_SECONDS = 31_536_000;
export const HTTPS_ONLY = `max-age=${HTTPS_SECONDS}`;

/** Address of the built worker that hashes files. */
export const HASH_WORKER = /^\/assets\/md5\.worker-[\w-]+\.js$/;

/** Policy of that one file: a worker obeys its own answer, so the page itself stays without WebAssembly. */
export const hashWorkerPolicy = (scripts = "'self'") =>
  `default-src 'none'; script-src ${scripts} 'wasm-unsafe-eval'; frame-ancestors 'none'`;
