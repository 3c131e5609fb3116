import { lazy, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { closeModal, useModal } from '../../lib/modals.ts';
import { Part } from '../../ui/Part.tsx';

const OpenModal = lazy(async () => ({ default: (await import('./OpenModal.tsx')).OpenModal }));

/** Where modals of lib/modals.ts open; mounted once. Going to another page closes what is open. */
export function Modals() {
  const name = useModal();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // Before the new page's own effects: one of them may open a modal.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    closeModal();
  }, [pathname]);
  useEffect(() => closeModal, []);
  return name ? <Part><OpenModal name={name} onClose={closeModal} /></Part> : null;
}
