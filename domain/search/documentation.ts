/** Guides in markdown: their parts by headings, and finding words in them. */

/** A page of documentation. */
export interface Guide {
  /** What it is called in its address, /help/{name}: the file's name without its ending. */
  name: string;
  /** Its first heading. */
  title: string;
  /** Markdown below the first heading. */
  source: string;
}

/** A part of a guide under one heading. */
export interface GuideSection<Of extends Guide = Guide> {
  guide: Of;
  /** Text of the heading; the guide's title for what stands before the first one. */
  heading: string;
  /** Id of the heading in the page; '' for what stands before the first one. */
  anchor: string;
  /** Markdown below the heading. */
  text: string;
}

/** Reads a file of markdown as a guide; a file without a heading is called by its name. */
export function readGuide(name: string, text: string): Guide {
  const whole = text.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '');
  const [, title, source] = /^\s*# (.+)\n?([\s\S]*)$/.exec(whole) ?? [];
  return { name, title: title === undefined ? name : plain(title).trim(), source: source ?? whole };
}

/** A heading as part of an address, as GitHub writes it: so links between the guides work in both places. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

/** The plain text of markdown: without its marks, and without HTML, which is never shown. */
const plain = (markdown: string): string =>
  markdown.replace(/[`*_]|\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/<[^<>\n]*>/g, '');

/** The parts of a guide, by its headings of the second and third level. Code blocks are no place for headings. */
export function sectionsOf<Of extends Guide>(guide: Of): GuideSection<Of>[] {
  const sections: GuideSection<Of>[] = [{ guide, heading: guide.title, anchor: '', text: '' }];
  let code = false;
  let lines: string[] = [];
  const close = (): void => {
    sections.at(-1)!.text = lines.map((line) => `${line}\n`).join('');
    lines = [];
  };
  for (const line of guide.source.split('\n')) {
    if (line.startsWith('```')) code = !code;
    const heading = code ? null : /^#{2,3} (.+)$/.exec(line)?.[1];
    if (heading) {
      close();
      sections.push({ guide, heading: plain(heading), anchor: anchorOf(plain(heading)), text: '' });
    } else lines.push(line);
  }
  close();
  return sections;
}

const wordsOf = (query: string): string[] => query.toLowerCase().split(/\s+/u).filter(Boolean);

/** Parts of guides that hold every word: those with the words in their heading first, then those of guides with them in the title. */
export function searchGuides<Of extends Guide>(guides: readonly Of[], query: string): GuideSection<Of>[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const holds = (text: string): boolean => {
    const folded = text.toLowerCase();
    return words.every((word) => folded.includes(word));
  };
  const rank = ({ heading, guide }: GuideSection<Of>): number => (holds(heading) ? 0 : holds(guide.title) ? 1 : 2);
  return guides
    .flatMap((guide) => sectionsOf(guide))
    .filter(({ heading, text, guide }) => holds(`${guide.title} ${heading} ${text}`))
    .map((section) => ({ section, rank: rank(section) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ section }) => section);
}

/** Longest sentence that is shown of a part. */
const LONGEST_EXCERPT = 180;

/** The sentence of a part around the first of the words, without the marks of markdown. */
export function excerptOf({ text }: Pick<GuideSection, 'text'>, query: string): string {
  const words = wordsOf(query);
  const sentences = plain(text)
    .split(/\n|(?<=\.) /)
    .map((one) =>
      one
        .trim()
        .replace(/^[|#>-]+/, '')
        .replaceAll('|', ' ')
        .trim(),
    )
    .filter(Boolean);
  const sentence =
    sentences.find((one) => words.some((word) => one.toLowerCase().includes(word))) ?? sentences[0] ?? '';
  return sentence.length > LONGEST_EXCERPT ? `${sentence.slice(0, LONGEST_EXCERPT - 1)}…` : sentence;
}
