import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { RowHead } from '../../../ui/Table.tsx';
import { classes } from '../../../ui/classes.ts';
import { look } from '../../../ui/theme/look.ts';
import { installText as t } from './installMessages.ts';
import { ProposedExceptions } from './ProposedExceptions.tsx';
import type { Impact, ImpactQuestion } from './useImpact.ts';

type PlatformState = NonNullable<Impact['installability']>['bySubdir'][number];

const briefCauses = 3;
const mostNamed = 5;

/** Prominent line: how many of the remaining files couldn't be installed. */
function Sum({ platform }: { platform: PlatformState }) {
  const { allowed, uninstallableFileCount, newlyUninstallableFileCount, uninstallablePackageCount } = platform;
  return (
    <p className={look('installSum')}>
      {t.sum(allowed, platform.subdir, uninstallableFileCount)}
      {uninstallablePackageCount > 0 ? ` ${t.lost(uninstallablePackageCount, platform.subdir)}` : ''}
      {uninstallableFileCount > newlyUninstallableFileCount ? (
        <small> {t.before(uninstallableFileCount - newlyUninstallableFileCount)}</small>
      ) : null}
    </p>
  );
}

function Causes({ platform, brief }: { platform: PlatformState; brief: boolean }) {
  const shown = brief ? platform.rootCauses.slice(0, briefCauses) : platform.rootCauses;
  return (
    <div className={look('scroll')} role="region" aria-label={t.causesOn(platform.subdir)} tabIndex={0}>
      <table className={look('table', { tight: true })}>
        <caption className={look('srOnly')}>{t.causesOn(platform.subdir)}</caption>
        <thead>
          <tr>
            <th scope="col">{t.columns.needs}</th>
            {brief ? null : <th scope="col">{t.columns.rule}</th>}
            <th scope="col" className={look('text', { numeric: true })}>
              {t.columns.files}
            </th>
            {brief ? null : (
              <th scope="col" className={look('text', { numeric: true })}>
                {t.columns.packages}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map((cause) => (
            <tr key={cause.spec ?? ''}>
              <RowHead mono={cause.spec !== null}>{cause.spec ?? t.conflict}</RowHead>
              {brief ? null : <td className={look('text', { tone: 'muted', wrap: true })}>{cause.rule}</td>}
              <td className={look('text', { numeric: true })}>{formatNumber(cause.affectedFileCount)}</td>
              {brief ? null : (
                <td className={look('text', { numeric: true })}>{formatNumber(cause.affectedPackageCount)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Lost({ platform }: { platform: PlatformState }) {
  const shown = platform.uninstallablePackages.slice(0, mostNamed);
  return (
    <section className={look('stack', { tight: true })} aria-label={t.lostOn(platform.subdir)}>
      <h4 className={look('heading')}>{t.lostOn(platform.subdir)}</h4>
      <ul className={look('stack', { tight: true })}>
        {shown.map(({ name, detail }) => (
          <li key={name} className={look('text', { tone: 'muted', wrap: true })}>
            {detail}
          </li>
        ))}
      </ul>
      {platform.uninstallablePackageCount > shown.length ? (
        <p className={look('text', { tone: 'muted' })}>
          {t.firstLost(shown.length, platform.uninstallablePackageCount)}
        </p>
      ) : null}
    </section>
  );
}

/** Install checks that the draft breaks or leaves failing; in full mode also that all pass. */
function Probes({ probes, brief }: { probes: NonNullable<Impact['installability']>['installChecks']; brief: boolean }) {
  const failing = probes.filter(({ after }) => after === false);
  if (probes.length === 0 || (brief && failing.length === 0)) return null;
  return (
    <section className={look('stack', { tight: true })} aria-label={t.probes}>
      {failing.length === 0 ? (
        <p className={look('text', { tone: 'muted' })}>{t.probesHold(probes.length)}</p>
      ) : (
        <>
          <p className={look('installSum')}>{t.probesFail(failing.length)}</p>
          <ul className={look('stack', { tight: true })}>
            {failing.map(({ label, subdir, before, detail, isRequired }) => (
              <li key={`${label} ${subdir}`} className={look('text', { wrap: true })}>
                <strong>{t.probeOn(label, subdir)}</strong>
                {isRequired ? ` (${t.probeRequired})` : ''}
                {brief ? null : (
                  <small className={look('text', { tone: 'muted' })}>
                    {' '}
                    {detail} {before === false ? t.probeFailsNow : ''}
                  </small>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Installability of the remaining files, causes, and a link to exceptions. */
export function Installability({
  impact,
  question = null,
  brief = false,
  onExcept,
}: {
  impact: Impact;
  /** The draft that exceptions can be proposed for. */
  question?: ImpactQuestion | null;
  brief?: boolean;
  /** Adds accepted exception suggestions; without it, none are shown. */
  onExcept?: (specs: string[]) => void;
}) {
  const [asked, ask] = useState<string | null>(null);
  const { installability } = impact;
  if (impact.problems.length > 0) return null;
  if (installability === null)
    return (
      <p className={look('text', { tone: 'muted' })} role="status">
        {impact.isInstallabilityPending ? t.pending : t.tooMany}
      </p>
    );
  const broken = installability.bySubdir
    .filter(({ newlyUninstallableFileCount }) => newlyUninstallableFileCount > 0)
    .toSorted((a, b) => b.newlyUninstallableFileCount - a.newlyUninstallableFileCount);
  const shown = broken.find(({ subdir }) => subdir === asked) ?? broken[0];
  const unchecked = installability.bySubdir.reduce((sum, platform) => sum + platform.unchecked, 0);
  return (
    <section className={look('stack')} aria-label={t.title}>
      {brief ? null : <h4 className={look('heading')}>{t.title}</h4>}
      {shown === undefined ? (
        installability.bySubdir.length > 0 ? (
          <p className={look('text', { tone: 'muted' })}>{unchecked > 0 ? t.noneMissing : t.none}</p>
        ) : null
      ) : (
        <>
          {brief ? (
            <Sum platform={shown} />
          ) : (
            broken.map((platform) => <Sum key={platform.subdir} platform={platform} />)
          )}
          {broken.length > 1 ? (
            <label className={look('row')}>
              <span className={look('text', { tone: 'muted' })}>{brief ? t.platform : t.causes}</span>
              <span className={classes(look('select', { size: 'sm' }), look('pick'))}>
                <select
                  className={look('text', { mono: true })}
                  value={shown.subdir}
                  onChange={(event) => ask(event.target.value)}
                >
                  {broken.map(({ subdir }) => (
                    <option key={subdir}>{subdir}</option>
                  ))}
                </select>
                <Icon of={ChevronDown} small />
              </span>
            </label>
          ) : null}
          <Causes platform={shown} brief={brief} />
          {brief || shown.uninstallablePackages.length === 0 ? null : <Lost platform={shown} />}
        </>
      )}
      <Probes probes={installability.installChecks} brief={brief} />
      {unchecked > 0 ? <p className={look('text', { tone: 'muted' })}>{t.unchecked(unchecked)}</p> : null}
      {onExcept && question !== null ? (
        <ProposedExceptions
          needed={installability.uninstallablePackageCount > 0}
          question={question}
          onExcept={onExcept}
        />
      ) : null}
    </section>
  );
}
