// Tells when the npm that started us is gone. npm that is killed takes its shell with it at best, and never what the shell has started.
import { readFileSync } from 'node:fs';

const EVERY_MS = 500;
const SHELLS = /^(sh|dash|bash|ash|zsh|ksh)$/;

/** Name and parent of a process, from Linux's /proc; undefined when it is gone, or where there is no /proc. */
function processOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in parentheses and may hold anything; state and parent follow.
    const end = stat.lastIndexOf(')');
    return { name: stat.slice(stat.indexOf('(') + 1, end), parent: Number(stat.slice(end + 2).split(' ')[1]) };
  } catch {
    return undefined;
  }
}

/**
 * Calls back once when npm has ended, however it did. Without npm nobody watches: who starts us by hand may go and leave us running.
 * npm's shell may be between us and npm, or have made way for us; it stays when only npm is killed, so its own parent is watched as well.
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
