import { describeMatrix } from './describeMatrix.ts';

await describeMatrix(0, 6);
