import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { accountResolvers, settingsResolvers } from '../account/index.ts';
import { artifactResolvers } from '../artifact/index.ts';
import { environmentResolvers } from '../environment/index.ts';
import { statusResolvers } from '../status/index.ts';
import { billingResolvers } from '../billing/index.ts';
import { channelResolvers } from '../channel/index.ts';
import { flagResolvers } from '../flag/index.ts';
import { groupResolvers } from '../group/index.ts';
import { invitationResolvers } from '../invitation/index.ts';
import { credentialResolvers, factorResolvers, federationResolvers, identityResolvers } from '../identity/index.ts';
import { learningResolvers } from '../learning/index.ts';
import { navigationResolvers } from '../navigation/index.ts';
import { notebookResolvers } from '../notebook/index.ts';
import { operatorResolvers } from '../operator/index.ts';
import { organizationResolvers } from '../organization/index.ts';
import { policyResolvers } from '../policy/index.ts';
import { reportResolvers } from '../report/index.ts';
import { searchResolvers } from '../search/index.ts';
import { serviceAccountResolvers } from '../serviceAccount/index.ts';
import { nodeResolvers } from './node.ts';
import type { None, Unprovided } from './resolvers.ts';
import { scalars } from './scalars.ts';

/** Folder of the contract: one .graphql file per area. */
const contract = join(import.meta.dirname, '../../../schema');

/** The text of the whole schema, areas in the order of their names. */
export const schemaText = (): string =>
  readdirSync(contract).filter((file) => file.endsWith('.graphql')).sort().map((file) => readFileSync(join(contract, file), 'utf8')).join('\n');

const resolvers = [
  nodeResolvers, identityResolvers, credentialResolvers, factorResolvers, federationResolvers, accountResolvers, settingsResolvers, navigationResolvers, organizationResolvers, channelResolvers, artifactResolvers, policyResolvers, searchResolvers, notebookResolvers, flagResolvers, billingResolvers, statusResolvers, environmentResolvers, invitationResolvers, reportResolvers, learningResolvers, groupResolvers, serviceAccountResolvers, operatorResolvers,
];
/** No field is provided by nobody: otherwise the compiler names it here. */
export type NobodyProvides = None<Unprovided<(typeof resolvers)[number]>>;

/** The executable schema: the contract with the resolvers of every area. Fails at start when a resolver has no field. */
export function createSchema(): GraphQLSchema {
  return makeExecutableSchema({
    // Built by graphql itself: the tools' merging would take every type of the name Subscription for a root, whatever the roots are declared to be.
    typeDefs: buildSchema(schemaText()),
    resolvers: [scalars, ...resolvers],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error', requireResolversForResolveType: 'error' },
  });
}
