/** A pattern of LIKE that finds a text anywhere; its own wildcards are taken literally. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
