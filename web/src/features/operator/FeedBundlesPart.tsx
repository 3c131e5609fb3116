import { MAX_LENGTH } from '@terrarium/domain/access';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { useHubUpdates } from '../../lib/apollo/updates.ts';
import {
  useFeedBundlesQuery,
  useImportFeedBundleMutation,
  useExportFeedBundleMutation,
  useDeleteFeedBundleMutation,
  type FeedBundlesQuery,
} from '../../gen/operatorFeedBundles.ts';
import { announce } from '../../lib/announce.ts';
import { formatBytes } from '../../lib/format.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { Uploads } from '../../lib/uploads.ts';
import { Button } from '../../ui/Button.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { DropZone } from '../../ui/DropZone.tsx';
import { CopyButton, Loaded } from '../../ui/feedback.tsx';
import { Field, TextInput } from '../../ui/Field.tsx';
import { DescriptionList, Pad, Panel, Row, Section } from '../../ui/layout.tsx';
import { opensDialog } from '../../ui/overlay/Dialog.tsx';
import { FormDialog } from '../../ui/overlay/FormDialog.tsx';
import { look } from '../../ui/theme/look.ts';
import { Since } from '../../ui/time.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { UploadList } from '../../ui/UploadList.tsx';
import { uploadText } from '../../ui/uploadText.ts';
import { bundleText as t } from './feedBundleMessages.ts';

type Bundles = NonNullable<NonNullable<FeedBundlesQuery['operator']>['feedBundles']>;
type Incoming = Bundles['incoming'][number];

/** URL of the exported bundle, because GraphQL doesn't transfer files. */
const FILE = '/api/operator/feed-bundles/file';
/** Upload URL of a bundle. */
const INCOMING = '/api/operator/feed-bundles/incoming';
/** Poll interval of a bundle, in milliseconds. */
const askEvery = 5_000;

function MakeDialog({
  choices,
  onClose,
  onDone,
}: {
  choices: Bundles['availableFeeds'];
  onClose: () => void;
  onDone: () => void;
}) {
  const [make, { loading }] = useExportFeedBundleMutation();
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm({ defaultValues: { feedIds: [] as string[] } });
  const send = handleSubmit(async ({ feedIds }) => {
    if (feedIds.length === 0) return setError('root', { message: t.needFeeds });
    try {
      const { data } = await make({ variables: { input: { feedIds } } });
      if (showProblems(data?.exportFeedBundle.userErrors, ['feedIds'], setError)) return;
      onDone();
      onClose();
      showToast({ kind: 'success', title: t.making });
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  return (
    <FormDialog
      title={t.makeTitle}
      submit={t.makeYes}
      busy={loading}
      problem={errors.root?.message ?? errors.feedIds?.message}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t.makeLead}</p>
      {choices.map(({ feedId, title }) => (
        <label key={feedId} className={look('row')}>
          <input type="checkbox" className={look('checkbox')} value={feedId} {...register('feedIds')} />
          {title}
        </label>
      ))}
    </FormDialog>
  );
}

function LoadDialog({ of, onClose, onDone }: { of: Incoming; onClose: () => void; onDone: () => void }) {
  const [load, { loading }] = useImportFeedBundleMutation();
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm({ defaultValues: { key: '', allowOlder: false } });
  const send = handleSubmit(async ({ key, allowOlder }) => {
    try {
      const { data } = await load({
        variables: { input: { fileName: of.fileName, key: key.trim(), allowOlder } },
      });
      if (showProblems(data?.importFeedBundle.userErrors, ['key'], setError)) return;
      onDone();
      onClose();
      showToast({ kind: 'success', title: t.isLoaded });
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  return (
    <FormDialog
      title={t.loadOf(of.fileName)}
      submit={t.load}
      busy={loading}
      problem={errors.root?.message}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t.loadLead}</p>
      <Field label={t.pin} help={t.pinHelp} error={errors.key?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('key', { validate: (value) => value.trim() !== '' || t.needKey })}
            maxLength={MAX_LENGTH.publicKey}
            autoComplete="off"
          />
        )}
      </Field>
      <label className={look('row')}>
        <input type="checkbox" className={look('checkbox')} {...register('allowOlder')} />
        {t.goBack}
      </label>
    </FormDialog>
  );
}

function Made({ of }: { of: Bundles['made'] }) {
  if (of === null) return <span className={look('text', { tone: 'muted' })}>{t.nothingMade}</span>;
  return (
    <span className={look('row', { wrap: true })}>
      <span className={look('text', { wrap: true })}>
        <Since at={of.at} />, {of.feeds.join(', ')}
        {of.size === null ? null : `, ${formatBytes(of.size)}`}
      </span>
      {of.state === 'COMPLETED' ? (
        <a href={FILE} download>
          {t.download}
        </a>
      ) : (
        <span className={look('text', { tone: of.state === 'FAILED' ? 'danger' : 'muted', wrap: true })}>
          {of.state === 'FAILED' ? `${t.failed}: ${of.error ?? ''}` : t.waiting}
        </span>
      )}
    </span>
  );
}

/** A name as files of the folder have it. */
const folderName = (name: string): string =>
  name
    .replaceAll(/[^\w.-]/g, '_')
    .replace(/^[.-]+/, '')
    .slice(-128) || 'feeds.bundle';

/** Sends bundles into the hub's folder. Each is loaded from there, with a key. */
function Sending({ onDone }: { onDone: () => void }) {
  const [uploads] = useState(
    () =>
      new Uploads<{ file_name: string }>({
        texts: uploadText,
        ask: ({ name }) => Promise.resolve(`${INCOMING}/${encodeURIComponent(folderName(name))}`),
        onEnd: ({ name, problem }) => announce(problem ? uploadText.refused(name, problem) : t.isSent(name)),
        onSettled: onDone,
      }),
  );
  useEffect(() => () => uploads.stop(), [uploads]);
  const all = useSyncExternalStore(uploads.subscribe, uploads.all);
  return (
    <>
      <DropZone
        title={t.send}
        hint={t.sendHint}
        label={t.sendLabel}
        accept=""
        onFiles={([file]) => (file === undefined ? undefined : uploads.add([file]))}
      />
      <UploadList uploads={uploads} all={all} done={({ file_name }) => t.isSent(file_name)} />
    </>
  );
}

/** Signed bundles of feeds: the hub's key, the last export and import, and the contents of its folder. */
export function FeedBundlesPart() {
  const query = useFeedBundlesQuery({ fetchPolicy: 'cache-and-network' });
  useHubUpdates({ kinds: ['FEEDS', 'JOBS'], refetch: query.refetch, pollEvery: askEvery });
  const [making, setMaking] = useState(false);
  const [loading, setLoading] = useState<Incoming | null>(null);
  const [remove] = useDeleteFeedBundleMutation();
  // Refetch: an upload isn't a mutation, and jobs change the lists.
  const again = () => void query.refetch();
  const takeAway = async ({ fileName }: Incoming) => {
    if (await runMutation(remove({ variables: { input: { fileName } } }), (data) => data.deleteFeedBundle)) again();
  };
  const bundles = (query.data ?? query.previousData)?.operator?.feedBundles;
  return (
    <Section
      title={t.title}
      actions={
        <Button
          size="sm"
          disabledReason={bundles?.made?.state === 'WAITING' ? t.waiting : null}
          {...opensDialog}
          onClick={() => setMaking(true)}
        >
          {t.make}
        </Button>
      }
    >
      <Loaded what={t.what} value={bundles} query={query} rows={3}>
        {(shown) => (
          <Panel>
            <Pad gap={12}>
              <p className={look('text', { tone: 'muted', wrap: true })}>{t.lead}</p>
              <DescriptionList
                items={[
                  {
                    name: t.key,
                    value: (
                      <Row wrap>
                        <code className={look('text', { wrap: true })}>{shown.keyId}</code>
                        <CopyButton label={t.copyKey} text={shown.key} />
                      </Row>
                    ),
                  },
                  { name: t.made, value: <Made of={shown.made} /> },
                  {
                    name: t.loaded,
                    value:
                      shown.latestImport === null ? (
                        <span className={look('text', { tone: 'muted' })}>{t.nothingLoaded}</span>
                      ) : (
                        <span className={look('text', { wrap: true })}>
                          {t.pulled} <Since at={shown.latestImport.createdAt} />, {shown.latestImport.feeds.join(', ')}
                          {shown.latestImport.wasOlder ? `, ${t.older}` : ''}
                        </span>
                      ),
                  },
                  ...(shown.latestImport?.key
                    ? [
                        {
                          name: t.pinned,
                          value: <code className={look('text', { wrap: true })}>{shown.latestImport.key}</code>,
                        },
                      ]
                    : []),
                  {
                    name: t.incoming,
                    value:
                      shown.incoming.length === 0 ? (
                        <span className={look('text', { tone: 'muted', wrap: true })}>{t.incomingHelp}</span>
                      ) : (
                        <ul className={look('stack')}>
                          {shown.incoming.map((one) => (
                            <li key={one.fileName} className={look('row', { wrap: true })}>
                              <span className={look('text', { mono: true, wrap: true })}>
                                {one.fileName}, {formatBytes(one.size)}
                              </span>
                              <Button size="sm" aria-label={t.loadOf(one.fileName)} onClick={() => setLoading(one)}>
                                {t.load}
                              </Button>
                              <Button
                                size="sm"
                                aria-label={t.removeOf(one.fileName)}
                                onClick={() => void takeAway(one)}
                              >
                                {t.remove}
                              </Button>
                            </li>
                          ))}
                        </ul>
                      ),
                  },
                ]}
              />
              <p className={look('help')}>{t.keyHelp}</p>
              <Sending onDone={again} />
            </Pad>
          </Panel>
        )}
      </Loaded>
      {making && bundles ? (
        <MakeDialog choices={bundles.availableFeeds} onClose={() => setMaking(false)} onDone={again} />
      ) : null}
      {loading ? <LoadDialog of={loading} onClose={() => setLoading(null)} onDone={again} /> : null}
    </Section>
  );
}
