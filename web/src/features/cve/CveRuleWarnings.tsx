import { Link } from 'react-router-dom';
import { useCveRuleWarningsQuery } from '../../gen/cve.ts';
import { seriousText } from '../../lib/cveText.ts';
import type { CveRuleWarningsProps } from '../../lib/slots.ts';
import { paths } from '../../paths.ts';
import { NoCveData } from '../../ui/CveData.tsx';
import { Banner } from '../../ui/feedback.tsx';
import { text } from './messages.ts';

/**
 * Warns of active CVE rules that protect no one: no CVE data, or nothing blocked while high and critical CVEs are
 * served.
 */
export function CveRuleWarnings({ org, channel }: CveRuleWarningsProps) {
  const { data } = useCveRuleWarningsQuery({
    variables: { org, channel: channel ?? null },
    fetchPolicy: 'cache-and-network',
  });
  const rules = data?.organization?.cveRules ?? [];
  const blind = rules.filter(({ state }) => state === 'NO_DATA');
  const idle = rules.filter(({ state }) => state === 'BLOCKS_NOTHING');
  return (
    <>
      {blind.length === 0 ? null : <NoCveData channel={blind.map((one) => one.channel).join(', ')} />}
      {idle.map(({ channel: name, policyId, policyName, seriousFileCount, seriousByStatus }) => (
        <Banner key={name} kind="warning">
          {text.rulesRefuseNothing} <Link to={paths.policy.href({ org, policyId }, { on: name })}>{policyName}</Link>{' '}
          {text.refuseNothing} {seriousText(name, seriousFileCount, seriousByStatus)}
        </Banner>
      ))}
    </>
  );
}
