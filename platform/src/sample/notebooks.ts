/**
 * Notebooks of the sample hub: files in `catalogue/notebooks/`, written for this project and run once for real outputs.
 */
import { readFileSync } from 'node:fs';

/** A sample notebook. */
export interface SampleNotebook {
  title: string;
  /** Email address of the owner. */
  owner: string;
  /** ID in its link; null if it isn't shared. */
  shareId: string | null;
  /** Content as in nbformat 4. */
  content: Record<string, unknown>;
}

const read = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`./catalogue/notebooks/${file}.ipynb`, import.meta.url), 'utf8')) as Record<
    string,
    unknown
  >;

/** Returns the sample notebooks: a shared one, which visitors can read, and a private one. */
export const sampleNotebooks = (): SampleNotebook[] => [
  {
    title: 'Reading repodata with Python',
    owner: 'ada@acme.example',
    shareId: 'reading-repodata-with-python',
    content: read('reading-repodata-with-python'),
  },
  {
    title: 'Why versions are not text',
    owner: 'ada@acme.example',
    shareId: null,
    content: read('why-versions-are-not-text'),
  },
];
