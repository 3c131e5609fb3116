import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ChannelProgressDocument } from '../../gen/channel.ts';
import { CreateUploadDocument } from '../../gen/channelPublish.ts';
import { announce } from '../../lib/announce.ts';
import { forgetChannelContents } from '../../lib/apollo/cache.ts';
import { toFailure } from '../../lib/apollo/errors.ts';
import { labelFault, labelsIn } from '../../lib/labels.ts';
import { publishCommand, publishers, type Publisher } from '../../lib/install.ts';
import { isOpen, UploadRefused, Uploads } from '../../lib/uploads.ts';
import { Button } from '../../ui/Button.tsx';
import { DropZone } from '../../ui/DropZone.tsx';
import { CopyButton } from '../../ui/feedback.tsx';
import { Field, TextInput } from '../../ui/Field.tsx';
import { Row } from '../../ui/layout.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { Segmented } from '../../ui/Tabs.tsx';
import { look } from '../../ui/theme/look.ts';
import { UploadList } from '../../ui/UploadList.tsx';
import { uploadText } from '../../ui/uploadText.ts';
import type { ChannelDetails } from './ChannelPage.tsx';
import { Code } from './Code.tsx';
import { installText } from './installMessages.ts';
import { publishText as t } from './publishMessages.ts';

/** What the hub says of a package that it took in. */
interface PublishedPackage {
  name: string;
  version: string;
  build: string;
  subdir: string;
  /** When clients run scripts of it: `post-link`, `activate` …; a hub of before does not say. */
  scripts?: string[];
  /** Whether the very same bytes were there before. */
  existing: boolean;
}

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

/** Publishes files into a hosted channel: dropped or chosen, a few at a time, each with what became of it. */
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
  /** The labels that stood there when a file was chosen. */
  const [labelsOf] = useState(() => new WeakMap<File, string[]>());
  const [uploads] = useState(
    () =>
      new Uploads<PublishedPackage>({
        texts: uploadText,
        ask: async (file) => {
          const { name, size } = file;
          try {
            const input = {
              organization: org,
              channel: channel.name,
              fileName: name,
              size,
              labels: labelsOf.get(file) ?? [],
            };
            const { data } = await client.mutate({ mutation: CreateUploadDocument, variables: { input } });
            const { url, userErrors } = data!.createUpload;
            if (url !== null) return url;
            throw new UploadRefused(userErrors[0]?.message ?? uploadText.broken);
          } catch (error) {
            throw error instanceof UploadRefused
              ? error
              : new UploadRefused(toFailure(error).message || uploadText.broken);
          }
        },
        onEnd: ({ file, problem }) => announce(problem ? uploadText.refused(file.name, problem) : t.ended(file.name)),
        onSettled: () => {
          forgetChannelContents(client.cache, { __typename: 'Channel', id: channel.id });
          // The page follows the run that lists them, and asks for the packages once more when it ends.
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
  return (
    <>
      <Dialog
        title={t.title(channel.name)}
        size="lg"
        onClose={onClose}
        closeOnOutside={false}
        footer={
          <>
            <span className={look('push')} />
            <Button onClick={onClose}>{t.close}</Button>
          </>
        }
      >
        <div className={look('stack')} style={{ gap: 16 }}>
          <Field label={t.labels} help={t.labelsHelp(channel.name)} error={labelFault(wanted)}>
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
          <DropZone
            title={t.choose}
            hint={t.drop}
            label={t.field}
            accept=".conda,.tar.bz2,.bz2"
            multiple
            onFiles={(files) => {
              for (const file of files) labelsOf.set(file, wanted);
              uploads.add(files);
            }}
          />
          <UploadList
            uploads={uploads}
            all={all}
            done={(stored) =>
              `${stored.existing ? t.existing : t.published}: ${t.indexed(stored)}${t.runs(stored.scripts ?? [])}`
            }
          />
          <CommandLines org={org} channel={channel} />
        </div>
      </Dialog>
      <LeaveGuard unsaved={all.some(isOpen)} text={t.leave} andSearch />
    </>
  );
}
