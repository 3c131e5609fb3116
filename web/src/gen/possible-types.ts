
      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "Node": [
      "ApiToken",
      "Artifact",
      "Channel",
      "ChannelToken",
      "Cve",
      "DeltaSubscription",
      "Environment",
      "File",
      "Group",
      "Member",
      "Notebook",
      "Organization",
      "OrganizationToken",
      "OutboxMail",
      "Passkey",
      "Policy",
      "PolicyRun",
      "Project",
      "ServiceAccount",
      "Subscription",
      "SyncJob",
      "TrustedWorkload",
      "User",
      "UserSession"
    ],
    "UserError": [
      "ConflictError",
      "InputError",
      "NameTakenError",
      "NotAllowedError"
    ]
  }
};
      export default result;
    