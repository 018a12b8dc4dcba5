import { card, designText, filled, fixed, series } from './cards.ts';
import type { InterfaceIds } from './interfaces.ts';

/** The portal of operations: what waits, what is at hand, traffic and tolls. @reading R-722 */
export function operationsPortal(interfaces: InterfaceIds, menuId: (enCode: string) => string): string {
  const ask = (enCode: string) => interfaces.get(enCode) ?? '';
  const latest = { dataType: 'dynamic', propsApi: ask('portal.traffic.latest'), templateJson: [] };
  const at = (enCode: string, fullName: string) => ({ id: menuId(enCode), fullName, type: 2, urlAddress: '' });
  return designText([
    card('101', 'todo', '待办统计', [0, 0, 12, 3]),
    fixed(
      '106',
      'dataBoard',
      '昨日运行',
      [0, 3, 8, 3],
      [
        { fullName: '客车流量', unit: '辆', field: 'cars', ...latest },
        { fullName: '货车流量', unit: '辆', field: 'trucks', ...latest },
        { fullName: '通行费', unit: '万元', field: 'revenue', ...latest },
        { fullName: '在建涉路施工', unit: '处', num: 17 },
      ],
    ),
    fixed(
      '107',
      'commonFunc',
      '常用功能',
      [8, 3, 4, 3],
      [
        at('assetLedger', '路产台账'),
        at('maintenanceOrder', '养护工单'),
        at('workFlow-flowTodo', '待办事宜'),
        at('systemData-dictionary', '数据字典'),
      ],
    ),
    card('102', 'todoList', '待办事项', [0, 6, 8, 6]),
    card('105', 'schedule', '今日日程', [8, 6, 4, 6]),
    filled('108', 'lineChart', '近七日车流量', [0, 12, 7, 9], ask('portal.traffic.week')),
    fixed('109', 'pieChart', '通行费支付方式', [7, 12, 5, 9], series(['ETC', '微信', '支付宝', '现金'], { 占比: [71, 14, 9, 6] })),
    card('103', 'notice', '公告通知', [0, 21, 6, 8]),
    card('104', 'email', '未读邮件', [6, 21, 6, 8]),
    card('110', 'tab', '收费稽查', [0, 29, 12, 9], {
      children: [
        {
          title: '通行费排名',
          name: '1',
          children: [filled('111', 'rankList', '收费站通行费排名', [0, 0, 12, 8], ask('portal.revenue.station'), { unit: '万元' })],
        },
        {
          title: '稽查案件',
          name: '2',
          children: [
            fixed(
              '112',
              'tableList',
              '稽查案件',
              [0, 0, 12, 8],
              [
                { code: 'JC-2026-118', plate: '云A·3F872', station: '青溪站', amount: '1,260.00', state: '追缴中' },
                { code: 'JC-2026-117', plate: '川B·90K15', station: '双河站', amount: '486.50', state: '已结清' },
                { code: 'JC-2026-115', plate: '云D·77120', station: '云阳北站', amount: '3,905.00', state: '移交' },
              ],
              {
                columnData: [
                  { fullName: '案件编号', filedName: 'code' },
                  { fullName: '车牌', filedName: 'plate' },
                  { fullName: '收费站', filedName: 'station' },
                  { fullName: '金额（元）', filedName: 'amount' },
                  { fullName: '状态', filedName: 'state' },
                ],
              },
            ),
          ],
        },
      ],
    }),
  ]);
}
