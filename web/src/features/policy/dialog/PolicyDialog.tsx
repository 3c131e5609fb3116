import { zodResolver } from '@hookform/resolvers/zod';
import {
  dialogFormSchema,
  dialogNameMistake,
  emptyTree,
  MESSAGES,
  rawTree,
  readRawTree,
  SIMPLE_DEFAULTS,
  simpleView,
  placesOf,
  isGroup,
  TREE_SIDES,
  treeMistakes,
  treeToFilter,
  treeToFilters,
  withSimpleView,
  type DialogForm,
  type DialogTree,
  type FileMistake,
} from '@terrarium/domain/policy';
import { Undo2 } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import '../../../ui/theme/recipes/policy.css';
import '../../../ui/theme/recipes/filterTree.css';
import { readCookieFlags } from '../../../lib/cookieFlags.ts';
import { useQueryParams } from '../../../lib/useQueryParams.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field, TextInput } from '../../../ui/Field.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { Segmented } from '../../../ui/Tabs.tsx';
import { look } from '../../../ui/theme/look.ts';
import { channelFor, otherPolicyOf } from '../impact/channelFor.ts';
import { ImpactPanel } from '../impact/ImpactPanel.tsx';
import { useImpact } from '../impact/useImpact.ts';
import { useListContext } from '../list/notice.ts';
import { wizardText } from '../messages.ts';
import { LeaveDialog } from '../wizard/LeaveDialog.tsx';
import type { FilterOptions } from './Criterion.tsx';
import { FilterTree, leaveControl } from './FilterTree.tsx';
import { dialogText as t } from './messages.ts';
import { RawTree } from './RawTree.tsx';
import { SimpleFields } from './SimpleFields.tsx';
import { useDialogSave, withPlace } from './useDialogSave.ts';
import { useNameTaken } from './useNameTaken.ts';
import { useTree } from './useTree.ts';
import { Push } from '../../../ui/layout.tsx';
import { useLeaveBlocker } from '../../../ui/useLeaveBlocker.ts';

/** Mode of the policy dialog. */
export type DialogMode = 'create' | 'edit' | 'view';

/** The stored policy that is edited or viewed. */
interface DialogPolicy {
  id: string;
  name: string;
  description: string;
  filters: unknown;
  revision: number;
  namesOfChannelsAppliedTo: readonly string[];
}

interface PolicyDialogProps {
  org: string;
  mode: DialogMode;
  policy: DialogPolicy | null;
  /** The filters of the stored policy; null for a new one. */
  stored: DialogTree | null;
  channels: readonly {
    id: string;
    name: string;
    type: string;
    appliedPolicy: { policy: { id: string; name: string } } | null;
  }[];
  options: FilterOptions;
}

const briefPackages = 20;
const resolver = zodResolver(dialogFormSchema());

/**
 * The initial tree of the dialog, and whether to use the Simple view: with the flag astoria, for simple policies
 * (DLG-16, DLG-17, DLG-29).
 */
function opening(stored: DialogTree | null): { tree: DialogTree; simple: boolean; flagged: boolean } {
  const flagged = readCookieFlags().includes('astoria');
  if (stored === null) {
    const empty = emptyTree();
    return { flagged, simple: flagged, tree: flagged ? withSimpleView(empty, SIMPLE_DEFAULTS) : empty };
  }
  return { flagged, tree: stored, simple: flagged && simpleView(stored) !== undefined };
}

const saying = (tree: DialogTree): string => JSON.stringify(treeToFilter(tree)) ?? '';

/** The whole policy on one form (DLG-01 to DLG-36). */
export function PolicyDialog({ org, mode, policy, stored, channels, options }: PolicyDialogProps) {
  const readOnly = mode === 'view';
  const [start] = useState(() => opening(stored));
  const [simple, setSimple] = useState(start.simple);
  const [raw, setRaw] = useState<{ text: string; mistakes: readonly FileMistake[] } | null>(null);
  const [filled, setFilled] = useState(policy !== null);
  const [search, setSearch] = useQueryParams();
  const { back } = useListContext();
  const navigate = useNavigate();
  const leaving = useRef(false);
  // Errors appear once a field loses the focus.
  const form = useForm<DialogForm>({
    defaultValues: { name: policy?.name ?? '', tree: start.tree },
    resolver,
    mode: 'onTouched',
  });
  const state = useTree(form.control);
  const { tree, change, undo } = state;
  const name = useWatch({ control: form.control, name: 'name' });
  const { errors, isValid } = form.formState;
  const taken = useNameTaken(org, name, policy?.id ?? null);
  const changed = name.trim() !== (policy?.name ?? '') || saying(tree) !== saying(start.tree);
  const { save, saving, told, forget } = useDialogSave({
    org,
    policy,
    form,
    channels,
    onSaved: () => {
      leaving.current = true;
    },
  });

  const shownTree = useDeferredValue(tree);
  const mistakes = useMemo(() => (readOnly ? [] : treeMistakes(shownTree)), [readOnly, shownTree]);
  const filters = useMemo(() => treeToFilters(shownTree), [shownTree]);
  const channel = channelFor(search.get('on'), policy?.namesOfChannelsAppliedTo ?? [], channels);
  const impact = useImpact(
    channel && mistakes.length === 0
      ? { org, channel: channel.name, filters, policyId: policy?.id ?? null, packages: briefPackages }
      : null,
  );

  const blocked = useLeaveBlocker(
    ({ currentLocation, nextLocation }) =>
      !readOnly &&
      changed &&
      !leaving.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.pathname !== paths.logOut.href(),
  );
  const close = () => void navigate(back, { preventScrollReset: true });
  const changeTree: typeof change = (...args) => {
    forget();
    change(...args);
  };

  const view = simple ? simpleView(tree) : undefined;
  const overriding = placesOf(tree, 'include').filter(({ node }) => !isGroup(node)).length;
  const nameError = errors.name?.message;
  const why = (raw?.mistakes.length ?? 0) > 0 || !isValid || taken ? t.notValid : changed ? null : t.notChanged;
  const canSave = why === null;

  return (
    <>
      <Dialog
        size="lg"
        title={wizardText.titles[mode]}
        contentClassName={look('policyDialog')}
        bodyClassName={look('policyDialog.body')}
        closeOnOutside={false}
        // Escape in a control of the tree leaves the control only.
        onClose={() => {
          if (!leaveControl()) close();
        }}
        headerActions={
          policy === null ? (
            <Push />
          ) : (
            <span className={look('text', { tone: 'muted', clip: true })}>
              {wizardText.revision(policy.name, policy.revision)}
            </span>
          )
        }
        footer={
          <>
            {readOnly ? null : (
              <Button variant="ghost" icon={Undo2} disabled={undo === undefined || raw !== null} onClick={undo}>
                {t.undo}
              </Button>
            )}
            <Push />
            <Button
              onClick={() => {
                leaving.current = true;
                close();
              }}
            >
              {readOnly ? t.close : t.cancel}
            </Button>
            {readOnly ? null : (
              <Button
                variant="solid"
                busy={saving}
                disabled={!canSave}
                title={why ?? undefined}
                onClick={() => void save()}
              >
                {t.save}
              </Button>
            )}
          </>
        }
      >
        <form
          className={look('policyDialog.form')}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (canSave) void save();
          }}
        >
          <div className={look('policyDialog.head')}>
            <Field
              label={t.name}
              required
              error={
                taken
                  ? MESSAGES.dialogNameTaken
                  : nameError === undefined
                    ? null
                    : (dialogNameMistake(name, filled) ?? nameError)
              }
            >
              {(control) => (
                <TextInput
                  {...control}
                  {...form.register('name', {
                    onChange: ({ target }: { target: { value: string } }) => {
                      if (target.value.trim() !== '') setFilled(true);
                    },
                  })}
                  autoComplete="off"
                  spellCheck={false}
                  readOnly={readOnly}
                />
              )}
            </Field>
            <div className={look('field')}>
              <span className={look('field.label')} aria-hidden="true">
                {t.viewPolicy}
              </span>
              <Segmented
                label={t.viewPolicy}
                value={raw === null ? 'form' : 'raw'}
                segments={[
                  { value: 'form', label: t.views.form },
                  { value: 'raw', label: t.views.raw },
                ]}
                onChange={(to) => {
                  if (to === 'raw') setRaw({ text: rawTree(tree), mistakes: [] });
                  else if ((raw?.mistakes.length ?? 0) === 0) setRaw(null);
                }}
              />
              {(raw?.mistakes.length ?? 0) > 0 ? <p className={look('help')}>{t.rawFirst}</p> : null}
            </div>
          </div>
          {raw !== null ? (
            <RawTree
              text={raw.text}
              mistakes={raw.mistakes}
              readOnly={readOnly}
              onReset={() => setRaw({ text: rawTree(tree), mistakes: [] })}
              onChange={(text) => {
                const reading = readRawTree(text);
                setRaw({ text, mistakes: reading.ok ? [] : reading.mistakes });
                if (reading.ok) changeTree(reading.tree);
              }}
            />
          ) : (
            <>
              <div className={look('row', { wrap: true })}>
                <p className={look('text', { tone: 'muted' })}>
                  {view ? t.simpleLead : t.advancedLead}{' '}
                  {view ? null : (
                    <>
                      {t.specs}{' '}
                      <a href={t.specAddress} target="_blank" rel="noreferrer">
                        {t.specLink}
                      </a>
                      .
                    </>
                  )}
                </p>
                <Push />
                {view ? (
                  <Button size="sm" onClick={() => setSimple(false)}>
                    {t.advanced}
                  </Button>
                ) : start.flagged && simpleView(tree) ? (
                  <Button size="sm" onClick={() => setSimple(true)}>
                    {t.simple}
                  </Button>
                ) : null}
              </div>
              {view ? (
                <>
                  <SimpleFields
                    view={view}
                    options={options}
                    readOnly={readOnly}
                    onChange={(next) => changeTree(withSimpleView(tree, next))}
                  />
                  {told.exclude.map((message) => (
                    <p key={message} className={look('fieldError')} role="alert">
                      {message}
                    </p>
                  ))}
                  {overriding > 0 ? <p className={look('help')}>{t.overrides(overriding)}</p> : null}
                </>
              ) : (
                <>
                  {TREE_SIDES.map((side) => (
                    <FilterTree
                      key={side}
                      side={side}
                      state={{ ...state, change: changeTree }}
                      options={options}
                      readOnly={readOnly}
                      mistakes={mistakes}
                      told={told[side]}
                    />
                  ))}
                  <p className={look('help')}>{t.keys}</p>
                </>
              )}
            </>
          )}
        </form>
        <aside className={look('side')} tabIndex={0} aria-label={t.impact}>
          <ImpactPanel
            state={impact}
            channel={channel?.name ?? null}
            channels={channels.map((one) => one.name)}
            onChannel={(on) => setSearch({ on }, { replace: true })}
            missing={
              mistakes[0] === undefined ? null : withPlace(mistakes[0].message, { tree: shownTree }, mistakes[0].id)
            }
            comparedWith={otherPolicyOf(channel, policy?.id ?? null)}
          />
        </aside>
      </Dialog>
      {blocked ? (
        <LeaveDialog
          changes={1}
          onKeep={blocked.stay}
          onDiscard={blocked.leave}
          onSave={
            canSave
              ? () => {
                  blocked.stay();
                  void save();
                }
              : null
          }
        />
      ) : null}
    </>
  );
}
