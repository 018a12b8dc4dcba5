import { isSame, parseJson } from '@milepost/openapi/domains/design';
import type { DesignTexts } from '@milepost/openapi/domains/design';

/** True for texts that say the same, however they are written. */
export const isSameText = (one: DesignTexts, other: DesignTexts): boolean =>
  (Object.keys(one) as (keyof DesignTexts)[]).every((name) => {
    const [a, b] = [one[name], other[name]];
    if (a === b || !a || !b) return (a || null) === (b || null);
    try {
      return isSame(parseJson(a), parseJson(b));
    } catch {
      return false;
    }
  });
