
      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "Node": [
      "Artifact",
      "Channel",
      "ChannelToken",
      "Cve",
      "File",
      "Group",
      "Member",
      "Organization",
      "Policy",
      "PolicyRun",
      "SyncJob",
      "User"
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
    