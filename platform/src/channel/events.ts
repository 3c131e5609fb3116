/** Channel events for other areas. */
/** A deleted channel with its files on disk: publication folders, and objects that no file refers to. */
export interface DeletedChannel {
  channelId: string;
  folders: string[];
  objectKeys: string[];
}

/**
 * Listeners of channel events.
 * They run after the commit, one after another. Work that must survive a crash doesn't belong here.
 */
export interface ChannelListener {
  created?(channelId: string): void | Promise<void>;
  /** Called for the channel whose files changed, then for each virtual channel based on it. */
  contentChanged?(channelId: string): void | Promise<void>;
  deleted?(channel: DeletedChannel): void | Promise<void>;
}

/** Listeners of a hub, called in order of registration. */
export class ChannelEvents {
  readonly #listeners: ChannelListener[] = [];

  listen(listener: ChannelListener): void {
    this.#listeners.push(listener);
  }

  async created(channelId: string): Promise<void> {
    for (const listener of this.#listeners) await listener.created?.(channelId);
  }

  async contentChanged(channelIds: readonly string[]): Promise<void> {
    for (const channelId of channelIds)
      for (const listener of this.#listeners) await listener.contentChanged?.(channelId);
  }

  async deleted(channel: DeletedChannel): Promise<void> {
    for (const listener of this.#listeners) await listener.deleted?.(channel);
  }
}
