import type { RunDetails_PolicyRunFragment } from '../../../gen/channelRun.ts';
import { Panel, Section } from '../../../ui/layout.tsx';
import { NumberCell, RowHead, Table } from '../../../ui/Table.tsx';
import { look } from '../../../ui/theme/look.ts';
import { runText as t } from './runMessages.ts';

/** Install checks of the channel that a run fails, or for which it is on hold. */
export function FailingProbes({ probes }: { probes: RunDetails_PolicyRunFragment['failedChecks'] }) {
  return (
    <Section title={t.probes}>
      <Panel>
        <Table
          label={t.probes}
          columns={[
            { key: 'label', title: t.probe.label },
            { key: 'platform', title: t.probe.platform },
            { key: 'detail', title: t.probe.detail },
          ]}
        >
          {probes.map(({ label, subdir, detail }) => (
            <tr key={`${label} ${subdir}`}>
              <RowHead>{label}</RowHead>
              <td className={look('text', { mono: true })}>{subdir}</td>
              <td className={look('text', { tone: 'muted', wrap: true })}>{detail}</td>
            </tr>
          ))}
        </Table>
      </Panel>
    </Section>
  );
}

/** Installability after a run, by platform, and packages that became uninstallable or installable. */
export function RunInstallability({
  platforms,
}: {
  platforms: NonNullable<RunDetails_PolicyRunFragment['installability']>;
}) {
  const unchecked = platforms.reduce((sum, platform) => sum + platform.uncheckedFileCount, 0);
  return (
    <Section title={t.installability}>
      <Panel>
        <Table
          label={t.installability}
          columns={[
            { key: 'platform', title: t.installable.platform },
            { key: 'allowed', title: t.installable.allowed, numeric: true },
            { key: 'broken', title: t.installable.broken, numeric: true },
            { key: 'newly', title: t.installable.newly, numeric: true },
            { key: 'lost', title: t.installable.lost, numeric: true },
          ]}
        >
          {platforms.map((platform) => (
            <tr key={platform.subdir}>
              <RowHead mono>{platform.subdir}</RowHead>
              <NumberCell value={platform.allowed} />
              <NumberCell value={platform.uninstallableFileCount} />
              <NumberCell value={platform.newlyUninstallableFileCount} />
              <NumberCell value={platform.uninstallablePackageCount} />
            </tr>
          ))}
        </Table>
      </Panel>
      {platforms
        .filter(({ newlyUninstallablePackageCount }) => newlyUninstallablePackageCount > 0)
        .map(({ subdir, newlyUninstallablePackages, newlyUninstallablePackageCount, causes }) => (
          <div key={subdir} className={look('stack', { tight: true })}>
            <p className={look('text', { wrap: true })}>
              {t.becameLost(subdir, newlyUninstallablePackages, newlyUninstallablePackageCount)}
            </p>
            <ul className={look('stack', { tight: true })}>
              {causes.map(({ spec, rule, packages, packageCount }) => (
                <li key={spec ?? ''} className={look('text', { tone: 'muted', wrap: true })}>
                  {t.lostBecause(spec, rule, packages, packageCount)}
                </li>
              ))}
            </ul>
          </div>
        ))}
      {platforms
        .filter(({ restoredPackageCount }) => restoredPackageCount > 0)
        .map(({ subdir, restoredPackages, restoredPackageCount }) => (
          <p key={subdir} className={look('text', { wrap: true })}>
            {t.regained(subdir, restoredPackages, restoredPackageCount)}
          </p>
        ))}
      {unchecked > 0 ? <p className={look('text', { tone: 'muted' })}>{t.unchecked(unchecked)}</p> : null}
    </Section>
  );
}
