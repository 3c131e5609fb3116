import { CircleCheck, CircleHelp, CircleX, Clock, FileSearch, Loader, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatBytes } from '../lib/format.ts';
import { isOpen, isUndone, type Instead, type Upload, type Uploads } from '../lib/uploads.ts';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { Progress } from './progress.tsx';
import { look } from './theme/look.ts';
import '../ui/theme/recipes/uploads.css';
import { uploadText as t } from './uploadText.ts';

const icons = {
  waiting: Clock,
  sending: Loader,
  held: FileSearch,
  confirming: Loader,
  taken: CircleHelp,
  done: CircleCheck,
  refused: CircleX,
  canceled: Minus,
};

function UploadRow({
  of,
  said,
  onCancel,
  onAgain,
  onSettle,
}: {
  of: Upload;
  /** Content after the upload. */
  said: ReactNode;
  onCancel: () => void;
  onAgain: () => void;
  onSettle: (instead: Instead | null) => void;
}) {
  const { file, name, state, sent, problem } = of;
  const checking = state === 'sending' && sent === 1;
  return (
    <li>
      <span className={look('uploadState', { state })}>
        <Icon of={icons[state]} spin={state === 'sending' || state === 'confirming'} />
      </span>
      <div className={look('stack')} style={{ gap: 4 }}>
        <div className={look('row', { wrap: true })}>
          <span className={classes(look('text', { mono: true }), look('uploadName'))}>{name}</span>
          <span className={look('text', { tone: 'muted' })}>{formatBytes(file.size)}</span>
        </div>
        {state === 'sending' ? <Progress label={t.sending(name)} value={checking ? null : sent} /> : null}
        {state === 'taken' ? (
          <>
            <p className={look('help')}>{t.states.taken}</p>
            <Choice
              labels={[t.replaceOf(name), t.bothOf(name), t.skipOf(name)]}
              texts={[t.replace, t.both, t.skip]}
              onSettle={onSettle}
            />
          </>
        ) : (said ?? problem) ? (
          <div className={look('uploadSaid')}>{said ?? problem}</div>
        ) : (
          <p className={look('help')}>{state === 'refused' ? null : t.states[checking ? 'checking' : state]}</p>
        )}
      </div>
      {isOpen(of) ? (
        <Button size="sm" aria-label={t.cancelOf(name)} onClick={onCancel}>
          {t.cancel}
        </Button>
      ) : state === 'held' ? (
        <Button size="sm" aria-label={t.leaveOutOf(name)} onClick={onCancel}>
          {t.leaveOut}
        </Button>
      ) : state === 'done' || state === 'confirming' || state === 'taken' ? null : (
        <Button size="sm" aria-label={t.againOf(name)} onClick={onAgain}>
          {t.again}
        </Button>
      )}
    </li>
  );
}

/** Decisions on files with existing names, in the order of the buttons. */
const CHOICES = ['replace', 'both', null] as const;

/**
 * Asks what to do with files whose names exist.
 * @param labels accessible names of the buttons, if their texts don't name the file
 */
function Choice({
  labels,
  texts,
  onSettle,
}: {
  labels?: readonly string[];
  texts: readonly string[];
  onSettle: (instead: Instead | null) => void;
}) {
  return (
    <div className={look('row', { wrap: true })}>
      {CHOICES.map((instead, at) => (
        <Button key={String(instead)} size="sm" aria-label={labels?.[at]} onClick={() => onSettle(instead)}>
          {texts[at]}
        </Button>
      ))}
    </div>
  );
}

/**
 * Maximum number of rows: of a folder with thousands of files, only active uploads and those that need attention are
 * shown.
 */
const MOST_ROWS = 100;

/**
 * Uploads with progress and result; empty without any.
 * @param done content for an uploaded file; null for none
 * @param brief after all uploads, collapse files without content to a count, and offer to clear the list, because the
 * stored files are listed below
 */
export function UploadList<Stored>({
  uploads,
  all,
  done,
  brief = false,
}: {
  uploads: Uploads<Stored>;
  all: readonly Upload<Stored>[];
  done: (stored: Stored, upload: Upload<Stored>) => ReactNode;
  brief?: boolean;
}) {
  if (all.length === 0) return null;
  const isLong = all.length > MOST_ROWS;
  const isOver = !all.some(isUndone);
  const resultOf = (one: Upload<Stored>): ReactNode => (one.stored === undefined ? null : done(one.stored, one));
  const taken = all.filter(({ state }) => state === 'taken').map(({ id }) => id);
  const shown = isLong
    ? all.filter(({ state }) => ['sending', 'refused', 'held', 'taken'].includes(state)).slice(0, MOST_ROWS)
    : brief && isOver
      ? all.filter((one) => one.state !== 'done' || resultOf(one) !== null)
      : all;
  return (
    <ul className={classes(look('panel'), look('uploadList'))} aria-label={t.files}>
      {isLong || (brief && isOver) ? (
        <li style={{ alignItems: 'center' }}>
          <span />
          <p>
            {t.summary(
              all.filter(({ state }) => state === 'done').length,
              all.length,
              all.filter(({ state }) => state === 'refused').length,
            )}
          </p>
          <Button size="sm" onClick={() => (isOver ? uploads.clear() : uploads.cancelAll())}>
            {isOver ? t.clear : t.cancelAll}
          </Button>
        </li>
      ) : null}
      {taken.length > 1 ? (
        <li>
          <span className={look('uploadState', { state: 'taken' })}>
            <Icon of={icons.taken} />
          </span>
          <div className={look('stack')} style={{ gap: 4 }}>
            <p>{t.taken(taken.length)}</p>
            <Choice
              texts={[t.replaceAll, t.bothAll, t.skipAll]}
              onSettle={(instead) => uploads.settle(taken, instead)}
            />
          </div>
        </li>
      ) : null}
      {shown.map((one) => (
        <UploadRow
          key={one.id}
          of={one}
          said={resultOf(one)}
          onCancel={() => uploads.cancel(one.id)}
          onAgain={() => uploads.again(one.id)}
          onSettle={(instead) => uploads.settle([one.id], instead)}
        />
      ))}
    </ul>
  );
}
