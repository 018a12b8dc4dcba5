import { drawCodes } from '../codes.ts';
import type { SheetLook } from '../sheetOf.ts';

/** For tests: the words of sheets in Chinese, with codes. */
export const look: SheetLook = {
  approvals: {
    heads: ['节点', '处理人', '处理时间', '结果', '意见'],
    status: {
      returned: '退回',
      approved: '同意',
      initiated: '发起',
      withdrawn: '撤回',
      terminated: '终止',
      assigned: '指派',
      addSigner: '加签',
      transferred: '转办',
      changed: '变更',
      revived: '复活',
      unknown: '未知',
    },
  },
  codes: drawCodes,
};
