import { expect, test } from 'vitest';
import {
  ACTIONS,
  API_TOKEN_SCOPES,
  actionsToCreate,
  featureNeeded,
  FEATURES,
  holdsScope,
  isTokenSecret,
  ownFeatureNeeded,
  SECRET_LENGTH,
  TOKEN_PREFIX,
  TOKEN_SCOPES,
  type Action,
  type Feature,
} from './index.ts';

test('[SUB-28, SUB-29, SUB-30] each feature opens the actions that change something, and reads where reading is the feature', () => {
  const opened: Partial<Record<Feature, Action[]>> = {
    channel: ['artifact.publish', 'channel.create', 'channel.edit'],
    cve: ['advisory.edit'],
    environments: ['environment.register', 'environment.review'],
    groups: ['group.edit'],
    issue_token: ['token.organization', 'token.own'],
    org_channels: ['channel.mirror', 'channel.sync'],
    organization_insights: ['report.read', 'webhook.edit'],
    policy: ['policy.apply', 'policy.create', 'policy.edit', 'policy.preview'],
    service_accounts: ['service_account.edit'],
    telemetry: ['report.telemetry'],
  };
  for (const feature of FEATURES)
    expect(ACTIONS.filter((action) => featureNeeded(action, 'put') === feature).sort(), feature).toEqual(
      opened[feature] ?? [],
    );
});

test('[SUB-32] a call that reads or deletes needs no feature, except for reports', () => {
  for (const method of ['get', 'delete'])
    expect(ACTIONS.filter((action) => featureNeeded(action, method) !== null).sort()).toEqual([
      'report.read',
      'report.telemetry',
    ]);
  for (const method of ['post', 'put', 'patch']) expect(featureNeeded('group.edit', method)).toBe('groups');
  expect(featureNeeded('organization.edit', 'put')).toBeNull();
});

test('[SUB-28] what people do for themselves needs its feature, and learning also for reading', () => {
  expect(['get', 'delete', 'post'].map((method) => ownFeatureNeeded('notebooks', method))).toEqual([
    null,
    null,
    'notebooks',
  ]);
  expect(['get', 'delete', 'post'].map((method) => ownFeatureNeeded('lms', method))).toEqual(['lms', 'lms', 'lms']);
  expect(['get', 'post'].map((method) => ownFeatureNeeded(undefined, method))).toEqual([null, null]);
});

test('mirrors and virtual channels need one action more than hosted channels', () => {
  expect(actionsToCreate('hosted')).toEqual(['channel.create']);
  for (const type of ['virtual', 'external_mirror'])
    expect(actionsToCreate(type)).toEqual(['channel.create', 'channel.mirror']);
});

test('a scope includes those before it and none behind it', () => {
  expect(TOKEN_SCOPES).toEqual(['read', 'publish']);
  expect(
    API_TOKEN_SCOPES.map((scope) => [scope, ...API_TOKEN_SCOPES.filter((needed) => holdsScope(scope, needed))]),
  ).toEqual([
    ['read', 'read'],
    ['publish', 'read', 'publish'],
    ['full', 'read', 'publish', 'full'],
  ]);
});

test('the secret of a token has a prefix and 40 characters, and nothing before or behind', () => {
  const secret = `tr-${'aZ9-'.repeat(10)}`;
  expect(isTokenSecret(secret)).toBe(true);
  expect(isTokenSecret(TOKEN_PREFIX + 'x'.repeat(SECRET_LENGTH))).toBe(true);
  for (const wrong of [
    `x${secret}`,
    `${secret}x`,
    secret.slice(0, -1),
    secret.replace('tr-', 'tx-'),
    `tr-${'_'.repeat(40)}`,
  ])
    expect(isTokenSecret(wrong), wrong).toBe(false);
});
