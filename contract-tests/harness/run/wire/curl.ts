import type { Exchange } from './exchange.ts';
import { INVENTED_TOKEN } from '../safety/guard.ts';

/**
 * A call as a line for a shell. Tokens stand as variables, because reports hold none: `$TOKEN`, and `$GUEST_TOKEN` where a guest has called.
 * @param who role of the caller
 */
export function curlOf(origin: string, { request, requestBody, fields, contentType, authorization }: Exchange, who = 'admin'): string {
  const [method = 'GET', address = '/'] = request.split(' ');
  const parts = ['curl', '-sS', '-X', method, quoted(`${origin}${address}`), '-H', quoted('jnpf-origin: pc')];
  if (authorization === 'invented') parts.push('-H', quoted(`Authorization: ${INVENTED_TOKEN}`));
  if (authorization === 'session') parts.push('-H', `"Authorization: $${who === 'admin' ? '' : `${who.toUpperCase()}_`}TOKEN"`);
  if (fields !== null) {
    const isInParts = contentType?.startsWith('multipart/') === true;
    parts.push(...fields.flatMap(([name, value]) => [flagOf(isInParts, name, value), quoted(`${name}=${value}`)]));
  } else if (requestBody !== null)
    parts.push('-H', quoted(`Content-Type: ${contentType ?? 'application/json'}`), '--data-raw', quoted(requestBody));
  return parts.join(' ');
}

/** A field whose text begins with `@` is a file for `-F` alone. */
const flagOf = (isInParts: boolean, name: string, value: string): string =>
  !isInParts ? '--data-urlencode' : name === 'file' && value.startsWith('@') ? '-F' : '--form-string';

/** A text as one word of a shell. */
export const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
