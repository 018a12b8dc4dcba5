import type { Exchange } from '../transport.ts';

/** A call as a line for a shell; the token stands as a variable, because reports hold none. */
export function curlOf(origin: string, { request, requestBody, contentType }: Exchange): string {
  const [method = 'GET', address = '/'] = request.split(' ');
  const parts = ['curl', '-sS', '-X', method, quoted(`${origin}${address}`), '-H', '"Authorization: $TOKEN"'];
  if (requestBody !== null)
    parts.push('-H', quoted(`Content-Type: ${contentType ?? 'application/json'}`), '--data-raw', quoted(requestBody));
  return parts.join(' ');
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
