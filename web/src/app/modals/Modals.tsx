import { lazy, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { answerConflict, useConflict } from '../../lib/conflict.ts';
import { closeModal, useModal } from '../../lib/modals.ts';
import { answerProof, useProofAsked } from '../../lib/proof.ts';
import { useSlots } from '../../lib/slots.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';

const ConflictDialog = lazy(async () => ({ default: (await import('./ConflictDialog.tsx')).ConflictDialog }));
const OpenModal = lazy(async () => ({ default: (await import('./OpenModal.tsx')).OpenModal }));

function close(): void {
  closeModal();
  answerProof(false);
  answerConflict('back');
}

/** The re-authentication dialog. It needs the hub, so the identity feature provides it. */
function AskedProof() {
  const { ProofDialog } = useSlots();
  return (
    <LazyBoundary>
      <ProofDialog />
    </LazyBoundary>
  );
}

/**
 * Renders modals of lib/modals.ts and the dialogs of lib/proof.ts and lib/conflict.ts; mounted once. Navigation closes
 * them.
 */
export function Modals() {
  const name = useModal();
  const proofAsked = useProofAsked();
  const conflict = useConflict();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // Before the new page's own effects: one of them may open a modal.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    close();
  }, [pathname]);
  useEffect(() => close, []);
  if (proofAsked) return <AskedProof />;
  if (conflict)
    return (
      <LazyBoundary>
        <ConflictDialog conflict={conflict} />
      </LazyBoundary>
    );
  return name ? (
    <LazyBoundary>
      <OpenModal name={name} onClose={closeModal} />
    </LazyBoundary>
  ) : null;
}
