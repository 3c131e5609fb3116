import { formatNumber } from '../../lib/format.ts';

/** Text of the support center, the questions, the learning page and the status page. */
export const text = {
  support: 'Support Center',
  supportIntro: 'Find answers, check service status, or get help.',
  here: 'On this hub',
  elsewhere: 'Community',
  guides: 'Guides',
  guidesText: 'Install from, govern, and run this hub. Available offline.',
  faq: 'Frequently asked questions',
  faqIntro: 'Common questions about policies, channels, and clients.',
  faqText: 'Policies, blocked packages, tokens, and mirrors.',
  status: 'Status',
  statusText: 'Health and latency of each service of the hub.',
  plans: 'Plans',
  plansText: 'What each plan includes.',
  free: 'What Free includes',
  freeText: 'What everyone can use for free.',
  learning: 'My Learning',
  learningIntro: 'Go from your first channel to an active policy in four steps.',
  videos: 'Videos',
  opensElsewhere: ', opens in a new tab',
  statusIntro: 'Updates every 30 seconds.',
  service: 'Service',
  state: 'Status',
  latency: 'Latency',
  since: 'Since',
  detail: 'Detail',
  works: 'Operational',
  fails: 'Down',
  milliseconds: (value: number) => `${formatNumber(value)} ms`,
  allWork: 'All services operational.',
  someFail: 'Some services are down.',
  what: 'status',
  links: [
    { label: 'conda documentation', text: 'Commands, configuration, match specs.', href: 'https://docs.conda.io/' },
    {
      label: 'mamba documentation',
      text: 'The fast solver and its configuration.',
      href: 'https://mamba.readthedocs.io/',
    },
    { label: 'pixi documentation', text: 'Projects with lock files.', href: 'https://pixi.sh/' },
    { label: 'conda forum', text: 'Ask people who use the same tools.', href: 'https://conda.discourse.group/' },
  ],
  questions: [
    {
      question: 'Why is a package blocked, and what can I do about it?',
      answer:
        'Open the package in its channel to see the policy, rule, and CVE that block it, and the closest allowed version. Clients show the same message with a 403 error. To ask for access, select “Request exception” on that page. Admins see the impact before they decide.',
    },
    {
      question: 'When do clients see a changed policy?',
      answer:
        'As soon as the policy run completes. Until then, the channel serves the previous repodata. Clients that cache repodata check again on the next solve.',
    },
    {
      question: 'Do the allowed packages still solve?',
      answer:
        'Not always. A policy can block a dependency of an allowed package. The impact preview shows which files become uninstallable and why, which environments are affected, and the fewest exceptions that fix it. After publishing, see the run page. In channel settings, you can hide uninstallable files. “Include dependencies” keeps dependencies of named packages, unless a license, date, signature, or CVE rule blocks them.',
    },
    {
      question: 'How do I install from a channel that is not public?',
      answer:
        'Open the channel, select Install, and create your token. The conda, mamba, and pixi commands include it. The token is shown only once. If you lose it, rotate it. The old one stops working immediately.',
    },
    {
      question: 'What does a mirror copy?',
      answer:
        'A sync copies the source’s repodata. The hub downloads a package file when a client first requests it. A failed sync changes nothing.',
    },
    {
      question: 'What roles does an organization have?',
      answer:
        'Members can view channels, packages, policies, and environments, and create their own token. Billing managers can also manage plans and invoices. Admins have full access.',
    },
  ],
  lessons: [
    {
      title: 'Explore a channel',
      text: 'See the packages, versions, and files in a channel, and their CVEs.',
      link: 'Open your channels',
    },
    {
      title: 'Install from it',
      text: 'Create a token and copy the conda, mamba, or pixi command from the channel page.',
      link: 'Open your channels',
    },
    {
      title: 'Write a policy',
      text: 'Set details, package rules, CVE rules, and exclusions, then review. Every step shows the impact.',
      link: 'Open your organizations',
    },
    {
      title: 'Apply it and watch the run',
      text: 'Apply it from the policy or the channel. Clients then see only allowed packages.',
      link: 'Open your organizations',
    },
  ],
} as const;
