import { useApolloClient } from '@apollo/client/react';
import { Copy, Download, Ellipsis, Eye, History, Layers, ListTree, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePolicyTable_PolicyFragment, type PoliciesQuery } from '../../../gen/policy.ts';
import { paths, type Search } from '../../../paths.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Menu, type MenuItem } from '../../../ui/overlay/Menu.tsx';
import { SelectAllCell, SelectCell, type Selection } from '../../../ui/selection.tsx';
import { showFailure } from '../../../ui/toasts.tsx';
import { NumberCell, RowHead, Table, type Column } from '../../../ui/Table.tsx';
import { Since } from '../../../ui/time.tsx';
import { copyText } from '../copy/messages.ts';
import { text } from '../messages.ts';
import type { Deletable } from './useDeletion.ts';
import { classes } from '../../../ui/classes.ts';
import { look } from '../../../ui/theme/look.ts';

type Policies = NonNullable<NonNullable<PoliciesQuery['organization']>['policies']>['nodes'];

interface RowProps {
  org: string;
  policy: Policies[number];
  admin: boolean;
  /** Selection, for admins. */
  selection: Selection | null;
  keep: Search;
  onDelete: (policy: Deletable) => void;
  onDuplicate: (policy: Deletable) => void;
}

function PolicyRow({ org, policy: masked, admin, selection, keep, onDelete, onDuplicate }: RowProps) {
  const client = useApolloClient();
  const policy = usePolicyTable_PolicyFragment(masked);
  if (!policy) return null;
  const at = { org, policyId: policy.id };
  const channels = policy.namesOfChannelsAppliedTo;
  const items: MenuItem[] = [
    { kind: 'link', id: 'view', label: text.view, icon: Eye, to: paths.policy.href(at, keep) },
    { kind: 'link', id: 'form', label: text.viewAsForm, icon: ListTree, to: paths.policyForm.href(at, keep) },
    { kind: 'link', id: 'history', label: text.history, icon: History, to: paths.policyHistory.href(at, keep) },
    ...(admin
      ? [
          { kind: 'link', id: 'edit', label: text.edit, icon: Pencil, to: paths.editPolicy.href(at, keep) } as const,
          {
            kind: 'link',
            id: 'editForm',
            label: text.editAsForm,
            icon: ListTree,
            to: paths.editPolicyForm.href(at, keep),
          } as const,
          { kind: 'link', id: 'apply', label: text.apply, icon: Layers, to: paths.applyPolicy.href(at, keep) } as const,
          {
            kind: 'action',
            id: 'duplicate',
            label: copyText.duplicate,
            icon: Copy,
            run: () => onDuplicate({ id: policy.id, name: policy.name }),
          } as const,
        ]
      : []),
    ...(['YAML', 'JSON'] as const).map(
      (format) =>
        ({
          kind: 'action',
          id: `export${format}`,
          label: copyText.exportAs(format),
          icon: Download,
          run: () =>
            void import('../copy/exportPolicy.ts')
              .then(({ exportPolicy }) => exportPolicy(client, { org, id: policy.id, format }))
              .catch(showFailure),
        }) as const,
    ),
    ...(admin
      ? [
          { kind: 'line', id: 'line' } as const,
          {
            kind: 'action',
            id: 'delete',
            label: text.delete,
            icon: Trash2,
            danger: true,
            run: () => onDelete({ id: policy.id, name: policy.name }),
          } as const,
        ]
      : []),
  ];
  return (
    <tr>
      {selection ? <SelectCell of={selection} id={policy.id} name={policy.name} /> : null}
      <RowHead>
        <Link className={look('text', { tone: 'plain' })} to={paths.policy.href(at, keep)} preventScrollReset>
          {policy.name}
        </Link>
      </RowHead>
      <td className={classes(look('text', { wrap: true }), look('policyRules'))}>
        <span title={policy.summary}>{policy.summary}</span>
      </td>
      <NumberCell value={policy.revision}>
        <Link
          className={look('text', { tone: 'plain' })}
          to={paths.policyHistory.href(at, keep)}
          preventScrollReset
          aria-label={text.historyOf(policy.revision)}
        >
          {policy.revision}
        </Link>
      </NumberCell>
      <td className={classes(look('text', { wrap: true }), look('policyChannels'))}>
        {channels.length === 0 ? (
          <span className={look('text', { tone: 'zero' })}>{text.appliedNowhere}</span>
        ) : (
          channels.map((channel, index) => (
            <span key={channel}>
              {index > 0 ? ', ' : ''}
              <Link className={look('text', { mono: true, tone: 'plain' })} to={paths.channel.href({ org, channel })}>
                {channel}
              </Link>
            </span>
          ))
        )}
      </td>
      <td>
        <Since at={policy.updatedAt} />
      </td>
      <td className={look('text', { numeric: true })}>
        <Menu
          label={text.menu(policy.name)}
          items={items}
          trigger={{
            className: look('button', { variant: 'ghost', size: 'sm', square: true }),
            'aria-label': text.menu(policy.name),
            children: <Icon of={Ellipsis} />,
          }}
        />
      </td>
    </tr>
  );
}

/** The table of policies: its name, and its columns. */
export const policyTable = {
  name: 'policies',
  label: text.policies,
  columns: [
    { key: 'name', title: text.columns.name },
    { key: 'rules', title: text.columns.rules, hide: 'small' },
    { key: 'revision', title: text.columns.revision, numeric: true, hide: 'small' },
    { key: 'channels', title: text.columns.channels },
    { key: 'updated', title: text.columns.updated, hide: 'small' },
    { key: 'actions', title: <span className={look('srOnly')}>{text.columns.actions}</span> },
  ] satisfies Column[],
};

/** One page of policies with what can be done to each. */
export function PolicyTable({ policies, ...rest }: Omit<RowProps, 'policy'> & { policies: Policies }) {
  return (
    <Table {...policyTable} first={rest.selection ? <SelectAllCell of={rest.selection} /> : null}>
      {policies.map((policy) => (
        <PolicyRow key={policy.id} policy={policy} {...rest} />
      ))}
    </Table>
  );
}
