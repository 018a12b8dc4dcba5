import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

const LOOPBACK_HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/;
const LOOPBACK_ORIGIN = /^https?:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/;
const PREFLIGHT_SECONDS = 600;

/** Is it a name of this computer, with or without a port? */
export const isLoopbackHost = (host: string): boolean => LOOPBACK_HOST.test(host);
/** Is it a page of this computer? */
export const isLoopbackOrigin = (origin: string): boolean => LOOPBACK_ORIGIN.test(origin);

/** Addresses a server may bind to: the sandbox holds known passwords, so it never listens to a network. */
export const LOOPBACK_ADDRESSES: readonly string[] = ['127.0.0.1', 'localhost', '::1'];

/**
 * Answers only callers who address the sandbox by a loopback name, so that a page of another site cannot reach it
 * by pointing its own name at 127.0.0.1 (DNS rebinding).
 */
export const hostGuard: MiddlewareHandler = async (c, next) => {
  const host = c.req.header('host') ?? '';
  if (!isLoopbackHost(host)) return c.text('This sandbox answers only to 127.0.0.1, localhost and [::1].', 421);
  await next();
};

const allowLoopback: MiddlewareHandler = cors({
  origin: (origin) => (isLoopbackOrigin(origin) ? origin : null),
  allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowHeaders: ['Authorization', 'Content-Type', 'jnpf-origin'],
  exposeHeaders: ['Content-Disposition'],
  maxAge: PREFLIGHT_SECONDS,
});

/** Lets pages of this computer call the sandbox, and nobody else's. Credentials travel in a header, never in a cookie. */
export const loopbackCors: MiddlewareHandler = async (c, next) => {
  // A call without Origin comes from no page; spared the headers, its answer goes out as it is.
  if (c.req.header('origin') === undefined) return next();
  return allowLoopback(c, next);
};
