import { HANDLE, TASK_STATE, type HandleNumber } from '../tables.ts';
import { ORDER_VALUES, closure, file, ms, plain } from './values.ts';

/** Known once the processes are: their attachments are named with them. */
export { SEED_FILE_IDS, SEED_FILE_TYPE } from './values.ts';

/** A line of a trail: the step by its number from 1, 0 for the start; what was done, by whom, when, with which words. */
export type TrailSeed = readonly [step: number, done: HandleNumber, by: string, at: string, opinion?: string, to?: string];

/** A process of the seed. */
export interface TaskSeed {
  readonly kind: string;
  /** Its number on paper; the message that leads to it names it. */
  readonly number: string;
  readonly title: string;
  readonly by: string;
  readonly status: 1 | 2 | 3 | 4 | 5;
  readonly urgency?: 1 | 2 | 3;
  readonly values: Readonly<Record<string, unknown>>;
  readonly trail: readonly TrailSeed[];
  /** Number of steps behind. */
  readonly done: number;
  /** People who handle the step at hand, where it is somebody else than usual. */
  readonly workers?: readonly string[];
  readonly copies?: readonly string[];
}

const { waiting, adopted, rejected, revoked, cancelled } = TASK_STATE;

/** Processes the messages of the seed lead to, and more; every state and every handle status is among them. */
export const TASKS: readonly TaskSeed[] = [
  {
    kind: 'laneClosure',
    number: 'ZD-2026-0316',
    title: '占道施工申请 K98+500 – K99+100',
    by: 'locked',
    status: waiting,
    urgency: 3,
    done: 2,
    values: {
      ...closure('K98+500 – K99+100', '桥面铺装破损修复', 'lane2', '2026-11-23 22:00', '2026-11-25 05:30', 218_760),
      vehicles: [
        { plate: '皖A·D7315', kind: '防撞缓冲车', driver: '王海涛', arrival: ms('2026-11-23 21:30'), load: 12 },
        { plate: '皖A·30826', kind: '摊铺机平板车', driver: '赵思远', arrival: ms('2026-11-23 22:10'), load: 38.5 },
        { plate: '皖A·F51208', kind: '压路机', driver: '郑浩', arrival: ms('2026-11-23 22:10'), load: 13 },
        { plate: '皖A·7792挂', kind: '材料运输车', driver: '马文博', arrival: ms('2026-11-23 23:00'), load: 31.2 },
        { plate: '皖A·D90216', kind: '照明车', driver: '唐诗雅', arrival: ms('2026-11-23 21:50'), load: 4.5 },
      ],
      files: [
        file('施工组织方案.pdf', '20261117_plan.pdf'),
        file('控制区布置图.pdf', '20261117_layout.pdf'),
        file('夜间警示灯布设图 1.png', '20261118_lights1.png'),
        file('夜间警示灯布设图 2.png', '20261118_lights2.png'),
      ],
    },
    trail: [
      [0, HANDLE.initiated, 'locked', '2026-11-17 09:12', '按 11 月计划实施桥面铺装修复，需占用第二车道。'],
      [1, HANDLE.approved, 'guest', '2026-11-17 14:35', '桩号与现场照片一致，同意。'],
      [2, HANDLE.returned, 'double', '2026-11-18 10:08', '请补充夜间警示灯布设图。'],
      [0, HANDLE.changed, 'locked', '2026-11-18 16:50', '已上传布设图，共 2 张。'],
      [2, HANDLE.approved, 'double', '2026-11-19 09:20', '布设图齐全，同意。'],
    ],
    copies: ['staff'],
  },
  {
    kind: 'maintenanceOrder',
    number: 'YH-2026-1118',
    title: '养护工单 YH-2026-1118 验收',
    by: 'staff',
    status: waiting,
    urgency: 2,
    done: 1,
    values: ORDER_VALUES,
    trail: [
      [0, HANDLE.initiated, 'staff', '2026-11-17 16:40'],
      [1, HANDLE.approved, 'double', '2026-11-18 08:30', '现场已核，工程量属实。'],
    ],
  },
  {
    kind: 'materialRequest',
    number: 'YZ-2026-0021',
    title: '应急物资领用 反光锥 60 个',
    by: 'novice',
    status: waiting,
    urgency: 2,
    done: 0,
    values: {
      store: '青溪应急物资库',
      use: '冬季除雪保畅，云阳西至青溪段布设',
      needed: ms('2026-11-24 08:00'),
      items: [
        { item: '反光锥', model: '70 cm', unit: '个', amount: 60 },
        { item: 'LED 爆闪灯', model: '太阳能', unit: '盏', amount: 20 },
        { item: '融雪剂', model: '25 kg/袋', unit: '袋', amount: 120 },
      ],
      files: [],
    },
    trail: [[0, HANDLE.initiated, 'novice', '2026-11-19 15:06', '雪前布设，请尽快确认。']],
  },
  {
    kind: 'assetLedger',
    number: 'TZ-2026-0077',
    title: '路产台账变更 护栏立柱 38 根',
    by: 'staff',
    status: waiting,
    done: 0,
    values: plain(
      '波形护栏立柱更换，台账数量由 412 改为 450',
      'S26 K58+900 石桥收费站出口',
      '2026-11-10 10:00',
      '随养护工单 YH-2026-1098 完工入账。',
    ),
    trail: [[0, HANDLE.initiated, 'staff', '2026-11-11 09:38']],
  },
  {
    kind: 'specialPassage',
    number: 'TQ-2026-0931',
    title: '特情处理 无介质车辆 皖A·C2207',
    by: 'novice',
    status: waiting,
    urgency: 3,
    done: 0,
    values: plain(
      '车辆无通行介质，门架记录缺失 2 处',
      '龙泉东收费站 3 号出口',
      '2026-11-14 07:20',
      '已按最小费额 86.40 元收取，请稽查复核。',
    ),
    trail: [[0, HANDLE.initiated, 'novice', '2026-11-14 07:54']],
  },
  {
    kind: 'laneClosure',
    number: 'ZD-2026-0347',
    title: '占道施工申请 K120+000 – K186+000',
    by: 'admin',
    status: waiting,
    done: 0,
    workers: ['staff'],
    values: closure('K120+000 – K186+000', '冬季养护作业', 'shoulder', '2026-11-25 08:30', '2026-12-20 17:30', 96_500),
    trail: [[0, HANDLE.initiated, 'admin', '2026-11-18 15:48']],
  },
  {
    kind: 'dispatchTask',
    number: 'DD-2026-2391',
    title: '调度任务 DD-2026-2391 融雪剂转运',
    by: 'admin',
    status: waiting,
    urgency: 2,
    done: 0,
    values: plain('融雪剂 18 吨转运至白鹭湖服务区', '青溪应急物资库', '2026-11-21 07:00', '两车，注意 K79 弯道限速。'),
    trail: [[0, HANDLE.initiated, 'admin', '2026-11-16 08:04']],
  },
  {
    kind: 'crossingPermit',
    number: 'XK-2026-0051',
    title: '涉路施工许可 通信光缆顶管',
    by: 'admin',
    status: waiting,
    done: 1,
    values: plain('通信光缆下穿顶管施工', 'S26 K104+780', '2026-12-02 09:00', '顶管深度 4.5 米，不占车道。'),
    trail: [
      [0, HANDLE.initiated, 'admin', '2026-11-12 10:10'],
      [1, HANDLE.approved, 'guest', '2026-11-13 11:00', '资料齐全。'],
    ],
  },
  {
    kind: 'crossingPermit',
    number: 'XK-2026-0045',
    title: '涉路施工许可 供水管线穿越',
    by: 'staff',
    status: adopted,
    done: 2,
    values: plain('供水管线穿越涵洞施工', 'S26 K36+120 双河枢纽', '2026-11-05 09:00', '已签订监管协议。'),
    trail: [
      [0, HANDLE.initiated, 'staff', '2026-10-28 09:30'],
      [1, HANDLE.approved, 'guest', '2026-10-29 10:00', '同意。'],
      [2, HANDLE.approved, 'locked', '2026-11-02 10:30', '准予许可。'],
    ],
    copies: ['admin', 'double'],
  },
  {
    kind: 'maintenanceOrder',
    number: 'YH-2026-1106',
    title: '养护工单 YH-2026-1106 验收',
    by: 'staff',
    status: rejected,
    done: 1,
    values: { ...ORDER_VALUES, defect: 'joint', stakes: 'K79+310' },
    trail: [
      [0, HANDLE.initiated, 'staff', '2026-11-05 17:20'],
      [1, HANDLE.approved, 'double', '2026-11-06 09:00', '已核。'],
      [2, HANDLE.returned, 'admin', '2026-11-06 11:04', '伸缩缝编号与台账不一致，请更正后重报。'],
    ],
  },
  {
    kind: 'maintenanceOrder',
    number: 'YH-2026-1021',
    title: '养护工单 YH-2026-1021 验收',
    by: 'staff',
    status: adopted,
    done: 3,
    values: { ...ORDER_VALUES, defect: 'rail', stakes: 'K58+900' },
    trail: [
      [0, HANDLE.initiated, 'staff', '2026-10-20 16:00'],
      [1, HANDLE.approved, 'double', '2026-10-21 09:10', '已核。'],
      [2, HANDLE.approved, 'admin', '2026-10-22 10:15', '同意验收。'],
      [3, HANDLE.approved, 'staff', '2026-10-22 16:20', '资料已归档。'],
    ],
  },
  {
    kind: 'maintenanceOrder',
    number: 'YH-2026-1098',
    title: '养护工单 YH-2026-1098 验收',
    by: 'locked',
    status: waiting,
    done: 2,
    values: { ...ORDER_VALUES, defect: 'rail', stakes: 'K58+900' },
    trail: [
      [0, HANDLE.initiated, 'locked', '2026-11-09 14:00'],
      [1, HANDLE.approved, 'double', '2026-11-10 09:10', '立柱 38 根已更换。'],
      [2, HANDLE.approved, 'admin', '2026-11-10 15:40', '同意验收。'],
    ],
  },
  {
    kind: 'laneClosure',
    number: 'ZD-2026-0312',
    title: '占道施工申请 K21+450 青溪互通',
    by: 'staff',
    status: adopted,
    done: 4,
    values: closure('K21+450', '标志牌更换', 'shoulder', '2026-10-25 09:00', '2026-10-25 16:00', 12_800),
    trail: [
      [0, HANDLE.initiated, 'staff', '2026-10-21 10:00'],
      [1, HANDLE.approved, 'guest', '2026-10-21 15:00', '同意。'],
      [2, HANDLE.approved, 'double', '2026-10-22 13:30', '同意。'],
      [3, HANDLE.approved, 'admin', '2026-10-22 16:20', '同意。'],
      [4, HANDLE.approved, 'staff', '2026-10-23 09:00', '已备案。'],
    ],
  },
  {
    kind: 'damageClaim',
    number: 'PB-2026-0188',
    title: '赔补偿案件 PB-2026-0188 护栏碰撞',
    by: 'staff',
    status: adopted,
    done: 2,
    values: {
      place: 'S26 K141+300',
      happened: ms('2026-10-19 03:40'),
      party: '皖A·7792挂 马某',
      claim: 38_650.5,
      note: '损坏波形护栏 24 米、立柱 6 根。',
      files: [],
    },
    trail: [
      [0, HANDLE.initiated, 'staff', '2026-10-20 09:00'],
      [1, HANDLE.approved, 'double', '2026-10-24 10:00', '金额核定无误。'],
      [2, HANDLE.approved, 'admin', '2026-10-27 16:46', '同意结案。'],
    ],
  },
  {
    kind: 'dispatchTask',
    number: 'DD-2026-2207',
    title: '调度任务 DD-2026-2207 应急照明车',
    by: 'admin',
    status: adopted,
    done: 2,
    values: plain('应急照明车支援长江大桥夜间养护', '长江大桥北桥头', '2026-10-28 21:00', '次日 6:00 前归队。'),
    trail: [
      [0, HANDLE.initiated, 'admin', '2026-10-28 08:18'],
      [1, HANDLE.approved, 'double', '2026-10-28 08:40', '已派车。'],
      [2, HANDLE.approved, 'novice', '2026-10-29 06:20', '已归队。'],
    ],
  },
  {
    kind: 'gantryCheck',
    number: 'XJ-2026-0610',
    title: '门架巡检 XJ-2026-0610',
    by: 'novice',
    status: adopted,
    done: 1,
    values: plain('门架天线功率与时钟巡检', 'G5012 沿线 38 个门架', '2026-11-13 09:00', '最大偏差 0.4 秒。'),
    trail: [
      [0, HANDLE.initiated, 'novice', '2026-11-13 17:00'],
      [1, HANDLE.approved, 'admin', '2026-11-14 18:08', '数据正常。'],
    ],
  },
  {
    kind: 'laneClosure',
    number: 'ZD-2026-0298',
    title: '占道施工申请 K66+000 隧道照明检修',
    by: 'admin',
    status: revoked,
    done: 0,
    values: closure('K66+000 – K66+820', '隧道照明检修', 'lane1', '2026-11-08 22:00', '2026-11-09 05:00', 24_000),
    trail: [
      [0, HANDLE.initiated, 'admin', '2026-11-05 09:00'],
      [0, HANDLE.withdrawn, 'admin', '2026-11-05 11:30', '附件有误'],
    ],
  },
  {
    kind: 'dispatchTask',
    number: 'DD-2026-2150',
    title: '调度任务 DD-2026-2150 节日物资配送',
    by: 'admin',
    status: cancelled,
    done: 0,
    values: plain('节日物资配送至各收费站', '云阳东收费站', '2026-10-26 09:00', '26 个收费站。'),
    trail: [
      [0, HANDLE.initiated, 'admin', '2026-10-23 09:00'],
      [0, HANDLE.terminated, 'admin', '2026-10-24 15:00', '计划取消'],
    ],
  },
  {
    kind: 'maintenanceOrder',
    number: 'YH-2026-1009',
    title: '养护工单 YH-2026-1009 边坡排水沟修复验收',
    by: 'staff',
    status: adopted,
    done: 3,
    values: { ...ORDER_VALUES, defect: 'drain', stakes: 'K120+300' },
    trail: [
      [0, HANDLE.initiated, 'staff', '2026-10-08 09:00'],
      [1, HANDLE.assigned, 'admin', '2026-10-08 10:30', '改由调度中心核验', 'double'],
      [1, HANDLE.transferred, 'double', '2026-10-08 11:00', '请路政先看', 'guest'],
      [1, HANDLE.addSigner, 'guest', '2026-10-09 09:10', '请一并会签', 'double'],
      [1, HANDLE.returned, 'double', '2026-10-09 15:20', '缺少施工前照片'],
      [0, HANDLE.changed, 'staff', '2026-10-10 08:40', '照片已补'],
      [1, HANDLE.approved, 'double', '2026-10-10 14:00', '同意'],
      [1, HANDLE.withdrawn, 'double', '2026-10-10 14:05', '桩号看错，重核'],
      [1, HANDLE.terminated, 'admin', '2026-10-11 09:00', '工程量有争议'],
      [1, HANDLE.revived, 'admin', '2026-10-13 09:00', '争议已解决'],
      [1, HANDLE.approved, 'double', '2026-10-13 11:00', '同意'],
      [2, HANDLE.approved, 'admin', '2026-10-13 15:30', '同意验收'],
      [3, HANDLE.approved, 'staff', '2026-10-14 09:20', '资料已归档'],
    ],
    copies: ['guest'],
  },
];
