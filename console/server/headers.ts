import type { ConsoleConfig } from './consoleConfig.ts';
import { LOOPBACK } from './hosts.ts';

/** Digest of the one `<style>` element React Aria's pressables insert; `headers.test.ts` recomputes it from the package. */
export const REACT_ARIA_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/**
 * Headers of every answer of the console's own server: nothing from elsewhere runs, frames or is framed.
 * Static style sheets need no exception; computed sizes are set through the style object, which the policy allows.
 */
export function securityHeaders(config: ConsoleConfig): Record<string, string> {
  const files = config.fileHost ? ` ${config.fileHost}` : '';
  const frames = config.frameHosts.map((host) => ` ${LOOPBACK.test(host) ? 'http' : 'https'}://${host}`).join('');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${REACT_ARIA_STYLE}`,
    `img-src 'self' blob: data:${files}`,
    `media-src 'self' blob:${files}`,
    "font-src 'self'",
    `connect-src 'self'${files}`,
    `frame-src 'self'${frames}`,
    "worker-src 'self' blob:",
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

/** Address of the built worker that hashes files. */
export const HASH_WORKER = /^\/assets\/md5\.worker-[\w-]+\.js$/;

/** Policy of that one file: a worker obeys its own answer, so the page itself stays without WebAssembly. */
export const HASH_WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'";
