import {
  placeInDialog,
  facetControl,
  isGroup,
  placeOfNode,
  treeToFilter,
  treeToFilters,
  type DialogForm,
  type PolicyText,
  type TreeSide,
} from '@terrarium/domain/policy';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { Problem } from '../../../lib/formErrors.ts';
import { showFailure, showToast } from '../../../ui/toasts.tsx';
import { useListContext } from '../list/notice.ts';
import { useWritePolicy } from '../useWritePolicy.ts';

/** Server errors by group. */
export type ToldBySide = Readonly<Record<TreeSide, readonly string[]>>;

const nothing: ToldBySide = { exclude: [], include: [] };

/** Adds the filter's description to an error. */
export function withPlace(message: string, { tree }: Pick<DialogForm, 'tree'>, id: string): string {
  const node = placeOfNode(tree, id)?.node;
  return node === undefined || isGroup(node) ? message : `${facetControl(node.facet)?.label ?? node.facet}: ${message}`;
}

/**
 * Saves the dialog. Server errors are shown at the name or above the group (DLG-27, DLG-28, DLG-36), others in a
 * notification (DLG-27). Without an exclusion nothing is sent (DLG-33).
 */
export function useDialogSave({
  org,
  policy,
  form,
  channels,
  onSaved,
}: {
  org: string;
  policy: (PolicyText & { id: string; revision: number; namesOfChannelsAppliedTo: readonly string[] }) | null;
  form: UseFormReturn<DialogForm>;
  channels: readonly { id: string; name: string }[];
  onSaved: () => void;
}): { save: () => Promise<void>; saving: boolean; told: ToldBySide; forget: () => void } {
  const { back } = useListContext();
  const navigate = useNavigate();
  // The policy that the form began with stays, whatever is read meanwhile.
  const [start] = useState(policy);
  const { write, writing } = useWritePolicy(start, channels);
  const [told, setTold] = useState(nothing);

  const send = async ({ name, tree }: DialogForm): Promise<readonly Problem[]> => {
    const filter = treeToFilter(tree);
    if (filter === undefined) return [];
    const header = { name: name.trim(), description: start?.description ?? '' };
    return write({ organization: org, ...header, filter }, { ...header, filters: treeToFilters(tree) }, () => {
      onSaved();
      void navigate(back, { preventScrollReset: true });
    });
  };

  const refuse = (problems: readonly Problem[], values: DialogForm) => {
    const sides: Record<TreeSide, string[]> = { exclude: [], include: [] };
    const rest: string[] = [];
    for (const { code, message, field } of problems) {
      const place = placeInDialog(field, values.tree);
      if (place === undefined) rest.push(message);
      else if (place.at === 'name') form.setError('name', { type: code, message }, { shouldFocus: true });
      else sides[place.at].push(withPlace(message, values, place.id));
    }
    setTold(sides);
    if (rest.length > 0) showToast({ kind: 'error', title: rest.join(' ') });
  };

  const save = form.handleSubmit(async (values) => {
    setTold(nothing);
    try {
      const problems = await send(values);
      if (problems.length > 0) {
        refuse(problems, values);
        return;
      }
      onSaved();
      await navigate(back, { preventScrollReset: true });
    } catch (error) {
      showFailure(error);
    }
  });
  return { save, saving: writing, told, forget: () => setTold(nothing) };
}
