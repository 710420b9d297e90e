/**
 * The guards that `removeGuards.mjs` removes, with the tests that must fail without them
 * (docs/decisions/0019).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const SERVER = 'src/server';
const ACCESS_MATRIX = `${SERVER}/auth/accessMatrix.test.ts`;
const OWNERSHIP = `${SERVER}/resources/internships/ownership.test.ts`;
const FAIR_SHARE = `${SERVER}/fairShare.test.ts`;
const CLAIMS = `${SERVER}/auth/authenticate.test.ts`;
const SESSIONS = `${SERVER}/resources/session/sessionHandlers.test.ts`;
const LOGIN = `${SERVER}/resources/session/login.test.ts`;
const GUESSING = `${SERVER}/resources/session/guessing.test.ts`;
const HANG_UPS = `${SERVER}/resources/session/hangUp.test.ts`;
const DEFAULTS = `${SERVER}/resources/session/defaultPasswords.test.ts`;
const CHANGES = `${SERVER}/resources/session/changePassword.test.ts`;
const DEVICES = `${SERVER}/resources/session/devices.test.ts`;
const ADMINS = `${SERVER}/cli/admins.test.ts`;
const USERS = `${SERVER}/resources/users/userHandlers.test.ts`;
const REPORTS = `${SERVER}/resources/reports/reportHandlers.test.ts`;
const UNDECLARED = `${SERVER}/contract/undeclaredFields.test.ts`;
const DASHBOARDS = `${SERVER}/resources/dashboards/dashboardHandlers.test.ts`;
const LOGS = `${SERVER}/resources/activities/logs/activityLogHandlers.test.ts`;
const LOG_RACES = `${SERVER}/resources/activities/logs/logRaces.all.test.ts`;
const REVIEWS = `${SERVER}/resources/reviews/reviewHandlers.test.ts`;
const DECISIONS = `${SERVER}/resources/reviews/decisions.test.ts`;
const REVIEW_RACES = `${SERVER}/resources/reviews/reviewRaces.all.test.ts`;
const BACKUPS = `${SERVER}/resources/system/backups.test.ts`;
const BACKUP_FILES = `${SERVER}/db/backup/refusals.test.ts`;
const RACES = `${SERVER}/races.all.test.ts`;
const PLACEMENT_LOCKS = `${SERVER}/resources/internships/placementLocks.test.ts`;
const SUPER_ADMIN_RACES = `${SERVER}/resources/users/superAdminRaces.all.test.ts`;

/** Tests that need several connections, which the embedded database does not have. */
export const ON_A_SERVER = [RACES, SUPER_ADMIN_RACES, LOG_RACES, REVIEW_RACES, PLACEMENT_LOCKS];

/** Single lines or expressions: the file, the text, its replacement, the tests. */
const WRITTEN_DOWN = [
  [
    'resources/system/systemHandlers.ts',
    'if (query.full) await requireSystem(raw);',
    '',
    [BACKUPS],
  ],
  [
    'db/backup/readBackup.ts',
    "if (section.end.all !== this.#all.copy().digest('hex')) throw damaged('the sums differ');",
    '',
    [BACKUP_FILES],
  ],
  ['db/backup/backupFile.ts', 'if (existsSync(file)) throw', 'if (!file) throw', [BACKUP_FILES]],
  ['auth/authenticate.ts', 'if (access === undefined) throw forbidden();', '', [CLAIMS]],
  [
    'auth/authenticate.ts',
    'if (!access.includes(user.role)) throw forbidden();',
    '',
    [ACCESS_MATRIX],
  ],
  [
    'auth/authenticate.ts',
    'if (!withDefaultPassword) rejectDefaultPassword(user, services.config);',
    '',
    [ACCESS_MATRIX],
  ],
  ['auth/authenticate.ts', 'if (user === null) throw unauthorized();', '', [ACCESS_MATRIX]],
  ['auth/tokens.ts', 'jwt.verify(token, keyOf(secret), {', 'jwt.decode(token, {', [ACCESS_MATRIX]],
  [
    'auth/sessions.ts',
    '|| claims.expiresAt * 1000 <= clock().getTime()',
    '',
    [SESSIONS, ACCESS_MATRIX],
  ],
  [
    'auth/sessions.ts',
    'if (!isCurrent && !isFreshlyReplaced(session, claims, clock())) return null;',
    '',
    [CLAIMS],
  ],
  ['auth/sessions.ts', ".where('sessions.user_id', '=', claims.userId)", '', [CLAIMS]],
  [
    'auth/sessions.ts',
    'onBehalfOf(userAsRequester(claims.userId), ',
    'onBehalfOf(token, ',
    [FAIR_SHARE],
  ],
  ['auth/sessions.ts', ".where('users.role', '=', claims.role)", '', [CLAIMS]],
  ['auth/sessionRows.ts', ".where('users.is_active', '=', true)", '', [ACCESS_MATRIX]],
  [
    'auth/sessions.ts',
    'if ((claims.issuedAt + window) * 1000 <= now.getTime()) return null;',
    '',
    [SESSIONS],
  ],
  ['resources/session/checkPassword.ts', '!login?.is_active || !isRight', '!login', [LOGIN]],
  [
    'resources/session/checkPassword.ts',
    '!login?.is_active || !isRight',
    '!login || !isRight',
    [LOGIN],
  ],
  ['resources/session/checkPassword.ts', 'isRight && !isExpired', 'isRight', [DEFAULTS]],
  ['resources/session/checkPassword.ts', '=== true && !isExpired', '=== true', [DEFAULTS]],
  [
    'resources/session/checkPassword.ts',
    "if (counted.is !== 'open') return counted;",
    '',
    [GUESSING],
  ],
  [
    'resources/session/sessionHandlers.ts',
    'await refuseWeakPassword(user.id, new_password);',
    '',
    [CHANGES],
  ],
  [
    'resources/session/checkPassword.ts',
    'withPasswordSlot({ person, signal }',
    'withPasswordSlot({ person, signal: new AbortController().signal }',
    [HANG_UPS],
  ],
  ['auth/weakPasswords.ts', '.add(DEMO_PASSWORD.toLowerCase())', '', [CHANGES, ADMINS]],
  ['cli/admins.ts', 'weakness === null ? null', 'true ? null', [ADMINS]],
  ['auth/loginLimits.ts', "if (admission.is === 'locked') return admission;", '', [GUESSING]],
  [
    'auth/loginLimits.ts',
    'if (!isFirst || admission.opensAt > now) return admission;',
    '',
    [GUESSING],
  ],
  [
    'auth/loginLimits.ts',
    '(failing_accounts ?? 0) >= FAILING_ACCOUNTS_PER_ADDRESS ||',
    '',
    [GUESSING],
  ],
  [
    'auth/loginLimits.ts',
    '(default_logins ?? 0) >= DEFAULT_LOGINS_PER_ADDRESS',
    'false',
    [GUESSING],
  ],
  [
    'auth/deviceCookies.ts',
    'return isSigned && age < LIFETIME_S ? device : null;',
    'return device;',
    [GUESSING],
  ],
  ['auth/deviceCookies.ts', ' && age < LIFETIME_S', '', [GUESSING]],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of the file
  ['auth/deviceCookies.ts', '.${account.password_hash}', '', [GUESSING]],
  [
    'resources/session/deviceQueries.ts',
    "    .where('id', '=', sessionId)\n    .where('user_id', '=', userId)\n",
    "    .where('id', '=', sessionId)\n",
    [ACCESS_MATRIX, DEVICES],
  ],
  ['auth/sessionRows.ts', '.where(isAlive(config, clock()))', '', [SESSIONS]],
  [
    'auth/sessions.ts',
    'if (session.is_previous_used || session.is_current_used) return false;',
    '',
    [SESSIONS],
  ],
  [
    'resources/users/changeAccount.ts',
    'if (after.role !== before.role) throw conflict(OWN_ROLE);',
    '',
    [USERS],
  ],
  [
    'resources/users/changeAccount.ts',
    'if (!after.is_active) throw conflict(OWN_DEACTIVATION);',
    '',
    [USERS],
  ],
  [
    'resources/users/removeUser.ts',
    'if (id === actor.id) throw conflict(OWN_DELETION);',
    '',
    [USERS],
  ],
  [
    'resources/users/changeAccount.ts',
    'if (!after.is_active || after.role !== before.role) await endSessionsOf(trx, id);',
    '',
    [USERS],
  ],
  ['resources/reports/reportHandlers.ts', 'if (!user) throw unauthorized();', '', [REPORTS]],
  [
    'resources/reports/reportHandlers.ts',
    'if (!roles.includes(user.role)) throw forbidden();',
    '',
    [REPORTS],
  ],
  ['resources/reports/reportHandlers.ts', 'rejectDefaultPassword(user, config);', '', [REPORTS]],
  [
    'resources/signatures/signatureHandlers.ts',
    'if (!signatureUrls.isValid(id, expires, signature)) throw notFound();',
    '',
    [`${SERVER}/resources/signatures/signatureHandlers.test.ts`],
  ],
  [
    'resources/activities/photos/activityPhotoHandlers.ts',
    'if (!photoUrls.isValid(id, expires, signature)) throw notFound();',
    '',
    [`${SERVER}/resources/activities/photos/activityPhotoHandlers.test.ts`],
  ],
  [
    'resources/activities/photos/activityPhotoQueries.ts',
    "\n    .where('activity_id', '=', activityId)\n    .returning('id')",
    "\n    .returning('id')",
    [`${SERVER}/resources/activities/photos/activityPhotoHandlers.test.ts`],
  ],
  [
    'resources/activities/logs/changeableLog.ts',
    'if (!mayChangeLog(state)) throw conflict(ALREADY_VALIDATED);',
    '',
    [LOGS],
  ],
  [
    'resources/activities/logs/activityDetail.ts',
    "(user.role === 'student' || stored.handed_in_at !== null)",
    'true',
    [LOGS],
  ],
  [
    'resources/activities/logs/activityLogQueries.ts',
    '.$if(lock, (query) => query.forNoKeyUpdate())',
    '',
    [LOG_RACES],
  ],
  ['http/parseBody.ts', ', stripUnknown: true', '', [UNDECLARED]],
  [
    'contract/registerContract.ts',
    'response: responseSchemas(operation),',
    '',
    [`${SERVER}/contract/registerContract.test.ts`],
  ],
  [
    'placements/internshipAccess.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of the file
    'where ${internshipsVisibleTo(user)}',
    'where true',
    [ACCESS_MATRIX],
  ],
  [
    'resources/certificates/certificateRecipients.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of the file
    ' and ${internshipsVisibleTo(viewer)}',
    '',
    [ACCESS_MATRIX],
  ],
  [
    'resources/dashboards/dashboardQueries.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of the file
    ' and ${sql.ref(supervisor.column)} = ${supervisor.id}',
    '',
    [DASHBOARDS],
  ],
  [
    'resources/internships/placementFacts.ts',
    ".where('id', '=', anyOf(ids.companies))\n    .orderBy('id')\n    .forNoKeyUpdate()",
    ".where('id', '=', anyOf(ids.companies))",
    [RACES],
  ],
  ['resources/internships/placementFacts.ts', '\n    .forShare()', '', [RACES]],
  [
    'resources/internships/placementDateHandlers.ts',
    'await lockForPlacing(trx, placement.id, placement.next);',
    '',
    [PLACEMENT_LOCKS],
  ],
  ['resources/mentors/mentorQueries.ts', '\n    .forNoKeyUpdate()', '', [RACES]],
  ['resources/activities/attendanceQueries.ts', "\n    .forNoKeyUpdate('activities')", '', [RACES]],
  ['placements/lockInternships.ts', "\n    .forShare('internships')", '', [REVIEW_RACES]],
  ['resources/reviews/decideActivities.ts', '\n    .forUpdate()', '', [REVIEW_RACES]],
  ['resources/grades/gradeQueries.ts', '\n    .forNoKeyUpdate()', '', [REVIEW_RACES]],
  ['resources/reviews/verdict.ts', 'if (isGraded) return refused(GRADED);', '', [DECISIONS]],
  [
    'resources/reviews/verdict.ts',
    "if (!isOwn && !isSuperAdmin) return refused(decidedBy(by?.name ?? ''));",
    '',
    [DECISIONS],
  ],
  [
    'resources/reviews/reviewRows.ts',
    'if (first_handed_in_at === null) return null;',
    '',
    [REVIEWS],
  ],
  [
    'contract/once.ts',
    'if (!(await reserve(trx, entry, clock()))) {',
    'if (!(await reserve(trx, entry, clock())) && false) {',
    [RACES],
  ],
  [
    'resources/users/accountQueries.ts',
    "\n    .orderBy('id')\n    .forNoKeyUpdate()",
    '',
    [SUPER_ADMIN_RACES],
  ],
];

/** Conditions of ownership by the names of their functions, so that the list needs no entry for a new one. */
const OWNERSHIP_CALLS = [
  /^ *\.where\((belongsToVisible|internshipsVisibleTo)\(.*\)\);?\n/gm,
  /^ *await (assertInternshipVisible|assertReferencedInternshipVisible)\(.*\);\n/gm,
];

/** The tests that a resource can break, to save the time of the others; all by default. */
const TESTS_OF = { activities: 'ctivit|Attendance', grades: 'rade', reports: 'eport' };

const lineOf = (text, index) => text.slice(0, index).split('\n').length;
const read = (file) => readFileSync(file, 'utf8');

function withoutPart(text, index, length, replacement = '') {
  return text.slice(0, index) + replacement + text.slice(index + length);
}

function* writtenDown() {
  for (const [path, guard, replacement, tests] of WRITTEN_DOWN) {
    const file = `${SERVER}/${path}`;
    const text = read(file);
    const index = text.indexOf(guard);
    if (index < 0)
      throw new Error(`${file} no longer contains: ${guard}\nUpdate scripts/guards.mjs.`);
    const source = withoutPart(text, index, guard.length, replacement);
    yield { file, line: lineOf(text, index), guard, source, tests };
  }
}

function* ownership() {
  const folder = `${SERVER}/resources`;
  const files = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort();
  for (const file of files) {
    const text = read(file);
    for (const { index, 0: found } of OWNERSHIP_CALLS.flatMap((call) => [...text.matchAll(call)])) {
      const source = withoutPart(
        text,
        index,
        found.length,
        found.endsWith(';\n') && found.includes('.where(') ? ';\n' : '\n',
      );
      yield {
        file,
        line: lineOf(text, index),
        guard: found.trim(),
        source,
        tests: [ACCESS_MATRIX, OWNERSHIP],
        only: TESTS_OF[basename(dirname(file))],
      };
    }
  }
}

/** One guard each: its line, what it does, the mutated file and the tests. */
export const guards = () => [...writtenDown(), ...ownership()];

export const ACCESS_TABLE = `${SERVER}/auth/access.gen.ts`;
export const ACCESS_TESTS = [ACCESS_MATRIX];

/** The areas that are open to every role anyway. */
const OPEN_AREAS = new Set(
  [...read('src/shared/permissions.ts').matchAll(/^ {2}(\w+): ROLES,$/gm)].map(([, area]) => area),
);
/** Areas whose handlers look at the roles of a kind of record as well, so that the table alone decides nothing. */
const RECHECKED = ['PERMISSIONS.recordHistory', 'PERMISSIONS.imports'];
const isOpenToAll = (roles) =>
  roles === 'ROLES' || OPEN_AREAS.has(roles.replace('PERMISSIONS.', ''));

const ENTRY = /^ {2}(\w+): (ROLES|PERMISSIONS\.\w+|\[.*\]),$/gm;

/**
 * The access table with every entry opened, to all roles or to the public. A request uses its own entry
 * only, so all of them can be opened at once: the tests of each operation must notice theirs.
 */
export function openedAccessTable(to) {
  const text = read(ACCESS_TABLE);
  const operations = [];
  const source = text.replace(ENTRY, (line, operation, roles) => {
    if (to === 'ROLES' && (isOpenToAll(roles) || RECHECKED.includes(roles))) return line;
    operations.push(operation);
    return `  ${operation}: ${to},`;
  });
  return { source, operations };
}
