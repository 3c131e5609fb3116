import { skipToken } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useApplyPolicyChoicesQuery, usePolicyToApplyQuery, useRunView_RunFragment } from '../../../gen/policy.ts';
import '../../../ui/theme/recipes/policy.css';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Banner, EmptyState, ErrorState, HeadSkeleton } from '../../../ui/feedback.tsx';
import { Choices, Field, Select } from '../../../ui/Field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { ImpactPanel } from '../impact/ImpactPanel.tsx';
import { useImpact } from '../impact/useImpact.ts';
import { resentFilters } from '../../../lib/resentFilters.ts';
import { ApplyRun } from './ApplyRun.tsx';
import { applyText } from './messages.ts';
import { noPolicyFilters } from './noPolicyFilters.ts';
import { useApply } from './useApply.ts';
import { useRunToast } from './useRunToast.tsx';
import { classes } from '../../../ui/classes.ts';
import { look } from '../../../ui/theme/look.ts';
import { Push } from '../../../ui/layout.tsx';

const packages = 20;

/** Returns the first field of a dialog; null until they render. */
const firstField = (fields: HTMLElement | null): HTMLElement | null =>
  fields?.querySelector<HTMLElement>('select:not(:disabled)') ?? null;

/**
 * Applies a policy to a channel; missing values are selected in the dialog. Shows the impact before, and the run after.
 * With `takesOff` it starts by asking whether to remove the channel's policy, and closes if so.
 */
export function ApplyDialog({
  org,
  policyId,
  channelName,
  proposedChannel = '',
  takesOff = false,
  onClose,
}: {
  org: string;
  policyId?: string;
  channelName?: string;
  /** Preselected channel if none is given. */
  proposedChannel?: string;
  takesOff?: boolean;
  /** @param applied whether a run was started */
  onClose: (applied: boolean) => Promise<void> | void;
}) {
  const { data, loading, error, refetch } = useApplyPolicyChoicesQuery({ variables: { org } });
  const given = usePolicyToApplyQuery(policyId === undefined ? skipToken : { variables: { org, id: policyId } });
  const [chosenPolicy, choosePolicy] = useState('');
  const [chosenChannel, chooseChannel] = useState(proposedChannel);
  const [mode, setMode] = useState<'enforce' | 'watch'>('enforce');
  const [removing, setRemoving] = useState(takesOff);
  const organization = data?.organization;
  const loaded = Boolean(organization);
  const fields = useRef<HTMLDivElement>(null);
  // The fields render after the dialog. Move the focus from the dialog itself to them, not to Cancel.
  useEffect(() => {
    if (loaded && document.activeElement?.matches('[role="dialog"]')) firstField(fields.current)?.focus();
  }, [loaded]);
  const listed = organization?.policies?.nodes ?? [];
  const fixed = given.data?.organization?.policy;
  const policies = fixed && !listed.some(({ id }) => id === fixed.id) ? [fixed, ...listed] : listed;
  const channels = organization?.channels ?? [];
  // A single channel needs no selection.
  const channel = channels.find(({ name }) => channels.length === 1 || name === (channelName ?? chosenChannel)) ?? null;
  const policy = policies.find(({ id }) => policies.length === 1 || id === (policyId ?? chosenPolicy)) ?? null;
  const applied = channel?.appliedPolicy ?? null;
  const { started, working, failure, apply, takeOff, reset } = useApply(org);
  const filters = removing ? noPolicyFilters : policy && resentFilters(policy.filters);
  const impact = useImpact(
    channel && filters && !started
      ? { org, channel: channel.name, filters, policyId: removing ? null : (policy?.id ?? null), packages }
      : null,
  );
  const run = useRunView_RunFragment(started?.run ?? null);
  const tellEnded = useRunToast(org);
  // Show the message on the page that is open after closing.
  const close = async () => {
    await onClose(started !== null);
    if (started) tellEnded(started, run);
  };
  const title = started?.channel.name ?? channelName;
  const ready = policy !== null && channel !== null;
  const absent = loading ? (
    <HeadSkeleton label={applyText.what} />
  ) : error ? (
    <ErrorState what={applyText.what} error={error} onRetry={refetch} />
  ) : (
    <EmptyState bare kind="no-permission" title={applyText.title} />
  );
  const failed = failure ? <Banner kind="error">{failure}</Banner> : null;
  const again = () => {
    if (started?.removed && channel) void takeOff(channel, started.removed);
    else if (ready) void apply(policy.id, channel, mode === 'watch');
    else reset();
  };

  return (
    <>
      {takesOff && !started ? null : (
        <Dialog
          size="lg"
          title={
            started ? applyText.run.title(started.channel.name) : title ? applyText.titleTo(title) : applyText.title
          }
          onClose={() => void close()}
          closeOnOutside={false}
          initialFocus={() =>
            firstField(fields.current) ?? [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1) ?? null
          }
          footer={
            started ? (
              <>
                <Push />
                <ButtonLink to={paths.run.href({ org, channel: started.channel.name, runId: started.run.id })}>
                  {applyText.run.open}
                </ButtonLink>
                <ButtonLink to={paths.channel.href({ org, channel: started.channel.name })}>
                  {applyText.run.showChannel}
                </ButtonLink>
                <Button variant="solid" onClick={() => void close()}>
                  {applyText.close}
                </Button>
              </>
            ) : (
              <>
                {channelName !== undefined && applied ? (
                  <Button variant="ghost" onClick={() => setRemoving(true)}>
                    {applyText.takeOff}
                  </Button>
                ) : null}
                <Push />
                <Button onClick={() => void onClose(false)}>{applyText.cancel}</Button>
                {organization && policies.length === 0 ? (
                  <ButtonLink variant="solid" to={paths.newPolicy.href({ org }, { on: channel?.name ?? null })}>
                    {applyText.createFirst}
                  </ButtonLink>
                ) : (
                  <Button
                    variant="solid"
                    busy={working}
                    disabledReason={ready ? null : applyText.chooseFirst}
                    onClick={() => {
                      if (ready) void apply(policy.id, channel, mode === 'watch');
                    }}
                  >
                    {mode === 'watch' ? applyText.applyWatch : applyText.apply}
                  </Button>
                )}
              </>
            )
          }
        >
          {failed}
          {started ? (
            <ApplyRun key={started.run.id} org={org} channel={started.channel} started={started.run} onRetry={again} />
          ) : organization ? (
            <>
              <div ref={fields} className={classes(look('halves'), look('applyFields'))}>
                <Field label={applyText.policy} help={policy?.summary}>
                  {(control) => (
                    <Select
                      {...control}
                      disabled={policyId !== undefined}
                      value={policy?.id ?? ''}
                      onChange={(event) => choosePolicy(event.target.value)}
                      options={[
                        { value: '', label: policies.length === 0 ? applyText.noPolicies : applyText.choosePolicy },
                        ...policies.map(({ id, name }) => ({ value: id, label: name })),
                      ]}
                    />
                  )}
                </Field>
                <Field
                  label={applyText.channel}
                  help={
                    channel === null
                      ? undefined
                      : applied === null
                        ? applyText.none
                        : policy && applied.policy.id === policy.id
                          ? applyText.already(applied.revision)
                          : applyText.replaces(applied.policy.name)
                  }
                >
                  {(control) => (
                    <Select
                      {...control}
                      disabled={channelName !== undefined}
                      value={channel?.name ?? ''}
                      onChange={(event) => chooseChannel(event.target.value)}
                      options={[
                        { value: '', label: channels.length === 0 ? applyText.noChannels : applyText.chooseChannel },
                        ...channels.map(({ name }) => ({ value: name, label: name })),
                      ]}
                    />
                  )}
                </Field>
              </div>
              {ready ? (
                <Choices
                  legend={applyText.mode}
                  name="mode"
                  value={mode}
                  onChange={setMode}
                  options={[
                    { value: 'enforce', label: applyText.modes.enforce, help: applyText.modes.enforceText },
                    { value: 'watch', label: applyText.modes.watch, help: applyText.modes.watchText },
                  ]}
                />
              ) : null}
              {ready && !removing ? (
                <ImpactPanel state={impact} channel={channel.name} channels={[channel.name]} />
              ) : null}
            </>
          ) : (
            absent
          )}
        </Dialog>
      )}
      {removing && !started && (takesOff || (channel && applied)) ? (
        <ConfirmDialog
          danger
          title={applyText.removal.title(channel?.name ?? title ?? '')}
          no={applyText.removal.no}
          yes={applyText.removal.yes}
          busy={working}
          yesDisabledReason={organization && !applied ? applyText.none : null}
          onNo={() => (takesOff ? void onClose(false) : setRemoving(false))}
          onYes={() => {
            if (channel && applied) void takeOff(channel, applied.policy);
          }}
        >
          <div className={look('stack', { form: true })}>
            {failed}
            {channel && applied ? (
              <>
                <p>{applyText.removal.text(applied.policy.name)}</p>
                <ImpactPanel state={impact} channel={channel.name} channels={[channel.name]} />
              </>
            ) : organization ? (
              <p>{applyText.none}</p>
            ) : (
              absent
            )}
          </div>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
