/**
 * Decodes untrusted MessagePack with limited memory. 22 compressed bytes can declare nested arrays of thirty million
 * values each, for which the decoder allocates memory, and a few kilobytes can be sixty million empty maps. So values
 * are counted before decoding.
 */
import { decode } from '@msgpack/msgpack';

/** Maximum nesting depth. Real records have less than a tenth of it. */
const DEPTH = 64;

/**
 * Bytes between the first byte of a value and its content, and how many of them are a length, by first byte from 0xc0
 * on (nil, false, and true have none).
 */
const FIXED: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 8, 1, 2, 4, 8, 1, 2, 4, 8, 2, 3, 5, 9, 17];
/** First bytes of types with a length of one, two, or four bytes: binary, extension (with a type byte), and text. */
const SIZED: Readonly<Record<number, { length: 1 | 2 | 4; type: 0 | 1 }>> = {
  0xc4: { length: 1, type: 0 },
  0xc5: { length: 2, type: 0 },
  0xc6: { length: 4, type: 0 },
  0xc7: { length: 1, type: 1 },
  0xc8: { length: 2, type: 1 },
  0xc9: { length: 4, type: 1 },
  0xd9: { length: 1, type: 0 },
  0xda: { length: 2, type: 0 },
  0xdb: { length: 4, type: 0 },
};
/** First bytes of arrays and maps, with the size of their length and the number of values per item. */
const GROUPS: Readonly<Record<number, { length: 2 | 4; each: 1 | 2 }>> = {
  0xdc: { length: 2, each: 1 },
  0xdd: { length: 4, each: 1 },
  0xde: { length: 2, each: 2 },
  0xdf: { length: 4, each: 2 },
};

/**
 * Counts the values of a document, including map keys.
 * @param most where to stop counting
 * @throws RangeError if the document is truncated, nests deeper than {@link DEPTH}, or has more values
 */
export function valuesOf(bytes: Uint8Array, most: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const number = (at: number, length: 1 | 2 | 4): number =>
    length === 1 ? view.getUint8(at) : length === 2 ? view.getUint16(at) : view.getUint32(at);
  /** Remaining values of each open level. */
  const open: number[] = [];
  let at = 0;
  let values = 0;
  do {
    const first = view.getUint8(at++);
    let items = 0;
    if (first >= 0x80 && first < 0xa0) items = (first & 0x0f) * (first < 0x90 ? 2 : 1);
    else if (first >= 0xa0 && first < 0xc0) at += first & 0x1f;
    else if (first in GROUPS) {
      const { length, each } = GROUPS[first]!;
      items = number(at, length) * each;
      at += length;
    } else if (first in SIZED) {
      const { length, type } = SIZED[first]!;
      at += number(at, length) + length + type;
    } else if (first >= 0xc0 && first < 0xe0) at += FIXED[first - 0xc0]!;
    if (++values > most) throw new RangeError(`It holds more than ${most} values.`);
    if (items > 0) open.push(items);
    else while (open.length > 0 && --open[open.length - 1]! === 0) open.pop();
    if (open.length > DEPTH) throw new RangeError(`It nests deeper than ${DEPTH} levels.`);
  } while (open.length > 0);
  if (at > bytes.length) throw new RangeError('It ends in the middle.');
  return values;
}

/**
 * Decodes a document and counts its values.
 * @param most maximum number of values
 * @throws RangeError, or the decoder's error, for an invalid or too large document
 */
export function decodeBounded(bytes: Uint8Array, most: number): { document: unknown; values: number } {
  const values = valuesOf(bytes, most);
  return { document: decode(bytes), values };
}
