import { GraphQLError } from 'graphql';
import type { Context } from '../context.ts';
import type { AreaResolvers } from './resolvers.ts';
import { outboxMailOf, passkeyOf, sessionOf } from '../identity/index.ts';
import { fromId, type NodeType } from './ids.ts';

/** A thing with the name of its type, so that `Node` can be told apart. */
export interface NodeModel { __typename: NodeType }

/** Reads one thing by its global id; null when unknown or not visible. */
async function nodeOf(id: string, context: Context): Promise<NodeModel | null> {
  const found = fromId(id);
  if (!found) return null;
  const [first = '', second = '', third = '', fourth = ''] = found.parts;
  const { account, organization, channel, artifact, policy } = context.sources;
  const typed = async (value: Promise<object | null>): Promise<NodeModel | null> => {
    const thing = await value;
    return thing ? Object.assign(Object.create(null), thing, { __typename: found.type }) as NodeModel : null;
  };
  switch (found.type) {
    case 'User': return typed(account.user(first));
    case 'ChannelToken': return typed(account.channelToken(first));
    case 'Organization': return typed(organization.byId(first));
    case 'Member': return typed(organization.member(first, second));
    case 'Channel': return typed(channel.find(first, second));
    case 'Group': return typed(context.sources.group.find(first, second));
    case 'ServiceAccount': return typed(context.sources.serviceAccount.find(first, second));
    case 'SyncJob': return typed(channel.sync(first, second, third));
    case 'Artifact': return typed(artifact.find(first, second, third));
    case 'File': return typed(artifact.file(first, second, third, fourth));
    case 'Cve': return typed(artifact.cve(first));
    case 'Policy': return typed(policy.find(first, second));
    case 'Passkey': return typed(passkeyOf(first, context));
    case 'UserSession': return typed(sessionOf(first, context));
    case 'OutboxMail': return typed(outboxMailOf(first, context));
    case 'Environment': return typed(context.sources.environment.find(first, second));
    case 'Subscription': return typed(context.sources.billing.subscription(first, second));
    case 'Notebook': return typed(context.sources.notebook.find(first));
    case 'PolicyRun': return typed(policy.run(first, second, third));
  }
}

/** Resolvers of `node`, `nodes` and the interfaces. */
export const nodeResolvers = {
  Query: {
    node: (_, { id }, context) => nodeOf(id, context),
    nodes: (_, { ids }, context) => {
      if (ids.length > 100) throw new GraphQLError('At most 100 ids at once.', { extensions: { code: 'BAD_USER_INPUT' } });
      // A promise for each: the failure of one is that one's alone.
      return ids.map((id) => nodeOf(id, context)) as readonly unknown[] as (NodeModel | null)[];
    },
  },
  Node: { __resolveType: (value) => value.__typename },
  UserError: { __resolveType: (value) => value.__typename },
} satisfies AreaResolvers;
