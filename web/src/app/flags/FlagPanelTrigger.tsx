import { lazy, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isCovered, isTyping } from '../../lib/keys.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';

const FlagPanel = lazy(async () => ({ default: (await import('./FlagPanel.tsx')).FlagPanel }));

/** How many presses of F open the panel, and within how many milliseconds (SHELL-38). */
const presses = { count: 3, within: 1000 } as const;
/** Query parameter that opens it (SHELL-39). */
const param = 'toolbox';

/** Opens the hidden feature-flag panel: F three times, or `?toolbox` in the URL. Its code is loaded then. */
export function FlagPanelTrigger() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).has(param);
  const [called, setCalled] = useState(asked);
  const [wasAsked, setWasAsked] = useState(asked);
  // Stay open when the page redirects, as `/` does for members.
  if (asked !== wasAsked) {
    setWasAsked(asked);
    if (asked) setCalled(true);
  }
  useEffect(() => {
    let times: number[] = [];
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat) return;
      if (event.key.toLowerCase() !== 'f' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) {
        times = [];
        return;
      }
      times = [...times, Date.now()].slice(-presses.count);
      if (times.length < presses.count || times.at(-1)! - times[0]! > presses.within) return;
      times = [];
      // An overlay keeps the focus, because it may contain unsaved work.
      if (!isCovered()) setCalled(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  if (!called) return null;
  const close = () => {
    setCalled(false);
    if (!asked) return;
    const rest = new URLSearchParams(search);
    rest.delete(param);
    void navigate({ pathname, search: rest.toString(), hash }, { replace: true, preventScrollReset: true });
  };
  return (
    <LazyBoundary>
      <FlagPanel onClose={close} />
    </LazyBoundary>
  );
}
