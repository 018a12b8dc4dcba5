export { designInText, type ReadDesign } from './readDesign.ts';
export { designInFile, textOfFile } from './readFile.ts';
export { designAt, modelIdAt, signIn, type Environment, type Target } from './target.ts';
