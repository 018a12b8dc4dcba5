/** The most bytes of an answer that are read; more would freeze the page. @reading R-011 */
export const ANSWER_MAX_BYTES = 16 * 1024 * 1024;

/** The text of an answer, or null when it is larger than `maxBytes` (the rest is then not received). */
export async function readText(response: Response, maxBytes: number = ANSWER_MAX_BYTES): Promise<string | null> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    bytes += chunk.value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}
