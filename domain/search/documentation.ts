/** Guides in markdown: their parts by headings, and finding words in them. */

/** A page of documentation. */
export interface Guide {
  /** Name in the URL /help/{name}: the file's name without extension. */
  name: string;
  /** Its first heading. */
  title: string;
  /** Markdown below the first heading. */
  source: string;
}

/** A section of a guide. */
export interface GuideSection<Of extends Guide = Guide> {
  guide: Of;
  /** Text of the heading; the guide's title for the part before the first heading. */
  heading: string;
  /** ID of the heading in the page; '' for the part before the first heading. */
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

/** Converts a heading to an anchor like GitHub, so that links between guides work in both places. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

/** Returns the plain text of Markdown, without HTML, which is never rendered. */
const plain = (markdown: string): string =>
  markdown.replace(/[`*_]|\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/<[^<>\n]*>/g, '');

/** Splits a guide at headings of level two and three, ignoring code blocks. */
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

/** Finds guide sections that contain every word: matches in the heading first, then in the guide's title. */
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

/** Maximum length of an excerpt. */
const LONGEST_EXCERPT = 180;

/** Returns the sentence of a section around the first of the words, as plain text. */
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
