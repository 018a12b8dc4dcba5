const TOKEN_MAX_CHARS = 2048;
const TOKEN = /^(bearer )?[\x21-\x7e]+$/i;

/** The header that carries the token exactly as login answered it; none without a token, or with one no header can hold. @source shell §7 */
export function tokenHeaders(token: string | null): Record<string, string> {
  return token && token.length <= TOKEN_MAX_CHARS && TOKEN.test(token) ? { Authorization: token } : {};
}
