/** True for an import that failed because a package is not installed. */
export const isMissingPackage = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND' && error.message.startsWith('Cannot find package');
