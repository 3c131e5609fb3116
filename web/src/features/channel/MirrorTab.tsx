import type { MirrorLive_MirrorFragment } from '../../gen/channel.ts';
import { formatNumber } from '../../lib/format.ts';
import { Banner, EmptyState } from '../../ui/feedback.tsx';
import { DescriptionList, Pad, Panel, Section } from '../../ui/layout.tsx';
import { JobState } from '../../ui/marks.tsx';
import { Moment } from '../../ui/time.tsx';
import { laterText } from './laterMessages.ts';
import { text } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

const t = laterText.mirror;

/** How a mirror is fed, and how its last sync went (CHAN-11). */
export function MirrorTab({ mirror }: { mirror: MirrorLive_MirrorFragment }) {
  const sync = mirror.lastSync;
  return (
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
              { name: t.source, value: mirror.source, mono: true },
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
  );
}
