import { History, Package, Search, type LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { actionsFor } from '../../lib/actions.ts';
import { recentSearches, rememberSearch } from '../../lib/recentSearches.ts';
import { useTheme } from '../../lib/theme.ts';
import type { Viewer } from '../../lib/viewer.ts';
import { byRecentVisit, readVisits } from '../../lib/visits.ts';
import { paths } from '../../paths.ts';
import { bestOf } from './match.ts';
import { paletteText } from './messages.ts';
import { usePackages } from './usePackages.ts';
import { usePlaces } from './usePlaces.ts';

/** One entry of the palette. */
export interface Option {
  id: string;
  label: string;
  mono?: boolean;
  icon: LucideIcon;
  /** Behind the label, quietly. */
  detail?: string | undefined;
  /** Version of a package. */
  version?: string | undefined;
  /** Every file of the package is refused. */
  refused?: boolean;
  /** Keys that run it. */
  shortcut?: string | undefined;
  run: () => void;
}

/** Entries under one heading. */
export interface Group {
  id: keyof typeof paletteText.groups;
  options: Option[];
}

/** What the palette shows for a text. */
export interface PaletteModel {
  groups: Group[];
  packages: 'idle' | 'searching' | 'found' | 'failed';
  /** Packages in all. */
  total: number;
  /** Goes to the results page; does nothing for blank text (SRCH-06). */
  searchAll: () => void;
}

/** How many entries of one kind are shown while there is text. */
const groupLimit = 6;

/**
 * Entries for what was typed: packages, actions, places, and the results page; without text recent searches, actions and pages.
 * @param done is called before an entry runs
 */
export function usePalette(text: string, viewer: Viewer | null, done: () => void): PaletteModel {
  const query = text.trim();
  const navigate = useNavigate();
  const { org } = useParams();
  const { choice, choose } = useTheme();
  const found = usePackages(text);
  const organizations = useMemo(() => (viewer ? byRecentVisit(viewer.organizations ?? [], readVisits(viewer.id)) : []), [viewer]);
  const current = organizations.find((one) => one.name === org) ?? organizations[0] ?? null;
  const places = usePlaces(viewer, organizations, current);
  const go = (to: string) => void navigate(to);
  const then = (run: () => void) => () => {
    done();
    run();
  };
  const searchFor = (words: string) => {
    rememberSearch(words);
    go(paths.search.href({}, { query: words }));
  };
  const context = { viewer, organization: current, theme: choice, chooseTheme: choose, go };
  const allActions = actionsFor(context).map((action): Option => ({ id: `action ${action.id}`, label: action.label(context), icon: action.icon, shortcut: action.shortcut, run: then(() => action.run(context)) }));
  const allPlaces = places.map((place): Option => ({ id: `place ${place.id}`, label: place.label, mono: place.mono ?? false, icon: place.icon, detail: place.detail, run: then(() => go(place.to)) }));
  const groups: Group[] = query === ''
    ? [
      { id: 'recent', options: recentSearches().map((words): Option => ({ id: `recent ${words}`, label: words, icon: History, run: then(() => searchFor(words)) })) },
      { id: 'goTo', options: allPlaces.filter((place) => place.detail === undefined || place.detail === paletteText.kinds.organization) },
      { id: 'actions', options: allActions },
    ]
    : [
      {
        id: 'packages',
        options: found.hits.map((hit): Option => ({
          id: `package ${hit.id}`, label: hit.name, mono: true, icon: Package, version: hit.latestVersion ?? undefined, detail: paletteText.in(hit.channel, hit.organization), refused: hit.servedFileCount === 0,
          run: then(() => go(paths.package.href({ org: hit.organization, channel: hit.channel, name: hit.name }))),
        })),
      },
      { id: 'actions', options: bestOf(allActions, (one) => one.label, query, groupLimit) },
      { id: 'goTo', options: [...bestOf(allPlaces, (one) => one.label, query, groupLimit), { id: 'all', label: paletteText.all(query), icon: Search, shortcut: 'Mod+Enter', run: then(() => searchFor(query)) }] },
    ];
  return {
    groups: groups.filter((group) => group.options.length > 0), packages: found.state, total: found.total,
    searchAll: () => {
      if (query !== '') then(() => searchFor(query))();
    },
  };
}
