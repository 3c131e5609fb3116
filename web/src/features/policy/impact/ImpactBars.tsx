import { formatNumber } from '../../../lib/format.ts';
import { Bar } from '../../../ui/badges.tsx';
import { Mono } from '../../../ui/layout.tsx';
import { impactText, signed } from './messages.ts';
import type { Impact } from './useImpact.ts';
import { look } from '../../../ui/theme/look.ts';

/** All platforms: unchanged, removed, and added files, with numbers next to the bar. */
export function PlatformBars({ platforms }: { platforms: Impact['bySubdir'] }) {
  const most = Math.max(1, ...platforms.map((platform) => platform.fileCountBefore + platform.addedFileCount));
  return (
    <ul className={look('bars')}>
      {platforms.map(({ subdir, fileCountBefore, fileCountAfter, removedFileCount, addedFileCount }) => (
        <li key={subdir}>
          <Mono>{subdir}</Mono>
          <Bar
            total={most}
            label={`${subdir}: ${impactText.bar(fileCountBefore, removedFileCount, addedFileCount)}`}
            parts={[
              { kind: 'keep', value: fileCountBefore - removedFileCount },
              { kind: 'going', value: removedFileCount },
              { kind: 'coming', value: addedFileCount },
            ]}
          />
          <span className={look('text', { numeric: true })}>{impactText.change(fileCountBefore, fileCountAfter)}</span>
          <span
            className={look('text', {
              numeric: true,
              tone: fileCountAfter < fileCountBefore ? 'minus' : fileCountAfter > fileCountBefore ? 'plus' : 'subtle',
            })}
          >
            {signed(fileCountAfter - fileCountBefore)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** All rules that remove or add files, with counts. */
export function RuleBars({ rules }: { rules: Impact['byRule'] }) {
  const most = Math.max(1, ...rules.map((rule) => rule.removedFileCount + rule.addedFileCount));
  if (rules.length === 0) return <p className={look('text', { tone: 'muted' })}>{impactText.noRule}</p>;
  return (
    <ul className={look('bars', { rules: true })}>
      {rules.map((rule) => (
        <li key={rule.rule}>
          <span className={look('text', { clip: true })} title={rule.rule}>
            {rule.label}
          </span>
          <Bar
            total={most}
            label={`${rule.rule}: ${impactText.going(rule.removedFileCount)}, ${impactText.coming(rule.addedFileCount)}`}
            parts={[
              { kind: 'refused', value: rule.removedFileCount },
              { kind: 'coming', value: rule.addedFileCount },
            ]}
          />
          <span className={look('text', { numeric: true })}>
            {rule.removedFileCount > 0 || rule.addedFileCount === 0 ? formatNumber(rule.removedFileCount) : null}
            {rule.addedFileCount > 0 ? (
              <span className={look('text', { tone: 'plus' })}>
                {rule.removedFileCount > 0 ? ' ' : ''}
                {signed(rule.addedFileCount)}
              </span>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
