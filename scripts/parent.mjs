// Detects that the npm that started us has exited. A killed npm at best ends its shell, but never the shell's children.
import { readFileSync } from 'node:fs';

const EVERY_MS = 500;
const SHELLS = /^(sh|dash|bash|ash|zsh|ksh)$/;

/** Name and parent of a process, from Linux's /proc; undefined if it has exited, or without /proc. */
function processOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name is in parentheses and can contain anything; state and parent follow.
    const end = stat.lastIndexOf(')');
    return { name: stat.slice(stat.indexOf('(') + 1, end), parent: Number(stat.slice(end + 2).split(' ')[1]) };
  } catch {
    return undefined;
  }
}

/**
 * Calls back once when npm has exited for any reason. Without npm it does nothing, because a user's shell may exit and
 * leave us running. npm's shell may be between us and npm, or be replaced by us. It survives if only npm is killed, so
 * its own parent is watched too.
 */
export function onAbandoned(then) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const shell = processOf(parent);
  const npm = shell && SHELLS.test(shell.name) ? shell.parent : undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || processOf(parent)?.parent === npm)) return;
    clearInterval(timer);
    then();
  }, EVERY_MS);
  timer.unref();
}
