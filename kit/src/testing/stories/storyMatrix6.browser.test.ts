import { describeMatrix } from './describeMatrix.ts';

await describeMatrix(5, 6);
