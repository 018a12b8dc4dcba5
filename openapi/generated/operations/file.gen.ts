// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const fileOperations = {
  /** Store a file */
  uploadFile: { id: 'uploadFile', method: 'POST', path: '/api/file/Uploader/{type}', effect: 'create', writes: ['file'], body: 'multipart' },
  /** Bytes of a stored file; images are shown, everything else is saved */
  getImage: { id: 'getImage', method: 'GET', path: '/api/file/Image/{type}/{name}', effect: 'read', reads: ['file'], isRaw: true },
  /** Prepare a one-time link to a stored file */
  createDownloadLink: { id: 'createDownloadLink', method: 'GET', path: '/api/file/Download/{type}/{fileId}', effect: 'read', reads: ['file'] },
  /** Fetch the file behind a one-time link */
  downloadFile: { id: 'downloadFile', method: 'GET', path: '/api/file/Download', effect: 'consume', isRaw: true },
  /** Prepare an archive of several stored files */
  packFiles: { id: 'packFiles', method: 'POST', path: '/api/file/PackDownload/{type}', effect: 'read', reads: ['file'], body: 'json' },
  /** Where a stored file can be looked at; empty when there is no such file */
  getPreviewAddress: { id: 'getPreviewAddress', method: 'GET', path: '/api/file/Uploader/Preview', effect: 'read', reads: ['file'] },
  /** Which chunks of a file the server already holds */
  checkChunk: { id: 'checkChunk', method: 'GET', path: '/api/file/chunk', effect: 'read', reads: ['file'] },
  /** Send one chunk; sending it again changes nothing */
  uploadChunk: { id: 'uploadChunk', method: 'POST', path: '/api/file/chunk', effect: 'create', writes: ['file'], body: 'multipart' },
  /** Make one file of all chunks; doing it again answers the same file */
  mergeChunks: { id: 'mergeChunks', method: 'POST', path: '/api/file/merge', effect: 'create', writes: ['file'], body: 'form' },
} as const;
