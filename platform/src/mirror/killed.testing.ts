// A platform that is killed during a sync: started by mirror.test.ts with a data folder, an admin's address, and the
// path of the sync.
import { startPlatform } from '../testing/index.ts';

const [dataDir = '', email = '', path = ''] = process.argv.slice(2);
const hub = await startPlatform({ dataDir, config: { mirrorAllowPrivate: true } });
const response = await (await hub.as(email))(path, { method: 'POST' });
process.send?.({ status: response.status });
