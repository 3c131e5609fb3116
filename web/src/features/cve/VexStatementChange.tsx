import { useVexStatementPreviewQuery } from '../../gen/cve.ts';
import type { VexStatementPreviewQueryVariables } from '../../gen/cve.ts';
import type { VexJustification, VexStatus } from '../../gen/types.ts';
import { failureText } from '../../lib/formErrors.ts';
import { useDebounced } from '../../lib/useDebounced.ts';
import { Banner } from '../../ui/feedback.tsx';
import { look } from '../../ui/theme/look.ts';
import { text as t } from './messages.ts';

/** Fields of the VEX statement form; '' means no choice yet. */
export interface VexStatementForm {
  package: string;
  scope: 'all' | 'some' | '';
  versions: string;
  build: string;
  status: VexStatus | '';
  justification: VexJustification | '';
}

/** The decision that a form describes, as the save and its preview send it. */
export type CurationChoice = Omit<VexStatementPreviewQueryVariables, 'org' | 'cveId'>;

/** Returns the statement of a form, or its missing field. */
export function choiceOf(form: VexStatementForm): { choice: CurationChoice } | { missing: keyof typeof t.chooseFirst } {
  const { scope, status, justification } = form;
  const [name, versions, build] = [form.package.trim(), form.versions.trim(), form.build.trim()];
  if (name === '') return { missing: 'package' };
  if (scope === '') return { missing: 'scope' };
  if (scope === 'some' && versions === '') return { missing: 'versions' };
  if (status === '') return { missing: 'status' };
  if (status === 'NOT_AFFECTED' && justification === '') return { missing: 'justification' };
  return {
    choice: {
      package: name,
      versions: scope === 'some' ? versions : null,
      build: scope === 'some' && build !== '' ? build : null,
      status,
      justification: status === 'NOT_AFFECTED' && justification !== '' ? justification : null,
    },
  };
}

/** How long typing must rest before the preview is requested, in milliseconds. */
const REST = 300;
/** Channels that the preview names. */
const MOST_CHANNELS = 8;

/** Shows the impact of a statement before it is saved. Never shows a number that wasn't computed. */
export function VexStatementChange({
  organization,
  cveId,
  choice,
}: {
  organization: string;
  cveId: string;
  choice: CurationChoice;
}) {
  // Compared as text: the form makes a new object with every key press.
  const serialized = JSON.stringify(choice);
  const rested = useDebounced(serialized, REST);
  const { data, error, loading } = useVexStatementPreviewQuery({
    variables: { org: organization, cveId, ...(JSON.parse(rested) as CurationChoice) },
    fetchPolicy: 'no-cache',
  });
  const isComputing = loading || rested !== serialized;
  const change = data?.organization?.vexStatementPreview;
  return (
    <section aria-label={t.change.title} aria-live="polite" className={look('stack', { tight: true })}>
      <h3 className={look('heading')}>{t.change.title}</h3>
      {isComputing ? (
        <p className={look('text', { tone: 'muted' })}>{t.change.computing}</p>
      ) : change ? (
        <ul className={look('stack', { tight: true })}>
          <li>{t.change.files(change.fileCount)}</li>
          {change.channels.slice(0, MOST_CHANNELS).map((one) => (
            <li key={one.channel}>{t.change.channel(one)}</li>
          ))}
          {change.channels.length > MOST_CHANNELS ? (
            <li>{t.change.moreChannels(change.channels.length - MOST_CHANNELS)}</li>
          ) : null}
          <li>{t.change.alarms(change.alarmCount, change.alarmCountAfter)}</li>
          <li>{t.change.environments(change.environmentCount)}</li>
        </ul>
      ) : (
        <Banner kind="warning">
          {t.change.failed} {error === undefined ? null : failureText(error)}
        </Banner>
      )}
    </section>
  );
}
