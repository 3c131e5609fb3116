import { isLabel } from '@terrarium/domain/repo';

/** The labels in a text, each once: with spaces or commas between them. */
export const labelsIn = (text: string): string[] => [...new Set(text.split(/[\s,]+/).filter(Boolean))];

/** Returns the error of the first invalid label; null if all are valid. */
export function labelFault(names: readonly string[]): string | null {
  const wrong = names.find((name) => !isLabel(name));
  return wrong === undefined ? null : `\u201c${wrong}\u201d isn’t a label. Use lowercase letters, digits, and _ . -`;
}
