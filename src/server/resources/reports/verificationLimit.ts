import { sql } from 'kysely';
import { fingerprint } from '@/server/auth/fingerprint';
import { networkOf } from '@/server/auth/networkOf';
import type { Database } from '@/server/db/database';
import { HttpError } from '@/server/http/errors';

/** More than people mistype, also where a whole campus shares one address. */
export const UNKNOWN_CODES = 20;
/** Then one more in this time, over all server processes. */
export const INTERVAL_S = 10;

const interval = sql`make_interval(secs => ${INTERVAL_S})`;
const allOfThem = sql`make_interval(secs => ${INTERVAL_S * UNKNOWN_CODES})`;

/** Whether another unknown code is too many. A row that is further ahead comes from a clock that was wrong. */
const isFull = (now: Date) => sql<boolean>`(
  networks.full_until > ${now}::timestamptz + ${allOfThem} - ${interval}
  and networks.full_until <= ${now}::timestamptz + ${allOfThem}
)`;

/**
 * Finds what has a code, unless its network has sent too many unknown ones (docs/decisions/0098). Throws 429 then, also for codes that
 * are known. Known codes cost nothing.
 */
export async function limitUnknownCodes<Found>(
  db: Database,
  address: string,
  now: Date,
  find: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const network = fingerprint(networkOf(address));
  await refuseIfFull(db, network, now);
  const found = await find();
  if (found === undefined && !(await countUnknown(db, network, now))) {
    // Others of this network have been faster.
    await refuseIfFull(db, network, now);
  }
  return found;
}

/** Counts a request that strangers may send and that is answered alike for everybody. Throws 429 for too many from one network. */
export async function limitRequests(
  db: Database,
  { purpose, address }: { purpose: string; address: string },
  now: Date,
): Promise<void> {
  const network = fingerprint(`${purpose}\n${networkOf(address)}`);
  if (!(await countUnknown(db, network, now))) await refuseIfFull(db, network, now, 'permintaan');
}

async function refuseIfFull(
  db: Database,
  network: string,
  now: Date,
  what = 'kode yang tidak dikenal',
): Promise<void> {
  const {
    rows: [full],
  } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from full_until + ${interval} - ${now}::timestamptz - ${allOfThem}))::integer as seconds
    from verification_networks as networks where network = ${network} and ${isFull(now)}`.execute(
    db,
  );
  if (!full) return;
  throw new HttpError(
    429,
    `Terlalu banyak ${what} dari jaringan ini. Coba lagi dalam ${full.seconds} detik.`,
    { headers: { 'retry-after': String(full.seconds) } },
  );
}

/** Resolves to whether the code was not too many. */
async function countUnknown(db: Database, network: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into verification_networks as networks (network, full_until)
    values (${network}, ${now}::timestamptz + ${interval})
    on conflict (network) do update set full_until = ${interval} + case
      when networks.full_until between ${now}::timestamptz and ${now}::timestamptz + ${allOfThem}
        then networks.full_until
      else ${now}::timestamptz
    end
    where not ${isFull(now)}
    returning network`.execute(db);
  return rows.length > 0;
}

export async function deleteOldUnknownCodes(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('verification_networks').where('full_until', '<=', now).execute();
}
