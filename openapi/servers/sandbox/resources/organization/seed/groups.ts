/** Groups of people across departments, one per line: `名称 code 类别`, a leading `-` means disabled. */
export const GROUPS = `
应急抢险组 emergency.rescue 应急
除雪保畅组 emergency.snow 应急
节假日保畅组 emergency.holiday 应急
防汛值守组 emergency.flood 应急
逃费追缴专班 project.evasion 专项
取消省界站专班 project.border 专项
ETC推广专班 project.etc 专项
桥梁提质改造组 project.bridge 专项
采购评审组 committee.purchase 评审
安全生产委员会 committee.safety 评审
职工代表小组 union.delegates 工会
- 旧系统迁移组 project.migration 专项
`;
