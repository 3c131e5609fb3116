/**
 * Settings of the JavaScript engine for a process that answers many short requests. Imported first, before anything is compiled.
 *
 * While its young generation is still small, most objects of a request outlive a collection; V8 learns from that to make such objects in the old
 * generation right away, and does so ever after. Each collection then kept 7 MB of what nobody needed any more instead of 0.2 MB and took four
 * times as long: the slowest hundredth of requests waited half as long again (`npm run bench -- gateway`).
 */
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--no-allocation-site-pretenuring');
