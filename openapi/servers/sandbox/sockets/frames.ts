import { parseExactJson } from '../../../src/guards/index.ts';
import document from '../../../generated/asyncapi.json' with { type: 'json' };
import type { ClientFrame } from '../../../generated/socket.gen.ts';
import { CHAT_TEXT_MAX_CHARS, isChatTextTooLong } from '../../../src/domains/message/index.ts';
import { createValidator } from '../../../src/schema/index.ts';

/** A frame a client may send, or the sentence to answer instead. */
export type ReadFrame = { readonly frame: ClientFrame } | { readonly problem: string };

const SCHEMAS: Readonly<Record<ClientFrame['method'], string>> = {
  OnConnection: 'ConnectFrame',
  SendMessage: 'SendFrame',
  MessageList: 'ListFrame',
  UpdateReadMessage: 'ReadFrame',
  heartCheck: 'HeartbeatFrame',
  HeartCheck: 'HeartbeatFrame',
};

/** The answer to what is no frame at all. */
export const UNKNOWN_FRAME = '无法识别的消息';

/** Reads what a client sends against the description of the socket. Never throws: what is no frame gets a sentence. */
export function createFrameReader(): (text: string) => ReadFrame {
  const validator = createValidator(document);
  return (text) => {
    const value = parse(text);
    const method = isRecord(value) ? value['method'] : undefined;
    if (!isRecord(value) || typeof method !== 'string' || !isMethod(method)) return { problem: UNKNOWN_FRAME };
    const content = value['messageContent'];
    if (method === 'SendMessage' && typeof content === 'string' && isChatTextTooLong(content))
      return { problem: `消息最多为${CHAT_TEXT_MAX_CHARS}个字符，未发送` };
    const [first] = validator.check(`#/components/schemas/${SCHEMAS[method]}`, value);
    if (first)
      return { problem: `${method} 的内容不正确：${first.instancePath.slice(1) || String(first.params['missingProperty'] ?? '')}` };
    // The schema just checked is the one the types are made from.
    return { frame: value as unknown as ClientFrame };
  };
}

const isMethod = (method: string): method is ClientFrame['method'] => Object.hasOwn(SCHEMAS, method);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): unknown {
  try {
    return parseExactJson(text);
  } catch {
    return undefined;
  }
}
