/** What names a file in the address: `?file=linux-64/pillow-10.2.0-py312_0.conda`. */
export interface ChosenFile {
  subdir: string;
  fileName: string;
}

/** The file that the address chooses; null without one. */
export function chosenFile(search: URLSearchParams): ChosenFile | null {
  const [subdir, fileName, ...rest] = (search.get('file') ?? '').split('/');
  return subdir && fileName && rest.length === 0 ? { subdir, fileName } : null;
}

/** How a file is written into the address. */
export const fileParam = (file: ChosenFile): string => `${file.subdir}/${file.fileName}`;
