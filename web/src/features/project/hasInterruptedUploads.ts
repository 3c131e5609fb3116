/** Prefix of tus-js-client's storage keys. */
const REMEMBERED = 'tus::';

/** Whether this browser has interrupted uploads in any project; checked before loading the code of chunked uploads. */
export function hasInterruptedUploads(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(REMEMBERED));
  } catch {
    // Blocked storage contains no uploads.
    return false;
  }
}
