import { EventEmitter } from 'node:events';

/**
 * The end of a request, of which its upstream calls learn. undici takes an emitter where others take an AbortSignal;
 * a request has many of these, and an AbortSignal costs several times as much.
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
