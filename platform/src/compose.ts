import type { Express } from 'express';
import { createAccount } from './account/index.ts';
import type { AccountArea } from './account/index.ts';
import { createAdvisories } from './advisory/index.ts';
import type { AdvisoryArea } from './advisory/index.ts';
import { createArtifacts } from './artifact/index.ts';
import { createBilling } from './billing/index.ts';
import { createChanges } from './change/index.ts';
import type { ChangeArea } from './change/index.ts';
import { createChannels } from './channel/index.ts';
import type { ChannelArea } from './channel/index.ts';
import type { Area, Core } from './core.ts';
import { createApp } from './http/index.ts';
import type { Route } from './http/index.ts';
import { createDocumentation } from './documentation.ts';
import { createEnvironments } from './environment/index.ts';
import { createGroups } from './group/index.ts';
import type { GroupArea } from './group/index.ts';
import { createInvitations } from './invitation/index.ts';
import type { InvitationArea } from './invitation/index.ts';
import { createHealth } from './health.ts';
import { createFederationArea } from './identity/federation.ts';
import { createIdentity } from './identity/index.ts';
import type { Identity, SignInLimits } from './identity/index.ts';
import { createLearning } from './learning/index.ts';
import { createMail } from './mail/index.ts';
import type { MailArea } from './mail/index.ts';
import { createMirrors } from './mirror/index.ts';
import type { MirrorArea } from './mirror/index.ts';
import { createNotebooks } from './notebook/index.ts';
import { createNavigation } from './navigation/index.ts';
import { createOperator } from './operator/index.ts';
import { createOrganization } from './organization/index.ts';
import { createPolicies } from './policy/index.ts';
import type { PolicyArea } from './policy/index.ts';
import { createRepo } from './repo/index.ts';
import type { Repo } from './repo/index.ts';
import { createReports } from './report/index.ts';
import { createSearch } from './search/index.ts';
import { createServiceAccounts } from './serviceAccount/index.ts';
import type { ServiceAccountArea } from './serviceAccount/index.ts';
import { createTelemetry } from './telemetry.ts';
import { createTokens } from './token/index.ts';

/** Settings that only tests change. */
export interface ComposeOptions {
  signInLimits?: SignInLimits;
  /** Areas beside the product's own. */
  areas?: (core: Core) => Area[];
}

/** The whole platform, made but not started. */
export interface Composition {
  areas: Area[];
  routes: Route[];
  identity: Identity;
  account: AccountArea;
  invitations: InvitationArea;
  mail: MailArea;
  channels: ChannelArea;
  changes: ChangeArea;
  groups: GroupArea;
  serviceAccounts: ServiceAccountArea;
  mirrors: MirrorArea;
  repo: Repo;
  advisories: AdvisoryArea;
  policies: PolicyArea;
  /** The application that answers requests. */
  app(): Express;
}

/** Makes every area of the platform and what they need of each other. Nothing is read or written before `start`. */
export function compose(core: Core, options: ComposeOptions = {}): Composition {
  const telemetry = createTelemetry(core);
  const mail = createMail(core);
  const identity = createIdentity(core, mail, options.signInLimits ? { signInLimits: options.signInLimits } : {});
  const account = createAccount(core, identity, mail);
  const invitations = createInvitations(core, mail);
  const tokens = createTokens(core);
  const channels = createChannels(core);
  const changes = createChanges(core, channels.channels);
  const organizations = createOrganization(core, channels.channels, mail);
  const groups = createGroups(core, channels.channels, organizations);
  const serviceAccounts = createServiceAccounts(core, tokens, organizations);
  const mirrors = createMirrors(core, channels);
  const reports = createReports(core, channels);
  const repo = createRepo(
    core,
    { channels: channels.channels, tokens, identity, mirrors: mirrors.mirrors, book: reports.book },
    { accelPrefix: core.config.accelPrefix },
  );
  const advisories = createAdvisories(core);
  const policies = createPolicies(core, channels.channels, repo, advisories.advisories);
  const artifacts = createArtifacts(core, { channels: channels.channels, advisories: advisories.advisories, repo });
  const search = createSearch(core, channels.channels);
  const billing = createBilling(core);
  const operator = createOperator(core, {
    identity,
    billing: billing.billing,
    mail,
    channels: channels.channels,
    mirrors: mirrors.mirrors,
    runs: policies.runs,
  });
  // In the order of their start: what publishes comes before what asks for publications.
  const areas: Area[] = [
    telemetry,
    createDocumentation(() => routes),
    createHealth(core),
    mail,
    identity,
    createFederationArea(core, identity, mail),
    account,
    createNavigation(core, identity),
    billing,
    createEnvironments(core, { channels: channels.channels, artifacts: artifacts.artifacts }),
    organizations,
    invitations,
    tokens,
    channels,
    changes,
    groups,
    serviceAccounts,
    reports,
    repo,
    mirrors,
    advisories,
    artifacts,
    policies,
    search,
    createNotebooks(core),
    createLearning(core),
    operator,
    ...(options.areas?.(core) ?? []),
  ];
  const routes: Route[] = areas.flatMap((area) => area.routes);
  return {
    areas,
    routes,
    identity,
    account,
    invitations,
    mail,
    channels,
    changes,
    groups,
    serviceAccounts,
    mirrors,
    repo,
    advisories,
    policies,
    app: () =>
      createApp({
        routes,
        rawHandlers: areas.flatMap((area) => area.rawHandlers ?? []),
        doorkeeper: {
          openToken: (jwt) => identity.openToken(jwt),
          isConfirmed: (viewer) => identity.isConfirmed(viewer),
          hasFreshProof: (viewer) => identity.hasFreshProof(viewer),
          isOperator: (viewer) => identity.isOperator(viewer),
          organization: (nameOrId, userId) => organizations.find(nameOrId, userId),
        },
        db: core.db,
        log: core.log,
        trustProxy: core.config.trustProxy,
        validateAnswers: core.config.validateAnswers,
        observe: telemetry.observe,
        noteTrouble: (error) => core.connection.noteTrouble(error),
      }),
  };
}
