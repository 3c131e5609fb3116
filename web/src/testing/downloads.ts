import { onTestFinished, vi } from 'vitest';

/** A file that the page had the browser save. */
export interface SavedFile {
  name: string;
  type: string;
  text: string;
}

/** Records what the page downloads, until the end of the test. jsdom neither creates object URLs nor follows links. */
export function watchDownloads(): SavedFile[] {
  const saved: SavedFile[] = [];
  const blobs = new Map<string, Blob>();
  const original = { createObjectURL: URL.createObjectURL, revokeObjectURL: URL.revokeObjectURL };
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      const address = `blob:${blobs.size}`;
      blobs.set(address, blob);
      return address;
    },
    revokeObjectURL: () => undefined,
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (!blob) throw new Error(`Nothing that is saved is at ${this.href}.`);
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      saved.push({ name: this.download, type: blob.type, text: String(reader.result) });
    });
    reader.readAsText(blob);
  });
  onTestFinished(() => {
    click.mockRestore();
    Object.assign(URL, original);
  });
  return saved;
}
