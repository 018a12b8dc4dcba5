/** An answer without bytes; always sent with HTTP 200. */
export interface Envelope {
  code: number;
  msg: string;
  data: null;
}

const envelope = (code: number, msg: string): Envelope => ({ code, msg, data: null });

/** There is no token. @source shell §8 */
export const noSession = (): Envelope => envelope(600, '登录过期,请重新登录');

/** The request does not fit the description; every violation is named. */
export const invalidRequest = (violations: readonly string[]): Envelope => envelope(400, `请求不符合接口描述：${violations.join('；')}`);

/** The description knows no such call, or no such example. @reading R-029 */
export const notDescribed = (what: string): Envelope => envelope(404, `接口描述中没有 ${what}`);

/** The mock itself failed. */
export const broken = (why: string): Envelope => envelope(500, `模拟服务出错：${why}`);

/** The control call did what it was asked. */
export const done = (what: string): Envelope => envelope(200, what);
