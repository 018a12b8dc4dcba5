import SparkMD5 from 'spark-md5';

/**
 * The password as it travels: MD5 of its UTF-8 bytes, 32 lower-case hex digits. The contract asks for it; it protects nothing
 * on an open connection.
 * @source shell §5
 */
export const hashPassword = (plain: string): string => SparkMD5.hash(plain);
