import { describeMatrix } from './describeMatrix.ts';

await describeMatrix(1, 6);
