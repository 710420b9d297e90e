import { list } from '../defaultTags';
import { HISTORY, lists, OWN_CERTIFICATE, type TagRules } from './tags';

const DEFENCE_CHANGED = [...lists('Defence', 'Grade'), 'FollowUp', HISTORY] as const;
const ASSESSMENT_CHANGED = [...lists('AssessmentForm', 'AssessmentSheet'), HISTORY] as const;
/** Each row has the progress of its placement, which every change of a session moves. */
const GUIDANCE_CHANGED = ['GuidanceSession', 'Dashboard', HISTORY] as const;
const REPORT_CHANGED = [list('FinalReport'), 'Dashboard', HISTORY] as const;

/** A finished placement, and all that belongs to it, can only be read. */
const PLACEMENT_CLOSED = [
  ...(['Internship', 'Activity', 'Review', 'GuidanceSession', 'Dashboard'] as const),
  ...lists('Certificate', 'FinalReport', 'Defence', 'AssessmentSheet'),
  HISTORY,
] as const;

/** The steps to the end of a placement: guidance, report, defence, assessments, grades and certificate. */
export const completionTags: TagRules = {
  alsoChanged: [[['createGrade', 'updateGrade', 'deleteGrade'], ['Report']]],
  changed: [[['issueCertificates'], lists('Certificate')]],
  changedAnyway: [
    [['finishInternship', 'undoInternshipFinish'], PLACEMENT_CLOSED],
    [['createDefences', 'updateDefence', 'cancelDefence', 'submitDefenceScore'], DEFENCE_CHANGED],
    [['createAssessmentForm', 'updateAssessmentForm', 'deleteAssessmentForm'], ASSESSMENT_CHANGED],
    [['updateAssessment', 'submitAssessment', 'returnAssessment'], ASSESSMENT_CHANGED],
    [['createGuidanceSession', 'updateGuidanceSession'], GUIDANCE_CHANGED],
    [['deleteGuidanceSession', 'returnGuidanceSession'], GUIDANCE_CHANGED],
    [['agreeToGuidanceSessions'], GUIDANCE_CHANGED],
    [['createFinalReportVersion', 'returnFinalReport'], REPORT_CHANGED],
    [['acceptFinalReport', 'reopenFinalReport'], REPORT_CHANGED],
  ],
  read: [
    // The page that needs it requests it each time.
    [['getGradeSheet'], []],
    [['listDefences', 'getDefence'], lists('Defence', 'Internship')],
    [['getInternshipDefence'], lists('Defence')],
    [['checkCertificates'], lists('Certificate')],
    [['getInternshipCertificate'], [list('Certificate'), OWN_CERTIFICATE]],
    [['listCertificateFiles'], ['Certificate']],
    [['listAssessmentForms', 'getAssessmentForm'], lists('AssessmentForm', 'Course')],
    [['listAssessments', 'getAssessment'], lists('AssessmentSheet', 'Internship')],
    [['listInternshipAssessments'], lists('AssessmentSheet', 'Internship')],
    [['listGuidanceProgress'], lists('GuidanceSession', 'Internship', 'InternshipPeriod')],
    [['listFinalReports', 'getFinalReport'], lists('FinalReport', 'Internship')],
  ],
};
