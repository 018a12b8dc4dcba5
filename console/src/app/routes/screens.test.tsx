import { describeRecords } from '../../features/design/testing/describeRecords.ts';
import { peopleOf } from '../../features/resource/page/related/peopleOf.ts';
import { describeDetails, describeResource } from '../../features/resource/testing/describeResource.ts';
import { logDetails } from '../../pages/data-interface/log.ts';
import { usesOf } from '../../pages/data-interface/usesOf.ts';
import { usesOf as accountUsesOf } from '../../pages/message-account/usesOf.ts';
import { usesOf as templateUsesOf } from '../../pages/message-template/usesOf.ts';
import { categories } from '../../pages/dictionary/categories.ts';
import { entriesIn } from '../../pages/dictionary/entriesIn.ts';
import { rightsOfEntry } from '../../pages/menu/rights.ts';
import { printLogsOf } from '../../pages/print-template/printLogs.ts';
import { printVersionsOf } from '../../pages/print-template/printVersions.ts';
import { waitingOf } from '../../pages/user/waitingOf.ts';
import { workflowEntrustPage } from '../../pages/workflow-entrust/page.ts';
import { screens } from './pages.ts';

for (const screen of [...screens, workflowEntrustPage]) {
  const resource = await screen.resource();
  if ('code' in screen) describeRecords(resource);
  else describeResource(resource);
}

// Lists of what belongs to one record.
const RECORD = { id: '7', fullName: 'K36' };
for (const of of [usesOf, accountUsesOf, templateUsesOf, printLogsOf, printVersionsOf, peopleOf]) describeResource(of(RECORD) as never);

// Dictionaries: their page draws a list of its own.
for (const resource of [categories, entriesIn({ id: '7', isTree: true })]) describeResource(resource as never);

describeResource(waitingOf({ id: '7', realName: 'K36' }) as never);

describeDetails(rightsOfEntry, RECORD as never);
describeDetails(logDetails, RECORD);
