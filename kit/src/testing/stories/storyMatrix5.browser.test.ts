import { describeMatrix } from './describeMatrix.ts';

await describeMatrix(4, 6);
