/** Files of folders that are dropped, read by the File and Directory Entries API, which every browser has. Loaded with the first folder. */

/** A file that was given, and its path beside what else was given with it. */
export interface SelectedFile {
  file: File;
  path: string;
}

/** Files that are taken at once; who drops a whole disk has not meant it. */
export const MOST_SELECTED = 10_000;

/** More files than are taken at once. */
export class TooManyFiles extends Error {}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** All that stands in a folder: the browser gives it a hundred at a time, and nothing when that was all. */
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
 * The files of what was dropped, with those of its folders and their folders, in their order.
 * @throws TooManyFiles; what the browser throws where a file cannot be read
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
