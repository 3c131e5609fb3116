import { useLocation } from 'react-router';
import type { ModalName } from '../../lib/modals.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { CloseFooter, Dialog } from '../../ui/overlay/Dialog.tsx';
import { modalText } from './messages.ts';
import { Push } from '../../ui/layout.tsx';

/** A visitor wants what needs an account: to the sign-up or the sign-in, and back here afterwards (AUTH-31, AUTH-32). */
function LoginRequired({ onClose }: { onClose: () => void }) {
  const { pathname, search, hash } = useLocation();
  const back = { returnUrl: `${pathname}${search}${hash}` };
  const t = modalText.loginRequired;
  return (
    <Dialog
      size="sm"
      title={t.title}
      onClose={onClose}
      footer={
        <>
          <Push />
          <ButtonLink to={paths.signUp.href({}, back)}>{t.signUp}</ButtonLink>
          <ButtonLink variant="solid" to={paths.signIn.href({}, back)}>
            {t.signIn}
          </ButtonLink>
        </>
      }
    >
      <p>{t.text}</p>
    </Dialog>
  );
}

/** Somebody lacks the permission for what they chose (FLAG-22, FLAG-23). */
function Limited({ onClose }: { onClose: () => void }) {
  const t = messages.limited;
  return (
    <Dialog
      size="sm"
      title={t.title}
      onClose={onClose}
      footer={<CloseFooter label={messages.close} onClose={onClose} />}
    >
      <p>{t.text}</p>
    </Dialog>
  );
}

/** A list of the frame's own and no part that features bring: anything may open these, and none of them belongs to a feature. */
const modals = { 'login-required': LoginRequired, limited: Limited } as const;

/** One modal, by its name. */
export function OpenModal({ name, onClose }: { name: ModalName; onClose: () => void }) {
  const Modal = modals[name];
  return <Modal onClose={onClose} />;
}
