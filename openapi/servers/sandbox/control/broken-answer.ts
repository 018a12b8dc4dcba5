import { envelopeResponse } from '../core/envelope.ts';
import type { Fault } from './faults.ts';

const HALF = '{"code":200,"msg":"操作成功","data":{"list":[{"id":"5';

/** The answer of a call that was ordered to fail. */
export function brokenAnswer({ kind, code, msg }: Fault): Response {
  switch (kind) {
    case 'code':
      return envelopeResponse({ code, msg });
    case 'http':
      return new Response(msg, { status: code, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
    case 'malformed':
      return new Response(HALF, { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
    case 'cut':
      return new Response(endingStream(HALF), { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
    case 'lost-answer':
      return new Response(endingStream(''), { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
  }
}

/** Says so much and then ends the connection. */
function endingStream(text: string): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      if (text !== '') controller.enqueue(new TextEncoder().encode(text));
      text = '';
      controller.error(new Error('[sandbox] The connection was ordered to end.'));
    },
  });
}
