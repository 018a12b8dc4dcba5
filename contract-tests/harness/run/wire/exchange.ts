import type { Answer } from './envelope.ts';
import { INVENTED_TOKEN } from '../safety/guard.ts';
import type { Mask } from './mask.ts';

/** Parts a call sends. Every part may be wrong on purpose, so none is bound to the operation's types. */
export interface CallInput {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** JSON or form fields, as the operation takes them. */
  readonly body?: unknown;
  readonly file?: { readonly name: string; readonly text: string; readonly bytes?: Uint8Array };
  /** Fields beside the file, or instead of it. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Something the protocol does not provide for. */
  readonly misuse?: Misuse;
}

/** Ways a call may break the protocol on purpose. */
export interface Misuse {
  readonly method?: 'PATCH';
  /** Body as it is, with a media type of its own. */
  readonly text?: string;
  readonly contentType?: string;
  /** The time stamp, left out or said twice. */
  readonly n?: 'none' | 'twice';
  /** Put behind the path. */
  readonly beyond?: string;
}

/** One call as reports show it: without secrets. */
export interface Exchange {
  readonly operation: string;
  readonly request: string;
  readonly requestBody: string | null;
  /** Fields of a form, as they are sent; a file stands as `@name`. Null where the body is no form. */
  readonly fields: readonly (readonly [name: string, value: string])[] | null;
  readonly contentType: string | null;
  /** Token it carried. */
  readonly authorization: 'none' | 'invented' | 'session';
  /** 0 where no answer came. */
  readonly status: number;
  /** Media type of the answer, as it came. */
  readonly responseType: string;
  readonly response: string;
  /** Milliseconds since 1970. */
  readonly startedMs: number;
  readonly durationMs: number;
}

const SHOWN_CHARS = 4_000;
const KEPT_CHARS = 16_000;
const FORM_TYPE = 'application/x-www-form-urlencoded';
const PARTS_TYPE = 'multipart/form-data';

/** A call that was sent. */
export interface Call {
  readonly operation: string;
  readonly method: string;
  readonly address: URL;
  readonly sent: CallInput;
  readonly token: string | null;
  /** The operation takes the fields of a form. */
  readonly isForm: boolean;
  /** Media type that was said; null where the form says its own. */
  readonly contentType: string | null;
}

/** Call and answer, as reports show them. Texts are masked on access, since a report shows few of thousands of calls. */
export function exchangeOf(
  { operation, method, address, sent, token, isForm, contentType }: Call,
  answer: Answer,
  moments: Pick<Exchange, 'startedMs' | 'durationMs'>,
  mask: Mask,
): Exchange {
  const response = shownAnswer(answer.text, mask);
  const { file, fields, body, misuse } = sent;
  const isText = misuse?.text !== undefined;
  const isInParts = !isText && (file !== undefined || fields !== undefined);
  const isEncoded = !isText && !isInParts && isForm && body !== undefined;
  return {
    operation,
    get request() {
      return mask.apply(`${method} ${address.pathname}${address.search}`);
    },
    get requestBody() {
      return shownBody(sent, mask);
    },
    get fields() {
      if (isEncoded) return shownFields(body, mask);
      return isInParts ? shownFields({ ...fields, ...(file && { file: `@${file.name}` }) }, mask) : null;
    },
    get response() {
      return response();
    },
    contentType: contentType ?? (isInParts ? PARTS_TYPE : isEncoded ? FORM_TYPE : null),
    authorization: token === null ? 'none' : token === INVENTED_TOKEN ? 'invented' : 'session',
    status: answer.status,
    responseType: answer.contentType,
    ...moments,
  };
}

/** Fields of a form. */
export const fieldsOf = (body: unknown): [name: string, value: string][] =>
  Object.entries(Object(body)).map(([name, value]) => [name, String(value)]);

const shownFields = (fields: unknown, mask: Mask): [name: string, value: string][] =>
  fieldsOf(JSON.parse(mask.apply(JSON.stringify(Object.fromEntries(fieldsOf(fields))))));

/** Shown part of an answer. Of a long text the part is copied, because a substring holds the whole text in memory. */
function shownAnswer(text: string, mask: Mask): () => string {
  const shown = (): string => mask.apply(text).slice(0, SHOWN_CHARS);
  if (text.length <= KEPT_CHARS) return shown;
  const copy = Buffer.from(shown()).toString();
  return () => copy;
}

function shownBody({ body, file, fields, misuse }: CallInput, mask: Mask): string | null {
  if (misuse?.text !== undefined) return mask.apply(misuse.text).slice(0, SHOWN_CHARS);
  if (file) return `${file.name}: ${mask.apply(file.text).slice(0, SHOWN_CHARS)}`;
  if (fields) return mask.apply(JSON.stringify(fields)).slice(0, SHOWN_CHARS);
  return body === undefined ? null : mask.apply(JSON.stringify(body)).slice(0, SHOWN_CHARS);
}
