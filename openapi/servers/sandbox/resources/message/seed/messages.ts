import { MESSAGE_TYPE, type MessageTypeNumber } from '../types.ts';

/** A message of the seed that belongs to no notice. */
export interface MessageSeed {
  type: MessageTypeNumber;
  flowType: number | null;
  title: string;
  /** HTML, or what becomes JSON. */
  body: string | Readonly<Record<string, string | number>>;
  from: string;
  sent: string;
  to: readonly string[];
  /** Accounts that have opened it. */
  readBy: readonly string[];
}

/** Opens the entrust page. @source shell §2.6 */
const ENTRUST = 2;

const flow = (
  title: string,
  from: string,
  sent: string,
  to: readonly string[],
  readBy: readonly string[],
  task: { enCode: string; type: number },
): MessageSeed => ({
  type: MESSAGE_TYPE.flow,
  flowType: 1,
  title,
  body: { enCode: task.enCode, formType: 2, type: task.type },
  from,
  sent: `${sent}+08:00`,
  to,
  readBy,
});
const entrust = (title: string, from: string, sent: string, to: readonly string[], type: string): MessageSeed => ({
  type: MESSAGE_TYPE.flow,
  flowType: ENTRUST,
  title,
  body: { type },
  from,
  sent: `${sent}+08:00`,
  to,
  readBy: [],
});
const system = (title: string, text: string, sent: string, to: readonly string[], readBy: readonly string[]): MessageSeed => ({
  type: MESSAGE_TYPE.system,
  flowType: null,
  title,
  body: `<p>${text}</p>`,
  from: 'admin',
  sent: `${sent}+08:00`,
  to,
  readBy,
});
/** Reminder that opens nothing until the module of reminders gives it its schedule. @source shell §2.6 */
const pastSchedule = (title: string, from: string, sent: string, to: readonly string[], readBy: readonly string[]): MessageSeed => ({
  type: MESSAGE_TYPE.schedule,
  flowType: null,
  title,
  body: { type: 3 },
  from,
  sent: `${sent}+08:00`,
  to,
  readBy,
});

const ORDER = { enCode: 'maintenanceOrder', type: 2 };
const CLOSURE = { enCode: 'laneClosure', type: 2 };
const PERMIT = { enCode: 'crossingPermit', type: 3 };
const CLAIM = { enCode: 'damageClaim', type: 1 };
const TASK = { enCode: 'dispatchTask', type: 2 };

const REPORT_DAYS = 14;
/** Reports up to this day of November have been opened. */
const REPORTS_READ = 12;

/** The report of every day, so that the list of the administrator fills more than one page. */
const reports = (): MessageSeed[] =>
  Array.from({ length: REPORT_DAYS }, (_, index) => {
    const day = index + 1;
    const text = `${day} 日通行费日报已生成，全线 26 个收费站均已上报。`;
    const sent = `2026-11-${String(day + 1).padStart(2, '0')}T07:30:00`;
    return system(`11月${day}日通行费日报已生成`, text, sent, ['admin'], day <= REPORTS_READ ? ['admin'] : []);
  });

export const MESSAGES: readonly MessageSeed[] = [
  ...reports(),
  flow('养护工单 YH-2026-1021 待您审批', 'staff', '2026-10-21T09:12:00', ['admin'], ['admin'], ORDER),
  flow('占道审批 ZD-2026-0312 待您审批', 'staff', '2026-10-22T14:02:00', ['admin', 'double'], ['admin', 'double'], CLOSURE),
  system(
    'ETC 门架时钟校准完成',
    'G5012 沿线 38 个门架时钟已校准，最大偏差 0.4 秒。',
    '2026-10-24T06:00:00',
    ['admin', 'novice'],
    ['admin'],
  ),
  pastSchedule('云阳西收费站消防演练 14:30 开始', 'admin', '2026-10-26T13:30:00', ['staff', 'novice', 'double'], ['staff', 'double']),
  flow('赔补偿案件 PB-2026-0188 已办结', 'admin', '2026-10-27T16:48:00', ['staff'], ['staff'], CLAIM),
  flow('调度任务 DD-2026-2207 待您确认', 'admin', '2026-10-28T08:20:00', ['double'], ['double'], TASK),
  system(
    '您的密码将于 30 日后到期',
    '请在到期前修改密码，逾期将无法登录。',
    '2026-10-30T08:00:00',
    ['staff', 'double', 'guest'],
    ['staff'],
  ),
  flow('涉路施工许可 XK-2026-0045 抄送给您', 'staff', '2026-11-02T10:31:00', ['admin', 'double'], ['admin'], PERMIT),
  pastSchedule('三标段计量支付复核会 9:30 开始', 'staff', '2026-11-03T08:30:00', ['admin', 'double'], ['admin', 'double']),
  system('数据备份完成', '业务库全量备份完成，耗时 12 分钟。', '2026-11-05T02:15:00', ['admin'], ['admin']),
  flow('养护工单 YH-2026-1106 已退回', 'admin', '2026-11-06T11:05:00', ['staff'], ['staff'], { enCode: 'maintenanceOrder', type: 1 }),
  entrust('何俊杰委托您处理占道审批', 'staff', '2026-11-07T17:22:00', ['double'], '2'),
  system('服务区充电桩离线告警', '奉节服务区 3 号充电桩离线超过 30 分钟。', '2026-11-09T22:41:00', ['admin', 'double'], []),
  flow('路产台账变更 TZ-2026-0077 待您审批', 'staff', '2026-11-11T09:40:00', ['admin'], [], { enCode: 'assetLedger', type: 2 }),
  pastSchedule('冬季除雪物资清点 10:00 开始', 'admin', '2026-11-12T09:00:00', ['staff', 'double'], ['staff']),
  system('K141+300 可变情报板通信恢复', '情报板已恢复在线，请核对当前显示内容。', '2026-11-13T15:18:00', ['staff', 'admin'], ['staff']),
  flow('特情处理 TQ-2026-0931 待您复核', 'novice', '2026-11-14T07:55:00', ['admin'], [], { enCode: 'specialPassage', type: 2 }),
  flow('门架巡检 XJ-2026-0610 已办结', 'admin', '2026-11-14T18:10:00', ['novice'], [], { enCode: 'gantryCheck', type: 1 }),
  flow('调度任务 DD-2026-2391 待您确认', 'admin', '2026-11-16T08:05:00', ['double'], [], TASK),
  entrust('您委托欧阳明轩处理的流程已开始', 'double', '2026-11-16T08:06:00', ['staff'], '1'),
  system('收费站视频存储空间不足', '云阳东收费站视频存储剩余 6%，请尽快清理。', '2026-11-17T19:30:00', ['admin', 'novice', 'guest'], []),
  flow('养护工单 YH-2026-1118 待您审批', 'staff', '2026-11-18T08:35:00', ['admin'], [], ORDER),
  flow('占道审批 ZD-2026-0347 待您审批', 'admin', '2026-11-18T15:50:00', ['staff'], [], CLOSURE),
  pastSchedule('长江大桥夜间养护协调会 16:00 开始', 'double', '2026-11-19T15:00:00', ['admin', 'staff'], []),
];
