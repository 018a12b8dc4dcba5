import { flag, moment, nullableText, number, optional, record, text, type Codec } from '../../wire/index.ts';

const fields = () =>
  record({
    id: nullableText,
    creatorTime: moment,
    userName: text,
    ipAddress: text,
    ipAddressName: text,
    platForm: text,
    browser: text,
    requestURL: nullableText,
    requestMethod: nullableText,
    /** Milliseconds; null where the server does not measure. */
    requestDuration: number,
    loginType: number,
    /** Null for anything but a sign-in. */
    loginMark: optional(flag),
    abstracts: nullableText,
  });

type Fields = ReturnType<typeof fields>;
type Out = ReturnType<Fields['encode']>;
type In = Parameters<Fields['decode']>[0] & { ipaddress?: string | null };

/** A row of the log. The wire knows two spellings of the address; inside there is one, and both are sent back. */
export function systemLogRow(): Codec<In, ReturnType<Fields['decode']>, Out & { ipaddress: string }> {
  const row = fields();
  return {
    decode: (wire) => row.decode({ ...wire, ipAddress: wire.ipAddress ?? wire.ipaddress }),
    encode: (model) => ({ ...row.encode(model), ipaddress: model.ipAddress }),
  };
}
