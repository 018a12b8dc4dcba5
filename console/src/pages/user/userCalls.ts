import type { ImportConflict } from '@milepost/kit/conflict-choice';
import type { ImportAsk } from '@milepost/kit/import-wizard';
import { bindOperations } from '@milepost/openapi/client';
import { passwordResetOf, userCodecs as codecs } from '@milepost/openapi/domains/user';
import type { UserFailedRow, UserImportPreview, UserImportRow } from '@milepost/openapi/domains/user';
import { userOperations } from '@milepost/openapi/operations';
import type { OperationShapes } from '@milepost/openapi/operations';
import type { Api } from '../../data/api/index.ts';
import { saveExport } from '../../data/file/saveExport.ts';
import type { Write } from '../../data/useWrite.ts';
import { importQuery } from '../../features/sheet-import/importQuery.ts';

const userCalls = ({ client }: Pick<Api, 'client'>) => bindOperations(client, userOperations);

/** Gives a person another password; judge it with `passwordProblem` and the policy first. @source admin §7 @reading R-109 */
export const resetUserPassword = (api: Api): Write<{ readonly id: string; readonly password: string }, { readonly msg: string }> => ({
  send: ({ id, password }) =>
    userCalls(api).resetUserPassword({ path: { id }, body: codecs.resetUserPassword.body.encode(passwordResetOf(id, password)) }),
});

/** Saves a spreadsheet of people: this page or everybody the filters leave, with the columns `selectKey` names. @reading R-115 */
export const exportUsers = async (api: Api, query: OperationShapes['exportUsers']['query']) =>
  saveExport(api, codecs.exportUsers.data.decode((await userCalls(api).exportUsers({ query })).data));

/** Saves the empty spreadsheet an import begins with. */
export const userTemplate = async (api: Api) =>
  saveExport(api, codecs.downloadUserTemplate.data.decode((await userCalls(api).downloadUserTemplate({})).data));

/** Hands a spreadsheet in and answers its rows with notes about their cells, to be looked at and corrected; null when the server sent nothing. */
export async function previewUserImport(api: Api, file: File, ask: ImportAsk): Promise<UserImportPreview | null> {
  const { data: handedIn } = await userCalls(api).uploadUserImportFile({ body: { file } });
  if (!handedIn) return null;
  const { name: fileName } = codecs.uploadUserImportFile.data.decode(handedIn);
  const { data } = await userCalls(api).previewUserImport({ query: { fileName, ...importQuery(ask) } });
  return data && codecs.previewUserImport.data.decode(data);
}

/** Adds the people of these rows, and answers how many, and which rows were refused. @reading R-117 @reading R-224 */
export const importUsers = (api: Api) => ({
  async send({ rows, onConflict }: { readonly rows: UserImportRow[]; readonly onConflict: ImportConflict | null }) {
    const { data } = await userCalls(api).importUsers({
      query: onConflict === null ? {} : { onConflict },
      body: codecs.importUsers.body.encode({ rows }),
    });
    return data && codecs.importUsers.data.decode(data);
  },
});

/** Saves the refused rows with their reasons, as a spreadsheet. */
export async function exportUserImportErrors(api: Api, rows: UserFailedRow[]) {
  const { data } = await userCalls(api).exportUserImportErrors({ body: codecs.exportUserImportErrors.body.encode({ rows }) });
  return saveExport(api, codecs.exportUserImportErrors.data.decode(data));
}
