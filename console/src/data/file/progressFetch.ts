/** Maker of an `XMLHttpRequest`; injected so that tests need no server. */
export type RequestMaker = () => XMLHttpRequest;

/** True for an answer from another address than the call was sent to: a redirect is never followed. */
const isElsewhere = (asked: string, answered: string): boolean => answered !== '' && new URL(asked, answered).href !== answered;

/**
 * `fetch` for one upload that tells how much has been sent, which `fetch` itself cannot. Everything else of a call (token,
 * timestamp, envelope, time limit) stays with the client that is given it.
 */
export const progressFetch =
  (onProgress: (sentBytes: number, totalBytes: number) => void, make: RequestMaker = () => new XMLHttpRequest()): typeof fetch =>
  (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = make();
      const address = input instanceof Request ? input.url : String(input);
      const { signal } = init;
      const giveUp = () => request.abort();
      const end = () => signal?.removeEventListener('abort', giveUp);
      const fail = (why: string) => {
        end();
        reject(signal?.aborted ? signal.reason : new TypeError(why));
      };
      request.open(init.method ?? 'GET', address);
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.responseType = 'text';
      request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
      request.onerror = () => fail('no answer came');
      request.onabort = () => fail('given up');
      request.onload = () => {
        if (isElsewhere(address, request.responseURL)) return fail('redirected');
        end();
        const type = request.getResponseHeader('content-type');
        resolve(new Response(request.responseText, { status: request.status, headers: type ? { 'content-type': type } : {} }));
      };
      if (signal?.aborted) return fail('given up');
      signal?.addEventListener('abort', giveUp);
      request.send(init.body instanceof FormData || typeof init.body === 'string' ? init.body : null);
    });
