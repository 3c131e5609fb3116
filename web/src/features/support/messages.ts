import { formatNumber } from '../../lib/format.ts';

/** Text of the support center, the questions, the learning page and the status page. */
export const text = {
  support: 'Support Center',
  supportIntro: 'Find an answer, see whether everything works, or ask.',
  here: 'On this hub',
  elsewhere: 'In the field',
  guides: 'Guides',
  guidesText: 'How to install, govern and run this hub; readable without a network.',
  faq: 'Frequently asked questions',
  faqIntro: 'What people ask about policies, channels and clients.',
  faqText: 'Policies, refused packages, tokens, mirrors.',
  status: 'Status',
  statusText: 'Health and latency of each service of the hub.',
  plans: 'Plans',
  plansText: 'What each plan includes.',
  free: 'What Free includes',
  freeText: 'What everybody may use without paying.',
  learning: 'My Learning',
  learningIntro: 'The way from the first channel to a policy that is in force, in four steps.',
  videos: 'Videos',
  opensElsewhere: ', opens in a new tab',
  statusIntro: 'Asked now, and again every 30 seconds.',
  service: 'Service',
  state: 'State',
  latency: 'Latency',
  since: 'Since',
  detail: 'Detail',
  works: 'Works',
  fails: 'Does not work',
  milliseconds: (value: number) => `${formatNumber(value)} ms`,
  allWork: 'Every service works.',
  someFail: 'A service does not work.',
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
      question: 'Why is a package refused, and what can I do about it?',
      answer:
        'Open the package in its channel: it names the policy, the revision, the rule and the CVE that refuse it, and the nearest version that is allowed. Clients print the same sentence with the error 403. “Ask for an exception” on that page sends your reason to the admins of the organization, who see what it would let in before they decide.',
    },
    {
      question: 'When do clients see a changed policy?',
      answer:
        'As soon as its run is completed; the channel page shows it. Until then the repodata of before is served, never a mixture. Clients that keep repodata in a cache ask again with the next solve.',
    },
    {
      question: 'Does what is left still solve?',
      answer:
        'Not always: a policy can refuse what an allowed package needs. The impact of a policy tells it before you save: which files that stay could not be installed and why, which packages and environments would lose something, and the fewest exceptions that bring it back. The page of a run tells it of what is served, and the settings of a channel can hide from clients what cannot be installed. “Include dependencies” keeps what the named packages need, unless a license, date, signature or CVE rule refuses it.',
    },
    {
      question: 'How do I install from a channel that is not public?',
      answer:
        'Open the channel, choose Install, and issue your token. The commands for conda, mamba and pixi contain it. It is shown once; issue a new one when it is lost, the old one stops working at once.',
    },
    {
      question: 'What does a mirror copy?',
      answer:
        'It copies the repodata of its source in one sync and fetches a package file when the first client asks for it. A sync that fails changes nothing.',
    },
    {
      question: 'What are the roles of an organization?',
      answer:
        'Members read channels, packages, policies and environments, and hold a token of their own. Billing managers also see plans and invoices. Admins do everything.',
    },
  ],
  lessons: [
    {
      title: 'Look at a channel',
      text: 'See which packages, versions and files an organization serves, and which CVEs they have.',
      link: 'Open your channels',
    },
    {
      title: 'Install from it',
      text: 'Issue a token and copy the command for conda, mamba or pixi from the channel page.',
      link: 'Open your channels',
    },
    {
      title: 'Write a policy',
      text: 'Five steps: details, package rules, CVE rules, exclusions, review. The impact stands beside every step.',
      link: 'Open your organizations',
    },
    {
      title: 'Apply it and follow the run',
      text: 'From the policy or from the channel. Afterwards clients see exactly the allowed packages.',
      link: 'Open your organizations',
    },
  ],
} as const;
