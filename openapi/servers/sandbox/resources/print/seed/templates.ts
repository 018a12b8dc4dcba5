/** A template of the first start. */
export interface PrintTemplateSeed {
  /** Two are known by their ids: forms of the demonstration name them. */
  readonly id?: string;
  readonly fullName: string;
  readonly enCode: string;
  /** Code of the category in its dictionary. */
  readonly category: string;
  readonly type: 1 | 2;
  readonly queries?: readonly string[];
  readonly html?: string;
  readonly isDisabled?: boolean;
}

const title = (text: string): string => `<h2 style="text-align:center">${text}</h2>`;
const table = (heads: readonly string[], fields: readonly string[]): string => {
  const cells = (tag: string, texts: readonly string[]) => texts.map((text) => `<${tag}>${text}</${tag}>`).join('');
  const row = cells(
    'td',
    fields.map((field) => `{${field}}`),
  );
  return `<table border="1" style="width:100%;border-collapse:collapse"><tr>${cells('th', heads)}</tr><tr>${row}</tr></table>`;
};

/** Templates over the demo tables; those of forms print their record, those of flows the approvals of the process their record is. */
export const PRINT_TEMPLATES: readonly PrintTemplateSeed[] = [
  {
    id: '533001000000000011',
    fullName: '路产赔（补）偿通知书',
    enCode: 'asset.compensation',
    category: 'asset',
    type: 1,
    queries: ['SELECT @formId AS billNo'],
    html: `${title('路产赔（补）偿通知书')}<p>编号：{number}　系统流水号：{billNo}</p><p>地点：{place} {stake}　当事人：{party}　车牌号：{plate}</p>${table(['损坏项目', '数量', '单价', '金额'], ['items.damage', 'items.count', 'items.price', 'items.sum'])}<p>合计：{total}</p><p>{systemApprovalContent}</p>`,
  },
  {
    id: '533001000000000012',
    fullName: '养护作业验收单',
    enCode: 'maintenance.acceptance',
    category: 'maintenance',
    type: 1,
    queries: ['SELECT @formId AS billNo'],
    html: `${title('养护作业验收单')}<p>编号：{number}　系统流水号：{billNo}</p><p>{title}　路段：{section}　施工单位：{contractor}</p>${table(['项目', '单位', '数量', '单价', '金额'], ['works.item', 'works.unit', 'works.amount', 'works.price', 'works.sum'])}<p>工程总价：{total}</p><p>{systemApprovalContent}</p>`,
  },
  {
    fullName: '养护车辆档案卡',
    enCode: 'maintenance.vehicle',
    category: 'maintenance',
    type: 2,
    queries: [
      'SELECT plate, kind, brand, tonnage, driverName, department, boughtOn, mileageKm, status FROM demo_vehicle WHERE id = @formId',
    ],
    html: `${title('养护车辆档案卡')}${table(['车牌号', '类型', '品牌', '吨位', '驾驶员', '里程'], ['plate', 'kind', 'brand', 'tonnage', 'driverName', 'mileageKm'])}<p>打印人：{systemPrinter}　打印时间：{systemPrintTime}</p>`,
  },
  {
    fullName: '收费站通行月报',
    enCode: 'toll.monthly',
    category: 'toll',
    type: 2,
    queries: [
      'SELECT fullName, roadName, stake, managerName FROM demo_toll_station WHERE id = @formId',
      'SELECT day, cars, trucks, etcShare, revenueYuan FROM demo_daily_traffic WHERE stationId = @formId ORDER BY day',
      'SELECT sum(cars) AS cars, sum(trucks) AS trucks, sum(revenueYuan) AS revenueYuan FROM demo_daily_traffic WHERE stationId = @formId',
    ],
    html: `${title('{fullName}通行月报')}<p>{roadName} {stake}　站长：{managerName}</p>${table(['日期', '客车', '货车', '通行费'], ['day', 'cars', 'trucks', 'revenueYuan'])}`,
  },
  {
    fullName: '服务区商户合同信息',
    enCode: 'office.merchant',
    category: 'office',
    type: 2,
    queries: ['SELECT fullName, kind, shopNo, contactName, phone, monthlyRentYuan, contractUntil FROM demo_merchant WHERE id = @formId'],
    html: `${title('商户合同信息')}<p>{fullName}（{kind}）</p><p>月租金：{monthlyRentYuan}</p><p>合同到期：{contractUntil}</p>`,
  },
  { fullName: '车辆通行费退费单', enCode: 'toll.refund', category: 'toll', type: 2, isDisabled: true },
];
