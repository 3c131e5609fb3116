import { openness } from '@terrarium/domain/access';
import { useState } from 'react';
import { useChannelNamesQuery, useUpdateChannelUsedWithMutation } from '../../../gen/channel.ts';
import { useStart } from '../../../lib/useStart.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState, TableSkeleton } from '../../../ui/feedback.tsx';
import { Pad, Panel, Row, Section } from '../../../ui/layout.tsx';
import { runMutation } from '../../../ui/runMutation.ts';
import { look } from '../../../ui/theme/look.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { ChannelChecks } from './ChannelChecks.tsx';
import type { ChannelDetails } from '../page/ChannelPage.tsx';
import { tabText } from '../tabMessages.ts';
import { useEdited } from './useEdited.ts';

const t = tabText.usedWith;

/** Whether all readers of a channel can read another one. */
const isAsOpen = (other: ChannelDetails['visibility'], own: ChannelDetails['visibility']): boolean =>
  other !== 'UNKNOWN' && own !== 'UNKNOWN' && openness(lower(other)) >= openness(lower(own));
const lower = <Text extends string>(text: Text) => text.toLowerCase() as Lowercase<Text>;

const namesOf = (channels: readonly { name: string }[]): string[] => channels.map(({ name }) => name);

/** Channels that users also install from. Offers those that all readers of this channel can read. */
export function UsedWith({
  org,
  channel,
  refusal,
}: {
  org: string;
  channel: ChannelDetails;
  /** Why the user can't save it, or null. */
  refusal: string | null;
}) {
  const [chosen, choose] = useState(namesOf(channel.usedWith));
  const { loading, data, error, refetch } = useChannelNamesQuery({ variables: { org } });
  const [save, { loading: saving }] = useUpdateChannelUsedWithMutation();
  const start = useStart(channel, chosen.join() !== namesOf(channel.usedWith).join());
  const editedBy = useEdited(org, channel.name);
  const listOf = (names: readonly string[]): string => (names.length === 0 ? t.none : names.join(', '));
  const submit = async () => {
    const saved = await runMutation(
      save({
        variables: {
          input: { organization: org, channel: channel.name, usedWith: chosen, expectedVersion: start.version },
        },
        context: {
          edited: editedBy(
            { label: t.title, before: listOf(namesOf(start.usedWith)), mine: listOf(chosen) },
            (settings) => listOf(namesOf(settings.usedWith)),
            (settings) => choose(namesOf(settings.usedWith)),
          ),
        },
      }),
      (done) => done.updateChannelUsedWith,
    );
    if (saved) showToast({ kind: 'success', title: t.saved });
  };
  const channels = data?.organization?.channels;
  // Keep a selected channel in the list even if fewer users can read it now, so that the admin can remove it.
  const offered = channels
    ?.filter(({ name, visibility }) => name !== channel.name && isAsOpen(visibility, channel.visibility))
    .map(({ name }) => name);
  return (
    <Section title={t.title}>
      <Panel>
        <Pad gap={16}>
          {offered ? (
            offered.length + chosen.length === 0 ? (
              <p className={look('prose')}>{t.nothing}</p>
            ) : (
              <>
                <ChannelChecks
                  legend={t.text}
                  help={t.help}
                  channels={[...new Set([...offered, ...chosen])]}
                  chosen={chosen}
                  disabled={refusal !== null}
                  onChange={choose}
                />
                <Row>
                  <Button busy={saving} disabledReason={refusal} aria-label={t.save} onClick={() => void submit()}>
                    {tabText.settings.save}
                  </Button>
                </Row>
              </>
            )
          ) : loading ? (
            <TableSkeleton label={t.title} />
          ) : (
            <ErrorState what={t.title} error={error} onRetry={refetch} />
          )}
        </Pad>
      </Panel>
    </Section>
  );
}
