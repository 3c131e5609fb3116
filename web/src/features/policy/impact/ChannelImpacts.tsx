import { formatNumber } from '../../../lib/format.ts';
import { RowHead, NumberCell, Table } from '../../../ui/Table.tsx';
import { look } from '../../../ui/theme/look.ts';
import { installText } from './installMessages.ts';
import { impactText } from './messages.ts';
import type { Impact } from './useImpact.ts';
import type { ImpactByChannel } from './useImpacts.ts';

const t = impactText.perChannel;

/** Number of files that the draft makes uninstallable, over all platforms. */
const brokenBy = ({ installability }: Impact): number | null =>
  installability &&
  installability.bySubdir.reduce((sum, { newlyUninstallableFileCount }) => sum + newlyUninstallableFileCount, 0);

/** Number of files whose dependencies weren't checked for conflicts. */
const uncheckedIn = ({ installability }: Impact): number =>
  (installability?.bySubdir ?? []).reduce((sum, { unchecked }) => sum + unchecked, 0);

/** Required probes that can be installed now and could not then. */
const brokenProbes = ({ installability }: Impact): number =>
  (installability?.installChecks ?? []).filter(
    ({ isRequired, before, after }) => isRequired && before === true && after === false,
  ).length;

/** Impact of a draft on each channel of its policy, one line each. */
export function ChannelImpacts({ channels, impacts }: { channels: readonly string[]; impacts: ImpactByChannel }) {
  return (
    <div aria-busy={impacts.size < channels.length}>
      <Table
        tight
        label={t.label}
        columns={[
          { key: 'channel', title: t.channel },
          { key: 'going', title: impactText.goingName, numeric: true },
          { key: 'coming', title: impactText.comingName, numeric: true },
          { key: 'broken', title: t.broken, numeric: true },
          { key: 'lost', title: t.lost, numeric: true },
        ]}
      >
        {channels.map((channel) => {
          const impact = impacts.get(channel);
          if (!impact)
            return (
              <tr key={channel}>
                <RowHead mono>{channel}</RowHead>
                <td colSpan={4} className={look('text', { tone: 'muted' })}>
                  {impact === null ? impactText.failed : t.waiting}
                </td>
              </tr>
            );
          const broken = brokenBy(impact);
          const probes = brokenProbes(impact);
          const unchecked = uncheckedIn(impact);
          return (
            <tr key={channel}>
              <RowHead mono>
                {channel}
                {probes === 0 ? null : (
                  <div className={look('text', { tone: 'danger', regular: true })}>{t.probes(probes)}</div>
                )}
                {unchecked === 0 ? null : (
                  <div className={look('text', { tone: 'muted', regular: true })}>
                    {installText.unchecked(unchecked)}
                  </div>
                )}
              </RowHead>
              <NumberCell value={impact.removedFileCount} />
              <NumberCell value={impact.addedFileCount} />
              <NumberCell quiet={broken === 0}>{broken === null ? t.unknown : formatNumber(broken)}</NumberCell>
              <NumberCell quiet={!impact.installability?.uninstallablePackageCount}>
                {impact.installability ? formatNumber(impact.installability.uninstallablePackageCount) : t.unknown}
              </NumberCell>
            </tr>
          );
        })}
      </Table>
    </div>
  );
}
