import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const FLOOR = path.join(import.meta.dirname, 'floor');
const HASHES: Readonly<Record<string, string>> = {
  'lib/base.css': '4716a09e31a88986d4830821775cb7139bda650226289ec705ad7443ebda9903',
  'lib/data.js': '69e1f0bea4b145b5e33aea0fc2faaa8084ace6c806fe0c5e368b9275a769b35f',
  'lib/probe.js': '622811ac4e68746b030994c747f9de1cacbe07b4380d52bc29ce52083ba00a6f',
  'lib/stats.mjs': '1ec5887b56a92dbf32cbb31df881a9620428f0bc4a1f15d45a3458d4e83e1f0c',
  'pages/cold/_common.js': 'beb918ae3f0ad6eb81224f2ede1c6ff66af709237db06e3d6da77f242382c24f',
  'pages/cold/floor.js': '3d986d9a899b0ff04cc4ffaac68de589ca9c2a6fbc6b355c07fdca049eaf09b7',
  'pages/md5/_worker.js': '19628b0711d425bb8e32dbbde909a083f5e69b1d6b397b58d054df717c750812',
  'pages/md5/m.js': 'bb7d3552cef1e9624864a31ebab601a83479d5fe5749f280795cc2341392cd27',
  'pages/select/_common.js': '4dbfb93bd80e0bc0098f133f5554920083d6485c6aaaa8fe438d71dd827d50c9',
  'pages/select/floor.js': '0c1193728e7f6226cc0619e13ce1c41de9d3885b7c98adc84dad69f4f3961537',
  'pages/subtable/_common.js': 'b4004a437e31039519f7b94b437cfb8d4202d2f77d2f0ea18523b7a43e5edc50',
  'pages/subtable/floor.js': '8222a772b407c411b122c7bf0bf00db6f59b95d29ca33863ed28aee2ce24b366',
  'pages/table/_common.js': '6bdcdf6d2da568898f47d895745f565f010ec090e8201c958122bd09d298f3f7',
  'pages/table/floor.js': '074f5c03cd6a53d3af2e88e149376fb6e245218702b759fa000b1c2510a280f7',
  'pages/tree/_common.js': 'eb127e8226b49702afec6baa871d1caf3f3cda48893ea910ca51f84907d8904a',
  'pages/tree/floor.js': '01f39913ab23fd50313f23d4c621123a43fe889f0f8fe558ff764f9c25752220',
  'pages/xlsx/_native.js': '1968be6c4646d4637e6a1a605f07e4f0c122d02854e20363a92a9cf7ddf440ff',
  'pages/xlsx/_worker.js': '670daa9b1dcc82ac9f7f40a5c25552bf60544820a790e4ae89e6a025e36e7078',
  'pages/xlsx/m.js': '67dd7219020fe63be6303d3058b4c242f24426fe3b2fb4206b825272866e2cc8',
};

test('the floor is as it was given: every file has its hash, none is missing, none was added', () => {
  const files = globSync('**/*.{js,mjs,css}', { cwd: FLOOR });
  const hashes = files.map((file) => [
    file,
    createHash('sha256')
      .update(readFileSync(path.join(FLOOR, file)))
      .digest('hex'),
  ]);
  expect(Object.fromEntries(hashes)).toEqual(HASHES);
});
