import { EventEmitter } from 'node:events';

/**
 * The end of a request, of which its upstream calls learn. undici takes an emitter where others take an AbortSignal, which costs
 * several times as much to listen to.
 */
export class Ending extends EventEmitter {
  aborted = false;

  constructor() {
    super();
    this.setMaxListeners(0);
  }

  /** Ends all calls that listen; every later one at once. */
  abort(): void {
    if (this.aborted) return;
    this.aborted = true;
    this.emit('abort');
  }
}
