import { expect } from 'vitest';
import { net, rowOf, type Shape } from './desk.ts';
import { callsOf, like, named } from './screens.ts';

const MSG = '/api/message';

const namesOf = (kind: number): Shape => ({
  title: `names of kind ${kind}, as a bare array`,
  method: 'GET',
  address: `${MSG}/MessageDataType/getTypeList/${kind}`,
  needs: ({ data }) => {
    expect(data[0]).toMatchObject({ fullName: expect.any(String) });
  },
});

export const MESSAGES: readonly Shape[] = [
  ...callsOf({
    title: 'message templates',
    base: `${MSG}/MessageTemplateConfig`,
    filters: ['templateType', 'messageType', 'messageSource', 'enabledMark'],
    code: 'net36m',
    make: async () => ({
      ...named('net36m'),
      templateType: '0',
      messageSource: '1',
      messageType: '1',
      title: '{@Title}',
      content: '',
      templateCode: '',
      wxSkip: '',
      xcxAppId: '',
      templateParamList: [],
      smsFieldList: [],
    }),
    more: { copied: ['POST', '/Actions/Copy'] },
  }),
  ...callsOf({
    title: 'message accounts',
    base: `${MSG}/AccountConfig`,
    filters: ['type', 'enabledMark'],
    code: 'net36a',
    make: async () => ({ ...(await like(`${MSG}/AccountConfig`, 'net36a')), smtpPassword: 'secret36' }),
  }),
  ...callsOf({
    title: 'send configurations',
    base: `${MSG}/SendMessageConfig`,
    filters: ['templateType', 'messageSource', 'enabledMark'],
    code: 'net36s',
    make: async () => ({ ...(await like(`${MSG}/SendMessageConfig`, 'net36s')), templateType: '0' }),
  }),
  ...[1, 2, 3, 4].map(namesOf),
  {
    title: 'configurations to choose from',
    method: 'GET',
    address: `${MSG}/SendMessageConfig/getSendConfigList?keyword=&currentPage=1&pageSize=20`,
    needs: ({ data }) => expect(data.list.length).toBeGreaterThan(0),
  },
  {
    title: 'the trial of a configuration',
    method: 'POST',
    address: async () => `${MSG}/SendMessageConfig/getTestConfig/${(await rowOf(`${MSG}/SendMessageConfig`)).id}`,
    needs: ({ data }) => expect(data.length).toBeGreaterThan(0),
  },
  {
    title: 'what was sent',
    method: 'GET',
    address: `${MSG}/MessageMonitor?keyword=&messageType=&messageSource=&startTime=&endTime=&currentPage=1&pageSize=20`,
    needs: ({ data }) => expect(data.list.length).toBeGreaterThan(0),
  },
  {
    title: 'one of what was sent',
    method: 'GET',
    address: async () => `${MSG}/MessageMonitor/detail/${(await rowOf(`${MSG}/MessageMonitor`)).id}`,
    needs: ({ data }) => expect(data).toMatchObject({ title: expect.any(String) }),
  },
];

const draft = async () =>
  (await net.send('POST', `${MSG}/Notice/List`, { keyword: '三点六版公告', currentPage: 1, pageSize: 20 })).data.list[0].id;

export const NOTICES: readonly Shape[] = [
  {
    title: 'notices: listed by another address',
    method: 'POST',
    address: `${MSG}/Notice/List`,
    body: {
      keyword: '',
      type: [],
      enabledMark: '',
      releaseUser: [],
      creatorUser: [],
      currentPage: 1,
      pageSize: 20,
      sort: 'desc',
      sidx: '',
    },
    needs: ({ data }) => expect(data.list.length).toBeGreaterThan(0),
  },
  {
    title: 'notices: written where 3.4 lists',
    method: 'POST',
    address: `${MSG}/Notice`,
    body: {
      title: '三点六版公告',
      excerpt: '',
      bodyText: '<p>正文</p>',
      files: '[]',
      toUserIds: '',
      category: '1',
      coverImage: '',
      expirationTime: null,
      remindCategory: 3,
      sendConfigId: '',
    },
    needs: async () => expect(await draft()).toEqual(expect.any(String)),
  },
  {
    title: 'notices: changed with what was read',
    method: 'PUT',
    address: async () => `${MSG}/Notice/${await draft()}`,
    body: async () => ({ ...(await net.send('GET', `${MSG}/Notice/${await draft()}`)).data, excerpt: '改' }),
  },
  {
    title: 'notices: released',
    method: 'PUT',
    address: async () => `${MSG}/Notice/${await draft()}/Actions/Release`,
    needs: async () => expect((await net.send('GET', `${MSG}/Notice/${await draft()}`)).data).toMatchObject({ enabledMark: 1 }),
  },
  { title: 'notices: removed', method: 'DELETE', address: async () => `${MSG}/Notice/${await draft()}` },
];

const month = { startTime: Date.parse('2026-11-01T00:00+08:00'), endTime: Date.parse('2026-12-01T00:00+08:00') };
const scheduled = async () => {
  const { data } = await net.send('GET', `/api/system/Schedule?startTime=${month.startTime}&endTime=${month.endTime}`);
  return data.list.find(({ title }: { title: string }) => title === '三点六版日程');
};

export const SCHEDULES: readonly Shape[] = [
  {
    title: 'schedules: made with the category of that version',
    method: 'POST',
    address: '/api/system/Schedule',
    body: {
      category: '2',
      urgent: '1',
      title: '三点六版日程',
      content: '',
      allDay: 0,
      startDay: Date.parse('2026-11-20T00:00+08:00'),
      startTime: '09:30',
      endDay: Date.parse('2026-11-20T00:00+08:00'),
      endTime: '11:00',
      duration: -1,
      color: '#188ae2',
      reminderTime: -2,
      reminderType: 1,
      send: '',
      sendName: '',
      repetition: 1,
      repeatTime: null,
      toUserIds: [],
      files: '[]',
    },
    needs: async () => expect(await scheduled()).toMatchObject({ category: '2' }),
  },
  {
    title: 'schedules: read',
    method: 'GET',
    address: async () => `/api/system/Schedule/${(await scheduled()).id}`,
    needs: ({ data }) => expect(data).toMatchObject({ category: '2', toUserIds: expect.any(Array) }),
  },
  {
    title: 'schedules: looked at, with names',
    method: 'GET',
    address: async () => {
      const { id, groupId } = await scheduled();
      return `/api/system/Schedule/detail?groupId=${groupId}&id=${id}`;
    },
    needs: ({ data }) => expect(data).toMatchObject({ category: expect.any(String), toUserIds: expect.any(String) }),
  },
  {
    title: 'schedules: changed with what was read',
    method: 'PUT',
    address: async () => `/api/system/Schedule/${(await scheduled()).id}/1`,
    body: async () => ({ ...(await net.send('GET', `/api/system/Schedule/${(await scheduled()).id}`)).data, category: '3' }),
    needs: async () => expect(await scheduled()).toMatchObject({ category: '3' }),
  },
  {
    title: 'schedules: removed',
    method: 'DELETE',
    address: async () => `/api/system/Schedule/${(await scheduled()).id}/3`,
    needs: async () => expect(await scheduled()).toBeUndefined(),
  },
];
