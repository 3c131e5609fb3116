import { MAX_LENGTH } from '@terrarium/domain/access';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  useDeleteChannelMutation,
  useUpdateUninstallableFilesMutation,
  useUpdateChannelDescriptionMutation,
  useUpdateChannelVisibilityMutation,
} from '../../../gen/channel.ts';
import { changesLists } from '../../../lib/apollo/cache.ts';
import { count } from '../../../lib/format.ts';
import { useStart } from '../../../lib/useStart.ts';
import { messages } from '../../../messages.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { runMutation } from '../../../ui/runMutation.ts';
import { Choices, Field, TextArea } from '../../../ui/Field.tsx';
import { Pad, Panel, Row, Section } from '../../../ui/layout.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { opensDialog } from '../../../ui/overlay/Dialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { ChoiceSection } from './ChoiceSection.tsx';
import { ExposureDialog, isExposure } from './ExposureDialog.tsx';
import type { ChannelDetails } from '../page/ChannelPage.tsx';
import { tabText } from '../tabMessages.ts';
import { text } from '../messages.ts';
import { Probes } from '../probes/Probes.tsx';
import { TypedName } from '../../../ui/TypedName.tsx';
import { UsedWith } from './UsedWith.tsx';
import { useEdited } from './useEdited.ts';

const t = tabText.settings;

const knownPrivacy = (privacy: ChannelDetails['visibility']) => (privacy === 'UNKNOWN' ? 'INTERNAL' : privacy);
const privacyName = (privacy: ChannelDetails['visibility']): string => messages.privacy[knownPrivacy(privacy)];

function DeleteDialog({ org, channel, onClose }: { org: string; channel: ChannelDetails; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [remove, { loading }] = useDeleteChannelMutation(changesLists({ Organization: ['channelPage', 'channels'] }));
  const navigate = useNavigate();
  const go = async () => {
    if (
      !(await runMutation(
        remove({ variables: { input: { organization: org, channel: channel.name } } }),
        (data) => data.deleteChannel,
      ))
    )
      return;
    await navigate(paths.channels.href({ org }));
    showToast({ kind: 'success', title: t.deleted(channel.name) });
  };
  return (
    <ConfirmDialog
      title={t.deleteTitle(channel.name)}
      no={t.keep}
      yes={t.delete}
      danger
      busy={loading}
      yesDisabledReason={typed === channel.name ? null : t.mismatch}
      onNo={onClose}
      onYes={() => void go()}
    >
      <p>{t.deleteText(count(channel.fileCount, 'file'))}</p>
      <TypedName label={t.type(channel.name)} value={typed} onChange={setTyped} />
    </ConfirmDialog>
  );
}

/** The channel's description: on its page, and for search. */
function Description({ org, channel, refusal }: { org: string; channel: ChannelDetails; refusal: string | null }) {
  const [description, setDescription] = useState(channel.description);
  const [save, { loading }] = useUpdateChannelDescriptionMutation();
  const start = useStart(channel, description.trim() !== channel.description);
  const editedBy = useEdited(org, channel.name);
  const submit = async () => {
    const saved = await runMutation(
      save({
        variables: {
          input: {
            organization: org,
            channel: channel.name,
            description: description.trim(),
            expectedVersion: start.version,
          },
        },
        context: {
          edited: editedBy(
            { label: t.descriptionLabel, before: start.description, mine: description.trim() },
            (settings) => settings.description,
            (settings) => setDescription(settings.description),
          ),
        },
      }),
      (data) => data.updateChannelDescription,
    );
    if (saved) showToast({ kind: 'success', title: t.descriptionSaved });
  };
  return (
    <Section title={t.description}>
      <Panel>
        <Pad gap={16}>
          <Field label={t.descriptionLabel} help={t.descriptionHelp}>
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                maxLength={MAX_LENGTH.channelDescription}
                readOnly={refusal !== null}
                value={description}
                onChange={(event) => setDescription(event.target.value)}
              />
            )}
          </Field>
          <Row>
            <Button
              busy={loading}
              disabledReason={refusal}
              aria-label={t.saveDescription}
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

/** What becomes of files that no client can install. */
function BrokenFiles({ org, channel, refusal }: { org: string; channel: ChannelDetails; refusal: string | null }) {
  const [chosen, choose] = useState<'LIST' | 'HIDE'>(channel.uninstallableFiles === 'HIDE' ? 'HIDE' : 'LIST');
  const [save, { loading }] = useUpdateUninstallableFilesMutation();
  const start = useStart(channel, chosen !== channel.uninstallableFiles);
  const editedBy = useEdited(org, channel.name);
  const named = (value: string): string => t.brokenNames[value === 'HIDE' ? 'HIDE' : 'LIST'];
  const submit = async () => {
    const saved = await runMutation(
      save({
        variables: {
          input: { organization: org, channel: channel.name, brokenFiles: chosen, expectedVersion: start.version },
        },
        context: {
          edited: editedBy(
            { label: t.broken, before: named(start.uninstallableFiles), mine: named(chosen) },
            (settings) => named(settings.uninstallableFiles),
            (settings) => choose(settings.uninstallableFiles === 'HIDE' ? 'HIDE' : 'LIST'),
          ),
        },
      }),
      (data) => data.updateUninstallableFiles,
    );
    if (saved) showToast({ kind: 'success', title: t.brokenSaved });
  };
  return (
    <ChoiceSection
      title={t.broken}
      legend={t.brokenText}
      name="broken-files"
      values={['LIST', 'HIDE']}
      names={t.brokenNames}
      help={t.brokenHelp}
      chosen={chosen}
      choose={choose}
      save={t.saveBroken}
      busy={loading}
      refusal={refusal}
      onSave={submit}
    />
  );
}

/** Description, visibility, and deletion of a channel (CHAN-12, CHAN-13). */
export function SettingsTab({ org, channel, admin }: { org: string; channel: ChannelDetails; admin: boolean }) {
  const [privacy, setPrivacy] = useState<'INTERNAL' | 'PRIVATE' | 'PUBLIC'>(knownPrivacy(channel.visibility));
  const [deleting, setDeleting] = useState(false);
  const [save, { loading }] = useUpdateChannelVisibilityMutation();
  const start = useStart(channel, privacy !== channel.visibility);
  const editedBy = useEdited(org, channel.name);
  const refusal = admin ? null : text.onlyAdmins;
  const [exposure, setExposure] = useState<string | null>(null);
  const submit = async (confirmExposure?: true) => {
    const saved = await runMutation(
      save({
        variables: {
          input: {
            organization: org,
            channel: channel.name,
            visibility: privacy,
            expectedVersion: start.version,
            ...(confirmExposure ? { confirmWiderAccess: confirmExposure } : {}),
          },
        },
        context: {
          edited: editedBy(
            { label: t.privacy, before: privacyName(start.visibility), mine: privacyName(privacy) },
            (settings) => privacyName(settings.visibility),
            (settings) => setPrivacy(knownPrivacy(settings.visibility)),
          ),
        },
      }),
      (data) => {
        const exposureError = data.updateChannelVisibility.userErrors.find(isExposure);
        setExposure(exposureError?.message ?? null);
        return exposureError ? { userErrors: [] } : data.updateChannelVisibility;
      },
    );
    if (saved && 'channel' in saved) showToast({ kind: 'success', title: t.saved });
  };
  return (
    <>
      <Description org={org} channel={channel} refusal={refusal} />
      <Section title={t.privacy}>
        <Panel>
          <Pad gap={16}>
            <Choices
              legend={t.privacyText}
              name="privacy"
              value={privacy}
              onChange={setPrivacy}
              options={(['INTERNAL', 'PRIVATE', 'PUBLIC'] as const).map((value) => ({
                value,
                label: messages.privacy[value],
                help: text.privacyHelp[value],
              }))}
            />
            <Row>
              <Button busy={loading} disabledReason={refusal} onClick={() => void submit()}>
                {t.save}
              </Button>
            </Row>
          </Pad>
        </Panel>
      </Section>
      <UsedWith org={org} channel={channel} refusal={refusal} />
      <BrokenFiles org={org} channel={channel} refusal={refusal} />
      <Probes org={org} channel={channel} refusal={refusal} />
      <Section title={t.danger}>
        <Panel>
          <Pad gap={12}>
            <p>{t.dangerText}</p>
            <Row>
              <Button
                disabledReason={refusal ?? (channel.type === 'DEFAULT' ? t.onlyDefault : null)}
                {...opensDialog}
                onClick={() => setDeleting(true)}
              >
                {t.delete}
              </Button>
            </Row>
          </Pad>
        </Panel>
      </Section>
      {exposure ? (
        <ExposureDialog
          message={exposure}
          busy={loading}
          onNo={() => setExposure(null)}
          onYes={() => void submit(true)}
        />
      ) : null}
      {deleting ? <DeleteDialog org={org} channel={channel} onClose={() => setDeleting(false)} /> : null}
    </>
  );
}
