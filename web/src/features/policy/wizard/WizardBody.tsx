import { DEFAULT_CHANNEL } from '@terrarium/domain/access';
import { useState, type RefObject } from 'react';
import { useQueryParams } from '../../../lib/useQueryParams.ts';
import { ImpactPanel } from '../impact/ImpactPanel.tsx';
import { impactText } from '../impact/messages.ts';
import { useImpact, type ImpactQuestion } from '../impact/useImpact.ts';
import { wizardText } from '../messages.ts';
import type { NoteSource } from './fieldNotes.ts';
import { mostPackages, ReviewImpact } from './review/ReviewImpact.tsx';
import { ReviewSections } from './review/ReviewSections.tsx';
import { ViewFacts } from './review/ViewFacts.tsx';
import { SummaryPanel } from './side/SummaryPanel.tsx';
import { Tip } from './side/Tip.tsx';
import { CveStep } from './stepForms/CveStep.tsx';
import { DetailsStep } from './stepForms/DetailsStep.tsx';
import { ExclusionStep } from './stepForms/ExclusionStep.tsx';
import { PackageStep } from './stepForms/PackageStep.tsx';
import { reviewStep } from './steps.ts';
import type { StoredPolicy, WizardState } from './useWizard.ts';
import { classes } from '../../../ui/classes.ts';
import { look } from '../../../ui/theme/look.ts';

/** A channel on which the impact can be shown. */
export interface WizardChannel {
  id: string;
  name: string;
  type: string;
  appliedPolicy: { revision: number; policy: { id: string } } | null;
}

const briefPackages = 20;
const forms = [DetailsStep, PackageStep, CveStep, ExclusionStep];
const leads = [wizardText.details.lead, wizardText.packages.lead, wizardText.cves.lead, wizardText.exclusions.lead];

/** The channel to show the impact on: the asked one, else one the policy is applied to, else a virtual one, else the default one (CHAN-16), else the first. */
function channelFor(
  asked: string | null,
  policy: StoredPolicy | null,
  channels: readonly WizardChannel[],
): WizardChannel | null {
  return (
    channels.find(({ name }) => name === asked) ??
    channels.find(({ name }) => policy?.namesOfChannelsAppliedTo.includes(name)) ??
    channels.find(({ type }) => type === 'VIRTUAL') ??
    channels.find(({ name }) => name === DEFAULT_CHANNEL) ??
    channels[0] ??
    null
  );
}

/** Whether the numbers of a channel are those of this draft's changes: it is under the stored revision, or under nothing while the policy is new. */
function comparable(channel: WizardChannel | null, policy: StoredPolicy | null): boolean {
  const applied = channel?.appliedPolicy ?? null;
  return policy ? applied?.policy.id === policy.id && applied.revision === policy.revision : applied === null;
}

/** The step at hand with what stands beside it: summary, impact and tip; on the review the whole impact. */
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
  options: { platforms: readonly string[]; licenseFamilies: readonly string[] };
  heading: RefObject<HTMLHeadingElement | null>;
  title: string;
}) {
  const [search, setSearch] = useQueryParams();
  const [all, setAll] = useState(false);
  const { step, filters, policy, readOnly } = wizard;
  const channel = channelFor(search.get('on'), policy, channels);
  const question: ImpactQuestion | null =
    channel && wizard.valid
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
  const onChannel = (on: string) => setSearch({ on }, { replace: true });

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
        />
      </>
    );
  }
  const Form = forms[step] ?? DetailsStep;
  const notes: NoteSource = {
    changes: wizard.changes,
    impact: !state.stale && state.problems.length === 0 && comparable(channel, policy) ? state.impact : null,
    fresh: policy === null,
  };
  return (
    <>
      <form
        className={look('form')}
        aria-labelledby="wizard-step"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          wizard.tryNext();
        }}
      >
        <div>
          <h3 id="wizard-step" ref={heading} tabIndex={-1} className={look('heading')}>
            {title}
          </h3>
          <p className={look('text', { tone: 'muted' })}>{leads[step]}</p>
        </div>
        <fieldset className={look('stepFields')} disabled={readOnly} aria-label={title}>
          <Form
            wizard={wizard}
            notes={notes}
            options={options}
            impact={!state.stale && !state.busy && state.problems.length === 0 ? state.impact : null}
          />
        </fieldset>
      </form>
      <aside className={look('side')} aria-label={`${wizardText.summary}, ${impactText.title}`} tabIndex={0}>
        <SummaryPanel filters={filters} policy={policy} />
        <ImpactPanel
          state={state}
          channel={channel?.name ?? null}
          channels={names}
          onChannel={onChannel}
          all={
            wizard.enabled[reviewStep] && state.impact ? (
              <button
                type="button"
                className={classes(look('link'), look('allLink'))}
                onClick={() => {
                  setAll(true);
                  wizard.goTo(reviewStep);
                }}
              >
                {impactText.all(state.impact.goingPackageCount)}
              </button>
            ) : null
          }
        />
        <Tip step={step} />
      </aside>
    </>
  );
}
