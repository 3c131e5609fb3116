import { formatNumber } from '../../../lib/format.ts';
import { Bar } from '../../../ui/marks.tsx';
import { Mono } from '../../../ui/layout.tsx';
import { impactText, signed } from './messages.ts';
import type { Impact } from './useImpact.ts';

/** Every platform: what stays, goes and comes, with the numbers beside the bar. */
export function PlatformBars({ platforms }: { platforms: Impact['byPlatform'] }) {
  const most = Math.max(1, ...platforms.map((platform) => platform.numBefore + platform.coming));
  return (
    <ul className="bars">
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
          <span className="num">{impactText.change(numBefore, numAfter)}</span>
          <span className={`num ${numAfter < numBefore ? 'minus' : numAfter > numBefore ? 'plus' : 'subtle'}`}>
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
  if (rules.length === 0) return <p className="muted">{impactText.noRule}</p>;
  return (
    <ul className="bars rules">
      {rules.map((rule) => (
        <li key={rule.rule}>
          <span className="clip" title={rule.rule}>
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
          <span className="num">
            {rule.going > 0 || rule.coming === 0 ? formatNumber(rule.going) : null}
            {rule.coming > 0 ? (
              <span className="plus">
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
