import { list } from '../defaultTags';
import { HISTORY, lists, OWN_PLACEMENTS, PLACEMENT_SHOWN_IN, type TagRules } from './tags';

/** Days that are not placed any longer lose their activities and verdicts; another placement names the one it continues. */
const PLACEMENT_DAYS_CHANGED = [
  ...(['Internship', 'Activity', 'AttendanceDay', 'AttendanceRequest'] as const),
  ...(['Schedule', 'Review', ...PLACEMENT_SHOWN_IN] as const),
  HISTORY,
] as const;

/** The data from which the choices of a student who looks for a place follow. */
const PLACEMENT_OPTIONS_FOLLOW_FROM = lists(
  'PlacementRequest',
  'PlacementWindow',
  'Company',
  'Internship',
  'InternshipPeriod',
);
const SUGGESTIONS_FOLLOW_FROM = lists(
  'PlacementRequest',
  'Internship',
  'Company',
  'Mentor',
  'Lecturer',
);

/** Placements, their dates and the requests for them. */
export const placementTags: TagRules = {
  alsoChanged: [
    // Students are filtered by the period of their internships.
    [['createInternship', 'createInternships'], PLACEMENT_SHOWN_IN],
    [
      ['updateInternship', 'updateInternships'],
      [...PLACEMENT_SHOWN_IN, 'Activity', 'Grade', 'Schedule', 'AttendanceDay'],
    ],
    // A placement names the one that continues it.
    [
      ['deleteInternship', 'applyToInternships'],
      ['Internship', list('Certificate'), ...PLACEMENT_SHOWN_IN],
    ],
    [['createPlacementRequest', 'updatePlacementRequest'], ['Dashboard']],
    [['submitPlacementRequest', 'withdrawPlacementRequest'], ['Dashboard']],
    [['confirmPlacementMembership', 'decidePlacementRequest'], ['Dashboard']],
    [['updatePlacementRequestFile', 'deletePlacementRequestFile'], ['Dashboard']],
    [['linkPlacementRequestCompany'], ['Company', 'Dashboard']],
  ],
  changedAnyway: [
    // The page that requested the answer keeps it; it counts for a moment only.
    [['checkPlacementAcceptances'], []],
    [['endInternship', 'undoInternshipEnd', 'moveInternship'], PLACEMENT_DAYS_CHANGED],
    [['createInterruption', 'updateInterruption', 'cancelInterruption'], PLACEMENT_DAYS_CHANGED],
    [
      ['acceptPlacementRequests'],
      ['PlacementRequest', 'Internship', ...PLACEMENT_SHOWN_IN, HISTORY],
    ],
  ],
  read: [
    // The page or dialog that needs it requests it each time.
    [['getPlacementCheck', 'getPlacementChangeCheck', 'getUnfinishedPlacements'], []],
    [['getDroppedActivities'], lists('Internship', 'Activity', 'AttendanceRequest')],
    [['listInterruptions'], lists('Internship')],
    [['getFreePlaces'], lists('Internship', 'Company', 'Mentor', 'Lecturer')],
    [['listStudentInternships'], [list('Internship'), OWN_PLACEMENTS]],
    [['getPlacementRequest'], lists('PlacementRequest', 'Internship')],
    [['getPlacementRequestCounts'], lists('PlacementRequest')],
    [['listSimilarCompanies'], lists('PlacementRequest', 'Company')],
    [['listPlacementOptions'], PLACEMENT_OPTIONS_FOLLOW_FROM],
    [['listPlacementSuggestions'], SUGGESTIONS_FOLLOW_FROM],
  ],
};
