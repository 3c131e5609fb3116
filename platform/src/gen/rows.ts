// Written by `npm run codegen` from platform/src/db/migrations. Not to be edited.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Json = ColumnType<unknown, string, string>;
type DefaultJson = ColumnType<unknown, string | undefined, string>;

/** Every table and view of the database with its columns: what is read, and what may be written. */
export interface Rows {
  account_setting: {
    user_id: string;
    theme: 'system' | 'light' | 'dark' | null;
    navigation_collapsed: boolean | null;
    updated_at: Generated<Date>;
  };
  advisory: {
    id: string;
    score: number | null;
    status: 'active' | 'reported' | 'mitigated' | 'cleared' | 'disputed';
    summary: Generated<string>;
    published_at: Date | null;
    modified_at: Date | null;
    refs: Generated<string[]>;
    aliases: Generated<string[]>;
    withdrawn_at: Date | null;
    malicious: Generated<boolean>;
    severity: DefaultJson;
    feed: string | null;
    gone_at: Date | null;
    written_at: Generated<Date>;
  };
  advisory_affected: {
    advisory_id: string;
    name: string;
    ranges: DefaultJson;
    versions: Generated<string[]>;
    ecosystem: Generated<string>;
    ord: Generated<number>;
    commits: Generated<'none' | 'open' | 'fixed'>;
    unparsed: Generated<boolean>;
  };
  advisory_feed: {
    id: string;
    title: string;
    enabled: Generated<boolean>;
    cursor: Date | null;
    last_try_at: Date | null;
    last_ok_at: Date | null;
    error: string | null;
    advisory_count: Generated<number>;
    left_out: DefaultJson;
    left_out_examples: DefaultJson;
    ecosystem: string | null;
    as_of: Date | null;
    asked_at: Date | null;
    ended_at: Date | null;
    bytes: number | null;
    whole_at: Date | null;
    etag: string | null;
    kept_for: string | null;
    changed_by: string | null;
    sealed_key: Buffer | null;
    key_set_at: Date | null;
  };
  advisory_finding: {
    id: Generated<string>;
    channel_id: string;
    fault: string;
    package: string;
    version: string;
    file_count: number;
    began_at: Generated<Date>;
    begun_by: 'first_look' | 'served' | 'advisory' | 'identity' | 'statement';
    begun_advisory: string | null;
    begun_feed: string | null;
    over_at: Date | null;
    ended_by: 'refused' | 'removed' | 'statement' | 'withdrawn' | 'advisory' | 'identity' | 'joined' | null;
    ended_advisory: string | null;
    ended_feed: string | null;
    ended_note: string | null;
  };
  advisory_look: {
    channel_id: string;
    publication_id: string;
    revision: number;
    looked_at: Generated<Date | null>;
  };
  advisory_notice: {
    channel_id: string;
    fault: string;
    ids: string[];
    packages: string[];
    served_count: number;
    score: number | null;
    exploited: boolean;
    malicious: boolean;
    noticed_at: Generated<Date>;
    is_first: boolean;
    is_told: boolean;
    over_at: Date | null;
  };
  advisory_package: {
    advisory_id: string;
    name: string;
    ranges: DefaultJson;
    versions: Generated<string[]>;
    ecosystem: Generated<string>;
    ord: Generated<number>;
    commits: Generated<'none' | 'open' | 'fixed'>;
    unparsed: Generated<boolean>;
  };
  advisory_revision: {
    only_row: Generated<boolean>;
    revision: Generated<number>;
  };
  advisory_touched: {
    name: string;
  };
  advisory_urgency: {
    cve: string;
    epss: number | null;
    epss_percentile: number | null;
    epss_day: Date | null;
    kev_added: Date | null;
    kev_due: Date | null;
    ransomware: Generated<boolean>;
  };
  app_user: {
    id: string;
    email: string;
    username: string;
    first_name: Generated<string>;
    last_name: Generated<string>;
    password_hash: string;
    is_confirmed: Generated<boolean>;
    is_consented: Generated<boolean>;
    is_disabled: Generated<boolean>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    is_operator: Generated<boolean>;
    consent_version: string | null;
    consented_at: Date | null;
    pending_email: string | null;
    deleted_at: Date | null;
    last_sign_in_at: Date | null;
  };
  artifact: {
    channel_id: string;
    name: string;
    family: Generated<string>;
    summary: Generated<string>;
    home: string | null;
  };
  attestation: {
    digest: string;
    file_sha256: string;
    body: string;
    kept_at: Generated<Date>;
  };
  audit_chain: {
    id: string;
    name: string;
    length: Generated<number>;
    head: Generated<string>;
  };
  audit_entry: {
    chain: string;
    number: number;
    id: string;
    at: Date;
    actor_type: 'person' | 'service_account' | 'organization' | 'hub';
    actor_id: string | null;
    action: string;
    target_type: string;
    target_id: string | null;
    target_name: string | null;
    details: string;
    request_id: string | null;
    previous: string;
    hash: string;
  };
  audit_pending: {
    position: GeneratedAlways<number>;
    id: string;
    chain: string;
    actor_type: string;
    actor_id: string | null;
    action: string;
    target_type: string;
    target_id: string | null;
    target_name: string | null;
    details: string;
    request_id: string | null;
  };
  bundle_brought: {
    channel_id: string;
    bundle_id: string;
    hub: string;
    source: string;
    made_at: Date;
    key_id: string;
    file_count: number;
    new_count: number;
    brought_at: Generated<Date>;
  };
  bundle_hub: {
    is_one: Generated<boolean>;
    public_url: string;
  };
  bundle_job: {
    id: string;
    channel_id: string;
    kind: 'make' | 'bring';
    state: Generated<'todo' | 'in_progress' | 'done' | 'failed'>;
    file_name: string | null;
    since_last: Generated<boolean>;
    snapshot: number | null;
    environment_id: string | null;
    anyway: Generated<boolean>;
    done: Generated<number>;
    total: number | null;
    file_count: number | null;
    bytes: number | null;
    missing: Generated<string[]>;
    error: string | null;
    asked_by: string | null;
    created_at: Generated<Date>;
    finished_at: Date | null;
  };
  bundle_key: {
    key: string;
    title: string;
    added_at: Generated<Date>;
  };
  bundle_made: {
    id: string;
    channel_id: string;
    snapshot: number;
    made_at: Date;
    follows: string | null;
    file_count: number;
    bytes: number;
    contents: Buffer;
  };
  channel: {
    id: string;
    organization_id: string;
    name: string;
    description: Generated<string>;
    privacy: 'internal' | 'private' | 'public';
    type: 'default' | 'virtual' | 'external_mirror' | 'terrarium' | 'hosted' | 'community_maintained' | 'terrarium_hosted_python';
    source: string | null;
    content_revision: Generated<number>;
    publication_id: string | null;
    artifact_count: Generated<number>;
    file_count: Generated<number>;
    size: Generated<number>;
    subdirs: Generated<string[]>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    generation: Generated<number>;
    unswept: Generated<boolean>;
    broken_files: Generated<'serve' | 'hide'>;
  };
  channel_advisory_change: {
    channel_id: string;
    revision: number;
    names: string[];
  };
  channel_advisory_revision: {
    channel_id: string;
    revision: number;
  };
  channel_file: {
    id: GeneratedAlways<number>;
    channel_id: string;
    subdir: string;
    file_name: string;
    name: string;
    version: string;
    build: string;
    build_number: number;
    depends: Generated<string[]>;
    license: string | null;
    license_family: string | null;
    timestamp_ms: number | null;
    indexed_ms: number | null;
    size: number | null;
    md5: string | null;
    sha256: string | null;
    trust: Generated<'signed' | 'unsigned' | 'unverified'>;
    record: DefaultJson;
    object_key: string | null;
    record_digest: string | null;
    first_seen_ms: number | null;
    withdrawn: 'yanked' | 'harmful' | 'gone' | null;
    gone_at: Date | null;
    labels: string[] | null;
  };
  channel_file_change: {
    id: GeneratedAlways<number>;
    channel_id: string;
    transaction: Generated<string>;
    generation: number;
    noted_at: Generated<Date>;
    file_ids: number[] | null;
  };
  channel_file_version: {
    id: GeneratedAlways<number>;
    channel_id: string;
    subdir: string;
    file_name: string;
    name: string;
    version: string;
    build: string;
    build_number: number;
    depends: Generated<string[]>;
    license: string | null;
    license_family: string | null;
    timestamp_ms: number | null;
    indexed_ms: number | null;
    size: number | null;
    md5: string | null;
    sha256: string | null;
    trust: Generated<'signed' | 'unsigned' | 'unverified'>;
    record: DefaultJson;
    object_key: string | null;
    record_digest: string | null;
    from_generation: Generated<number>;
    until_generation: number | null;
    first_seen_ms: number | null;
    withdrawn: 'yanked' | 'harmful' | 'gone' | null;
    gone_at: Date | null;
    labels: string[] | null;
  };
  channel_label: {
    channel_id: string;
    name: string;
    created_at: Generated<Date>;
  };
  channel_policy: {
    channel_id: string;
    policy_id: string;
    applied_by: string | null;
    applied_at: Generated<Date>;
    in_force_since: Date | null;
    is_watched: Generated<boolean>;
  };
  channel_policy_legacy: {
    channel_id: string;
    file_ids: Buffer;
  };
  channel_probe: {
    channel_id: string;
    position: number;
    label: string;
    specs: string[];
    platforms: string[];
    required: boolean;
  };
  channel_probe_setting: {
    channel_id: string;
    when_failing: 'warn' | 'hold';
    most_needed: number;
    environments: Generated<boolean>;
  };
  channel_promotion: {
    channel_id: string;
    needs_approval: boolean;
  };
  channel_readme: {
    channel_id: string;
    text: string;
    updated_at: Generated<Date>;
  };
  channel_remains: {
    channel_id: string;
  };
  channel_source: {
    channel_id: string;
    source_id: string;
    position: number;
  };
  channel_token: {
    id: string;
    organization_id: string | null;
    user_id: string | null;
    token_hash: Buffer;
    hint: string;
    created_at: Generated<Date>;
    expires_at: Date | null;
    revoked_at: Date | null;
    last_used_at: Date | null;
    service_account_id: string | null;
    scope: Generated<'read' | 'publish'>;
    warned_at: Date | null;
    name: string | null;
    api_scope: 'read' | 'publish' | 'full' | null;
    workload_id: string | null;
    slot: number | null;
    scopes: string[] | null;
    key_id: string | null;
    public_key_id: string | null;
    account_workload_id: string | null;
  };
  channel_token_mirror: {
    mirror_id: string;
    token_id: string;
    secret_hash: Buffer;
    sealed_secret: Buffer;
    given_at: Generated<Date>;
  };
  channel_used_with: {
    channel_id: string;
    other_id: string;
    position: number;
  };
  collection: {
    id: string;
    organization_id: string;
    name: string;
    title: string;
    description: Generated<string>;
    privacy: 'public' | 'internal';
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    deleted_at: Date | null;
  };
  collection_entry: {
    collection_id: string;
    position: number;
    channel_id: string;
    name: string;
    subdir: string | null;
    file_name: string | null;
    note: Generated<string>;
  };
  curation: {
    id: string;
    organization_id: string;
    fault: string;
    rests_on: Generated<string[]>;
    conda_name: string;
    versions: string | null;
    build: string | null;
    subdir: string | null;
    channel_id: string | null;
    status: 'not_affected' | 'affected' | 'fixed' | 'under_investigation';
    justification: 'component_not_present' | 'vulnerable_code_not_present' | 'vulnerable_code_not_in_execute_path' | 'vulnerable_code_cannot_be_controlled_by_adversary' | 'inline_mitigations_already_exist' | null;
    note: Generated<string>;
    source: string | null;
    stated_at: Generated<Date>;
    said_at: Generated<Date>;
    said_by: string | null;
    ended_at: Date | null;
    ended_by: string | null;
  };
  deleted_group: {
    id: string;
    organization_id: string;
    name: string;
    created_at: Date;
    deleted_at: Generated<Date>;
    user_ids: string[];
    service_account_ids: string[];
    channel_ids: string[];
  };
  delta_subscription: {
    id: string;
    user_id: string;
    channel_id: string;
    frequency: 'realtime' | 'daily' | 'weekly';
    change_type: 'all' | 'packages_added' | 'packages_removed';
    created_at: Generated<Date>;
    told_number: number;
    told_at: Generated<Date>;
  };
  delta_unsubscribe_key: {
    digest: Buffer;
    subscription_id: string;
    created_at: Generated<Date>;
  };
  education_enrolment: {
    user_id: string;
    email_domain: string;
    enrolled_at: Generated<Date>;
  };
  environment: {
    id: string;
    organization_id: string;
    owner_id: string | null;
    name: string;
    prefix: string;
    device: string;
    platform: string;
    packages: Json;
    package_count: number;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    removed_at: Date | null;
    status: Generated<'unreviewed' | 'approved' | 'needs_attention' | 'retired'>;
    custom_message: string | null;
    status_by: string | null;
    status_at: Date | null;
    solved_at: Date | null;
    solved_from: string[] | null;
    service_account_id: string | null;
  };
  environment_build: {
    build_id: number;
    environment_id: string;
  };
  environment_day: {
    organization_id: string;
    day: Date;
    scope: 'members' | 'all';
    environments: number;
    critical: number;
    high: number;
    medium: number;
    low: number;
    other: number;
    refused: number;
  };
  environment_fault: {
    organization_id: string;
    fault: string;
    ids: string[];
    noticed_at: Generated<Date>;
    is_told: boolean;
  };
  environment_look: {
    organization_id: string;
    stamp: string;
    last_build: number;
  };
  environment_moment: {
    id: string;
    environment_id: string;
    at: Generated<Date>;
    last_at: Generated<Date>;
    upload_count: Generated<number>;
    format: 'conda_list' | 'explicit' | 'environment_yml' | 'conda_lock' | 'pixi_lock' | 'conda_meta' | 'cyclonedx' | 'spec_list' | 'pixi_toml' | 'requirements_txt' | 'spdx';
    packages: Json;
    package_count: number;
    solved_at: Date | null;
    solved_from: string[] | null;
  };
  exception_request: {
    id: string;
    organization_id: string;
    channel_id: string;
    spec: string;
    package: string;
    state: Generated<'open' | 'allowed' | 'declined' | 'withdrawn'>;
    asked_at: Generated<Date>;
    decided_at: Date | null;
    decided_by: string | null;
    answer: Generated<string>;
    exception_id: string | null;
  };
  exception_request_person: {
    request_id: string;
    user_id: string;
    reason: string;
    asked_at: Generated<Date>;
  };
  exchanged_proof: {
    proof_hash: Buffer;
    expires_at: Date;
  };
  feature_switched_off: {
    organization_id: string;
    feature: 'notebooks' | 'lms' | 'channel' | 'issue_token' | 'signed_package' | 'telemetry' | 'organization_insights' | 'service_accounts' | 'environments' | 'org_channels' | 'policy' | 'cve' | 'groups' | 'community_channel';
    created_at: Generated<Date>;
  };
  file_event: {
    id: string;
    file_id: number;
    channel_id: string;
    kind: 'published' | 'yanked' | 'harmful' | 'restored';
    user_id: string | null;
    service_account_id: string | null;
    at: Generated<Date>;
    reason: Generated<string>;
    agent: string | null;
  };
  gateway_settings: {
    organization_id: string;
    is_gateway_enabled: boolean;
    retention_days: number;
    anonymize_clients: boolean;
    client_key: Buffer;
  };
  idempotency: {
    user_id: string | null;
    key: string;
    request_hash: Buffer;
    status: number | null;
    body: string | null;
    created_at: Generated<Date>;
    service_account_id: string | null;
    holder: GeneratedAlways<string>;
  };
  installed_build: {
    id: GeneratedAlways<number>;
    organization_id: string;
    name: string;
    version: string;
    build_string: string;
    channel: string;
    platform: string;
  };
  invitation: {
    id: string;
    organization_id: string;
    email: string;
    code: string;
    invited_by: string | null;
    created_at: Generated<Date>;
    sent_at: Generated<Date>;
    expires_at: Date;
    accepted_at: Date | null;
    accepted_by: string | null;
    role: Generated<'member' | 'billing_manager' | 'admin'>;
  };
  invoice: {
    id: string;
    customer_id: string;
    external_id: string | null;
    number: string;
    status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
    billed_to: Json;
    lines: Json;
    subtotal: number;
    credit_used: Generated<number>;
    tax: number;
    tax_name: Generated<string>;
    total: number;
    hosted_url: string | null;
    pdf_url: string | null;
    issued_at: Date;
    paid_at: Date | null;
  };
  licence: {
    id: string;
    organization_id: string;
    user_id: string;
    assigned_at: Generated<Date>;
  };
  list_export: {
    id: string;
    user_id: string | null;
    organization_id: string | null;
    service_account_id: string | null;
    credential_kind: 'session' | 'token';
    credential_id: string;
    path: string;
    state: Generated<'todo' | 'in_progress' | 'done' | 'failed'>;
    bytes: Generated<number>;
    items: Generated<number>;
    cursor: string | null;
    total: number;
    error: string | null;
    created_at: Generated<Date>;
    finished_at: Date | null;
  };
  live_change: {
    scope: string;
    channel_id: string | null;
    kind: string;
    n: Generated<number>;
    at: Generated<Date>;
  };
  logout_token: {
    token_hash: Buffer;
    family_id: string;
    expires_at: Date;
  };
  mail_token: {
    token_hash: Buffer;
    user_id: string;
    purpose: 'confirm_account' | 'confirm_email' | 'reset_password';
    email: string;
    created_at: Generated<Date>;
    expires_at: Date;
  };
  membership: {
    organization_id: string;
    user_id: string;
    role: 'member' | 'admin' | 'billing_manager';
    created_at: Generated<Date>;
  };
  mirror_loss: {
    channel_id: string;
    held_at: Generated<Date>;
    lost_count: number;
    file_count: number;
    subdirs: Json;
    decision: 'remove' | 'keep' | null;
  };
  mirror_problem: {
    id: GeneratedAlways<number>;
    channel_id: string;
    at: Generated<Date>;
    kind: 'corrupt' | 'interrupted' | 'failed' | 'busy' | 'unreachable' | 'subdir';
    source: string;
    file: string | null;
    message: string;
  };
  mirror_records: {
    channel_id: string;
    position: number;
    subdir: string;
    generation: number;
    piece: number;
    body: Buffer;
  };
  mirror_secret: {
    channel_id: string;
    kind: 'bearer' | 'basic';
    username: string | null;
    sealed: Buffer;
    set_at: Generated<Date>;
  };
  mirror_setting: {
    channel_id: string;
    lists_gone: Generated<boolean>;
    bytes_per_second: number | null;
    downloads_at_once: number | null;
    specs: string[] | null;
    sync_minutes: number | null;
    fetches: Generated<'asked' | 'environments' | 'allowed' | 'all'>;
    fetched_at: Date | null;
    loss_limit_percent: Generated<number>;
    accepts_loss: Generated<boolean>;
    excludes: string[] | null;
    subdirs: string[] | null;
  };
  mirror_skipped: {
    id: GeneratedAlways<number>;
    channel_id: string;
    position: number;
    subdir: string;
    file_name: string;
    name: string | null;
    reason: string;
    is_served: boolean;
  };
  mirror_source: {
    channel_id: string;
    position: number;
    source: string;
  };
  mirror_subdir: {
    channel_id: string;
    subdir: string;
    location: string;
    etag: string | null;
    last_modified: string | null;
    position: Generated<number>;
    names: string[] | null;
    shards: Buffer | null;
    read_at: Generated<Date>;
    bytes: number | null;
    exports: Json | null;
    base_url: string | null;
    skipped: Generated<number>;
    records_generation: number | null;
    unsure_names: Generated<string[]>;
  };
  mirror_sync: {
    id: string;
    channel_id: string;
    state: 'todo' | 'scheduled' | 'pending' | 'in_progress' | 'failed' | 'done' | 'canceled';
    phase: Generated<string>;
    progress: number | null;
    records_read: Generated<number>;
    records_skipped: Generated<number>;
    error: string | null;
    created_at: Generated<Date>;
    started_at: Date | null;
    finished_at: Date | null;
    run_id: string | null;
    busy_until: Date | null;
    switched_at: Date | null;
    is_held: Generated<boolean>;
  };
  notebook: {
    id: string;
    owner_id: string;
    title: string;
    content: Json;
    size: number;
    share_id: string | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  oidc_flow: {
    id: string;
    state_hash: Buffer;
    browser_hash: Buffer;
    return_url: string;
    created_at: Generated<Date>;
    expires_at: Date;
  };
  oidc_grant_session: {
    grant_hash: Buffer;
    family_id: string;
  };
  oidc_identity: {
    issuer: string;
    subject: string;
    user_id: string;
    created_at: Generated<Date>;
    last_used_at: Generated<Date>;
  };
  oidc_record: {
    model: string;
    id_hash: Buffer;
    grant_hash: Buffer | null;
    user_code_hash: Buffer | null;
    payload: Json;
    consumed_at: Date | null;
    expires_at: Date;
  };
  operator_link: {
    token_hash: Buffer;
    created_at: Generated<Date>;
    expires_at: Date;
  };
  operator_log: {
    id: string;
    at: Generated<Date>;
    operator_id: string | null;
    action: string;
    user_id: string | null;
    organization_id: string | null;
    organization_name: string | null;
    detail: Generated<string>;
  };
  org_group: {
    id: string;
    organization_id: string;
    name: string;
    created_at: Generated<Date>;
  };
  org_group_channel: {
    group_id: string;
    channel_id: string;
    organization_id: string;
  };
  org_group_service_account: {
    group_id: string;
    service_account_id: string;
    organization_id: string;
  };
  org_group_user: {
    group_id: string;
    user_id: string;
    organization_id: string;
  };
  organization: {
    id: string;
    name: string;
    title: string;
    bio: Generated<string>;
    type: Generated<'public' | 'strategic'>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    created_by: string | null;
  };
  organization_change: {
    id: string;
    organization_id: string;
    at: Generated<Date>;
    actor_id: string | null;
    kind: string;
    subject: string;
    subject_id: string | null;
    detail: Generated<string>;
    channel_id: string | null;
    channel: string | null;
    was_private: Generated<boolean>;
    person_id: string | null;
    service_account_id: string | null;
    service_account: string | null;
  };
  outbox_mail: {
    id: string;
    user_id: string | null;
    recipient: string;
    subject: string;
    body: string;
    created_at: Generated<Date>;
    mail_token: Buffer | null;
    tries: Generated<number>;
    error: string | null;
    tried_at: Date | null;
    given_up_at: Date | null;
  };
  package_archive: {
    file_id: number;
    channel_id: string;
    about: Json | null;
    run_exports: Json;
    scripts: Json;
    script_kinds: string[];
    text_prefix: boolean;
    binary_prefix: boolean;
    file_count: number;
    unpacked_size: number;
    licenses: Json;
    recipe: Json | null;
    readme: string | null;
    icon: Buffer | null;
    object_key: string;
    paths: Buffer | null;
    read_at: Generated<Date>;
    reader: Generated<number>;
  };
  package_change: {
    conda_name: string;
    feed: string;
    lost: string[];
    proposed: Json;
    asked_at: Generated<Date>;
    declined_at: Date | null;
    declined_by: string | null;
  };
  package_claim: {
    feed: string;
    conda_name: string;
    role: 'self' | 'carrier' | 'part' | 'no-code' | null;
    identities: Json;
    revision: string | null;
  };
  package_identity: {
    conda_name: string;
    ecosystem: string;
    name: string;
    confidence: 'high' | 'medium' | 'low';
    relation: string | null;
    letters: string | null;
    origin: string;
    origin_revision: string | null;
    reviewed_by: string | null;
    reviewed_at: Date | null;
    evidence: Generated<string>;
  };
  package_role: {
    conda_name: string;
    role: 'self' | 'carrier' | 'part' | 'no-code';
    origin: string;
  };
  passkey: {
    id: string;
    user_id: string;
    credential_id: Buffer;
    public_key: Buffer;
    counter: Generated<number>;
    transports: Generated<string[]>;
    name: string;
    created_at: Generated<Date>;
    last_used_at: Date | null;
  };
  passkey_challenge: {
    id: string;
    user_id: string | null;
    challenge_hash: Buffer;
    expires_at: Date;
  };
  payment_customer: {
    id: string;
    user_id: string | null;
    organization_id: string | null;
    processor: 'test' | 'stripe';
    external_id: string;
    email: string;
    name: Generated<string>;
    address: Json | null;
    tax_id: Generated<string>;
    card_brand: string | null;
    card_last4: string | null;
    card_expires: string | null;
    card_declines: Generated<boolean>;
    credit: Generated<number>;
    invoices: Generated<number>;
    created_at: Generated<Date>;
  };
  payment_event: {
    processor: string;
    id: string;
    type: string;
    object_id: string;
    received_at: Generated<Date>;
    handled_at: Date | null;
  };
  payment_reading: {
    processor: string;
    external_id: string;
    version: number;
  };
  payment_session: {
    id: string;
    customer_id: string;
    subscription_id: string | null;
    product_code: string;
    billing_cycle: 'monthly' | 'yearly';
    quantity: number;
    status: Generated<'open' | 'requires_action' | 'complete' | 'expired'>;
    preview: Json;
    url: string;
    created_by: string | null;
    created_at: Generated<Date>;
    expires_at: Date;
    completed_at: Date | null;
    sealed_secret: Buffer | null;
  };
  payment_subscription: {
    subscription_id: string;
    customer_id: string;
    external_id: string;
    failures: Generated<number>;
    retry_at: Date | null;
    created_at: Generated<Date>;
  };
  policy: {
    id: string;
    organization_id: string;
    name: string;
    description: Generated<string>;
    artifact_family: Generated<string>;
    schema_version: Generated<string>;
    revision: Generated<number>;
    filters: Json;
    filter: Json | null;
    summary: Generated<string>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    deleted_at: Date | null;
  };
  policy_delta: {
    run_id: string;
    channel_id: string;
    created_at: Generated<Date>;
    added_ids: Buffer;
    removed_ids: Buffer;
    number: GeneratedAlways<number>;
  };
  policy_exception: {
    id: string;
    organization_id: string;
    channel_id: string;
    spec: string;
    package: string;
    reason: Generated<string>;
    owner_id: string | null;
    granted_at: Generated<Date>;
    ends_at: Date | null;
    warned_at: Date | null;
    ended_at: Date | null;
    ended_by: string | null;
  };
  policy_revision: {
    policy_id: string;
    revision: number;
    name: string;
    description: Generated<string>;
    filters: Json;
    filter: Json | null;
    author_id: string | null;
    created_at: Generated<Date>;
    restored_from: number | null;
  };
  policy_run: {
    id: string;
    channel_id: string;
    policy_id: string | null;
    policy_name: string | null;
    policy_revision: number | null;
    asked_by: string | null;
    reason: 'applied' | 'replaced' | 'edited' | 'removed' | 'content' | 'advisories' | 'created' | 'age' | 'exceptions';
    state: 'todo' | 'scheduled' | 'pending' | 'in_progress' | 'failed' | 'done' | 'canceled';
    phase: Generated<string>;
    progress: number | null;
    publication_id: string | null;
    error: string | null;
    previous: Json | null;
    took: string | null;
    previous_legacy: Buffer | null;
    before_publication_id: string | null;
    counts: DefaultJson;
    added_count: number | null;
    removed_count: number | null;
    created_at: Generated<Date>;
    started_at: Date | null;
    finished_at: Date | null;
    installability: Json | null;
    failing_probes: DefaultJson;
    is_held: Generated<boolean>;
    accepts_failing_probes: Generated<boolean>;
    is_watched: Generated<boolean>;
    asked_by_account: string | null;
  };
  policy_run_request: {
    channel_id: string;
    reason: 'edited' | 'content' | 'advisories' | 'created' | 'age' | 'exceptions';
    asked_by: string | null;
    requested_at: Generated<Date>;
    accepts_failing_probes: Generated<boolean>;
    asked_by_account: string | null;
  };
  project: {
    id: string;
    user_id: string | null;
    organization_id: string | null;
    name: string;
    title: string;
    created_by: string | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    deleted_at: Date | null;
  };
  project_file: {
    project_id: string;
    path: string;
    folded_path: string;
    size: number;
    sha256: string;
    updated_at: Generated<Date>;
  };
  project_folder: {
    project_id: string;
    path: string;
    parent: string | null;
    own_file_count: number;
    file_count: number;
    bytes: number;
    updated_at: Date;
  };
  project_upload: {
    id: string;
    project_id: string;
    created_by: string;
    path: string;
    size: number;
    created_at: Generated<Date>;
    expires_at: Date;
    stored_at: Date | null;
    folder: string | null;
    is_new: Generated<boolean>;
  };
  promotion: {
    id: string;
    organization_id: string;
    channel_id: string;
    source_id: string | null;
    source: string;
    state: Generated<'waiting' | 'fetching' | 'done' | 'failed' | 'declined' | 'withdrawn'>;
    reason: Generated<string>;
    asked_by: string | null;
    asked_at: Generated<Date>;
    decided_by: string | null;
    decided_at: Date | null;
    answer: Generated<string>;
    labels: string[] | null;
    problem: Generated<string>;
    withdrawn_at: Date | null;
  };
  promotion_file: {
    promotion_id: string;
    position: number;
    subdir: string;
    file_name: string;
    sha256: string;
  };
  publication: {
    id: string;
    channel_id: string;
    policy_id: string | null;
    policy_name: string | null;
    policy_revision: number | null;
    rules: DefaultJson;
    content_key: string;
    folder: string;
    created_at: Generated<Date>;
    allowed_count: number;
    refused_count: number;
    worst_served_score: number | null;
    per_subdir: Json;
    vulnerabilities: Json | null;
    checked_name_count: number | null;
    has_packages: Generated<boolean>;
    probes: DefaultJson;
    granted: DefaultJson;
    number: number;
    served_from: Generated<Date>;
    served_until: Date | null;
    is_kept: Generated<boolean>;
    is_watched: Generated<boolean>;
    releases_at: Date | null;
    index_form: Generated<number>;
    packages_id: string;
    severity_revision: Generated<number>;
    vulnerabilities_revision: number | null;
    used_with: Generated<string[]>;
  };
  publication_decisions: {
    publication_id: string;
    subdir: string;
    file_ids: Buffer;
    decisions: Buffer;
  };
  publication_file: {
    publication_id: string;
    path: string;
    sha256: string;
    size: number;
  };
  publication_installability: {
    publication_id: string;
    platform: string;
    allowed: number;
    broken: number;
    newly_broken: number;
    unchecked: number;
    lost_packages: string[];
    before_ids: Buffer;
    broken_ids: Buffer;
    checked_to: Generated<number>;
    passed_over: Generated<number>;
    is_exact: Generated<boolean>;
    lost_for: string | null;
    open_ids: Generated<Buffer>;
  };
  publication_package: {
    publication_id: string;
    name: string;
    latest_version: string | null;
    license: string | null;
    subdirs: string[];
    served_count: number;
    refused_count: number;
    dependent_count: Generated<number>;
    severity: Generated<'critical' | 'high' | 'medium' | 'low' | 'other' | 'none_known' | 'unknown'>;
    file_at: Date | null;
  };
  publication_source: {
    publication_id: string;
    channel_id: string;
    position: number;
    generation: number;
  };
  rate_limit: {
    key: string;
    points: Generated<number>;
    expire: number | null;
  };
  recovery_code: {
    user_id: string;
    code_hash: Buffer;
    used_at: Date | null;
  };
  refresh_family: {
    id: string;
    user_id: string;
    created_at: Generated<Date>;
    revoked_at: Date | null;
    user_agent: Generated<string>;
    source: Generated<'password' | 'passkey' | 'oidc' | 'application'>;
    last_used_at: Generated<Date>;
    proven_at: Generated<Date>;
  };
  refresh_token: {
    id: string;
    family_id: string;
    token_hash: Buffer;
    created_at: Generated<Date>;
    expires_at: Date;
    used_at: Date | null;
    parent_id: string | null;
  };
  repo_channel_day: {
    organization_id: string;
    day: Date;
    channel: string;
    kind: string;
    outcome: string;
    n: number;
  };
  repo_client: {
    id: Buffer;
    organization_id: string;
    day: Date;
    client: string;
    is_anonymous: boolean;
    user_id: string | null;
    service_account_id: string | null;
    program: string;
    program_version: string;
    channel: string;
    subdir: string;
    file: string;
    n: number;
    last_at: Date;
  };
  repo_day: {
    organization_id: string;
    day: Date;
    kind: string;
    outcome: string;
    subject: string | null;
    program: string;
    program_version: string;
    n: number;
    last_at: Date;
  };
  repo_package_month: {
    organization_id: string;
    month: Date;
    name: string;
    n: number;
  };
  repo_request: {
    id: Buffer;
    organization_id: string;
    hour: Date;
    channel_id: string | null;
    channel: string;
    kind: 'index' | 'package' | 'other';
    subdir: string;
    file: string;
    name: string;
    version: string;
    outcome: 'served' | 'part' | 'unchanged' | 'refused' | 'unknown' | 'unauthorized' | 'failed';
    program: string;
    program_version: string;
    subject: 'user' | 'organization' | 'device' | null;
    policy_id: string | null;
    policy_name: Generated<string>;
    revision: number | null;
    rule: Generated<string>;
    n: number;
    last_at: Date;
  };
  resource_version: {
    resource: string;
    version: string;
    user_id: string | null;
    changed_at: Generated<Date>;
  };
  sample_load: {
    only_row: Generated<boolean>;
    started_at: Date;
    finished_at: Date | null;
  };
  service_account: {
    id: string;
    organization_id: string;
    name: string;
    created_at: Generated<Date>;
  };
  service_account_public_key: {
    id: string;
    service_account_id: string;
    slot: number;
    name: string;
    jwk: Json;
    thumbprint: string;
    scopes: string[];
    created_at: Generated<Date>;
    expires_at: Date;
    last_used_at: Date | null;
  };
  service_account_workload: {
    id: string;
    service_account_id: string;
    issuer: string;
    subject: string;
    scopes: string[];
    created_at: Generated<Date>;
    last_used_at: Date | null;
    audience: string | null;
    claims: DefaultJson;
    reuse: Generated<boolean>;
    jwks: Json | null;
  };
  sign_in_place: {
    user_id: string;
    place_hash: Buffer;
    last_used_at: Generated<Date>;
  };
  signing_key: {
    kid: string;
    private_jwk: Json | null;
    public_jwk: Json;
    created_at: Generated<Date>;
    sealed_private_jwk: Buffer | null;
  };
  source_run_exports: {
    file_id: number;
    channel_id: string;
    sha256: string | null;
    run_exports: Json;
  };
  subscription: {
    id: string;
    organization_id: string | null;
    user_id: string | null;
    product_code: 'free_subscription' | 'starter_subscription' | 'commercial_subscription' | 'security_subscription' | 'enterprise_subscription' | 'platform_subscription';
    subscription_status: 'active' | 'past_due' | 'unpaid' | 'canceled' | 'incomplete' | 'incomplete_expired' | 'trialing' | 'all' | 'ended';
    billing_cycle: 'monthly' | 'yearly';
    quantity: number;
    cancel_at_period_end: Generated<boolean>;
    period_start: Date;
    period_end: Date;
    created_at: Generated<Date>;
    is_granted: Generated<boolean>;
    is_default: Generated<boolean>;
  };
  totp: {
    user_id: string;
    sealed_secret: Buffer;
    begun_at: Generated<Date>;
    confirmed_at: Date | null;
    last_step: Generated<number>;
  };
  trusted_workload: {
    id: string;
    organization_id: string;
    channel_id: string;
    issuer: string;
    subject: string;
    scope: 'read' | 'publish';
    created_at: Generated<Date>;
    last_used_at: Date | null;
  };
  unreadable_archive: {
    file_id: number;
    channel_id: string;
    object_key: string;
    reason: string;
    tried_at: Generated<Date>;
    reader: Generated<number>;
    lost_at: Date | null;
  };
  upload_stage: {
    id: string;
    channel_id: string;
    subdir: string;
    file_name: string;
    sha256: string | null;
    expires_at: Date;
    outcome: Json | null;
    labels: string[] | null;
  };
  upload_ticket: {
    id: string;
    secret_hash: Buffer;
    channel_id: string;
    user_id: string;
    file_name: string;
    size: number;
    expires_at: Date;
    used_at: Date | null;
    labels: string[] | null;
    inspect: Generated<boolean>;
    inspection: Buffer | null;
  };
  used_assertion: {
    assertion_hash: Buffer;
    expires_at: Date;
  };
  vex_feed: {
    id: string;
    organization_id: string;
    url: string;
    created_at: Generated<Date>;
    created_by: string | null;
    author: string | null;
    document_at: Date | null;
    last_try_at: Date | null;
    last_ok_at: Date | null;
    error: string | null;
    left_out: Generated<number>;
    examples: DefaultJson;
  };
  vex_statement: {
    id: string;
    feed_id: string;
    fault: string;
    product: string;
    conda_name: string | null;
    versions: string | null;
    build: string | null;
    subdir: string | null;
    channel_id: string | null;
    status: 'not_affected' | 'affected' | 'fixed' | 'under_investigation';
    justification: string | null;
    note: Generated<string>;
    stated_at: Date;
    state: 'waits' | 'counts' | 'declined' | 'unmatched';
    came_at: Generated<Date>;
    decided_at: Date | null;
    decided_by: string | null;
  };
  watched_request: {
    id: Buffer;
    channel_id: string;
    policy_id: string;
    day: Date;
    rule: string;
    name: string;
    user_id: string | null;
    service_account_id: string | null;
    n: number;
    last_at: Date;
  };
  webhook_attempt: {
    delivery_id: string;
    number: number;
    at: Generated<Date>;
    status: number | null;
    duration_ms: number;
    answer: Generated<string>;
  };
  webhook_delivery: {
    id: Generated<string>;
    endpoint_id: string;
    entry_id: string | null;
    message_id: string;
    action: string;
    state: Generated<'waiting' | 'delivered' | 'failed'>;
    created_at: Generated<Date>;
    queued_at: Date | null;
    attempts: Generated<number>;
    next_at: Date | null;
    ended_at: Date | null;
  };
  webhook_endpoint: {
    id: string;
    organization_id: string;
    url: string;
    description: Generated<string>;
    actions: Generated<string[]>;
    secret: Buffer;
    created_at: Generated<Date>;
    failing_since: Date | null;
    disabled_at: Date | null;
    disabled_by: 'person' | 'hub' | null;
  };
  webhook_former_secret: {
    endpoint_id: string;
    secret: Buffer;
    until: Date;
  };
}
