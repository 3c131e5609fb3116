import type { PolicyPlanQuery } from '../../../gen/policyPlan.ts';
import { classes } from '../../../ui/classes.ts';
import { look } from '../../../ui/theme/look.ts';
import { ChangeLines } from '../history/ChangeLines.tsx';
import { installText } from '../impact/installMessages.ts';
import { isComputed } from '../impact/useImpact.ts';
import { planText as t } from './planMessages.ts';

/** The hub's plan of a policy file. */
export type Plan = NonNullable<NonNullable<PolicyPlanQuery['organization']>['policyPlan']>;
type PlannedChannel = Plan['channels'][number];

/** Packages that are named each way. */
const named = 8;

function Names({ title, names, total }: { title: string; names: readonly string[]; total: number }) {
  if (total === 0) return null;
  const shown = names.slice(0, named);
  return (
    <li className={look('text', { wrap: true })}>
      {title} <span className={look('text', { mono: true })}>{shown.join(', ')}</span>
      {t.andMore(total - shown.length)}
    </li>
  );
}

function ChannelPart({ planned: { channel, action, replaces, isMonitored, impact } }: { planned: PlannedChannel }) {
  const lost = [
    ...new Set(
      impact?.installability?.bySubdir.flatMap((each) => each.uninstallablePackages.map(({ name }) => name)) ?? [],
    ),
  ];
  const unchecked = impact?.installability?.bySubdir.reduce((sum, each) => sum + each.unchecked, 0) ?? 0;
  const failing =
    impact?.installability?.installChecks.filter(({ before, after }) => before === true && after === false) ?? [];
  return (
    <section className={look('stack', { tight: true })} aria-label={channel.name}>
      <p className={look('text', { wrap: true })}>
        <span className={classes(look('text', { mono: true }))}>{channel.name}</span> {t.action[action]}
        {replaces === null ? '' : ` ${replaces}`}.{' '}
        {!isComputed(impact)
          ? t.notComputed
          : isMonitored
            ? t.watched(impact.removedFileCount)
            : t.counts(impact.removedFileCount, impact.addedFileCount)}
      </p>
      {isComputed(impact) ? (
        <ul className={look('mistakes')}>
          <Names
            title={t.going}
            names={impact.removedPackages.map(({ name }) => name)}
            total={impact.removedPackageCount}
          />
          <Names
            title={t.coming}
            names={impact.addedPackages.map(({ name }) => name)}
            total={impact.addedPackageCount}
          />
          {impact.installability ? (
            <Names title={t.lost} names={lost} total={impact.installability.uninstallablePackageCount} />
          ) : (
            <li className={look('text', { wrap: true })}>{installText.tooMany}</li>
          )}
          {unchecked > 0 ? <li className={look('text', { wrap: true })}>{installText.unchecked(unchecked)}</li> : null}
          {failing.map(({ label, subdir, detail }) => (
            <li key={`${label} ${subdir}`} className={look('text', { wrap: true })}>
              {t.probe(label, subdir)} {detail}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/**
 * Planned changes of a policy file: the policy in words; per channel counts, first names, uninstallable packages, and
 * failing install checks.
 */
export function PlanView({ plan }: { plan: Plan }) {
  const name = plan.name ?? '';
  return (
    <div className={look('stack', { form: true })}>
      <p className={look('text', { wrap: true })}>
        {plan.action === 'CREATE'
          ? t.creates(name)
          : plan.action === 'UPDATE'
            ? t.updates(name, plan.policy?.revision ?? 1)
            : t.keeps(name)}{' '}
        {plan.summary}
      </p>
      {plan.changes.length > 0 ? (
        <section className={look('stack', { tight: true })} aria-label={t.changes}>
          <h3 className={look('heading')}>{t.changes}</h3>
          <ChangeLines changes={plan.changes} />
        </section>
      ) : null}
      <section className={look('stack', { tight: true })} aria-label={t.channels}>
        <h3 className={look('heading')}>{t.channels}</h3>
        {plan.channels.length === 0 ? <p className={look('text', { tone: 'muted' })}>{t.noChannels}</p> : null}
        {plan.channels.map((planned) => (
          <ChannelPart key={planned.channel.id} planned={planned} />
        ))}
      </section>
    </div>
  );
}
