import { commonSubdirs } from '@terrarium/domain/conda';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useImportEnvironmentMutation } from '../../gen/environment.ts';
import { forgetField } from '../../lib/apollo/cache.ts';
import { failureText } from '../../lib/formErrors.ts';
import { paths } from '../../paths.ts';
import { Banner } from '../../ui/feedback.tsx';
import { Field, Select, TextInput } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/overlay/FormDialog.tsx';
import { look } from '../../ui/theme/look.ts';
import { showToast } from '../../ui/toasts.tsx';
import { text as t } from './messages.ts';

/** Maximum size of a mutation. */
const MOST_BYTES = 5 * 1024 * 1024;
/** Maximum number of errors shown. */
const MOST_TOLD = 10;

interface Told {
  name: string;
  subdir: string;
  device: string;
  solve: 'auto' | 'all' | 'none';
  channels: string;
}

/** Registers an environment from files. Shows each error with its file, line, and location. */
export function ImportDialog({ org, onClose }: { org: string; onClose: () => void }) {
  const navigate = useNavigate();
  const [take, { loading }] = useImportEnvironmentMutation({
    update: (cache) => forgetField(cache, 'Organization', 'environments'),
  });
  const [files, setFiles] = useState<File[]>([]);
  const [wrong, setWrong] = useState<string[]>([]);
  const { register, handleSubmit } = useForm<Told>({
    defaultValues: { name: '', subdir: '', device: '', solve: 'auto', channels: '' },
  });
  const send = handleSubmit(async ({ solve, channels, ...told }) => {
    if (files.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES) return setWrong([t.importTooLarge]);
    // Loads the decoder with the first use of the dialog: pages with lists don't need it.
    const { decodeText } = await import('@terrarium/domain/environment');
    const contents: { name: string; content: string }[] = [];
    for (const file of files) {
      const content = decodeText(new Uint8Array(await file.arrayBuffer()));
      if (content === null) return setWrong([t.importNotText(file.name)]);
      contents.push({ name: file.name, content });
    }
    try {
      const input = {
        organization: org,
        files: contents,
        ...told,
        solve: solve === 'auto' ? null : solve === 'all',
        channels: channels.split(/[\s,]+/).filter(Boolean),
      };
      const payload = (await take({ variables: { input } })).data?.importEnvironment;
      const problems = payload?.userErrors ?? [];
      if (problems.length > 0) return setWrong(problems.slice(0, MOST_TOLD).map(({ message }) => message));
      const environment = payload?.environment;
      if (!environment) return;
      onClose();
      const leftOut = payload.skippedEntries?.length ?? 0;
      showToast({
        kind: 'success',
        title: t.importDone(environment.name, environment.packageCount),
        ...(leftOut > 0 && { text: t.importLeftOut(leftOut) }),
      });
      await navigate(paths.environment.href({ org, environmentId: environment.uuid }));
    } catch (error) {
      setWrong([failureText(error)]);
    }
  });
  return (
    <FormDialog
      title={t.importTitle}
      submit={t.importYes}
      busy={loading}
      disabledReason={files.length > 0 ? null : t.importChoose}
      onSubmit={send}
      onClose={onClose}
    >
      {wrong.map((message) => (
        <Banner key={message} kind="error">
          {message}
        </Banner>
      ))}
      <Field label={t.importFiles} help={t.importLead}>
        {(control) => (
          <input
            {...control}
            type="file"
            multiple
            className={look('input')}
            onChange={({ target }) => {
              setFiles([...(target.files ?? [])]);
              setWrong([]);
            }}
          />
        )}
      </Field>
      <Field label={t.importName} help={t.importNameHelp}>
        {(control) => <TextInput {...control} {...register('name')} autoComplete="off" />}
      </Field>
      <Field label={t.importPlatform} help={t.importPlatformHelp}>
        {(control) => (
          <Select
            {...control}
            {...register('subdir')}
            options={[
              { value: '', label: t.importPlatformTold },
              ...commonSubdirs.map((value) => ({ value, label: value })),
            ]}
          />
        )}
      </Field>
      <Field label={t.importSolve} help={t.importSolveHelp}>
        {(control) => (
          <Select
            {...control}
            {...register('solve')}
            options={(['auto', 'all', 'none'] as const).map((value) => ({ value, label: t.importSolves[value] }))}
          />
        )}
      </Field>
      <Field label={t.importChannels} help={t.importChannelsHelp}>
        {(control) => <TextInput {...control} {...register('channels')} autoComplete="off" />}
      </Field>
      <Field label={t.importDevice} help={t.importDeviceHelp}>
        {(control) => <TextInput {...control} {...register('device')} autoComplete="off" />}
      </Field>
    </FormDialog>
  );
}
