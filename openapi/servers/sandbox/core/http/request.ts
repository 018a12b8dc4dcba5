import { parseExactJson } from '../../../../src/guards/index.ts';
import type { Context } from 'hono';
import type { Operation } from '../contract.ts';
import { requireDesignTexts } from './design-text.ts';
import { Refusal } from '../failure.ts';
import { readTexts } from './typed-text.ts';
import { violationText, type FieldWords } from '../words.ts';

/** Largest body of a JSON or form call. */
export const MAX_BODY_BYTES = 1024 * 1024;
/** Largest design: a text of 8 MiB within JSON, its quotes escaped. @reading R-968 */
export const MAX_DESIGN_BYTES = 16 * 1024 * 1024;
/** Calls that bring a design. */
const BRINGS_DESIGN: ReadonlySet<string> = new Set(['createModel', 'updateModel']);
/** Largest upload. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** A call as it arrived, checked against the description. */
export interface CheckedRequest {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

/** A file part of a multipart body. */
export interface UploadedFile {
  readonly fileName: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The bytes as UTF-8. @throws Refusal when they are not */
  readonly text: string;
}

/**
 * Reads and checks path, query and body.
 * @throws Refusal 400 naming the field when the call departs from the description
 */
export async function readRequest(c: Context, operation: Operation, words: FieldWords): Promise<CheckedRequest> {
  const parameters: { path: Record<string, unknown>; query: Record<string, unknown> } = {
    path: { ...c.req.param() },
    query: { ...c.req.query() },
  };
  const wrong = operation.checkParameters(parameters);
  if (wrong.length > 0) throw new Refusal(violationText(wrong, words));
  const { fields, files } = await readBody(c, operation);
  if (BRINGS_DESIGN.has(operation.id)) requireDesignTexts(fields);
  const problems = operation.checkBody(fields);
  if (problems.length > 0) throw new Refusal(violationText(problems, words));
  // Who signs in is read as it is meant; what is kept must be what it looks like.
  const kept = operation.isPublic || operation.isRead ? fields : readTexts(fields);
  // The check has turned the texts among the fields into their types.
  return { ...parameters, body: files ? { ...Object(kept), ...files } : kept };
}

interface ReadBody {
  /** Fields the description judges; of a file it says only that it is there, so its name stands for it. */
  fields: unknown;
  files?: Record<string, UploadedFile>;
}

async function readBody(c: Context, operation: Operation): Promise<ReadBody> {
  switch (operation.bodyKind) {
    case 'none':
      return { fields: undefined };
    case 'json':
      return {
        fields: hasNoBody(c)
          ? undefined
          : parseJson(await readText(c, 'application/json', BRINGS_DESIGN.has(operation.id) ? MAX_DESIGN_BYTES : MAX_BODY_BYTES)),
      };
    case 'form':
      return { fields: Object.fromEntries(new URLSearchParams(await readText(c, 'application/x-www-form-urlencoded'))) };
    case 'multipart':
      return readMultipart(c, operation);
  }
}

/** Nothing was sent, and nothing was said about it either: what is left of an optional body. */
const hasNoBody = (c: Context): boolean =>
  c.req.header('content-type') === undefined &&
  c.req.header('transfer-encoding') === undefined &&
  (c.req.header('content-length') ?? '0') === '0';

async function readText(c: Context, mediaType: string, maxBytes = MAX_BODY_BYTES): Promise<string> {
  requireType(c, mediaType);
  const bytes = new Uint8Array(await c.req.arrayBuffer());
  if (bytes.byteLength > maxBytes) throw tooLarge(maxBytes);
  return decodeUtf8(bytes, '请求内容');
}

function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return parseExactJson(text);
  } catch {
    throw new Refusal('请求内容不是有效的 JSON，请检查后重试');
  }
}

async function readMultipart(c: Context, operation: Operation): Promise<ReadBody> {
  requireType(c, 'multipart/form-data');
  const form = await c.req.formData().catch(() => {
    throw new Refusal('上传内容不完整，请重新选择文件后重试');
  });
  const files: Record<string, UploadedFile> = {};
  const fields: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      if (operation.fileParts.includes(name)) throw new Refusal(`${name} 应为文件，请选择文件后重试`);
      fields[name] = value;
    } else {
      const bytes = new Uint8Array(await value.arrayBuffer());
      files[name] = {
        fileName: value.name,
        bytes,
        get text() {
          return decodeUtf8(bytes, `文件 ${value.name}`);
        },
      };
      fields[name] = value.name;
    }
  }
  return { fields, files };
}

function requireType(c: Context, mediaType: string): void {
  const sent = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (sent !== mediaType) throw new Refusal(`请求内容类型应为 ${mediaType}`);
}

/** The sentence for a body above a limit. */
export const tooLarge = (maxBytes: number): Refusal => new Refusal(`请求内容超过 ${maxBytes / 1024 / 1024} MB 的上限，请缩小后重试`);

function decodeUtf8(bytes: Uint8Array, what: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(`${what}不是 UTF-8 编码，请检查后重试`);
  }
}
