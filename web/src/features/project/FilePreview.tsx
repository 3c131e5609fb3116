import { useEffect, useState } from 'react';
import { formatBytes } from '../../lib/format.ts';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/feedback.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { classes } from '../../ui/classes.ts';
import { look } from '../../ui/theme/look.ts';
import type { Entry } from './FileTree.tsx';
import { text as t } from './messages.ts';

/** Bytes of a text that are shown, and of a picture that is drawn, at most. */
const [MOST_TEXT, MOST_PICTURE] = [512 * 1024, 10 * 1024 * 1024];
const PICTURE = /\.(?:avif|gif|jpe?g|png|webp)$/i;

/** What of a file is shown: its text, as text whatever it is; nothing of bytes that are none. */
type Shown = { text: string; whole: boolean } | 'bytes' | 'failed' | null;

async function textOf({ url, size }: Entry, signal: AbortSignal): Promise<Shown> {
  const response = await fetch(url!, {
    signal,
    headers: size > MOST_TEXT ? { range: `bytes=0-${MOST_TEXT - 1}` } : {},
  });
  if (!response.ok) return 'failed';
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.includes(0)) return 'bytes';
  const whole = bytes.length >= size;
  try {
    return { text: new TextDecoder('utf-8', { fatal: whole }).decode(bytes), whole };
  } catch {
    return 'bytes';
  }
}

/** A look into a file: pictures are drawn, texts are shown as text, everything else can be downloaded. Nothing of it runs. */
export function FilePreview({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const isPicture = PICTURE.test(entry.name) && entry.size <= MOST_PICTURE;
  const [shown, setShown] = useState<Shown>(null);
  useEffect(() => {
    if (isPicture) return undefined;
    const controller = new AbortController();
    textOf(entry, controller.signal).then(setShown, () => {
      if (!controller.signal.aborted) setShown('failed');
    });
    return () => controller.abort();
  }, [entry, isPicture]);
  return (
    <Dialog
      title={entry.name}
      size="lg"
      onClose={onClose}
      footer={
        <>
          <span className={look('text', { tone: 'muted' })}>{formatBytes(entry.size)}</span>
          <span className={look('push')} />
          <a className={look('button')} href={entry.url!} download={entry.name}>
            {t.download}
          </a>
          <Button onClick={onClose}>{messages.close}</Button>
        </>
      }
    >
      {isPicture ? (
        <img className={look('filePicture')} src={entry.url!} alt={entry.name} />
      ) : shown === null ? (
        <p className={look('help')} role="status">
          {t.loading}
        </p>
      ) : shown === 'failed' ? (
        <Banner kind="error">{t.previewFailed}</Banner>
      ) : shown === 'bytes' ? (
        <p>{t.noPreview}</p>
      ) : (
        <>
          <pre className={classes(look('code'), look('fileText'))} tabIndex={0} aria-label={entry.name}>
            {shown.text}
          </pre>
          {shown.whole ? null : <p className={look('help')}>{t.cut(formatBytes(MOST_TEXT))}</p>}
        </>
      )}
    </Dialog>
  );
}
