import { crc32, deflateSync } from 'node:zlib';

const [WIDTH, HEIGHT] = [320, 180];
const STRIPE = 20;

/** Grey asphalt with a white line and orange stripes at the foot, different for every name. */
function colourAt(x: number, y: number, seed: number): readonly [number, number, number] {
  if (y > HEIGHT - STRIPE) return Math.floor((x + y + seed) / STRIPE) % 2 === 0 ? [240, 150, 40] : [245, 245, 245];
  if (Math.abs(y - HEIGHT / 2) < 2 && Math.floor((x + seed) / STRIPE) % 2 === 0) return [250, 250, 250];
  const shade = 90 + ((x * 7 + y * 13 + seed) % 11);
  return [shade, shade, shade + 4];
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const head = Buffer.from(type, 'latin1');
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.byteLength);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(Buffer.concat([head, data])));
  return Buffer.concat([size, head, data, sum]);
}

function picture(seed: number): Uint8Array {
  const rows = Buffer.alloc((WIDTH * 3 + 1) * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) rows.set(colourAt(x, y, seed), y * (WIDTH * 3 + 1) + 1 + x * 3);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', new Uint8Array())]);
}

/** A sheet with one line of words. */
function sheet(words: string): Uint8Array {
  const text = `BT /F1 18 Tf 72 720 Td (${words}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = body.length;
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(`${body}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`, 'latin1');
}

/** The content of an attachment of the seed, by what the server calls it: the same bytes every time. */
export const seedContent = (fileId: string): Uint8Array => (fileId.endsWith('.png') ? picture(fileId.length * 17) : sheet(fileId));
