/** Notebooks of the sample hub: files under `catalogue/notebooks/`, written for this project and run once, so that their outputs are true. */
import { readFileSync } from 'node:fs';

/** A notebook of the sample. */
export interface SampleNotebook {
  title: string;
  /** E-mail address of the person who keeps it. */
  owner: string;
  /** What stands in its link; null when it is not shared. */
  shareId: string | null;
  /** As nbformat 4 describes it. */
  content: Record<string, unknown>;
}

const read = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`./catalogue/notebooks/${file}.ipynb`, import.meta.url), 'utf8')) as Record<
    string,
    unknown
  >;

/** The notebooks of the sample: one that is shared, so that visitors have something to read, and one that is not. */
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
