/** Tables of the probe area (migrations 0086 and 0161). */
import type { Table } from '../db/index.ts';

declare module '../db/tables.ts' {
  interface Tables {
    channel_probe: Table<'channel_probe'>;
    channel_probe_setting: Table<'channel_probe_setting'>;
  }
}
