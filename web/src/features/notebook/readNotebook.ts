/** One output of a cell. `html` says that it also has HTML, which is never run. */
export type Output =
  | { kind: 'text'; text: string; cut: boolean; error: boolean; html: boolean }
  | { kind: 'image'; source: string }
  | { kind: 'unshown'; types: string[] };

/** A cell for display. */
export type Cell =
  | { kind: 'markdown'; key: string; source: string }
  | { kind: 'raw'; key: string; source: string }
  | { kind: 'code'; key: string; source: string; number: number | null; outputs: { key: string; output: Output }[] };

/** A notebook for display. */
export interface NotebookContent {
  /** Name of the language of its code. */
  language: string;
  cells: Cell[];
}

/** Maximum length of an output or cell, in UTF-16 units, to keep scrolling fast. */
const longest = 20_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Text of nbformat: a string, or its lines. */
const textOf = (value: unknown): string =>
  Array.isArray(value)
    ? value.filter((line) => typeof line === 'string').join('')
    : typeof value === 'string'
      ? value
      : '';
const ansi = new RegExp(`${String.fromCharCode(27)}\\[[0-9;?]*[ -/]*[@-~]`, 'g');

function textOutput(text: string, { error = false, html = false }: { error?: boolean; html?: boolean } = {}): Output {
  const plain = text.replaceAll(ansi, '');
  return { kind: 'text', text: plain.slice(0, longest), cut: plain.length > longest, error, html };
}

/** The picture of an output: PNG or JPEG data only, since SVG can run scripts. */
function imageOf(data: Record<string, unknown>): string | null {
  for (const type of ['image/png', 'image/jpeg']) {
    const base64 = textOf(data[type]).replaceAll(/\s+/g, '');
    if (base64 !== '' && /^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return `data:${type};base64,${base64}`;
  }
  return null;
}

function outputOf(output: unknown): Output[] {
  if (!isRecord(output)) return [];
  switch (output['output_type']) {
    case 'stream':
      return [textOutput(textOf(output['text']), { error: output['name'] === 'stderr' })];
    case 'error': {
      const lines = Array.isArray(output['traceback'])
        ? output['traceback'].filter((line) => typeof line === 'string')
        : [];
      return [
        textOutput(lines.length > 0 ? lines.join('\n') : `${textOf(output['ename'])}: ${textOf(output['evalue'])}`, {
          error: true,
        }),
      ];
    }
    case 'display_data':
    case 'execute_result': {
      const data = isRecord(output['data']) ? output['data'] : {};
      const image = imageOf(data);
      if (image !== null) return [{ kind: 'image', source: image }];
      const plain = textOf(data['text/plain']);
      const html = 'text/html' in data;
      return [plain === '' ? { kind: 'unshown', types: Object.keys(data) } : textOutput(plain, { html })];
    }
    default:
      return [];
  }
}

/** Maximum quotes and lists per line, and emphasis per cell: parsing more can take a browser minutes. */
const mostEmphasis = 1_000;
const deepLine = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){10}/m;

/** Whether Markdown would block the browser of a shared notebook's reader; its source is shown instead. */
const isHeavy = (source: string): boolean =>
  source.length > longest ||
  deepLine.test(source) ||
  source.split(/[*_~]+/, mostEmphasis + 2).length > mostEmphasis + 1;

function cellOf(cell: unknown, index: number): Cell[] {
  if (!isRecord(cell)) return [];
  const source = textOf(cell['source']);
  const key = `${index} ${typeof cell['id'] === 'string' ? cell['id'] : ''}`;
  const number = typeof cell['execution_count'] === 'number' ? cell['execution_count'] : null;
  switch (cell['cell_type']) {
    case 'code':
      return [
        {
          kind: 'code',
          key,
          source,
          number,
          outputs: (Array.isArray(cell['outputs']) ? cell['outputs'].flatMap(outputOf) : []).map((output, at) => ({
            key: `${key} ${at}`,
            output,
          })),
        },
      ];
    case 'markdown':
      return [{ kind: isHeavy(source) ? 'raw' : 'markdown', key, source }];
    case 'raw':
      return [{ kind: 'raw', key, source }];
    default:
      return [];
  }
}

/** Whether a value looks like a notebook of format 4; the hub validates it. */
export function isNotebook(content: unknown): content is Record<string, unknown> {
  return isRecord(content) && content['nbformat'] === 4 && Array.isArray(content['cells']);
}

/** Reads a notebook for display; skips unreadable parts without an error. Null if it isn't a notebook of format 4. */
export function readNotebook(content: unknown): NotebookContent | null {
  if (!isNotebook(content)) return null;
  const metadata = isRecord(content['metadata']) ? content['metadata'] : {};
  const info = isRecord(metadata['language_info']) ? metadata['language_info'] : {};
  const kernel = isRecord(metadata['kernelspec']) ? metadata['kernelspec'] : {};
  const language = textOf(info['name']) || textOf(kernel['language']) || 'code';
  return { language, cells: (content['cells'] as unknown[]).flatMap(cellOf) };
}
