/** A step of a kind of flow: its name and the accounts that handle it. */
export interface StepSeed {
  readonly name: string;
  readonly by: readonly string[];
  /** Its people are chosen when the step before is approved. */
  readonly isCandidates?: boolean;
}

/** A kind of flow. */
export interface KindSeed {
  readonly enCode: string;
  readonly fullName: string;
  readonly steps: readonly StepSeed[];
}

const step = (name: string, ...by: readonly string[]): StepSeed => ({ name, by });

/** The kinds of flow of the operator. */
export const KINDS: readonly KindSeed[] = [
  {
    enCode: 'laneClosure',
    fullName: '占道审批',
    steps: [step('路产复核', 'guest'), step('安全审查', 'double'), step('部门审批', 'admin'), step('计量备案', 'staff')],
  },
  {
    enCode: 'maintenanceOrder',
    fullName: '养护工单',
    steps: [step('现场核验', 'double'), step('验收审核', 'admin'), step('归档', 'staff')],
  },
  { enCode: 'crossingPermit', fullName: '涉路施工许可', steps: [step('资料审查', 'guest'), step('路政总队批复', 'double')] },
  { enCode: 'damageClaim', fullName: '赔补偿案件', steps: [step('案件会审', 'double'), step('分管领导审批', 'admin')] },
  { enCode: 'dispatchTask', fullName: '调度任务', steps: [step('调度确认', 'double'), step('归队登记', 'novice')] },
  { enCode: 'assetLedger', fullName: '路产台账变更', steps: [step('台账审核', 'admin'), step('资产会签', 'double')] },
  { enCode: 'specialPassage', fullName: '特情处理', steps: [step('稽查复核', 'admin')] },
  { enCode: 'gantryCheck', fullName: '门架巡检', steps: [step('机电复核', 'admin')] },
  {
    enCode: 'materialRequest',
    fullName: '应急物资领用',
    steps: [step('仓储确认', 'admin'), { name: '领用签收', by: ['novice'], isCandidates: true }],
  },
];
