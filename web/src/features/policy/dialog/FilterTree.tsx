import {
  addNode,
  changeFilter,
  COMPARATOR_SIGNS,
  facetControl,
  isDeprecated,
  isGroup,
  moveNode,
  newFilter,
  newGroup,
  placesOf,
  removeNode,
  replacementOf,
  toggleOperator,
  TREE_DEPTH,
  TREE_FACETS,
  type Comparator,
  type Facet,
  type NodePlace,
  type TreeFilter,
  type TreeGroup,
  type TreeMistake,
  type TreeSide,
} from '@terrarium/domain/policy';
import {
  ArrowDown,
  ArrowUp,
  Ban,
  Check,
  ChevronDown,
  ChevronRight,
  FolderPlus,
  Plus,
  Trash2,
  TriangleAlert,
} from 'lucide-react';
import { useId, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Banner } from '../../../ui/feedback.tsx';
import { FieldError, Select } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { look } from '../../../ui/theme/look.ts';
import { CriterionField, type FilterOptions } from './Criterion.tsx';
import { dialogText as t } from './messages.ts';
import { focusRow, rowId, type TreeState } from './useTree.ts';

const { said } = t;

/** Name of a node in sentences. */
const nameOf = ({ node }: NodePlace): string =>
  isGroup(node) ? t.theGroup : (facetControl(node.facet)?.label ?? node.facet);

interface Row extends NodePlace {
  open: boolean;
}

/** The visible rows, without the content of closed groups. */
const rowsOf = (places: readonly NodePlace[], closed: ReadonlySet<string>): Row[] =>
  places
    .filter(({ groups }) => groups.every(({ id }) => !closed.has(id)))
    .map((place) => ({ ...place, open: !closed.has(place.node.id) }));

/** Returns the focus from a control to its row, so that Escape doesn't close the dialog. */
export function leaveControl(): boolean {
  const { activeElement } = document;
  const row = activeElement?.closest<HTMLElement>('[role="row"][tabindex]') ?? null;
  if (row === null || row === activeElement) return false;
  row.focus();
  return true;
}

interface RowProps {
  row: Row;
  state: TreeState;
  side: TreeSide;
  options: FilterOptions;
  readOnly: boolean;
}

function MoveAndRemove({ row, state }: Pick<RowProps, 'row' | 'state'>) {
  const { tree, change } = state;
  const { node } = row;
  if (row.groups.length === 0) return null;
  const what = nameOf(row);
  const up = moveNode(tree, node.id, -1);
  const down = moveNode(tree, node.id, 1);
  return (
    <span className={look('filterTree.actions')}>
      <IconButton
        size="sm"
        icon={ArrowUp}
        label={t.up(what)}
        disabled={up === undefined}
        onClick={() => up && change(up, said.moved(what), { id: node.id })}
      />
      <IconButton
        size="sm"
        icon={ArrowDown}
        label={t.down(what)}
        disabled={down === undefined}
        onClick={() => down && change(down, said.moved(what), { id: node.id })}
      />
      <IconButton size="sm" icon={Trash2} label={t.remove(what)} onClick={() => remove(row, state)} />
    </span>
  );
}

/** Removes a row and focuses the previous one. */
function remove(row: Row, { tree, change }: TreeState): void {
  const next = removeNode(tree, row.node.id);
  const left = new Set(placesOf(next, row.side).map(({ node }) => node.id));
  const before = placesOf(tree, row.side)
    .map(({ node }) => node.id)
    .filter((id, at, all) => left.has(id) && at < all.indexOf(row.node.id));
  change(next, said.removed(nameOf(row)), { id: before.at(-1) ?? tree[row.side].id });
}

function GroupRow({
  row,
  group,
  state,
  side,
  readOnly,
  onToggle,
}: RowProps & { group: TreeGroup; onToggle: () => void }) {
  const { tree, change } = state;
  const name = row.groups.length === 0 ? t.sides[side] : t.theGroup;
  const addTo = (what: string, node: Parameters<typeof addNode>[2], control: boolean) =>
    change(addNode(tree, group.id, node), said.added(what), { id: node.id, control });
  return (
    <>
      <span role="gridcell" className={look('filterTree.main')}>
        {row.groups.length > 0 && group.children.length > 0 ? (
          <IconButton
            size="sm"
            icon={row.open ? ChevronDown : ChevronRight}
            label={row.open ? t.collapse : t.expand}
            onClick={onToggle}
          />
        ) : null}
        <button
          type="button"
          className={look('filterTree.operator')}
          title={readOnly ? undefined : t.toggle(group.operator)}
          disabled={readOnly}
          onClick={() => {
            const next = toggleOperator(tree, group.id);
            change(next, said.operator(group.operator === 'AND' ? 'OR' : 'AND'));
          }}
        >
          <b>{group.operator}</b> {t.operators[group.operator]}
        </button>
        {group.children.length === 0 ? (
          <span className={look('text', { tone: 'muted' })}>
            {row.groups.length === 0 ? t.empty[side] : t.emptyGroup}
          </span>
        ) : null}
      </span>
      {readOnly ? null : (
        <span role="gridcell" className={look('row')}>
          <Button
            size="sm"
            variant="ghost"
            icon={Plus}
            aria-label={t.addFilterTo(name)}
            onClick={() => {
              const facet: Facet = side === 'exclude' ? 'cve_score' : 'conda_spec';
              addTo(facetControl(facet)!.label, newFilter(facet), true);
            }}
          >
            {t.addFilter}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            icon={FolderPlus}
            aria-label={t.addGroupTo(name)}
            disabledReason={row.groups.length + 2 > TREE_DEPTH ? t.tooDeep : null}
            onClick={() => addTo(t.theGroup, newGroup(tree, side), false)}
          >
            {t.addGroup}
          </Button>
          <MoveAndRemove row={row} state={state} />
        </span>
      )}
    </>
  );
}

/** The facets to choose from: those of new filters, and the one that it has. */
const facetsFor = (facet: string): { value: string; label: string }[] =>
  [...TREE_FACETS, ...((TREE_FACETS as readonly string[]).includes(facet) ? [] : [facet])].map((value) => ({
    value,
    label: facetControl(value)?.label ?? t.unknownFacet(value),
  }));

function FilterRow({
  row,
  filter,
  state,
  side,
  options,
  readOnly,
  error,
}: RowProps & { filter: TreeFilter; error?: string }) {
  const { tree, change } = state;
  const id = useId();
  const facet = facetControl(filter.facet);
  const name = facet?.label ?? filter.facet;
  const set = (part: Partial<TreeFilter>) => change(changeFilter(tree, { ...filter, ...part }));
  const deprecated = isDeprecated(filter);
  const replacement = deprecated ? replacementOf(filter) : undefined;
  const describedBy = error === undefined ? undefined : `${id}-error`;
  return (
    <>
      <span role="gridcell">
        <Select
          small
          aria-label={t.facet}
          value={filter.facet}
          disabled={readOnly}
          options={facetsFor(filter.facet)}
          onChange={({ target }) => {
            const chosen = TREE_FACETS.find((one) => one === target.value);
            if (chosen !== undefined) set({ ...newFilter(chosen), id: filter.id });
          }}
        />
      </span>
      <span role="gridcell">
        <Select
          small
          aria-label={t.comparator(name)}
          value={filter.comparator}
          disabled={readOnly}
          options={(facet?.comparators ?? [filter.comparator]).map((value: Comparator) => ({
            value,
            label: COMPARATOR_SIGNS[value] ?? value,
          }))}
          onChange={({ target }) => set({ comparator: target.value as Comparator })}
        />
      </span>
      <span role="gridcell" className={look('filterTree.criterion')}>
        <CriterionField
          filter={filter}
          options={options}
          including={side === 'include'}
          disabled={readOnly}
          control={{
            id,
            'aria-describedby': describedBy,
            'aria-invalid': error === undefined ? undefined : true,
            'aria-required': undefined,
          }}
          onChange={(criterion) => set({ criterion })}
        />
        {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
        {deprecated ? (
          <span className={classes(look('row', { wrap: true }), look('filterTree.deprecated'))}>
            <Icon of={TriangleAlert} small />
            {t.deprecated}
            <span className={look('text', { tone: 'muted' })}>{t.deprecatedHelp}</span>
            {replacement && !readOnly ? (
              <button
                type="button"
                className={look('link')}
                onClick={() => change(changeFilter(tree, replacement), said.replaced, { id: filter.id })}
              >
                {t.convert}
              </button>
            ) : null}
          </span>
        ) : null}
      </span>
      {readOnly ? null : (
        <span role="gridcell">
          <MoveAndRemove row={row} state={state} />
        </span>
      )}
    </>
  );
}

/** Accessible label of a row. */
function labelOf(row: Row, side: TreeSide): string {
  const { node } = row;
  if (isGroup(node)) return row.groups.length === 0 ? t.sides[side] : t.group(node.operator, node.children.length);
  const { criterion } = node;
  return [
    facetControl(node.facet)?.label ?? node.facet,
    COMPARATOR_SIGNS[node.comparator] ?? node.comparator,
    Array.isArray(criterion) ? criterion.join(', ') : String(criterion ?? ''),
  ].join(' ');
}

/**
 * One of the dialog's two groups as a tree grid: arrow keys move between rows, Tab reaches the controls in them. Enter
 * enters a row, Escape leaves it, Alt with an arrow key moves it, Delete removes it, Space toggles a group's operator.
 */
export function FilterTree({
  side,
  state,
  options,
  readOnly,
  mistakes,
  told,
}: {
  side: TreeSide;
  state: TreeState;
  options: FilterOptions;
  readOnly: boolean;
  mistakes: readonly TreeMistake[];
  /** Server errors of this group (DLG-36). */
  told: readonly string[];
}) {
  const id = useId();
  const { tree, change, undo, touched, touch } = state;
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState<string | null>(null);
  const rows = rowsOf(placesOf(tree, side), closed);
  const stop = rows.some(({ node }) => node.id === current) ? current : tree[side].id;
  const toggle = (groupId: string) =>
    setClosed((all) => new Set(all.has(groupId) ? [...all].filter((one) => one !== groupId) : [...all, groupId]));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, at: number) => {
    const row = rows[at]!;
    const { node, groups, open } = row;
    const to = (target: Row | undefined) => target && focusRow({ id: target.node.id });
    // Keys in a control are the control's.
    if (event.target !== event.currentTarget) return;
    const shown = isGroup(node) && node.children.length > 0;
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: () => to(rows[at + 1]),
      ArrowUp: () => to(rows[at - 1]),
      Home: () => to(rows[0]),
      End: () => to(rows.at(-1)),
      ArrowRight: () => (shown && !open ? toggle(node.id) : focusRow({ id: node.id, control: true })),
      ArrowLeft: () => {
        const parent = groups.at(-1);
        if (shown && open && parent !== undefined) toggle(node.id);
        else if (parent !== undefined) focusRow({ id: parent.id });
      },
      Enter: () => focusRow({ id: node.id, control: true }),
    };
    if (!readOnly) {
      if (groups.length > 0) keys['Delete'] = () => remove(row, state);
      if (isGroup(node))
        keys[' '] = () =>
          change(toggleOperator(tree, node.id), said.operator(node.operator === 'AND' ? 'OR' : 'AND'), { id: node.id });
      if (event.altKey)
        for (const [key, by] of [
          ['ArrowUp', -1],
          ['ArrowDown', 1],
        ] as const)
          keys[key] = () => {
            const moved = moveNode(tree, node.id, by);
            if (moved) change(moved, said.moved(nameOf(row)), { id: node.id });
          };
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') keys[event.key] = undo;
    }
    const run = keys[event.key];
    if (run === undefined) return;
    event.preventDefault();
    run();
  };

  const ofGroup = mistakes.filter((one) => one.side === side && one.id === tree[side].id);
  return (
    <section className={look('filterTree', { [side]: true })} aria-labelledby={id}>
      {told.length + ofGroup.length > 0 ? (
        <Banner kind="error">
          <ul className={look('mistakes')}>
            {[...told, ...ofGroup.map(({ message }) => message)].map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </Banner>
      ) : null}
      <div className={classes(look('row'), look('filterTree.head'))}>
        <Icon of={side === 'exclude' ? Ban : Check} />
        <h3 id={id} className={look('heading')}>
          {t.sides[side]}
        </h3>
      </div>
      <div role="treegrid" aria-labelledby={id} className={look('filterTree.rows')}>
        {rows.map((row, at) => {
          const { node, groups } = row;
          const around = groups.at(-1)?.children ?? [node];
          const error = touched.has(node.id) ? mistakes.find((one) => one.id === node.id)?.message : undefined;
          const props = { row, state, side, options, readOnly };
          return (
            <div
              key={node.id}
              id={rowId(node.id)}
              role="row"
              className={look('filterTree.row')}
              style={{ '--level': groups.length } as CSSProperties}
              data-group={isGroup(node) || undefined}
              data-invalid={error !== undefined || undefined}
              tabIndex={node.id === stop ? 0 : -1}
              aria-label={labelOf(row, side)}
              aria-level={groups.length + 1}
              aria-posinset={around.indexOf(node) + 1}
              aria-setsize={around.length}
              aria-expanded={isGroup(node) && node.children.length > 0 ? row.open : undefined}
              onFocus={() => setCurrent(node.id)}
              onBlur={({ currentTarget, relatedTarget }) => {
                if (!currentTarget.contains(relatedTarget)) touch(node.id);
              }}
              onKeyDown={(event) => onKeyDown(event, at)}
            >
              {isGroup(node) ? (
                <GroupRow {...props} group={node} onToggle={() => toggle(node.id)} />
              ) : (
                <FilterRow {...props} filter={node} {...(error === undefined ? {} : { error })} />
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
}
