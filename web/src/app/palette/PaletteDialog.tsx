import { Search } from 'lucide-react';
import { useCallback, useId, useRef, useState } from 'react';
import type { Viewer } from '../../lib/viewer.ts';
import { messages } from '../../messages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { paletteText as t } from './messages.ts';
import { PaletteList, type PaletteKeys } from './PaletteList.tsx';
import { look } from '../../ui/theme/look.ts';

/** The palette over the page, with a text field of its own (SHELL-03). Escape closes it and the focus returns. */
export default function PaletteDialog({ viewer, onClose }: { viewer: Viewer | null; onClose: () => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<PaletteKeys>(null);
  const close = useCallback(() => onClose(), [onClose]);
  return (
    <Dialog
      title={t.title}
      onClose={onClose}
      initialFocus={() => input.current}
      contentClassName={look('palette')}
      bodyClassName={look('paletteBody')}
    >
      <div className={look('paletteField')}>
        <Icon of={Search} />
        <input
          ref={input}
          role="combobox"
          aria-label={t.label}
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={active ?? undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => keys.current?.onKeyDown(event)}
        />
        <button type="button" className={look('key')} aria-label={`${messages.close} ${t.esc}`} onClick={onClose}>
          {t.esc}
        </button>
      </div>
      <PaletteList text={text} viewer={viewer} id={id} first keys={keys} onActive={setActive} onClose={close} />
    </Dialog>
  );
}
