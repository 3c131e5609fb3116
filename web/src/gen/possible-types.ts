
      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "Node": [
      "AdvisoryFeed",
      "ApiToken",
      "BundleJob",
      "Channel",
      "ChannelToken",
      "Collection",
      "Cve",
      "DeltaSubscription",
      "Environment",
      "ExceptionRequest",
      "Group",
      "HubUser",
      "ListExport",
      "Member",
      "MirrorSync",
      "Notebook",
      "Organization",
      "OrganizationToken",
      "OutboxEmail",
      "Package",
      "PackageFile",
      "Passkey",
      "Policy",
      "PolicyException",
      "PolicyRun",
      "Project",
      "Promotion",
      "ServiceAccount",
      "Subscription",
      "TrustedWorkload",
      "User",
      "UserSession",
      "VexSource",
      "Webhook"
    ],
    "SearchGroup": [
      "CollectionsAndFilesSearchGroup",
      "DocumentationSearchGroup",
      "EnvironmentSearchGroup",
      "PackageSearchGroup",
      "ProjectSearchGroup",
      "UserSearchGroup"
    ],
    "SearchItem": [
      "CollectionFileHit",
      "CollectionHit",
      "DocumentationHit",
      "EnvironmentHit",
      "PackageHit",
      "ProjectHit",
      "UserHit"
    ],
    "UserError": [
      "ConflictError",
      "ForbiddenError",
      "InputError",
      "NameTakenError"
    ]
  }
};
      export default result;
    