import type { CurateCveInput, Curation, CveCurations } from '../gen/schema.ts';
import { vexJustificationOf, vexStatusOf } from '../graphql/index.ts';
import { path, type List, type RestClient, type RestCuration, type RestCveCurations } from '../rest/index.ts';

const toCuration = (one: RestCuration): Curation => ({
  curationId: one.id,
  organization: one.organization,
  cveId: one.cve,
  package: one.package,
  versions: one.versions,
  build: one.build,
  subdir: one.subdir,
  channel: one.channel,
  status: vexStatusOf(one.status),
  justification: one.justification === null ? null : vexJustificationOf(one.justification),
  note: one.note,
  source: one.source,
  saidBy: one.said_by?.username ?? null,
  saidAt: one.said_at,
  endedBy: one.ended_by?.username ?? null,
  endedAt: one.ended_at,
  withdrawn: one.withdrawn,
});

/** REST calls of the curation area. */
export class CurationSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** What the caller's organizations say of a CVE. */
  async ofCve(cveId: string): Promise<CveCurations[]> {
    const { items } = await this.#rest.get<List<RestCveCurations>>(path`/api/ce/cves/${cveId}/curations`);
    return items.map(({ organization, title, can_curate, curations }) => ({
      organization,
      title,
      canCurate: can_curate,
      curations: curations.map(toCuration),
    }));
  }

  /** Says what a CVE is in files of a package. */
  async say({ organization, cveId, status, justification, ...about }: CurateCveInput): Promise<Curation> {
    return toCuration(
      await this.#rest.write<RestCuration>('PUT', path`/api/organizations/${organization}/curations`, {
        ...about,
        cve: cveId,
        status: status.toLowerCase(),
        justification: justification?.toLowerCase() ?? null,
      }),
    );
  }

  /** Withdraws a statement. */
  async withdraw(organization: string, id: string): Promise<void> {
    await this.#rest.write('DELETE', path`/api/organizations/${organization}/curations/${id}`);
  }

  /** What an organization says itself, as a document of OpenVEX; null for who is no member. */
  document(organization: string): Promise<unknown> {
    return this.#rest.find(path`/api/organizations/${organization}/openvex`);
  }

  /** Takes in a document of OpenVEX. */
  take(organization: string, document: unknown): Promise<{ taken: number; unchanged: number }> {
    return this.#rest.write('POST', path`/api/organizations/${organization}/openvex`, document as object);
  }
}
