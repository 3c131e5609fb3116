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
  const { file, state, sent, stored, problem } = of;
  const checking = state === 'sending' && sent === 1;
  return (
    <li>
      <span className={look('uploadState', { state })}>
        <Icon of={icons[state]} spin={state === 'sending'} />
      </span>
      <div className={look('stack')} style={{ gap: 4 }}>
        <div className={look('row', { wrap: true })}>
          <span className={classes(look('text', { mono: true }), look('uploadName'))}>{file.name}</span>
          <span className={look('text', { tone: 'muted' })}>{formatBytes(file.size)}</span>
        </div>
        {state === 'sending' ? <Progress label={t.sending(file.name)} value={checking ? null : sent} /> : null}
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
        <Button size="sm" aria-label={t.cancelOf(file.name)} onClick={onCancel}>
          {t.cancel}
        </Button>
      ) : state === 'done' ? null : (
        <Button size="sm" aria-label={t.againOf(file.name)} onClick={onAgain}>
          {t.again}
        </Button>
      )}
    </li>
  );
}

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
  return (
    <ul className={classes(look('panel'), look('uploadList'))} aria-label={t.files}>
      {all.map((one) => (
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
