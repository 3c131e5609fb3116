import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { ChannelProgressDocument } from '../../../gen/channel.ts';
import { CreateUploadDocument, PublishUploadDocument } from '../../../gen/channelPublish.ts';
import { announce } from '../../../lib/announce.ts';
import { forgetChannelContents } from '../../../lib/apollo/cache.ts';
import { toFailure } from '../../../lib/apollo/errors.ts';
import { labelFault, labelsIn } from '../../../lib/labels.ts';
import { hubPath } from '../../../lib/hubPath.ts';
import { publishCommand, publishers, type Publisher } from '../../../lib/install.ts';
import { isUndone, UploadRefused, Uploads, type Upload } from '../../../lib/uploads.ts';
import { Button } from '../../../ui/Button.tsx';
import { DropZone } from '../../../ui/DropZone.tsx';
import { CopyButton } from '../../../ui/feedback.tsx';
import { Field, TextInput } from '../../../ui/Field.tsx';
import { Push, Row } from '../../../ui/layout.tsx';
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { Segmented } from '../../../ui/Tabs.tsx';
import { look } from '../../../ui/theme/look.ts';
import { UploadList } from '../../../ui/UploadList.tsx';
import { uploadText } from '../../../ui/uploadText.ts';
import type { ChannelDetails } from '../page/ChannelPage.tsx';
import { Code } from '../install/Code.tsx';
import { installText } from '../install/installMessages.ts';
import { publishText as t } from './publishMessages.ts';

/** A package in the hub's response, uploaded or published. */
interface SentPackage {
  name: string;
  version: string;
  build: string;
  subdir: string;
  license?: string | null;
  summary?: string | null;
  depends?: string[];
  /** When clients run its scripts: `post-link`, `activate` …; missing on older hubs. */
  scripts?: string[];
  /** Whether the very same bytes were there before. */
  existing: boolean;
  /** ID for publishing; missing once published. */
  upload_id?: string;
}

/** Preview of an uploaded package. */
function Sent({ of: { license, summary, depends = [], scripts = [], ...sent } }: { of: SentPackage }) {
  return (
    <div className={look('stack')} style={{ gap: 4 }}>
      <p className={look('text', { strong: true })}>{t.place(sent)}</p>
      {summary ? <p>{summary}</p> : null}
      <p className={look('help')}>{t.needs(license ?? null, depends)}</p>
      {scripts.length > 0 ? <p>{t.runs(scripts)}</p> : null}
    </div>
  );
}

const describeUpload = (sent: SentPackage, { state }: Upload): ReactNode =>
  state === 'done' ? `${sent.existing ? t.existing : t.published}: ${t.place(sent)}` : <Sent of={sent} />;

/** The commands that publish into this channel. */
function CommandLines({ org, channel }: { org: string; channel: ChannelDetails }) {
  const [tool, setTool] = useState<Publisher>('curl');
  const command = publishCommand(tool, {
    origin: window.location.origin,
    repoUrl: channel.repoUrl,
    place: `${org}/${channel.name}`,
    token: installText.token,
  });
  return (
    <section className={look('stack')} style={{ gap: 8 }} aria-label={t.lines}>
      <h3>{t.lines}</h3>
      <p className={look('help')}>{t.linesText}</p>
      <Row wrap>
        <Segmented
          label={t.tool}
          value={tool}
          onChange={setTool}
          segments={publishers.map((value) => ({ value, label: value }))}
        />
        <CopyButton text={command} />
      </Row>
      <Code quiet={[installText.token]}>{command}</Code>
    </section>
  );
}

/** Error of a failed request. */
const refused = (error: unknown): UploadRefused =>
  error instanceof UploadRefused ? error : new UploadRefused(toFailure(error).message || uploadText.broken);

/**
 * Publishes files into a hosted channel: dropped or chosen, each analyzed by the hub and shown. They are published when
 * the user confirms.
 */
export function PublishDialog({
  org,
  channel,
  onClose,
}: {
  org: string;
  channel: ChannelDetails;
  onClose: () => void;
}) {
  const client = useApolloClient();
  const [labels, setLabels] = useState('');
  const wanted = labelsIn(labels);
  const fault = labelFault(wanted);
  const place = { organization: org, channel: channel.name };
  const [uploads] = useState(
    () =>
      new Uploads<SentPackage>({
        texts: uploadText,
        ask: async ({ name, size }) => {
          try {
            const input = { ...place, fileName: name, size, inspectOnly: true };
            const { data } = await client.mutate({ mutation: CreateUploadDocument, variables: { input } });
            const { url, userErrors } = data!.createUpload;
            if (url !== null) return hubPath(url);
            throw new UploadRefused(userErrors[0]?.message ?? uploadText.broken);
          } catch (error) {
            throw refused(error);
          }
        },
        isHeld: ({ upload_id }) => upload_id !== undefined,
        onEnd: ({ file, state, problem }) =>
          announce(problem ? uploadText.refused(file.name, problem) : t.ended(file.name, state === 'held')),
        onSettled: () => {
          forgetChannelContents(client.cache, { __typename: 'Channel', id: channel.id });
          // The page follows the run that lists them, and refetches the packages at its end.
          void client.query({
            query: ChannelProgressDocument,
            variables: { org, channel: channel.name },
            fetchPolicy: 'network-only',
          });
        },
      }),
  );
  useEffect(() => () => uploads.stop(), [uploads]);
  const all = useSyncExternalStore(uploads.subscribe, uploads.all);
  const heldCount = all.filter(({ state }) => state === 'held').length;
  const publish = async ({ upload_id, ...sent }: SentPackage): Promise<SentPackage> => {
    try {
      const input = { ...place, uploadId: upload_id!, labels: wanted };
      const { data } = await client.mutate({ mutation: PublishUploadDocument, variables: { input } });
      const { file, userErrors } = data!.publishUpload;
      if (file !== null) return { ...sent, existing: file.alreadyExisted };
      throw new UploadRefused(userErrors[0]?.message ?? uploadText.broken);
    } catch (error) {
      throw refused(error);
    }
  };
  return (
    <>
      <Dialog
        title={t.title(channel.name)}
        size="lg"
        onClose={onClose}
        closeOnOutside={false}
        footer={
          <>
            <Push />
            <Button onClick={onClose}>{t.close}</Button>
            <Button
              variant="solid"
              busy={all.some(({ state }) => state === 'confirming')}
              disabledReason={heldCount === 0 ? t.noneHeld : fault}
              onClick={() => void uploads.confirmAll(publish)}
            >
              {t.publish(heldCount)}
            </Button>
          </>
        }
      >
        <div className={look('stack')} style={{ gap: 16 }}>
          <DropZone
            title={t.choose}
            hint={t.drop}
            label={t.field}
            accept=".conda,.tar.bz2,.bz2"
            multiple
            onFiles={(files) => uploads.add(files)}
          />
          <UploadList uploads={uploads} all={all} done={describeUpload} />
          <Field label={t.labels} help={t.labelsHelp(channel.name)} error={fault}>
            {(control) => (
              <TextInput
                {...control}
                value={labels}
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => setLabels(target.value)}
              />
            )}
          </Field>
          <CommandLines org={org} channel={channel} />
        </div>
      </Dialog>
      <LeaveGuard unsaved={all.some(isUndone)} text={t.leave} andSearch />
    </>
  );
}
