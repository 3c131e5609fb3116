import { MAX_LENGTH } from '@terrarium/domain/access';
import { useState } from 'react';
import { useChannelReadmeQuery, useUpdateChannelReadmeMutation } from '../../../gen/channelReadme.ts';
import type { Edited } from '../../../lib/conflict.ts';
import { useSlots } from '../../../lib/slots.ts';
import { Button } from '../../../ui/Button.tsx';
import { runMutation } from '../../../ui/runMutation.ts';
import { EmptyState, ErrorState, TableSkeleton } from '../../../ui/feedback.tsx';
import { Field, TextArea } from '../../../ui/Field.tsx';
import { Pad, Panel, Row, Section } from '../../../ui/layout.tsx';
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx';
import { Moment } from '../../../ui/time.tsx';
import { look } from '../../../ui/theme/look.ts';
import { showToast } from '../../../ui/toasts.tsx';
import type { ChannelDetails } from '../page/ChannelPage.tsx';
import { readmeText as t } from './readmeMessages.ts';

/** Editor of the README with a preview below. */
function Editor({
  org,
  channel,
  text,
  version,
  reload,
  onDone,
}: {
  org: string;
  channel: ChannelDetails;
  text: string;
  /** Of the text that the editor began with. */
  version: string;
  /** Reads the text that is stored now. */
  reload: () => Promise<{ text: string; version: string } | null>;
  onDone: () => void;
}) {
  // Keep the editor's initial text across refetches.
  const [start] = useState({ text, version });
  const [draft, setDraft] = useState(text);
  const [save, { loading }] = useUpdateChannelReadmeMutation();
  const { Markdown } = useSlots();
  const submit = async () => {
    const saved = await runMutation(
      save({
        variables: {
          input: { organization: org, channel: channel.name, text: draft, expectedVersion: start.version },
        },
        context: {
          edited: {
            now: async () => {
              const now = await reload();
              return (
                now && {
                  version: now.version,
                  fields: [{ label: t.label, before: start.text, now: now.text, mine: draft }],
                }
              );
            },
            discard: onDone,
          } satisfies Edited,
        },
      }),
      (data) => data.updateChannelReadme,
    );
    if (!saved) return;
    showToast({ kind: 'success', title: t.saved });
    onDone();
  };
  return (
    <Panel>
      <Pad gap={16}>
        <Field label={t.label} help={t.help}>
          {(control) => (
            <TextArea
              {...control}
              rows={16}
              maxLength={MAX_LENGTH.channelReadme}
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
            />
          )}
        </Field>
        <Row>
          <Button variant="solid" busy={loading} onClick={() => void submit()}>
            {t.save}
          </Button>
          <Button onClick={onDone}>{t.cancel}</Button>
        </Row>
        {draft.trim() === '' ? null : (
          <section className={look('stack')} aria-label={t.preview}>
            <h3>{t.preview}</h3>
            <LazyBoundary what={t.preview}>
              <Markdown source={draft} />
            </LazyBoundary>
          </section>
        )}
      </Pad>
    </Panel>
  );
}

/** The README of a channel; admins edit it here. */
export function ReadmeTab({ org, channel, admin }: { org: string; channel: ChannelDetails; admin: boolean }) {
  const { data, error, refetch } = useChannelReadmeQuery({ variables: { org, channel: channel.name } });
  const [editing, setEditing] = useState(false);
  const { Markdown } = useSlots();
  const readme = data?.organization?.channel?.readme;
  if (!readme)
    return error ? <ErrorState what={t.title} error={error} onRetry={refetch} /> : <TableSkeleton label={t.title} />;
  const isEmpty = readme.text.trim() === '';
  if (editing)
    return (
      <Section title={t.title}>
        <Editor
          org={org}
          channel={channel}
          text={readme.text}
          version={readme.version}
          // Refetch: another user has changed the text, and the conflict shows it.
          reload={async () => (await refetch()).data?.organization?.channel?.readme ?? null}
          onDone={() => setEditing(false)}
        />
      </Section>
    );
  const edit = admin ? <Button onClick={() => setEditing(true)}>{isEmpty ? t.write : t.edit}</Button> : null;
  if (isEmpty)
    return (
      <EmptyState kind="first-use" title={t.none} action={edit}>
        {admin ? t.noneAdmin : t.noneReader}
      </EmptyState>
    );
  return (
    <Section title={t.title} actions={edit}>
      <Panel>
        <Pad gap={16}>
          <LazyBoundary what={t.title}>
            <Markdown source={readme.text} />
          </LazyBoundary>
          {readme.updatedAt === null ? null : (
            <p className={look('help')}>
              <Moment at={readme.updatedAt} />
            </p>
          )}
        </Pad>
      </Panel>
    </Section>
  );
}
