/** Something said: who, to whom, when, what. `image`, `voice` and `video` hold what was uploaded. */
export interface ChatSeed {
  from: string;
  to: string;
  at: string;
  type: 'text' | 'image' | 'voice' | 'video';
  content: string | Readonly<Record<string, string | number>>;
}

type Line = readonly [from: string, time: string, text: string];

const said = (one: string, other: string, day: string, lines: readonly Line[]): ChatSeed[] =>
  lines.map(([from, time, content]) => ({ from, to: from === one ? other : one, at: `${day}T${time}:00+08:00`, type: 'text', content }));

const uploaded = (
  from: string,
  to: string,
  at: string,
  type: 'image' | 'voice' | 'video',
  content: Readonly<Record<string, string | number>>,
): ChatSeed => ({
  from,
  to,
  at: `${at}+08:00`,
  type,
  content,
});

const FOLDER = '/api/file/Image/IM/';
const FIRST_STAKE_KM = 120;
const PATROL_DAYS = 28;

/** Two words a day about the patrol of one kilometre: long enough to fill more than one page of the history. */
const patrol = (): ChatSeed[] =>
  Array.from({ length: PATROL_DAYS }, (_, index) => {
    const day = `2026-10-${String(index + 1).padStart(2, '0')}`;
    const stake = `K${FIRST_STAKE_KM + index}+${String((index * 170) % 1000).padStart(3, '0')}`;
    return said('staff', 'double', day, [
      ['staff', '09:10', `${stake} 巡查完成，护栏${index % 5 === 0 ? '有一处变形，已拍照' : '完好'}`],
      ['double', '09:25', index % 5 === 0 ? '收到，安排抢修车过去' : '收到'],
    ]);
  }).flat();

/** In the order of time. The last words of some conversations are not read yet. */
export const CHATS: readonly ChatSeed[] = [
  ...patrol(),
  ...said('admin', 'staff', '2026-11-16', [
    ['admin', '08:40', '何工，冬季养护的占道方案今天能报吗'],
    ['staff', '08:46', '上午走完流程，您审一下'],
    ['admin', '08:47', '好'],
  ]),
  ...said('guest', 'admin', '2026-11-17', [
    ['guest', '10:12', '您好，我的菜单是空的'],
    ['admin', '10:30', '您是访客角色，需要哪些页面请发给我'],
  ]),
  ...said('staff', 'double', '2026-11-18', [
    ['double', '09:28', 'K128+500 的护栏修好了吗'],
    ['staff', '09:30', 'K128+500 护栏已修复，请安排验收'],
  ]),
  uploaded('staff', 'double', '2026-11-18T09:31:00', 'image', {
    name: '20261118_guardrail.png',
    path: `${FOLDER}20261118_guardrail.png`,
    width: 1280,
    height: 720,
  }),
  ...said('staff', 'double', '2026-11-18', [['double', '09:33', '收到，下午三点到现场']]),
  uploaded('staff', 'double', '2026-11-18T15:05:00', 'video', {
    name: '20261118_patrol.webm',
    path: `${FOLDER}20261118_patrol.webm`,
  }),
  uploaded('double', 'staff', '2026-11-18T15:12:00', 'voice', {
    name: '20261118_patrol.wav',
    path: `${FOLDER}20261118_patrol.wav`,
    length: 12,
  }),
  ...said('novice', 'staff', '2026-11-18', [
    ['novice', '20:05', '何工，3 号车道栏杆又卡住了'],
    ['staff', '20:11', '先转人工，我叫机电过去'],
    ['novice', '20:12', '好的'],
  ]),
  ...said('admin', 'double', '2026-11-19', [
    ['admin', '17:20', '长江大桥协调会的纪要发我一份'],
    ['double', '19:40', '三标段的计量单我再核一遍'],
    ['double', '19:41', '核完一起发您'],
  ]),
];

/** Conversations whose receiver has not read the last words: reader, sender, so many. */
export const UNREAD: readonly (readonly [reader: string, sender: string, count: number])[] = [
  ['admin', 'double', 2],
  ['staff', 'double', 1],
  ['staff', 'novice', 1],
];
