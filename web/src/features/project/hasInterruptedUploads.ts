/** What tus-js-client begins the keys of uploads with that it remembers in this browser. */
const REMEMBERED = 'tus::';

/** Whether uploads of this browser broke off, in whatever project: looked at before the code of uploads in pieces is loaded. */
export function hasInterruptedUploads(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(REMEMBERED));
  } catch {
    // A browser that keeps nothing has nothing kept.
    return false;
  }
}
