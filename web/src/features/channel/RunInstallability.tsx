import type { RunDetails_PolicyRunFragment } from '../../gen/channelRun.ts';
import { Panel, Section } from '../../ui/layout.tsx';
import { NumberCell, RowHead, Table } from '../../ui/Table.tsx';
import { look } from '../../ui/theme/look.ts';
import { runText as t } from './runMessages.ts';

/** Probes of the channel that fail by a run, or for which it was held back. */
export function FailingProbes({ probes }: { probes: RunDetails_PolicyRunFragment['failingProbes'] }) {
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
          {probes.map(({ label, platform, detail }) => (
            <tr key={`${label} ${platform}`}>
              <RowHead>{label}</RowHead>
              <td className={look('text', { mono: true })}>{platform}</td>
              <td className={look('text', { tone: 'muted', wrap: true })}>{detail}</td>
            </tr>
          ))}
        </Table>
      </Panel>
    </Section>
  );
}

/** What of a run's result can be installed, by platform, and which packages it lost or brought back. */
export function RunInstallability({
  platforms,
}: {
  platforms: NonNullable<RunDetails_PolicyRunFragment['installability']>;
}) {
  const unchecked = platforms.reduce((sum, platform) => sum + platform.unchecked, 0);
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
            <tr key={platform.platform}>
              <RowHead mono>{platform.platform}</RowHead>
              <NumberCell value={platform.allowed} />
              <NumberCell value={platform.broken} />
              <NumberCell value={platform.newlyBroken} />
              <NumberCell value={platform.lostPackageCount} />
            </tr>
          ))}
        </Table>
      </Panel>
      {platforms
        .filter(({ newlyLostCount }) => newlyLostCount > 0)
        .map(({ platform, newlyLost, newlyLostCount, causes }) => (
          <div key={platform} className={look('stack', { tight: true })}>
            <p className={look('text', { wrap: true })}>{t.becameLost(platform, newlyLost, newlyLostCount)}</p>
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
        .filter(({ regainedCount }) => regainedCount > 0)
        .map(({ platform, regained, regainedCount }) => (
          <p key={platform} className={look('text', { wrap: true })}>
            {t.regained(platform, regained, regainedCount)}
          </p>
        ))}
      {unchecked > 0 ? <p className={look('text', { tone: 'muted' })}>{t.unchecked(unchecked)}</p> : null}
    </Section>
  );
}
