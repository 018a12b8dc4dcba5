// Runs before the console's own entry: the calls of the console are answered inside the page, so that no server is measured.
import type { OperationShapes } from '@milepost/openapi/operations';
import { makeMenu } from '../../floor/lib/data.js';
import { noteForm } from './noteForm.ts';

type Wire = OperationShapes['getCurrentUser']['data'];

interface Group {
  readonly key: string;
  readonly label: string;
  readonly children: readonly { readonly key: string; readonly label: string }[];
}

/** The menu of the floor: 20 groups of 9 pages, the first of them open. */
const groups: readonly Group[] = makeMenu(200);
const menuList: Wire['menuList'] = groups.map((group) => ({
  id: group.key,
  fullName: group.label,
  enCode: group.key,
  type: 1,
  children: group.children.map((page) => ({ id: page.key, fullName: page.label, enCode: page.key, urlAddress: page.key, type: 2 })),
}));
const currentUser: Wire = {
  menuList,
  permissionList: [],
  userInfo: { userId: 'bench', userAccount: 'bench', userName: 'Bench', changePasswordDate: 1 },
};
const answers: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['/api/oauth/Login', { token: 'bench', theme: 'classic' }],
  ['/api/oauth/CurrentUser', currentUser],
]);

/** Answer to a call; what else the frame asks for once it is idle is an empty list. */
const answer = (path: string) =>
  path === '/config.json' ? {} : { code: 200, msg: '', data: answers.has(path) ? answers.get(path) : { list: [] } };

window.fetch = async (asked) => {
  const address = typeof asked === 'string' ? asked : 'url' in asked ? asked.url : asked.href;
  return Response.json(answer(new URL(address, location.origin).pathname));
};

/** A socket that never opens. */
window.WebSocket = class extends EventTarget {
  send() {}
  close() {}
} as unknown as typeof WebSocket;

// As if the console had been asked for: signing in leads to its home, not back to this file.
history.replaceState(null, '', '/login');
noteForm({ account: 'bench', password: 'bench' });
