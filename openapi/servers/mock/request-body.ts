import type { IncomingMessage } from 'node:http';

/** More than any call of the description needs. */
const BODY_MAX_BYTES = 20 * 1024 * 1024;

/** The bytes of a request, or null when there are too many. */
export async function readBytes(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.byteLength;
    if (bytes <= BODY_MAX_BYTES) chunks.push(chunk);
  }
  return bytes <= BODY_MAX_BYTES ? Buffer.concat(chunks) : null;
}

export type ParsedBody = { ok: true; body: unknown } | { ok: false; violation: string };

/** Body as Prism wants to see it: JSON parsed, anything else as text. */
export function parseBody(bytes: Buffer, contentType: string): ParsedBody {
  if (bytes.byteLength === 0) return { ok: true, body: undefined };
  const text = bytes.toString('utf8');
  if (!/^application\/json\b/i.test(contentType)) return { ok: true, body: text };
  try {
    return { ok: true, body: JSON.parse(text) };
  } catch (error) {
    return { ok: false, violation: `Request body is no JSON: ${error instanceof Error ? error.message : ''}` };
  }
}

/** Required parts that a multipart body lacks. Prism turns the bytes of a part into text and spoils them, so it never sees them. */
export async function missingParts(bytes: Buffer<ArrayBuffer>, contentType: string, required: readonly string[]): Promise<string[]> {
  try {
    const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
    return required.filter((name) => !form.has(name)).map((name) => `Request body must have the part '${name}'`);
  } catch {
    return ['Request body is no multipart/form-data'];
  }
}
