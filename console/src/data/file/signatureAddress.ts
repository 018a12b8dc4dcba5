import type { LinkContext } from '@milepost/openapi/guards';
import { imageAddress } from './imageAddress.ts';

const DRAWN = /^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

/**
 * Address a signature is drawn from: itself, where it is the text of an image, else a file of this system; null for anything
 * else.
 * @reading R-063
 */
export const signatureAddress = (signImg: string | null, context: LinkContext): string | null =>
  signImg === null ? null : DRAWN.test(signImg) ? signImg : imageAddress(signImg, context);
