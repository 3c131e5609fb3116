import { readGuide, searchGuides as searchIn, type Guide, type GuideSection } from '@terrarium/domain/search';

const files = import.meta.glob<string>('../../../../docs/guides/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Guides that lead the list, in the order in which somebody meets their matters; others follow by title. */
const first = ['getting-started', 'clients', 'policies', 'accounts', 'api'];

const rank = ({ name }: Guide): number => (first.includes(name) ? first.indexOf(name) : first.length);

/** The hub's own guides (docs/guides), as they were when this web was built, in their order. */
export const guides: readonly Guide[] = Object.entries(files)
  .map(([path, text]) => readGuide(path.replace(/^.*\/|\.md$/g, ''), text))
  .sort((a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title));

/** Parts of the hub's own guides that hold every word, those with the words in their heading first. */
export const searchGuides = (query: string): GuideSection[] => searchIn(guides, query);
