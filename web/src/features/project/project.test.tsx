import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from '../../lib/page.ts';
import { axeProblems } from '../../testing/axe.ts';
import { buildOrganization, buildUser, connection, inputError } from '../../testing/builders.ts';
import { chooseAction, closesBy } from '../../testing/menu.ts';
import { refusalOf } from '../../lib/uploads.ts';
import { render } from '../../testing/render.tsx';

interface Row {
  id: string;
  name: string;
  title: string;
  viewerCanEdit: boolean;
}
type Input = { input: Partial<Row> & { projectId: string; organization?: string } };

/** A hub with editable projects of the user or acme. */
function house(at: string, rows: Row[], { slow }: { slow?: Promise<void> } = {}) {
  let [shown, gone]: [Row[], Row[]] = [rows, []];
  const given: object[] = [];
  const project = ({ id, ...row }: Row) => ({
    __typename: 'Project' as const,
    id,
    uuid: `uuid-${id}`,
    ownerName: at.includes('acme') ? 'acme' : 'ada',
    isOfOrganization: at.includes('acme'),
    createdAt: '2026-01-02T03:04:05Z',
    updatedAt: '2026-01-02T03:04:05Z',
    ...row,
  });
  const list = () => connection(shown.map(project));
  const acme = buildOrganization({ projects: list as never });
  const app = render(at, buildUser({ organizations: [acme] }), {
    organization: () => acme as never,
    projects: list as never,
    project: (({ id }: { id: string }) => {
      const row = shown.find((each) => `uuid-${each.id}` === id);
      return row ? project(row) : null;
    }) as never,
    createProject: (async ({ input }: Input) => {
      given.push(input);
      await slow;
      if (input.name === 'taken')
        return { project: null, userErrors: [inputError('This name is taken.', ['name'], 'NAME_TAKEN')] };
      const row = {
        id: 'new',
        name: input.name ?? 'project-abcd2345',
        title: input.title ?? input.name!,
        viewerCanEdit: true,
      };
      shown = [...shown, row];
      return { project: project(row), userErrors: [] };
    }) as never,
    updateProject: (({ input }: Input) => {
      given.push(input);
      const { projectId, name, title } = input;
      shown = shown.map((row) => (row.id === projectId ? { ...row, name: name!, title: title! } : row));
      return { project: project(shown.find(({ id }) => id === projectId)!), userErrors: [] };
    }) as never,
    deleteProject: (({ input }: Input) => {
      gone = shown.filter(({ id }) => id === input.projectId);
      shown = shown.filter(({ id }) => id !== input.projectId);
      return { deletedId: input.projectId, userErrors: [] };
    }) as never,
    restoreProject: (() => {
      shown = [...shown, ...gone];
      return { project: project(gone[0]!), userErrors: [] };
    }) as never,
  });
  return { app, given };
}

const forecast: Row = { id: 'p1', name: 'forecast', title: 'The forecast', viewerCanEdit: true };

test('[PROJ-01] the person’s projects are listed and lead to their pages', async () => {
  const { app } = house('/projects', [forecast]);
  const row = await screen.findByRole('row', { name: /^forecast The forecast/ });
  expect(await axeProblems()).toEqual([]);
  await app.user.click(within(row).getByRole('link', { name: 'forecast' }));
  await screen.findByRole('heading', { name: 'The forecast', level: 1 });
  expect(app.address()).toBe('/projects/uuid-p1');
});

test('[PROJ-02, PROJ-12, PROJ-17] a new one requires a name or a title; while the hub works the button is busy, and errors are shown at their field', async () => {
  const slow = Promise.withResolvers<void>();
  const { app, given } = house('/organizations/acme/projects', [], { slow: slow.promise });
  await app.user.click(await screen.findByRole('button', { name: 'New project' }));
  const dialog = await screen.findByRole('dialog', { name: 'New project' });
  const submit = within(dialog).getByRole('button', { name: 'Create project' });
  await app.user.click(submit);
  expect((await within(dialog).findByRole('alert')).textContent).toBe(
    'Either name or title must be provided in order to create a project',
  );
  const name = within(dialog).getByRole('textbox', { name: 'Name' });
  await app.user.type(name, 'a/b');
  await app.user.click(submit);
  await waitFor(() => expect(within(dialog).getByRole('alert').textContent).toContain('Use letters, digits'));
  await app.user.clear(name);
  await app.user.type(name, ' taken ');
  await app.user.click(submit);
  await waitFor(() => expect(submit.getAttribute('aria-busy')).toBe('true'));
  slow.resolve();
  await waitFor(() => expect(within(dialog).getByRole('alert').textContent).toBe('This name is taken.'));
  expect(submit.getAttribute('aria-busy')).not.toBe('true');
  expect(await axeProblems()).toEqual([]);
  await app.user.clear(name);
  await app.user.type(within(dialog).getByRole('textbox', { name: 'Title' }), 'Only a title');
  await app.user.click(submit);
  await screen.findByText('Project project-abcd2345 created');
  expect(app.address()).toBe('/projects/uuid-new');
  expect(given).toEqual([
    { name: 'taken', organization: 'acme' },
    { title: 'Only a title', organization: 'acme' },
  ]);
});

test('without a notebook server a new cloud project is one of the hub: its name is requested immediately', async () => {
  const app = render('/code-in-the-cloud?action=new-project&source=drawer', permitted, {
    notebookServerUrl: null,
    projects: (() => connection([])) as never,
  });
  await screen.findByRole('dialog', { name: 'New project' });
  expect(app.address()).toBe('/projects?new=project');
  await closesBy('New project', () => app.user.keyboard('{Escape}'));
  await waitFor(() => expect(app.address()).toBe('/projects'));
});

test('[PROJ-03] one is renamed', async () => {
  const { app, given } = house('/projects', [forecast]);
  await chooseAction(app, 'Actions for forecast', 'Rename');
  const dialog = await screen.findByRole('dialog', { name: 'Rename project forecast' });
  const name = within(dialog).getByRole('textbox', { name: 'Name' });
  await app.user.clear(name);
  await app.user.type(name, 'weather');
  await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByRole('row', { name: /^weather The forecast/ });
  expect(given).toEqual([{ projectId: 'p1', name: 'weather', title: 'The forecast', expectedVersion: 'first' }]);
});

test('[PROJ-04] deleting asks first, and can be undone', async () => {
  const { app } = house('/projects', [forecast]);
  await chooseAction(app, 'Actions for forecast', 'Delete project');
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete project forecast?' });
  await app.user.click(within(dialog).getByRole('button', { name: 'Delete project' }));
  await screen.findByText('No projects yet');
  await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('row', { name: /^forecast/ });
});

test("users who can't change a project have no menu and see why on its page", async () => {
  const { app } = house('/organizations/acme/projects', [{ ...forecast, viewerCanEdit: false }]);
  const row = await screen.findByRole('row', { name: /^forecast/ });
  expect(within(row).queryByRole('button')).toBeNull();
  await app.user.click(within(row).getByRole('link', { name: 'forecast' }));
  const rename = await screen.findByRole('button', { name: 'Rename' });
  expect(rename.getAttribute('aria-disabled')).toBe('true');
  const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(within(crumbs).getByRole('link', { name: 'Projects' }).getAttribute('href')).toBe(
    '/organizations/acme/projects',
  );
});

test('an unknown project is said to be none', async () => {
  house('/projects/nothing', []);
  await screen.findByRole('heading', { name: 'Project not found' });
});

const file = (path: string, isFolder = false) => ({
  __typename: 'ProjectEntry',
  name: path.split('/').at(-1),
  path,
  isFolder,
  fileCount: 1,
  size: 12,
  sha256: isFolder ? null : 'a'.repeat(64),
  updatedAt: '2026-01-02T03:04:05Z',
  url: isFolder ? null : `/api/projects/uuid-p1/files/${path}`,
});

afterEach(() => vi.unstubAllGlobals());

/** A user with access to the notebook server. */
const permitted = buildUser({
  featurePermissions: [{ __typename: 'FeaturePermission', name: 'cloud-notebooks', allowed: true }],
});

/** Renders a project's page with a folder `data` and these files in it. */
function filesHouse(
  inside: string[],
  first: { name: string; size?: number } = { name: 'notes.txt' },
  notebookServer: string | null = null,
) {
  let held = inside;
  const removed: object[] = [];
  const project = {
    __typename: 'Project',
    ...forecast,
    uuid: 'uuid-p1',
    ownerName: 'ada',
    isOfOrganization: false,
    createdAt: '2026-01-02T03:04:05Z',
    updatedAt: '2026-01-02T03:04:05Z',
    folder: ({ path }: { path: string }) => ({
      __typename: 'ProjectFolder',
      path,
      usedSize: 2_000_000_000,
      quotaSize: 5_000_000_000,
      entries: connection(
        path === ''
          ? [file('data', true), { ...file(first.name), size: first.size ?? 12 }]
          : held.map((each) => file(each)),
      ),
    }),
  };
  const app = render('/projects/uuid-p1', permitted, {
    project: (() => project) as never,
    notebookServerUrl: notebookServer,
    deleteProjectFile: (({ input }: { input: { path: string } }) => {
      removed.push(input);
      held = held.filter((each) => each !== input.path);
      return { project, userErrors: [] };
    }) as never,
  });
  return { app, removed, add: (path: string) => (held = [...held, path]) };
}

test('[FILE-01, FILE-03, FILE-09] folders open by press, their files are read then; a file is deleted after a question', async () => {
  const { app, removed } = filesHouse(['data/levels.csv']);
  const folder = await screen.findByRole('button', { name: 'data' });
  expect(screen.getByText('2 GB of 5 GB used across all projects')).toBeDefined();
  expect(folder.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByText('levels.csv')).toBeNull();
  folder.focus();
  await app.user.keyboard('{Enter}');
  const list = await screen.findByRole('list', { name: 'In data' });
  await within(list).findByRole('button', { name: 'levels.csv' });
  expect(await axeProblems()).toEqual([]);
  await app.user.click(within(list).getByRole('button', { name: 'Delete levels.csv' }));
  await app.user.click(
    within(await screen.findByRole('alertdialog', { name: 'Delete levels.csv?' })).getByRole('button', {
      name: 'Delete',
    }),
  );
  await screen.findByText('No files yet.');
  expect(removed).toEqual([{ projectId: 'p1', path: 'data/levels.csv', recursive: false }]);
  // The row that opened the dialog was deleted.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('notes.txt'));
});

test('arrows, Home, End, Page Down and j, k lead through the tree: into a folder, from name to name, and out of it', async () => {
  const { app } = filesHouse([]);
  (await screen.findByRole('button', { name: 'data' })).focus();
  await app.user.keyboard('{ArrowRight}');
  await screen.findByText('No files yet.');
  const focused = () => document.activeElement?.textContent;
  await app.user.keyboard('{ArrowDown}');
  expect(focused()).toBe('notes.txt');
  await app.user.keyboard('{ArrowUp}{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'data' }).getAttribute('aria-expanded')).toBe('false');
  await app.user.keyboard('j');
  expect(focused()).toBe('notes.txt');
  await app.user.keyboard('k');
  expect(focused()).toBe('data');
  await app.user.keyboard('{End}');
  expect(focused()).toBe('notes.txt');
  await app.user.keyboard('{Home}');
  expect(focused()).toBe('data');
  await app.user.keyboard('{PageDown}{PageDown}');
  expect(focused()).toBe('notes.txt');
});

test('[PROJ-05, FILE-02, FILE-08, FILE-09] files go to the open folder, with encoded names; the tree is refetched', async () => {
  const sent: string[] = [];
  class Request extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = '';
    open(method: string, url: string) {
      sent.push(`${method} ${url}`);
    }
    setRequestHeader(name: string, value: string) {
      if (name === 'api-version') sent.push(`${name} ${value}`);
    }
    abort() {}
    send() {
      this.status = 201;
      this.responseText = JSON.stringify({ path: 'data/a b#.csv' });
      add('data/a b#.csv');
      queueMicrotask(() => act(() => void this.dispatchEvent(new Event('load'))));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  const { app, add } = filesHouse([]);
  await app.user.click(await screen.findByRole('button', { name: 'data' }));
  await screen.findByText('No files yet.');
  fireEvent.drop(screen.getByRole('button', { name: /to upload to data\.$/ }), {
    dataTransfer: { files: [new File(['1'], 'a b#.csv')] },
  });
  const sentFiles = await screen.findByRole('list', { name: 'Uploads' });
  await within(sentFiles).findByText('1 of 1 file uploaded.');
  expect(within(sentFiles).getAllByRole('listitem')).toHaveLength(1);
  expect(sent).toEqual(['PUT /api/projects/uuid-p1/files/data/a%20b%23.csv?redirect=false', 'api-version 2023.11.28']);
  await within(screen.getByRole('list', { name: 'In data' })).findByRole('button', { name: 'a b#.csv' });
  await app.user.click(within(sentFiles).getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
});

test("a file whose name is taken waits for the user's decision: replace it, keep both, skip it; also for several", async () => {
  const sent: string[] = [];
  class Request extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = '{}';
    isNew = false;
    url = '';
    open(_: string, url: string) {
      this.url = decodeURIComponent(url.split('/').at(-1)!.split('?', 1)[0]!);
    }
    setRequestHeader(name: string) {
      this.isNew ||= name === 'if-none-match';
    }
    abort() {}
    send() {
      sent.push(`${this.url}${this.isNew ? ' if new' : ''}`);
      this.status = this.isNew && !this.url.includes(' (2)') ? 412 : 200;
      queueMicrotask(() => act(() => void this.dispatchEvent(new Event('load'))));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  const { app } = filesHouse([]);
  const zone = await screen.findByRole('button', { name: /Upload files/ });
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(new Response(null, { status: url.includes('(2)') ? 404 : 200 })),
  );
  fireEvent.drop(zone, {
    dataTransfer: { files: ['a.txt', 'b.txt', 'c.tar.gz'].map((name) => new File(['1'], name)) },
  });
  const list = within(await screen.findByRole('list', { name: 'Uploads' }));
  await list.findByText('3 files with these names already exist.');
  expect(await axeProblems()).toEqual([]);
  sent.length = 0;
  await app.user.click(list.getByRole('button', { name: 'Replace a.txt' }));
  await waitFor(() => expect(sent).toEqual(['a.txt']));
  await app.user.click(list.getByRole('button', { name: 'Skip b.txt' }));
  await app.user.click(list.getByRole('button', { name: 'Keep both versions of c.tar.gz' }));
  await list.findByText('2 of 3 files uploaded.');
  expect(sent).toEqual(['a.txt', 'c.tar (2).gz if new']);
  await app.user.click(list.getByRole('button', { name: 'Clear' }));
  sent.length = 0;
  fireEvent.drop(zone, { dataTransfer: { files: [new File(['1'], 'a.txt'), new File(['1'], 'b.txt')] } });
  await app.user.click(await screen.findByRole('button', { name: 'Replace all' }));
  await screen.findByText('2 of 2 files uploaded.');
  expect(sent).toEqual(['a.txt if new', 'b.txt if new', 'a.txt', 'b.txt']);
});

test('[PROJ-05] what is in a file is shown as text, whatever it is', async () => {
  const answer = vi.fn<typeof fetch>().mockResolvedValue(new Response('<b>bold</b>'));
  const { app } = filesHouse([]);
  const name = await screen.findByRole('button', { name: 'notes.txt' });
  vi.stubGlobal('fetch', answer);
  await app.user.click(name);
  const dialog = await screen.findByRole('dialog', { name: 'notes.txt' });
  expect((await within(dialog).findByText('<b>bold</b>')).tagName).toBe('PRE');
  expect(within(dialog).getByRole('link', { name: 'Download' }).getAttribute('href')).toBe(
    '/api/projects/uuid-p1/files/notes.txt',
  );
  expect(answer.mock.calls.map(([url, init]) => [url, init?.headers])).toEqual([
    ['/api/projects/uuid-p1/files/notes.txt', { 'api-version': '2023.11.28' }],
  ]);
});

/** Renders the preview of a project file with these bytes; supports ranges like the hub. */
async function lookInto(path: string, bytes: Uint8Array, notebookServer: string | null = null) {
  const ranges: string[] = [];
  const { app } = filesHouse([], { name: path, size: bytes.length }, notebookServer);
  const name = await screen.findByRole('button', { name: path });
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: Record<string, string> }) => {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers['range'] ?? '') ?? [];
    if (from === undefined) return Promise.resolve(new Response(bytes.slice()));
    ranges.push(headers['range']!);
    return Promise.resolve(new Response(bytes.slice(Number(from), Number(to) + 1), { status: 206 }));
  });
  await app.user.click(name);
  return { app, dialog: within(await screen.findByRole('dialog', { name: path })), ranges };
}
const cells = (table: HTMLElement): (string | null)[] =>
  within(table)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('a CSV file is shown as a table, for a large one the first rows, read by a range; other content is text', async () => {
  const rows = Array.from({ length: 80_000 }, (_, day) => `${day};"Aare\n<i>Bern</i>";2.31`);
  const { dialog, ranges } = await lookInto('levels.csv', Buffer.from(['day;river;metres', ...rows].join('\n')));
  const table = await dialog.findByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['day', 'river', 'metres']);
  expect(cells(table).slice(0, 6)).toEqual(['0', 'Aare\n<i>Bern</i>', '2.31', '1', 'Aare\n<i>Bern</i>', '2.31']);
  expect(dialog.getByText('Showing the first 100 rows.')).toBeDefined();
  expect(ranges).toEqual(['bytes=0-524287']);
  expect(await axeProblems()).toEqual([]);
});

test('a Parquet file is shown as a table with the types of its columns, read by ranges', async () => {
  // Written by pyarrow 25: one column packed by Zstandard, one by gzip.
  const { dialog, ranges } = await lookInto('levels.parquet', Buffer.from(PARQUET, 'base64'));
  const table = await dialog.findByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['riverstring', 'metresdouble']);
  expect(cells(table)).toEqual(['Aare', '2.31', 'Reuss', '1.87', '<b>Limmat</b>', '1.12']);
  expect(dialog.getByText('3 rows.')).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Edit' }), 'it is no text').toBeNull();
  expect(ranges.length).toBeGreaterThan(0);
});

test('integers in the lists of a Parquet file are numbers, however large', async () => {
  // Written by hyparquet-writer 0.15: a list of INT64.
  const { dialog } = await lookInto('counts.parquet', Buffer.from(LISTS, 'base64'));
  expect(cells(await dialog.findByRole('table'))).toEqual(['[1,-2,9007199254740993]', '7', '[]', '8']);
});

test('of a file without content, and of a picture that is none, it is said what they are', async () => {
  const { app, dialog } = await lookInto('none.txt', Buffer.alloc(0));
  await dialog.findByText('The file is empty.');
  app.unmount();
  const picture = await lookInto('no.png', Buffer.from('<html>'));
  fireEvent.error(picture.dialog.getByRole('img', { name: 'no.png' }));
  expect(picture.dialog.getByText(/^Can’t preview this image/)).toBeDefined();
});

test('what calls itself a Parquet file and is none is said to be unreadable', async () => {
  const { dialog } = await lookInto('levels.parquet', Buffer.from('PAR1 no, it is not. '.repeat(20)));
  await dialog.findByText(/Couldn’t load the preview/);
});

test('a notebook is shown with its outputs, and Markdown as it is meant; HTML in them is neither run nor drawn', async () => {
  const notebook = {
    nbformat: 4,
    metadata: {},
    cells: [
      { cell_type: 'markdown', source: '# Levels\n<img src=x onerror=alert(1)>' },
      {
        cell_type: 'code',
        execution_count: 3,
        source: 'levels.mean()',
        outputs: [
          { output_type: 'execute_result', data: { 'text/plain': '1.77', 'text/html': '<script>alert(1)</script>' } },
        ],
      },
    ],
  };
  const openTab = vi.spyOn(page, 'openTab').mockImplementation(() => undefined);
  const { app, dialog } = await lookInto(
    'levels.ipynb',
    Buffer.from(JSON.stringify(notebook)),
    'https://notebooks.example.org/',
  );
  await dialog.findByRole('heading', { name: 'Levels' });
  expect(dialog.getByText('1.77')).toBeDefined();
  expect(document.querySelector('img[src="x"], script[src], dialog script')).toBeNull();
  await app.user.click(await dialog.findByRole('button', { name: 'Open in the cloud' }));
  expect(openTab.mock.calls).toEqual([
    [`/code-in-the-cloud?action=open&source=${encodeURIComponent('/api/projects/uuid-p1/files/levels.ipynb')}`],
  ]);
});

test('where no notebook server is, a notebook of a project is only looked into', async () => {
  const { dialog } = await lookInto('levels.ipynb', Buffer.from('{"nbformat": 4, "metadata": {}, "cells": []}'));
  await dialog.findByText('The notebook is empty.');
  expect(dialog.queryByRole('button', { name: 'Open in the cloud' })).toBeNull();
});

test('Markdown of a project is shown as it is meant', async () => {
  const { dialog } = await lookInto(
    'README.md',
    Buffer.from('# River levels\n\n| river | metres |\n| --- | --- |\n| Aare | 2.31 |\n'),
  );
  await dialog.findByRole('heading', { name: 'River levels' });
  expect(dialog.getByRole('cell', { name: '2.31' })).toBeDefined();
});

const LISTS =
  'UEFSMRUGFToVOFwVCBUCFQQVABUGFQQAAAMGA38AGAQBAAkBPP7/////////AQAAAAAAIAAVBhUgFSRcFQQVABUEFQAVABUAAAAQPAcAAAAAAAAACAAAAAAAAAAVBBlcSARyb290FQQANQIYBmNvdW50cxUCFQYANQQYBGxpc3QVAgAVBCUCGAdlbGVtZW50ABUEJQAYAmlkABYEGRwZLCYIHBUEGRUAGTgGY291bnRzBGxpc3QHZWxlbWVudBUCFggWZBZiJgg8NgIoCAEAAAAAACAAGAj+/////////wAZHBUGFQAVAgAAACZqHBUEGRUAGRgCaWQVAhYEFkoWTiZqPDYAKAgIAAAAAAAAABgIBwAAAAAAAAAAGRwVBhUAFQIAAAAWrgEWBDawAQAoCWh5cGFycXVldBksHAAAHAAAAOYAAABQQVIx';
const PARQUET =
  'UEFSMRUAFVAVYiwVBhUAFQYVBhwAAAAotS/9IChBAQACAAAABgEEAAAAQWFyZQUAAABSZXVzcw0AAAA8Yj5MaW1tYXQ8L2I+FQAVPBVcLBUGFQAVBhUGHAAAAB+LCAAAAAAAAgNjYmBgYGOsFlnn/rCKyeFN4A651td/7SH0R3sAy24f1x4AAAAVBBk8NQAYBnNjaGVtYRUEABUMJQIYBXJpdmVyJQBMHAAAABUKJQIYBm1ldHJlcwAWBhkcGSwmABwVDBklBgAZGAVyaXZlchUMFgYWdhaIASYISRwVABUAFQIAPBYsGQYZJgAGAAAAJgAcFQoZJQYAGRgGbWV0cmVzFQQWBhZiFoIBJpABSRwVABUAFQIAPCkGGSYABgAAABbYARYGJggWigIAKCBwYXJxdWV0LWNwcC1hcnJvdyB2ZXJzaW9uIDI1LjAuMRksHAAAHAAAAM4AAABQQVIx';

test('[PROJ-05] a dropped folder goes with its folders; what broke off in this browser is offered again with how much of it is there', async () => {
  const sent: string[] = [];
  class Request extends EventTarget {
    upload = new EventTarget();
    status = 201;
    responseText = JSON.stringify({ path: 'there' });
    open(method: string, url: string) {
      sent.push(`${method} ${url}`);
    }
    setRequestHeader() {}
    abort() {}
    send() {
      queueMicrotask(() => act(() => void this.dispatchEvent(new Event('load'))));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  const key = `tus::${JSON.stringify(['/api/projects/uuid-p1/uploads', 'data/big.bin', 4000, 17])}::5`;
  localStorage.setItem(key, JSON.stringify({ size: 4000, metadata: {}, creationTime: '', uploadUrl: '/u/1' }));
  const { app } = filesHouse([]);
  const asked: string[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!String(url).startsWith('/u/')) return fetch(url, init);
    asked.push(`${init.method} ${url} ${new Headers(init.headers).get('api-version')}`);
    return Promise.resolve(new Response(null, { status: 200, headers: { 'upload-offset': '1000' } }));
  });
  const broken = await screen.findByRole('region', { name: 'Interrupted uploads' });
  expect(within(broken).getByText(/^1\b.* of 4\b.* uploaded$/)).toBeDefined();
  await app.user.upload(
    within(broken).getByLabelText('File to resume'),
    new File(['x'], 'other.bin', { lastModified: 17 }),
  );
  await app.user.click(within(broken).getByRole('button', { name: 'Choose the file again: data/big.bin' }));
  await app.user.upload(
    within(broken).getByLabelText('File to resume'),
    new File(['x'], 'other.bin', { lastModified: 17 }),
  );
  expect(within(broken).getByRole('alert').textContent).toContain(
    'other.bin doesn’t match the interrupted upload data/big.bin.',
  );
  await app.user.click(within(broken).getByRole('button', { name: 'Discard data/big.bin' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Interrupted uploads' })).toBeNull());
  expect(asked).toEqual(['HEAD /u/1 2023.11.28', 'DELETE /u/1 2023.11.28']);
  expect(localStorage.getItem(key)).toBeNull();

  const entry = (fullPath: string, inside?: unknown[]) => ({
    fullPath,
    isFile: inside === undefined,
    isDirectory: inside !== undefined,
    file: (give: (file: File) => void) => give(new File(['1'], fullPath.split('/').at(-1)!)),
    createReader: () => ({ readEntries: (give: (some: unknown[]) => void) => give(inside!.splice(0, 1)) }),
  });
  const folder = entry('/raw', [entry('/raw/a.csv'), entry('/raw/2026', [entry('/raw/2026/b c.csv')])]);
  fireEvent.drop(screen.getByRole('button', { name: /drop files and folders here/ }), {
    dataTransfer: { files: [], items: [{ webkitGetAsEntry: () => folder }] },
  });
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    'PUT /api/projects/uuid-p1/files/raw/a.csv?redirect=false',
    'PUT /api/projects/uuid-p1/files/raw/2026/b%20c.csv?redirect=false',
  ]);
});

test('shows why a name is rejected without field names', () => {
  const msg = '‘con.txt’ is a reserved name on Windows.';
  const body = { error: { message: `path: ${msg}` }, detail: [{ loc: ['path', 'path'], msg }] };
  expect(refusalOf(422, JSON.stringify(body), { broken: '', canceled: '', failed: () => '' }).message).toBe(msg);
});

test("[PROJ-05] a text is saved with its line ends, only if it is unchanged; unsaved text isn't lost by closing", async () => {
  const { app } = filesHouse([]);
  await screen.findByRole('button', { name: 'notes.txt' });
  const puts: [headers: Record<string, string>, body: string][] = [];
  vi.stubGlobal('fetch', (_: string, init: RequestInit = {}) => {
    if (init.method !== 'PUT') return Promise.resolve(new Response('one\r\ntwo\r\n'));
    puts.push([init.headers as Record<string, string>, init.body as string]);
    return Promise.resolve(
      puts.length === 1
        ? Response.json({ error: { message: 'Another version of the file is there.' } }, { status: 412 })
        : Response.json({ path: 'notes.txt', size: 15, sha256: 'b'.repeat(64) }),
    );
  });
  await app.user.click(screen.getByRole('button', { name: 'notes.txt' }));
  const dialog = await screen.findByRole('dialog', { name: 'notes.txt' });
  await app.user.click(await within(dialog).findByRole('button', { name: 'Edit' }));
  const field = await within(dialog).findByRole('textbox', { name: 'Content of notes.txt' });
  await app.user.type(field, 'three');
  await app.user.keyboard('{Escape}');
  await app.user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await within(dialog).findByText('Another version of the file is there.');
  await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByText('notes.txt uploaded');
  expect(puts.map(([headers, body]) => [headers['api-version'], headers['if-match'], body])).toEqual(
    Array.from({ length: 2 }, () => ['2023.11.28', `"${'a'.repeat(64)}"`, 'one\r\ntwo\r\nthree']),
  );
  expect(within(dialog).queryByRole('textbox')).toBeNull();
});

test('[PROJ-05] nothing of the feature calls projects without the version', () => {
  const files = import.meta.glob<string>(['./*.ts', './*.tsx', '../../lib/resumableUploads.ts', '!./*.test.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  expect(Object.keys(files).length).toBeGreaterThan(15);
  const bare = Object.entries(files).filter(([, code]) => /(?<![\w.])fetch\(|XMLHttpRequest/.test(code));
  expect(bare.map(([name]) => name)).toEqual([]);
});
