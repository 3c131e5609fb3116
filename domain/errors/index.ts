/** The text of failures, one mechanism for every service (hub §8; ERR-01 to ERR-03). Pure; runs in browsers and servers alike. */

/** One located finding of a 422 (ERR-15): where in the request, and what is wrong. */
export interface Finding {
  loc: (string | number)[];
  msg: string;
  /** A value that would do, e.g. a name that is free. */
  suggestion?: string;
}

/** What stands before the message of a refused payment (ERR-03). */
export const PAYMENT_PREFIX = 'We had trouble processing your credit card.';

const DEEPEST = 5;

/** The way to a place in a JSON document as a JSON Pointer (RFC 6901), such as `/filters/add_packages/subfilters/0/criterion`; '' for the whole document. */
export function pointerTo(path: readonly (string | number)[]): string {
  return path.map((token) => `/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The located findings of an error body; whatever is none is passed over (ERR-13, ERR-15). */
export function findingsOf(body: unknown): Finding[] {
  if (!isObject(body) || !Array.isArray(body['detail'])) return [];
  return body['detail'].flatMap((item: unknown): Finding[] => {
    if (!isObject(item) || !Array.isArray(item['loc']) || typeof item['msg'] !== 'string') return [];
    return [
      {
        loc: item['loc'].filter(
          (part): part is string | number => typeof part === 'string' || typeof part === 'number',
        ),
        msg: item['msg'],
        ...(typeof item['suggestion'] === 'string' ? { suggestion: item['suggestion'] } : {}),
      },
    ];
  });
}

/** A text as a sentence: trimmed, beginning with a capital, ending with a mark. */
function sentence(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const begun = trimmed[0]!.toUpperCase() + trimmed.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}

/**
 * Findings as sentences, one for each (ERR-02): the place in words, then what is wrong, as 'Title: is required.'. The first part of a
 * place ('body', 'query', 'path') says nothing to people and is left out.
 */
export function sentencesOf(findings: readonly Finding[]): string {
  return findings
    .map(({ loc, msg }) => {
      const place = (['body', 'query', 'path'].includes(String(loc[0])) ? loc.slice(1) : loc)
        .join(' ')
        .replaceAll('_', ' ');
      return sentence(place === '' ? msg : `${place}: ${msg}`);
    })
    .filter((text) => text !== '')
    .join(' ');
}

/**
 * The text of an error body: of its fields `error`, `detail` or `message`, also where one holds another (ERR-01). A list of findings becomes
 * sentences (ERR-02), a list of texts is joined. Null when nothing is said.
 */
export function errorText(body: unknown, depth = 0): string | null {
  if (depth > DEEPEST) return null;
  if (typeof body === 'string') return body.trim() === '' ? null : body.trim();
  if (Array.isArray(body)) {
    const findings = findingsOf({ detail: body });
    if (findings.length > 0) return sentencesOf(findings);
    const texts = body.flatMap((item) => errorText(item, depth + 1) ?? []);
    return texts.length === 0 ? null : texts.join(' ');
  }
  if (!isObject(body)) return null;
  for (const field of ['error', 'detail', 'message'] as const) {
    const text = errorText(body[field], depth + 1);
    if (text !== null) return text;
  }
  return null;
}

/**
 * The text of a failed answer: that of its body, with the prefix of a refused payment (ERR-03). HTTP/2 has no status text: a 402 without
 * one is a 'Payment Required'.
 */
export function answerText(status: number, statusText: string, body: unknown): string | null {
  const text = errorText(body);
  if (status !== 402 || (statusText !== '' && statusText !== 'Payment Required')) return text;
  return text === null ? PAYMENT_PREFIX : `${PAYMENT_PREFIX} ${text}`;
}
