import { filtersToForm, formToFilters, summarize, summaryText, type Filters } from '@terrarium/domain/policy';
import { capital } from '../../../../lib/format.ts';
import { wizardText } from '../../messages.ts';
import { diffSummary, type SummaryWord } from '../summaryDiff.ts';
import type { StoredPolicy } from '../useWizard.ts';
import { look } from '../../../../ui/theme/look.ts';

const maxItems = 6;

/** Merges adjacent words with the same style; a piece is identified by its position. */
function pieces(words: readonly SummaryWord[]): (SummaryWord & { at: number })[] {
  const out: (SummaryWord & { at: number })[] = [];
  let at = 0;
  for (const word of words) {
    const last = out.at(-1);
    if (last && !last.mono && !word.mono && last.mark === word.mark)
      out[out.length - 1] = { ...last, text: last.text + word.text };
    else out.push({ ...word, at });
    at += word.text.length;
  }
  return out;
}

function Piece({ word }: { word: SummaryWord }) {
  const content = word.mono ? <span className={look('text', { mono: true })}>{word.text}</span> : word.text;
  if (word.mark === 'new') return <ins>{content}</ins>;
  return word.mark === 'old' ? <s className={look('text', { tone: 'subtle' })}>{content}</s> : content;
}

/** The policy in plain words during editing (WIZ-16, WIZ-59), with the draft's changes of a stored one. */
export function SummaryPanel({ filters, policy }: { filters: Filters; policy: StoredPolicy | null }) {
  const sections = summarize(filters, { maxItems });
  const before = policy ? summarize(formToFilters(filtersToForm(policy.filters).form), { maxItems }) : [];
  return (
    <section className={look('say')} aria-label={wizardText.summary}>
      <h3 className={look('heading')}>{wizardText.summary}</h3>
      {sections.length === 0 ? <p>{wizardText.summaryEmpty}</p> : null}
      {sections.map((section) => (
        <p key={section.section}>
          <b>{capital(section.phrase)}</b>{' '}
          {pieces(
            diffSummary(
              policy ? (before.find((one) => one.section === section.section) ?? { ...section, parts: [] }) : undefined,
              section,
            ),
          ).map((word) => (
            <Piece key={word.at} word={word} />
          ))}
        </p>
      ))}
      {before
        .filter((gone) => !sections.some(({ section }) => section === gone.section))
        .map((gone) => (
          <p key={gone.section}>
            <s className={look('text', { tone: 'subtle' })}>{summaryText(gone)}</s>
          </p>
        ))}
    </section>
  );
}
