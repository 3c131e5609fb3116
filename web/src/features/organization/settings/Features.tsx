import { useApolloClient } from '@apollo/client/react';
import { FEATURE_NAMES, FEATURES } from '@terrarium/domain/access';
import {
  OrganizationSettingsDocument,
  useUpdateOrganizationFeaturesMutation,
  type OrganizationSettingsQuery,
} from '../../../gen/organization.ts';
import { editOf } from '../../../lib/editOf.ts';
import { runMutation } from '../../../ui/runMutation.ts';
import { Switch } from '../../../ui/Field.tsx';
import { Pad, Panel, Section } from '../../../ui/layout.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { settingsText as t } from './messages.ts';
import { look } from '../../../ui/theme/look.ts';

type Organization = NonNullable<OrganizationSettingsQuery['organization']>;
type Settings = NonNullable<Organization['featureSettings']>;

const nameOf = (feature: string): string => {
  const known = FEATURES.find((one) => one === feature);
  return known ? FEATURE_NAMES[known] : feature;
};

/** What of the plan is on for the organization; admins switch each off and on (ORG-10, ORG-11). */
export function Features({
  org,
  organization,
  settings,
}: {
  org: string;
  organization: Organization;
  settings: Settings;
}) {
  const { id, featuresVersion: version } = organization;
  const [set, { loading }] = useUpdateOrganizationFeaturesMutation();
  const client = useApolloClient();
  const turn = async (name: string, isEnabled: boolean) => {
    const changed = settings.map((one) => (one.name === name ? { ...one, isEnabled } : one));
    const work = set({
      variables: { input: { organization: org, features: [{ name, isEnabled }], expectedVersion: version } },
      context: editOf(client, {
        query: OrganizationSettingsDocument,
        variables: { org },
        pick: ({ organization: now }) =>
          now?.featureSettings && { version: now.featuresVersion, settings: now.featureSettings },
        start: { version, settings },
        mine: { settings: changed },
        fields: [[nameOf(name), (of) => (of.settings.find((one) => one.name === name)?.isEnabled ? t.on : t.off)]],
        discard: () => undefined,
      }),
      optimisticResponse: {
        updateOrganizationFeatures: {
          __typename: 'UpdateOrganizationFeaturesPayload',
          organization: {
            __typename: 'Organization',
            id,
            features: changed.filter((one) => one.isEnabled).map((one) => one.name),
            featuresVersion: version,
            featureSettings: changed,
          },
          userErrors: [],
        },
      },
    });
    if (await runMutation(work, (data) => data.updateOrganizationFeatures))
      showToast({ kind: 'success', title: t.switched(nameOf(name), isEnabled) });
  };
  return (
    <Section title={t.features}>
      <Panel narrow>
        <Pad gap={12}>
          <p className={look('text', { tone: 'muted' })}>{t.featuresText}</p>
          {settings.map(({ name, isInPlan, isEnabled }) => (
            <Switch
              key={name}
              label={nameOf(name)}
              help={isInPlan ? undefined : t.notInPlan}
              checked={isEnabled}
              disabled={!isInPlan}
              aria-disabled={loading || undefined}
              onChange={({ target }) => {
                if (!loading) void turn(name, target.checked);
              }}
            />
          ))}
        </Pad>
      </Panel>
    </Section>
  );
}
