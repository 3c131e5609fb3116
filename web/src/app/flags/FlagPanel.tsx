import { Link as LinkIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../../lib/clipboard.ts';
import {
  linkWithFlags,
  offeredFlags,
  readCookieFlags,
  writeCookieFlags,
  type CookieFlag,
} from '../../lib/cookieFlags.ts';
import { page } from '../../lib/page.ts';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/feedback.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { flagText } from './messages.ts';
import { classes } from '../../ui/classes.ts';
import { look } from '../../ui/theme/look.ts';
import { Push } from '../../ui/layout.tsx';

/** How long the 'Copied' notice stays, in milliseconds (SHELL-45). */
const copiedFor = 5000;
const t = flagText.panel;

/** The hidden feature-flag panel (SHELL-40 to SHELL-45). */
export function FlagPanel({ onClose }: { onClose: () => void }) {
  const offered = offeredFlags();
  const [chosen, setChosen] = useState<readonly CookieFlag[]>(readCookieFlags);
  const [notice, setNotice] = useState<{ kind: 'copied' | 'copyFailed' | 'notKept' } | null>(null);
  useEffect(() => {
    if (notice?.kind !== 'copied') return undefined;
    const timer = setTimeout(() => setNotice(null), copiedFor);
    return () => clearTimeout(timer);
  }, [notice]);
  const flags = offered.filter((flag) => chosen.includes(flag));
  const save = () => {
    if (writeCookieFlags(flags)) page.reload('toolbox');
    else setNotice({ kind: 'notKept' });
  };
  const copy = async () => setNotice({ kind: (await copyText(linkWithFlags(flags))) ? 'copied' : 'copyFailed' });
  return (
    <Dialog
      size="sm"
      title={t.title}
      onClose={onClose}
      footer={
        <>
          <Button icon={LinkIcon} onClick={() => void copy()}>
            {t.copyUrl}
          </Button>
          <span role="status" className={look('text', { tone: 'muted' })}>
            {notice?.kind === 'copied' ? t.copied : null}
          </span>
          <Push />
          <Button variant="solid" onClick={save}>
            {t.set}
          </Button>
        </>
      }
    >
      <p className={look('text', { tone: 'muted' })}>{t.intro}</p>
      {notice?.kind === 'notKept' ? (
        <Banner kind="error">{t.notKept}</Banner>
      ) : notice?.kind === 'copyFailed' ? (
        <Banner kind="error">{messages.copyFailed}</Banner>
      ) : null}
      <fieldset className={classes(look('field'), look('fieldset'))}>
        <legend>{t.legend}</legend>
        <div className={look('choices')}>
          {offered.map((flag) => (
            <label key={flag} className={look('choice')}>
              <input
                type="checkbox"
                checked={chosen.includes(flag)}
                onChange={({ target }) =>
                  setChosen(target.checked ? [...chosen, flag] : chosen.filter((other) => other !== flag))
                }
              />
              <span className={look('text', { mono: true })}>{flag}</span>
              <small>{t.flags[flag]}</small>
            </label>
          ))}
        </div>
      </fieldset>
    </Dialog>
  );
}
