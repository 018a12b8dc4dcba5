export { designInText, type ReadDesign } from './readDesign.ts';
export { designInFile, textOfFile } from './readFile.ts';
export { answered, designAt, modelIdAt, signIn } from './target.ts';
