/**
 * Fields of the single-form dialog: validation, the editor of each filter, and locations of errors (DLG-22 to DLG-26,
 * DLG-28, DLG-30, DLG-31, DLG-35, DLG-36).
 */
import { z } from 'zod';
import { editorOf, entryMistake } from './criteria.ts';
import type { CriterionEditor } from './criteria.ts';
import { filterToTree, isGroup, placesOf, prunedTree, TREE_SIDES, wholeFilter } from './dialogTree.ts';
import type { DialogTree, TreeGroup, TreeNode, TreeSide } from './dialogTree.ts';
import { facetEntry, statesCondition } from './facets.ts';
import type { FileMistake } from './json.ts';
import { readJson } from './json.ts';
import { dialogNameError, readPolicy } from './validate.ts';
import type { Comparator } from './vocabulary.ts';
import { MESSAGES } from './vocabulary.ts';

/** The values of the dialog. */
export interface DialogForm {
  name: string;
  tree: DialogTree;
}

/** Properties of a facet for its filter's editor. */
export interface FacetControl {
  label: string;
  comparators: readonly Comparator[];
  editor: CriterionEditor;
  /** Returns the error of a typed list entry. */
  mistake: (entry: string) => string | undefined;
}

/** Returns a facet's properties for its editor; undefined for another tool's facet. */
export function facetControl(facet: string): FacetControl | undefined {
  const entry = facetEntry(facet);
  if (entry === undefined) return undefined;
  const { label, filterLabel = label, comparators, criterion } = entry;
  return {
    label: filterLabel,
    comparators,
    editor: editorOf(criterion),
    mistake: (typed) => entryMistake(criterion, typed),
  };
}

/** Something wrong with a node of the tree; without an id, with the tree. */
export interface TreeMistake {
  side: TreeSide;
  id: string;
  message: string;
}

/**
 * Returns the node at a path of a payload, with its side.
 * @param path after 'filter', such as ['subfilters', 0, 'subfilters', 2, 'criterion']
 */
function nodeAt(tree: DialogTree, path: readonly (string | number)[]): { side: TreeSide; node: TreeNode } | undefined {
  if (path[0] !== 'subfilters' || path[1] === undefined) return undefined;
  const side = TREE_SIDES[Number(path[1])];
  if (side === undefined) return undefined;
  let node: TreeNode = tree[side];
  for (let at = 2; path[at] === 'subfilters'; at += 2) {
    const child: TreeNode | undefined = isGroup(node) ? node.children[Number(path[at + 1])] : undefined;
    if (child === undefined) break;
    node = child;
  }
  return { side, node };
}

/**
 * Validates the filters of a tree by the rules of a save and returns each error with its node.
 * @param now ms since the epoch, the limit for 'not in the future'
 */
export function treeMistakes(tree: DialogTree, now?: number): TreeMistake[] {
  const reading = readPolicy({ name: 'any name', schema_version: '1', filter: wholeFilter(tree) }, now);
  const found = (reading.ok ? [] : reading.findings).map(({ loc, msg }): TreeMistake => {
    const place = nodeAt(tree, loc.slice(2));
    return { side: place?.side ?? 'exclude', id: (place?.node ?? tree.exclude).id, message: msg };
  });
  const silent = TREE_SIDES.flatMap((side) =>
    placesOf(tree, side).flatMap(({ node }): TreeMistake[] =>
      isGroup(node) || statesCondition(node) || found.some(({ id }) => id === node.id)
        ? []
        : [{ side, id: node.id, message: MESSAGES.filterEmpty }],
    ),
  );
  return [...found, ...silent];
}

const hasFilter = (group: TreeGroup): boolean =>
  prunedTree({ exclude: group, include: group }).exclude.children.length > 0;

/** Returns the error of a name in the dialog. `filled`: it was non-empty once (DLG-22, DLG-26). */
export function dialogNameMistake(name: string, filled: boolean): string | undefined {
  const message = dialogNameError(name);
  return message === MESSAGES.dialogNameRequired && filled ? MESSAGES.dialogNameEmptied : message;
}

/**
 * Schema of the dialog's form for form libraries: errors of the name at `name`, of filters at `tree` (located by {@link
 * treeMistakes}), and of a missing exclusion (DLG-30, DLG-31).
 */
export function dialogFormSchema(): z.ZodType<DialogForm, DialogForm> {
  return z.custom<DialogForm>().superRefine(({ name, tree }, context) => {
    const issue = (path: keyof DialogForm, message: string) =>
      context.addIssue({ code: 'custom', message, path: [path] });
    const wrongName = dialogNameError(name);
    if (wrongName !== undefined) issue('name', wrongName);
    if (!hasFilter(tree.exclude)) issue('tree', MESSAGES.nothingExcluded);
    for (const { message } of treeMistakes(tree)) issue('tree', message);
  });
}

/**
 * Locates a server error in the dialog (DLG-27, DLG-28, DLG-36): at the name, above one of the two groups, or nowhere.
 * @param field path in the request body, such as ['filter', 'subfilters', '0', …]
 * @param sent the tree that was sent
 */
export function placeInDialog(
  field: readonly string[],
  sent: DialogTree,
): { at: 'name' } | { at: TreeSide; id: string } | undefined {
  if (field.at(0) === 'name') return { at: 'name' };
  if (field.at(0) !== 'filter') return undefined;
  const place = nodeAt(prunedTree(sent), field.slice(1));
  return place === undefined ? undefined : { at: place.side, id: place.node.id };
}

/** The parsed raw tree of a policy, or all of its errors with their locations. */
export type RawReading = { ok: true; tree: DialogTree } | { ok: false; mistakes: FileMistake[] };

/** The raw tree: the filter of the payload, as text. */
export const rawTree = (tree: DialogTree): string => JSON.stringify(wholeFilter(prunedTree(tree)), null, 2);

/** Parses a raw tree by the rules of a save. @param now ms since the epoch, the limit for 'not in the future' */
export function readRawTree(text: string, now?: number): RawReading {
  const json = readJson(text);
  if (!json.ok) return json;
  const reading = readPolicy({ name: 'any name', schema_version: '1', filter: json.value ?? {} }, now);
  if (reading.ok) return { ok: true, tree: filterToTree(reading.policy.filter!) };
  return {
    ok: false,
    mistakes: reading.findings.map(({ loc, msg }) => ({
      place: `/${loc.slice(2).map(String).join('/')}`,
      message: msg,
    })),
  };
}
