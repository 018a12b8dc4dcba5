import { describeMatrix } from './describeMatrix.ts';

await describeMatrix(3, 6);
