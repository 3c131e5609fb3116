import { Boxes, BookOpen, Box, File, FolderKanban, User, type LucideIcon } from 'lucide-react';
import type { OtherResults_SearchResultsFragment as OtherResults } from '../gen/lib.ts';
import { paths } from '../paths.ts';

interface Group<T> {
  totalCount: number;
  searchUrl: string;
  items: readonly T[];
}

/** Something that was found, as lists show it. */
export interface FoundEntity {
  id: string;
  icon: LucideIcon;
  label: string;
  mono?: boolean;
  /** The channel or area that it belongs to. */
  detail: string;
  /** A description, possibly empty. */
  text: string;
  to: string;
}

/** Kinds of search results other than packages. */
export type OtherKind = 'documentation' | 'collections' | 'files' | 'projects' | 'environments' | 'people';

/** Entities of one kind, and how many there are in all. */
export interface FoundKind {
  kind: OtherKind;
  total: number;
  searchUrl: string;
  entities: FoundEntity[];
}

/** Returns all results other than packages, by kind, in the order of the screen, without empty kinds. */
export function othersOf(results: OtherResults): FoundKind[] {
  const both = results.collectionsAndFiles;
  const kinds: (FoundKind | null)[] = [
    kindOf('documentation', results.documentation, (hit) => ({
      id: `${hit.name}#${hit.anchor}`,
      icon: BookOpen,
      label: hit.heading,
      detail: hit.title === hit.heading ? '' : hit.title,
      text: hit.excerpt,
      to: `${paths.guide.href({ guide: hit.name })}${hit.anchor === '' ? '' : `#${hit.anchor}`}`,
    })),
    both &&
      kindOf('collections', { ...both, totalCount: both.totalCollections, items: both.collections }, (hit) => ({
        id: `${hit.organization}/${hit.name}`,
        icon: Boxes,
        label: hit.title,
        detail: hit.organization,
        text: hit.description,
        to: paths.collection.href({ org: hit.organization, collection: hit.name }),
      })),
    both &&
      kindOf('files', { ...both, totalCount: both.totalFiles, items: both.files }, (hit) => ({
        id: `${hit.organization}/${hit.collection} ${hit.channelOrganization}/${hit.channel} ${hit.name} ${hit.fileName ?? ''}`,
        icon: File,
        label: hit.fileName ?? hit.name,
        mono: true,
        detail: hit.collectionTitle,
        text: hit.note,
        to: paths.package.href({ org: hit.channelOrganization, channel: hit.channel, name: hit.name }),
      })),
    kindOf('projects', results.projects, (hit) => ({
      id: hit.uuid,
      icon: FolderKanban,
      label: hit.title,
      detail: hit.ownerName,
      text: hit.name === hit.title ? '' : hit.name,
      to: paths.project.href({ projectId: hit.uuid }),
    })),
    kindOf('environments', results.environments, (hit) => ({
      id: hit.uuid,
      icon: Box,
      label: hit.name,
      detail: hit.organization,
      text: hit.device,
      to: paths.environment.href({ org: hit.organization, environmentId: hit.uuid }),
    })),
    kindOf('people', results.users, (hit) => {
      const name = `${hit.firstName} ${hit.lastName}`.trim();
      return {
        id: hit.id,
        icon: User,
        label: name === '' ? hit.username : name,
        detail: hit.organizations.join(', '),
        text: name === '' ? '' : hit.username,
        to: paths.members.href({ org: hit.organizations[0] ?? '' }, { q: hit.username }),
      };
    }),
  ];
  return kinds.filter((one) => one !== null && one.total > 0) as FoundKind[];
}

function kindOf<T>(kind: OtherKind, group: Group<T> | null, toEntity: (hit: T) => FoundEntity): FoundKind | null {
  return group && { kind, total: group.totalCount, searchUrl: group.searchUrl, entities: group.items.map(toEntity) };
}
