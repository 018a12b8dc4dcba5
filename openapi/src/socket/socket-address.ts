/**
 * The address of the socket: `wss` where the origin is https, the token encoded as one segment.
 * @throws {Error} when the token is empty or cannot be encoded; the message does not hold it
 * @source shell §4
 */
export function socketAddress(origin: string, token: string): string {
  return `${origin.replace(/^http/, 'ws').replace(/\/$/, '')}/websocket/${encoded(token)}`;
}

function encoded(token: string): string {
  if (/\S/.test(token.replace(/^bearer /i, ''))) {
    try {
      return encodeURIComponent(token);
    } catch {
      // The error of the runtime may quote the text.
    }
  }
  throw new Error(
    '[socket] the token is empty or cannot stand in an address · no server would accept it · pass the token exactly as login answered it',
  );
}
