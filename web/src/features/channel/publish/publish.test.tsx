import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { axeProblems } from '../../../testing/axe.ts';
import { buildChannel, buildOrganization, buildUser, inputError } from '../../../testing/builders.ts';
import { render } from '../../../testing/render.tsx';
import type { Channel, Organization } from '../../../gen/types.ts';
import type { Mock } from '../../../testing/schema.ts';

/** Upload requests, which a test answers. */
class Sent extends EventTarget {
  static all: Sent[] = [];
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  url = '';
  file: File | null = null;
  aborted = false;
  constructor() {
    super();
    Sent.all.push(this);
  }
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader() {}
  send(file: File) {
    this.file = file;
  }
  abort() {
    this.aborted = true;
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number, total: number) {
    act(() => void this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total })));
  }
  answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    act(() => void this.dispatchEvent(new Event('load')));
  }
}

/** Published packages, with their labels. */
let published: string[] = [];
beforeEach(() => {
  published = [];
  Sent.all = [];
  vi.stubGlobal('XMLHttpRequest', Sent);
});
afterEach(() => vi.unstubAllGlobals());

/** The hub's response for an uploaded package. */
const listed = { name: 'a', version: '1', build: '0', subdir: 'noarch', existing: false };

const open = (channel: Partial<Mock<Channel>> = {}, part: Partial<Mock<Organization>> = {}) => {
  const team = buildChannel({ name: 'team', type: 'HOSTED', repoUrl: '/repo/acme/team', ...channel });
  return render('/organizations/acme/channels/team', buildUser(), {
    organization: (() => buildOrganization({ channels: [team], channel: (() => team) as never, ...part })) as never,
    createUpload: (({ input }: { input: { fileName: string; inspectOnly: boolean } }) => {
      expect(input.inspectOnly).toBe(true);
      return input.fileName.endsWith('.txt')
        ? { url: null, userErrors: [inputError('Use the name of a package.', ['fileName'])] }
        : { url: `/uploads/${input.fileName}`, userErrors: [] };
    }) as never,
    publishUpload: (({ input }: { input: { uploadId: string; labels: string[] } }) => {
      published.push(`${input.uploadId} ${input.labels.join()}`);
      return input.uploadId === 'taken'
        ? { file: null, userErrors: [inputError('Another file of the name is there.', ['uploadId'])] }
        : { file: { ...listed, name: input.uploadId, alreadyExisted: false }, userErrors: [] };
    }) as never,
  });
};
const drop = (...names: string[]) =>
  fireEvent.drop(screen.getByRole('button', { name: /^Choose packages/ }), {
    dataTransfer: { files: names.map((name) => new File(['bytes'], name)) },
  });
const rowOf = (name: string) =>
  screen.getAllByRole('listitem').find((item) => item.textContent.includes(name)) as HTMLElement;
const sentOf = (name: string) => Sent.all.filter(({ url }) => url === `/uploads/${name}`);
const dialog = async (app: ReturnType<typeof render>) => {
  await app.user.click((await screen.findAllByRole('button', { name: 'Publish packages' }))[0]!);
  await screen.findByRole('dialog', { name: 'Publish packages to team' });
};

test('uploads two packages at a time; each row shows progress and the package, and publishing confirms them', async () => {
  const app = open();
  await dialog(app);
  expect(app.address()).toBe('/organizations/acme/channels/team?dialog=publish');
  drop('a-1-0.conda', 'b-1-0.conda', 'c-1-0.conda', 'd-1-0.conda');
  await waitFor(() => expect(Sent.all).toHaveLength(2));
  expect(within(rowOf('c-1-0.conda')).getByText('Queued')).toBeTruthy();
  const [first, second] = Sent.all as [Sent, Sent];
  first.progress(1, 4);
  const bar = within(rowOf('a-1-0.conda')).getByRole('progressbar', { name: 'Uploading a-1-0.conda' });
  expect(bar.getAttribute('aria-valuenow')).toBe('25');
  first.progress(4, 4);
  expect(within(rowOf('a-1-0.conda')).getByText('Checking')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Publish' }).getAttribute('aria-disabled')).toBe('true');
  const depends = Array.from({ length: 13 }, (_, at) => `dep${at}`);
  first.answer(202, {
    ...listed,
    upload_id: 'a',
    license: 'MIT',
    summary: 'Does it.',
    depends,
    scripts: ['post-link'],
  });
  const row = within(rowOf('a-1-0.conda'));
  await row.findByText('a 1 0 in noarch');
  row.getByText('Does it.');
  row.getByText(/^MIT\. Depends on dep0, .*dep11 and 1 more\.$/);
  row.getByText('Runs scripts on install: post-link.');
  await waitFor(() => expect(Sent.all).toHaveLength(3));
  second.answer(200, { ...listed, name: 'b', existing: true });
  await within(rowOf('b-1-0.conda')).findByText('Already published: b 1 0 in noarch');
  Sent.all[2]!.answer(202, { ...listed, name: 'c', upload_id: 'taken' });
  await waitFor(() => expect(Sent.all).toHaveLength(4));
  Sent.all[3]!.answer(202, { ...listed, name: 'd', upload_id: 'd' });
  await app.user.click(await screen.findByRole('button', { name: 'Remove d-1-0.conda' }));
  expect(await axeProblems()).toEqual([]);
  expect(published).toEqual([]);
  // Once at the start, and once after publishing.
  await waitFor(() => expect(app.times('ChannelPackages')).toBe(2));
  await app.user.type(screen.getByLabelText('Labels'), 'rc, dev');
  await app.user.click(screen.getByRole('button', { name: 'Publish 2 packages' }));
  await row.findByText('Published: a 1 0 in noarch');
  await within(rowOf('c-1-0.conda')).findByText('Another file of the name is there.');
  expect(published).toEqual(['a rc,dev', 'taken rc,dev']);
  await waitFor(() => expect(app.times('ChannelPackages')).toBe(3));
  expect(screen.getByText(/curl --fail-with-body/).textContent).toContain('/repo/acme/team/SUBDIR/');
});

test("an error is the hub's message, and the file can be sent again; an upload can be canceled", async () => {
  const app = open();
  await dialog(app);
  drop('notes.txt', 'a-1-0.conda', 'b-1-0.conda');
  await waitFor(() => within(rowOf('notes.txt')).getByText('Use the name of a package.'));
  await waitFor(() => expect(Sent.all).toHaveLength(2));
  sentOf('a-1-0.conda')[0]!.answer(422, { detail: 'The archive is broken.' });
  await within(rowOf('a-1-0.conda')).findByText('The archive is broken.');
  expect(await axeProblems()).toEqual([]);
  await app.user.click(screen.getByRole('button', { name: 'Try again: a-1-0.conda' }));
  // Its upload URL was used, so another one was requested.
  await waitFor(() => expect(sentOf('a-1-0.conda')).toHaveLength(2));
  expect(app.times('CreateUpload')).toBe(4);
  await app.user.click(screen.getByRole('button', { name: 'Cancel b-1-0.conda' }));
  expect(sentOf('b-1-0.conda')[0]!.aborted).toBe(true);
  within(rowOf('b-1-0.conda')).getByText('Canceled');
});

test('who leaves while packages are on their way is asked, and stops them by going', async () => {
  const app = open();
  await dialog(app);
  drop('a-1-0.conda');
  await waitFor(() => expect(Sent.all).toHaveLength(1));
  await app.user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' }).at(-1)!);
  await app.user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect([Sent.all[0]!.aborted, app.address()]).toEqual([false, '/organizations/acme/channels/team?dialog=publish']);
  await app.user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' }).at(-1)!);
  await app.user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(app.address()).toBe('/organizations/acme/channels/team'));
  await waitFor(() => expect(Sent.all[0]!.aborted).toBe(true));
});

test.each([
  ['a mirror', { type: 'EXTERNAL_MIRROR' } as const, {}],
  ['a virtual channel', { type: 'VIRTUAL' } as const, {}],
  ['a member', {}, { role: 'MEMBER' } as const],
])('%s is not offered it', async (_what, channel, part) => {
  open(channel, part);
  await screen.findByRole('heading', { name: 'team', level: 1 });
  expect(screen.queryByRole('button', { name: 'Publish packages' })).toBeNull();
});
