import { stepOf, WIZARD_STEPS } from '@terrarium/domain/policy';
import { History, Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import '../../../ui/theme/recipes/policy.css';
import { useQueryParams } from '../../../lib/useQueryParams.ts';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Banner } from '../../../ui/feedback.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { useListContext } from '../list/notice.ts';
import { text, wizardText } from '../messages.ts';
import { DraftProvider, useDraft } from './draftContext.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { MismatchBanner } from './MismatchBanner.tsx';
import { Stepper } from './Stepper.tsx';
import { reviewStep } from './steps.ts';
import { useSave } from './useSave.ts';
import { useWizard, type StoredPolicy, type WizardMode, type WizardState } from './useWizard.ts';
import { WizardBody, type WizardChannel } from './WizardBody.tsx';
import { classes } from '../../../ui/classes.ts';
import { look } from '../../../ui/theme/look.ts';
import { Push } from '../../../ui/layout.tsx';
import { useLeaveBlocker } from '../../../ui/useLeaveBlocker.ts';

/** Props of the wizard. */
export interface WizardProps {
  org: string;
  mode: WizardMode;
  policy: StoredPolicy | null;
  channels: readonly WizardChannel[];
  options: { subdirs: readonly string[]; licenseFamilies: readonly string[] };
  /** Whether the user can edit the viewed policy. */
  mayEdit: boolean;
}

/** Whether a list is open in the dialog: Escape then closes only the list. */
const listIsOpen = (): boolean => document.activeElement?.matches('[role="combobox"][aria-expanded="true"]') ?? false;

/** Which policy it is, and what saving makes of it. */
function Subtitle({ policy, last }: { policy: StoredPolicy | null; last: boolean }) {
  const { values, changes } = useDraft();
  return (
    <span className={classes(look('text', { tone: 'muted', clip: true }), look('wizard.subtitle'))}>
      {policy === null
        ? values.name.trim()
        : last && changes.length > 0
          ? wizardText.revisionTo(policy.name, policy.revision)
          : wizardText.revision(policy.name, policy.revision)}
    </span>
  );
}

/** Number of unsaved changes. */
function Unsaved() {
  const { changes } = useDraft();
  return changes.length > 0 ? (
    <span className={classes(look('text', { tone: 'muted', only: 'wide' }), look('row'))}>
      <Icon of={Pencil} small />
      {wizardText.unsaved(changes.length)}
    </span>
  ) : null;
}

/** Asks what to do with the draft. A new policy can be saved only on the last step, a stored one on every step. */
function Leave({
  wizard,
  onKeep,
  onDiscard,
  onSave,
}: {
  wizard: WizardState;
  onKeep: () => void;
  onDiscard: () => void;
  onSave: () => void;
}) {
  const { changes, valid } = useDraft();
  return (
    <LeaveDialog
      changes={changes.length}
      onKeep={onKeep}
      onDiscard={onDiscard}
      onSave={wizard.policy !== null && valid && changes.length > 0 ? onSave : null}
    />
  );
}

/** The five steps over the list of policies. */
export function Wizard({ org, mode, policy, channels, options, mayEdit }: WizardProps) {
  const wizard = useWizard(org, mode, policy);
  const { step, readOnly, form, wanted } = wizard;
  const { back } = useListContext();
  const navigate = useNavigate();
  const [search, setSearch] = useQueryParams();
  const leaving = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef({ step, wanted });
  const leave = () => {
    leaving.current = true;
    wizard.forget();
    void navigate(back, { preventScrollReset: true });
  };
  const { save, saving, failure } = useSave({
    org,
    wizard,
    channels,
    onSaved: () => {
      leaving.current = true;
      wizard.forget();
    },
  });
  // While editing, closing and navigating ask first (WIZ-36); a lost session doesn't wait.
  const blocked = useLeaveBlocker(
    ({ currentLocation, nextLocation }) =>
      !readOnly &&
      !leaving.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.pathname !== paths.logOut.href(),
  );

  // Focus the heading of a new step, or its invalid field once rendered.
  useEffect(() => {
    const before = seen.current;
    const arrived = wanted !== before.wanted && wanted !== null && stepOf(wanted.path) === step;
    if (arrived) form.setFocus(wanted.path);
    else if (step !== before.step) heading.current?.focus();
    seen.current = { step, wanted: arrived ? wanted : before.wanted };
  }, [step, wanted, form]);

  const last = step === reviewStep;
  const applied = policy?.namesOfChannelsAppliedTo ?? [];
  const help = search.get('help');

  return (
    <DraftProvider wizard={wizard}>
      <Dialog
        size="wizard"
        contentClassName={look('wizard', { review: last })}
        bodyClassName={look('wizard.body')}
        closeOnOutside={false}
        title={wizardText.titles[mode]}
        onClose={() => {
          if (!listIsOpen()) void navigate(back, { preventScrollReset: true });
        }}
        initialFocus={() =>
          mode === 'create' && step === 0
            ? (heading.current?.closest('form')?.querySelector('input') ?? null)
            : heading.current
        }
        headerActions={
          <>
            <Subtitle policy={policy} last={last} />
            <Push />
            {readOnly ? null : <Unsaved />}
            {readOnly && policy ? (
              <ButtonLink
                size="sm"
                icon={History}
                aria-label={text.history}
                to={paths.policyHistory.href({ org, policyId: policy.id }, Object.fromEntries(search))}
              >
                <span className={look('text', { only: 'wide' })}>{text.history}</span>
              </ButtonLink>
            ) : null}
            {readOnly && mayEdit && policy ? (
              <ButtonLink
                size="sm"
                icon={Pencil}
                aria-label={wizardText.editThis}
                to={paths.editPolicy.href({ org, policyId: policy.id }, Object.fromEntries(search))}
              >
                <span className={look('text', { only: 'wide' })}>{wizardText.editThis}</span>
              </ButtonLink>
            ) : null}
          </>
        }
        header={
          failure || wizard.proposed !== null || wizard.problems.length > 0 ? (
            <div className={look('wizardBanners')}>
              {failure ? <Banner kind="error">{failure}</Banner> : null}
              {wizard.proposed === null ? null : <Banner kind="info">{wizard.proposed}</Banner>}
              {wizard.problems.length > 0 ? <MismatchBanner problems={wizard.problems} editable={!readOnly} /> : null}
            </div>
          ) : undefined
        }
        footer={
          <>
            <Button variant="ghost" onClick={leave}>
              {readOnly ? wizardText.closeView : wizardText.cancel}
            </Button>
            <Push />
            {last && !readOnly && applied.length > 0 ? (
              <span className={classes(look('text', { tone: 'muted', only: 'wide' }), look('savingNote'))}>
                {wizardText.savingStarts(applied)}
              </span>
            ) : null}
            <Button disabled={step === 0} onClick={() => wizard.goTo(step - 1)}>
              {wizardText.previous}
            </Button>
            {last ? (
              <Button
                variant="solid"
                busy={saving}
                disabled={readOnly}
                title={readOnly ? wizardText.viewOnly : undefined}
                onClick={() => void save()}
              >
                {wizardText.confirm[mode]}
              </Button>
            ) : (
              <Button variant="solid" onClick={() => void wizard.tryNext()}>
                {wizardText.next}
              </Button>
            )}
          </>
        }
      >
        <Stepper wizard={wizard} />
        <WizardBody
          org={org}
          wizard={wizard}
          channels={channels}
          options={options}
          heading={heading}
          title={WIZARD_STEPS[step] ?? ''}
        />
      </Dialog>
      {help === 'matchspec' || help === 'rules' ? (
        <HelpDialog topic={help} onClose={() => setSearch({ help: null }, { replace: true })} />
      ) : null}
      {blocked ? (
        <Leave
          wizard={wizard}
          onKeep={blocked.stay}
          onDiscard={() => {
            wizard.forget();
            blocked.leave();
          }}
          onSave={() => {
            blocked.stay();
            void save();
          }}
        />
      ) : null}
    </DraftProvider>
  );
}
