/** Report of what a policy leaves on a platform. */
import { causeOf } from './cause.ts';
import type { Cause } from './cause.ts';
import type { AllowedFiles } from './allowedFiles.ts';

/** An allowed file that no client of the platform can install. */
export interface DeadFile extends Cause {
  record: number;
  /** Broken with everything allowed, too; null where that was not found out. */
  before: boolean | null;
}

/** The exact result for a platform. Records by index. */
export interface PlatformReport {
  dead: DeadFile[];
  /** Undetermined allowed files of the platform: the budget ran out. */
  unchecked: number[];
  /** Names that had an installable file with everything allowed, and have none now. */
  lost: string[];
  /** The newest installable file per name position; -1 if there is none. */
  newest: Int32Array;
}

/** Evaluates every file of a platform. @param open the files of the same content with everything allowed */
export function reportOf(allowedFiles: AllowedFiles, open: AllowedFiles): PlatformReport {
  const { graph, machine } = allowedFiles;
  const { records, ofName } = graph;
  const report: PlatformReport = {
    dead: [],
    unchecked: [],
    lost: [],
    newest: new Int32Array(records.names.length).fill(-1),
  };
  records.names.forEach((text, name) => {
    const files = [...ofName.items.subarray(ofName.start[name]!, ofName.start[name + 1]!)].filter(
      (record) => machine.member[records.subdirOf[record]!] === 1,
    );
    let doubtful = false;
    for (const record of files) {
      if (allowedFiles.allowed[record] !== 1) continue;
      const installable = allowedFiles.installable(record);
      if (installable === undefined) {
        doubtful = true;
        report.unchecked.push(record);
      } else if (installable && report.newest[name] === -1) report.newest[name] = record;
      else if (!installable) {
        const before = open.installable(record);
        report.dead.push({ record, ...causeOf(allowedFiles, record), before: before === undefined ? null : !before });
      }
    }
    if (report.newest[name] === -1 && !doubtful && files.some((record) => open.installable(record)))
      report.lost.push(text);
  });
  return report;
}
