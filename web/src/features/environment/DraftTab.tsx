import { useState } from 'react';
import {
  useEnvironmentDraftChoicesQuery,
  useEnvironmentDraftQuery,
  type EnvironmentDraftQueryVariables,
} from '../../gen/environment.ts';
import { resentFilters } from '../../lib/resentFilters.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { EmptyState, Loaded } from '../../ui/feedback.tsx';
import { Field, Select } from '../../ui/Field.tsx';
import { Pad, Panel, Row, Stack } from '../../ui/layout.tsx';
import { Decision } from '../../ui/badges.tsx';
import { RowHead, Table } from '../../ui/Table.tsx';
import { Button } from '../../ui/Button.tsx';
import { look } from '../../ui/theme/look.ts';
import { text as t } from './messages.ts';
import { Outcome } from './Outcome.tsx';

/** Number of packages before all are requested. */
const FIRST_LISTED = 100;

/** Impact of a policy of the organization on an environment; the choice is in the URL. */
export function DraftTab({ org, environmentId }: { org: string; environmentId: string }) {
  const [search, change] = useQueryParams();
  const choices = useEnvironmentDraftChoicesQuery({ variables: { org } });
  const policyId = search.get('policy') ?? '';
  const channel = search.get('channel') ?? '';
  const choose = (name: string) => (event: { target: { value: string } }) =>
    change({ [name]: event.target.value === '' ? null : event.target.value }, { replace: true });
  const offered = choices.data?.organization;
  const policy = offered?.policies?.nodes.find(({ id }) => id === policyId);
  return (
    <Stack>
      <p className={look('text', { tone: 'muted' })}>{t.tryLead}</p>
      <Loaded what={t.tryChoices} value={offered} query={choices} rows={2}>
        {({ policies, channels }) =>
          policies?.nodes.length === 0 ? (
            <EmptyState kind="first-use" title={t.tryNone}>
              {t.tryNoneText}
            </EmptyState>
          ) : (
            <Row wrap>
              <Field label={t.tryPolicy}>
                {(control) => (
                  <Select
                    {...control}
                    value={policyId}
                    onChange={choose('policy')}
                    options={[
                      { value: '', label: t.tryChoose },
                      ...(policies?.nodes ?? []).map(({ id, name }) => ({ value: id, label: name })),
                    ]}
                  />
                )}
              </Field>
              <Field label={t.tryChannel}>
                {(control) => (
                  <Select
                    {...control}
                    value={channel}
                    onChange={choose('channel')}
                    options={[
                      { value: '', label: t.tryChannelMost },
                      ...(channels ?? []).map(({ name }) => ({ value: name, label: name })),
                    ]}
                  />
                )}
              </Field>
            </Row>
          )
        }
      </Loaded>
      {policy ? (
        <Drafted
          key={`${policyId} ${channel}`}
          of={{ org, environmentId, channel: channel || null, filters: resentFilters(policy.filters), policyId }}
        />
      ) : null}
    </Stack>
  );
}

function Drafted({ of }: { of: EnvironmentDraftQueryVariables }) {
  const query = useEnvironmentDraftQuery({ variables: of, fetchPolicy: 'no-cache' });
  const [all, setAll] = useState(false);
  return (
    <Loaded what={t.tryWhat} value={query.data?.organization?.environment?.policyImpact} query={query}>
      {({ channelName, knownCount, blockedCount, removedCount, result, packages }) => (
        <Panel label={t.tryOn(channelName)}>
          <Pad gap={8}>
            <h3 className={look('heading')}>{t.tryOn(channelName)}</h3>
            {knownCount === 0 ? (
              <p className={look('text', { tone: 'muted' })}>{t.tryUnknown}</p>
            ) : (
              <>
                <div aria-live="polite">
                  <Outcome of={result} />
                </div>
                <p className={look('text', { tone: 'muted' })}>{t.tryOf(knownCount, blockedCount, removedCount)}</p>
              </>
            )}
          </Pad>
          {knownCount === 0 ? null : (
            <Table
              label={t.tryTable}
              columns={[
                { key: 'name', title: t.name },
                { key: 'version', title: t.version },
                { key: 'now', title: t.nowColumn, hide: 'small' },
                { key: 'then', title: t.thenColumn },
                { key: 'rule', title: t.ruleColumn, hide: 'small' },
              ]}
            >
              {packages.slice(0, all ? undefined : FIRST_LISTED).map(({ package: each, ...decision }) => (
                <tr key={`${each.subdir} ${each.name} ${each.version} ${each.build}`}>
                  <RowHead mono>{each.name}</RowHead>
                  <td className={look('text', { mono: true })}>{each.version}</td>
                  <td>
                    <Decision of={decision.isAllowedBefore ? 'allowed' : 'refused'} bare={decision.isAllowedBefore} />
                  </td>
                  <td>
                    <Decision of={decision.isAllowedAfter ? 'allowed' : 'refused'} bare={decision.isAllowedAfter} />
                  </td>
                  <td className={look('text', { tone: 'muted', wrap: true })}>{decision.rule}</td>
                </tr>
              ))}
            </Table>
          )}
          {!all && packages.length > FIRST_LISTED ? (
            <Pad>
              <Button size="sm" onClick={() => setAll(true)}>
                {t.tryAll(packages.length)}
              </Button>
            </Pad>
          ) : null}
        </Panel>
      )}
    </Loaded>
  );
}
