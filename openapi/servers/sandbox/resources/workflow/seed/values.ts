import { seedContent } from './files.ts';

/** A minute in the time of the highway. */
export const ms = (text: string): number => Date.parse(`${text.replace(' ', 'T')}:00+08:00`);
/** The use under which the attachments of processes are stored. */
export const SEED_FILE_TYPE = 'workFlow';
const fileIds = new Set<string>();
/** Ids of the seed's attachments on the server. */
export const SEED_FILE_IDS: ReadonlySet<string> = fileIds;

/** An attachment as a process keeps it. */
export const file = (name: string, fileId: string) => {
  fileIds.add(fileId);
  return {
    name,
    fileId,
    fileSize: seedContent(fileId).byteLength,
    fileExtension: name.split('.').at(-1),
    fileVersionId: null,
    url: `/api/file/Image/${SEED_FILE_TYPE}/${fileId}`,
  };
};

/** A maintenance order. */
export const ORDER_VALUES = {
  place: 'S26 云望高速 青溪至双河枢纽',
  stakes: 'K31+200 – K31+480',
  defect: 'pothole',
  plan: [ms('2026-11-20 08:30'), ms('2026-11-22 17:30')],
  note: '铣刨 4 cm 后重铺 SMA-13，夜间不作业。',
  works: [
    { item: '铣刨旧面层', unit: '平方米', amount: 1120, price: 18.5, sum: 20720 },
    { item: 'SMA-13 沥青面层', unit: '平方米', amount: 1120, price: 96, sum: 107520 },
    { item: '热熔标线', unit: '平方米', amount: 67.2, price: 42.8, sum: 2876.16 },
  ],
  files: [file('坑槽现场照片.png', '20261118_potholes.png')],
};

/** A closure of a lane for works. */
export const closure = (stakes: string, work: string, lane: string, from: string, to: string, budget: number) => ({
  route: 'S26 云望高速 上行',
  stakes,
  lane,
  work,
  plan: [ms(from), ms(to)],
  people: 16,
  safety: '何俊杰 13800260002',
  budget,
  vehicles: [
    { plate: '皖A·D7315', kind: '防撞缓冲车', driver: '王海涛', arrival: ms(from), load: 12 },
    { plate: '皖A·30826', kind: '摊铺机平板车', driver: '赵思远', arrival: ms(from) + 2_400_000, load: 38.5 },
    { plate: '皖A·F51208', kind: '压路机', driver: '郑浩', arrival: ms(from) + 2_400_000, load: 13 },
  ],
  files: [],
});

/** Any other process. */
export const plain = (subject: string, place: string, when: string, note: string) => ({ subject, place, when: ms(when), note, files: [] });
