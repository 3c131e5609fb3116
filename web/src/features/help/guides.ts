import { readGuide, searchGuides as searchIn, type Guide, type GuideSection } from '@terrarium/domain/search';
import { text as t } from './messages.ts';

const files = import.meta.glob<string>('../../../../docs/guides/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Folders of docs/guides in the order of the list, each with the pages that come first in it. */
const folders: Readonly<Record<keyof typeof t.groups, readonly string[]>> = {
  tutorials: [],
  install: ['install-packages', 'install-in-ci'],
  govern: ['write-a-policy', 'monitor-a-policy'],
  publish: ['publish-packages', 'publish-with-clients'],
  channels: ['create-a-channel'],
  accounts: ['your-account', 'members-and-roles'],
  operate: ['install-a-hub', 'operators', 'back-up-and-restore', 'upgrade'],
  integrate: ['api-quickstart'],
  reference: ['settings'],
  explanation: [],
};

/** Guides that have one subject. */
export interface GuideGroup {
  title: string;
  guides: readonly Guide[];
}

const read = Object.entries(files).map(([path, text]) => {
  const [, folder = 'reference', name = ''] = /guides\/(?:([\w-]+)\/)?([\w-]+)\.md$/.exec(path) ?? [];
  return { folder, guide: readGuide(name, text) };
});

const rank = (first: readonly string[], { name }: Guide): number => {
  const index = first.indexOf(name);
  return index === -1 ? first.length : index;
};

/** The hub's own guides (docs/guides) at the time of the build. A page outside the folders is a reference. */
export const guideGroups: readonly GuideGroup[] = Object.entries(folders).map(([folder, first]) => ({
  title: t.groups[folder as keyof typeof t.groups],
  guides: read
    .filter((one) => one.folder === folder)
    .map(({ guide }) => guide)
    .sort((a, b) => rank(first, a) - rank(first, b) || a.title.localeCompare(b.title)),
}));

/** The guides of all groups, in their order. */
export const guides: readonly Guide[] = guideGroups.flatMap((group) => group.guides);

/** Parts of the hub's own guides that contain every word. Parts with the words in their heading come first. */
export const searchGuides = (query: string): GuideSection[] => searchIn(guides, query);
