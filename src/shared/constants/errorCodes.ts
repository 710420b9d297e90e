/** 403 with this code: the account still has its default password. */
export const PASSWORD_CHANGE_REQUIRED = 'password_change_required';

/** 403 with this code: the password is right, and the account has a second factor. */
export const SECOND_FACTOR_NEEDED = 'second_factor_needed';

/** 403 with this code: the server asks this role for a second factor, which the account lacks. */
export const SECOND_FACTOR_REQUIRED = 'second_factor_required';

/** 403 with this code: the operation is sensitive, and the person has to prove again who they are. */
export const PROOF_REQUIRED = 'proof_required';

/** 409 with this code: another person has changed the record since it was read. */
export const STALE_VERSION = 'stale_version';

/** 422 with this code: the point of a place is unusual, and stored once it is confirmed. */
export const UNUSUAL_POINT = 'unusual_point';

/** 422 with this code: something stands against a request, and it is approved once that is confirmed. */
export const REQUEST_CLASHES = 'request_clashes';

/** 503 with this code: the database answers, but has no room to write. */
export const CANNOT_WRITE = 'cannot_write';

/** 422 with this code: the template lacks what letters have, and the request does not confirm that. */
export const TEMPLATE_INCOMPLETE = 'template_incomplete';

/** 409 with this code: records have changed since the rows of an import were checked. */
export const IMPORT_CHANGED = 'import_changed';

/** 409 with this code: verdicts on past days change by this edit, and `verdict_changes` counts them. */
export const VERDICTS_CHANGE = 'verdicts_change';

/** 409 with this code: the edit leaves records over, and `leftovers` counts them. */
export const LEAVES_OVER = 'leaves_over';

/** 409 with this code: a period has unfinished placements, or others than the person has seen. */
export const UNFINISHED_PLACEMENTS = 'unfinished_placements';
/** 409 with this code: activities have changed since the schedule was checked. */
export const SCHEDULE_CHANGED = 'schedule_changed';

/** 409 with one of these codes: a login through another organisation has not succeeded. */
export const SIGN_ON_CODES = {
  /** It was begun in another browser, too long ago, or has been answered already. */
  over: 'sign_on_over',
  /** The provider, or SiMagang its answer. */
  refused: 'sign_on_refused',
  unreachable: 'provider_unreachable',
  unknown: 'account_unknown',
  inactive: 'account_inactive',
} as const;
