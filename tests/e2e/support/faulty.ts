import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as send, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway, startPlatform, type HubProcess } from '../../faults/support/processes.ts';
import { copySample } from '../../faults/support/sample.ts';

/** Fault of the platform: stopped or killed process, 500 responses, or responses after every timeout. */
export type Fault = 'stopped' | 'killed' | 'answers 500' | 'slow';

/** A hub with the sample whose platform fails when a test says so. */
export interface FaultyHub {
  url: string;
  /** Makes the platform fail. */
  fail(fault: Fault): Promise<void>;
  /** Ends the fault; resolves when the platform responds. */
  mend(): Promise<void>;
  /** Ends the processes and removes the data. */
  stop(): Promise<void>;
}

/** Longer than the gateway's timeout of any call. */
const TOO_LONG = 20_000;

/** Passes requests on to the platform, unless it stands for one that fails. */
class Between {
  fault: 'answers 500' | 'slow' | null = null;
  readonly #target: number;
  readonly #server: Server;

  constructor(target: number) {
    this.#target = target;
    this.#server = createServer((request, response) => {
      if (this.fault === 'answers 500') {
        request.resume();
        response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"message":"boom"}}');
        return;
      }
      const pass = (): void => {
        if (response.destroyed) return;
        const { method, headers, url: path } = request;
        const onward = send({ port: this.#target, host: '127.0.0.1', method, headers, path }, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        });
        onward.on('error', () => response.destroy());
        response.on('close', () => onward.destroy());
        request.pipe(onward);
      };
      if (this.fault === 'slow') setTimeout(pass, TOO_LONG).unref();
      else pass();
    });
  }

  /** Listens on a free port. @returns the URL */
  listen(): Promise<string> {
    return new Promise((resolve) => {
      this.#server.listen(0, '127.0.0.1', () => {
        const address = this.#server.address();
        resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
      });
    });
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** Starts a platform with the sample and a gateway as processes of their own, with a proxy between that can fail. */
export async function startFaultyHub(): Promise<FaultyHub> {
  const data = mkdtempSync(join(tmpdir(), 'terrarium-e2e-'));
  await copySample(data);
  let platform: HubProcess = await startPlatform(data, { SAMPLE: 'true' });
  const { port } = platform;
  const between = new Between(port);
  const gateway = await startGateway(await between.listen(), {
    WEB_DIST: join(import.meta.dirname, '../../../web/dist'),
    DATA_DIR: data,
    OFFER_PLANS: 'on',
  });
  let fault: Fault | null = null;
  return {
    url: gateway.url,
    async fail(next) {
      fault = next;
      if (next === 'stopped') platform.child.kill('SIGSTOP');
      else if (next === 'killed') await platform.stop('SIGKILL');
      else between.fault = next;
    },
    async mend() {
      between.fault = null;
      if (fault === 'stopped') platform.child.kill('SIGCONT');
      if (fault === 'killed') platform = await startPlatform(data, { SAMPLE: 'true', PORT: String(port) });
      fault = null;
    },
    async stop() {
      platform.child.kill('SIGCONT');
      await gateway.stop();
      await platform.stop('SIGKILL');
      between.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
