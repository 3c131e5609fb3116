/** A file in the URL: `?file=linux-64/pillow-10.2.0-py312_0.conda`. */
export interface ChosenFile {
  subdir: string;
  fileName: string;
}

/** Returns the file in the URL; null without one. */
export function chosenFile(search: URLSearchParams): ChosenFile | null {
  const [subdir, fileName, ...rest] = (search.get('file') ?? '').split('/');
  return subdir && fileName && rest.length === 0 ? { subdir, fileName } : null;
}

/** Formats a file for the URL. */
export const fileParam = (file: ChosenFile): string => `${file.subdir}/${file.fileName}`;
