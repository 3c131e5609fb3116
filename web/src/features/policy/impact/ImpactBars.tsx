import { formatNumber } from '../../../lib/format.ts';
import { Bar } from '../../../ui/badges.tsx';
import { Mono } from '../../../ui/layout.tsx';
import { impactText, signed } from './messages.ts';
import type { Impact } from './useImpact.ts';
import { look } from '../../../ui/theme/look.ts';

/** Every platform: what stays, goes and comes, with the numbers beside the bar. */
export function PlatformBars({ platforms }: { platforms: Impact['byPlatform'] }) {
  const most = Math.max(1, ...platforms.map((platform) => platform.numBefore + platform.coming));
  return (
    <ul className={look('bars')}>
      {platforms.map(({ platform, numBefore, numAfter, going, coming }) => (
        <li key={platform}>
          <Mono>{platform}</Mono>
          <Bar
            total={most}
            label={`${platform}: ${impactText.bar(numBefore, going, coming)}`}
            parts={[
              { kind: 'keep', value: numBefore - going },
              { kind: 'going', value: going },
              { kind: 'coming', value: coming },
            ]}
          />
          <span className={look('text', { numeric: true })}>{impactText.change(numBefore, numAfter)}</span>
          <span
            className={look('text', {
              numeric: true,
              tone: numAfter < numBefore ? 'minus' : numAfter > numBefore ? 'plus' : 'subtle',
            })}
          >
            {signed(numAfter - numBefore)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Every rule that takes or brings files, with how many. */
export function RuleBars({ rules }: { rules: Impact['byRule'] }) {
  const most = Math.max(1, ...rules.map((rule) => rule.going + rule.coming));
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
            label={`${rule.rule}: ${impactText.going(rule.going)}, ${impactText.coming(rule.coming)}`}
            parts={[
              { kind: 'refused', value: rule.going },
              { kind: 'coming', value: rule.coming },
            ]}
          />
          <span className={look('text', { numeric: true })}>
            {rule.going > 0 || rule.coming === 0 ? formatNumber(rule.going) : null}
            {rule.coming > 0 ? (
              <span className={look('text', { tone: 'plus' })}>
                {rule.going > 0 ? ' ' : ''}
                {signed(rule.coming)}
              </span>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
