// Prints the designs of the seed as JSON: the sandbox runs in Node, and tests of screens do not.
import { seededModels } from './seededModels.ts';

const models = await seededModels();
process.stdout.write(JSON.stringify(models.map(({ enCode, formData, columnData }) => ({ name: enCode, formData, columnData }))));
