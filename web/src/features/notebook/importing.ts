import { isNotebook } from './readNotebook.ts';
import { text } from './messages.ts';

/** Maximum size of a file in bytes. */
export const mostBytes = 5 * 1024 * 1024;
/** Longest title. */
const longestTitle = 80;

/** A valid file, or why it can't be imported. */
export type Checked = { title: string; content: Record<string, unknown> } | { problem: string };

/** Reads a file as a notebook. Never rejects. */
export async function readFile(file: File): Promise<Checked> {
  const { problems } = text.import;
  if (!/\.ipynb$/i.test(file.name)) return { problem: problems.name };
  if (file.size > mostBytes) return { problem: problems.size };
  let raw: string;
  try {
    raw = await file.text();
  } catch {
    return { problem: problems.read };
  }
  try {
    const content: unknown = JSON.parse(raw);
    if (!isNotebook(content)) return { problem: problems.format };
    const title = file.name
      .replace(/\.ipynb$/i, '')
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, longestTitle)
      .trim();
    return { title: title || 'notebook', content };
  } catch {
    return { problem: problems.json };
  }
}
