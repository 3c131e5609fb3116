import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { CVE_ID } from '@terrarium/domain/advisory/cveId';
import { isHeld } from '@terrarium/domain/search';
import { Bug, CircleHelp, Copy, History, Package, Search, Users, type LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { actionsFor } from '../../lib/actions.ts';
import { keysTo, useSingleKeys } from '../../lib/keys.ts';
import { recentSearches, rememberSearch } from '../../lib/recentSearches.ts';
import { useTheme } from '../../lib/theme.ts';
import type { Viewer, ViewerOrganization } from '../../lib/viewer.ts';
import { byRecentVisit, readVisits } from '../../lib/visits.ts';
import { paths } from '../../paths.ts';
import { bestOf } from './match.ts';
import { paletteText } from './messages.ts';
import { copyInstallCommand, packagesOf, addressOf, refusedOf, type FoundPackage, type Place } from './packages.ts';
import { useSuggestions } from './useSuggestions.ts';
import { usePlaces } from './usePlaces.ts';

/** One entry of the palette. */
export interface Option {
  id: string;
  label: string;
  mono?: boolean;
  icon: LucideIcon;
  /** Muted text after the label. */
  detail?: string | undefined;
  /** Version of the package. */
  version?: string | undefined;
  /** All files of the package are blocked. */
  refused?: boolean;
  /** Its name equals the typed text, so Enter selects it. */
  exact?: boolean;
  /** Keys that run it while the palette is open. */
  shortcut?: string | undefined;
  /** Keys that run it on any page, one after the other. */
  keys?: readonly string[] | undefined;
  run: () => void;
}

/** Entries under one heading. */
export interface Group {
  id: keyof typeof paletteText.groups;
  options: Option[];
}

/** The palette's contents for a text. */
export interface PaletteModel {
  groups: Group[];
  state: 'idle' | 'searching' | 'found' | 'failed';
  /** Results in all. */
  total: number;
  /** Opens the results page; does nothing for blank text (SRCH-06). */
  searchAll: () => void;
}

/** Maximum number of entries per kind for a text. */
const groupLimit = 6;

/** What can be done with a package in one of its channels. */
const packageOptions = (
  client: ApolloClient,
  hit: Place,
  then: (run: () => void) => () => void,
  open: () => void,
): Option[] => {
  const where = paletteText.in(hit.channel, hit.organization);
  return [
    ...(hit.servedFileCount > 0
      ? [
          {
            id: `copy ${hit.packageId}`,
            label: paletteText.copyInstall(hit.name, where),
            icon: Copy,
            run: then(() => void copyInstallCommand(client, hit)),
          },
        ]
      : []),
    ...(hit.blockedFileCount > 0
      ? [
          {
            id: `explain ${hit.packageId}`,
            label: (hit.servedFileCount > 0 ? paletteText.explainSome : paletteText.explain)(hit.name, where),
            icon: CircleHelp,
            run: then(open),
          },
        ]
      : []),
  ];
};

/** Affected environments of a package, if the plan includes environments. */
const holdersOf = (
  name: string,
  organization: ViewerOrganization | null,
  to: (address: string) => () => void,
): Option[] =>
  organization?.features?.includes('environments') === true
    ? [
        {
          id: `holders ${name}`,
          label: paletteText.holders(name, organization.title),
          icon: Users,
          run: to(paths.exposure.href({ org: organization.name }, { q: name })),
        },
      ]
    : [];

/** Channels to offer actions for: all of the package's channels if its exact name was typed, else the best one. */
const placesOf = ({ hit, places }: FoundPackage, query: string): Place[] =>
  hit.name === query.toLowerCase() ? places : [hit];

/**
 * Entries for the typed text: packages, documentation, collections and other results, actions, pages, and the results
 * page (SRCH-02). Without text: recent searches, actions, and pages.
 * @param done called before an entry runs
 */
export function usePalette(text: string, viewer: Viewer | null, done: () => void): PaletteModel {
  const query = text.trim();
  const isCalled = (name: string): boolean => name.toLowerCase() === query.toLowerCase();
  const client = useApolloClient();
  const navigate = useNavigate();
  const { org } = useParams();
  const { choice, choose } = useTheme();
  const singleKeys = useSingleKeys();
  const found = useSuggestions(text);
  const organizations = useMemo(
    () => (viewer ? byRecentVisit(viewer.organizations ?? [], readVisits(viewer.id)) : []),
    [viewer],
  );
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
  const allActions = actionsFor(context).map((action): Option => ({
    id: `action ${action.id}`,
    label: action.label(context),
    icon: action.icon,
    shortcut: action.shortcut,
    keys: singleKeys ? action.keys : undefined,
    run: then(() => action.run(context)),
  }));
  const allPlaces = places.map((place): Option => ({
    id: `place ${place.id}`,
    label: place.label,
    mono: place.mono ?? false,
    icon: place.icon,
    detail: place.detail,
    // Only a channel or a policy, because page names are common search words.
    exact: place.detail !== undefined && isCalled(place.label),
    keys: singleKeys ? (keysTo(place.id) ?? undefined) : undefined,
    run: then(() => go(place.to)),
  }));
  const packages = packagesOf(found.hits, current?.name);
  const groups: Group[] =
    query === ''
      ? [
          {
            id: 'recent',
            options: recentSearches().map((words): Option => ({
              id: `recent ${words}`,
              label: words,
              icon: History,
              run: then(() => searchFor(words)),
            })),
          },
          {
            id: 'goTo',
            options: allPlaces.filter(
              (place) => place.detail === undefined || place.detail === paletteText.kinds.organization,
            ),
          },
          { id: 'actions', options: allActions },
        ]
      : [
          {
            id: 'packages',
            options: packages.map(({ hit, places: where }): Option => ({
              id: `package ${hit.name}`,
              label: hit.name,
              mono: true,
              icon: Package,
              version: hit.latestVersion ?? undefined,
              detail: where.map(({ channel, organization }) => paletteText.in(channel, organization)).join(', '),
              refused: where.every(({ servedFileCount }) => servedFileCount === 0),
              exact: found.state === 'found' && hit.name === query.toLowerCase(),
              run: then(() => go(addressOf(hit))),
            })),
          },
          {
            id: 'package',
            options: packages[0]
              ? [
                  ...placesOf(packages[0], query).flatMap((place) =>
                    packageOptions(client, place, then, () => go(refusedOf(place))),
                  ),
                  ...holdersOf(packages[0].hit.name, current, (to) => then(() => go(to))),
                ]
              : // A CVE and a match spec find no package, and are asked about all the same.
                isHeld(query)
                ? holdersOf(query, current, (to) => then(() => go(to)))
                : [],
          },
          ...found.others.map(({ kind, entities }): Group => ({
            id: kind,
            options: entities.map((entity): Option => ({
              id: `${kind} ${entity.id}`,
              label: entity.label,
              mono: entity.mono ?? false,
              icon: entity.icon,
              detail: entity.detail,
              exact: found.state === 'found' && isCalled(entity.label),
              run: then(() => go(entity.to)),
            })),
          })),
          { id: 'actions', options: bestOf(allActions, (one) => one.label, query, groupLimit) },
          {
            id: 'goTo',
            options: [
              // A complete CVE ID has its own page.
              ...(viewer && CVE_ID.test(query.toUpperCase())
                ? [
                    {
                      id: `cve ${query}`,
                      label: query.toUpperCase(),
                      mono: true,
                      icon: Bug,
                      exact: true,
                      run: then(() => go(paths.cve.href({ cveId: query.toUpperCase() }))),
                    },
                  ]
                : []),
              ...bestOf(allPlaces, (one) => one.label, query, groupLimit),
              {
                id: 'all',
                label: paletteText.all(query),
                icon: Search,
                shortcut: 'Mod+Enter',
                run: then(() => searchFor(query)),
              },
            ],
          },
        ];
  return {
    groups: groups.filter((group) => group.options.length > 0),
    state: found.state,
    total: found.total,
    searchAll: () => {
      if (query !== '') then(() => searchFor(query))();
    },
  };
}
