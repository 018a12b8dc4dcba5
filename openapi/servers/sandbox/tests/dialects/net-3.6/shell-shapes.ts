import { expect } from 'vitest';
import { net, rowOf, signInAs, type Shape } from './desk.ts';

export const SHELL: readonly Shape[] = [
  {
    title: 'the current user in small letters, with a first password to read',
    method: 'GET',
    address: '/api/oauth/currentuser',
    needs: ({ data }) => expect(data.sysConfigInfo).toMatchObject({ newUserDefaultPassword: '' }),
  },
  { title: 'a dictionary in other letters', method: 'GET', address: '/API/system/dictionarytype' },
  {
    title: 'a portal whose cards say where they are shown',
    method: 'GET',
    address: async () =>
      `/api/visualdev/Portal/${((await rowOf('/api/visualdev/Portal/Selector?platform=Web')) as unknown as { children: [{ id: string }] }).children[0].id}/auth`,
    needs: ({ data }) => {
      const { layout } = JSON.parse(data.formData);
      expect(layout.length).toBeGreaterThan(0);
      for (const card of layout) expect(card).toMatchObject({ visibility: ['pc'] });
    },
  },
];

export const MONITOR: readonly Shape[] = [
  {
    title: 'who is signed in',
    method: 'GET',
    address: '/api/system/OnlineUser?keyword=admin',
    needs: ({ data }) => expect(data.list).toMatchObject([{ userName: '孙婉宁/admin', loginIPAddress: '127.0.0.1' }]),
  },
  {
    title: 'sign-ins of everybody',
    method: 'GET',
    address: '/api/system/Log?category=1&keyword=&startTime=&endTime=&currentPage=1&pageSize=20',
    needs: ({ data }) => expect(data.list[0]).toMatchObject({ userName: '孙婉宁/admin', loginMark: 1, ipAddress: '127.0.0.1' }),
  },
  {
    title: 'calls of everybody',
    method: 'GET',
    address: async () => {
      await net.send('POST', '/api/system/DictionaryType', { parentId: '-1', fullName: '日志', enCode: 'net36.log', isTree: 0 });
      return '/api/system/Log?category=5&requestMethod=POST';
    },
    needs: ({ data }) => expect(data.list[0]).toMatchObject({ requestMethod: 'POST', requestUrl: expect.stringMatching(/^\/api\//) }),
  },
  {
    title: 'somebody signed out by another',
    method: 'DELETE',
    address: async () => {
      const guest = await signInAs('guest');
      expect(await guest.send('GET', '/api/system/OnlineUser')).toMatchObject({ code: 400 });
      return `/api/system/OnlineUser/${(await rowOf('/api/system/OnlineUser?keyword=guest')).userId}`;
    },
    needs: async () => {
      expect((await net.send('GET', '/api/system/OnlineUser?keyword=guest')).data.list).toEqual([]);
      const { userId = '' } = await rowOf('/api/system/OnlineUser?keyword=admin');
      expect(await net.send('DELETE', `/api/system/OnlineUser/${userId}`)).toMatchObject({ code: 400, msg: '不能强制下线自己' });
    },
  },
];
