// Checked by tsc only: every line below an "expected error" must not compile.
import { dictionaryOperations, fileOperations, oauthOperations } from '../../generated/operations.gen.ts';
import { bindOperations } from './bind.ts';
import type { Client } from './client.ts';

declare const client: Client;
const dictionary = bindOperations(client, dictionaryOperations);
const oauth = bindOperations(client, oauthOperations);
const file = bindOperations(client, fileOperations);

export async function wrongCallsDoNotCompile(): Promise<void> {
  // @ts-expect-error a path parameter is required
  await dictionary.getDictionaryEntry();
  // @ts-expect-error an id is text
  await dictionary.getDictionaryEntry({ path: { id: 7 } });
  // @ts-expect-error both ids are required
  await dictionary.listDictionaryEntryParents({ path: { typeId: '1' } });
  // @ts-expect-error isTree is '0' or '1'
  await dictionary.listDictionaryEntries({ path: { id: '1' }, query: { isTree: true } });
  // @ts-expect-error the timestamp is the client's business
  await dictionary.listDictionaryEntries({ path: { id: '1' }, query: { n: 1 } });
  // @ts-expect-error the code is required
  await dictionary.createDictionaryEntry({ body: { dictionaryTypeId: '1', parentId: '0', fullName: '钢材' } });
  // @ts-expect-error isTree is 0 or 1
  await dictionary.createDictionaryCategory({ body: { parentId: '-1', fullName: '车型', enCode: 'a', isTree: 2 } });
  // @ts-expect-error the file is a Blob
  await dictionary.importDictionary({ body: { file: 'text' } });
  // @ts-expect-error there is no body
  await dictionary.setDictionaryEntryState({ path: { id: '1' }, body: {} });
  // @ts-expect-error the password is required
  await oauth.login({ body: { account: 'admin' } });
  // @ts-expect-error another domain's operation
  await oauth.getDictionaryEntry({ path: { id: '1' } });
}

export async function answersAreTyped(): Promise<void> {
  const { data, msg } = await dictionary.getDictionaryEntry({ path: { id: '1' } }, { signal: AbortSignal.abort() });
  data?.fullName.at(0);
  msg.at(0);
  // @ts-expect-error data may be null
  data.fullName.at(0);
  // @ts-expect-error no such member
  data?.name.at(0);
  const nothing: null = (await dictionary.setDictionaryEntryState({ path: { id: '1' } })).data;
  const bytes: Blob | null = (await file.downloadFile({ query: { encryption: 'x' } })).data;
  await oauth.lockScreen();
  await oauth.logout();
  void [nothing, bytes];
}
