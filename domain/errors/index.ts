/** Texts of errors, one mechanism for all services (hub §8; ERR-01 to ERR-03). Pure; runs in browsers and servers. */

/** One finding of a 422 (ERR-15): its location in the request, and the problem. */
export interface Finding {
  loc: (string | number)[];
  msg: string;
  /** A value that would do, e.g. a name that is free. */
  suggestion?: string;
}

/** Prefix of the message of a declined payment (ERR-03). */
export const PAYMENT_PREFIX = 'We had trouble processing your credit card.';

const DEEPEST = 5;

/**
 * Returns the JSON Pointer of a path (RFC 6901), such as `/filters/add_packages/subfilters/0/criterion`; '' for the
 * document.
 */
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

/** Formats a text as a sentence: trimmed, capitalized, with final punctuation. */
function sentence(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const begun = trimmed[0]!.toUpperCase() + trimmed.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}

/**
 * Converts findings to sentences (ERR-02): the location in words, then the problem, as in 'Title: is required.'. Omits
 * the first part of the location ('body', 'query', 'path'), which means nothing to users.
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
 * Extracts the text of an error body from `error`, `detail`, or `message`, also nested (ERR-01). Findings become
 * sentences (ERR-02), and lists of text are joined. Null if there is none.
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
 * Returns the text of a failed response: its body's, with the prefix of declined payments (ERR-03). HTTP/2 has no
 * status text, so a 402 without one counts as 'Payment Required'.
 */
export function answerText(status: number, statusText: string, body: unknown): string | null {
  const text = errorText(body);
  if (status !== 402 || (statusText !== '' && statusText !== 'Payment Required')) return text;
  return text === null ? PAYMENT_PREFIX : `${PAYMENT_PREFIX} ${text}`;
}
