import { withExceptions } from '@terrarium/domain/policy';
import { memo, useMemo, useState, type RefObject } from 'react';
import { useQueryParams } from '../../../lib/useQueryParams.ts';
import { useOwnOrganization } from '../../../lib/viewer.ts';
import { PlanNotice } from '../../../ui/PlanNotice.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { channelFor, otherPolicyOf } from '../impact/channelFor.ts';
import { ImpactPanel } from '../impact/ImpactPanel.tsx';
import { installText } from '../impact/installMessages.ts';
import { impactText } from '../impact/messages.ts';
import { useImpact, type ImpactQuestion } from '../impact/useImpact.ts';
import { wizardText } from '../messages.ts';
import { useDraft } from './draftContext.tsx';
import { NumbersProvider, type StepNumbers } from './fields/numbers.ts';
import { mostPackages, ReviewImpact } from './review/ReviewImpact.tsx';
import { ReviewSections } from './review/ReviewSections.tsx';
import { ViewFacts } from './review/ViewFacts.tsx';
import { SummaryPanel } from './side/SummaryPanel.tsx';
import { Tip } from './side/Tip.tsx';
import { CveStep } from './stepForms/CveStep.tsx';
import { DetailsStep } from './stepForms/DetailsStep.tsx';
import { ExclusionStep } from './stepForms/ExclusionStep.tsx';
import type { StepProps } from './stepForms/stepProps.ts';
import { PackageStep } from './stepForms/PackageStep.tsx';
import { reviewStep } from './steps.ts';
import type { StoredPolicy, WizardState } from './useWizard.ts';
import { classes } from '../../../ui/classes.ts';
import { look } from '../../../ui/theme/look.ts';

/** A channel for the impact. */
export interface WizardChannel {
  id: string;
  name: string;
  type: string;
  appliedPolicy: { revision: number; policy: { id: string; name: string } } | null;
}

const briefPackages = 20;
const forms = [DetailsStep, PackageStep, CveStep, ExclusionStep];
const leads = [wizardText.details.lead, wizardText.packages.lead, wizardText.cves.lead, wizardText.exclusions.lead];

/** Whether a channel's numbers show this draft's changes: it has the stored revision, or, for a new policy, none. */
function comparable(channel: WizardChannel | null, policy: StoredPolicy | null): boolean {
  const applied = channel?.appliedPolicy ?? null;
  return policy ? applied?.policy.id === policy.id && applied.revision === policy.revision : applied === null;
}

/** The form of a step. Impact numbers come from a context, so that a new number doesn't rerender the fields. */
const StepForm = memo(function StepForm({
  wizard,
  options,
  heading,
  title,
  org,
}: StepProps & { heading: RefObject<HTMLHeadingElement | null>; title: string; org: string }) {
  const organization = useOwnOrganization(org);
  const Fields = forms[wizard.step] ?? DetailsStep;
  return (
    <form
      className={look('form')}
      aria-labelledby="wizard-step"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void wizard.tryNext();
      }}
    >
      <div>
        <h3 id="wizard-step" ref={heading} tabIndex={-1} className={look('heading')}>
          {title}
        </h3>
        <p className={look('text', { tone: 'muted' })}>{leads[wizard.step]}</p>
      </div>
      {wizard.step === 0 && !wizard.readOnly ? (
        <PlanNotice organization={organization} feature="policy" inForm />
      ) : null}
      <fieldset className={look('stepFields')} disabled={wizard.readOnly} aria-label={title}>
        <Fields wizard={wizard} options={options} />
      </fieldset>
    </form>
  );
});

/** The current step with summary, impact, and tip next to it; the review shows the full impact. */
export function WizardBody({
  org,
  wizard,
  channels,
  options,
  heading,
  title,
}: {
  org: string;
  wizard: WizardState;
  channels: readonly WizardChannel[];
  options: { subdirs: readonly string[]; licenseFamilies: readonly string[] };
  heading: RefObject<HTMLHeadingElement | null>;
  title: string;
}) {
  const [search, setSearch] = useQueryParams();
  const [all, setAll] = useState(false);
  const { step, policy, readOnly } = wizard;
  const { filters, changes, enabled, valid } = useDraft();
  const channel = channelFor(search.get('on'), policy?.namesOfChannelsAppliedTo ?? [], channels);
  const question: ImpactQuestion | null =
    channel && valid
      ? {
          org,
          channel: channel.name,
          filters,
          policyId: policy?.id ?? null,
          packages: all && step === reviewStep ? mostPackages : briefPackages,
        }
      : null;
  const state = useImpact(question);
  const names = channels.map(({ name }) => name);
  const comparedWith = otherPolicyOf(channel, policy?.id ?? null);
  const onChannel = (on: string) => setSearch({ on }, { replace: true });

  const onExcept = readOnly
    ? undefined
    : (specs: string[]) => {
        const { form } = wizard;
        const added = withExceptions(form.getValues(), specs);
        form.setValue('exclusions', added.exclusions, { shouldDirty: true });
        form.setValue('exclusionsOperator', added.exclusionsOperator, { shouldDirty: true });
        showToast({ kind: 'success', title: installText.added(specs.length) });
      };

  const { impact } = state;
  const settled = !state.stale && state.problems.length === 0;
  const theirs = settled && comparable(channel, policy);
  const numbers = useMemo(
    (): StepNumbers => ({
      notes: { changes, impact: theirs ? impact : null, fresh: policy === null },
      impact: settled && !state.busy ? impact : null,
      last: impact,
    }),
    [changes, impact, settled, theirs, state.busy, policy],
  );

  if (step === reviewStep) {
    const also = (policy?.namesOfChannelsAppliedTo ?? []).filter((name) => name !== channel?.name);
    return (
      <>
        <div
          className={classes(look('form'), look('reviewForm'))}
          role="region"
          aria-label={wizardText.review.region}
          tabIndex={0}
        >
          <h3 ref={heading} tabIndex={-1} className={look('srOnly')}>
            {title}
          </h3>
          {readOnly && policy ? <ViewFacts org={org} policy={policy} /> : null}
          <ReviewSections wizard={wizard} />
        </div>
        <ReviewImpact
          org={org}
          state={state}
          question={question}
          channel={channel?.name ?? null}
          channels={names}
          also={also}
          all={all}
          onAll={setAll}
          onChannel={onChannel}
          onExcept={onExcept}
          comparedWith={comparedWith}
        />
      </>
    );
  }
  return (
    <>
      <NumbersProvider value={numbers}>
        <StepForm wizard={wizard} options={options} heading={heading} title={title} org={org} />
      </NumbersProvider>
      <aside className={look('side')} aria-label={`${wizardText.summary}, ${impactText.title}`} tabIndex={0}>
        <SummaryPanel filters={filters} policy={policy} />
        <ImpactPanel
          state={state}
          channel={channel?.name ?? null}
          channels={names}
          onChannel={onChannel}
          question={question}
          onExcept={onExcept}
          cveWarnings={forms[step] !== CveStep}
          missing={valid ? null : ''}
          comparedWith={comparedWith}
          all={
            enabled[reviewStep] && state.impact ? (
              <button
                type="button"
                className={classes(look('link'), look('allLink'))}
                onClick={() => {
                  setAll(true);
                  wizard.goTo(reviewStep);
                }}
              >
                {impactText.all(state.impact.removedPackageCount)}
              </button>
            ) : null
          }
        />
        <Tip step={step} />
      </aside>
    </>
  );
}
