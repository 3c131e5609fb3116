/** Longest text that is encoded in the shared space, in characters; each takes up to three bytes. */
const longest = 256 * 1_024;
const space = Buffer.allocUnsafeSlow(longest * 3);

/**
 * Returns the UTF-8 of a text. `Buffer.from` reads the text twice, because it needs the length first: for a page with
 * one character outside Latin-1, that takes twice as long as encoding into a shared space and copying.
 */
export function encoded(text: string): Buffer {
  return text.length > longest ? Buffer.from(text) : Buffer.from(space.subarray(0, space.write(text, 'utf8')));
}
