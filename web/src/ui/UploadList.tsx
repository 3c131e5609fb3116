import { CircleCheck, CircleX, Clock, Loader, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatBytes } from '../lib/format.ts';
import { isOpen, type Upload, type Uploads } from '../lib/uploads.ts';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { Progress } from './progress.tsx';
import { look } from './theme/look.ts';
import '../ui/theme/recipes/uploads.css';
import { uploadText as t } from './uploadText.ts';

const icons = { waiting: Clock, sending: Loader, done: CircleCheck, refused: CircleX, canceled: Minus };

function UploadRow<Stored>({
  of,
  done,
  onCancel,
  onAgain,
}: {
  of: Upload<Stored>;
  done: (stored: Stored) => ReactNode;
  onCancel: () => void;
  onAgain: () => void;
}) {
  const { file, name, state, sent, stored, problem } = of;
  const checking = state === 'sending' && sent === 1;
  return (
    <li>
      <span className={look('uploadState', { state })}>
        <Icon of={icons[state]} spin={state === 'sending'} />
      </span>
      <div className={look('stack')} style={{ gap: 4 }}>
        <div className={look('row', { wrap: true })}>
          <span className={classes(look('text', { mono: true }), look('uploadName'))}>{name}</span>
          <span className={look('text', { tone: 'muted' })}>{formatBytes(file.size)}</span>
        </div>
        {state === 'sending' ? <Progress label={t.sending(name)} value={checking ? null : sent} /> : null}
        {stored === undefined ? (
          problem ? (
            <p>{problem}</p>
          ) : (
            <p className={look('help')}>
              {state === 'done' || state === 'refused' ? null : t.states[checking ? 'checking' : state]}
            </p>
          )
        ) : (
          <p>{done(stored)}</p>
        )}
      </div>
      {isOpen(of) ? (
        <Button size="sm" aria-label={t.cancelOf(name)} onClick={onCancel}>
          {t.cancel}
        </Button>
      ) : state === 'done' ? null : (
        <Button size="sm" aria-label={t.againOf(name)} onClick={onAgain}>
          {t.again}
        </Button>
      )}
    </li>
  );
}

/** Rows of the list at most: of a folder with thousands of files those are shown that go just now, or that somebody has to look after. */
const MOST_ROWS = 100;

/**
 * Files on their way to the hub, each with how far it is and what became of it. Nothing while there are none.
 * @param done what is said of one that is there
 */
export function UploadList<Stored>({
  uploads,
  all,
  done,
}: {
  uploads: Uploads<Stored>;
  all: readonly Upload<Stored>[];
  done: (stored: Stored) => ReactNode;
}) {
  if (all.length === 0) return null;
  const isLong = all.length > MOST_ROWS;
  const shown = isLong
    ? all.filter(({ state }) => state === 'sending' || state === 'refused').slice(0, MOST_ROWS)
    : all;
  return (
    <ul className={classes(look('panel'), look('uploadList'))} aria-label={t.files}>
      {isLong ? (
        <li>
          <span />
          <p>
            {t.summary(
              all.filter(({ state }) => state === 'done').length,
              all.length,
              all.filter(({ state }) => state === 'refused').length,
            )}
          </p>
          {all.some(isOpen) ? (
            <Button size="sm" onClick={() => uploads.cancelAll()}>
              {t.cancelAll}
            </Button>
          ) : null}
        </li>
      ) : null}
      {shown.map((one) => (
        <UploadRow
          key={one.id}
          of={one}
          done={done}
          onCancel={() => uploads.cancel(one.id)}
          onAgain={() => uploads.again(one.id)}
        />
      ))}
    </ul>
  );
}
