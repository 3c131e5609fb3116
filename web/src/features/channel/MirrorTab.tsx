import { useState } from 'react';
import { useSetMirrorMutation, type MirrorLive_MirrorFragment } from '../../gen/channel.ts';
import { formatNumber } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { carryOut } from '../../ui/carryOut.ts';
import { Choices, Field, TextArea, TextInput } from '../../ui/Field.tsx';
import { Banner, EmptyState } from '../../ui/feedback.tsx';
import { DescriptionList, Pad, Panel, Row, Section } from '../../ui/layout.tsx';
import { JobState } from '../../ui/marks.tsx';
import { RowHead, Table, type Column } from '../../ui/Table.tsx';
import { Moment } from '../../ui/time.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { laterText } from './laterMessages.ts';
import { text } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

const t = laterText.mirror;
const problemTable = {
  name: 'mirror-problems',
  label: t.problems,
  columns: [
    { key: 'at', title: t.problemAt, sorted: 'descending' },
    { key: 'kind', title: t.problemKind },
    { key: 'file', title: t.problemFile, hide: 'mobile' },
    { key: 'source', title: t.source, hide: 'small' },
    { key: 'message', title: t.problemMessage },
  ] satisfies Column[],
};

/** How a mirror is fed, and how its last sync went (CHAN-11). */
export function MirrorTab({
  org,
  name,
  mirror,
  admin,
}: {
  org: string;
  name: string;
  mirror: MirrorLive_MirrorFragment;
  admin: boolean;
}) {
  const sync = mirror.lastSync;
  return (
    <>
      <Section title={t.title}>
        {sync?.state === 'FAILED' ? (
          <Banner kind="error">
            <b className={look('text', { strong: true })}>{t.failed}</b> {sync.error}
          </Banner>
        ) : null}
        <Panel>
          <Pad>
            <DescriptionList
              items={[
                ...(mirror.source === null
                  ? []
                  : [
                      { name: t.source, value: mirror.source, mono: true },
                      ...mirror.otherSources.map((value, at) => ({ name: t.nextSource(at), value, mono: true })),
                    ]),
                { name: t.synced, value: mirror.syncedAt ? <Moment at={mirror.syncedAt} /> : text.facts.never },
                ...(sync
                  ? [
                      { name: t.state, value: <JobState state={sync.state} progress={sync.progress} /> },
                      { name: t.records, value: formatNumber(sync.recordsRead) },
                    ]
                  : []),
              ]}
            />
          </Pad>
        </Panel>
        {sync ? null : (
          <EmptyState kind="first-use" title={t.none}>
            {t.noneText}
          </EmptyState>
        )}
      </Section>
      {mirror.problems.length > 0 ? <Problems problems={mirror.problems} /> : null}
      {admin ? <Sources key={mirror.otherSources.join(' ')} org={org} name={name} mirror={mirror} /> : null}
      <Gone org={org} name={name} mirror={mirror} refusal={admin ? null : text.onlyAdmins} />
    </>
  );
}

/** What went wrong at the sources, newest first. */
function Problems({ problems }: Pick<MirrorLive_MirrorFragment, 'problems'>) {
  return (
    <Section title={t.problems}>
      <Panel>
        <Table {...problemTable}>
          {problems.map((problem) => (
            <tr key={`${problem.at} ${problem.kind} ${problem.file} ${problem.source}`}>
              <RowHead>
                <Moment at={problem.at} />
              </RowHead>
              <td>{t.problemKinds[problem.kind]}</td>
              <td className={look('text', { mono: true })}>{problem.file ?? '–'}</td>
              <td className={look('text', { mono: true })}>{problem.source}</td>
              <td className={look('text', { tone: 'muted' })}>{problem.message}</td>
            </tr>
          ))}
        </Table>
      </Panel>
    </Section>
  );
}

const LONGEST_RATE = 2_000_000;

/** Other sources, and how much all of them are asked for at a time. */
function Sources({ org, name, mirror }: { org: string; name: string; mirror: MirrorLive_MirrorFragment }) {
  const [sources, setSources] = useState(mirror.otherSources.join('\n'));
  const [rate, setRate] = useState(
    mirror.bytesPerSecond === null ? '' : String(Math.round(mirror.bytesPerSecond / 1024)),
  );
  const [atOnce, setAtOnce] = useState(mirror.downloadsAtOnce === null ? '' : String(mirror.downloadsAtOnce));
  const [save, { loading }] = useSetMirrorMutation();
  const numberOf = (value: string, most: number) =>
    value.trim() === '' ? null : Math.min(most, Math.max(1, Math.round(Number(value)) || 1));
  const submit = async () => {
    const perSecond = numberOf(rate, LONGEST_RATE);
    const otherSources = sources
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    const saved = await carryOut(
      save({
        variables: {
          input: {
            organization: org,
            channel: name,
            otherSources,
            bytesPerSecond: perSecond === null ? null : perSecond * 1024,
            downloadsAtOnce: numberOf(atOnce, 64),
          },
        },
      }),
      (data) => data.setMirror,
    );
    if (saved) showToast({ kind: 'success', title: t.goneSaved });
  };
  return (
    <Section title={t.sources}>
      <Panel>
        <Pad gap={16}>
          <Field label={t.otherSources} help={t.otherSourcesHelp}>
            {(control) => (
              <TextArea {...control} rows={3} value={sources} onChange={(event) => setSources(event.target.value)} />
            )}
          </Field>
          <Field label={t.rate} help={t.limitHelp}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                value={rate}
                onChange={(event) => setRate(event.target.value)}
              />
            )}
          </Field>
          <Field label={t.atOnce} help={t.limitHelp}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                value={atOnce}
                onChange={(event) => setAtOnce(event.target.value)}
              />
            )}
          </Field>
          <Row>
            <Button variant="solid" busy={loading} aria-label={t.sourcesSave} onClick={() => void submit()}>
              {t.save}
            </Button>
          </Row>
        </Pad>
      </Panel>
    </Section>
  );
}

/** What becomes of files that the source does not list any more. */
function Gone({
  org,
  name,
  mirror,
  refusal,
}: {
  org: string;
  name: string;
  mirror: MirrorLive_MirrorFragment;
  refusal: string | null;
}) {
  const [chosen, choose] = useState<'out' | 'in'>(mirror.listsGone ? 'in' : 'out');
  const [save, { loading }] = useSetMirrorMutation();
  const submit = async () => {
    const saved = await carryOut(
      save({ variables: { input: { organization: org, channel: name, listsGone: chosen === 'in' } } }),
      (data) => data.setMirror,
    );
    if (saved) showToast({ kind: 'success', title: t.goneSaved });
  };
  return (
    <Section title={t.gone}>
      <Panel>
        <Pad gap={16}>
          <p className={look('text', { tone: 'muted' })}>{t.goneCount(mirror.goneCount)}</p>
          <Choices
            legend={t.goneText}
            name="gone-files"
            value={chosen}
            onChange={choose}
            options={(['out', 'in'] as const).map((value) => ({
              value,
              label: t.goneNames[value],
              help: t.goneHelp[value],
            }))}
          />
          <Row>
            <Button
              variant="solid"
              busy={loading}
              disabledReason={refusal}
              aria-label={t.goneSave}
              onClick={() => void submit()}
            >
              {t.save}
            </Button>
          </Row>
        </Pad>
      </Panel>
    </Section>
  );
}
