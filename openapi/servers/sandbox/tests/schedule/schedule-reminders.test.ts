import { expect, it } from 'vitest';
import { migrate } from '../../core/schema.ts';
import { IN_MEMORY, openStore, type Store } from '../../core/store.ts';
import { MODULES } from '../../modules.ts';
import { seedSandbox } from '../../seed/index.ts';

const before = MODULES.filter(({ name }) => name !== 'schedule-reminder');

/** Reminders, each with the schedule it opens and whether everybody who got it may see that. */
const reminders = (store: Store) =>
  store.all<{ title: string; opens: number; schedule: string | null; strangers: number }>(`
    SELECT message.title, bodyText ->> 'type' AS opens, schedule.title AS schedule,
      (SELECT count(*) FROM message_receiver AS got WHERE got.messageId = message.id AND got.userId <> schedule.creatorUserId
         AND got.userId NOT IN (SELECT userId FROM schedule_participant WHERE scheduleId = schedule.id)) AS strangers
    FROM message LEFT JOIN schedule ON schedule.id = bodyText ->> 'id' AND schedule.groupId = bodyText ->> 'groupId'
    WHERE message.type = 4 ORDER BY message.seq`);

const OPENING = ['云阳西收费站消防演练', '三标段计量支付复核会', '冬季除雪物资清点', '长江大桥夜间养护协调会'];

it.each([
  ['fresh data', () => {}],
  ['data of an earlier version', (store: Store) => migrate(store, seedSandbox, before)],
  ['data that have it already', (store: Store) => migrate(store, seedSandbox, MODULES)],
])('every reminder of the seed opens a schedule its readers may see: %s', (_, had) => {
  const store = openStore(IN_MEMORY);
  had(store);
  migrate(store, seedSandbox, MODULES);
  expect(reminders(store)).toEqual(
    OPENING.map((schedule) => ({ title: expect.stringContaining(schedule), opens: 1, schedule, strangers: 0 })),
  );
  store.close();
});

it('a reminder whose people or message are gone is left alone', () => {
  const store = openStore(IN_MEMORY);
  migrate(store, seedSandbox, before);
  store.run("DELETE FROM message WHERE title LIKE '长江大桥%'");
  const [kept] = store.all<{ id: string; bodyText: string }>("SELECT id, bodyText FROM message WHERE title LIKE '冬季除雪物资%'");
  store.run('DELETE FROM message_receiver WHERE messageId = ?', kept?.id ?? '');
  migrate(store, seedSandbox, MODULES);
  expect(reminders(store).map(({ schedule }) => schedule)).toEqual(OPENING.slice(0, 3));
  store.close();
});
