import type { RequestOptions } from 'node:http';
import type { ServerConfig } from '../../config.ts';
import type { Echo } from '../../http/echo.ts';
import type { Answer, AskOptions } from './ask.ts';

/** What checks of a deployment look at, from inside and from outside. */
export interface DeploymentTools {
  config: ServerConfig;
  /** The clock of this process, in milliseconds since 1970. */
  now: () => number;
  /** Where visitors reach the site, such as https://www.vitrine.example; undefined where no one has said. */
  origin: string | undefined;
  /** The port at which a name without https answers: 80. */
  plainPort: number;
  /** Finds the address of a name; that of the system when undefined. */
  lookup: RequestOptions['lookup'];
  /** Whether the server does not run yet. */
  isPlanned: boolean;
  /** Asks the site for a path or an address. */
  ask(address: string, options?: AskOptions): Promise<Answer>;
  /** What reached the server of a request that this process sent it; undefined where the server does not know our keys. */
  findEcho(): Promise<Echo | undefined>;
  /** The headers of that request. */
  sentHeaders: Readonly<Record<string, string>>;
  /** To whom an email could be sent; undefined for the sender of the server’s emails. */
  recipient: string | undefined;
  /** A folder of backups, and a private key that opens them; empty for none. */
  backups: string;
  backupKey: string;
}
