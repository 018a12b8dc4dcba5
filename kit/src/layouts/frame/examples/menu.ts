import { ChartNoAxesColumn, Database, House, Route, Settings, Ticket, Truck, Users, Workflow, Wrench } from 'lucide';
import type { IconShape } from '../../../primitives/icon/index.ts';
import type { NavItem } from '../../../primitives/side-nav/index.ts';

const page = (id: string, label: string, icon: IconShape = Settings): NavItem => ({ id, label, icon, href: `#/${id}` });

/** A menu as a person of the operator has it. */
export const menu: readonly NavItem[] = [
  page('home', '首页', House),
  { id: 'assets', label: '路产管理', icon: Route, children: [page('signs', '标志标线'), page('guardrails', '护栏设施')] },
  {
    id: 'maintenance',
    label: '养护工程',
    icon: Wrench,
    children: [
      page('board', '养护看板'),
      page('orders', '养护工单'),
      { id: 'inspection', label: '病害巡查', icon: Settings, children: [page('damage', '病害登记'), page('review', '复核')] },
    ],
  },
  { id: 'toll', label: '收费稽查', icon: Ticket, children: [page('evasion', '特情稽查')] },
  page('dispatch', '车辆调度', Truck),
  page('flows', '流程中心', Workflow),
  { ...page('screen', '路网运行大屏', ChartNoAxesColumn), href: undefined, opens: 'window' },
  { id: 'data', label: '数据应用', icon: Database, children: [page('dictionary', '数据字典'), page('interfaces', '数据接口')] },
  { id: 'people', label: '组织权限', icon: Users, children: [page('users', '用户管理')] },
  { id: 'system', label: '系统管理', icon: Settings, children: [page('logs', '系统日志')] },
];
