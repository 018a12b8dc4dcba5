import { File, FileArchive, FileImage, FileSpreadsheet, FileText } from 'lucide';
import { expect, test } from 'vitest';
import { fileIcon } from './fileIcon.ts';

test.each([
  ['a.PNG', FileImage],
  ['a.xlsx', FileSpreadsheet],
  ['合同.pdf', FileText],
  ['a.tar.gz', FileArchive],
  ['noext', File],
  ['a.constructor', File],
])('%s has the drawing of its kind', (name, shape) => expect(fileIcon(name)).toBe(shape));
