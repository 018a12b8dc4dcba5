/** A prepared file; its link works once. */
export interface DownloadLink {
  /** Name to save the file under; no path in it. */
  fileName: string;
  /** Arguments of `downloadFile`. */
  query: { encryption: string; name: string };
}
