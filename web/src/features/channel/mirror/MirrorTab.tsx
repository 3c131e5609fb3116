import type { MirrorLive_MirrorFragment } from '../../../gen/channel.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Banner, EmptyState } from '../../../ui/feedback.tsx';
import { DescriptionList, Pad, Panel, Section } from '../../../ui/layout.tsx';
import { JobState } from '../../../ui/badges.tsx';
import { RowHead, Table, type Column } from '../../../ui/Table.tsx';
import { Moment } from '../../../ui/time.tsx';
import { HeldSync } from './HeldSync.tsx';
import { MirrorContentForm, MirrorCredentialsForm, MirrorGoneForm, MirrorSourcesForm } from './MirrorForms.tsx';
import { SkippedRecords } from './SkippedRecords.tsx';
import { tabText } from '../tabMessages.ts';
import { text } from '../messages.ts';
import { look } from '../../../ui/theme/look.ts';

const t = tabText.mirror;
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

/** Sources of a mirror, and its last sync (CHAN-11). */
export function MirrorTab({
  org,
  name,
  mirror,
  fileCount,
  admin,
}: {
  org: string;
  name: string;
  mirror: MirrorLive_MirrorFragment;
  /** Files that the channel lists. */
  fileCount: number;
  admin: boolean;
}) {
  const sync = mirror.lastSync;
  return (
    <>
      <Section title={t.title}>
        {sync?.isOnHold && mirror.heldLoss !== null ? (
          <HeldSync org={org} channel={name} loss={mirror.heldLoss} refusal={admin ? null : text.onlyAdmins} />
        ) : sync?.state === 'FAILED' ? (
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
                      ...mirror.additionalSourceUrls.map((value, at) => ({
                        name: t.nextSource(at),
                        value,
                        mono: true,
                      })),
                    ]),
                { name: t.has, value: mirror.syncedAt === null ? t.none : t.held(mirror.cachedFileCount, fileCount) },
                { name: t.nextSync, value: mirror.nextSyncAt ? <Moment at={mirror.nextSyncAt} /> : t.notScheduled },
                { name: t.synced, value: mirror.syncedAt ? <Moment at={mirror.syncedAt} /> : text.facts.never },
                ...(sync
                  ? [
                      {
                        name: t.state,
                        value: <JobState state={sync.state} progress={sync.progress} held={sync.isOnHold} />,
                      },
                      { name: t.records, value: formatNumber(sync.recordCount) },
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
      {admin ? (
        <>
          {sync === null || sync === undefined ? null : (
            <SkippedRecords key={mirror.syncedAt} org={org} channel={name} count={mirror.skippedCount} />
          )}
          <MirrorContentForm org={org} name={name} mirror={mirror} />
          <MirrorSourcesForm org={org} name={name} mirror={mirror} />
          <MirrorCredentialsForm key={`secret ${mirror.credentials?.setAt}`} org={org} name={name} mirror={mirror} />
        </>
      ) : null}
      <MirrorGoneForm org={org} name={name} mirror={mirror} refusal={admin ? null : text.onlyAdmins} />
    </>
  );
}

/** Problems of the sources, newest first. */
function Problems({ problems }: Pick<MirrorLive_MirrorFragment, 'problems'>) {
  return (
    <Section title={t.problems}>
      <Panel>
        <Table {...problemTable}>
          {problems.map((problem) => (
            <tr key={`${problem.occurredAt} ${problem.kind} ${problem.file} ${problem.source}`}>
              <RowHead>
                <Moment at={problem.occurredAt} />
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
