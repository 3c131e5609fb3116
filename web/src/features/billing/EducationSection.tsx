import { PRODUCT_NAMES } from '@terrarium/domain/access';
import { EducationOfferDocument, useEducationOfferQuery, useClaimEducationOfferMutation } from '../../gen/billing.ts';
import { reloadShell } from '../../lib/apollo/cache.ts';
import { Button } from '../../ui/Button.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { Pad, Panel, Section } from '../../ui/layout.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { educationText as t } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

/**
 * The education offer: whether the user is eligible, with the reason, and the button to claim it (PAY-15, PAY-16).
 * Empty if payments aren't set up.
 */
export function EducationSection({ onTaken }: { onTaken: () => void }) {
  const { data } = useEducationOfferQuery();
  const [take, { loading, client }] = useClaimEducationOfferMutation({
    update: (cache, { data: answer }) => {
      const taken = answer?.claimEducationOffer.offer;
      if (taken)
        cache.updateQuery({ query: EducationOfferDocument }, (was) => was && { ...was, educationOffer: taken });
    },
  });
  const offer = data?.educationOffer;
  if (!offer || data.paymentConfig.processor === 'OFF') return null;
  const enrol = async () => {
    if (!(await runMutation(take(), (answer) => answer.claimEducationOffer))) return;
    void reloadShell(client);
    showToast({ kind: 'success', title: t.taken });
    onTaken();
  };
  return (
    <Section title={t.title}>
      <Panel narrow>
        <Pad gap={12}>
          <p>{t.offer(PRODUCT_NAMES.starter_subscription)}</p>
          <p className={look('text', { tone: 'muted' })}>{offer.isEnrolled ? t.enrolled : offer.reason}</p>
          {offer.isEligible && !offer.isEnrolled ? (
            <div>
              <Button busy={loading} onClick={() => void enrol()}>
                {t.take}
              </Button>
            </div>
          ) : null}
        </Pad>
      </Panel>
    </Section>
  );
}
