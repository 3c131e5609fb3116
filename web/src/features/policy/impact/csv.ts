import type { Impact } from './useImpact.ts';

/** A cell; what a spreadsheet would take for a formula is made text. */
function cell(value: string | number | boolean): string {
  const raw = String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(raw) ? `'${raw}` : raw;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The listed packages of an impact as CSV: one line each, going before coming. */
export function impactCsv({ goingPackages, comingPackages }: Pick<Impact, 'goingPackages' | 'comingPackages'>): string {
  const rows = (change: string, packages: Impact['goingPackages']) => packages.map(({ name, spec, files, reason, noneLeft }) => [change, name, spec, files, reason, noneLeft]);
  const lines = [['change', 'package', 'spec', 'files', 'reason', 'none_left'], ...rows('going', goingPackages), ...rows('coming', comingPackages)];
  return `${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Lets the browser save a text as a file. */
export function saveText(name: string, content: string, type = 'text/csv'): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
