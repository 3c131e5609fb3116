import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Notebook } from '../../gen/types.ts';
import { closeModal } from '../../lib/modals.ts';
import { page } from '../../lib/page.ts';
import { axeProblems } from '../../testing/axe.ts';
import { buildUser, connection } from '../../testing/builders.ts';
import { chooseAction } from '../../testing/menu.ts';
import { render } from '../../testing/render.tsx';
import type { Hub } from '../../testing/schema.ts';
import { mostBytes, readFile } from './importing.ts';
import { readNotebook } from './readNotebook.ts';
import { notebookTarget } from './target.ts';
import { look } from '../../ui/theme/look.ts';
import { selectorOf } from '../../testing/looks.ts';

const content = {
  nbformat: 4,
  nbformat_minor: 5,
  metadata: { language_info: { name: 'python' } },
  cells: [
    {
      cell_type: 'markdown',
      id: 'a',
      metadata: {},
      source: [
        '# Reading *repodata*\n',
        '\n',
        'See [CEP 36](https://example.org/cep-36), <script>alert(1)</script> and [bad](javascript:alert(1)).\n\n![spy](https://evil.example/pixel.png)',
      ],
    },
    {
      cell_type: 'code',
      id: 'b',
      metadata: {},
      execution_count: 2,
      source: 'print("hello")\ntable',
      outputs: [
        { output_type: 'stream', name: 'stdout', text: ['hello\n', 'world'] },
        {
          output_type: 'execute_result',
          execution_count: 2,
          metadata: {},
          data: {
            'text/html': '<table onclick="alert(1)"><tr><td>secret</td></tr></table>',
            'text/plain': 'a  b\n1  2',
          },
        },
        { output_type: 'display_data', metadata: {}, data: { 'text/html': '<b>only html</b>' } },
        {
          output_type: 'display_data',
          metadata: {},
          data: { 'image/png': 'iVBORw0KGgo=\n', 'text/plain': '<Figure>' },
        },
        {
          output_type: 'display_data',
          metadata: {},
          data: { 'image/svg+xml': '<svg onload="alert(1)"/>', 'text/plain': 'a drawing' },
        },
        { output_type: 'error', ename: 'KeyError', evalue: 'x', traceback: ['\u001b[0;31mKeyError\u001b[0m: x'] },
      ],
    },
    { cell_type: 'raw', id: 'c', metadata: {}, source: 'as it is' },
  ],
};
const buildNotebook = (part: Partial<Notebook> = {}): Notebook => ({
  __typename: 'Notebook',
  id: 'notebook-1',
  title: 'Reading repodata',
  content,
  ownerName: 'Ada Byron',
  sharePath: '/share/notebooks/abcdefghijklmnopqrstuvwx',
  size: 4200,
  updatedAt: '2025-10-01T00:00:00Z',
  ...part,
});
const permitted = buildUser({
  featurePermissions: [{ __typename: 'FeaturePermission', name: 'cloud-notebooks', allowed: true }],
  subscriptions: [
    { productCode: 'STARTER_SUBSCRIPTION', expiresAt: '2030-01-01T00:00:00Z', organizationId: null },
  ] as never,
});
const limited = buildUser({
  featurePermissions: [{ __typename: 'FeaturePermission', name: 'cloud-notebooks', allowed: false }],
  subscriptions: permitted.subscriptions,
});

const openTab = vi.spyOn(page, 'openTab').mockImplementation(() => undefined);
const leave = vi.spyOn(page, 'leave').mockImplementation(() => undefined);
let saved: { name: string; blob: Blob }[] = [];
beforeEach(() => {
  saved = [];
  openTab.mockClear();
  leave.mockClear();
  let blob = new Blob();
  // What jsdom lacks of files.
  Object.assign(Blob.prototype, {
    text(this: Blob) {
      return new Promise((resolve) => {
        const reader = new FileReader();
        reader.addEventListener('load', () => resolve(reader.result));
        reader.readAsText(this);
      });
    },
  });
  Object.assign(URL, {
    createObjectURL: (given: Blob) => {
      blob = given;
      return 'blob:x';
    },
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob });
  });
});
afterEach(() => {
  closeModal();
  vi.mocked(HTMLAnchorElement.prototype.click).mockRestore();
});

const at = '/share/notebooks/abcdefghijklmnopqrstuvwx';
const shared = ((args: { shareId: string }) =>
  args.shareId === 'abcdefghijklmnopqrstuvwx' ? buildNotebook() : null) as never;

describe('a shared notebook', () => {
  test('[ROUTE-09, ROUTE-61] shows its markdown, code and outputs to visitors, and runs nothing of it', async () => {
    const app = render(at, null, { sharedNotebook: shared });
    await screen.findByRole('heading', { name: 'Reading repodata', level: 1 });
    expect(app.address()).toBe(at);
    await screen.findByRole('heading', { name: 'Reading repodata', level: 2 });
    expect(screen.getByRole('link', { name: 'CEP 36' }).getAttribute('rel')).toContain('noreferrer');
    expect(screen.queryByRole('link', { name: 'bad' })).toBeNull();
    expect(screen.getByRole('group', { name: 'Input 2, python' }).textContent).toBe('print("hello")\ntable');
    const main = screen.getByRole('main');
    expect(
      within(main)
        .getAllByRole('group', { name: 'Output' })
        .map(({ textContent }) => textContent),
    ).toEqual(['hello\nworld', 'a  b\n1  2', 'a drawing']);
    expect(screen.getByRole('group', { name: 'Error output' }).textContent).toBe('KeyError: x');
    expect(screen.getByText('HTML output isn’t rendered. Showing its text.')).toBeTruthy();
    expect(screen.getByText('HTML output isn’t rendered. Download the notebook to view it.')).toBeTruthy();
    expect(
      [...main.querySelectorAll(`${selectorOf(look('notebook'))} img`)].map((image) => image.getAttribute('src')),
    ).toEqual(['data:image/png;base64,iVBORw0KGgo=']);
    expect(
      main.querySelectorAll(`script, table, ${selectorOf(look('notebook'))} svg, [onclick], [onload]`),
    ).toHaveLength(0);
    expect(main.textContent).not.toContain('secret');
    expect(await axeProblems()).toEqual([]);
  });

  test('an unknown link is not found', async () => {
    render('/share/notebooks/none', null, { sharedNotebook: shared });
    await screen.findByRole('heading', { name: 'Notebook not found' });
    expect(await axeProblems()).toEqual([]);
  });

  test('invalid content is shown as broken', async () => {
    render(at, null, { sharedNotebook: buildNotebook({ content: { cells: 'x' } }) });
    await screen.findByText('Couldn’t show this notebook');
  });

  test('[AUTH-33] a visitor who downloads or opens it is asked to sign in', async () => {
    const app = render(at, null, { sharedNotebook: shared });
    for (const name of ['Download .ipynb', 'Open in the cloud']) {
      await app.user.click(await screen.findByRole('button', { name }));
      await screen.findByText('To proceed, please sign in or create an account.');
      closeModal();
      await waitFor(() => expect(screen.queryByText('To proceed, please sign in or create an account.')).toBeNull());
    }
    expect(saved).toEqual([]);
    expect(openTab).not.toHaveBeenCalled();
  });

  test('[AUTH-33] a signed-in person gets the file', async () => {
    const app = render(at, limited, { sharedNotebook: buildNotebook({ title: 'a/b: "c"' }) });
    await app.user.click(await screen.findByRole('button', { name: 'Download .ipynb' }));
    expect(saved.map(({ name }) => name)).toEqual(['a-b- -c-.ipynb']);
    expect(JSON.parse(await saved[0]!.blob.text())).toEqual(content);
  });

  test('[FLAG-21] opening it needs the permission: with it a tab opens, without it the modal', async () => {
    const refused = render(at, limited, { sharedNotebook: shared });
    await refused.user.click(await screen.findByRole('button', { name: 'Open in the cloud' }));
    await screen.findByRole('heading', { name: 'Limited Permissions' });
    expect(openTab).not.toHaveBeenCalled();
    closeModal();
    refused.unmount();
    const app = render(at, permitted, { sharedNotebook: shared });
    await app.user.click(await screen.findByRole('button', { name: 'Open in the cloud' }));
    expect(openTab.mock.calls).toEqual([
      ['/code-in-the-cloud?action=open&source=%2Fshare%2Fnotebooks%2Fabcdefghijklmnopqrstuvwx'],
    ]);
    expect(screen.queryByRole('heading', { name: 'Limited Permissions' })).toBeNull();
  });
});

describe('the workspace', () => {
  /** A hub that stores notebooks. */
  function hubOf(kept: Notebook[]): Hub & { kept: Notebook[] } {
    return {
      kept,
      notebooks: (() => connection(kept.map((one) => ({ ...one, content: null })))) as never,
      node: ((args: { id: string }) => kept.find(({ id }) => id === args.id) ?? null) as never,
      importNotebook: ((args: { input: { title: string; content: unknown } }) => {
        if (args.input.title === 'refused')
          return {
            notebook: null,
            userErrors: [
              {
                __typename: 'InputError',
                code: 'INVALID',
                message: 'Invalid input: expected array',
                field: ['content'],
              },
            ],
          };
        kept.unshift(
          buildNotebook({
            id: `notebook-${kept.length + 1}`,
            title: args.input.title,
            content: args.input.content,
            sharePath: null,
          }),
        );
        return { notebook: kept[0], userErrors: [] };
      }) as never,
      updateNotebook: ((args: { input: { notebookId: string; shared: boolean } }) => {
        const index = kept.findIndex(({ id }) => id === args.input.notebookId);
        kept[index] = {
          ...kept[index]!,
          sharePath: args.input.shared ? '/share/notebooks/newlinknewlinknewlink' : null,
        };
        return { notebook: kept[index], userErrors: [] };
      }) as never,
      deleteNotebook: ((args: { input: { notebookId: string } }) => {
        kept.splice(
          kept.findIndex(({ id }) => id === args.input.notebookId),
          1,
        );
        return { notebook: null, userErrors: [] };
      }) as never,
    } as Hub & { kept: Notebook[] };
  }
  const file = (name: string, text: string): File => new File([text], name, { type: 'application/x-ipynb+json' });
  const choosing = (app: ReturnType<typeof render>, action: string): Promise<void> =>
    chooseAction(app, 'Actions for Reading repodata', action);
  const choose = async (notebook: File): Promise<void> => {
    // Simulates the result of the browser's file dialog.
    fireEvent.change(await screen.findByLabelText('Notebook file'), { target: { files: [notebook] } });
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  };

  test('[ROUTE-38] is empty at first; an imported notebook is listed and read', async () => {
    const app = render('/workspace', permitted, hubOf([]));
    await screen.findByText('No notebooks yet');
    expect(await axeProblems()).toEqual([]);
    await choose(file('My study.ipynb', JSON.stringify(content)));
    await app.user.click(await screen.findByRole('link', { name: 'My study' }));
    await screen.findByRole('heading', { name: 'My study', level: 1 });
    expect(app.address()).toBe('/workspace?notebook=notebook-1');
    await screen.findByRole('group', { name: 'Input 2, python' });
    expect(await axeProblems()).toEqual([]);
  });

  test('a dropped file is taken like a chosen one, one at a time', async () => {
    const hub = hubOf([]);
    render('/workspace', permitted, hub);
    const target = await screen.findByRole('button', { name: /^Import \.ipynb/ });
    fireEvent.drop(target, {
      dataTransfer: { files: [file('a.ipynb', JSON.stringify(content)), file('b.ipynb', '{}')] },
    });
    await screen.findByText('Import one file at a time.');
    fireEvent.drop(target, { dataTransfer: { files: [file('a.ipynb', JSON.stringify(content))] } });
    await screen.findByRole('link', { name: 'a' });
    expect(screen.queryByText('Import one file at a time.')).toBeNull();
  });

  test('other files are rejected with the reason, locally and by the hub', async () => {
    const hub = hubOf([]);
    const app = render('/workspace', permitted, hub);
    await screen.findByText('No notebooks yet');
    await choose(file('a.txt', '{}'));
    await screen.findByText('Choose an .ipynb file.');
    await choose(file('a.ipynb', '{"nbformat": 4,'));
    await screen.findByText(/The file isn’t valid JSON/);
    await choose(file('a.ipynb', '{"nbformat": 3, "worksheets": []}'));
    await screen.findByText(/isn’t a version 4 notebook/);
    expect(app.times('ImportNotebook')).toBe(0);
    await choose(file('refused.ipynb', JSON.stringify(content)));
    await screen.findByText('Couldn’t import the notebook: Invalid input: expected array');
    expect(await axeProblems()).toEqual([]);
  });

  test('[ROUTE-09] a notebook is shared by a link, and no longer after a question', async () => {
    const hub = hubOf([buildNotebook({ sharePath: null })]);
    const app = render('/workspace', permitted, hub);
    await choosing(app, 'Share by link');
    await screen.findByText('By link');
    await app.user.click(screen.getByRole('button', { name: 'Copy link: Reading repodata' }));
    expect(await navigator.clipboard.readText()).toBe(
      `${window.location.origin}/share/notebooks/newlinknewlinknewlink`,
    );
    await choosing(app, 'Stop sharing');
    const question = await screen.findByRole('alertdialog');
    expect(await axeProblems()).toEqual([]);
    await app.user.click(within(question).getByRole('button', { name: 'Stop sharing' }));
    await waitFor(() => expect(screen.queryByText('By link')).toBeNull());
    expect(hub.kept[0]!.sharePath).toBeNull();
  });

  test('a notebook is deleted only after a yes', async () => {
    const hub = hubOf([buildNotebook()]);
    const app = render('/workspace', permitted, hub);
    const ask = async (): Promise<HTMLElement> => {
      await choosing(app, 'Delete');
      return screen.findByRole('alertdialog');
    };
    await app.user.click(within(await ask()).getByRole('button', { name: 'Cancel' }));
    expect(hub.kept).toHaveLength(1);
    await app.user.click(within(await ask()).getByRole('button', { name: 'Delete' }));
    await screen.findByText('No notebooks yet');
  });

  test('[FLAG-21] opening one in the cloud needs the permission', async () => {
    const app = render('/workspace', limited, hubOf([buildNotebook()]));
    await choosing(app, 'Open in the cloud');
    await screen.findByRole('heading', { name: 'Limited Permissions' });
    expect(openTab).not.toHaveBeenCalled();
  });

  test("another user's notebook is not found", async () => {
    render('/workspace?notebook=other', permitted, hubOf([]));
    await screen.findByRole('heading', { name: 'Notebook not found' });
  });
});

describe('code in the cloud', () => {
  const url = '/code-in-the-cloud?action=new-notebook&source=launcher';

  test('[ROUTE-08] goes to the configured server with the parameters', async () => {
    render(url, permitted, { notebookServerUrl: 'https://notebooks.example.org/hub?theme=dark' });
    await screen.findByRole('heading', { name: 'Opening notebook server' });
    expect(leave.mock.calls).toEqual([
      ['https://notebooks.example.org/hub?theme=dark&action=new-notebook&source=launcher'],
    ]);
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(
      'https://notebooks.example.org/hub?theme=dark&action=new-notebook&source=launcher',
    );
  });

  test('[ROUTE-08] without a server it says what an administrator sets, and leads to projects and the workspace', async () => {
    render(url, permitted, { notebookServerUrl: null });
    await screen.findByRole('heading', { name: 'No notebook server configured' });
    expect(screen.getByText(/NOTEBOOK_URL/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to your workspace' }).getAttribute('href')).toBe('/workspace');
    expect(screen.getByRole('link', { name: 'New project' }).getAttribute('href')).toBe('/projects?new=project');
    expect(leave).not.toHaveBeenCalled();
    expect(await axeProblems()).toEqual([]);
  });

  test('[AUTH-33, ROUTE-61] a visitor sees it and is asked to sign in', async () => {
    const app = render(url, null, { notebookServerUrl: 'https://notebooks.example.org/' });
    await screen.findByText('To proceed, please sign in or create an account.');
    expect(app.address()).toBe(url);
    expect(app.times('NotebookServer')).toBe(0);
    expect(leave).not.toHaveBeenCalled();
  });

  test('[FLAG-21] without the permission it is limited', async () => {
    render(url, limited, { notebookServerUrl: 'https://notebooks.example.org/' });
    await screen.findByRole('heading', { name: 'Limited Permissions' });
    expect(leave).not.toHaveBeenCalled();
  });

  test('forwards only known parameters, and only to http and https', () => {
    const to = (server: string, query: string): string | null =>
      notebookTarget(server, new URLSearchParams(query), 'https://hub.example.org');
    expect(to('https://nb.example.org/', 'action=open&source=%2Fshare%2Fnotebooks%2Fx&evil=1')).toBe(
      'https://nb.example.org/?action=open&source=https%3A%2F%2Fhub.example.org%2Fshare%2Fnotebooks%2Fx',
    );
    expect(to('https://nb.example.org/', 'action=format-disk&source=javascript:alert(1)')).toBe(
      'https://nb.example.org/',
    );
    expect(to('https://nb.example.org/', 'source=https://user:pass@example.org/')).toBe('https://nb.example.org/');
    expect(to('https://nb.example.org/', `source=https://example.org/${'x'.repeat(2000)}`)).toBe(
      'https://nb.example.org/',
    );
    expect(to('javascript:alert(1)', 'action=open')).toBeNull();
    expect(to('not an address', 'action=open')).toBeNull();
  });
});

describe('reading', () => {
  test('what cannot be read of a notebook is left out, never an error', () => {
    for (const broken of [null, 1, 'x', [], {}, { nbformat: 3, cells: [] }, { nbformat: 4, cells: {} }])
      expect(readNotebook(broken)).toBeNull();
    const odd = readNotebook({
      nbformat: 4,
      metadata: null,
      cells: [
        null,
        7,
        {
          cell_type: 'code',
          source: [1, 'a'],
          outputs: [
            null,
            {},
            { output_type: 'error' },
            { output_type: 'display_data', data: { 'image/png': '"><script>' } },
          ],
        },
        { cell_type: 'later' },
      ],
    });
    expect(odd).toMatchObject({
      language: 'code',
      cells: [
        {
          kind: 'code',
          source: 'a',
          number: null,
          outputs: [{ output: { kind: 'text', text: ': ' } }, { output: { kind: 'unshown', types: ['image/png'] } }],
        },
      ],
    });
    const long = readNotebook({
      nbformat: 4,
      cells: [
        {
          cell_type: 'code',
          source: '',
          outputs: [{ output_type: 'stream', name: 'stdout', text: 'x'.repeat(50_000) }],
        },
      ],
    });
    expect(long?.cells[0]).toMatchObject({ outputs: [{ output: { cut: true, text: 'x'.repeat(20_000) } }] });
  });

  test.each([
    ['lists in lists', `- a\n\n${'- '.repeat(2_500)}a`],
    ['quotes in quotes', '>'.repeat(2_500)],
    ['emphasis without end', '*a_ '.repeat(4_000)],
    ['a cell without end', 'a '.repeat(20_000)],
  ])('markdown that would keep the reader’s browser busy is shown as its source: %s', (_name, source) => {
    expect(
      readNotebook({
        nbformat: 4,
        cells: [
          { cell_type: 'markdown', source },
          { cell_type: 'markdown', source: '> - **a**\n  - b\n\n* * *' },
        ],
      })?.cells.map(({ kind }) => kind),
    ).toEqual(['raw', 'markdown']);
  });

  test('a file that is too large is not even read', async () => {
    const large = new File(['x'.repeat(mostBytes + 1)], 'large.ipynb');
    expect(await readFile(large)).toEqual({ problem: expect.stringContaining('exceeds 5 MB') });
    expect(await readFile(new File([JSON.stringify(content)], `${'long'.repeat(40)}.IPYNB`))).toMatchObject({
      title: 'long'.repeat(20),
    });
  });
});
