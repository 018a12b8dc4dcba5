import { Ajv2020, type AnySchemaObject, type ErrorObject, type Options } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

export type { ErrorObject };

/** Answers what is wrong with a value at a place of a document; empty when it fits. */
export interface Validator {
  /** @param pointer a JSON pointer with `#` first, as in `$ref` @throws {Error} when the document has nothing there */
  check(pointer: string, value: unknown): readonly ErrorObject[];
  /** The same for a schema that may refer to the document as `ofDocument('#/…')`. */
  compile(schema: AnySchemaObject): (value: unknown) => readonly ErrorObject[];
  ofDocument(pointer: string): string;
}

const DOCUMENT = 'description';

/**
 * JSON Schema 2020-12 over one OpenAPI document. Texts with a `contentSchema` are opened and judged too: an empty text is
 * none, a text that is no JSON or does not fit is a violation.
 */
export function createValidator(document: object, options: Options = {}): Validator {
  // That the schemas are schemas is proved when the description is linted; doing it again would double the start of a server.
  const ajv = formats.default(new Ajv2020({ strict: false, validateSchema: false, allErrors: true, ...options }));
  ajv.removeKeyword('contentSchema');
  ajv.addKeyword({
    keyword: 'contentSchema',
    type: 'string',
    schemaType: ['object', 'boolean'],
    errors: 'full',
    compile: (schema: AnySchemaObject) => {
      const check = (text: string): boolean => {
        check.errors = text === '' ? [] : contentErrors(text, schema);
        return check.errors.length === 0;
      };
      check.errors = [] as Partial<ErrorObject>[];
      return check;
    },
  });
  const contentErrors = (text: string, schema: AnySchemaObject): Partial<ErrorObject>[] => {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return [{ keyword: 'contentMediaType', message: 'must be a text of JSON', params: {} }];
    }
    const { $ref }: AnySchemaObject = schema;
    const errors = typeof $ref === 'string' && $ref.startsWith('#') ? validator.check($ref, value) : validator.compile(schema)(value);
    return errors.map(({ keyword, message, params, instancePath }) => ({
      keyword,
      params: { ...params, within: instancePath },
      message: `holds JSON in which ${instancePath || 'the whole'} ${message ?? keyword}`,
    }));
  };
  ajv.addSchema({ ...document, $id: DOCUMENT });

  const validator: Validator = {
    ofDocument: (pointer) => DOCUMENT + pointer,
    check: (pointer, value) => {
      const check = ajv.getSchema(DOCUMENT + pointer);
      if (!check)
        throw new Error(`[api] The description has no schema at ${pointer}, so nothing can be checked against it. Run "npm run generate".`);
      return check(value) === true ? [] : (check.errors ?? []);
    },
    compile: (schema) => {
      const check = ajv.compile(schema);
      return (value) => (check(value) === true ? [] : (check.errors ?? []));
    },
  };
  return validator;
}

/** A key as a part of a JSON pointer inside `$ref`. */
export const pointerPart = (key: string): string => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
