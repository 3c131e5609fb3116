import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { acceptEula } from './eula.ts';
import { tabText } from '../tabMessages.ts';
import { look } from '../../../ui/theme/look.ts';

const t = tabText.eula;

/**
 * The license agreement, shown before a user's first channel token is created (DATA-20). Stores the consent, then
 * creates the token.
 */
export function EulaDialog({ onNo, onAccepted }: { onNo: () => void; onAccepted: () => void }) {
  const accept = () => {
    acceptEula();
    onAccepted();
  };
  return (
    <ConfirmDialog title={t.title} no={t.no} yes={t.yes} onNo={onNo} onYes={accept}>
      <div className={look('stack')}>
        <p>{t.intro}</p>
        <ul className={look('bullets')}>
          {t.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
    </ConfirmDialog>
  );
}
