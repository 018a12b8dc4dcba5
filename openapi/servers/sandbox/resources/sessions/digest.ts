import { createHash } from 'node:crypto';

/** SHA-256 of a secret: what is kept of it. */
export const digest = (secret: string): Uint8Array => createHash('sha256').update(secret).digest();
