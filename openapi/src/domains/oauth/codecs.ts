import {
  anything,
  choice,
  count,
  flag,
  list,
  nullableText,
  record,
  text,
  truth,
  type Codec,
  type OperationCodecs,
} from '../../wire/index.ts';
import type { OperationShapes } from '../../../generated/operations.gen.ts';
import type { LockRequest, PasswordMessage } from './model.ts';

type Body<Id extends keyof OperationShapes> = NonNullable<OperationShapes[Id]['body']>;

/**
 * Codecs of the answers and bodies of every operation here. Kept apart from what the login page carries: it asks with
 * `encodeLogin` and `decodeLogin`.
 */
export const oauthCodecs = /* @__PURE__ */ (() => {
  const loginBody = record({
    account: text,
    password: text,
    code: text,
    timestamp: text,
    origin: text,
    jnpf_ticket: text,
    client_id: text,
    scope: text,
    grant_type: text,
  });

  const lockBody: Codec<Body<'lockScreen'>, LockRequest> = {
    decode: ({ account, password }) =>
      account === undefined || password === undefined ? { kind: 'lock' } : { kind: 'unlock', account, password },
    encode: (model) => (model.kind === 'lock' ? {} : { account: model.account, password: model.password }),
  };

  const messageBody: Codec<Body<'updatePasswordMessage'> | undefined, PasswordMessage, Body<'updatePasswordMessage'>> = {
    decode: ({ oldPassword, password, code = '', timestamp = '' } = {}) =>
      oldPassword === undefined || password === undefined ? { kind: 'remind' } : { kind: 'change', oldPassword, password, code, timestamp },
    encode: ({ kind, ...fields }) => (kind === 'remind' ? {} : fields),
  };

  /** @source shell §3 (letters of the captcha: 4 where the server does not say) */
  const letters: Codec<number | null | undefined, number> = { decode: (wire) => wire || 4, encode: (model) => model };

  return {
    login: { data: record({ token: text, theme: nullableText }), body: loginBody },
    lockScreen: { body: lockBody },
    updatePasswordMessage: { body: messageBody },
    getAccountConfig: { data: record({ enableVerificationCode: flag, verificationCodeNumber: letters }) },
    getLoginConfig: {
      data: record({
        redirect: truth,
        url: nullableText,
        ticketParams: nullableText,
        socialsList: list(record({ enname: text, name: text, logo: text, renderUrl: nullableText })),
      }),
    },
    createLoginTicket: { data: text },
    /** An unknown status ends the waiting, as an expired ticket does. @reading R-055 */
    getLoginTicketStatus: {
      data: record({ status: choice({ waiting: 0, signedIn: 1, expired: -1 }, 'expired'), value: anything, ticketTimeout: count }),
    },
  } as const satisfies OperationCodecs<
    'login' | 'lockScreen' | 'updatePasswordMessage' | 'getAccountConfig' | 'getLoginConfig' | 'createLoginTicket' | 'getLoginTicketStatus'
  >;
})();
