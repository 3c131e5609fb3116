/** One of the hub's own guides (docs/guides), as it was when this web was built. */
export interface Guide {
  /** File name without its ending, as in /help/{name}. */
  name: string;
  /** Its first heading. */
  title: string;
  /** Markdown below the first heading. */
  source: string;
}

/** A part of a guide under one heading. */
export interface GuideSection {
  guide: Guide;
  /** Text of the heading; the guide's title for what stands before the first one. */
  heading: string;
  /** Id of the heading in the page; '' for what stands before the first one. */
  anchor: string;
  /** Markdown below the heading. */
  text: string;
}

const files = import.meta.glob<string>('../../../../docs/guides/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Guides that lead the list, in the order in which somebody meets their matters; others follow by title. */
const first = ['getting-started', 'clients', 'policies', 'accounts', 'api'];

function readGuide(path: string, text: string): Guide {
  const [, title = '', source = ''] = /^# (.+)\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n')) ?? [];
  return { name: path.replace(/^.*\/|\.md$/g, ''), title, source };
}

const rank = ({ name }: Guide): number => (first.includes(name) ? first.indexOf(name) : first.length);

/** All guides in their order. */
export const guides: readonly Guide[] = Object.entries(files)
  .map(([path, text]) => readGuide(path, text))
  .sort((a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title));

/** A heading as part of an address, as GitHub writes it: so links between the guides work in both places. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

/** The plain text of a heading: without the marks of markdown. */
const plain = (markdown: string): string => markdown.replace(/[`*_]|\[([^\]]*)\]\([^)]*\)/g, '$1');

/** The parts of a guide, by its headings of the second and third level. Code blocks are no place for headings. */
export function sectionsOf(guide: Guide): GuideSection[] {
  const sections: GuideSection[] = [{ guide, heading: guide.title, anchor: '', text: '' }];
  let code = false;
  for (const line of guide.source.split('\n')) {
    if (line.startsWith('```')) code = !code;
    const heading = code ? null : /^#{2,3} (.+)$/.exec(line)?.[1];
    if (heading) sections.push({ guide, heading: plain(heading), anchor: anchorOf(plain(heading)), text: '' });
    else sections.at(-1)!.text += `${line}\n`;
  }
  return sections;
}

/** Parts of all guides that hold every word, those with the words in their heading first. */
export function searchGuides(query: string): GuideSection[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const holds = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word));
  const found = guides
    .flatMap(sectionsOf)
    .filter(({ heading, text, guide }) => holds(`${guide.title} ${heading} ${text}`));
  return [...found.filter(({ heading }) => holds(heading)), ...found.filter(({ heading }) => !holds(heading))];
}

/** The sentence of a part around the first of the words, without the marks of markdown. */
export function excerptOf({ text }: GuideSection, query: string): string {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const sentences = plain(text)
    .replace(/^\s*[|#>-]+\s*/gm, '')
    .split(/\n+|(?<=\.) /)
    .map((one) => one.replaceAll('|', ' ').trim())
    .filter(Boolean);
  const sentence =
    sentences.find((one) => words.some((word) => one.toLowerCase().includes(word))) ?? sentences[0] ?? '';
  return sentence.length > 180 ? `${sentence.slice(0, 179)}…` : sentence;
}
