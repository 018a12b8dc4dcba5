import { createMD5 } from 'hash-wasm';
import SparkMd5 from 'spark-md5';

/** An MD5 that grows with what it is given. */
export interface Md5 {
  readonly name: 'wasm' | 'script';
  readonly update: (bytes: Uint8Array<ArrayBuffer>) => void;
  /** 32 lower-case hexadecimal digits. */
  readonly digest: () => string;
}

async function wasmMd5(): Promise<Md5> {
  const hasher = await createMD5();
  hasher.init();
  return { name: 'wasm', update: (bytes) => void hasher.update(bytes), digest: () => hasher.digest('hex') };
}

/** The same digest without WebAssembly, about four times slower. */
export function scriptMd5(): Md5 {
  const hasher = new SparkMd5.ArrayBuffer();
  return {
    name: 'script',
    update: (bytes) => void hasher.append(bytes.byteLength === bytes.buffer.byteLength ? bytes.buffer : bytes.slice().buffer),
    digest: () => hasher.end(),
  };
}

/** The fastest MD5 that may run here: a policy that forbids WebAssembly leaves the other one. */
export const openMd5 = (): Promise<Md5> => wasmMd5().catch(scriptMd5);
