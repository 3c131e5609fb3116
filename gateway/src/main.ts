import './runtime.ts';
import { unknownSettings } from '@terrarium/domain/settings';
import { readConfig, variables } from './config.ts';
import { startGateway } from './server.ts';

// Its files in the data folder are secret.
process.umask(0o077);
try {
  const config = readConfig(process.env);
  for (const told of unknownSettings(Object.keys(process.env), Object.keys(variables))) console.warn(told);
  const gateway = await startGateway(config);
  process.send?.({ ready: true, port: gateway.port });
  const stop = (): void => {
    void gateway.close().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  // The supervisor has exited, so nothing else would stop this process.
  process.once('disconnect', stop);
} catch (error) {
  const busy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(
    busy
      ? `Port ${process.env['PORT']} is already in use. Stop the other process, or use another port: npm start -- --port 4100`
      : error instanceof Error
        ? error.message
        : error,
  );
  process.exit(1);
}
