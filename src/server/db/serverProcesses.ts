import type { Client, ClientBase } from 'pg';

/** Its number alone may belong to another one by now, or to one of another server after a failover. */
const PROCESS = `pid || ' since ' || extract(epoch from backend_start)`;

/** The processes of a PostgreSQL server that serve the connections of a pool. */
export function createServerProcesses() {
  const processes = new Map<ClientBase, string>();

  return {
    /** Call it for each new connection. */
    async add(client: ClientBase): Promise<void> {
      const { rows } = await client.query<{ process: string }>(
        `select ${PROCESS} as process from pg_stat_activity where pid = pg_backend_pid()`,
      );
      const process = rows[0]?.process;
      if (process === undefined) return;
      // A pooler in between may have handed on the process of a connection that was lost.
      for (const [other, its] of processes) if (its === process) processes.delete(other);
      processes.set(client, process);
      // The server has closed it, so its process ends by itself.
      streamOf(client).once('end', () => processes.delete(client));
    },

    of: (client: ClientBase): string | undefined => processes.get(client),

    /**
     * Ends the processes of connections that were closed without an answer of the server: it may not know that, and
     * they would count for the limit of the role. The role may end its own processes.
     */
    async endLeftBehind(client: ClientBase): Promise<void> {
      const closed = [...processes.keys()].filter((other) => isClosed(other));
      if (closed.length === 0) return;
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where ${PROCESS} = any($1) and pid <> pg_backend_pid()`,
        [closed.map((other) => processes.get(other))],
      );
      for (const other of closed) processes.delete(other);
    },
  };
}

/** The processes that work on a query now. */
export async function activeProcesses(client: ClientBase): Promise<Set<string>> {
  const { rows } = await client.query<{ process: string }>(
    `select ${PROCESS} as process from pg_stat_activity where state = 'active'`,
  );
  return new Set(rows.map(({ process }) => process));
}

export function streamOf(client: ClientBase) {
  return (client as Client).connection.stream;
}

function isClosed(client: ClientBase): boolean {
  const { destroyed, writableEnded } = streamOf(client);
  return destroyed || writableEnded;
}
