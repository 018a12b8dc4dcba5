import { card, designText, filled, fixed, series } from './cards.ts';
import type { InterfaceIds } from './interfaces.ts';

const MONTHS = ['6月', '7月', '8月', '9月', '10月', '11月'];
const FILM = '/api/file/Image/IM/20261118_patrol.webm';
const PICTURE = '/api/file/Image/IM/20261118_guardrail.png';

/** The board of maintenance: progress, inspections, costs. It is locked, and read again every ten minutes. @reading R-722 */
export const maintenancePortal = (interfaces: InterfaceIds): string =>
  designText(
    [
      fixed(
        '201',
        'dataBoard',
        '本月养护',
        [0, 0, 8, 3],
        [
          { fullName: '在建工单', unit: '单', num: 38 },
          { fullName: '本月完成', unit: '单', num: 112 },
          { fullName: '计量金额', unit: '万元', num: '486.5' },
          { fullName: '超期工单', unit: '单', num: 3 },
        ],
      ),
      fixed('202', 'text', '值班提示', [8, 0, 4, 3], '今夜至明晨海拔 1,200 米以上路段有结冰，K120+300 至 K186 加密巡查，除雪料已到位。'),
      fixed(
        '203',
        'barChart',
        '养护支出与计划（万元）',
        [0, 3, 7, 9],
        series(MONTHS, {
          日常养护: [186, 204, 221, 198, 240, 162],
          专项工程: [310, 286, 402, 377, 455, 288],
          计划: [480, 500, 600, 560, 680, 500],
        }),
        { barType: { 计划: 'line' } },
      ),
      fixed(
        '204',
        'radarChart',
        '路况指标',
        [7, 3, 5, 9],
        series(['路面', '路基', '桥隧', '沿线设施', '绿化'], { 本季: [92, 88, 95, 81, 76], 上季: [90, 89, 93, 84, 70] }),
      ),
      filled('205', 'rankList', '施工单位在手项目', [0, 12, 4, 8], interfaces.get('maintenance.contractor') ?? '', {
        nameField: 'fullName',
        valueField: 'projects',
        unit: '个',
      }),
      fixed(
        '206',
        'timeAxis',
        '重点工程',
        [4, 12, 4, 8],
        [
          { timestamp: '2026-11-21', content: '青溪大桥伸缩缝更换完成左幅' },
          { timestamp: '2026-11-18', content: 'K131 边坡锚索验收' },
          { timestamp: '2026-11-12', content: '双河隧道照明改造进场' },
          { timestamp: '2026-11-05', content: '冬季除雪防滑演练' },
        ],
      ),
      fixed('207', 'image', '护栏修复现场', [8, 12, 4, 8], PICTURE, { textDefaultValue: '修复后的波形梁护栏，K98+500 右幅' }),
      card('208', 'card', '巡查与设施', [0, 20, 12, 9], {
        children: [
          fixed(
            '209',
            'pieChart',
            '病害类型',
            [0, 0, 5, 8],
            series(['坑槽', '裂缝', '沉陷', '护栏损坏', '标志缺失'], { 处数: [42, 67, 11, 24, 9] }),
            { styleType: 2 },
          ),
          filled('210', 'tableList', '施工单位', [5, 0, 7, 8], interfaces.get('maintenance.contractor') ?? '', {
            columnData: [
              { fullName: '单位', filedName: 'fullName' },
              { fullName: '资质', filedName: 'qualification' },
              { fullName: '联系人', filedName: 'contactName' },
              { fullName: '在手项目', filedName: 'projects' },
            ],
          }),
        ],
      }),
      fixed('211', 'video', '现场视频', [0, 29, 6, 10], FILM, { textDefaultValue: '巡查车载画面，K120 至 K131' }),
      fixed('212', 'roadWeather', '路段天气', [6, 29, 6, 4], ''),
      fixed('213', 'iframe', '气象服务', [6, 33, 6, 6], 'https://weather.example.com/road'),
      fixed(
        '214',
        'carousel',
        '施工现场',
        [0, 39, 12, 8],
        [
          { imageUrl: PICTURE, title: '修复后的波形梁护栏' },
          { imageUrl: PICTURE, title: 'K131 边坡防护' },
        ],
      ),
    ],
    '10',
  );
