import { zipSync } from 'fflate';
import type { OperationShapes } from '../../../../generated/operations.gen.ts';
import { createNodeIds, openDesign } from '../../../../src/domains/design/index.ts';
import { declare, print } from '../../../../src/domains/design/declare/index.ts';
import { Refusal } from '../../core/failure.ts';
import type { Handlers, World } from '../../core/handlers.ts';
import { defineModule } from '../../core/module.ts';
import { modelOf } from '../model/lay-out.ts';
import type { ModelRow } from '../model/tables.ts';
import { readDesign } from '../record/design.ts';
import { codeOf, type CodeFile } from './code.ts';

type Operations = 'downloadModelCode' | 'previewModelCode';

type Body = OperationShapes['previewModelCode']['body'];

/** Design without a form: a list of what a data interface answers. */
const DATA_VIEW = 4;

/** Files of the code a design becomes. @throws Refusal where nothing has been designed yet */
function filesOf(row: ModelRow, { className, subClassName, modulePackageName, description }: Body): CodeFile[] {
  const { fields } = readDesign(row);
  if (row.webType === DATA_VIEW) return ourCode(row);
  if (fields.length === 0) throw new Refusal('该模型尚未设计表单，请先完成设计');
  const subClassNames = (subClassName ?? '').split(',').filter((name) => name !== '');
  return [
    ...codeOf(fields, { className, subClassNames, packageName: modulePackageName ?? 'app', title: description ?? row.fullName }),
    ...ourCode(row),
  ];
}

/** Folder of the page of this console, beside the server's own code. @reading R-940 */
const OURS = 'milepost';

/** Files of a page of this console: the same bytes as those of console and command line. */
function ourCode(row: ModelRow): CodeFile[] {
  const { fullName, enCode, category, webType, type, enableFlow, sortCode, description, dbLinkId, tables, ...texts } = row;
  const facts = { fullName, enCode, category, webType, type, enableFlow: enableFlow === 1, sortCode, description, dbLinkId };
  const { formData, columnData, appColumnData, flowTemplateJson } = texts;
  const { document } = openDesign(facts, { formData, columnData, appColumnData, tables, flowTemplateJson }, createNodeIds());
  return print(declare(document)).map(({ path, text }) => ({ folder: OURS, name: path.slice(path.lastIndexOf('/') + 1), text }));
}

/** Code made of a model. @reading R-985 */
function handlers(world: World): Handlers<Operations> {
  return {
    previewModelCode: ({ path, body }) => {
      const files = filesOf(modelOf(world, path.id), body);
      const folders = [...new Set(files.map(({ folder }) => folder))];
      const list = folders.map((folder) => ({
        fileName: folder,
        children: files
          .filter((file) => file.folder === folder)
          .map(({ name, text }) => ({ fileName: name, fileType: name.slice(name.lastIndexOf('.') + 1), fileContent: text })),
      }));
      return { data: { list } };
    },
    downloadModelCode: ({ path, body }) => {
      const row = modelOf(world, path.id);
      const encoder = new TextEncoder();
      const entries = filesOf(row, body).map(({ folder, name, text }) => [`${folder}/${name}`, encoder.encode(text)]);
      return { data: world.services.offerDownload(`${row.fullName}.zip`, zipSync(Object.fromEntries(entries))) };
    },
  };
}

export const modelCodeModule = defineModule({ name: 'model-code', tables: [], handlers });
