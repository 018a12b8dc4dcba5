import type { Audit } from '../../core/http/observed-call.ts';
import type { BaseWorld } from '../../core/handlers.ts';
import type { AuditLog } from '../audit/log.ts';
import { operationEntryOf } from './operation-log.ts';
import { pageNameOf, rightText } from './refusal-text.ts';

/** Makes rows of the log out of calls: requests, what they changed, files they handed out, rights they lacked. @reading R-282 */
export function createAudit({ store }: Pick<BaseWorld, 'store'>, log: Pick<AuditLog, 'write'>): Audit {
  const called = ({ path, method, ...call }: Parameters<Audit['done']>[0] | Parameters<Audit['refused']>[0]) => ({
    userId: call.userId,
    ipAddress: call.ipAddress,
    platForm: call.platForm,
    browser: call.browser,
    durationMs: call.durationMs,
    requestUrl: path,
    requestMethod: method,
  });
  return {
    done: (call) => {
      if (!call.isRead && call.userId !== null) log.write({ kind: 'request', ...called(call) });
      if (call.fileName !== null)
        log.write({ kind: 'export', ...called(call), moduleName: pageNameOf(store, call.pages), abstracts: `下载「${call.fileName}」` });
      const deed = operationEntryOf(call);
      if (deed === null) return;
      log.write({
        kind: 'operation',
        ...called(call),
        moduleName: pageNameOf(store, deed.pages),
        abstracts: deed.abstracts,
        changes: JSON.stringify(call.changes),
      });
    },
    refused: (call) =>
      log.write({
        kind: 'refusal',
        ...called(call),
        moduleName: pageNameOf(store, call.pages),
        abstracts: call.missing === null ? call.msg : `${call.msg}（缺少：${rightText(store, call.missing, call.pathValues)}）`,
      }),
  };
}
