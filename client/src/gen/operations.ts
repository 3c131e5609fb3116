import type * as Types from '../graphqlTypes.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type FollowRunsSubscriptionVariables = Types.Exact<{
  organization: Types.Scalars['String']['input'];
  channel: Types.Scalars['String']['input'];
}>;


export type FollowRunsSubscription = { channelUpdated: { name: string, latestRun: { id: string, revision: number | null, phase: string, progress: number | null, finishedAt: string | null, error: string | null, isOnHold: boolean, addedFileCount: number | null, removedFileCount: number | null } | null } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const FollowRunsDocument = new TypedDocumentString(`
    subscription FollowRuns($organization: String!, $channel: String!) {
  channelUpdated(organization: $organization, channel: $channel) {
    name
    latestRun {
      id
      revision
      phase
      progress
      finishedAt
      error
      isOnHold
      addedFileCount
      removedFileCount
    }
  }
}
    `) as unknown as TypedDocumentString<FollowRunsSubscription, FollowRunsSubscriptionVariables>;