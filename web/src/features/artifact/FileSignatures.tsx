import { Check, CircleHelp, Minus, X } from 'lucide-react';
import { useFileSignaturesQuery } from '../../gen/artifactSignatures.ts';
import { readOf } from '../../lib/read.ts';
import { ErrorState } from '../../ui/feedback.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { DescriptionList, Pad } from '../../ui/layout.tsx';
import { themeColor } from '../../ui/theme/color.ts';
import { look } from '../../ui/theme/look.ts';
import type { ChosenFile } from './address.ts';
import { text } from './messages.ts';
import type { PackageAddress } from './PackagePage.tsx';
import { signatureText as t } from './signatureMessages.ts';

const marks = {
  VERIFIED: [Check, themeColor('decision.allowed.fg')],
  UNTRUSTED: [X, themeColor('decision.refused.fg')],
  NOT_VERIFIED: [CircleHelp, themeColor('fg.subtle')],
  INVALID: [X, themeColor('decision.refused.fg')],
  UNAVAILABLE: [Minus, themeColor('fg.subtle')],
} as const;

/** Verified signers of a file; empty without signatures. */
export function FileSignatures({ at, file }: { at: PackageAddress; file: ChosenFile }) {
  const { data, loading, error, refetch } = useFileSignaturesQuery({
    variables: { org: at.org, channel: at.channel, ...file },
  });
  const found = data?.organization?.channel?.signatures;
  const signatures = found ?? [];
  if (readOf(found, { loading, error }, 'organization.channel.signatures').state === 'unavailable')
    return (
      <Pad>
        <ErrorState what={text.what.signatures} error={error} onRetry={refetch} />
      </Pad>
    );
  if (signatures.length === 0) return null;
  return (
    <Pad gap={8}>
      <h3>{t.title}</h3>
      <ul className={look('trace')}>
        {signatures.map(({ state, reason, identity, issuer, targetChannel, trustedRoot }, position) => {
          const [icon, color] = marks[state];
          const told = state === 'VERIFIED' ? 'proved' : 'claimed';
          const facts = [
            { name: t.identity[told], value: identity },
            { name: t.issuer[told], value: issuer },
            { name: t.targetChannel, value: targetChannel },
            { name: t.root, value: trustedRoot },
          ].filter(({ value }) => value !== null);
          return (
            // The list is one response, in fixed order.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={position}>
              <Icon of={icon} color={color} />
              <div>
                <div className={look('traceTitle')}>{t.states[state]}</div>
                {reason === null ? null : <p className={look('text', { tone: 'muted', wrap: true })}>{reason}</p>}
                <DescriptionList items={facts} />
              </div>
            </li>
          );
        })}
      </ul>
    </Pad>
  );
}
