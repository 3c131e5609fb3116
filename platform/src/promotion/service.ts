/**
 * Promotions: copies files from one channel to another through the publish area, all together, immediately or after an
 * admin's approval.
 */
import { isoTime } from '@terrarium/domain/calendar';
import { matchSpec, parseMatchSpec } from '@terrarium/domain/conda';
import { can, featureNeeded } from '@terrarium/domain/access';
import type { Feature } from '@terrarium/domain/access';
import { recordAt } from '@terrarium/domain/policy';
import { noteChange } from '../change/index.ts';
import { labelsColumn, labelsOfColumn, readerOf } from '../channel/index.ts';
import type { ChannelRow, Channels } from '../channel/index.ts';
import type { Core } from '../core.ts';
import { isId } from '../db/index.ts';
import type { Db, Trx } from '../db/index.ts';
import { conflict, forbidden, HttpError, notFound, unprocessable } from '../http/index.ts';
import type { Detail, OrganizationContext, Viewer } from '../http/index.ts';
import type { JobContext, Jobs } from '../jobs/index.ts';
import type { MailArea } from '../mail/index.ts';
import { findAdmins, findMailable, findPeople } from '../person/index.ts';
import { HIDDEN_SOURCE } from '../publish/index.ts';
import type { Publish } from '../publish/index.ts';
import { UNDECIDED } from '../repo/index.ts';
import type { Repo } from '../repo/index.ts';
import { MOST_FILES } from './contract.ts';
import type {
  DecisionBody,
  PlanAnswer,
  PlanBody,
  PromotionAnswer,
  PromotionBody,
  PromotionsQuery,
} from './contract.ts';
import { decidedMail, waitingMail } from './mails.ts';
import * as store from './store.ts';
import type { PromotedFile, PromotionRow, SourceFile } from './store.ts';
import { takenAlong } from './takeAlong.ts';

/** Maximum number of a user's pending promotions, over all channels. */
const MOST_WAITING = 50;
/** Job that downloads the files of a promotion, then promotes them. */
const FETCH_JOB = 'promotion';
/** Maximum number of dependencies to list in a plan. */
const MOST_MISSING = 200;
/** Rank of visibilities by number of readers. */
const READERS: Record<ChannelRow['privacy'], number> = { private: 0, internal: 1, public: 2 };

/** Error of a promotion whose download attempts all ended without one. */
const GIVEN_UP = 'Downloading the files failed repeatedly. Nothing was promoted. Request the promotion again.';

/** Dependencies of promotions. */
export interface PromotionParts {
  channels: Channels;
  repo: Pick<Repo, 'index'>;
  publish: Pick<Publish, 'promoting'>;
  mail: Pick<MailArea, 'write'>;
  organizations: { requireFeature(organizationId: string, feature: Feature): Promise<void> };
}

/** The requester, in the organization of the target. */
export interface Asker {
  organization: OrganizationContext;
  viewer: Viewer;
}

type FileState = PlanAnswer['files'][number]['state'];

/** Source and target of a promotion, and its files. */
interface Way {
  target: ChannelRow;
  source: ChannelRow;
  files: { file: SourceFile; state: FileState }[];
}

const placeOf = ({ organization_name, name }: ChannelRow): string => `${organization_name}/${name}`;
const pathOf = ({ subdir, file_name }: { subdir: string; file_name: string }): string => `${subdir}/${file_name}`;

/** Promotions to channels. Throws HttpErrors. */
export class Promotions {
  readonly #db: Db;
  readonly #jobs: Jobs;
  readonly #publicUrl: string;
  readonly #parts: PromotionParts;

  constructor({ db, config, jobs }: Pick<Core, 'db' | 'config' | 'jobs'>, parts: PromotionParts) {
    this.#db = db;
    this.#jobs = jobs;
    this.#publicUrl = config.publicUrl;
    this.#parts = parts;
    jobs.defineJob<{ id: string }>(FETCH_JOB, (context) => this.#fetch(context), {
      title: 'Promotions that fetch',
      concurrency: 2,
      concurrencyOfOwner: 1,
      givenUp: async ({ id }) => {
        await store.endFetching(this.#db, id, { state: 'failed', problem: GIVEN_UP });
      },
    });
  }

  /**
   * Returns what a promotion would do.
   * Writes nothing.
   * @throws 404, 409, 422 for what can't be promoted, the signal's reason
   */
  async plan(target: ChannelRow, asker: Asker, body: PlanBody, signal: AbortSignal): Promise<PlanAnswer> {
    const asked = await this.#way(target, asker.viewer, body);
    const along = body.with_dependencies ? await this.#takenAlong(asked, signal) : [];
    const way = { ...asked, files: [...asked.files, ...along] };
    const missing = await this.#missing(way);
    return {
      source: placeOf(way.source),
      channel: target.name,
      waits: await this.#waits(target, asker),
      exposes: READERS[target.privacy] > READERS[way.source.privacy],
      files: way.files.map(({ file: { subdir, file_name, name, version, build, size }, state }, at) => ({
        subdir,
        file_name,
        name,
        version,
        build,
        size,
        dependency: at >= asked.files.length,
        state,
      })),
      fetch_count: await this.#parts.publish.promoting.countAway(way.source, freshOf(way)),
      missing: missing.slice(0, MOST_MISSING),
      missing_count: missing.length,
    };
  }

  /**
   * Promotes files, or requests it if an admin must approve.
   * Missing files are downloaded first, after this returns. Existing files stay unchanged.
   * @returns the promotion; null if all files exist
   * @throws 404, 409 for files that can't be promoted, 422, 403 `limit_reached`
   */
  async promote(target: ChannelRow, asker: Asker, body: PromotionBody): Promise<PromotionAnswer | null> {
    const { viewer } = asker;
    // Like for an upload, the plan of the target's organization must include publishing.
    const feature = featureNeeded('artifact.publish', 'put');
    if (feature !== null) await this.#parts.organizations.requireFeature(target.organization_id, feature);
    const way = await this.#way(target, viewer, body);
    refuseBad(way);
    const fresh = freshOf(way);
    if (fresh.length === 0) return null;
    const waits = await this.#waits(target, asker);
    if (waits && body.reason === '')
      throw unprocessable([{ loc: ['body', 'reason'], msg: 'Enter a reason for the reviewer', type: 'missing' }]);
    const promotion = {
      organization_id: target.organization_id,
      channel_id: target.id,
      source_id: way.source.id,
      source: placeOf(way.source),
      reason: body.reason,
      labels: labelsColumn(body.labels),
      asked_by: viewer.userId,
    };
    const files = fresh.map(promoted);
    const fetches = !waits && (await this.#parts.publish.promoting.countAway(way.source, fresh)) > 0;
    const id =
      waits || fetches
        ? await this.#db.transaction().execute(async (trx) => {
            if ((await store.countWaiting(trx, viewer.userId)) >= MOST_WAITING)
              throw new HttpError(
                403,
                'limit_reached',
                `${MOST_WAITING} of your promotions are pending, the maximum. Cancel one, or wait for a decision.`,
              );
            const state = waits ? 'waiting' : 'fetching';
            const asked = await this.#insert(trx, way, { ...promotion, state }, files);
            if (fetches) await this.#fetchSoon(trx, asked, target);
            else {
              await this.#note(trx, 'promotion_requested', target, viewer.userId, asked, way.source, files);
              await this.#tellAdmins(trx, target, promotion, files);
            }
            return asked;
          })
        : await this.#bring(way, fresh, promotion, (trx) =>
            this.#insert(trx, way, { ...promotion, state: 'done' }, files),
          );
    return this.one(target, asker, id);
  }

  /**
   * Approves or declines a pending promotion.
   * Of two decisions, the first counts.
   * @throws 404, 403 for one's own, 409 `request_decided`, `promotion_outdated` if the files have changed
   */
  async decide(
    target: ChannelRow,
    asker: Asker,
    id: string,
    { decision, answer }: DecisionBody,
  ): Promise<PromotionAnswer> {
    const { viewer } = asker;
    const promotion = await this.#found(target, id);
    if (promotion.state !== 'waiting') throw decided();
    if (promotion.asked_by === viewer.userId && decision === 'approve')
      throw forbidden("You can't approve your own promotion. Ask another admin.");
    const files = (await store.filesOf(this.#db, [id])).get(id) ?? [];
    const end = async (trx: Trx, state: 'fetching' | 'done' | 'declined', way?: Way): Promise<void> => {
      if (way !== undefined) await this.#holdWay(trx, way);
      if (!(await store.endPromotion(trx, id, { state, decided_by: viewer.userId, answer }))) throw decided();
      const source = { id: promotion.source_id, place: promotion.source };
      await this.#noteAs(trx, state === 'declined' ? 'promotion_declined' : 'promotion_approved', {
        target,
        actorId: viewer.userId,
        id,
        source: source.place,
        files,
      });
      await this.#tellAsker(trx, target, promotion, files, { approved: state !== 'declined', answer });
    };
    if (decision === 'decline') await this.#db.transaction().execute((trx) => end(trx, 'declined'));
    else {
      const way = await this.#wayOf(target, promotion, files);
      const fresh = freshOf(way);
      if ((await this.#parts.publish.promoting.countAway(way.source, fresh)) > 0)
        await this.#db.transaction().execute(async (trx) => {
          await end(trx, 'fetching', way);
          await this.#fetchSoon(trx, id, target);
        });
      else
        await this.#bring(way, fresh, promotion, async (trx) => {
          await end(trx, 'done', way);
          return id;
        }).catch(async (error: unknown) => {
          // Files added meanwhile come from another admin's approval of this promotion.
          if ((await this.#found(target, id)).state !== 'waiting') throw decided();
          throw error;
        });
    }
    return this.one(target, asker, id);
  }

  /** Inserts a promotion. @throws 409 `circular_promotion` */
  async #insert(
    trx: Trx,
    way: Way,
    promotion: Parameters<typeof store.insertPromotion>[1],
    files: readonly PromotedFile[],
  ): Promise<string> {
    await this.#holdWay(trx, way);
    return store.insertPromotion(trx, promotion, files);
  }

  /**
   * Locks promotion directions until the transaction ends, and checks again, because files may have been promoted the
   * other way meanwhile.
   * @throws 409 `circular_promotion`
   */
  async #holdWay(trx: Trx, { target, source }: Way): Promise<void> {
    await store.holdWays(trx);
    await this.#checkCircle(trx, target, source);
  }

  async #fetchSoon(trx: Trx, id: string, { organization_id: owner }: ChannelRow): Promise<void> {
    await this.#jobs.enqueue(FETCH_JOB, { id }, { trx, owner });
  }

  /** Downloads the files of a promotion and promotes them. Records the error if it fails. */
  async #fetch({ data: { id }, isLastTry }: JobContext<{ id: string }>): Promise<void> {
    const promotion = await store.findFetching(this.#db, id);
    if (promotion === undefined) return;
    try {
      const target = await this.#parts.channels.channelById(promotion.channel_id);
      if (target === null) return;
      const files = (await store.filesOf(this.#db, [id])).get(id) ?? [];
      const way = await this.#wayOf(target, promotion, files);
      await this.#bring(way, freshOf(way), promotion, async (trx) => {
        if (!(await store.endFetching(trx, id, { state: 'done', problem: '' }))) throw decided();
        return id;
      });
    } catch (error) {
      const isTold = error instanceof HttpError;
      if (isTold || isLastTry)
        await store.endFetching(this.#db, id, {
          state: 'failed',
          problem: isTold
            ? error.message
            : 'Something went wrong, so nothing was promoted. Try again. If the problem continues, ask an operator to check the failed jobs.',
        });
      if (!isTold) throw error;
    }
  }

  /** Cancels the caller's request. @throws 404, 409 `request_decided` */
  async withdraw(target: ChannelRow, { viewer }: Asker, id: string): Promise<void> {
    const promotion = await this.#found(target, id);
    if (promotion.asked_by !== viewer.userId) throw notFound('This promotion', 'promotion_not_found');
    const files = (await store.filesOf(this.#db, [id])).get(id) ?? [];
    await this.#db.transaction().execute(async (trx) => {
      if (!(await store.withdrawPromotion(trx, id))) throw decided();
      await this.#noteAs(trx, 'promotion_withdrawn', {
        target,
        actorId: viewer.userId,
        id,
        source: promotion.source,
        files,
      });
    });
  }

  /**
   * Lists promotions to a channel, pending ones first.
   * Members see their own and completed ones; users who can publish see all.
   */
  async list(target: ChannelRow, asker: Asker, query: PromotionsQuery) {
    const { organization, viewer } = asker;
    const askedBy = can(organization.role, 'artifact.publish') ? null : viewer.userId;
    const { rows, total, pointers } = await store.listPromotions(this.#db, target.id, askedBy, query);
    return { items: await this.#answers(target, asker, rows), total_count: total, ...pointers };
  }

  /** Returns a promotion that the caller sees in the list. @throws 404 */
  async one(target: ChannelRow, asker: Asker, id: string): Promise<PromotionAnswer> {
    const promotion = await this.#found(target, id);
    const { organization, viewer } = asker;
    if (
      !can(organization.role, 'artifact.publish') &&
      promotion.asked_by !== viewer.userId &&
      promotion.state !== 'done'
    )
      throw notFound('This promotion', 'promotion_not_found');
    return (await this.#answers(target, asker, [promotion]))[0]!;
  }

  /** Returns whether promotions to a channel require approval. */
  async settings(target: ChannelRow): Promise<{ needs_approval: boolean }> {
    return { needs_approval: await store.needsApproval(this.#db, target.id) };
  }

  /** Sets whether they require approval. */
  async saveSettings(target: ChannelRow, { viewer }: Asker, needed: boolean): Promise<{ needs_approval: boolean }> {
    await this.#db.transaction().execute(async (trx) => {
      if ((await store.needsApproval(trx, target.id)) === needed) return;
      await store.saveNeedsApproval(trx, target.id, needed);
      await noteChange(trx, {
        organizationId: target.organization_id,
        actorId: viewer.userId,
        kind: 'channel_promotion',
        subject: target.name,
        subjectId: target.id,
        channel: target,
        detail: needed ? 'with an approval' : 'without an approval',
      });
    });
    return { needs_approval: needed };
  }

  async #found(target: ChannelRow, id: string): Promise<PromotionRow> {
    const row = isId(id) ? await store.findPromotion(this.#db, target.id, id) : undefined;
    if (row === undefined) throw notFound('This promotion', 'promotion_not_found');
    return row;
  }

  async #waits(target: ChannelRow, { organization }: Asker): Promise<boolean> {
    return !can(organization.role, 'artifact.publish') || (await store.needsApproval(this.#db, target.id));
  }

  /**
   * Returns the dependencies in the source that are required to install the promoted files from the target.
   * @throws 422, the signal's reason
   */
  async #takenAlong({ target, source, files }: Way, signal: AbortSignal): Promise<Way['files']> {
    const coming = new Set(freshOf({ files }).map(({ id }) => id));
    if (coming.size === 0) return [];
    const wrong = (msg: string) => unprocessable([{ loc: ['body', 'with_dependencies'], msg, type: 'value_error' }]);
    const { repo } = this.#parts;
    const ids = await takenAlong(await repo.index(target.id), await repo.index(source.id), coming, signal);
    if (ids === null)
      throw wrong('Too many files could meet what these need to find out which; name what is to come along');
    if (files.length + ids.length > MOST_FILES)
      throw wrong(
        `With what they need these are ${files.length + ids.length} files; a promotion has ${MOST_FILES} at most. Promote some of them first`,
      );
    const found = await store.sourceFiles(this.#db, source.id, await store.placesOf(this.#db, source.id, ids));
    return this.#states(target, source, found);
  }

  /** Returns source and target as the caller can use them, and what would happen to each file. */
  async #way(
    target: ChannelRow,
    viewer: Viewer,
    { source: from, files, packages }: Pick<PlanBody, 'source' | 'files' | 'packages'>,
  ): Promise<Way> {
    const source = await this.#parts.channels.findChannel(from.organization, from.channel, readerOf(viewer));
    if (source === null)
      throw notFound(`The channel '${`${from.organization}/${from.channel}`.slice(0, 200)}'`, 'channel_not_found');
    await this.#checkWay(target, source);
    const places = [...files];
    const absent: Detail[] = [];
    for (const [at, { name, version }] of packages.entries()) {
      const paths = await this.#parts.channels.fileNames(source.id, name, version ?? null);
      if (paths.length === 0)
        absent.push({
          loc: ['body', 'packages', at],
          msg: `'${placeOf(source)}' has no file of '${[name, version].filter(Boolean).join(' ').slice(0, 200)}'`,
          type: 'value_error',
        });
      for (const path of paths) {
        const [subdir, file_name] = path.split('/') as [string, string];
        places.push({ subdir, file_name });
      }
    }
    // Unknown files are errors, so that a typo isn't ignored.
    if (absent.length > 0) throw unprocessable(absent);
    const wanted = [...new Map(places.map((each) => [pathOf(each), each])).values()];
    const wrong = (field: string, msg: string) => unprocessable([{ loc: ['body', field], msg, type: 'value_error' }]);
    if (wanted.length === 0) throw wrong('files', 'Specify the files or packages to promote');
    if (wanted.length > MOST_FILES)
      throw wrong('packages', `These are ${wanted.length} files; a promotion has ${MOST_FILES} at most. Name versions`);
    const found = await store.sourceFiles(this.#db, source.id, wanted);
    const there = new Set(found.map(pathOf));
    const gone = wanted.find((each) => !there.has(pathOf(each)));
    if (gone !== undefined)
      throw notFound(`The file '${pathOf(gone).slice(0, 300)}' in '${placeOf(source)}'`, 'file_not_found');
    return { target, source, files: await this.#states(target, source, found) };
  }

  /** Returns the current state of a pending promotion. @throws 409 if it differs from the request */
  async #wayOf(target: ChannelRow, promotion: PromotionRow, files: readonly PromotedFile[]): Promise<Way> {
    const outdated = (what: string) =>
      conflict(`${what} since this promotion was requested. Decline it and request a new one.`, 'promotion_outdated');
    if (promotion.source_id === null) throw outdated('The channel that the files come from was deleted');
    const reader = promotion.asked_by === null ? null : { userId: promotion.asked_by };
    const [source] =
      reader === null ? [] : await this.#parts.channels.readableChannels(reader, { ids: [promotion.source_id] });
    if (source === undefined) throw outdated('Who asked may no longer read the channel that the files come from');
    await this.#checkWay(target, source);
    const found = await store.sourceFiles(this.#db, source.id, files);
    const hashes = new Map(found.map((file) => [pathOf(file), file.sha256]));
    const changed = files.find((file) => hashes.get(pathOf(file)) !== file.sha256);
    if (changed !== undefined) throw outdated(`The file ${pathOf(changed)} has changed or gone`);
    const way = { target, source, files: await this.#states(target, source, found) };
    refuseBad(way);
    return way;
  }

  async #checkWay(target: ChannelRow, source: ChannelRow): Promise<void> {
    this.#parts.publish.promoting.checkTarget(target);
    if (source.id === target.id)
      throw conflict(`'${placeOf(target)}' has its own files already. Choose another channel.`, 'circular_promotion');
    if (source.type === 'virtual')
      throw conflict(
        `'${placeOf(source)}' is a virtual channel: it has what its sources have. Promote from one of those.`,
        'not_promotable',
      );
    await this.#checkCircle(this.#db, target, source);
  }

  async #checkCircle(db: Db | Trx, target: ChannelRow, source: ChannelRow): Promise<void> {
    if (await store.leadsTo(db, target.id, source.id))
      throw conflict(
        `Files are already promoted from '${placeOf(target)}' to '${placeOf(source)}'. Promotions between two channels go one way only.`,
        'circular_promotion',
      );
  }

  async #states(target: ChannelRow, source: ChannelRow, files: SourceFile[]): Promise<Way['files']> {
    const { byName, fileIds, publication } = await this.#parts.repo.index(source.id);
    const refusedBySource = (file: SourceFile): boolean => {
      if (publication === null) return false;
      const at = (byName.get(file.name) ?? []).find((position) => fileIds[position] === file.id);
      if (at === undefined || publication.allowed[at] === 1) return false;
      if (publication.rule[at] !== UNDECIDED) return true;
      // The file is newer than the publication. Without a policy it isn't blocked; with one this is undecided.
      if (publication.policyId === null) return false;
      throw conflict(
        `${pathOf(file)} has just come into '${placeOf(source)}', whose policy has not decided about it yet. Try again in a moment.`,
        'not_promotable',
      );
    };
    const there = new Map(
      (
        await store.sourceFiles(
          this.#db,
          target.id,
          files.map(({ subdir, file_name }) => ({ subdir, file_name })),
        )
      ).map((file) => [pathOf(file), file]),
    );
    return files.map((file) => {
      const held = there.get(pathOf(file));
      const state =
        file.withdrawn !== null || (held !== undefined && held.withdrawn !== null)
          ? 'withdrawn'
          : held !== undefined
            ? held.sha256 === file.sha256
              ? 'unchanged'
              : 'exists'
            : refusedBySource(file)
              ? 'refused'
              : 'new';
      return { file, state };
    });
  }

  /** Lists dependencies that neither the target nor the promotion satisfies, without virtual packages. */
  async #missing({ target, files }: Way): Promise<PlanAnswer['missing']> {
    const { byName, records } = await this.#parts.repo.index(target.id);
    const coming = freshOf({ files });
    const found = new Map<string, PlanAnswer['missing'][number]>();
    for (const { name, depends } of coming)
      for (const text of depends) {
        if (text.startsWith('__') || found.has(`${name} ${text}`)) continue;
        const spec = parseMatchSpec(text);
        const meets =
          spec.exactName === undefined ||
          [...(byName.get(spec.exactName) ?? [])].some((at) => matchSpec(spec, recordAt(records, at))) ||
          coming.some((file) => file.name === spec.exactName && matchSpec(spec, file));
        if (!meets) found.set(`${name} ${text}`, { name, spec: text });
      }
    return [...found.values()];
  }

  /** Adds files to the target, with further writes in the same transaction. @returns the result of `also` */
  async #bring(
    { target, source }: Way,
    files: readonly SourceFile[],
    { asked_by: askedBy, labels }: Pick<PromotionRow, 'asked_by' | 'labels'>,
    also: (trx: Trx) => Promise<string>,
  ): Promise<string> {
    let id = '';
    await this.#parts.publish.promoting.promote(target, source, files, {
      publisher: askedBy === null ? { named: 'a user whose account was deleted' } : { userId: askedBy },
      labels,
      also: async (trx) => {
        id = await also(trx);
        // All of them may have been added another way meanwhile.
        if (files.length > 0) await this.#note(trx, 'file_promoted', target, askedBy, id, source, files);
      },
    });
    return id;
  }

  #note(
    trx: Trx,
    kind: 'file_promoted' | 'promotion_requested',
    target: ChannelRow,
    actorId: string | null,
    id: string,
    source: ChannelRow,
    files: readonly { subdir: string; file_name: string }[],
  ): Promise<void> {
    return this.#noteAs(trx, kind, { target, actorId, id, source: placeOf(source), files });
  }

  #noteAs(
    trx: Trx,
    kind: 'file_promoted' | 'promotion_requested' | 'promotion_approved' | 'promotion_declined' | 'promotion_withdrawn',
    {
      target,
      actorId,
      id,
      source,
      files,
    }: {
      target: ChannelRow;
      actorId: string | null;
      id: string;
      source: string;
      files: readonly { subdir: string; file_name: string }[];
    },
  ): Promise<void> {
    return noteChange(trx, {
      organizationId: target.organization_id,
      actorId,
      kind,
      subject: files.length === 1 ? pathOf(files[0]!) : `${files.length} files`,
      subjectId: id,
      channel: target,
      // The source's name is hidden from users who can't read it.
      ...(source.startsWith(`${target.organization_name}/`) ? { detail: `from ${source}` } : {}),
    });
  }

  #told(target: ChannelRow, source: string, files: readonly PromotedFile[]) {
    return {
      channel: placeOf(target),
      source,
      files,
      page: `${this.#publicUrl}/organizations/${target.organization_name}/channels/${target.name}/promotions`,
    };
  }

  /** Notifies the admins who can decide, except the requester. */
  async #tellAdmins(
    trx: Trx,
    target: ChannelRow,
    { asked_by: askedBy, source, reason }: Pick<PromotionRow, 'asked_by' | 'source' | 'reason'>,
    files: readonly PromotedFile[],
  ): Promise<void> {
    for (const admin of await findAdmins(trx, target.organization_id)) {
      const { email } = (await findMailable(trx, admin.id)) ?? {};
      if (email === undefined || admin.id === askedBy) continue;
      await this.#parts.mail.write(trx, {
        ...waitingMail({ ...this.#told(target, source, files), reason }),
        to: email,
        userId: admin.id,
      });
    }
  }

  async #tellAsker(
    trx: Trx,
    target: ChannelRow,
    { asked_by: askedBy, source }: PromotionRow,
    files: readonly PromotedFile[],
    decision: { approved: boolean; answer: string },
  ): Promise<void> {
    if (askedBy === null) return;
    const address = await findMailable(trx, askedBy);
    // Users who can no longer read the channel aren't notified.
    const readable = await this.#parts.channels.readableChannels(
      { userId: askedBy },
      { organizationId: target.organization_id, name: target.name },
      trx,
    );
    if (address === undefined || readable.length === 0) return;
    await this.#parts.mail.write(trx, {
      ...decidedMail({ ...this.#told(target, source, files), ...decision }),
      to: address.email,
      userId: askedBy,
    });
  }

  async #answers(
    target: ChannelRow,
    { organization, viewer }: Asker,
    rows: readonly PromotionRow[],
  ): Promise<PromotionAnswer[]> {
    const [files, people, readable] = await Promise.all([
      store.filesOf(
        this.#db,
        rows.map(({ id }) => id),
      ),
      findPeople(
        this.#db,
        rows.flatMap(({ asked_by, decided_by }) => [asked_by, decided_by].filter((id) => id !== null)),
      ),
      this.#parts.channels.readableNames(readerOf(viewer)),
    ]);
    const open = new Set(readable.map(({ id }) => id));
    const isAdmin = can(organization.role, 'artifact.publish');
    const mayName = ({ source_id: id, asked_by: askedBy }: PromotionRow): boolean =>
      askedBy === viewer.userId || (id === null ? isAdmin : open.has(id));
    return rows.map((row) => ({
      id: row.id,
      channel: target.name,
      source: mayName(row) ? row.source : HIDDEN_SOURCE,
      state: row.state as PromotionAnswer['state'],
      problem: row.problem,
      reason: row.reason,
      labels: labelsOfColumn(row.labels),
      asked_by: people.get(row.asked_by ?? '') ?? null,
      asked_at: isoTime(row.asked_at),
      decided_by: people.get(row.decided_by ?? '') ?? null,
      decided_at: isoTime(row.decided_at),
      withdrawn_at: isoTime(row.withdrawn_at),
      answer: row.answer,
      files: files.get(row.id) ?? [],
      can_decide: row.state === 'waiting' && isAdmin && row.asked_by !== viewer.userId,
    }));
  }
}

/** Returns the files that would be added. */
const freshOf = ({ files }: Pick<Way, 'files'>): SourceFile[] =>
  files.filter(({ state }) => state === 'new').map(({ file }) => file);

const promoted = ({ subdir, file_name, sha256 }: SourceFile): PromotedFile => ({
  subdir,
  file_name,
  sha256: sha256 ?? '',
});

const decided = () => conflict('The promotion was already reviewed or canceled.', 'request_decided');

const WHY: Partial<Record<FileState, string>> = {
  exists: 'the target has another file of this name, and what is published is never changed: promote a new build',
  withdrawn: 'it was yanked or quarantined in one of the channels',
  refused: 'the policy of its channel blocks it',
};

/** @throws 409 for files that can't be promoted; then none is */
function refuseBad({ files }: Way): void {
  const bad = files.filter(({ state }) => state in WHY);
  const [first] = bad;
  if (first !== undefined) {
    const more = bad.length > 1 ? ` (and ${bad.length - 1} more cannot come)` : '';
    throw conflict(
      `${pathOf(first.file)} can't be promoted: ${WHY[first.state]}${more}. Nothing was promoted.`,
      'not_promotable',
    );
  }
  const unknown = files.find(({ file }) => file.sha256 === null);
  if (unknown !== undefined)
    throw conflict(
      `${pathOf(unknown.file)} can't be promoted because its source provides no SHA-256.`,
      'not_promotable',
    );
}
