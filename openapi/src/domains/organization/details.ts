import { jsonText, type Codec, type JsonText } from '../../wire/index.ts';

/** Details of a company. Members nobody named here are kept as they came. @reading R-104 */
export interface CompanyDetails {
  shortName?: string | null;
  telePhone?: string | null;
  address?: string | null;
  [member: string]: unknown;
}

const companyDetails: Codec<unknown, CompanyDetails, CompanyDetails> = {
  decode: (wire) => {
    if (!isObject(wire)) throw new TypeError('[api] The details of a company are no object. Keep the text as it is.');
    return wire;
  },
  encode: (model) => model,
};

/** In answers the details are a text of JSON. */
export const detailsText = jsonText(companyDetails, '');

/** In bodies they are the object itself; a text nobody could read goes back as it came. @reading R-104 */
export const detailsBody: Codec<CompanyDetails | string | null | undefined, JsonText<CompanyDetails>, CompanyDetails | string | null> = {
  decode: (wire) => (isObject(wire) ? { kind: 'value', value: wire } : detailsText.decode(wire)),
  encode: (model) => {
    if (model.kind === 'none') return null;
    return model.kind === 'broken' ? model.text : model.value;
  },
};

function isObject(value: unknown): value is CompanyDetails {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
