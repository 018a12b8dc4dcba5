/** Yes, as designs and servers write it: a truth, or 1 as number or text. @reading R-618 */
export const isOn = (value: unknown): boolean => value === true || value === 1 || value === '1' || value === 'true';
