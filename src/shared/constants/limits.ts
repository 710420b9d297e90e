/**
 * The limits of the validation rules, which forms and server share, and of their messages (spec §5 and
 * §9). The migrations repeat the exact lengths and ranges; for other text they allow more than these.
 */

export const NIM_LENGTH = 10;
export const NIP_LENGTH = 18;
export const NIK_LENGTH = 16;
export const COURSE_CODE_LENGTH = 9;
export const ACADEMIC_YEAR_LENGTH = 9;
export const PERIOD_YEAR_LENGTH = 4;

export const BULK_ACTIVITIES_MIN = 1;

export const COURSE_SEMESTERS = [2, 3] as const;
export const PERIOD_SEMESTER_MIN = 1;
export const PERIOD_SEMESTER_MAX = 4;

export const WEIGHT_MIN = 1;
export const WEIGHT_MAX = 100;
export const WEIGHT_SUM = 100;
export const SCORE_MIN = 1;
export const SCORE_MAX = 100;
export const SCORE_DECIMALS = 2;

/** The types of signatures and photos. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg'] as const;
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;

export const NEW_PASSWORD_MIN = 8;

/** Sessions of one account; another login ends the oldest. */
export const SESSIONS_MAX = 20;

export const LATITUDE_MAX = 90;
export const LONGITUDE_MAX = 180;

// Upper bounds that the specification leaves open. They keep a request from storing megabytes in a
// name, or a number that PostgreSQL's `integer` cannot hold.
export const NAME_MAX = 200;
export const ADDRESS_MAX = 500;
export const DESCRIPTION_MAX = 2000;
export const LOG_MAX = 5000;
export const PHOTOS_MAX = 2;
export const EMAIL_MAX = 255;
export const PHONE_MAX = 30;
export const PASSWORD_MAX = 255;
export const IDENTIFIER_MAX = 255;
export const PUBLIC_ADDRESS_MAX = 255;
export const EMAIL_TOKEN_MAX = 1000;
export const BULK_ACTIVITIES_MAX = 100;
export const BULK_PLACEMENTS_MAX = 500;
/** The placements of one schedule, and its days. */
export const SCHEDULE_PLACEMENTS_MAX = 500;
export const SCHEDULE_DAYS_MAX = 366;
/** The activities that the check of a move off a holiday lists; it counts all. */
export const HOLIDAY_MOVE_SHOWN = 500;

/** The activities that are shown before they go with an end or an interruption. */
export const DROPPED_ACTIVITIES_SHOWN = 500;
/** The days of one recap. */
export const ATTENDANCE_DAYS_MAX = 366;
export const INTERNSHIP_PLACES_MAX = 50;
/** A lecturer with more students in one period is unusual: it needs a reason. */
export const LECTURER_STUDENTS_USUAL = 12;
export const RETURN_COMMENT_MIN = 3;
export const RETURN_COMMENT_MAX = 1000;
/** The latest minute after the start that is not late, and before the end that is not early. */
export const LATE_TOLERANCE_MINUTES_MAX = 120;
/** In metres: half the circumference of the earth. */
export const ACCURACY_MAX = 20_000_000;
/** The largest minimum of guidance sessions in a period. */
export const MIN_GUIDANCE_SESSIONS_MAX = 20;
export const OFF_SITE_NOTE_MIN = 3;
export const OFF_SITE_NOTE_MAX = 300;
/** The length of the reason for entering a press or making it void. */
export const PRESS_REASON_MIN = 3;
export const PRESS_REASON_MAX = 300;
/** The length of the reason for undoing a validation. */
export const UNDO_REASON_MIN = 3;
export const UNDO_REASON_MAX = 1000;
/** The length of the reason for changing a grade. */
export const REASON_MIN = 3;
export const REASON_MAX = 500;
/** The length of the reason for a request, and of the answer. */
export const REQUEST_REASON_MIN = 3;
export const REQUEST_REASON_MAX = 1000;
export const REQUEST_COMMENT_MIN = 3;
export const REQUEST_COMMENT_MAX = 1000;
export const REVIEW_SELECTION_MAX = 500;
/** The most records of one bulk action. */
export const BULK_MAX = 500;
/** The metres around a place: a smaller radius would lie within the error of a phone. */
export const RADIUS_MIN = 30;
export const RADIUS_MAX = 5000;
/** The minutes of a break. */
export const BREAK_MAX = 480;
/** The length of a search, which looks up every word in every column. */
export const SEARCH_MAX = 100;
export const SEARCH_WORDS_MAX = 12;
/** The conditions of a list. */
export const CONDITIONS_MAX = 10;
export const CONDITION_TEXT_MAX = 100;
export const CONDITION_NUMBER_MAX = 1_000_000_000;
/** The placements of a page and of the files of the recap, and their days on one page or in one file. */
export const RECAP_ROWS_MAX = 500;
export const RECAP_CELLS_MAX = 40_000;
export const REPORT_ROWS_MAX = 2000;
/** The days for which a kind of matter can be put off. */
export const PUT_OFF_DAYS_MAX = 14;
/** The matters of a kind that the dashboard counts. */
export const FOLLOW_UPS_COUNTED_MAX = 500;
export const DIGEST_HOUR_MAX = 23;
/** The most rows of a list without paging, and the most choices of one kind. */
export const UNPAGED_MAX = 1000;
export const REPORT_PHOTOS_MAX = 500;
/** The largest value of a PostgreSQL `integer`, which all identifiers are. */
export const ID_MAX = 2_147_483_647;
export const YEAR_MIN = 1900;
export const YEAR_MAX = 2200;
/** The size of an imported spreadsheet. */
export const IMPORT_FILE_MAX_BYTES = 10 * 1024 * 1024;
export const IMPORT_ROWS_MAX = 10_000;
