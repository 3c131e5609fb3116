/** What other areas may want to know of channels. */
/** A channel that is gone, with what it leaves behind on disk: folders of publications, and objects that no file refers to any more. */
export interface DeletedChannel {
  channelId: string;
  folders: string[];
  objectKeys: string[];
}

/**
 * Hooks into what happens to channels; they run after the commit, one after the other. What must not be forgotten when the process dies
 * right then does not belong here.
 */
export interface ChannelListener {
  created?(channelId: string): void | Promise<void>;
  /** For the channel whose files changed, and then for each virtual channel that draws from it. */
  contentChanged?(channelId: string): void | Promise<void>;
  deleted?(channel: DeletedChannel): void | Promise<void>;
}

/** The listeners of a hub, called in the order in which they came. */
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
