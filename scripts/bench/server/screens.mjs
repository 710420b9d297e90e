/**
 * The lists on the screens of each role, with the columns that they sort by. `search` has words that hardly
 * any row contains, that a few per cent contain, and that nearly every row contains.
 */
const LISTS = {
  users: {
    sorts: ['name', 'email'],
    search: ['student77777@', 'ahmad hidayat', 'siregar', 'kampus', 'a', 'tidakada'],
    filters: ['role=student', 'is_active=false', 'unclaimed=true', 'role=mentor'],
  },
  students: {
    sorts: ['nim', 'user.name', 'academic_year'],
    defaultSort: 'user.name',
    search: ['2400077777', 'ahmad hidayat', 'siregar', '2024/2025', 'a', '24', 'tidakada'],
    filters: [
      'academic_year=2024/2025',
      'without_internship_in=4',
      'without_internship_in=4&academic_year=2024/2025',
    ],
  },
  lecturers: {
    sorts: ['nip', 'user.name', 'user.phone_number'],
    defaultSort: 'user.name',
    search: ['ahmad', '0812', 'tidakada'],
  },
  mentors: {
    sorts: ['nik', 'company.name', 'user.name', 'user.phone_number', 'is_active'],
    defaultSort: 'user.name',
    search: ['ahmad', 'digital', '0812', 'aktif', 'tidakada'],
    filters: ['company_id=7', 'is_active=true'],
  },
  companies: {
    sorts: ['name', 'business_field', 'address', 'phone_number', 'internship_quota', 'is_active'],
    defaultSort: 'name',
    search: ['siregar', 'bandung', 'tidakada'],
    filters: ['is_active=true'],
  },
  courses: {
    sorts: ['code', 'name', 'semester', 'hours_per_week', 'credits', 'academic_year'],
    search: ['mata', 'tidakada'],
  },
  'internship-periods': {
    sorts: ['start_date', 'year', 'semester', 'is_active'],
    search: ['aktif', 'tidakada'],
    filters: ['is_active=true'],
  },
  internships: {
    sorts: [
      'student.nim',
      'student.user.name',
      'mentor.company.name',
      'internship_period.start_date',
    ],
    defaultSort: '',
    search: ['2400077777', 'ahmad hidayat', 'siregar', 'digital', 'a', '20', 'tidakada'],
    filters: [
      'internship_period_id=4',
      'company_id=7',
      'internship_period_id=4&company_id=7',
      'stage=running',
      'internship_period_id=5&stage=defence',
    ],
  },
  'placement-requests': {
    sorts: ['student_name', 'student_nim', 'company_name', 'sent_on', 'state'],
    defaultSort: '',
    search: ['2400077777', 'ahmad hidayat', 'siregar', 'digital', 'a', 'tidakada'],
    filters: [
      'internship_period_id=4',
      'state=sent',
      'company_id=7',
      'internship_period_id=4&state=sent',
    ],
  },
  'guidance-sessions': {
    sorts: ['date', 'student_name', 'student_nim', 'topic', 'state'],
    defaultSort: '-date',
    search: ['2400007777', 'ahmad hidayat', 'siregar', 'rumusan', 'a', 'tidakada'],
    filters: ['state=sent', 'internship_period_id=5', 'lecturer_id=17'],
  },
  'guidance-sessions/progress': {
    sorts: ['student_name', 'student_nim', 'agreed_sessions'],
    search: ['2400007777', 'siregar', 'tidakada'],
    filters: ['internship_period_id=4&shortage=any', 'shortage=any', 'lecturer_id=17'],
  },
  'final-reports': {
    sorts: ['student_name', 'nim', 'lecturer_name', 'title', 'state', 'sent_at'],
    search: ['2400007777', 'ahmad hidayat', 'siregar', 'perancangan', 'a', 'tidakada'],
    filters: ['state=sent', 'internship_period_id=5', 'internship_period_id=4&state=missing'],
  },
  defences: {
    sorts: ['coming', 'student_name', 'nim', 'defence.date', 'defence.room', 'state'],
    search: ['2400007777', 'ahmad hidayat', 'siregar', 'a', 'tidakada'],
    filters: [
      'state=planned',
      'internship_period_id=5',
      'internship_period_id=4&state=unplanned',
      'examiner_id=17',
    ],
  },
  letters: {
    sorts: ['number', 'kind', 'date', 'company_name', 'state'],
    defaultSort: '',
    search: ['2400007777', 'ahmad hidayat', 'siregar', 'digital', 'a', 'tidakada'],
    filters: ['kind=introduction', 'state=signed', 'company_id=7'],
  },
  // The closed period.
  'certificates?kind=student&internship_period_id=5': {
    sorts: ['name', 'note', 'company_name', 'issued_on'],
    search: ['2400007777', 'ahmad hidayat', 'siregar', 'a', 'tidakada'],
    filters: ['state=ready', 'state=issued', 'state=missing', 'company_id=7'],
  },
  'certificates?kind=company&internship_period_id=5': {
    sorts: ['name', 'students'],
    filters: ['state=ready'],
  },
};

/** A path with parameters, of which it may have some already. */
const withQuery = (path, query) => `${path}${path.includes('?') ? '&' : '?'}${query}`;

const ACTIVITY_SORTS = ['name', 'date', 'start_time', 'address', 'attendance_time'];
const ACTIVITY_SEARCH = ['vlan', 'bandung', '08:', 'november', 'a', 'sudah', 'tidakada'];

const PER_PAGE = 10;

/** Calls as [what, path]. */
const listCalls = (path, list, total) => {
  const { sorts, defaultSort = sorts[0], search = [], filters = [] } = list;
  const page = (number, rest) =>
    withQuery(path, `page=${number}&per_page=${PER_PAGE}${rest ? `&${rest}` : ''}`);
  const last = Math.max(1, Math.ceil(total / PER_PAGE));
  const pages = [
    ['middle', Math.ceil(last / 2)],
    ['last', last],
  ].filter(([, number]) => number > 1);
  const usual = defaultSort && `sort=${defaultSort}`;
  return [
    ['first page', page(1, usual)],
    ...pages.map(([what, number]) => [`${what} page`, page(number, usual)]),
    ...sorts.flatMap((sort) =>
      [sort, `-${sort}`].flatMap((order) => [
        [`sort ${order}`, page(1, `sort=${order}`)],
        ...pages.map(([what, number]) => [`sort ${order}, ${what}`, page(number, `sort=${order}`)]),
      ]),
    ),
    ...search.flatMap((words) => [
      [`search ${words}`, page(1, `search=${encodeURIComponent(words)}`)],
    ]),
    ...(search.length > 0 && total > 1000
      ? [
          ['search a, page 2, by the sort of the screen', page(2, `search=a&${usual}`)],
          ['search a, deep', page(Math.ceil(last / 3), 'search=a')],
        ]
      : []),
    ...filters.map((filter) => [filter, page(1, `${usual ? `${usual}&` : ''}${filter}`)]),
  ];
};

const detailCalls = (paths) => paths.map((path) => [path.replace(/\d+/g, '{id}'), path]);

const activityTable = (id, count, sort) =>
  listCalls(
    `/internships/${id}/activities`,
    {
      sorts: ACTIVITY_SORTS,
      defaultSort: sort,
      search: ACTIVITY_SEARCH,
      filters: ['attended=false'],
    },
    count,
  );

const REVIEW_VIEWS = ['waiting', 'returned', 'overdue', 'unattended', 'done', 'all'];

/** The desk of a reviewer. */
const deskCalls = (own) => {
  const page = (rest, number = 1) => `/reviews?page=${number}&per_page=25&${rest}`;
  const filters = [
    `student_id=${own.student}`,
    `company_id=${own.company}`,
    'internship_period_id=4',
    `date_from=${own.today}&date_to=${own.today}`,
    'search=vlan',
    'search=tidakada',
    'search=a',
  ];
  return [
    ...REVIEW_VIEWS.flatMap((view) =>
      ['student', 'day'].map((group) => [
        `${view} by ${group}`,
        page(`view=${view}&group=${group}`),
      ]),
    ),
    ['waiting by student, page 40', page('view=waiting&group=student', 40)],
    ...filters.flatMap((filter) => [
      [`all, ${filter}`, page(`view=all&group=student&${filter}`)],
      [`counts, ${filter}`, `/reviews/counts?${filter}`],
    ]),
    ['counts', '/reviews/counts'],
    ['select all that wait', '/reviews/selection?view=waiting'],
  ];
};

/** Texts for the global search: numbers, beginnings, frequent words and one without a match. */
const FIND_SEARCH = [
  '2400077777',
  '24000',
  '77777',
  'a',
  'ah',
  'ahmad',
  'ahmad hidayat',
  'hidayat ahmad',
  'siregar',
  'gar',
  'gar ahm',
  'zz',
  'tidakada',
  'ahmad tidakada',
  '0000-0000',
  '%',
  'a1 b2 c3 d4 e5 f6',
];

const findCalls = () =>
  prefixed(
    'find',
    FIND_SEARCH.map((words) => [words, `/search?search=${encodeURIComponent(words)}`]),
  );

const MONTH = 'date_from=2026-03-01&date_to=2026-03-31';

/** The verdicts on days: of one placement, and of many at once. */
const attendanceCalls = (id) => [
  ['days of a placement', `/internships/${id}/attendance-days?${MONTH}`],
  ['one day', `/internships/${id}/attendance-days/2026-03-02`],
  [
    'totals of a period',
    '/attendance-recap/totals?internship_period_id=4&date_from=2026-01-01&date_to=2026-12-31',
  ],
  ['requests', '/attendance-requests?state=waiting&page=1&per_page=50'],
  ...[80, 500].map((count) => [
    `recap, ${count} placements`,
    `/attendance-recap?internship_period_id=4&${MONTH}&per_page=${count}`,
  ]),
];

const prefixed = (prefix, calls) => calls.map(([what, path]) => [`${prefix}: ${what}`, path]);

/**
 * The calls of each role. `totalOf` returns the number of rows of a list for the role; `own` holds ids that
 * the role may see.
 */
export const SCREENS = {
  admin: async ({ totalOf, own }) => {
    const calls = [];
    for (const [path, list] of Object.entries(LISTS)) {
      calls.push(...prefixed(path, listCalls(`/${path}`, list, await totalOf(`/${path}`))));
    }
    const { internship, activity, grade, course, mentor, lecturer } = own;
    return [
      ...calls,
      ...detailCalls([
        '/settings',
        '/warnings',
        '/sessions',
        '/admin/dashboard/4',
        '/follow-ups',
        '/follow-ups/silent_students',
        '/users/77777',
        '/users/500',
        '/students/77777',
        '/mentors/7',
        '/lecturers/17',
        '/companies/7',
        `/courses/${course}`,
        '/internship-periods/4',
        '/internship-periods/4/free-places',
        '/placement-requests/1',
        '/placement-requests/counts',
        '/placement-requests/suggestions?internship_period_id=4',
        '/internship-periods/4/placement-window',
        `/internships/${internship}`,
        `/activities/${activity}`,
        `/grades/${grade}`,
      ]),
      ...prefixed('pickers', [
        ['companies', '/companies?is_active=true&sort=name'],
        ['lecturers', '/lecturers?is_active=true&sort=user.name'],
        ['lecturers searched', '/lecturers?page=1&per_page=20&is_active=true&search=siregar'],
        ['mentors', '/mentors?is_active=true&sort=user.name'],
        ['mentors searched', '/mentors?page=1&per_page=20&is_active=true&search=siregar'],
        ['mentors of a company', '/mentors?company_id=7&is_active=true&sort=user.name'],
        ['students', '/students?page=1&per_page=20&sort=nim'],
        ['students searched', '/students?page=1&per_page=20&search=ahmad%20hidayat'],
        ['courses', '/courses?sort=name'],
        ['periods', '/internship-periods?sort=-start_date'],
      ]),
      ...findCalls(),
      ...prefixed('trail', [
        ['first page', '/audit-entries?page=1&per_page=10'],
        ['of a person', '/audit-entries?page=1&per_page=10&actor_user_id=1'],
        ['of a record', '/audit-entries?page=1&per_page=10&resource=activities&record_id=1'],
        ['of a kind', '/audit-entries?page=1&per_page=10&action=login'],
        ['history of a company', '/history/companies/7'],
        ['history of an internship', `/history/internships/${internship}`],
      ]),
      ...prefixed('print', [
        ['80 certificates', `/certificates/files?ids=${own.certificates.join(',')}`],
      ]),
      ...prefixed('report', [
        ['choices', '/reports/grades/options'],
        ['choices of a course', `/reports/grades/options?course_code=${course}`],
        [
          'choices of course and period',
          `/reports/grades/options?course_code=${course}&internship_period_id=4`,
        ],
        [
          'sheet of a period',
          `/grades/sheet?course_code=${course}&internship_period_id=4&page=1&per_page=100`,
        ],
        [
          'rows',
          `/reports/grades?course_code=${course}&internship_period_id=4&lecturer_id=${lecturer}&mentor_id=${mentor}`,
        ],
      ]),
      ...prefixed('attendance', attendanceCalls(internship)),
      ...prefixed('internship, 10 activities', activityTable(internship, 10, '-date')),
      ...prefixed('internship, 1,000 activities', activityTable(own.longReport, 1000, '-date')),
      ...prefixed(
        'internship grades',
        listCalls(
          `/internships/${internship}/grades`,
          { sorts: ['course.name', 'total', 'final'], search: ['mata', 'tidakada'] },
          2,
        ),
      ),
    ];
  },

  supervisor: async ({ totalOf, own, role }) => [
    ...detailCalls([`/${role}/dashboard/4`, '/follow-ups', `/internships/${own.internship}`]),
    ...prefixed(
      'internships',
      listCalls('/internships', LISTS.internships, await totalOf('/internships')),
    ),
    ...prefixed('attendance', attendanceCalls(own.internship)),
    ...prefixed('internship', activityTable(own.internship, 10, '-date')),
    ['internship grades', `/internships/${own.internship}/grades?page=1&sort=course.name`],
    ['activity', `/activities/${own.activity}`],
    ['steps of an activity', `/activities/${own.activity}/steps`],
    ...prefixed('desk', deskCalls(own)),
    ...findCalls(),
  ],

  student: async ({ own }) => [
    ['/student/internships', '/student/internships'],
    ['what waits', '/follow-ups'],
    ['periods', '/internship-periods?sort=-start_date'],
    ['own requests for a place', '/placement-requests'],
    ['what to ask for', '/student/placement-options'],
    ['today', `/internships/${own.internship}/activities?date=${own.today}`],
    ['attendance: days of a placement', `/internships/${own.internship}/attendance-days?${MONTH}`],
    [
      'month of the calendar',
      `/internships/${own.internship}/activities?date_from=${own.today.slice(0, 8)}01&date_to=${own.today.slice(0, 8)}28`,
    ],
    ...prefixed('activities', activityTable(own.internship, 10, 'agenda,start_time')),
    ['activity', `/activities/${own.activity}`],
    ['steps of an activity', `/activities/${own.activity}/steps`],
    ...findCalls(),
  ],
};

/** Calls of the document that no screen makes: lists of all records, and lists without `page`. */
export const contractCalls = async ({ totalOf, own, role }) => {
  const activities = {
    sorts: [...ACTIVITY_SORTS, 'agenda'],
    defaultSort: '',
    search: ACTIVITY_SEARCH,
    filters: [`date=${own.today}`, 'attended=false', 'validated_by_mentor=false'],
  };
  const calls = prefixed(
    'activities',
    listCalls('/activities', activities, await totalOf('/activities')),
  );
  const without = ['activities', ...(role === 'student' ? [] : ['internships', 'grades'])];
  if (role === 'super_admin')
    without.push('users', 'students', 'mentors', 'lecturers', 'companies');
  calls.push(...without.map((path) => [`${path} without page`, `/${path}`]));
  if (role !== 'student') {
    const grades = {
      sorts: ['course_code', 'course.name', 'total', 'final'],
      search: ['70.5', 'mata', 'ajk000003', 'tidakada'],
    };
    calls.push(...prefixed('grades', listCalls('/grades', grades, await totalOf('/grades'))));
  }
  return calls;
};
