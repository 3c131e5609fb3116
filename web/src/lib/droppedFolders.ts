/**
 * Reads files of dropped folders by the File and Directory Entries API, which every browser supports. Loaded with the
 * first folder.
 */

/** A selected file with its path relative to the selection. */
export interface SelectedFile {
  file: File;
  path: string;
}

/** Maximum number of selected files, against dropping a whole disk by accident. */
export const MOST_SELECTED = 10_000;

/** Error: more files than the maximum. */
export class TooManyFiles extends Error {}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** All entries of a folder. The browser returns up to a hundred per call, and none at the end. */
async function inside(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

/**
 * Returns the dropped files, including those in nested folders, in order.
 * @throws TooManyFiles, or the browser's error for an unreadable file
 */
export async function filesOf(dropped: readonly FileSystemEntry[]): Promise<SelectedFile[]> {
  const found: SelectedFile[] = [];
  const open = dropped.toReversed();
  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    if (isFile(entry)) {
      const one = entry;
      const file = await new Promise<File>((resolve, reject) => one.file(resolve, reject));
      if (found.push({ file, path: entry.fullPath.replace(/^\//, '') }) > MOST_SELECTED) throw new TooManyFiles();
    } else open.push(...(await inside(entry as FileSystemDirectoryEntry)).toReversed());
  }
  return found;
}
