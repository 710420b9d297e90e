import sharp from 'sharp';
import type { Caller } from '../caller';
import { today } from '../dates';
import { expect, test } from '../fixtures';
import type { Placement } from '../records/placements';
import { createActivities } from '../records/work';
import { byLevel } from '../testLevel';
import { createDisturbances, NOT_MET } from './disturbances';
import { logOf, photoOf, pressOf, requestOf } from './items';
import { createLedger } from './ledger';
import { startPhone } from './phone';
import { type Random, seededRandom } from './random';
import { createSession, type Owner } from './session';
import { storedItems } from './storedItems';
import { CONDITIONS, type Condition, startUnreliableNetwork } from './unreliableNetwork';

/** Two students share a phone. Each has a press, a log and photos for each activity, and requests. */
const SIZE = byLevel({
  short: { phones: 1, activities: 2, photos: 1, requests: 5, itemsBetween: 0, isLong: false },
  soak: { phones: 4, activities: 25, photos: 2, requests: 25, itemsBetween: 2, isLong: true },
});

const REQUEST_KINDS = ['leave', 'sick', 'elsewhere'];
/** From four days ago to four days ahead. */
const REQUEST_DAYS = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
const DAY_MS = 24 * 60 * 60_000;

/** QUEUE_SEED repeats a run that has failed. */
const SEED = Number(process.env.QUEUE_SEED ?? byLevel({ short: 7, soak: Date.now() % 1_000_000 }));

const aPhoto = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#3a7' } })
    .jpeg()
    .toBuffer();

/** The items that a student makes, in a random order. */
async function ownerOf(
  { student, internshipId }: Placement,
  { session: { user } }: Caller,
  recordsAdmin: Caller,
  random: Random,
): Promise<Owner> {
  const names = Array.from({ length: SIZE.activities }, (_, index) => `Tugas ${index + 1}`);
  const ids = await createActivities(
    recordsAdmin,
    internshipId,
    names.map((name) => ({ name })),
  );
  const photo = await aPhoto();
  const ofActivities = ids.flatMap((id, index) => {
    const name = names[index] ?? '';
    const photos = Array.from({ length: SIZE.photos }, () => photoOf(id, name, photo));
    return [pressOf(id, name), logOf(id, name), ...photos];
  });
  const days = REQUEST_DAYS.map((day) =>
    new Date(Date.parse(today()) + day * DAY_MS).toISOString().slice(0, 10),
  );
  const requests = days
    .flatMap((day) => REQUEST_KINDS.map((kind) => requestOf(kind, day, student.name)))
    .slice(0, SIZE.requests);
  return { student, userId: user.id, items: random.shuffled([...ofActivities, ...requests]) };
}

for (let number = 1; number <= SIZE.phones; number += 1) {
  test(`nothing of what two students do on phone ${number} under cuts and kills is lost or doubled`, async ({
    server,
    launchOptions,
    createPlacement,
    recordsAdmin,
    apiAs,
  }) => {
    test.setTimeout(3_600_000);
    const seed = SEED + number - 1;
    process.stdout.write(`QUEUE_SEED=${seed} repeats the plan of phone ${number}.\n`);
    const random = seededRandom(seed);
    const owners: [Owner, Owner] = [await ownerAt('Ayu Bersama'), await ownerAt('Bima Bersama')];
    async function ownerAt(name: string) {
      const placement = await createPlacement(name);
      return ownerOf(placement, await apiAs(placement.student), recordsAdmin, random);
    }

    const network = await startUnreliableNetwork(server.baseURL, random);
    const phone = await startPhone(network.baseURL, launchOptions);
    const ledger = createLedger(network.delivered);
    const session = createSession(phone, network, ledger, owners, server.baseURL);
    const disturbances = createDisturbances({ random, phone, network, ledger, session, server });
    const names = Object.keys(disturbances) as (keyof typeof disturbances)[];
    const nextDisturbance = random.bag(names);
    const nextCondition = random.bag<Condition>([...CONDITIONS, 'fine']);
    const met = new Set<string>();

    await session.signIn();
    await phone.keepApp();
    const isDue = (played: number) =>
      played % (SIZE.itemsBetween + 1) === SIZE.itemsBetween &&
      (SIZE.isLong || met.size < names.length);
    for (let played = 0; !session.isOver(); played += 1) {
      const item = session.take();
      if (!item) await session.handOver();
      else if (!isDue(played)) await session.play(item, nextCondition());
      else {
        const name = nextDisturbance();
        if ((await disturbances[name](item)) !== NOT_MET) met.add(name);
      }
    }
    await phone.closeSecondTab();
    await session.sendAll();
    await session.handOver();
    await session.sendAll();

    ledger.compare(await storedItems(server));
    expect(network.overlapping, 'items sent while they are on their way').toEqual([]);
    expect([...met].sort()).toEqual(names.sort());
    expect(Object.keys(network.met)).toEqual(expect.arrayContaining([...CONDITIONS]));
    process.stdout.write(
      `Phone ${number}: ${JSON.stringify({ ...ledger.counts(), ...network.met })}\n`,
    );
    await phone.stop();
    await network.stop();
  });
}
