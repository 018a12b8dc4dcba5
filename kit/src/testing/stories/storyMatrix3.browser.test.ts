import { describeMatrix } from './describeMatrix.ts';

await describeMatrix(2, 6);
