/** Default URLs of the advisory feeds, each with the variable that overrides it. */

/** URL and variable of each feed, by name. */
export const FEED_ADDRESSES = {
  /**
   * Base of `<ecosystem>/all.zip`, `<ecosystem>/modified_id.csv`, and `<ecosystem>/<id>.json`
   * (https://google.github.io/osv.dev/data/).
   */
  osv: { variable: 'OSV_URL', address: 'https://storage.googleapis.com/osv-vulnerabilities' },
  /** Changes, requested by time windows. */
  nvd: { variable: 'NVD_URL', address: 'https://services.nvd.nist.gov/rest/json/cves/2.0' },
  /** Base of `nvdcve-2.0-<year>.json.gz`. */
  nvdFiles: { variable: 'NVD_FILES_URL', address: 'https://nvd.nist.gov/feeds/json/cve/2.0' },
  /** A list of OSV records without a package. */
  curl: { variable: 'CURL_ADVISORIES_URL', address: 'https://curl.se/docs/vuln.json' },
  /** An archive of CVE records below `secjson`. */
  openssl: {
    variable: 'OPENSSL_ADVISORIES_URL',
    address: 'https://codeload.github.com/openssl/release-metadata/zip/refs/heads/main',
  },
  kev: {
    variable: 'KEV_URL',
    address: 'https://www.cisa.gov/sites/default/files/feeds/known_exploited_vulnerabilities.json',
  },
  epss: { variable: 'EPSS_URL', address: 'https://epss.empiricalsecurity.com/epss_scores-current.csv.gz' },
  parselmouth: {
    variable: 'PARSELMOUTH_URL',
    address: 'https://raw.githubusercontent.com/prefix-dev/parselmouth/main/files/compressed_mapping.json',
  },
  purlAssociator: {
    variable: 'PURL_ASSOCIATOR_URL',
    address: 'https://prefix-dev.github.io/purl-associator/mappings.json',
  },
} as const;

/** One of {@link FEED_ADDRESSES}. */
export type FeedAddressName = keyof typeof FEED_ADDRESSES;
/** URL of each feed, without a trailing slash. */
export type FeedAddresses = Readonly<Record<FeedAddressName, string>>;
