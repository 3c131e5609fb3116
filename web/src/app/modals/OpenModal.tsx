import { useLocation } from 'react-router-dom';
import type { ModalName } from '../../lib/modals.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { CloseFooter, Dialog } from '../../ui/overlay/Dialog.tsx';
import { modalText } from './messages.ts';
import { Push } from '../../ui/layout.tsx';

/** Asks a visitor to sign up or sign in, and returns here afterwards (AUTH-31, AUTH-32). */
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

/** Shown if the user lacks the permission for an action (FLAG-22, FLAG-23). */
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

/** Modals of the shell, not of features, because anything can open them. */
const modals = { 'login-required': LoginRequired, limited: Limited } as const;

/** One modal, by its name. */
export function OpenModal({ name, onClose }: { name: ModalName; onClose: () => void }) {
  const Modal = modals[name];
  return <Modal onClose={onClose} />;
}
