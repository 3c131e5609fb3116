/** An operation that the playground offers. */
export interface Example {
  title: string;
  /** What it shows, in one sentence. */
  about: string;
  query: string;
  /** Initial variables; names are those of the sample hub. */
  variables?: Record<string, unknown>;
}

const filters = {
  add_packages: {
    type: 'compound',
    operator: 'AND',
    subfilters: [{ facet: 'license_family', comparator: 'not_in', criterion: ['AGPL', 'GPL', 'GPL2', 'GPL3'] }],
  },
  remove_packages: { type: 'compound', operator: 'OR', subfilters: [] },
  exceptions: { type: 'compound', operator: 'AND', subfilters: [] },
};

/**
 * The main workflow from the first query to the reason of a block. A test validates each example against the schema.
 */
export const examples: readonly Example[] = [
  {
    title: 'Who am I, and what can I see?',
    about: 'List your organizations and their channels, with file counts and policy.',
    query: `query Home {
  viewer {
    displayName
    organizations {
      name
      title
      role
      channels {
        name
        type
        servedFileCount
        blockedFileCount
        appliedPolicy { revision policy { name summary } }
      }
    }
  }
}`,
  },
  {
    title: '1 · What would a policy change?',
    about: 'Preview how a draft policy affects a channel. Nothing is saved.',
    query: `query Impact($organization: String!, $channel: String!, $filters: PolicyFilters!) {
  organization(name: $organization) {
    policyImpact(channel: $channel, filters: $filters, packageLimit: 5) {
      fileCountBefore
      fileCountAfter
      byRule { rule removedFileCount addedFileCount }
      bySubdir { subdir fileCountBefore fileCountAfter }
      removedPackages { spec fileCount reason isFullyBlocked }
      problems { path message }
    }
  }
}`,
    variables: { organization: 'acme', channel: 'main', filters },
  },
  {
    title: '2 · Save it',
    about: 'Create the policy. It takes effect when you apply it. userErrors lists problems you can fix.',
    query: `mutation CreatePolicy($input: CreatePolicyInput!) {
  createPolicy(input: $input) {
    policy { id name revision summary }
    userErrors { code message field }
  }
}`,
    variables: { input: { organization: 'acme', name: 'No copyleft', description: 'From the playground', filters } },
  },
  {
    title: '3 · Apply it to a channel',
    about: 'Start a run. Set the policy ID from the previous step in the variables.',
    query: `mutation Apply($input: ApplyPolicyInput!) {
  applyPolicy(input: $input) {
    run { id state phase }
    userErrors { code message field }
  }
}`,
    variables: { input: { organization: 'acme', channel: 'main', policyId: '' } },
  },
  {
    title: '4 · Follow the run',
    about: 'Clients see the previous version until the run completes.',
    query: `query Runs($organization: String!, $channel: String!) {
  organization(name: $organization) {
    channel(name: $channel) {
      servedFileCount
      blockedFileCount
      runs { policyName revision stateLabel phase progress addedFileCount removedFileCount error }
    }
  }
}`,
    variables: { organization: 'acme', channel: 'main' },
  },
  {
    title: '5 · Why is a file blocked?',
    about:
      'Get the message that conda shows, the rules behind it, the closest allowed version, and the admins who can change it.',
    query: `query Explain($organization: String!, $channel: String!, $subdir: String!, $fileName: String!) {
  organization(name: $organization) {
    channel(name: $channel) {
      decisionExplanation(subdir: $subdir, fileName: $fileName) {
        decision
        detail
        policy { name }
        sections { title verdict rules { rule verdict reason isDeciding } }
        closestAllowedVersion
        admins { displayName email }
      }
    }
  }
}`,
    variables: { organization: 'acme', channel: 'approved', subdir: 'linux-64', fileName: '' },
  },
];
