const SEPARATORS = /[,，\s]+/;
/** An IPv4 address as a socket of both kinds writes it. */
const MAPPED = /^::ffff:/;

/** True where a list of addresses, with commas or blanks between them, has one of them. @source admin §5 */
export const isListedAddress = (address: string, whiteList: string): boolean =>
  whiteList.split(SEPARATORS).includes(address.replace(MAPPED, ''));
