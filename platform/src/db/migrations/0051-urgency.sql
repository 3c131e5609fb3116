-- How urgent a CVE is, beside its score: whether it is known to be exploited (CISA's list) and how likely that is in the next 30 days (EPSS).
-- It tells nothing of which packages are affected.
create table advisory_urgency (
  cve text primary key check (cve ~ '^CVE-[0-9]{4}-[0-9]{4,}$'),
  -- Probability and share of CVEs below it, 0 to 1, as of epss_day.
  epss real check (epss between 0 and 1),
  epss_percentile real check (epss_percentile between 0 and 1),
  epss_day date,
  -- When it came into the list, until when agencies have to mend it, and whether ransomware is known to use it.
  kev_added date,
  kev_due date,
  ransomware boolean not null default false
);
