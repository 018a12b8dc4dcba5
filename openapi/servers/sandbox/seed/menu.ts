import { DICTIONARY_MODEL_ID } from '../resources/permitted-menu/pages.ts';
import { category, dictionaryPage, directory, link, model, page, portal, report, screen, type MenuSeed } from './menu-items.ts';

const dictionary = page('systemData/dictionary', '数据字典', 'systemDataDictionary', {
  fixedId: DICTIONARY_MODEL_ID,
  buttons: [
    ['btn_add', '新增'],
    ['btn_edit', '编辑'],
    ['btn_remove', '删除'],
    ['btn_import', '导入'],
    ['btn_export', '导出'],
  ],
  columns: [
    ['fullName', '名称'],
    ['enCode', '编码'],
    ['sortCode', '排序'],
    ['enabledMark', '状态'],
  ],
});

/** The menu of the operations platform: all nine types. @source shell §2.3 admin §2 */
export const OPERATIONS_MENU: readonly MenuSeed[] = [
  portal('operations', '运营门户', 'portal'),
  directory('roadAsset', '路产管理', 'roadAsset', [
    model('assetLedger', '路产台账', 'ledger'),
    dictionaryPage('assetKind', '设施分类', 'assetKind'),
    model('roadPatrol', '路政巡查', 'patrol'),
    model('damageClaim', '赔补偿案件', 'claim'),
    model('crossingPermit', '涉路施工许可', 'permit'),
  ]),
  category('maintenance', '养护工程', 'maintenance', [
    portal('maintenanceBoard', '养护看板', 'board'),
    model('maintenanceOrder', '养护工单', 'workOrder'),
    page('maintenance/schedule', '计划排程', 'schedule'),
    model('siteWork', '施工作业', 'siteWork'),
    model('laneClosure', '占道审批', 'laneClosure'),
    directory('defectPatrol', '病害巡查', 'defect', [
      model('dailyPatrol', '日常巡查', 'dailyPatrol'),
      model('specialCheck', '专项检查', 'specialCheck'),
    ]),
    model('measurePay', '计量支付', 'measurePay'),
    model('contractor', '施工单位', 'contractor'),
    model('acceptance', '验收资料', 'acceptance'),
  ]),
  directory('tollAudit', '收费稽查', 'tollAudit', [
    model('tollStation', '收费站管理', 'tollStation'),
    model('gantryCheck', 'ETC 门架巡检', 'gantry'),
    model('specialPassage', '特情处理', 'specialPassage'),
    model('evasionCase', '逃费追缴', 'evasion'),
    report('tollDaily', '通行费日报', 'tollDaily'),
  ]),
  directory('vehicleDispatch', '车辆调度', 'dispatch', [
    model('vehicleFile', '车辆档案', 'vehicle'),
    model('dispatchTask', '调度任务', 'dispatchTask'),
    model('driverFile', '驾驶员档案', 'driver'),
    screen('fleetScreen', '车辆监控大屏', 'screen'),
    link('fleetTrack', '轨迹回放', 'track', '${dataV}/fleet/track?token=${jnpfToken}', '_blank'),
  ]),
  directory('workFlow', '流程中心', 'workFlow', [
    page('workFlow/flowLaunch', '我发起的', 'flowLaunch'),
    page('workFlow/flowTodo', '待办事宜', 'flowTodo'),
    page('workFlow/flowDone', '已办事宜', 'flowDone'),
    page('workFlow/flowCirculate', '抄送事宜', 'flowCirculate'),
  ]),
  directory('analysis', '报表分析', 'analysis', [
    report('trafficVolume', '通行量分析', 'trafficVolume'),
    report('incidentMonthly', '交通事件月报', 'incidentMonthly'),
    report('maintenanceCost', '养护成本分析', 'maintenanceCost'),
    screen('operationsCockpit', '运营驾驶舱', 'cockpit'),
    link('roadWeather', '路网气象', 'weather', '${dataV}/weather/road-network', '_self'),
  ]),
  directory('systemData', '数据应用', 'systemData', [
    page('systemData/dataSource', '数据源', 'dataSource'),
    page('systemData/dataModel', '数据模型', 'dataModel'),
    page('systemData/dataInterface', '数据接口', 'dataInterface'),
    dictionary,
    page('systemData/dataSync', '数据同步', 'dataSync'),
    page('systemData/dataBackup', '数据备份', 'dataBackup'),
  ]),
  directory('onlineDev', '在线开发', 'onlineDev', [
    page('onlineDev/webDesign', 'Web设计', 'webDesign', {
      buttons: [
        ['btn_add', '新增'],
        ['btn_edit', '编辑'],
        ['btn_remove', '删除'],
        ['btn_import', '导入'],
        ['btn_export', '导出'],
        ['btn_release', '发布'],
      ],
    }),
  ]),
  directory('permission', '组织权限', 'permission', [
    page('permission/organize', '组织管理', 'organize'),
    page('permission/department', '部门管理', 'department'),
    page('permission/position', '岗位管理', 'position'),
    page('permission/user', '用户管理', 'user'),
    page('permission/role', '角色管理', 'role'),
    page('permission/group', '分组管理', 'group'),
    page('permission/authorize', '权限管理', 'authorize'),
    page('permission/userOnline', '在线用户', 'userOnline'),
  ]),
  directory('system', '系统管理', 'system', [
    page('system/sysConfig', '系统配置', 'sysConfig'),
    page('system/notice', '系统公告', 'notice'),
    page('system/task', '系统调度', 'task'),
    page('system/log', '系统日志', 'log'),
    page('system/menu', '系统菜单', 'menu'),
    page('system/area', '行政区划', 'area'),
    page('system/billRule', '单据规则', 'billRule'),
    page('system/printDev', '打印模板', 'printDev'),
    directory('msgCenter', '消息中心', 'msgCenter', [
      page('msgCenter/msgTemplate', '消息模板', 'msgTemplate'),
      page('msgCenter/sendConfig', '发送配置', 'sendConfig'),
      page('msgCenter/msgMonitor', '消息监控', 'msgMonitor'),
    ]),
    link('userManual', '操作手册', 'manual', '/manual/index.html', '_blank'),
  ]),
];

/** The menu of the second system, for accounts that may switch. @source shell §6 */
export const SERVICE_AREA_MENU: readonly MenuSeed[] = [
  directory('serviceArea', '服务区经营', 'serviceArea', [
    model('merchantFile', '商户档案', 'merchant'),
    model('areaPatrol', '服务区巡检', 'areaPatrol'),
    report('salesDaily', '经营日报', 'salesDaily'),
  ]),
];
