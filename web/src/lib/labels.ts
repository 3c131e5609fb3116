import { isLabel } from '@terrarium/domain/repo';

/** The labels in a text, each once: with spaces or commas between them. */
export const labelsIn = (text: string): string[] => [...new Set(text.split(/[\s,]+/).filter(Boolean))];

/** What is wrong with the first of some texts that is no label; null where all are. */
export function labelFault(names: readonly string[]): string | null {
  const wrong = names.find((name) => !isLabel(name));
  return wrong === undefined ? null : `\u201c${wrong}\u201d is no label: use small letters, digits, and _ . -`;
}
