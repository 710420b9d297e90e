// Generated from openapi/ by `npm run generate`. Do not edit.
import { baseApi as api } from "./baseApi";
export const addTagTypes = [
  "Activity",
  "AssessmentForm",
  "AssessmentSheet",
  "AttendanceDay",
  "AttendanceRequest",
  "AuditEntry",
  "Certificate",
  "Company",
  "Mentor",
  "Course",
  "Dashboard",
  "Defence",
  "FinalReport",
  "FollowUp",
  "Grade",
  "GuidanceSession",
  "Holiday",
  "Import",
  "InternshipPeriod",
  "Internship",
  "Invitation",
  "Lecturer",
  "LetterSeries",
  "LetterTemplate",
  "Letter",
  "MailPreference",
  "Mail",
  "Notification",
  "PasswordCode",
  "PlacementRequest",
  "PlacementWindow",
  "Place",
  "Institution",
  "PublicAddress",
  "Report",
  "Review",
  "SavedView",
  "Schedule",
  "Search",
  "SecondFactor",
  "Session",
  "Student",
  "System",
  "User",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listActivities: build.query<ListActivitiesResponse, ListActivitiesArg>({
        query: (queryArg) => ({
          url: `/activities`,
          params: {
            page: queryArg.page,
            per_page: queryArg.perPage,
            search: queryArg.search,
            sort: queryArg.sort,
            conditions: queryArg.conditions,
            internship_id: queryArg.internshipId,
            date: queryArg.date,
            attended: queryArg.attended,
            validated_by_mentor: queryArg.validatedByMentor,
            validated_by_lecturer: queryArg.validatedByLecturer,
            date_from: queryArg.dateFrom,
            date_to: queryArg.dateTo,
          },
        }),
        providesTags: ["Activity"],
      }),
      createActivity: build.mutation<CreateActivityResponse, CreateActivityArg>(
        {
          query: (queryArg) => ({
            url: `/activities`,
            method: "POST",
            body: queryArg.activityCreateInput,
          }),
          invalidatesTags: ["Activity"],
        },
      ),
      getActivity: build.query<GetActivityResponse, GetActivityArg>({
        query: (queryArg) => ({
          url: `/activities/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Activity"],
      }),
      updateActivity: build.mutation<UpdateActivityResponse, UpdateActivityArg>(
        {
          query: (queryArg) => ({
            url: `/activities/${encodeURIComponent(String(queryArg.id))}`,
            method: "PUT",
            body: queryArg.activityUpdateInput,
          }),
          invalidatesTags: ["Activity"],
        },
      ),
      deleteActivity: build.mutation<DeleteActivityResponse, DeleteActivityArg>(
        {
          query: (queryArg) => ({
            url: `/activities/${encodeURIComponent(String(queryArg.id))}`,
            method: "DELETE",
          }),
          invalidatesTags: ["Activity"],
        },
      ),
      validateActivityAsMentor: build.mutation<
        ValidateActivityAsMentorResponse,
        ValidateActivityAsMentorArg
      >({
        query: (queryArg) => ({
          url: `/activities/${encodeURIComponent(String(queryArg.id))}/validate-mentor`,
          method: "PATCH",
        }),
        invalidatesTags: ["Activity"],
      }),
      validateActivityAsLecturer: build.mutation<
        ValidateActivityAsLecturerResponse,
        ValidateActivityAsLecturerArg
      >({
        query: (queryArg) => ({
          url: `/activities/${encodeURIComponent(String(queryArg.id))}/validate-lecturer`,
          method: "PATCH",
        }),
        invalidatesTags: ["Activity"],
      }),
      recordAttendance: build.mutation<
        RecordAttendanceResponse,
        RecordAttendanceArg
      >({
        query: (queryArg) => ({
          url: `/activities/${encodeURIComponent(String(queryArg.id))}/presence-student`,
          method: "PATCH",
          body: queryArg.attendanceInput,
        }),
        invalidatesTags: ["Activity"],
      }),
      createActivityPress: build.mutation<
        CreateActivityPressResponse,
        CreateActivityPressArg
      >({
        query: (queryArg) => ({
          url: `/activities/${encodeURIComponent(String(queryArg.id))}/presses`,
          method: "POST",
          body: queryArg.pressInput,
        }),
        invalidatesTags: ["Activity"],
      }),
      voidActivityPress: build.mutation<
        VoidActivityPressResponse,
        VoidActivityPressArg
      >({
        query: (queryArg) => ({
          url: `/activities/${encodeURIComponent(String(queryArg.id))}/presses/${encodeURIComponent(String(queryArg.pressId))}/void`,
          method: "POST",
          body: queryArg.voidInput,
        }),
        invalidatesTags: ["Activity"],
      }),
      returnActivity: build.mutation<ReturnActivityResponse, ReturnActivityArg>(
        {
          query: (queryArg) => ({
            url: `/activities/${encodeURIComponent(String(queryArg.id))}/return`,
            method: "POST",
            body: queryArg.returnInput,
          }),
          invalidatesTags: ["Activity"],
        },
      ),
      undoActivityDecision: build.mutation<
        UndoActivityDecisionResponse,
        UndoActivityDecisionArg
      >({
        query: (queryArg) => ({
          url: `/activities/${encodeURIComponent(String(queryArg.id))}/undo`,
          method: "POST",
          body: queryArg.undoInput,
        }),
        invalidatesTags: ["Activity"],
      }),
      listActivitySteps: build.query<
        ListActivityStepsResponse,
        ListActivityStepsArg
      >({
        query: (queryArg) => ({
          url: `/activities/${encodeURIComponent(String(queryArg.id))}/steps`,
        }),
        providesTags: ["Activity"],
      }),
      updateActivityLog: build.mutation<
        UpdateActivityLogResponse,
        UpdateActivityLogArg
      >({
        query: (queryArg) => ({
          url: `/student/activities/${encodeURIComponent(String(queryArg.id))}/log`,
          method: "PUT",
          body: queryArg.activityLogInput,
        }),
        invalidatesTags: ["Activity"],
      }),
      submitActivityLog: build.mutation<
        SubmitActivityLogResponse,
        SubmitActivityLogArg
      >({
        query: (queryArg) => ({
          url: `/student/activities/${encodeURIComponent(String(queryArg.id))}/log/hand-in`,
          method: "POST",
        }),
        invalidatesTags: ["Activity"],
      }),
      createActivityPhoto: build.mutation<
        CreateActivityPhotoResponse,
        CreateActivityPhotoArg
      >({
        query: (queryArg) => ({
          url: `/student/activities/${encodeURIComponent(String(queryArg.id))}/photos`,
          method: "POST",
          body: queryArg.activityPhotoInput,
        }),
        invalidatesTags: ["Activity"],
      }),
      deleteActivityPhoto: build.mutation<
        DeleteActivityPhotoResponse,
        DeleteActivityPhotoArg
      >({
        query: (queryArg) => ({
          url: `/student/activities/${encodeURIComponent(String(queryArg.id))}/photos/${encodeURIComponent(String(queryArg.photoId))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Activity"],
      }),
      listAssessmentForms: build.query<
        ListAssessmentFormsResponse,
        ListAssessmentFormsArg
      >({
        query: () => ({ url: `/assessment-forms` }),
        providesTags: ["AssessmentForm"],
      }),
      createAssessmentForm: build.mutation<
        CreateAssessmentFormResponse,
        CreateAssessmentFormArg
      >({
        query: (queryArg) => ({
          url: `/assessment-forms`,
          method: "POST",
          body: queryArg.assessmentFormInput,
        }),
        invalidatesTags: ["AssessmentForm"],
      }),
      getAssessmentForm: build.query<
        GetAssessmentFormResponse,
        GetAssessmentFormArg
      >({
        query: (queryArg) => ({
          url: `/assessment-forms/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["AssessmentForm"],
      }),
      updateAssessmentForm: build.mutation<
        UpdateAssessmentFormResponse,
        UpdateAssessmentFormArg
      >({
        query: (queryArg) => ({
          url: `/assessment-forms/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.assessmentFormUpdateInput,
        }),
        invalidatesTags: ["AssessmentForm"],
      }),
      deleteAssessmentForm: build.mutation<
        DeleteAssessmentFormResponse,
        DeleteAssessmentFormArg
      >({
        query: (queryArg) => ({
          url: `/assessment-forms/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["AssessmentForm"],
      }),
      listStudentAssessmentForms: build.query<
        ListStudentAssessmentFormsResponse,
        ListStudentAssessmentFormsArg
      >({
        query: (queryArg) => ({
          url: `/student/internships/${encodeURIComponent(String(queryArg.id))}/assessment-forms`,
        }),
        providesTags: ["AssessmentForm"],
      }),
      listAssessments: build.query<ListAssessmentsResponse, ListAssessmentsArg>(
        {
          query: (queryArg) => ({
            url: `/assessments`,
            params: {
              page: queryArg.page,
              per_page: queryArg.perPage,
              search: queryArg.search,
              sort: queryArg.sort,
              conditions: queryArg.conditions,
              internship_period_id: queryArg.internshipPeriodId,
              course_code: queryArg.courseCode,
              assessor: queryArg.assessor,
              state: queryArg.state,
            },
          }),
          providesTags: ["AssessmentSheet"],
        },
      ),
      listInternshipAssessments: build.query<
        ListInternshipAssessmentsResponse,
        ListInternshipAssessmentsArg
      >({
        query: (queryArg) => ({
          url: `/internships/${encodeURIComponent(String(queryArg.id))}/assessments`,
        }),
        providesTags: ["AssessmentSheet"],
      }),
      getAssessment: build.query<GetAssessmentResponse, GetAssessmentArg>({
        query: (queryArg) => ({
          url: `/internships/${encodeURIComponent(String(queryArg.id))}/assessments/${encodeURIComponent(String(queryArg.formId))}`,
        }),
        providesTags: ["AssessmentSheet"],
      }),
      updateAssessment: build.mutation<
        UpdateAssessmentResponse,
        UpdateAssessmentArg
      >({
        query: (queryArg) => ({
          url: `/internships/${encodeURIComponent(String(queryArg.id))}/assessments/${encodeURIComponent(String(queryArg.formId))}`,
          method: "PUT",
          body: queryArg.assessmentUpdateInput,
        }),
        invalidatesTags: ["AssessmentSheet"],
      }),
      submitAssessment: build.mutation<
        SubmitAssessmentResponse,
        SubmitAssessmentArg
      >({
        query: (queryArg) => ({
          url: `/internships/${encodeURIComponent(String(queryArg.id))}/assessments/${encodeURIComponent(String(queryArg.formId))}/send`,
          method: "POST",
          body: queryArg.assessmentInput,
        }),
        invalidatesTags: ["AssessmentSheet"],
      }),
      returnAssessment: build.mutation<
        ReturnAssessmentResponse,
        ReturnAssessmentArg
      >({
        query: (queryArg) => ({
          url: `/internships/${encodeURIComponent(String(queryArg.id))}/assessments/${encodeURIComponent(String(queryArg.formId))}/return`,
          method: "POST",
          body: queryArg.assessmentReturnInput,
        }),
        invalidatesTags: ["AssessmentSheet"],
      }),
      listAttendanceDays: build.query<
        ListAttendanceDaysResponse,
        ListAttendanceDaysArg
      >({
        query: (queryArg) => ({
          url: `/internships/${encodeURIComponent(String(queryArg.id))}/attendance-days`,
          params: {
            date_from: queryArg.dateFrom,
            date_to: queryArg.dateTo,
          },
        }),
        providesTags: ["AttendanceDay"],
      }),
      getAttendanceDay: build.query<
        GetAttendanceDayResponse,
        GetAttendanceDayArg
      >({
        query: (queryArg) => ({
          url: `/internships/${encodeURIComponent(String(queryArg.id))}/attendance-days/${encodeURIComponent(String(queryArg.date))}`,
        }),
        providesTags: ["AttendanceDay"],
      }),
      listAttendanceRecap: build.query<
        ListAttendanceRecapResponse,
        ListAttendanceRecapArg
      >({
        query: (queryArg) => ({
          url: `/attendance-recap`,
          params: {
            internship_period_id: queryArg.internshipPeriodId,
            date_from: queryArg.dateFrom,
            date_to: queryArg.dateTo,
            academic_year: queryArg.academicYear,
            company_id: queryArg.companyId,
            lecturer_id: queryArg.lecturerId,
            mentor_id: queryArg.mentorId,
            search: queryArg.search,
            page: queryArg.page,
            per_page: queryArg.perPage,
          },
        }),
        providesTags: ["AttendanceDay"],
      }),
      getAttendanceTotals: build.query<
        GetAttendanceTotalsResponse,
        GetAttendanceTotalsArg
      >({
        query: (queryArg) => ({
          url: `/attendance-recap/totals`,
          params: {
            internship_period_id: queryArg.internshipPeriodId,
            date_from: queryArg.dateFrom,
            date_to: queryArg.dateTo,
            academic_year: queryArg.academicYear,
            company_id: queryArg.companyId,
            lecturer_id: queryArg.lecturerId,
            mentor_id: queryArg.mentorId,
            search: queryArg.search,
          },
        }),
        providesTags: ["AttendanceDay"],
      }),
      listAttendanceRequests: build.query<
        ListAttendanceRequestsResponse,
        ListAttendanceRequestsArg
      >({
        query: (queryArg) => ({
          url: `/attendance-requests`,
          params: {
            page: queryArg.page,
            per_page: queryArg.perPage,
            search: queryArg.search,
            sort: queryArg.sort,
            conditions: queryArg.conditions,
            internship_id: queryArg.internshipId,
            internship_period_id: queryArg.internshipPeriodId,
            date_from: queryArg.dateFrom,
            date_to: queryArg.dateTo,
            kind: queryArg.kind,
            state: queryArg.state,
          },
        }),
        providesTags: ["AttendanceRequest"],
      }),
      createAttendanceRequest: build.mutation<
        CreateAttendanceRequestResponse,
        CreateAttendanceRequestArg
      >({
        query: (queryArg) => ({
          url: `/attendance-requests`,
          method: "POST",
          body: queryArg.attendanceRequestInput,
        }),
        invalidatesTags: ["AttendanceRequest"],
      }),
      getAttendanceRequestCounts: build.query<
        GetAttendanceRequestCountsResponse,
        GetAttendanceRequestCountsArg
      >({
        query: (queryArg) => ({
          url: `/attendance-requests/counts`,
          params: {
            internship_period_id: queryArg.internshipPeriodId,
          },
        }),
        providesTags: ["AttendanceRequest"],
      }),
      decideAttendanceRequests: build.mutation<
        DecideAttendanceRequestsResponse,
        DecideAttendanceRequestsArg
      >({
        query: (queryArg) => ({
          url: `/attendance-requests/decisions`,
          method: "POST",
          body: queryArg.attendanceRequestDecisionsInput,
        }),
        invalidatesTags: ["AttendanceRequest"],
      }),
      getAttendanceRequest: build.query<
        GetAttendanceRequestResponse,
        GetAttendanceRequestArg
      >({
        query: (queryArg) => ({
          url: `/attendance-requests/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["AttendanceRequest"],
      }),
      withdrawAttendanceRequest: build.mutation<
        WithdrawAttendanceRequestResponse,
        WithdrawAttendanceRequestArg
      >({
        query: (queryArg) => ({
          url: `/attendance-requests/${encodeURIComponent(String(queryArg.id))}/withdraw`,
          method: "POST",
        }),
        invalidatesTags: ["AttendanceRequest"],
      }),
      getAttendanceRequestFile: build.query<
        GetAttendanceRequestFileResponse,
        GetAttendanceRequestFileArg
      >({
        query: (queryArg) => ({
          url: `/attendance-requests/${encodeURIComponent(String(queryArg.id))}/file`,
        }),
        providesTags: ["AttendanceRequest"],
      }),
      listAuditEntries: build.query<
        ListAuditEntriesResponse,
        ListAuditEntriesArg
      >({
        query: (queryArg) => ({
          url: `/audit-entries`,
          params: {
            page: queryArg.page,
            per_page: queryArg.perPage,
            search: queryArg.search,
            actor_user_id: queryArg.actorUserId,
            action: queryArg.action,
            resource: queryArg.resource,
            record_id: queryArg.recordId,
            date_from: queryArg.dateFrom,
            date_to: queryArg.dateTo,
          },
        }),
        providesTags: ["AuditEntry"],
      }),
      listRecordHistory: build.query<
        ListRecordHistoryResponse,
        ListRecordHistoryArg
      >({
        query: (queryArg) => ({
          url: `/history/${encodeURIComponent(String(queryArg.resource))}/${encodeURIComponent(String(queryArg.recordId))}`,
          params: {
            page: queryArg.page,
            per_page: queryArg.perPage,
          },
        }),
        providesTags: ["AuditEntry"],
      }),
      listCertificates: build.query<
        ListCertificatesResponse,
        ListCertificatesArg
      >({
        query: (queryArg) => ({
          url: `/certificates`,
          params: {
            page: queryArg.page,
            per_page: queryArg.perPage,
            search: queryArg.search,
            sort: queryArg.sort,
            conditions: queryArg.conditions,
            kind: queryArg.kind,
            internship_period_id: queryArg.internshipPeriodId,
            company_id: queryArg.companyId,
            state: queryArg.state,
          },
        }),
        providesTags: ["Certificate"],
      }),
      issueCertificates: build.mutation<
        IssueCertificatesResponse,
        IssueCertificatesArg
      >({
        query: (queryArg) => ({
          url: `/certificates`,
          method: "POST",
          body: queryArg.certificatesInput,
        }),
        invalidatesTags: ["Certificate"],
      }),
      checkCertificates: build.query<
        CheckCertificatesResponse,
        CheckCertificatesArg
      >({
        query: (queryArg) => ({
          url: `/certificates/check`,
          params: {
            kind: queryArg.kind,
            internship_period_id: queryArg.internshipPeriodId,
            ids: queryArg.ids,
          },
        }),
        providesTags: ["Certificate"],
      }),
      listCertificateFiles: build.query<
        ListCertificateFilesResponse,
        ListCertificateFilesArg
      >({
        query: (queryArg) => ({
          url: `/certificates/files`,
          params: {
            ids: queryArg.ids,
          },
        }),
        providesTags: ["Certificate"],
      }),
      getCertificate: build.query<GetCertificateResponse, GetCertificateArg>({
        query: (queryArg) => ({
          url: `/certificates/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Certificate"],
      }),
      getCertificateFile: build.query<
        GetCertificateFileResponse,
        GetCertificateFileArg
      >({
        query: (queryArg) => ({
          url: `/certificates/${encodeURIComponent(String(queryArg.id))}/file`,
        }),
        providesTags: ["Certificate"],
      }),
      revokeCertificate: build.mutation<
        RevokeCertificateResponse,
        RevokeCertificateArg
      >({
        query: (queryArg) => ({
          url: `/certificates/${encodeURIComponent(String(queryArg.id))}/revoke`,
          method: "POST",
          body: queryArg.certificateRevocation,
        }),
        invalidatesTags: ["Certificate"],
      }),
      getInternshipCertificate: build.query<
        GetInternshipCertificateResponse,
        GetInternshipCertificateArg
      >({
        query: (queryArg) => ({
          url: `/internships/${encodeURIComponent(String(queryArg.id))}/certificate`,
        }),
        providesTags: ["Certificate"],
      }),
      listMentorCertificates: build.query<
        ListMentorCertificatesResponse,
        ListMentorCertificatesArg
      >({
        query: () => ({ url: `/mentor/certificates` }),
        providesTags: ["Certificate"],
      }),
      listCompanies: build.query<ListCompaniesResponse, ListCompaniesArg>({
        query: (queryArg) => ({
          url: `/companies`,
          params: {
            page: queryArg.page,
            per_page: queryArg.perPage,
            search: queryArg.search,
            sort: queryArg.sort,
            conditions: queryArg.conditions,
            is_active: queryArg.isActive,
          },
        }),
        providesTags: ["Company"],
      }),
      createCompany: build.mutation<CreateCompanyResponse, CreateCompanyArg>({
        query: (queryArg) => ({
          url: `/companies`,
          method: "POST",
          body: queryArg.companyInput,
        }),
        invalidatesTags: ["Company"],
      }),
      applyToCompanies: build.mutation<
        ApplyToCompaniesResponse,
        ApplyToCompaniesArg
      >({
        query: (queryArg) => ({
          url: `/companies/actions`,
          method: "POST",
          body: queryArg.recordBulkInput,
        }),
        invalidatesTags: ["Company"],
      }),
      getCompany: build.query<GetCompanyResponse, GetCompanyArg>({
        query: (queryArg) => ({
          url: `/companies/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Company"],
      }),
      updateCompany: build.mutation<UpdateCompanyResponse, UpdateCompanyArg>({
        query: (queryArg) => ({
          url: `/companies/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.companyUpdateInput,
        }),
        invalidatesTags: ["Company"],
      }),
      deleteCompany: build.mutation<DeleteCompanyResponse, DeleteCompanyArg>({
        query: (queryArg) => ({
          url: `/companies/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Company"],
      }),
      listCompanyMentors: build.query<
        ListCompanyMentorsResponse,
        ListCompanyMentorsArg
      >({
        query: (queryArg) => ({
          url: `/companies/${encodeURIComponent(String(queryArg.id))}/mentors`,
          params: {
            page: queryArg.page,
            per_page: queryArg.perPage,
            search: queryArg.search,
            sort: queryArg.sort,
            is_active: queryArg.isActive,
          },
        }),
        providesTags: ["Mentor"],
      }),
      listCourses: build.query<ListCoursesResponse, ListCoursesArg>({
        query: (queryArg) => ({
          url: `/courses`,
          params: {
            page: queryArg.page,
            per_page: queryArg.perPage,
            search: queryArg.search,
            sort: queryArg.sort,
            conditions: queryArg.conditions,
            semester: queryArg.semester,
            academic_year: queryArg.academicYear,
          },
        }),
        providesTags: ["Course"],
      }),
      createCourse: build.mutation<CreateCourseResponse, CreateCourseArg>({
        query: (queryArg) => ({
          url: `/courses`,
          method: "POST",
          body: queryArg.courseInput,
        }),
        invalidatesTags: ["Course"],
      }),
      applyToCourses: build.mutation<ApplyToCoursesResponse, ApplyToCoursesArg>(
        {
          query: (queryArg) => ({
            url: `/courses/actions`,
            method: "POST",
            body: queryArg.courseBulkInput,
          }),
          invalidatesTags: ["Course"],
        },
      ),
      getCourse: build.query<GetCourseResponse, GetCourseArg>({
        query: (queryArg) => ({
          url: `/courses/${encodeURIComponent(String(queryArg.code))}`,
        }),
        providesTags: ["Course"],
      }),
      updateCourse: build.mutation<UpdateCourseResponse, UpdateCourseArg>({
        query: (queryArg) => ({
          url: `/courses/${encodeURIComponent(String(queryArg.code))}`,
          method: "PUT",
          body: queryArg.courseUpdateInput,
        }),
        invalidatesTags: ["Course"],
      }),
      deleteCourse: build.mutation<DeleteCourseResponse, DeleteCourseArg>({
        query: (queryArg) => ({
          url: `/courses/${encodeURIComponent(String(queryArg.code))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Course"],
      }),
      getAdminDashboard: build.query<
        GetAdminDashboardResponse,
        GetAdminDashboardArg
      >({
        query: (queryArg) => ({
          url: `/admin/dashboard/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Dashboard"],
      }),
      getMentorDashboard: build.query<
        GetMentorDashboardResponse,
        GetMentorDashboardArg
      >({
        query: (queryArg) => ({
          url: `/mentor/dashboard/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Dashboard"],
      }),
      getLecturerDashboard: build.query<
        GetLecturerDashboardResponse,
        GetLecturerDashboardArg
      >({
        query: (queryArg) => ({
          url: `/lecturer/dashboard/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Dashboard"],
      }),
      listDefences: build.query<ListDefencesResponse, ListDefencesArg>({
        query: (queryArg) => ({
          url: `/defences`,
          params: {
            page: queryArg.page,
            per_page: queryArg.perPage,
            search: queryArg.search,
            sort: queryArg.sort,
            conditions: queryArg.conditions,
            internship_period_id: queryArg.internshipPeriodId,
            date: queryArg.date,
            state: queryArg.state,
            examiner_id: queryArg.examinerId,
          },
        }),
        providesTags: ["Defence"],
      }),
      createDefences: build.mutation<CreateDefencesResponse, CreateDefencesArg>(
        {
          query: (queryArg) => ({
            url: `/defences`,
            method: "POST",
            body: queryArg.defencesInput,
          }),
          invalidatesTags: ["Defence"],
        },
      ),
      getDefenceScheduleFile: build.query<
        GetDefenceScheduleFileResponse,
        GetDefenceScheduleFileArg
      >({
        query: (queryArg) => ({
          url: `/defences/file`,
          params: {
            internship_period_id: queryArg.internshipPeriodId,
            date: queryArg.date,
          },
        }),
        providesTags: ["Defence"],
      }),
      getDefence: build.query<GetDefenceResponse, GetDefenceArg>({
        query: (queryArg) => ({
          url: `/defences/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Defence"],
      }),
      updateDefence: build.mutation<UpdateDefenceResponse, UpdateDefenceArg>({
        query: (queryArg) => ({
          url: `/defences/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.defenceUpdateInput,
        }),
        invalidatesTags: ["Defence"],
      }),
      cancelDefence: build.mutation<CancelDefenceResponse, CancelDefenceArg>({
        query: (queryArg) => ({
          url: `/defences/${encodeURIComponent(String(queryArg.id))}/cancel`,
          method: "POST",
          body: queryArg.defenceCancelInput,
        }),
        invalidatesTags: ["Defence"],
      }),
      submitDefenceScore: build.mutation<
        SubmitDefenceScoreResponse,
        SubmitDefenceScoreArg
      >({
        query: (queryArg) => ({
          url: `/defences/${encodeURIComponent(String(queryArg.id))}/score`,
          method: "PUT",
          body: queryArg.defenceScoreInput,
        }),
        invalidatesTags: ["Defence"],
      }),
      getDefenceFile: build.query<GetDefenceFileResponse, GetDefenceFileArg>({
        query: (queryArg) => ({
          url: `/defences/${encodeURIComponent(String(queryArg.id))}/file`,
        }),
        providesTags: ["Defence"],
      }),
      getInternshipDefence: build.query<
        GetInternshipDefenceResponse,
        GetInternshipDefenceArg
      >({
        query: (queryArg) => ({
          url: `/internships/${encodeURIComponent(String(queryArg.id))}/defence`,
        }),
        providesTags: ["Defence"],
      }),
      listFinalReports: build.query<
        ListFinalReportsResponse,
        ListFinalReportsArg
      >({
        query: (queryArg) => ({
          url: `/final-reports`,
          params: {
            page: queryArg.page,
            per_page: queryArg.perPage,
            search: queryArg.search,
            sort: queryArg.sort,
            conditions: queryArg.conditions,
            internship_period_id: queryArg.internshipPeriodId,
            lecturer_id: queryArg.lecturerId,
            company_id: queryArg.companyId,
            state: queryArg.state,
          },
        }),
        providesTags: ["FinalReport"],
      }),
      getFinalReport: build.query<GetFinalReportResponse, GetFinalReportArg>({
        query: (queryArg) => ({
          url: `/final-reports/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["FinalReport"],
      }),
      createFinalReportVersion: build.mutation<
        CreateFinalReportVersionResponse,
        CreateFinalReportVersionArg
      >({
        query: (queryArg) => ({
          url: `/final-reports/${encodeURIComponent(String(queryArg.id))}/versions`,
          method: "POST",
          body: queryArg.finalReportVersionInput,
        }),
        invalidatesTags: ["FinalReport"],
      }),
      getFinalReportFile: build.query<
        GetFinalReportFileResponse,
        GetFinalReportFileArg
      >({
        query: (queryArg) => ({
          url: `/final-reports/${encodeURIComponent(String(queryArg.id))}/versions/${encodeURIComponent(String(queryArg["number"]))}/file`,
        }),
        providesTags: ["FinalReport"],
      }),
      returnFinalReport: build.mutation<
        ReturnFinalReportResponse,
        ReturnFinalReportArg
      >({
        query: (queryArg) => ({
          url: `/final-reports/${encodeURIComponent(String(queryArg.id))}/return`,
          method: "POST",
          body: queryArg.finalReportReturnInput,
        }),
        invalidatesTags: ["FinalReport"],
      }),
      acceptFinalReport: build.mutation<
        AcceptFinalReportResponse,
        AcceptFinalReportArg
      >({
        query: (queryArg) => ({
          url: `/final-reports/${encodeURIComponent(String(queryArg.id))}/accept`,
          method: "POST",
          body: queryArg.finalReportAcceptanceInput,
        }),
        invalidatesTags: ["FinalReport"],
      }),
      reopenFinalReport: build.mutation<
        ReopenFinalReportResponse,
        ReopenFinalReportArg
      >({
        query: (queryArg) => ({
          url: `/final-reports/${encodeURIComponent(String(queryArg.id))}/reopen`,
          method: "POST",
          body: queryArg.finalReportReopeningInput,
        }),
        invalidatesTags: ["FinalReport"],
      }),
      listFollowUps: build.query<ListFollowUpsResponse, ListFollowUpsArg>({
        query: (queryArg) => ({
          url: `/follow-ups`,
          params: {
            shown: queryArg.shown,
          },
        }),
        providesTags: ["FollowUp"],
      }),
      getFollowUp: build.query<GetFollowUpResponse, GetFollowUpArg>({
        query: (queryArg) => ({
          url: `/follow-ups/${encodeURIComponent(String(queryArg.kind))}`,
          params: {
            page: queryArg.page,
            per_page: queryArg.perPage,
          },
        }),
        providesTags: ["FollowUp"],
      }),
      updateFollowUp: build.mutation<UpdateFollowUpResponse, UpdateFollowUpArg>(
        {
          query: (queryArg) => ({
            url: `/follow-ups/${encodeURIComponent(String(queryArg.kind))}`,
            method: "PUT",
            body: queryArg.followUpInput,
          }),
          invalidatesTags: ["FollowUp"],
        },
      ),
      updateFollowUpItem: build.mutation<
        UpdateFollowUpItemResponse,
        UpdateFollowUpItemArg
      >({
        query: (queryArg) => ({
          url: `/follow-ups/${encodeURIComponent(String(queryArg.kind))}/items/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.followUpItemInput,
        }),
        invalidatesTags: ["FollowUp"],
      }),
      createFollowUpReminder: build.mutation<
        CreateFollowUpReminderResponse,
        CreateFollowUpReminderArg
      >({
        query: (queryArg) => ({
          url: `/follow-ups/${encodeURIComponent(String(queryArg.kind))}/items/${encodeURIComponent(String(queryArg.id))}/reminders`,
          method: "POST",
        }),
        invalidatesTags: ["FollowUp"],
      }),
      listGrades: build.query<ListGradesResponse, ListGradesArg>({
        query: (queryArg) => ({
          url: `/grades`,
          params: {
            page: queryArg.page,
            per_page: queryArg.perPage,
            search: queryArg.search,
            sort: queryArg.sort,
            conditions: queryArg.conditions,
            internship_id: queryArg.internshipId,
            course_code: queryArg.courseCode,
          },
        }),
        providesTags: ["Grade"],
      }),
      createGrade: build.mutation<CreateGradeResponse, CreateGradeArg>({
        query: (queryArg) => ({
          url: `/grades`,
          method: "POST",
          body: queryArg.gradeInput,
        }),
        invalidatesTags: ["Grade"],
      }),
      getGradeSheet: build.query<GetGradeSheetResponse, GetGradeSheetArg>({
        query: (queryArg) => ({
          url: `/grades/sheet`,
          params: {
            page: queryArg.page,
            per_page: queryArg.perPage,
            course_code: queryArg.courseCode,
            internship_period_id: queryArg.internshipPeriodId,
          },
        }),
        providesTags: ["Grade"],
      }),
      getGrade: build.query<GetGradeResponse, GetGradeArg>({
        query: (queryArg) => ({
          url: `/grades/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Grade"],
      }),
      updateGrade: build.mutation<UpdateGradeResponse, UpdateGradeArg>({
        query: (queryArg) => ({
          url: `/grades/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.gradeUpdateInput,
        }),
        invalidatesTags: ["Grade"],
      }),
      deleteGrade: build.mutation<DeleteGradeResponse, DeleteGradeArg>({
        query: (queryArg) => ({
          url: `/grades/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
          params: {
            reason: queryArg.reason,
          },
        }),
        invalidatesTags: ["Grade"],
      }),
      listGuidanceSessions: build.query<
        ListGuidanceSessionsResponse,
        ListGuidanceSessionsArg
      >({
        query: (queryArg) => ({
          url: `/guidance-sessions`,
          params: {
            page: queryArg.page,
            per_page: queryArg.perPage,
            search: queryArg.search,
            sort: queryArg.sort,
            conditions: queryArg.conditions,
            internship_id: queryArg.internshipId,
            internship_period_id: queryArg.internshipPeriodId,
            lecturer_id: queryArg.lecturerId,
            state: queryArg.state,
          },
        }),
        providesTags: ["GuidanceSession"],
      }),
      createGuidanceSession: build.mutation<
        CreateGuidanceSessionResponse,
        CreateGuidanceSessionArg
      >({
        query: (queryArg) => ({
          url: `/guidance-sessions`,
          method: "POST",
          body: queryArg.guidanceSessionInput,
        }),
        invalidatesTags: ["GuidanceSession"],
      }),
      listGuidanceProgress: build.query<
        ListGuidanceProgressResponse,
        ListGuidanceProgressArg
      >({
        query: (queryArg) => ({
          url: `/guidance-sessions/progress`,
          params: {
            page: queryArg.page,
            per_page: queryArg.perPage,
            search: queryArg.search,
            sort: queryArg.sort,
            shortage: queryArg.shortage,
            internship_period_id: queryArg.internshipPeriodId,
            lecturer_id: queryArg.lecturerId,
            internship_id: queryArg.internshipId,
          },
        }),
        providesTags: ["GuidanceSession"],
      }),
      agreeToGuidanceSessions: build.mutation<
        AgreeToGuidanceSessionsResponse,
        AgreeToGuidanceSessionsArg
      >({
        query: (queryArg) => ({
          url: `/guidance-sessions/agreements`,
          method: "POST",
          body: queryArg.guidanceAgreementsInput,
        }),
        invalidatesTags: ["GuidanceSession"],
      }),
      getGuidanceSession: build.query<
        GetGuidanceSessionResponse,
        GetGuidanceSessionArg
      >({
        query: (queryArg) => ({
          url: `/guidance-sessions/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["GuidanceSession"],
      }),
      updateGuidanceSession: build.mutation<
        UpdateGuidanceSessionResponse,
        UpdateGuidanceSessionArg
      >({
        query: (queryArg) => ({
          url: `/guidance-sessions/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.guidanceSessionUpdateInput,
        }),
        invalidatesTags: ["GuidanceSession"],
      }),
      deleteGuidanceSession: build.mutation<
        DeleteGuidanceSessionResponse,
        DeleteGuidanceSessionArg
      >({
        query: (queryArg) => ({
          url: `/guidance-sessions/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["GuidanceSession"],
      }),
      returnGuidanceSession: build.mutation<
        ReturnGuidanceSessionResponse,
        ReturnGuidanceSessionArg
      >({
        query: (queryArg) => ({
          url: `/guidance-sessions/${encodeURIComponent(String(queryArg.id))}/return`,
          method: "POST",
          body: queryArg.guidanceReturnInput,
        }),
        invalidatesTags: ["GuidanceSession"],
      }),
      listHolidays: build.query<ListHolidaysResponse, ListHolidaysArg>({
        query: (queryArg) => ({
          url: `/holidays`,
          params: {
            page: queryArg.page,
            per_page: queryArg.perPage,
            search: queryArg.search,
            sort: queryArg.sort,
            conditions: queryArg.conditions,
            kind: queryArg.kind,
            certainty: queryArg.certainty,
            year: queryArg.year,
          },
        }),
        providesTags: ["Holiday"],
      }),
      createHoliday: build.mutation<CreateHolidayResponse, CreateHolidayArg>({
        query: (queryArg) => ({
          url: `/holidays`,
          method: "POST",
          body: queryArg.holidayCreateInput,
        }),
        invalidatesTags: ["Holiday"],
      }),
      applyToHolidays: build.mutation<
        ApplyToHolidaysResponse,
        ApplyToHolidaysArg
      >({
        query: (queryArg) => ({
          url: `/holidays/actions`,
          method: "POST",
          body: queryArg.holidayBulkInput,
        }),
        invalidatesTags: ["Holiday"],
      }),
      getHoliday: build.query<GetHolidayResponse, GetHolidayArg>({
        query: (queryArg) => ({
          url: `/holidays/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Holiday"],
      }),
      updateHoliday: build.mutation<UpdateHolidayResponse, UpdateHolidayArg>({
        query: (queryArg) => ({
          url: `/holidays/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.holidayUpdateInput,
        }),
        invalidatesTags: ["Holiday"],
      }),
      deleteHoliday: build.mutation<DeleteHolidayResponse, DeleteHolidayArg>({
        query: (queryArg) => ({
          url: `/holidays/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
          params: {
            reason: queryArg.reason,
            seen_changes: queryArg.seenChanges,
          },
        }),
        invalidatesTags: ["Holiday"],
      }),
      getHolidayMove: build.query<GetHolidayMoveResponse, GetHolidayMoveArg>({
        query: (queryArg) => ({
          url: `/holidays/${encodeURIComponent(String(queryArg.id))}/move`,
          params: {
            date: queryArg.date,
          },
        }),
        providesTags: ["Holiday"],
      }),
      createHolidayMove: build.mutation<
        CreateHolidayMoveResponse,
        CreateHolidayMoveArg
      >({
        query: (queryArg) => ({
          url: `/holidays/${encodeURIComponent(String(queryArg.id))}/move`,
          method: "POST",
          body: queryArg.holidayMoveInput,
        }),
        invalidatesTags: ["Holiday"],
      }),
      createImport: build.mutation<CreateImportResponse, CreateImportArg>({
        query: (queryArg) => ({
          url: `/imports/${encodeURIComponent(String(queryArg.kind))}`,
          method: "POST",
          body: queryArg.importInput,
        }),
        invalidatesTags: ["Import"],
      }),
      readImportFile: build.mutation<ReadImportFileResponse, ReadImportFileArg>(
        {
          query: (queryArg) => ({
            url: `/imports/${encodeURIComponent(String(queryArg.kind))}/read`,
            method: "POST",
            body: queryArg.importFileInput,
          }),
          invalidatesTags: ["Import"],
        },
      ),
      checkImport: build.mutation<CheckImportResponse, CheckImportArg>({
        query: (queryArg) => ({
          url: `/imports/${encodeURIComponent(String(queryArg.kind))}/check`,
          method: "POST",
          body: queryArg.importCheckInput,
        }),
        invalidatesTags: ["Import"],
      }),
      listInternshipPeriods: build.query<
        ListInternshipPeriodsResponse,
        ListInternshipPeriodsArg
      >({
        query: (queryArg) => ({
          url: `/internship-periods`,
          params: {
            page: queryArg.page,
            per_page: queryArg.perPage,
            search: queryArg.search,
            sort: queryArg.sort,
            conditions: queryArg.conditions,
            is_active: queryArg.isActive,
            semester: queryArg.semester,
          },
        }),
        providesTags: ["InternshipPeriod"],
      }),
      createInternshipPeriod: build.mutation<
        CreateInternshipPeriodResponse,
        CreateInternshipPeriodArg
      >({
        query: (queryArg) => ({
          url: `/internship-periods`,
          method: "POST",
          body: queryArg.internshipPeriodInput,
        }),
        invalidatesTags: ["InternshipPeriod"],
      }),
      applyToInternshipPeriods: build.mutation<
        ApplyToInternshipPeriodsResponse,
        ApplyToInternshipPeriodsArg
      >({
        query: (queryArg) => ({
          url: `/internship-periods/actions`,
          method: "POST",
          body: queryArg.recordBulkInput,
        }),
        invalidatesTags: ["InternshipPeriod"],
      }),
      getInternshipPeriod: build.query<
        GetInternshipPeriodResponse,
        GetInternshipPeriodArg
      >({
        query: (queryArg) => ({
          url: `/internship-periods/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["InternshipPeriod"],
      }),
      updateInternshipPeriod: build.mutation<
        UpdateInternshipPeriodResponse,
        UpdateInternshipPeriodArg
      >({
        query: (queryArg) => ({
          url: `/internship-periods/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.internshipPeriodUpdateInput,
        }),
        invalidatesTags: ["InternshipPeriod"],
      }),
      deleteInternshipPeriod: build.mutation<
        DeleteInternshipPeriodResponse,
        DeleteInternshipPeriodArg
      >({
        query: (queryArg) => ({
          url: `/internship-periods/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["InternshipPeriod"],
      }),
      closeInternshipPeriod: build.mutation<
        CloseInternshipPeriodResponse,
        CloseInternshipPeriodArg
      >({
        query: (queryArg) => ({
          url: `/internship-periods/${encodeURIComponent(String(queryArg.id))}/close`,
          method: "PATCH",
          body: queryArg.periodClosingInput,
        }),
        invalidatesTags: ["InternshipPeriod"],
      }),
      getUnfinishedPlacements: build.query<
        GetUnfinishedPlacementsResponse,
        GetUnfinishedPlacementsArg
      >({
        query: (queryArg) => ({
          url: `/internship-periods/${encodeURIComponent(String(queryArg.id))}/unfinished-placements`,
        }),
        providesTags: ["InternshipPeriod"],
      }),
      reopenInternshipPeriod: build.mutation<
        ReopenInternshipPeriodResponse,
        ReopenInternshipPeriodArg
      >({
        query: (queryArg) => ({
          url: `/internship-periods/${encodeURIComponent(String(queryArg.id))}/reopen`,
          method: "PATCH",
        }),
        invalidatesTags: ["InternshipPeriod"],
      }),
      getFreePlaces: build.query<GetFreePlacesResponse, GetFreePlacesArg>({
        query: (queryArg) => ({
          url: `/internship-periods/${encodeURIComponent(String(queryArg.id))}/free-places`,
        }),
        providesTags: ["Internship"],
      }),
      listInternships: build.query<ListInternshipsResponse, ListInternshipsArg>(
        {
          query: (queryArg) => ({
            url: `/internships`,
            params: {
              page: queryArg.page,
              per_page: queryArg.perPage,
              search: queryArg.search,
              sort: queryArg.sort,
              conditions: queryArg.conditions,
              internship_period_id: queryArg.internshipPeriodId,
              company_id: queryArg.companyId,
              mentor_id: queryArg.mentorId,
              lecturer_id: queryArg.lecturerId,
              student_id: queryArg.studentId,
              without_internship_in: queryArg.withoutInternshipIn,
              stage: queryArg.stage,
            },
          }),
          providesTags: ["Internship"],
        },
      ),
      createInternship: build.mutation<
        CreateInternshipResponse,
        CreateInternshipArg
      >({
        query: (queryArg) => ({
          url: `/internships`,
          method: "POST",
          body: queryArg.internshipInput,
        }),
        invalidatesTags: ["Internship"],
      }),
      createInternships: build.mutation<
        CreateInternshipsResponse,
        CreateInternshipsArg
      >({
        query: (queryArg) => ({
          url: `/internships/bulk`,
          method: "POST",
          body: queryArg.internshipsInput,
        }),
        invalidatesTags: ["Internship"],
      }),
      getPlacementCheck: build.query<
        GetPlacementCheckResponse,
        GetPlacementCheckArg
      >({
        query: (queryArg) => ({
          url: `/internships/bulk/check`,
          method: "POST",
          body: queryArg.placementsInput,
        }),
        providesTags: ["Internship"],
      }),
      applyToInternships: build.mutation<
        ApplyToInternshipsResponse,
        ApplyToInternshipsArg
      >({
        query: (queryArg) => ({
          url: `/internships/actions`,
          method: "POST",
          body: queryArg.internshipBulkInput,
        }),
        invalidatesTags: ["Internship"],
      }),
      getInternship: build.query<GetInternshipResponse, GetInternshipArg>({
        query: (queryArg) => ({
          url: `/internships/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Internship"],
      }),
      updateInternship: build.mutation<
        UpdateInternshipResponse,
        UpdateInternshipArg
      >({
        query: (queryArg) => ({
          url: `/internships/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.internshipUpdateInput,
        }),
        invalidatesTags: ["Internship"],
      }),
      deleteInternship: build.mutation<
        DeleteInternshipResponse,
        DeleteInternshipArg
      >({
        query: (queryArg) => ({
          url: `/internships/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Internship"],
      }),
      listAttendancePlaces: build.query<
        ListAttendancePlacesResponse,
        ListAttendancePlacesArg
      >({
        query: (queryArg) => ({
          url: `/internships/${encodeURIComponent(String(queryArg.id))}/attendance-places`,
        }),
        providesTags: ["Internship"],
      }),
      listInternshipActivities: build.query<
        ListInternshipActivitiesResponse,
        ListInternshipActivitiesArg
      >({
        query: (queryArg) => ({
          url: `/internships/${encodeURIComponent(String(queryArg.id))}/activities`,
          params: {
            page: queryArg.page,
            per_page: queryArg.perPage,
            search: queryArg.search,
            sort: queryArg.sort,
            conditions: queryArg.conditions,
            date: queryArg.date,
            attended: queryArg.attended,
            validated_by_mentor: queryArg.validatedByMentor,
            validated_by_lecturer: queryArg.validatedByLecturer,
            date_from: queryArg.dateFrom,
            date_to: queryArg.dateTo,
          },
        }),
        providesTags: ["Activity"],
      }),
      createInternshipActivities: build.mutation<
        CreateInternshipActivitiesResponse,
        CreateInternshipActivitiesArg
      >({
        query: (queryArg) => ({
          url: `/internships/${encodeURIComponent(String(queryArg.id))}/activities/bulk`,
          method: "POST",
          body: queryArg.activitiesInput,
        }),
        invalidatesTags: ["Activity"],
      }),
      listInternshipGrades: build.query<
        ListInternshipGradesResponse,
        ListInternshipGradesArg
      >({
        query: (queryArg) => ({
          url: `/internships/${encodeURIComponent(String(queryArg.id))}/grades`,
          params: {
            page: queryArg.page,
            per_page: queryArg.perPage,
            search: queryArg.search,
            sort: queryArg.sort,
            conditions: queryArg.conditions,
          },
        }),
        providesTags: ["Grade"],
      }),
      listStudentInternships: build.query<
        ListStudentInternshipsResponse,
        ListStudentInternshipsArg
      >({
        query: (queryArg) => ({
          url: `/student/internships`,
          params: {
            page: queryArg.page,
            per_page: queryArg.perPage,
            search: queryArg.search,
            sort: queryArg.sort,
            internship_period_id: queryArg.internshipPeriodId,
          },
        }),
        providesTags: ["Internship"],
      }),
      createInvitation: build.mutation<
        CreateInvitationResponse,
        CreateInvitationArg
      >({
        query: (queryArg) => ({
          url: `/invitations`,
          method: "POST",
          body: queryArg.invitationInput,
        }),
        invalidatesTags: ["Invitation"],
      }),
      getInvitation: build.query<GetInvitationResponse, GetInvitationArg>({
        query: (queryArg) => ({
          url: `/users/${encodeURIComponent(String(queryArg.id))}/invitation`,
        }),
        providesTags: ["Invitation"],
      }),
      renewInvitation: build.mutation<
        RenewInvitationResponse,
        RenewInvitationArg
      >({
        query: (queryArg) => ({
          url: `/users/${encodeURIComponent(String(queryArg.id))}/invitation`,
          method: "POST",
        }),
        invalidatesTags: ["Invitation"],
      }),
      cancelInvitation: build.mutation<
        CancelInvitationResponse,
        CancelInvitationArg
      >({
        query: (queryArg) => ({
          url: `/users/${encodeURIComponent(String(queryArg.id))}/invitation`,
          method: "DELETE",
        }),
        invalidatesTags: ["Invitation"],
      }),
      readInvitationOffer: build.mutation<
        ReadInvitationOfferResponse,
        ReadInvitationOfferArg
      >({
        query: (queryArg) => ({
          url: `/invitations/offer`,
          method: "POST",
          body: queryArg.invitationCodeInput,
        }),
        invalidatesTags: ["Invitation"],
      }),
      acceptInvitation: build.mutation<
        AcceptInvitationResponse,
        AcceptInvitationArg
      >({
        query: (queryArg) => ({
          url: `/invitations/acceptance`,
          method: "POST",
          body: queryArg.invitationAcceptanceInput,
        }),
        invalidatesTags: ["Invitation"],
      }),
      listLecturers: build.query<ListLecturersResponse, ListLecturersArg>({
        query: (queryArg) => ({
          url: `/lecturers`,
          params: {
            page: queryArg.page,
            per_page: queryArg.perPage,
            search: queryArg.search,
            sort: queryArg.sort,
            conditions: queryArg.conditions,
            is_active: queryArg.isActive,
            has_signature: queryArg.hasSignature,
          },
        }),
        providesTags: ["Lecturer"],
      }),
      createLecturer: build.mutation<CreateLecturerResponse, CreateLecturerArg>(
        {
          query: (queryArg) => ({
            url: `/lecturers`,
            method: "POST",
            body: queryArg.lecturerCreateInput,
          }),
          invalidatesTags: ["Lecturer"],
        },
      ),
      getLecturer: build.query<GetLecturerResponse, GetLecturerArg>({
        query: (queryArg) => ({
          url: `/lecturers/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Lecturer"],
      }),
      updateLecturer: build.mutation<UpdateLecturerResponse, UpdateLecturerArg>(
        {
          query: (queryArg) => ({
            url: `/lecturers/${encodeURIComponent(String(queryArg.id))}`,
            method: "POST",
            body: queryArg.lecturerUpdateInput,
          }),
          invalidatesTags: ["Lecturer"],
        },
      ),
      deleteLecturer: build.mutation<DeleteLecturerResponse, DeleteLecturerArg>(
        {
          query: (queryArg) => ({
            url: `/lecturers/${encodeURIComponent(String(queryArg.id))}`,
            method: "DELETE",
          }),
          invalidatesTags: ["Lecturer"],
        },
      ),
      listLetterSeries: build.query<
        ListLetterSeriesResponse,
        ListLetterSeriesArg
      >({
        query: () => ({ url: `/letter-series` }),
        providesTags: ["LetterSeries"],
      }),
      updateLetterSeries: build.mutation<
        UpdateLetterSeriesResponse,
        UpdateLetterSeriesArg
      >({
        query: (queryArg) => ({
          url: `/letter-series/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.year))}`,
          method: "PUT",
          body: queryArg.letterSeriesInput,
        }),
        invalidatesTags: ["LetterSeries"],
      }),
      listLetterTemplates: build.query<
        ListLetterTemplatesResponse,
        ListLetterTemplatesArg
      >({
        query: () => ({ url: `/letter-templates` }),
        providesTags: ["LetterTemplate"],
      }),
      updateLetterTemplate: build.mutation<
        UpdateLetterTemplateResponse,
        UpdateLetterTemplateArg
      >({
        query: (queryArg) => ({
          url: `/letter-templates/${encodeURIComponent(String(queryArg.kind))}`,
          method: "PUT",
          body: queryArg.letterTemplateInput,
        }),
        invalidatesTags: ["LetterTemplate"],
      }),
      createLetterTemplateVersion: build.mutation<
        CreateLetterTemplateVersionResponse,
        CreateLetterTemplateVersionArg
      >({
        query: (queryArg) => ({
          url: `/letter-templates/${encodeURIComponent(String(queryArg.kind))}/versions`,
          method: "POST",
          body: queryArg.letterTemplateFileInput,
        }),
        invalidatesTags: ["LetterTemplate"],
      }),
      getLetterTemplateFile: build.query<
        GetLetterTemplateFileResponse,
        GetLetterTemplateFileArg
      >({
        query: (queryArg) => ({
          url: `/letter-templates/${encodeURIComponent(String(queryArg.kind))}/file`,
          params: {
            number: queryArg["number"],
          },
        }),
        providesTags: ["LetterTemplate"],
      }),
      previewLetterTemplate: build.mutation<
        PreviewLetterTemplateResponse,
        PreviewLetterTemplateArg
      >({
        query: (queryArg) => ({
          url: `/letter-templates/${encodeURIComponent(String(queryArg.kind))}/preview`,
          method: "POST",
          body: queryArg.letterTemplatePreviewInput,
        }),
        invalidatesTags: ["LetterTemplate"],
      }),
      getLetterTemplatePreview: build.query<
        GetLetterTemplatePreviewResponse,
        GetLetterTemplatePreviewArg
      >({
        query: (queryArg) => ({
          url: `/letter-templates/${encodeURIComponent(String(queryArg.kind))}/preview`,
          params: {
            format: queryArg.format,
            number: queryArg["number"],
            internship_id: queryArg.internshipId,
          },
        }),
        providesTags: ["LetterTemplate"],
      }),
      listLetters: build.query<ListLettersResponse, ListLettersArg>({
        query: (queryArg) => ({
          url: `/letters`,
          params: {
            page: queryArg.page,
            per_page: queryArg.perPage,
            search: queryArg.search,
            sort: queryArg.sort,
            conditions: queryArg.conditions,
            internship_id: queryArg.internshipId,
            student_id: queryArg.studentId,
            company_id: queryArg.companyId,
            kind: queryArg.kind,
            state: queryArg.state,
          },
        }),
        providesTags: ["Letter"],
      }),
      createLetters: build.mutation<CreateLettersResponse, CreateLettersArg>({
        query: (queryArg) => ({
          url: `/letters`,
          method: "POST",
          body: queryArg.lettersInput,
        }),
        invalidatesTags: ["Letter"],
      }),
      checkLetters: build.mutation<CheckLettersResponse, CheckLettersArg>({
        query: (queryArg) => ({
          url: `/letters/check`,
          method: "POST",
          body: queryArg.lettersCheckInput,
        }),
        invalidatesTags: ["Letter"],
      }),
      listLetterFiles: build.query<ListLetterFilesResponse, ListLetterFilesArg>(
        {
          query: (queryArg) => ({
            url: `/letters/files`,
            params: {
              format: queryArg.format,
              ids: queryArg.ids,
            },
          }),
          providesTags: ["Letter"],
        },
      ),
      getLetter: build.query<GetLetterResponse, GetLetterArg>({
        query: (queryArg) => ({
          url: `/letters/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Letter"],
      }),
      cancelLetter: build.mutation<CancelLetterResponse, CancelLetterArg>({
        query: (queryArg) => ({
          url: `/letters/${encodeURIComponent(String(queryArg.id))}/cancel`,
          method: "POST",
          body: queryArg.letterCancellation,
        }),
        invalidatesTags: ["Letter"],
      }),
      getLetterFile: build.query<GetLetterFileResponse, GetLetterFileArg>({
        query: (queryArg) => ({
          url: `/letters/${encodeURIComponent(String(queryArg.id))}/file`,
          params: {
            format: queryArg.format,
          },
        }),
        providesTags: ["Letter"],
      }),
      getLetterScan: build.query<GetLetterScanResponse, GetLetterScanArg>({
        query: (queryArg) => ({
          url: `/letters/${encodeURIComponent(String(queryArg.id))}/scan`,
        }),
        providesTags: ["Letter"],
      }),
      updateLetterScan: build.mutation<
        UpdateLetterScanResponse,
        UpdateLetterScanArg
      >({
        query: (queryArg) => ({
          url: `/letters/${encodeURIComponent(String(queryArg.id))}/scan`,
          method: "PUT",
          body: queryArg.letterScanInput,
        }),
        invalidatesTags: ["Letter"],
      }),
      deleteLetterScan: build.mutation<
        DeleteLetterScanResponse,
        DeleteLetterScanArg
      >({
        query: (queryArg) => ({
          url: `/letters/${encodeURIComponent(String(queryArg.id))}/scan`,
          method: "DELETE",
        }),
        invalidatesTags: ["Letter"],
      }),
      getMailPreferences: build.query<
        GetMailPreferencesResponse,
        GetMailPreferencesArg
      >({
        query: () => ({ url: `/mail-preferences` }),
        providesTags: ["MailPreference"],
      }),
      updateNewsMailPreference: build.mutation<
        UpdateNewsMailPreferenceResponse,
        UpdateNewsMailPreferenceArg
      >({
        query: (queryArg) => ({
          url: `/mail-preferences/news/${encodeURIComponent(String(queryArg.kind))}`,
          method: "PUT",
          body: queryArg.mailPreferenceInput,
        }),
        invalidatesTags: ["MailPreference"],
      }),
      updateFollowUpMailPreference: build.mutation<
        UpdateFollowUpMailPreferenceResponse,
        UpdateFollowUpMailPreferenceArg
      >({
        query: (queryArg) => ({
          url: `/mail-preferences/follow-ups/${encodeURIComponent(String(queryArg.kind))}`,
          method: "PUT",
          body: queryArg.mailPreferenceInput,
        }),
        invalidatesTags: ["MailPreference"],
      }),
      updateDigestHour: build.mutation<
        UpdateDigestHourResponse,
        UpdateDigestHourArg
      >({
        query: (queryArg) => ({
          url: `/mail-preferences/digest-hour`,
          method: "PUT",
          body: queryArg.digestHourInput,
        }),
        invalidatesTags: ["MailPreference"],
      }),
      listFailedMails: build.query<ListFailedMailsResponse, ListFailedMailsArg>(
        {
          query: () => ({ url: `/mails/failed` }),
          providesTags: ["Mail"],
        },
      ),
      retryMail: build.mutation<RetryMailResponse, RetryMailArg>({
        query: (queryArg) => ({
          url: `/mails/${encodeURIComponent(String(queryArg.id))}/retry`,
          method: "POST",
        }),
        invalidatesTags: ["Mail"],
      }),
      listMentors: build.query<ListMentorsResponse, ListMentorsArg>({
        query: (queryArg) => ({
          url: `/mentors`,
          params: {
            page: queryArg.page,
            per_page: queryArg.perPage,
            search: queryArg.search,
            sort: queryArg.sort,
            conditions: queryArg.conditions,
            is_active: queryArg.isActive,
            has_signature: queryArg.hasSignature,
            company_id: queryArg.companyId,
          },
        }),
        providesTags: ["Mentor"],
      }),
      createMentor: build.mutation<CreateMentorResponse, CreateMentorArg>({
        query: (queryArg) => ({
          url: `/mentors`,
          method: "POST",
          body: queryArg.mentorCreateInput,
        }),
        invalidatesTags: ["Mentor"],
      }),
      applyToMentors: build.mutation<ApplyToMentorsResponse, ApplyToMentorsArg>(
        {
          query: (queryArg) => ({
            url: `/mentors/actions`,
            method: "POST",
            body: queryArg.mentorBulkInput,
          }),
          invalidatesTags: ["Mentor"],
        },
      ),
      getMentor: build.query<GetMentorResponse, GetMentorArg>({
        query: (queryArg) => ({
          url: `/mentors/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Mentor"],
      }),
      updateMentor: build.mutation<UpdateMentorResponse, UpdateMentorArg>({
        query: (queryArg) => ({
          url: `/mentors/${encodeURIComponent(String(queryArg.id))}`,
          method: "POST",
          body: queryArg.mentorUpdateInput,
        }),
        invalidatesTags: ["Mentor"],
      }),
      deleteMentor: build.mutation<DeleteMentorResponse, DeleteMentorArg>({
        query: (queryArg) => ({
          url: `/mentors/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Mentor"],
      }),
      listNotifications: build.query<
        ListNotificationsResponse,
        ListNotificationsArg
      >({
        query: (queryArg) => ({
          url: `/notifications`,
          params: {
            page: queryArg.page,
            per_page: queryArg.perPage,
            is_read: queryArg.isRead,
          },
        }),
        providesTags: ["Notification"],
      }),
      updateNotifications: build.mutation<
        UpdateNotificationsResponse,
        UpdateNotificationsArg
      >({
        query: (queryArg) => ({
          url: `/notifications`,
          method: "PUT",
          body: queryArg.notificationsInput,
        }),
        invalidatesTags: ["Notification"],
      }),
      getNotificationCount: build.query<
        GetNotificationCountResponse,
        GetNotificationCountArg
      >({
        query: () => ({ url: `/notifications/count` }),
        providesTags: ["Notification"],
      }),
      getNotificationStream: build.query<
        GetNotificationStreamResponse,
        GetNotificationStreamArg
      >({
        query: () => ({ url: `/notifications/stream` }),
        providesTags: ["Notification"],
      }),
      updateNotification: build.mutation<
        UpdateNotificationResponse,
        UpdateNotificationArg
      >({
        query: (queryArg) => ({
          url: `/notifications/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.notificationInput,
        }),
        invalidatesTags: ["Notification"],
      }),
      listNotificationPreferences: build.query<
        ListNotificationPreferencesResponse,
        ListNotificationPreferencesArg
      >({
        query: () => ({ url: `/notification-preferences` }),
        providesTags: ["Notification"],
      }),
      updateNotificationPreference: build.mutation<
        UpdateNotificationPreferenceResponse,
        UpdateNotificationPreferenceArg
      >({
        query: (queryArg) => ({
          url: `/notification-preferences/${encodeURIComponent(String(queryArg.kind))}`,
          method: "PUT",
          body: queryArg.notificationPreferenceInput,
        }),
        invalidatesTags: ["Notification"],
      }),
      submitForgottenPassword: build.mutation<
        SubmitForgottenPasswordResponse,
        SubmitForgottenPasswordArg
      >({
        query: (queryArg) => ({
          url: `/password-codes/request`,
          method: "POST",
          body: queryArg.forgottenPasswordInput,
        }),
        invalidatesTags: ["PasswordCode"],
      }),
      readPasswordCodeHolder: build.mutation<
        ReadPasswordCodeHolderResponse,
        ReadPasswordCodeHolderArg
      >({
        query: (queryArg) => ({
          url: `/password-codes/holder`,
          method: "POST",
          body: queryArg.passwordCodeInput,
        }),
        invalidatesTags: ["PasswordCode"],
      }),
      resetForgottenPassword: build.mutation<
        ResetForgottenPasswordResponse,
        ResetForgottenPasswordArg
      >({
        query: (queryArg) => ({
          url: `/password-codes/recovery`,
          method: "POST",
          body: queryArg.passwordRecoveryInput,
        }),
        invalidatesTags: ["PasswordCode"],
      }),
      createPasswordCode: build.mutation<
        CreatePasswordCodeResponse,
        CreatePasswordCodeArg
      >({
        query: (queryArg) => ({
          url: `/users/${encodeURIComponent(String(queryArg.id))}/password-code`,
          method: "POST",
        }),
        invalidatesTags: ["PasswordCode"],
      }),
      updateInternships: build.mutation<
        UpdateInternshipsResponse,
        UpdateInternshipsArg
      >({
        query: (queryArg) => ({
          url: `/internships/changes`,
          method: "POST",
          body: queryArg.placementChangesInput,
        }),
        invalidatesTags: ["Internship"],
      }),
      getPlacementChangeCheck: build.query<
        GetPlacementChangeCheckResponse,
        GetPlacementChangeCheckArg
      >({
        query: (queryArg) => ({
          url: `/internships/changes/check`,
          method: "POST",
          body: queryArg.placementChangesCheckInput,
        }),
        providesTags: ["Internship"],
      }),
      listPlacementRequests: build.query<
        ListPlacementRequestsResponse,
        ListPlacementRequestsArg
      >({
        query: (queryArg) => ({
          url: `/placement-requests`,
          params: {
            page: queryArg.page,
            per_page: queryArg.perPage,
            search: queryArg.search,
            sort: queryArg.sort,
            conditions: queryArg.conditions,
            internship_period_id: queryArg.internshipPeriodId,
            company_id: queryArg.companyId,
            state: queryArg.state,
          },
        }),
        providesTags: ["PlacementRequest"],
      }),
      createPlacementRequest: build.mutation<
        CreatePlacementRequestResponse,
        CreatePlacementRequestArg
      >({
        query: (queryArg) => ({
          url: `/placement-requests`,
          method: "POST",
          body: queryArg.placementRequestInput,
        }),
        invalidatesTags: ["PlacementRequest"],
      }),
      getPlacementRequestCounts: build.query<
        GetPlacementRequestCountsResponse,
        GetPlacementRequestCountsArg
      >({
        query: (queryArg) => ({
          url: `/placement-requests/counts`,
          params: {
            internship_period_id: queryArg.internshipPeriodId,
          },
        }),
        providesTags: ["PlacementRequest"],
      }),
      listPlacementSuggestions: build.query<
        ListPlacementSuggestionsResponse,
        ListPlacementSuggestionsArg
      >({
        query: (queryArg) => ({
          url: `/placement-requests/suggestions`,
          params: {
            internship_period_id: queryArg.internshipPeriodId,
            ids: queryArg.ids,
            lecturer_per: queryArg.lecturerPer,
          },
        }),
        providesTags: ["PlacementRequest"],
      }),
      acceptPlacementRequests: build.mutation<
        AcceptPlacementRequestsResponse,
        AcceptPlacementRequestsArg
      >({
        query: (queryArg) => ({
          url: `/placement-requests/acceptances`,
          method: "POST",
          body: queryArg.placementAcceptancesInput,
        }),
        invalidatesTags: ["PlacementRequest"],
      }),
      checkPlacementAcceptances: build.mutation<
        CheckPlacementAcceptancesResponse,
        CheckPlacementAcceptancesArg
      >({
        query: (queryArg) => ({
          url: `/placement-requests/acceptances/check`,
          method: "POST",
          body: queryArg.placementAcceptancesCheckInput,
        }),
        invalidatesTags: ["PlacementRequest"],
      }),
      getPlacementRequest: build.query<
        GetPlacementRequestResponse,
        GetPlacementRequestArg
      >({
        query: (queryArg) => ({
          url: `/placement-requests/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["PlacementRequest"],
      }),
      updatePlacementRequest: build.mutation<
        UpdatePlacementRequestResponse,
        UpdatePlacementRequestArg
      >({
        query: (queryArg) => ({
          url: `/placement-requests/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.placementRequestUpdateInput,
        }),
        invalidatesTags: ["PlacementRequest"],
      }),
      submitPlacementRequest: build.mutation<
        SubmitPlacementRequestResponse,
        SubmitPlacementRequestArg
      >({
        query: (queryArg) => ({
          url: `/placement-requests/${encodeURIComponent(String(queryArg.id))}/send`,
          method: "POST",
          body: queryArg.seenPlacementRequest,
        }),
        invalidatesTags: ["PlacementRequest"],
      }),
      withdrawPlacementRequest: build.mutation<
        WithdrawPlacementRequestResponse,
        WithdrawPlacementRequestArg
      >({
        query: (queryArg) => ({
          url: `/placement-requests/${encodeURIComponent(String(queryArg.id))}/withdraw`,
          method: "POST",
        }),
        invalidatesTags: ["PlacementRequest"],
      }),
      confirmPlacementMembership: build.mutation<
        ConfirmPlacementMembershipResponse,
        ConfirmPlacementMembershipArg
      >({
        query: (queryArg) => ({
          url: `/placement-requests/${encodeURIComponent(String(queryArg.id))}/membership`,
          method: "POST",
          body: queryArg.placementMembershipInput,
        }),
        invalidatesTags: ["PlacementRequest"],
      }),
      decidePlacementRequest: build.mutation<
        DecidePlacementRequestResponse,
        DecidePlacementRequestArg
      >({
        query: (queryArg) => ({
          url: `/placement-requests/${encodeURIComponent(String(queryArg.id))}/decision`,
          method: "POST",
          body: queryArg.placementDecisionInput,
        }),
        invalidatesTags: ["PlacementRequest"],
      }),
      listSimilarCompanies: build.query<
        ListSimilarCompaniesResponse,
        ListSimilarCompaniesArg
      >({
        query: (queryArg) => ({
          url: `/placement-requests/${encodeURIComponent(String(queryArg.id))}/similar-companies`,
        }),
        providesTags: ["PlacementRequest"],
      }),
      linkPlacementRequestCompany: build.mutation<
        LinkPlacementRequestCompanyResponse,
        LinkPlacementRequestCompanyArg
      >({
        query: (queryArg) => ({
          url: `/placement-requests/${encodeURIComponent(String(queryArg.id))}/company`,
          method: "POST",
          body: queryArg.placementCompanyInput,
        }),
        invalidatesTags: ["PlacementRequest"],
      }),
      getPlacementRequestFile: build.query<
        GetPlacementRequestFileResponse,
        GetPlacementRequestFileArg
      >({
        query: (queryArg) => ({
          url: `/placement-requests/${encodeURIComponent(String(queryArg.id))}/file`,
        }),
        providesTags: ["PlacementRequest"],
      }),
      updatePlacementRequestFile: build.mutation<
        UpdatePlacementRequestFileResponse,
        UpdatePlacementRequestFileArg
      >({
        query: (queryArg) => ({
          url: `/placement-requests/${encodeURIComponent(String(queryArg.id))}/file`,
          method: "PUT",
          body: queryArg.placementRequestFileInput,
        }),
        invalidatesTags: ["PlacementRequest"],
      }),
      deletePlacementRequestFile: build.mutation<
        DeletePlacementRequestFileResponse,
        DeletePlacementRequestFileArg
      >({
        query: (queryArg) => ({
          url: `/placement-requests/${encodeURIComponent(String(queryArg.id))}/file`,
          method: "DELETE",
        }),
        invalidatesTags: ["PlacementRequest"],
      }),
      getPlacementWindow: build.query<
        GetPlacementWindowResponse,
        GetPlacementWindowArg
      >({
        query: (queryArg) => ({
          url: `/internship-periods/${encodeURIComponent(String(queryArg.id))}/placement-window`,
        }),
        providesTags: ["PlacementWindow"],
      }),
      updatePlacementWindow: build.mutation<
        UpdatePlacementWindowResponse,
        UpdatePlacementWindowArg
      >({
        query: (queryArg) => ({
          url: `/internship-periods/${encodeURIComponent(String(queryArg.id))}/placement-window`,
          method: "PUT",
          body: queryArg.placementWindowUpdateInput,
        }),
        invalidatesTags: ["PlacementWindow"],
      }),
      updatePlacementException: build.mutation<
        UpdatePlacementExceptionResponse,
        UpdatePlacementExceptionArg
      >({
        query: (queryArg) => ({
          url: `/internship-periods/${encodeURIComponent(String(queryArg.id))}/placement-window/exceptions/${encodeURIComponent(String(queryArg.studentId))}`,
          method: "PUT",
          body: queryArg.placementExceptionInput,
        }),
        invalidatesTags: ["PlacementWindow"],
      }),
      deletePlacementException: build.mutation<
        DeletePlacementExceptionResponse,
        DeletePlacementExceptionArg
      >({
        query: (queryArg) => ({
          url: `/internship-periods/${encodeURIComponent(String(queryArg.id))}/placement-window/exceptions/${encodeURIComponent(String(queryArg.studentId))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["PlacementWindow"],
      }),
      listPlacementOptions: build.query<
        ListPlacementOptionsResponse,
        ListPlacementOptionsArg
      >({
        query: () => ({ url: `/student/placement-options` }),
        providesTags: ["PlacementWindow"],
      }),
      getDroppedActivities: build.query<
        GetDroppedActivitiesResponse,
        GetDroppedActivitiesArg
      >({
        query: (queryArg) => ({
          url: `/internships/${encodeURIComponent(String(queryArg.id))}/dropped-activities`,
          params: {
            date_from: queryArg.dateFrom,
            date_to: queryArg.dateTo,
          },
        }),
        providesTags: ["Internship"],
      }),
      endInternship: build.mutation<EndInternshipResponse, EndInternshipArg>({
        query: (queryArg) => ({
          url: `/internships/${encodeURIComponent(String(queryArg.id))}/end`,
          method: "POST",
          body: queryArg.internshipEndInput,
        }),
        invalidatesTags: ["Internship"],
      }),
      undoInternshipEnd: build.mutation<
        UndoInternshipEndResponse,
        UndoInternshipEndArg
      >({
        query: (queryArg) => ({
          url: `/internships/${encodeURIComponent(String(queryArg.id))}/end/undo`,
          method: "POST",
          body: queryArg.takeBackInput,
        }),
        invalidatesTags: ["Internship"],
      }),
      moveInternship: build.mutation<MoveInternshipResponse, MoveInternshipArg>(
        {
          query: (queryArg) => ({
            url: `/internships/${encodeURIComponent(String(queryArg.id))}/move`,
            method: "POST",
            body: queryArg.internshipMoveInput,
          }),
          invalidatesTags: ["Internship"],
        },
      ),
      finishInternship: build.mutation<
        FinishInternshipResponse,
        FinishInternshipArg
      >({
        query: (queryArg) => ({
          url: `/internships/${encodeURIComponent(String(queryArg.id))}/finish`,
          method: "POST",
        }),
        invalidatesTags: ["Internship"],
      }),
      undoInternshipFinish: build.mutation<
        UndoInternshipFinishResponse,
        UndoInternshipFinishArg
      >({
        query: (queryArg) => ({
          url: `/internships/${encodeURIComponent(String(queryArg.id))}/finish/undo`,
          method: "POST",
          body: queryArg.finishUndoInput,
        }),
        invalidatesTags: ["Internship"],
      }),
      listInterruptions: build.query<
        ListInterruptionsResponse,
        ListInterruptionsArg
      >({
        query: (queryArg) => ({
          url: `/internships/${encodeURIComponent(String(queryArg.id))}/interruptions`,
        }),
        providesTags: ["Internship"],
      }),
      createInterruption: build.mutation<
        CreateInterruptionResponse,
        CreateInterruptionArg
      >({
        query: (queryArg) => ({
          url: `/internships/${encodeURIComponent(String(queryArg.id))}/interruptions`,
          method: "POST",
          body: queryArg.interruptionInput,
        }),
        invalidatesTags: ["Internship"],
      }),
      updateInterruption: build.mutation<
        UpdateInterruptionResponse,
        UpdateInterruptionArg
      >({
        query: (queryArg) => ({
          url: `/internships/${encodeURIComponent(String(queryArg.id))}/interruptions/${encodeURIComponent(String(queryArg.interruptionId))}`,
          method: "PUT",
          body: queryArg.interruptionUpdateInput,
        }),
        invalidatesTags: ["Internship"],
      }),
      cancelInterruption: build.mutation<
        CancelInterruptionResponse,
        CancelInterruptionArg
      >({
        query: (queryArg) => ({
          url: `/internships/${encodeURIComponent(String(queryArg.id))}/interruptions/${encodeURIComponent(String(queryArg.interruptionId))}/cancel`,
          method: "POST",
          body: queryArg.takeBackInput,
        }),
        invalidatesTags: ["Internship"],
      }),
      listPlaces: build.query<ListPlacesResponse, ListPlacesArg>({
        query: (queryArg) => ({
          url: `/places`,
          params: {
            page: queryArg.page,
            per_page: queryArg.perPage,
            search: queryArg.search,
            sort: queryArg.sort,
            conditions: queryArg.conditions,
            company_id: queryArg.companyId,
            is_active: queryArg.isActive,
            time_zone: queryArg.timeZone,
          },
        }),
        providesTags: ["Place"],
      }),
      createPlace: build.mutation<CreatePlaceResponse, CreatePlaceArg>({
        query: (queryArg) => ({
          url: `/places`,
          method: "POST",
          body: queryArg.placeCreateInput,
        }),
        invalidatesTags: ["Place"],
      }),
      applyToPlaces: build.mutation<ApplyToPlacesResponse, ApplyToPlacesArg>({
        query: (queryArg) => ({
          url: `/places/actions`,
          method: "POST",
          body: queryArg.recordBulkInput,
        }),
        invalidatesTags: ["Place"],
      }),
      getPlace: build.query<GetPlaceResponse, GetPlaceArg>({
        query: (queryArg) => ({
          url: `/places/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Place"],
      }),
      updatePlace: build.mutation<UpdatePlaceResponse, UpdatePlaceArg>({
        query: (queryArg) => ({
          url: `/places/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.placeUpdateInput,
        }),
        invalidatesTags: ["Place"],
      }),
      deletePlace: build.mutation<DeletePlaceResponse, DeletePlaceArg>({
        query: (queryArg) => ({
          url: `/places/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Place"],
      }),
      getInstitution: build.query<GetInstitutionResponse, GetInstitutionArg>({
        query: () => ({ url: `/institution` }),
        providesTags: ["Institution"],
      }),
      updateInstitution: build.mutation<
        UpdateInstitutionResponse,
        UpdateInstitutionArg
      >({
        query: (queryArg) => ({
          url: `/institution`,
          method: "PUT",
          body: queryArg.institutionInput,
        }),
        invalidatesTags: ["Institution"],
      }),
      getPublicAddress: build.query<
        GetPublicAddressResponse,
        GetPublicAddressArg
      >({
        query: () => ({ url: `/public-address` }),
        providesTags: ["PublicAddress"],
      }),
      confirmPublicAddress: build.mutation<
        ConfirmPublicAddressResponse,
        ConfirmPublicAddressArg
      >({
        query: (queryArg) => ({
          url: `/public-address`,
          method: "PUT",
          body: queryArg.publicAddressInput,
        }),
        invalidatesTags: ["PublicAddress"],
      }),
      getGradeReport: build.query<GetGradeReportResponse, GetGradeReportArg>({
        query: (queryArg) => ({
          url: `/reports/grades`,
          params: {
            course_code: queryArg.courseCode,
            internship_period_id: queryArg.internshipPeriodId,
            lecturer_id: queryArg.lecturerId,
            mentor_id: queryArg.mentorId,
          },
        }),
        providesTags: ["Report"],
      }),
      getGradeReportOptions: build.query<
        GetGradeReportOptionsResponse,
        GetGradeReportOptionsArg
      >({
        query: (queryArg) => ({
          url: `/reports/grades/options`,
          params: {
            search: queryArg.search,
            course_code: queryArg.courseCode,
            internship_period_id: queryArg.internshipPeriodId,
            lecturer_id: queryArg.lecturerId,
            mentor_id: queryArg.mentorId,
          },
        }),
        providesTags: ["Report"],
      }),
      getGradeCounts: build.query<GetGradeCountsResponse, GetGradeCountsArg>({
        query: (queryArg) => ({
          url: `/reports/grades/all`,
          params: {
            course_code: queryArg.courseCode,
            internship_period_id: queryArg.internshipPeriodId,
            academic_year: queryArg.academicYear,
            lecturer_id: queryArg.lecturerId,
            mentor_id: queryArg.mentorId,
          },
        }),
        providesTags: ["Report"],
      }),
      getAllGrades: build.query<GetAllGradesResponse, GetAllGradesArg>({
        query: (queryArg) => ({
          url: `/reports/grades/all/pdf`,
          params: {
            course_code: queryArg.courseCode,
            internship_period_id: queryArg.internshipPeriodId,
            academic_year: queryArg.academicYear,
            lecturer_id: queryArg.lecturerId,
            mentor_id: queryArg.mentorId,
            layout: queryArg.layout,
          },
        }),
        providesTags: ["Report"],
      }),
      getReportVerification: build.query<
        GetReportVerificationResponse,
        GetReportVerificationArg
      >({
        query: (queryArg) => ({
          url: `/verifications/${encodeURIComponent(String(queryArg.code))}`,
        }),
        providesTags: ["Report"],
      }),
      listReviews: build.query<ListReviewsResponse, ListReviewsArg>({
        query: (queryArg) => ({
          url: `/reviews`,
          params: {
            view: queryArg.view,
            group: queryArg.group,
            ids: queryArg.ids,
            page: queryArg.page,
            per_page: queryArg.perPage,
            student_id: queryArg.studentId,
            company_id: queryArg.companyId,
            internship_period_id: queryArg.internshipPeriodId,
            date_from: queryArg.dateFrom,
            date_to: queryArg.dateTo,
            search: queryArg.search,
          },
        }),
        providesTags: ["Review"],
      }),
      getReviewCounts: build.query<GetReviewCountsResponse, GetReviewCountsArg>(
        {
          query: (queryArg) => ({
            url: `/reviews/counts`,
            params: {
              student_id: queryArg.studentId,
              company_id: queryArg.companyId,
              internship_period_id: queryArg.internshipPeriodId,
              date_from: queryArg.dateFrom,
              date_to: queryArg.dateTo,
              search: queryArg.search,
            },
          }),
          providesTags: ["Review"],
        },
      ),
      getReviewSelection: build.query<
        GetReviewSelectionResponse,
        GetReviewSelectionArg
      >({
        query: (queryArg) => ({
          url: `/reviews/selection`,
          params: {
            view: queryArg.view,
            group: queryArg.group,
            student_id: queryArg.studentId,
            company_id: queryArg.companyId,
            internship_period_id: queryArg.internshipPeriodId,
            date_from: queryArg.dateFrom,
            date_to: queryArg.dateTo,
            search: queryArg.search,
          },
        }),
        providesTags: ["Review"],
      }),
      getReviewSummary: build.query<
        GetReviewSummaryResponse,
        GetReviewSummaryArg
      >({
        query: (queryArg) => ({
          url: `/reviews/summary`,
          method: "POST",
          body: queryArg.reviewSummaryInput,
        }),
        providesTags: ["Review"],
      }),
      recordReviewDecisions: build.mutation<
        RecordReviewDecisionsResponse,
        RecordReviewDecisionsArg
      >({
        query: (queryArg) => ({
          url: `/reviews/decisions`,
          method: "POST",
          body: queryArg.reviewDecisionsInput,
          params: {
            student_id: queryArg.studentId,
            company_id: queryArg.companyId,
            internship_period_id: queryArg.internshipPeriodId,
            date_from: queryArg.dateFrom,
            date_to: queryArg.dateTo,
            search: queryArg.search,
          },
        }),
        invalidatesTags: ["Review"],
      }),
      listSavedViews: build.query<ListSavedViewsResponse, ListSavedViewsArg>({
        query: (queryArg) => ({
          url: `/saved-views`,
          params: {
            list: queryArg.list,
          },
        }),
        providesTags: ["SavedView"],
      }),
      createSavedView: build.mutation<
        CreateSavedViewResponse,
        CreateSavedViewArg
      >({
        query: (queryArg) => ({
          url: `/saved-views`,
          method: "POST",
          body: queryArg.savedViewInput,
        }),
        invalidatesTags: ["SavedView"],
      }),
      updateSavedView: build.mutation<
        UpdateSavedViewResponse,
        UpdateSavedViewArg
      >({
        query: (queryArg) => ({
          url: `/saved-views/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.savedViewUpdateInput,
        }),
        invalidatesTags: ["SavedView"],
      }),
      deleteSavedView: build.mutation<
        DeleteSavedViewResponse,
        DeleteSavedViewArg
      >({
        query: (queryArg) => ({
          url: `/saved-views/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["SavedView"],
      }),
      listInternshipPlaces: build.query<
        ListInternshipPlacesResponse,
        ListInternshipPlacesArg
      >({
        query: (queryArg) => ({
          url: `/internships/${encodeURIComponent(String(queryArg.id))}/places`,
        }),
        providesTags: ["Schedule"],
      }),
      updateInternshipPlaces: build.mutation<
        UpdateInternshipPlacesResponse,
        UpdateInternshipPlacesArg
      >({
        query: (queryArg) => ({
          url: `/internships/${encodeURIComponent(String(queryArg.id))}/places`,
          method: "PUT",
          body: queryArg.internshipPlacesInput,
        }),
        invalidatesTags: ["Schedule"],
      }),
      listWorkPatterns: build.query<
        ListWorkPatternsResponse,
        ListWorkPatternsArg
      >({
        query: (queryArg) => ({
          url: `/internships/${encodeURIComponent(String(queryArg.id))}/work-patterns`,
        }),
        providesTags: ["Schedule"],
      }),
      createSchedule: build.mutation<CreateScheduleResponse, CreateScheduleArg>(
        {
          query: (queryArg) => ({
            url: `/schedules`,
            method: "POST",
            body: queryArg.scheduleStoreInput,
          }),
          invalidatesTags: ["Schedule"],
        },
      ),
      getScheduleCheck: build.query<
        GetScheduleCheckResponse,
        GetScheduleCheckArg
      >({
        query: (queryArg) => ({
          url: `/schedules/check`,
          method: "POST",
          body: queryArg.scheduleInput,
        }),
        providesTags: ["Schedule"],
      }),
      getStoredHours: build.query<GetStoredHoursResponse, GetStoredHoursArg>({
        query: (queryArg) => ({
          url: `/schedules/hours`,
          method: "POST",
          body: queryArg.placementsOfSchedule,
        }),
        providesTags: ["Schedule"],
      }),
      findRecords: build.query<FindRecordsResponse, FindRecordsArg>({
        query: (queryArg) => ({
          url: `/search`,
          params: {
            search: queryArg.search,
          },
        }),
        providesTags: ["Search"],
      }),
      createPasskeyChallenge: build.mutation<
        CreatePasskeyChallengeResponse,
        CreatePasskeyChallengeArg
      >({
        query: () => ({ url: `/passkeys/challenge`, method: "POST" }),
        invalidatesTags: ["SecondFactor"],
      }),
      loginWithPasskey: build.mutation<
        LoginWithPasskeyResponse,
        LoginWithPasskeyArg
      >({
        query: (queryArg) => ({
          url: `/login/passkey`,
          method: "POST",
          body: queryArg.passkeyLoginInput,
        }),
        invalidatesTags: ["SecondFactor"],
      }),
      getSecondFactors: build.query<
        GetSecondFactorsResponse,
        GetSecondFactorsArg
      >({
        query: () => ({ url: `/me/second-factors` }),
        providesTags: ["SecondFactor"],
      }),
      createAuthenticator: build.mutation<
        CreateAuthenticatorResponse,
        CreateAuthenticatorArg
      >({
        query: () => ({ url: `/me/authenticator`, method: "POST" }),
        invalidatesTags: ["SecondFactor"],
      }),
      confirmAuthenticator: build.mutation<
        ConfirmAuthenticatorResponse,
        ConfirmAuthenticatorArg
      >({
        query: (queryArg) => ({
          url: `/me/authenticator`,
          method: "PUT",
          body: queryArg.authenticatorCodeInput,
        }),
        invalidatesTags: ["SecondFactor"],
      }),
      deleteAuthenticator: build.mutation<
        DeleteAuthenticatorResponse,
        DeleteAuthenticatorArg
      >({
        query: () => ({ url: `/me/authenticator`, method: "DELETE" }),
        invalidatesTags: ["SecondFactor"],
      }),
      createPasskeyCreation: build.mutation<
        CreatePasskeyCreationResponse,
        CreatePasskeyCreationArg
      >({
        query: () => ({ url: `/me/passkeys/challenge`, method: "POST" }),
        invalidatesTags: ["SecondFactor"],
      }),
      createPasskey: build.mutation<CreatePasskeyResponse, CreatePasskeyArg>({
        query: (queryArg) => ({
          url: `/me/passkeys`,
          method: "POST",
          body: queryArg.passkeyInput,
        }),
        invalidatesTags: ["SecondFactor"],
      }),
      deletePasskey: build.mutation<DeletePasskeyResponse, DeletePasskeyArg>({
        query: (queryArg) => ({
          url: `/me/passkeys/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["SecondFactor"],
      }),
      renewRecoveryCodes: build.mutation<
        RenewRecoveryCodesResponse,
        RenewRecoveryCodesArg
      >({
        query: () => ({ url: `/me/recovery-codes`, method: "POST" }),
        invalidatesTags: ["SecondFactor"],
      }),
      confirmIdentity: build.mutation<
        ConfirmIdentityResponse,
        ConfirmIdentityArg
      >({
        query: (queryArg) => ({
          url: `/me/identity`,
          method: "POST",
          body: queryArg.identityInput,
        }),
        invalidatesTags: ["SecondFactor"],
      }),
      createSecondFactorCode: build.mutation<
        CreateSecondFactorCodeResponse,
        CreateSecondFactorCodeArg
      >({
        query: (queryArg) => ({
          url: `/users/${encodeURIComponent(String(queryArg.id))}/second-factor-code`,
          method: "POST",
        }),
        invalidatesTags: ["SecondFactor"],
      }),
      login: build.mutation<LoginResponse, LoginArg>({
        query: (queryArg) => ({
          url: `/login`,
          method: "POST",
          body: queryArg.loginInput,
        }),
        invalidatesTags: ["Session"],
      }),
      logout: build.mutation<LogoutResponse, LogoutArg>({
        query: () => ({ url: `/logout`, method: "POST" }),
        invalidatesTags: ["Session"],
      }),
      refreshSession: build.mutation<RefreshSessionResponse, RefreshSessionArg>(
        {
          query: () => ({ url: `/refresh`, method: "POST" }),
          invalidatesTags: ["Session"],
        },
      ),
      getCurrentUser: build.query<GetCurrentUserResponse, GetCurrentUserArg>({
        query: () => ({ url: `/me`, method: "POST" }),
        providesTags: ["Session"],
      }),
      getOwnAccount: build.query<GetOwnAccountResponse, GetOwnAccountArg>({
        query: () => ({ url: `/me/account` }),
        providesTags: ["Session"],
      }),
      changeOwnContact: build.mutation<
        ChangeOwnContactResponse,
        ChangeOwnContactArg
      >({
        query: (queryArg) => ({
          url: `/me/contact`,
          method: "PUT",
          body: queryArg.ownContactInput,
        }),
        invalidatesTags: ["Session"],
      }),
      createEmailConfirmation: build.mutation<
        CreateEmailConfirmationResponse,
        CreateEmailConfirmationArg
      >({
        query: () => ({ url: `/me/email-confirmation`, method: "POST" }),
        invalidatesTags: ["Session"],
      }),
      confirmEmail: build.mutation<ConfirmEmailResponse, ConfirmEmailArg>({
        query: (queryArg) => ({
          url: `/me/email-confirmation`,
          method: "PUT",
          body: queryArg.emailConfirmationInput,
        }),
        invalidatesTags: ["Session"],
      }),
      getOwnSignature: build.query<GetOwnSignatureResponse, GetOwnSignatureArg>(
        {
          query: () => ({ url: `/me/signature` }),
          providesTags: ["Session"],
        },
      ),
      changeOwnSignature: build.mutation<
        ChangeOwnSignatureResponse,
        ChangeOwnSignatureArg
      >({
        query: (queryArg) => ({
          url: `/me/signature`,
          method: "POST",
          body: queryArg.ownSignatureInput,
        }),
        invalidatesTags: ["Session"],
      }),
      changePassword: build.mutation<ChangePasswordResponse, ChangePasswordArg>(
        {
          query: (queryArg) => ({
            url: `/change-password`,
            method: "PUT",
            body: queryArg.passwordChangeInput,
          }),
          invalidatesTags: ["Session"],
        },
      ),
      listSessions: build.query<ListSessionsResponse, ListSessionsArg>({
        query: () => ({ url: `/sessions` }),
        providesTags: ["Session"],
      }),
      deleteOtherSessions: build.mutation<
        DeleteOtherSessionsResponse,
        DeleteOtherSessionsArg
      >({
        query: () => ({ url: `/sessions`, method: "DELETE" }),
        invalidatesTags: ["Session"],
      }),
      deleteSession: build.mutation<DeleteSessionResponse, DeleteSessionArg>({
        query: (queryArg) => ({
          url: `/sessions/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Session"],
      }),
      createSignOn: build.mutation<CreateSignOnResponse, CreateSignOnArg>({
        query: (queryArg) => ({
          url: `/login/${encodeURIComponent(String(queryArg.provider))}/start`,
          method: "POST",
          body: queryArg.signOnInput,
        }),
        invalidatesTags: ["Session"],
      }),
      loginWithProvider: build.mutation<
        LoginWithProviderResponse,
        LoginWithProviderArg
      >({
        query: (queryArg) => ({
          url: `/login/${encodeURIComponent(String(queryArg.provider))}`,
          method: "POST",
          body: queryArg.signOnAnswer,
        }),
        invalidatesTags: ["Session"],
      }),
      listStudents: build.query<ListStudentsResponse, ListStudentsArg>({
        query: (queryArg) => ({
          url: `/students`,
          params: {
            page: queryArg.page,
            per_page: queryArg.perPage,
            search: queryArg.search,
            sort: queryArg.sort,
            conditions: queryArg.conditions,
            academic_year: queryArg.academicYear,
            is_active: queryArg.isActive,
            internship_period_id: queryArg.internshipPeriodId,
            without_internship_in: queryArg.withoutInternshipIn,
          },
        }),
        providesTags: ["Student"],
      }),
      createStudent: build.mutation<CreateStudentResponse, CreateStudentArg>({
        query: (queryArg) => ({
          url: `/students`,
          method: "POST",
          body: queryArg.studentCreateInput,
        }),
        invalidatesTags: ["Student"],
      }),
      getStudent: build.query<GetStudentResponse, GetStudentArg>({
        query: (queryArg) => ({
          url: `/students/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Student"],
      }),
      updateStudent: build.mutation<UpdateStudentResponse, UpdateStudentArg>({
        query: (queryArg) => ({
          url: `/students/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.studentUpdateInput,
        }),
        invalidatesTags: ["Student"],
      }),
      deleteStudent: build.mutation<DeleteStudentResponse, DeleteStudentArg>({
        query: (queryArg) => ({
          url: `/students/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Student"],
      }),
      getHealth: build.query<GetHealthResponse, GetHealthArg>({
        query: (queryArg) => ({
          url: `/health`,
          params: {
            full: queryArg.full,
          },
        }),
        providesTags: ["System"],
      }),
      createBackup: build.mutation<CreateBackupResponse, CreateBackupArg>({
        query: () => ({ url: `/backups`, method: "POST" }),
        invalidatesTags: ["System"],
      }),
      getSettings: build.query<GetSettingsResponse, GetSettingsArg>({
        query: () => ({ url: `/settings` }),
        providesTags: ["System"],
      }),
      getWarnings: build.query<GetWarningsResponse, GetWarningsArg>({
        query: () => ({ url: `/warnings` }),
        providesTags: ["System"],
      }),
      listUsers: build.query<ListUsersResponse, ListUsersArg>({
        query: (queryArg) => ({
          url: `/users`,
          params: {
            page: queryArg.page,
            per_page: queryArg.perPage,
            search: queryArg.search,
            sort: queryArg.sort,
            conditions: queryArg.conditions,
            is_active: queryArg.isActive,
            role: queryArg.role,
            unclaimed: queryArg.unclaimed,
          },
        }),
        providesTags: ["User"],
      }),
      createUser: build.mutation<CreateUserResponse, CreateUserArg>({
        query: (queryArg) => ({
          url: `/users`,
          method: "POST",
          body: queryArg.userCreateInput,
        }),
        invalidatesTags: ["User"],
      }),
      applyToUsers: build.mutation<ApplyToUsersResponse, ApplyToUsersArg>({
        query: (queryArg) => ({
          url: `/users/actions`,
          method: "POST",
          body: queryArg.userBulkInput,
        }),
        invalidatesTags: ["User"],
      }),
      getUser: build.query<GetUserResponse, GetUserArg>({
        query: (queryArg) => ({
          url: `/users/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["User"],
      }),
      updateUser: build.mutation<UpdateUserResponse, UpdateUserArg>({
        query: (queryArg) => ({
          url: `/users/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.userUpdateInput,
        }),
        invalidatesTags: ["User"],
      }),
      deleteUser: build.mutation<DeleteUserResponse, DeleteUserArg>({
        query: (queryArg) => ({
          url: `/users/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["User"],
      }),
      resetUserPassword: build.mutation<
        ResetUserPasswordResponse,
        ResetUserPasswordArg
      >({
        query: (queryArg) => ({
          url: `/users/${encodeURIComponent(String(queryArg.id))}/reset-password`,
          method: "PUT",
        }),
        invalidatesTags: ["User"],
      }),
      deleteUserEmailConfirmation: build.mutation<
        DeleteUserEmailConfirmationResponse,
        DeleteUserEmailConfirmationArg
      >({
        query: (queryArg) => ({
          url: `/users/${encodeURIComponent(String(queryArg.id))}/email-confirmation`,
          method: "DELETE",
        }),
        invalidatesTags: ["User"],
      }),
      exportUser: build.mutation<ExportUserResponse, ExportUserArg>({
        query: (queryArg) => ({
          url: `/users/${encodeURIComponent(String(queryArg.id))}/export`,
          method: "POST",
        }),
        invalidatesTags: ["User"],
      }),
      getUserAnonymisation: build.query<
        GetUserAnonymisationResponse,
        GetUserAnonymisationArg
      >({
        query: (queryArg) => ({
          url: `/users/${encodeURIComponent(String(queryArg.id))}/anonymisation`,
        }),
        providesTags: ["User"],
      }),
      anonymiseUser: build.mutation<AnonymiseUserResponse, AnonymiseUserArg>({
        query: (queryArg) => ({
          url: `/users/${encodeURIComponent(String(queryArg.id))}/anonymisation`,
          method: "POST",
          body: queryArg.anonymisationInput,
        }),
        invalidatesTags: ["User"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type ListActivitiesResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: Activity[];
  meta: ListMeta;
};
export type ListActivitiesArg = {
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Rows per page; 10 by default. */
  perPage?: number;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
  /** Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422. */
  sort?: string;
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422. */
  conditions?: string;
  /** Only records of this internship. */
  internshipId?: number;
  /** Only activities on this day. */
  date?: string;
  /** Only activities that the student has (`true`) or has not (`false`) attended. */
  attended?: boolean;
  /** Only activities that the mentor has (`true`) or has not (`false`) validated. */
  validatedByMentor?: boolean;
  /** Only activities that the lecturer has (`true`) or has not (`false`) validated. */
  validatedByLecturer?: boolean;
  /** Only activities on this day or later. */
  dateFrom?: string;
  /** Only activities on this day or earlier. */
  dateTo?: string;
};
export type CreateActivityResponse = /** status 201 The new record. */ {
  data: Activity;
};
export type CreateActivityArg = {
  activityCreateInput: ActivityCreateInput;
};
export type GetActivityResponse = /** status 200 The record. */ {
  data: ActivityDetail;
};
export type GetActivityArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdateActivityResponse = /** status 200 The changed record. */ {
  data: Activity;
};
export type UpdateActivityArg = {
  /** Identifier of the record. */
  id: number;
  activityUpdateInput: ActivityUpdateInput;
};
export type DeleteActivityResponse = /** status 200 Deleted. */ {
  data: Message;
};
export type DeleteActivityArg = {
  /** Identifier of the record. */
  id: number;
};
export type ValidateActivityAsMentorResponse =
  /** status 200 The request has succeeded. */ {
    data: Activity;
  };
export type ValidateActivityAsMentorArg = {
  /** Identifier of the record. */
  id: number;
};
export type ValidateActivityAsLecturerResponse =
  /** status 200 The request has succeeded. */ {
    data: Activity;
  };
export type ValidateActivityAsLecturerArg = {
  /** Identifier of the record. */
  id: number;
};
export type RecordAttendanceResponse =
  /** status 200 The request has succeeded. */ {
    data: Activity;
    /** The fate of a press that could no longer be recorded. */
    message?: string;
  };
export type RecordAttendanceArg = {
  /** Identifier of the record. */
  id: number;
  attendanceInput: AttendanceInput;
};
export type CreateActivityPressResponse = /** status 201 The new record. */ {
  data: Activity;
};
export type CreateActivityPressArg = {
  /** Identifier of the record. */
  id: number;
  pressInput: PressInput;
};
export type VoidActivityPressResponse = /** status 200 The changed record. */ {
  data: Activity;
};
export type VoidActivityPressArg = {
  /** Identifier of the record. */
  id: number;
  /** Identifier of the press. */
  pressId: number;
  voidInput: VoidInput;
};
export type ReturnActivityResponse = /** status 200 The changed record. */ {
  data: Activity;
};
export type ReturnActivityArg = {
  /** Identifier of the record. */
  id: number;
  returnInput: ReturnInput;
};
export type UndoActivityDecisionResponse =
  /** status 200 The request has succeeded. */ {
    data: Activity;
  };
export type UndoActivityDecisionArg = {
  /** Identifier of the record. */
  id: number;
  undoInput: UndoInput;
};
export type ListActivityStepsResponse =
  /** status 200 The steps, oldest first. */ {
    /** The rows. */
    data: ActivityStep[];
  };
export type ListActivityStepsArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdateActivityLogResponse = /** status 200 The changed record. */ {
  data: ActivityDetail;
};
export type UpdateActivityLogArg = {
  /** Identifier of the record. */
  id: number;
  activityLogInput: ActivityLogInput;
};
export type SubmitActivityLogResponse = /** status 200 The changed record. */ {
  data: ActivityDetail;
};
export type SubmitActivityLogArg = {
  /** Identifier of the record. */
  id: number;
};
export type CreateActivityPhotoResponse = /** status 201 The new record. */ {
  data: ActivityPhoto;
};
export type CreateActivityPhotoArg = {
  /** Identifier of the record. */
  id: number;
  activityPhotoInput: ActivityPhotoInput;
};
export type DeleteActivityPhotoResponse = /** status 200 Deleted. */ {
  data: Message;
};
export type DeleteActivityPhotoArg = {
  /** Identifier of the record. */
  id: number;
  /** Identifier of the photo. */
  photoId: number;
};
export type ListAssessmentFormsResponse =
  /** status 200 The forms, by course and assessor. */ {
    /** The rows. */
    data: AssessmentForm[];
  };
export type ListAssessmentFormsArg = void;
export type CreateAssessmentFormResponse = /** status 201 The new record. */ {
  data: AssessmentForm;
};
export type CreateAssessmentFormArg = {
  assessmentFormInput: AssessmentFormInput;
};
export type GetAssessmentFormResponse = /** status 200 The record. */ {
  data: AssessmentForm;
};
export type GetAssessmentFormArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdateAssessmentFormResponse =
  /** status 200 The changed record. */ {
    data: AssessmentForm;
  };
export type UpdateAssessmentFormArg = {
  /** Identifier of the record. */
  id: number;
  assessmentFormUpdateInput: AssessmentFormUpdateInput;
};
export type DeleteAssessmentFormResponse = /** status 200 Deleted. */ {
  data: Message;
};
export type DeleteAssessmentFormArg = {
  /** Identifier of the record. */
  id: number;
};
export type ListStudentAssessmentFormsResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: AssessmentCriteria[];
};
export type ListStudentAssessmentFormsArg = {
  /** Identifier of the record. */
  id: number;
};
export type ListAssessmentsResponse =
  /** status 200 The rows, at first by the name of the student. */ {
    /** The rows. */
    data: AssessmentRow[];
    meta: ListMeta;
  };
export type ListAssessmentsArg = {
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Rows per page; 10 by default. */
  perPage?: number;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
  /** Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422. */
  sort?: string;
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422. */
  conditions?: string;
  /** Only records of this internship period. */
  internshipPeriodId?: number;
  /** Only grades or sheets in this course. */
  courseCode?: string;
  /** Only sheets of assessors with this role. */
  assessor?: "mentor" | "lecturer";
  /** Only sheets in this state. */
  state?: "missing" | "draft" | "sent" | "returned";
};
export type ListInternshipAssessmentsResponse =
  /** status 200 The sheets, also the missing ones. */ {
    /** The rows. */
    data: Assessment[];
  };
export type ListInternshipAssessmentsArg = {
  /** Identifier of the record. */
  id: number;
};
export type GetAssessmentResponse =
  /** status 200 The sheet; without scores if it is missing. */ {
    data: Assessment;
  };
export type GetAssessmentArg = {
  /** Identifier of the record. */
  id: number;
  /** Identifier of the form of the assessment. */
  formId: number;
};
export type UpdateAssessmentResponse = /** status 200 The changed record. */ {
  data: Assessment;
};
export type UpdateAssessmentArg = {
  /** Identifier of the record. */
  id: number;
  /** Identifier of the form of the assessment. */
  formId: number;
  assessmentUpdateInput: AssessmentUpdateInput;
};
export type SubmitAssessmentResponse = /** status 200 The changed record. */ {
  data: Assessment;
};
export type SubmitAssessmentArg = {
  /** Identifier of the record. */
  id: number;
  /** Identifier of the form of the assessment. */
  formId: number;
  assessmentInput: AssessmentInput;
};
export type ReturnAssessmentResponse = /** status 200 The changed record. */ {
  data: Assessment;
};
export type ReturnAssessmentArg = {
  /** Identifier of the record. */
  id: number;
  /** Identifier of the form of the assessment. */
  formId: number;
  assessmentReturnInput: AssessmentReturnInput;
};
export type ListAttendanceDaysResponse = /** status 200 The record. */ {
  data: AttendanceDays;
};
export type ListAttendanceDaysArg = {
  /** Identifier of the record. */
  id: number;
  /** The first day. */
  dateFrom: string;
  /** The last day. */
  dateTo: string;
};
export type GetAttendanceDayResponse = /** status 200 The record. */ {
  data: AttendanceDayDetail;
};
export type GetAttendanceDayArg = {
  /** Identifier of the record. */
  id: number;
  /** The day. */
  date: string;
};
export type ListAttendanceRecapResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: AttendanceRecapRow[];
  meta: ListMeta;
};
export type ListAttendanceRecapArg = {
  /** The internship period. */
  internshipPeriodId: number;
  /** The first day. */
  dateFrom: string;
  /** The last day, at most 366 days after the first one. */
  dateTo: string;
  /** Only students of this academic year. */
  academicYear?: string;
  /** Only records of this company. */
  companyId?: number;
  /** Only records of this lecturer. */
  lecturerId?: number;
  /** Only records of this mentor. */
  mentorId?: number;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Placements per page; 100 by default. */
  perPage?: number;
};
export type GetAttendanceTotalsResponse = /** status 200 The facts. */ {
  data: AttendanceRecapTotals;
};
export type GetAttendanceTotalsArg = {
  /** The internship period. */
  internshipPeriodId: number;
  /** The first day. */
  dateFrom: string;
  /** The last day, at most 366 days after the first one. */
  dateTo: string;
  /** Only students of this academic year. */
  academicYear?: string;
  /** Only records of this company. */
  companyId?: number;
  /** Only records of this lecturer. */
  lecturerId?: number;
  /** Only records of this mentor. */
  mentorId?: number;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
};
export type ListAttendanceRequestsResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: AttendanceRequest[];
  meta: ListMeta;
};
export type ListAttendanceRequestsArg = {
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Rows per page; 10 by default. */
  perPage?: number;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
  /** Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422. */
  sort?: string;
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422. */
  conditions?: string;
  /** Only records of this internship. */
  internshipId?: number;
  /** Only records of this internship period. */
  internshipPeriodId?: number;
  /** Only activities on this day or later. */
  dateFrom?: string;
  /** Only activities on this day or earlier. */
  dateTo?: string;
  /** Only requests of this kind. */
  kind?: "leave" | "sick" | "correction" | "elsewhere";
  /** Only requests in this state. */
  state?: "waiting" | "approved" | "rejected" | "withdrawn";
};
export type CreateAttendanceRequestResponse =
  /** status 201 The new record. */ {
    data: AttendanceRequest;
  };
export type CreateAttendanceRequestArg = {
  attendanceRequestInput: AttendanceRequestInput;
};
export type GetAttendanceRequestCountsResponse = /** status 200 The facts. */ {
  data: AttendanceRequestCounts;
};
export type GetAttendanceRequestCountsArg = {
  /** Only records of this internship period. */
  internshipPeriodId?: number;
};
export type DecideAttendanceRequestsResponse =
  /** status 200 The result of each record. */ {
    data: AttendanceRequestDecisionResults;
  };
export type DecideAttendanceRequestsArg = {
  attendanceRequestDecisionsInput: AttendanceRequestDecisionsInput;
};
export type GetAttendanceRequestResponse = /** status 200 The record. */ {
  data: AttendanceRequest;
};
export type GetAttendanceRequestArg = {
  /** Identifier of the record. */
  id: number;
};
export type WithdrawAttendanceRequestResponse =
  /** status 200 The changed record. */ {
    data: AttendanceRequest;
  };
export type WithdrawAttendanceRequestArg = {
  /** Identifier of the record. */
  id: number;
};
export type GetAttendanceRequestFileResponse = /** status 200 The file. */ Blob;
export type GetAttendanceRequestFileArg = {
  /** Identifier of the record. */
  id: number;
};
export type ListAuditEntriesResponse =
  /** status 200 The entries, latest first. */ {
    /** The rows. */
    data: AuditEntry[];
    meta: ListMeta;
  };
export type ListAuditEntriesArg = {
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Rows per page; 10 by default. */
  perPage?: number;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
  /** Only what this account did. */
  actorUserId?: number;
  /** Only this kind. */
  action?: AuditAction;
  /** Only this kind of record. */
  resource?: AuditResource;
  /** Only the record with this id or code. */
  recordId?: string;
  /** Only on this day or later, on the campus. */
  dateFrom?: string;
  /** Only on this day or earlier, on the campus. */
  dateTo?: string;
};
export type ListRecordHistoryResponse =
  /** status 200 The entries, latest first. */ {
    /** The rows. */
    data: AuditEntry[];
    meta: ListMeta;
  };
export type ListRecordHistoryArg = {
  /** The kind of record. */
  resource: HistoryResource;
  /** The id of the record, or the code of the course. */
  recordId: string;
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Rows per page; 10 by default. */
  perPage?: number;
};
export type ListCertificatesResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: CertificateRecipient[];
  meta: ListMeta;
};
export type ListCertificatesArg = {
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Rows per page; 10 by default. */
  perPage?: number;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
  /** Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422. */
  sort?: string;
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422. */
  conditions?: string;
  /** Kind of the recipients. */
  kind: "student" | "mentor" | "company";
  /** The period. */
  internshipPeriodId: number;
  /** Only records of this company. */
  companyId?: number;
  /** Only those in this state. */
  state?: "missing" | "ready" | "issued" | "revoked";
};
export type IssueCertificatesResponse =
  /** status 201 The new certificates, and who was left out. */ {
    data: IssuedCertificates;
  };
export type IssueCertificatesArg = {
  certificatesInput: CertificatesInput;
};
export type CheckCertificatesResponse =
  /** status 200 The recipients who are ready, and those who are not. */ {
    data: CertificateCheck;
  };
export type CheckCertificatesArg = {
  /** Kind of the recipients. */
  kind: "student" | "mentor" | "company";
  /** The period. */
  internshipPeriodId: number;
  /** These placements, mentors or companies, at most 200, separated by commas. */
  ids: string;
};
export type ListCertificateFilesResponse = /** status 200 The file. */ Blob;
export type ListCertificateFilesArg = {
  /** These certificates, at most 200, separated by commas. */
  ids: string;
};
export type GetCertificateResponse = /** status 200 The record. */ {
  data: CertificateDetail;
};
export type GetCertificateArg = {
  /** Identifier of the record. */
  id: number;
};
export type GetCertificateFileResponse = /** status 200 The file. */ Blob;
export type GetCertificateFileArg = {
  /** Identifier of the record. */
  id: number;
};
export type RevokeCertificateResponse = /** status 200 The changed record. */ {
  data: Certificate;
};
export type RevokeCertificateArg = {
  /** Identifier of the record. */
  id: number;
  certificateRevocation: CertificateRevocation;
};
export type GetInternshipCertificateResponse = /** status 200 The record. */ {
  data: CertificateRecipient;
};
export type GetInternshipCertificateArg = {
  /** Identifier of the record. */
  id: number;
};
export type ListMentorCertificatesResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: CertificateOfPeriod[];
};
export type ListMentorCertificatesArg = void;
export type ListCompaniesResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: Company[];
  meta: ListMeta;
};
export type ListCompaniesArg = {
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Rows per page; 10 by default. */
  perPage?: number;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
  /** Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422. */
  sort?: string;
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422. */
  conditions?: string;
  /** Only active (`true`) or inactive (`false`) records. */
  isActive?: boolean;
};
export type CreateCompanyResponse = /** status 201 The new record. */ {
  data: Company;
};
export type CreateCompanyArg = {
  companyInput: CompanyInput;
};
export type ApplyToCompaniesResponse =
  /** status 200 The result of each record. */ {
    data: BulkResults;
  };
export type ApplyToCompaniesArg = {
  recordBulkInput: RecordBulkInput;
};
export type GetCompanyResponse = /** status 200 The record. */ {
  data: Company;
};
export type GetCompanyArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdateCompanyResponse = /** status 200 The changed record. */ {
  data: Company;
};
export type UpdateCompanyArg = {
  /** Identifier of the record. */
  id: number;
  companyUpdateInput: CompanyUpdateInput;
};
export type DeleteCompanyResponse = /** status 200 Deleted. */ {
  data: Message;
};
export type DeleteCompanyArg = {
  /** Identifier of the record. */
  id: number;
};
export type ListCompanyMentorsResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: Mentor[];
  meta: ListMeta;
};
export type ListCompanyMentorsArg = {
  /** Identifier of the record. */
  id: number;
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Rows per page; 10 by default. */
  perPage?: number;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
  /** Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422. */
  sort?: string;
  /** Only active (`true`) or inactive (`false`) records. */
  isActive?: boolean;
};
export type ListCoursesResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: Course[];
  meta: ListMeta;
};
export type ListCoursesArg = {
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Rows per page; 10 by default. */
  perPage?: number;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
  /** Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422. */
  sort?: string;
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422. */
  conditions?: string;
  /** Only records of this semester. */
  semester?: number;
  /** Only records of this academic year. */
  academicYear?: string;
};
export type CreateCourseResponse = /** status 201 The new record. */ {
  data: Course;
};
export type CreateCourseArg = {
  courseInput: CourseInput;
};
export type ApplyToCoursesResponse =
  /** status 200 The result of each record. */ {
    data: CourseBulkResults;
  };
export type ApplyToCoursesArg = {
  courseBulkInput: CourseBulkInput;
};
export type GetCourseResponse = /** status 200 The record. */ {
  data: Course;
};
export type GetCourseArg = {
  /** Code of the course. */
  code: string;
};
export type UpdateCourseResponse = /** status 200 The changed record. */ {
  data: Course;
};
export type UpdateCourseArg = {
  /** Code of the course. */
  code: string;
  courseUpdateInput: CourseUpdateInput;
};
export type DeleteCourseResponse = /** status 200 Deleted. */ {
  data: Message;
};
export type DeleteCourseArg = {
  /** Code of the course. */
  code: string;
};
export type GetAdminDashboardResponse = /** status 200 The record. */ {
  data: AdminDashboard;
};
export type GetAdminDashboardArg = {
  /** Identifier of the internship period. */
  id: number;
};
export type GetMentorDashboardResponse = /** status 200 The record. */ {
  data: SupervisorDashboard;
};
export type GetMentorDashboardArg = {
  /** Identifier of the internship period. */
  id: number;
};
export type GetLecturerDashboardResponse = /** status 200 The record. */ {
  data: SupervisorDashboard;
};
export type GetLecturerDashboardArg = {
  /** Identifier of the internship period. */
  id: number;
};
export type ListDefencesResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: DefenceRow[];
  meta: ListMeta;
};
export type ListDefencesArg = {
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Rows per page; 10 by default. */
  perPage?: number;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
  /** Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422. */
  sort?: string;
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422. */
  conditions?: string;
  /** Only records of this internship period. */
  internshipPeriodId?: number;
  /** Only defences of this day, by the clock of the campus. */
  date?: string;
  /** Only placements whose latest defence is in this state. */
  state?: "unplanned" | "planned" | "held" | "cancelled";
  /** Only defences with this lecturer among the examiners. */
  examinerId?: number;
};
export type CreateDefencesResponse =
  /** status 201 The request has succeeded and a new resource has been created as a result. */ {
    /** The rows. */
    data: Defence[];
  };
export type CreateDefencesArg = {
  defencesInput: DefencesInput;
};
export type GetDefenceScheduleFileResponse = /** status 200 The file. */ Blob;
export type GetDefenceScheduleFileArg = {
  /** Only records of this internship period. */
  internshipPeriodId?: number;
  /** Only defences of this day, by the clock of the campus. */
  date?: string;
};
export type GetDefenceResponse = /** status 200 The record. */ {
  data: Defence;
};
export type GetDefenceArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdateDefenceResponse = /** status 200 The changed record. */ {
  data: Defence;
};
export type UpdateDefenceArg = {
  /** Identifier of the record. */
  id: number;
  defenceUpdateInput: DefenceUpdateInput;
};
export type CancelDefenceResponse = /** status 200 The changed record. */ {
  data: Defence;
};
export type CancelDefenceArg = {
  /** Identifier of the record. */
  id: number;
  defenceCancelInput: DefenceCancelInput;
};
export type SubmitDefenceScoreResponse = /** status 200 The changed record. */ {
  data: Defence;
};
export type SubmitDefenceScoreArg = {
  /** Identifier of the record. */
  id: number;
  defenceScoreInput: DefenceScoreInput;
};
export type GetDefenceFileResponse = /** status 200 The file. */ Blob;
export type GetDefenceFileArg = {
  /** Identifier of the record. */
  id: number;
};
export type GetInternshipDefenceResponse = /** status 200 The record. */ {
  data: InternshipDefence | null;
};
export type GetInternshipDefenceArg = {
  /** Identifier of the record. */
  id: number;
};
export type ListFinalReportsResponse =
  /** status 200 The rows, at first by the name of the student. */ {
    /** The rows. */
    data: FinalReportRow[];
    meta: ListMeta;
  };
export type ListFinalReportsArg = {
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Rows per page; 10 by default. */
  perPage?: number;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
  /** Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422. */
  sort?: string;
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422. */
  conditions?: string;
  /** Only records of this internship period. */
  internshipPeriodId?: number;
  /** Only records of this lecturer. */
  lecturerId?: number;
  /** Only records of this company. */
  companyId?: number;
  /** Only reports in this state. */
  state?: "missing" | "sent" | "returned" | "accepted";
};
export type GetFinalReportResponse =
  /** status 200 The report with its versions; without any if none was sent. */ {
    data: FinalReport;
  };
export type GetFinalReportArg = {
  /** Identifier of the placement of the report. */
  id: number;
};
export type CreateFinalReportVersionResponse =
  /** status 201 The new record. */ {
    data: FinalReport;
  };
export type CreateFinalReportVersionArg = {
  /** Identifier of the placement of the report. */
  id: number;
  finalReportVersionInput: FinalReportVersionInput;
};
export type GetFinalReportFileResponse = /** status 200 The file. */ Blob;
export type GetFinalReportFileArg = {
  /** Identifier of the placement of the report. */
  id: number;
  /** Number of a version of the report. */
  number: number;
};
export type ReturnFinalReportResponse = /** status 200 The changed record. */ {
  data: FinalReport;
};
export type ReturnFinalReportArg = {
  /** Identifier of the placement of the report. */
  id: number;
  finalReportReturnInput: FinalReportReturnInput;
};
export type AcceptFinalReportResponse = /** status 200 The changed record. */ {
  data: FinalReport;
};
export type AcceptFinalReportArg = {
  /** Identifier of the placement of the report. */
  id: number;
  finalReportAcceptanceInput: FinalReportAcceptanceInput;
};
export type ReopenFinalReportResponse = /** status 200 The changed record. */ {
  data: FinalReport;
};
export type ReopenFinalReportArg = {
  /** Identifier of the placement of the report. */
  id: number;
  finalReportReopeningInput: FinalReportReopeningInput;
};
export type ListFollowUpsResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: FollowUp[];
};
export type ListFollowUpsArg = {
  /** The number of kinds that the page shows, without those that were put off; the others do not count as seen. Without it, all of them do. */
  shown?: number;
};
export type GetFollowUpResponse = /** status 200 The request has succeeded. */ {
  data: FollowUpDetail;
  meta: ListMeta;
};
export type GetFollowUpArg = {
  /** The kind of matter. */
  kind: FollowUpKind;
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Rows per page; 10 by default. */
  perPage?: number;
};
export type UpdateFollowUpResponse = /** status 200 The changed record. */ {
  data: Message;
};
export type UpdateFollowUpArg = {
  /** The kind of matter. */
  kind: FollowUpKind;
  followUpInput: FollowUpInput;
};
export type UpdateFollowUpItemResponse = /** status 200 The changed record. */ {
  data: Message;
};
export type UpdateFollowUpItemArg = {
  /** The kind of matter. */
  kind: FollowUpKind;
  /** Identifier of the record. */
  id: number;
  followUpItemInput: FollowUpItemInput;
};
export type CreateFollowUpReminderResponse =
  /** status 201 The reminders of the matter by all people. */ {
    data: FollowUpReminders;
  };
export type CreateFollowUpReminderArg = {
  /** The kind of matter. */
  kind: FollowUpKind;
  /** Identifier of the record. */
  id: number;
};
export type ListGradesResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: Grade[];
  meta: ListMeta;
};
export type ListGradesArg = {
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Rows per page; 10 by default. */
  perPage?: number;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
  /** Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422. */
  sort?: string;
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422. */
  conditions?: string;
  /** Only records of this internship. */
  internshipId?: number;
  /** Only grades or sheets in this course. */
  courseCode?: string;
};
export type CreateGradeResponse = /** status 201 The new record. */ {
  data: Grade;
};
export type CreateGradeArg = {
  gradeInput: GradeInput;
};
export type GetGradeSheetResponse =
  /** status 200 The request has succeeded. */ {
    data: GradeSheet;
    meta: ListMeta;
  };
export type GetGradeSheetArg = {
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Rows per page; 10 by default. */
  perPage?: number;
  /** Code of the course. */
  courseCode: string;
  /** The internship period. */
  internshipPeriodId: number;
};
export type GetGradeResponse = /** status 200 The record. */ {
  data: Grade;
};
export type GetGradeArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdateGradeResponse = /** status 200 The changed record. */ {
  data: Grade;
};
export type UpdateGradeArg = {
  /** Identifier of the record. */
  id: number;
  gradeUpdateInput: GradeUpdateInput;
};
export type DeleteGradeResponse = /** status 200 Deleted. */ {
  data: Message;
};
export type DeleteGradeArg = {
  /** Identifier of the record. */
  id: number;
  /** The reason why the grade is deleted, in 3 to 500 characters. A request without it gets 422 on `reason`. */
  reason?: string;
};
export type ListGuidanceSessionsResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: GuidanceSession[];
  meta: ListMeta;
};
export type ListGuidanceSessionsArg = {
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Rows per page; 10 by default. */
  perPage?: number;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
  /** Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422. */
  sort?: string;
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422. */
  conditions?: string;
  /** Only records of this internship. */
  internshipId?: number;
  /** Only records of this internship period. */
  internshipPeriodId?: number;
  /** Only records of this lecturer. */
  lecturerId?: number;
  /** Only sessions in this state. */
  state?: "sent" | "agreed" | "returned";
};
export type CreateGuidanceSessionResponse = /** status 201 The new record. */ {
  data: GuidanceSession;
};
export type CreateGuidanceSessionArg = {
  guidanceSessionInput: GuidanceSessionInput;
};
export type ListGuidanceProgressResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: GuidanceProgress[];
  meta: ListMeta;
};
export type ListGuidanceProgressArg = {
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Rows per page; 10 by default. */
  perPage?: number;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
  /** Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422. */
  sort?: string;
  /** Only placements that are short of guidance: without any session (`none`), with fewer agreed sessions than the minimum of their period (`below`), or either of both (`any`). */
  shortage?: "any" | "none" | "below";
  /** Only records of this internship period. */
  internshipPeriodId?: number;
  /** Only records of this lecturer. */
  lecturerId?: number;
  /** Only records of this internship. */
  internshipId?: number;
};
export type AgreeToGuidanceSessionsResponse =
  /** status 200 The result of each record. */ {
    data: GuidanceAgreementResults;
  };
export type AgreeToGuidanceSessionsArg = {
  guidanceAgreementsInput: GuidanceAgreementsInput;
};
export type GetGuidanceSessionResponse = /** status 200 The record. */ {
  data: GuidanceSession;
};
export type GetGuidanceSessionArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdateGuidanceSessionResponse =
  /** status 200 The changed record. */ {
    data: GuidanceSession;
  };
export type UpdateGuidanceSessionArg = {
  /** Identifier of the record. */
  id: number;
  guidanceSessionUpdateInput: GuidanceSessionUpdateInput;
};
export type DeleteGuidanceSessionResponse = /** status 200 Deleted. */ {
  data: Message;
};
export type DeleteGuidanceSessionArg = {
  /** Identifier of the record. */
  id: number;
};
export type ReturnGuidanceSessionResponse =
  /** status 200 The changed record. */ {
    data: GuidanceSession;
  };
export type ReturnGuidanceSessionArg = {
  /** Identifier of the record. */
  id: number;
  guidanceReturnInput: GuidanceReturnInput;
};
export type ListHolidaysResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: Holiday[];
  meta: ListMeta;
};
export type ListHolidaysArg = {
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Rows per page; 10 by default. */
  perPage?: number;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
  /** Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422. */
  sort?: string;
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422. */
  conditions?: string;
  /** Only holidays of this kind. */
  kind?: "national" | "joint_leave" | "campus";
  /** Only holidays that are as certain as this. */
  certainty?: "decreed" | "certain" | "estimated";
  /** Only holidays of this year. */
  year?: number;
};
export type CreateHolidayResponse = /** status 201 The new record. */ {
  data: Holiday;
};
export type CreateHolidayArg = {
  holidayCreateInput: HolidayCreateInput;
};
export type ApplyToHolidaysResponse =
  /** status 200 The result of each record. */ {
    data: BulkResults;
  };
export type ApplyToHolidaysArg = {
  holidayBulkInput: HolidayBulkInput;
};
export type GetHolidayResponse = /** status 200 The record. */ {
  data: Holiday;
};
export type GetHolidayArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdateHolidayResponse = /** status 200 The changed record. */ {
  data: Holiday;
};
export type UpdateHolidayArg = {
  /** Identifier of the record. */
  id: number;
  holidayUpdateInput: HolidayUpdateInput;
};
export type DeleteHolidayResponse = /** status 200 Deleted. */ {
  data: Message;
};
export type DeleteHolidayArg = {
  /** Identifier of the record. */
  id: number;
  /** The reason why past days change. */
  reason?: string;
  /** The changes that a person has seen, as in the body of edits. */
  seenChanges?: string;
};
export type GetHolidayMoveResponse = /** status 200 The record. */ {
  data: HolidayMove;
};
export type GetHolidayMoveArg = {
  /** Identifier of the record. */
  id: number;
  /** The day to which the activities would move; without it, only those that could move are counted. */
  date?: string;
};
export type CreateHolidayMoveResponse = /** status 201 The new record. */ {
  data: MovedActivities;
};
export type CreateHolidayMoveArg = {
  /** Identifier of the record. */
  id: number;
  holidayMoveInput: HolidayMoveInput;
};
export type CreateImportResponse =
  /** status 200 The request has succeeded. */ {
    data: ImportResult;
  };
export type CreateImportArg = {
  /** The kind of the rows. */
  kind:
    | "students"
    | "lecturers"
    | "mentors"
    | "companies"
    | "places"
    | "courses"
    | "holidays"
    | "internships"
    | "activities"
    | "grades";
  importInput: ImportInput;
};
export type ReadImportFileResponse = /** status 200 The changed record. */ {
  data: ImportFile;
};
export type ReadImportFileArg = {
  /** The kind of the rows. */
  kind:
    | "students"
    | "lecturers"
    | "mentors"
    | "companies"
    | "places"
    | "courses"
    | "holidays"
    | "internships"
    | "activities"
    | "grades";
  importFileInput: ImportFileInput;
};
export type CheckImportResponse = /** status 200 The changed record. */ {
  data: ImportCheck;
};
export type CheckImportArg = {
  /** The kind of the rows. */
  kind:
    | "students"
    | "lecturers"
    | "mentors"
    | "companies"
    | "places"
    | "courses"
    | "holidays"
    | "internships"
    | "activities"
    | "grades";
  importCheckInput: ImportCheckInput;
};
export type ListInternshipPeriodsResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: InternshipPeriod[];
  meta: ListMeta;
};
export type ListInternshipPeriodsArg = {
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Rows per page; 10 by default. */
  perPage?: number;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
  /** Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422. */
  sort?: string;
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422. */
  conditions?: string;
  /** Only active (`true`) or inactive (`false`) records. */
  isActive?: boolean;
  /** Only records of this semester. */
  semester?: number;
};
export type CreateInternshipPeriodResponse = /** status 201 The new record. */ {
  data: InternshipPeriod;
};
export type CreateInternshipPeriodArg = {
  internshipPeriodInput: InternshipPeriodInput;
};
export type ApplyToInternshipPeriodsResponse =
  /** status 200 The result of each record. */ {
    data: BulkResults;
  };
export type ApplyToInternshipPeriodsArg = {
  recordBulkInput: RecordBulkInput;
};
export type GetInternshipPeriodResponse = /** status 200 The record. */ {
  data: InternshipPeriod;
};
export type GetInternshipPeriodArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdateInternshipPeriodResponse =
  /** status 200 The changed record. */ {
    data: InternshipPeriod;
  };
export type UpdateInternshipPeriodArg = {
  /** Identifier of the record. */
  id: number;
  internshipPeriodUpdateInput: InternshipPeriodUpdateInput;
};
export type DeleteInternshipPeriodResponse = /** status 200 Deleted. */ {
  data: Message;
};
export type DeleteInternshipPeriodArg = {
  /** Identifier of the record. */
  id: number;
};
export type CloseInternshipPeriodResponse =
  /** status 200 The request has succeeded. */ {
    data: InternshipPeriod;
  };
export type CloseInternshipPeriodArg = {
  /** Identifier of the record. */
  id: number;
  periodClosingInput: PeriodClosingInput;
};
export type GetUnfinishedPlacementsResponse = /** status 200 The record. */ {
  data: UnfinishedPlacements;
};
export type GetUnfinishedPlacementsArg = {
  /** Identifier of the record. */
  id: number;
};
export type ReopenInternshipPeriodResponse =
  /** status 200 The request has succeeded. */ {
    data: InternshipPeriod;
  };
export type ReopenInternshipPeriodArg = {
  /** Identifier of the record. */
  id: number;
};
export type GetFreePlacesResponse = /** status 200 The record. */ {
  data: FreePlaces;
};
export type GetFreePlacesArg = {
  /** Identifier of the internship period. */
  id: number;
};
export type ListInternshipsResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: Internship[];
  meta: ListMeta;
};
export type ListInternshipsArg = {
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Rows per page; 10 by default. */
  perPage?: number;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
  /** Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422. */
  sort?: string;
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422. */
  conditions?: string;
  /** Only records of this internship period. */
  internshipPeriodId?: number;
  /** Only records of this company. */
  companyId?: number;
  /** Only records of this mentor. */
  mentorId?: number;
  /** Only records of this lecturer. */
  lecturerId?: number;
  /** Only records of this student. */
  studentId?: number;
  /** Only internships of students without one in this period. For super admins; everybody else gets a 403. */
  withoutInternshipIn?: number;
  /** Only placements that are at this step. */
  stage?: InternshipStage;
};
export type CreateInternshipResponse = /** status 201 The new record. */ {
  data: Internship;
};
export type CreateInternshipArg = {
  internshipInput: InternshipInput;
};
export type CreateInternshipsResponse = /** status 201 The new record. */ {
  data: PlacedInternships;
};
export type CreateInternshipsArg = {
  internshipsInput: InternshipsInput;
};
export type GetPlacementCheckResponse =
  /** status 200 The findings, in the order of the placements. */ {
    /** The rows. */
    data: PlacementFindings[];
  };
export type GetPlacementCheckArg = {
  placementsInput: PlacementsInput;
};
export type ApplyToInternshipsResponse =
  /** status 200 The result of each record. */ {
    data: BulkResults;
  };
export type ApplyToInternshipsArg = {
  internshipBulkInput: InternshipBulkInput;
};
export type GetInternshipResponse = /** status 200 The record. */ {
  data: Internship;
};
export type GetInternshipArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdateInternshipResponse = /** status 200 The changed record. */ {
  data: Internship;
};
export type UpdateInternshipArg = {
  /** Identifier of the record. */
  id: number;
  internshipUpdateInput: InternshipUpdateInput;
};
export type DeleteInternshipResponse = /** status 200 Deleted. */ {
  data: Message;
};
export type DeleteInternshipArg = {
  /** Identifier of the record. */
  id: number;
};
export type ListAttendancePlacesResponse =
  /** status 200 The active places of the company; none if it has none. */ {
    /** The rows. */
    data: AttendancePlace[];
  };
export type ListAttendancePlacesArg = {
  /** Identifier of the record. */
  id: number;
};
export type ListInternshipActivitiesResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: ListedActivity[];
  meta: ListMeta;
};
export type ListInternshipActivitiesArg = {
  /** Identifier of the record. */
  id: number;
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Rows per page; 10 by default. */
  perPage?: number;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
  /** Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422. */
  sort?: string;
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422. */
  conditions?: string;
  /** Only activities on this day. */
  date?: string;
  /** Only activities that the student has (`true`) or has not (`false`) attended. */
  attended?: boolean;
  /** Only activities that the mentor has (`true`) or has not (`false`) validated. */
  validatedByMentor?: boolean;
  /** Only activities that the lecturer has (`true`) or has not (`false`) validated. */
  validatedByLecturer?: boolean;
  /** Only activities on this day or later. */
  dateFrom?: string;
  /** Only activities on this day or earlier. */
  dateTo?: string;
};
export type CreateInternshipActivitiesResponse =
  /** status 201 The request has succeeded and a new resource has been created as a result. */ {
    /** The rows. */
    data: Activity[];
  };
export type CreateInternshipActivitiesArg = {
  /** Identifier of the record. */
  id: number;
  activitiesInput: ActivitiesInput;
};
export type ListInternshipGradesResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: Grade[];
  meta: ListMeta;
};
export type ListInternshipGradesArg = {
  /** Identifier of the record. */
  id: number;
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Rows per page; 10 by default. */
  perPage?: number;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
  /** Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422. */
  sort?: string;
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422. */
  conditions?: string;
};
export type ListStudentInternshipsResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: Internship[];
  meta: ListMeta;
};
export type ListStudentInternshipsArg = {
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Rows per page; 10 by default. */
  perPage?: number;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
  /** Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422. */
  sort?: string;
  /** Only records of this internship period. */
  internshipPeriodId?: number;
};
export type CreateInvitationResponse = /** status 201 The new record. */ {
  data: InvitedPerson;
};
export type CreateInvitationArg = {
  invitationInput: InvitationInput;
};
export type GetInvitationResponse = /** status 200 The record. */ {
  data: Invitation;
};
export type GetInvitationArg = {
  /** Identifier of the record. */
  id: number;
};
export type RenewInvitationResponse = /** status 200 The changed record. */ {
  data: Invitation;
};
export type RenewInvitationArg = {
  /** Identifier of the record. */
  id: number;
};
export type CancelInvitationResponse = /** status 200 Deleted. */ {
  data: Message;
};
export type CancelInvitationArg = {
  /** Identifier of the record. */
  id: number;
};
export type ReadInvitationOfferResponse = /** status 200 Who is invited. */ {
  data: InvitationOffer;
};
export type ReadInvitationOfferArg = {
  invitationCodeInput: InvitationCodeInput;
};
export type AcceptInvitationResponse = /** status 200 The account is open. */ {
  data: Message;
};
export type AcceptInvitationArg = {
  invitationAcceptanceInput: InvitationAcceptanceInput;
};
export type ListLecturersResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: Lecturer[];
  meta: ListMeta;
};
export type ListLecturersArg = {
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Rows per page; 10 by default. */
  perPage?: number;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
  /** Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422. */
  sort?: string;
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422. */
  conditions?: string;
  /** Only active (`true`) or inactive (`false`) records. */
  isActive?: boolean;
  /** Only people with a signature for reports (`true`) or without one (`false`). */
  hasSignature?: boolean;
};
export type CreateLecturerResponse = /** status 201 The new record. */ {
  data: Lecturer;
};
export type CreateLecturerArg = {
  lecturerCreateInput: LecturerCreateInput;
};
export type GetLecturerResponse = /** status 200 The record. */ {
  data: Lecturer;
};
export type GetLecturerArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdateLecturerResponse = /** status 200 The changed record. */ {
  data: Lecturer;
};
export type UpdateLecturerArg = {
  /** Identifier of the record. */
  id: number;
  lecturerUpdateInput: LecturerUpdateInput;
};
export type DeleteLecturerResponse = /** status 200 Deleted. */ {
  data: Message;
};
export type DeleteLecturerArg = {
  /** Identifier of the record. */
  id: number;
};
export type ListLetterSeriesResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: LetterSeries[];
};
export type ListLetterSeriesArg = void;
export type UpdateLetterSeriesResponse = /** status 200 The changed record. */ {
  data: LetterSeries;
};
export type UpdateLetterSeriesArg = {
  /** Kind of the letters, or certificates. */
  kind:
    "introduction" | "assignment" | "completion" | "assessment" | "certificate";
  /** The year of the letters. */
  year: number;
  letterSeriesInput: LetterSeriesInput;
};
export type ListLetterTemplatesResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: LetterTemplate[];
};
export type ListLetterTemplatesArg = void;
export type UpdateLetterTemplateResponse =
  /** status 200 The changed record. */ {
    data: LetterTemplate;
  };
export type UpdateLetterTemplateArg = {
  /** Kind of the letters. */
  kind: "introduction" | "assignment" | "completion" | "assessment";
  letterTemplateInput: LetterTemplateInput;
};
export type CreateLetterTemplateVersionResponse =
  /** status 201 The new record. */ {
    data: LetterTemplate;
  };
export type CreateLetterTemplateVersionArg = {
  /** Kind of the letters. */
  kind: "introduction" | "assignment" | "completion" | "assessment";
  letterTemplateFileInput: LetterTemplateFileInput;
};
export type GetLetterTemplateFileResponse = /** status 200 The file. */ Blob;
export type GetLetterTemplateFileArg = {
  /** Kind of the letters. */
  kind: "introduction" | "assignment" | "completion" | "assessment";
  /** The version; without it, the one for new letters. */
  number?: number;
};
export type PreviewLetterTemplateResponse =
  /** status 200 The request has succeeded. */ Blob;
export type PreviewLetterTemplateArg = {
  /** Kind of the letters. */
  kind: "introduction" | "assignment" | "completion" | "assessment";
  letterTemplatePreviewInput: LetterTemplatePreviewInput;
};
export type GetLetterTemplatePreviewResponse = /** status 200 The file. */ Blob;
export type GetLetterTemplatePreviewArg = {
  /** Kind of the letters. */
  kind: "introduction" | "assignment" | "completion" | "assessment";
  /** A Word document by default, or a PDF, which needs LibreOffice on the server. */
  format?: "docx" | "pdf";
  /** The version; without it, the one for new letters. */
  number?: number;
  /** The placement with which the preview is filled. */
  internshipId?: number;
};
export type ListLettersResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: Letter[];
  meta: ListMeta;
};
export type ListLettersArg = {
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Rows per page; 10 by default. */
  perPage?: number;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
  /** Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422. */
  sort?: string;
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422. */
  conditions?: string;
  /** Only records of this internship. */
  internshipId?: number;
  /** Only records of this student. */
  studentId?: number;
  /** Only records of this company. */
  companyId?: number;
  /** Only letters of this kind. */
  kind?: "introduction" | "assignment" | "completion" | "assessment";
  /** Only letters in this state. */
  state?: "made" | "signed" | "cancelled";
};
export type CreateLettersResponse =
  /** status 201 The new letters, in the order of the groups. */ {
    data: NewLetters;
  };
export type CreateLettersArg = {
  lettersInput: LettersInput;
};
export type CheckLettersResponse = /** status 200 The findings. */ {
  data: LettersCheck;
};
export type CheckLettersArg = {
  lettersCheckInput: LettersCheckInput;
};
export type ListLetterFilesResponse =
  | /** status 200 The archive, or the PDF. */ Blob
  | /** status 202 The file waits for its turn to be made. Ask again at once; its place is kept for some seconds. */ {
      data: Message;
    };
export type ListLetterFilesArg = {
  /** Word documents by default; PDFs, which need LibreOffice on the server; or `print`, one PDF of all letters in the order of their numbers. */
  format?: "docx" | "pdf" | "print";
  /** These letters, at most 200, separated by commas. */
  ids: string;
};
export type GetLetterResponse = /** status 200 The record. */ {
  data: Letter;
};
export type GetLetterArg = {
  /** Identifier of the record. */
  id: number;
};
export type CancelLetterResponse = /** status 200 The changed record. */ {
  data: Letter;
};
export type CancelLetterArg = {
  /** Identifier of the record. */
  id: number;
  letterCancellation: LetterCancellation;
};
export type GetLetterFileResponse =
  | /** status 200 The file. */ Blob
  | /** status 202 The file waits for its turn to be made. Ask again at once; its place is kept for some seconds. */ {
      data: Message;
    };
export type GetLetterFileArg = {
  /** Identifier of the record. */
  id: number;
  /** A Word document by default, or a PDF, which needs LibreOffice on the server. */
  format?: "docx" | "pdf";
};
export type GetLetterScanResponse = /** status 200 The file. */ Blob;
export type GetLetterScanArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdateLetterScanResponse = /** status 200 The changed record. */ {
  data: Letter;
};
export type UpdateLetterScanArg = {
  /** Identifier of the record. */
  id: number;
  letterScanInput: LetterScanInput;
};
export type DeleteLetterScanResponse = /** status 200 Deleted. */ {
  data: Letter;
};
export type DeleteLetterScanArg = {
  /** Identifier of the record. */
  id: number;
};
export type GetMailPreferencesResponse =
  /** status 200 The choices for all kinds of the role of the caller, and the hour of the digest. */ {
    data: MailPreferences;
  };
export type GetMailPreferencesArg = void;
export type UpdateNewsMailPreferenceResponse =
  /** status 200 The changed record. */ {
    data: Message;
  };
export type UpdateNewsMailPreferenceArg = {
  /** The kind of news. */
  kind: NotificationKind;
  mailPreferenceInput: MailPreferenceInput;
};
export type UpdateFollowUpMailPreferenceResponse =
  /** status 200 The changed record. */ {
    data: Message;
  };
export type UpdateFollowUpMailPreferenceArg = {
  /** The kind of matter. */
  kind: FollowUpKind;
  mailPreferenceInput: MailPreferenceInput;
};
export type UpdateDigestHourResponse = /** status 200 Stored. */ {
  data: Message;
};
export type UpdateDigestHourArg = {
  digestHourInput: DigestHourInput;
};
export type ListFailedMailsResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: FailedMail[];
};
export type ListFailedMailsArg = void;
export type RetryMailResponse =
  /** status 202 The request has been accepted for processing, but processing has not yet completed. */ {
    data: Message;
  };
export type RetryMailArg = {
  /** Identifier of the mail. */
  id: string;
};
export type ListMentorsResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: Mentor[];
  meta: ListMeta;
};
export type ListMentorsArg = {
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Rows per page; 10 by default. */
  perPage?: number;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
  /** Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422. */
  sort?: string;
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422. */
  conditions?: string;
  /** Only active (`true`) or inactive (`false`) records. */
  isActive?: boolean;
  /** Only people with a signature for reports (`true`) or without one (`false`). */
  hasSignature?: boolean;
  /** Only records of this company. */
  companyId?: number;
};
export type CreateMentorResponse = /** status 201 The new record. */ {
  data: Mentor;
};
export type CreateMentorArg = {
  mentorCreateInput: MentorCreateInput;
};
export type ApplyToMentorsResponse =
  /** status 200 The result of each record. */ {
    data: BulkResults;
  };
export type ApplyToMentorsArg = {
  mentorBulkInput: MentorBulkInput;
};
export type GetMentorResponse = /** status 200 The record. */ {
  data: Mentor;
};
export type GetMentorArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdateMentorResponse = /** status 200 The changed record. */ {
  data: Mentor;
};
export type UpdateMentorArg = {
  /** Identifier of the record. */
  id: number;
  mentorUpdateInput: MentorUpdateInput;
};
export type DeleteMentorResponse = /** status 200 Deleted. */ {
  data: Message;
};
export type DeleteMentorArg = {
  /** Identifier of the record. */
  id: number;
};
export type ListNotificationsResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: Notification[];
  meta: ListMeta;
};
export type ListNotificationsArg = {
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Rows per page; 10 by default. */
  perPage?: number;
  /** Only news that the caller has read, or only others. */
  isRead?: boolean;
};
export type UpdateNotificationsResponse = /** status 200 Stored. */ {
  data: Message;
};
export type UpdateNotificationsArg = {
  notificationsInput: NotificationsInput;
};
export type GetNotificationCountResponse = /** status 200 The state. */ {
  data: NotificationCount;
};
export type GetNotificationCountArg = void;
export type GetNotificationStreamResponse =
  /** status 200 The request has succeeded. */ string;
export type GetNotificationStreamArg = void;
export type UpdateNotificationResponse = /** status 200 The changed record. */ {
  data: Message;
};
export type UpdateNotificationArg = {
  /** Identifier of the record. */
  id: number;
  notificationInput: NotificationInput;
};
export type ListNotificationPreferencesResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: NotificationPreference[];
};
export type ListNotificationPreferencesArg = void;
export type UpdateNotificationPreferenceResponse =
  /** status 200 The changed record. */ {
    data: Message;
  };
export type UpdateNotificationPreferenceArg = {
  /** The kind of news. */
  kind: NotificationKind;
  notificationPreferenceInput: NotificationPreferenceInput;
};
export type SubmitForgottenPasswordResponse =
  /** status 200 What happens with the request. */ {
    data: Message;
  };
export type SubmitForgottenPasswordArg = {
  forgottenPasswordInput: ForgottenPasswordInput;
};
export type ReadPasswordCodeHolderResponse =
  /** status 200 Whom the code is for. */ {
    data: PasswordCodeHolder;
  };
export type ReadPasswordCodeHolderArg = {
  passwordCodeInput: PasswordCodeInput;
};
export type ResetForgottenPasswordResponse =
  /** status 200 The password is changed. */ {
    data: Message;
  };
export type ResetForgottenPasswordArg = {
  passwordRecoveryInput: PasswordRecoveryInput;
};
export type CreatePasswordCodeResponse = /** status 200 The code. */ {
  data: PasswordCode;
};
export type CreatePasswordCodeArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdateInternshipsResponse =
  /** status 200 The result of each placement. */ {
    data: BulkResults;
  };
export type UpdateInternshipsArg = {
  placementChangesInput: PlacementChangesInput;
};
export type GetPlacementChangeCheckResponse =
  /** status 200 The findings, in the order of the placements; without those that do not exist. */ {
    /** The rows. */
    data: PlacementChangeFindings[];
  };
export type GetPlacementChangeCheckArg = {
  placementChangesCheckInput: PlacementChangesCheckInput;
};
export type ListPlacementRequestsResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: PlacementRequest[];
  meta: ListMeta;
};
export type ListPlacementRequestsArg = {
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Rows per page; 10 by default. */
  perPage?: number;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
  /** Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422. */
  sort?: string;
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422. */
  conditions?: string;
  /** Only records of this internship period. */
  internshipPeriodId?: number;
  /** Only records of this company. */
  companyId?: number;
  /** Only requests in this state. */
  state?:
    "draft" | "sent" | "incomplete" | "accepted" | "refused" | "withdrawn";
};
export type CreatePlacementRequestResponse = /** status 201 The new record. */ {
  data: PlacementRequest;
};
export type CreatePlacementRequestArg = {
  placementRequestInput: PlacementRequestInput;
};
export type GetPlacementRequestCountsResponse = /** status 200 The facts. */ {
  data: PlacementRequestCounts;
};
export type GetPlacementRequestCountsArg = {
  /** Only records of this internship period. */
  internshipPeriodId?: number;
};
export type ListPlacementSuggestionsResponse =
  /** status 200 The suggestions, in the order of sending. */ {
    /** The rows. */
    data: PlacementSuggestion[];
  };
export type ListPlacementSuggestionsArg = {
  /** The internship period. */
  internshipPeriodId: number;
  /** Only these requests, at most 500, separated by commas. */
  ids?: string;
  /** One lecturer for all students of a company by default, or for each student the one with the fewest. */
  lecturerPer?: "company" | "student";
};
export type AcceptPlacementRequestsResponse =
  /** status 200 The result of each record. */ {
    data: AcceptedPlacements;
  };
export type AcceptPlacementRequestsArg = {
  placementAcceptancesInput: PlacementAcceptancesInput;
};
export type CheckPlacementAcceptancesResponse =
  /** status 200 The findings. */ {
    /** The rows. */
    data: PlacementAcceptanceFindings[];
  };
export type CheckPlacementAcceptancesArg = {
  placementAcceptancesCheckInput: PlacementAcceptancesCheckInput;
};
export type GetPlacementRequestResponse = /** status 200 The record. */ {
  data: PlacementRequest;
};
export type GetPlacementRequestArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdatePlacementRequestResponse =
  /** status 200 The changed record. */ {
    data: PlacementRequest;
  };
export type UpdatePlacementRequestArg = {
  /** Identifier of the record. */
  id: number;
  placementRequestUpdateInput: PlacementRequestUpdateInput;
};
export type SubmitPlacementRequestResponse =
  /** status 200 The changed record. */ {
    data: PlacementRequest;
  };
export type SubmitPlacementRequestArg = {
  /** Identifier of the record. */
  id: number;
  seenPlacementRequest: SeenPlacementRequest;
};
export type WithdrawPlacementRequestResponse =
  /** status 200 The changed record. */ {
    data: PlacementRequest;
  };
export type WithdrawPlacementRequestArg = {
  /** Identifier of the record. */
  id: number;
};
export type ConfirmPlacementMembershipResponse =
  /** status 200 The changed record. */ {
    data: PlacementRequest;
  };
export type ConfirmPlacementMembershipArg = {
  /** Identifier of the record. */
  id: number;
  placementMembershipInput: PlacementMembershipInput;
};
export type DecidePlacementRequestResponse =
  /** status 200 The changed record. */ {
    data: PlacementRequest;
  };
export type DecidePlacementRequestArg = {
  /** Identifier of the record. */
  id: number;
  placementDecisionInput: PlacementDecisionInput;
};
export type ListSimilarCompaniesResponse =
  /** status 200 The companies with the same or a similar name, the most similar one first. */ {
    /** The rows. */
    data: SimilarCompany[];
  };
export type ListSimilarCompaniesArg = {
  /** Identifier of the record. */
  id: number;
};
export type LinkPlacementRequestCompanyResponse =
  /** status 200 The changed record. */ {
    data: PlacementRequest;
  };
export type LinkPlacementRequestCompanyArg = {
  /** Identifier of the record. */
  id: number;
  placementCompanyInput: PlacementCompanyInput;
};
export type GetPlacementRequestFileResponse = /** status 200 The file. */ Blob;
export type GetPlacementRequestFileArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdatePlacementRequestFileResponse =
  /** status 200 The changed record. */ {
    data: PlacementRequest;
  };
export type UpdatePlacementRequestFileArg = {
  /** Identifier of the record. */
  id: number;
  placementRequestFileInput: PlacementRequestFileInput;
};
export type DeletePlacementRequestFileResponse = /** status 200 Deleted. */ {
  data: PlacementRequest;
};
export type DeletePlacementRequestFileArg = {
  /** Identifier of the record. */
  id: number;
};
export type GetPlacementWindowResponse = /** status 200 The record. */ {
  data: PlacementWindow;
};
export type GetPlacementWindowArg = {
  /** Identifier of the internship period. */
  id: number;
};
export type UpdatePlacementWindowResponse =
  /** status 200 The changed record. */ {
    data: PlacementWindow;
  };
export type UpdatePlacementWindowArg = {
  /** Identifier of the internship period. */
  id: number;
  placementWindowUpdateInput: PlacementWindowUpdateInput;
};
export type UpdatePlacementExceptionResponse =
  /** status 200 The changed record. */ {
    data: PlacementWindow;
  };
export type UpdatePlacementExceptionArg = {
  /** Identifier of the internship period. */
  id: number;
  /** Identifier of the student. */
  studentId: number;
  placementExceptionInput: PlacementExceptionInput;
};
export type DeletePlacementExceptionResponse = /** status 200 Deleted. */ {
  data: PlacementWindow;
};
export type DeletePlacementExceptionArg = {
  /** Identifier of the internship period. */
  id: number;
  /** Identifier of the student. */
  studentId: number;
};
export type ListPlacementOptionsResponse =
  /** status 200 The periods that are active or have a window, the first one first. */ {
    /** The rows. */
    data: PlacementOptions[];
  };
export type ListPlacementOptionsArg = void;
export type GetDroppedActivitiesResponse = /** status 200 The record. */ {
  data: DroppedActivities;
};
export type GetDroppedActivitiesArg = {
  /** Identifier of the record. */
  id: number;
  /** The first day. */
  dateFrom: string;
  /** The last day; all that follow without it. */
  dateTo?: string;
};
export type EndInternshipResponse = /** status 200 The changed record. */ {
  data: Internship;
};
export type EndInternshipArg = {
  /** Identifier of the record. */
  id: number;
  internshipEndInput: InternshipEndInput;
};
export type UndoInternshipEndResponse = /** status 200 The changed record. */ {
  data: Internship;
};
export type UndoInternshipEndArg = {
  /** Identifier of the record. */
  id: number;
  takeBackInput: TakeBackInput;
};
export type MoveInternshipResponse = /** status 201 The new record. */ {
  data: Internship;
};
export type MoveInternshipArg = {
  /** Identifier of the record. */
  id: number;
  internshipMoveInput: InternshipMoveInput;
};
export type FinishInternshipResponse = /** status 200 The changed record. */ {
  data: Internship;
};
export type FinishInternshipArg = {
  /** Identifier of the record. */
  id: number;
};
export type UndoInternshipFinishResponse =
  /** status 200 The changed record. */ {
    data: Internship;
  };
export type UndoInternshipFinishArg = {
  /** Identifier of the record. */
  id: number;
  finishUndoInput: FinishUndoInput;
};
export type ListInterruptionsResponse =
  /** status 200 The interruptions, the latest first. */ {
    /** The rows. */
    data: Interruption[];
  };
export type ListInterruptionsArg = {
  /** Identifier of the record. */
  id: number;
};
export type CreateInterruptionResponse = /** status 201 The new record. */ {
  data: Interruption;
};
export type CreateInterruptionArg = {
  /** Identifier of the record. */
  id: number;
  interruptionInput: InterruptionInput;
};
export type UpdateInterruptionResponse = /** status 200 The changed record. */ {
  data: Interruption;
};
export type UpdateInterruptionArg = {
  /** Identifier of the record. */
  id: number;
  /** Identifier of the interruption. */
  interruptionId: number;
  interruptionUpdateInput: InterruptionUpdateInput;
};
export type CancelInterruptionResponse = /** status 200 The changed record. */ {
  data: Message;
};
export type CancelInterruptionArg = {
  /** Identifier of the record. */
  id: number;
  /** Identifier of the interruption. */
  interruptionId: number;
  takeBackInput: TakeBackInput;
};
export type ListPlacesResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: Place[];
  meta: ListMeta;
};
export type ListPlacesArg = {
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Rows per page; 10 by default. */
  perPage?: number;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
  /** Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422. */
  sort?: string;
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422. */
  conditions?: string;
  /** Only records of this company. */
  companyId?: number;
  /** Only active (`true`) or inactive (`false`) records. */
  isActive?: boolean;
  /** Only places in this time zone. */
  timeZone?: "WIB" | "WITA" | "WIT";
};
export type CreatePlaceResponse = /** status 201 The new record. */ {
  data: Place;
};
export type CreatePlaceArg = {
  placeCreateInput: PlaceCreateInput;
};
export type ApplyToPlacesResponse =
  /** status 200 The result of each record. */ {
    data: BulkResults;
  };
export type ApplyToPlacesArg = {
  recordBulkInput: RecordBulkInput;
};
export type GetPlaceResponse = /** status 200 The record. */ {
  data: Place;
};
export type GetPlaceArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdatePlaceResponse = /** status 200 The changed record. */ {
  data: Place;
};
export type UpdatePlaceArg = {
  /** Identifier of the record. */
  id: number;
  placeUpdateInput: PlaceUpdateInput;
};
export type DeletePlaceResponse = /** status 200 Deleted. */ {
  data: Message;
};
export type DeletePlaceArg = {
  /** Identifier of the record. */
  id: number;
};
export type GetInstitutionResponse = /** status 200 The state. */ {
  data: Institution;
};
export type GetInstitutionArg = void;
export type UpdateInstitutionResponse = /** status 200 Stored. */ {
  data: Institution;
};
export type UpdateInstitutionArg = {
  institutionInput: InstitutionInput;
};
export type GetPublicAddressResponse = /** status 200 The state. */ {
  data: PublicAddress;
};
export type GetPublicAddressArg = void;
export type ConfirmPublicAddressResponse = /** status 200 Stored. */ {
  data: PublicAddress;
};
export type ConfirmPublicAddressArg = {
  publicAddressInput: PublicAddressInput;
};
export type GetGradeReportResponse =
  /** status 200 The request has succeeded. */ {
    data: GradeReport;
  };
export type GetGradeReportArg = {
  /** Code of the course. */
  courseCode: string;
  /** The internship period. */
  internshipPeriodId: number;
  /** The lecturer. */
  lecturerId: number;
  /** The mentor. */
  mentorId: number;
};
export type GetGradeReportOptionsResponse = /** status 200 The facts. */ {
  data: GradeReportOptions;
};
export type GetGradeReportOptionsArg = {
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
  /** Code of the course. */
  courseCode?: string;
  /** The internship period. */
  internshipPeriodId?: number;
  /** The lecturer. */
  lecturerId?: number;
  /** The mentor. */
  mentorId?: number;
};
export type GetGradeCountsResponse = /** status 200 The facts. */ {
  data: GradeCounts;
};
export type GetGradeCountsArg = {
  /** Code of the course. */
  courseCode?: string;
  /** The internship period. */
  internshipPeriodId?: number;
  /** The class: the academic year of the students. */
  academicYear?: string;
  /** The lecturer. */
  lecturerId?: number;
  /** The mentor. */
  mentorId?: number;
};
export type GetAllGradesResponse = /** status 200 The file. */ Blob;
export type GetAllGradesArg = {
  /** Code of the course. */
  courseCode?: string;
  /** The internship period. */
  internshipPeriodId?: number;
  /** The class: the academic year of the students. */
  academicYear?: string;
  /** The lecturer. */
  lecturerId?: number;
  /** The mentor. */
  mentorId?: number;
  /** `pairs` is a grade report for each lecturer and mentor, `list` one list of all students. */
  layout: "pairs" | "list";
};
export type GetReportVerificationResponse =
  /** status 200 The request has succeeded. */ {
    data: ReportVerification;
  };
export type GetReportVerificationArg = {
  /** The code, in capital or small letters, with or without hyphens. */
  code: string;
};
export type ListReviewsResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: Review[];
  meta: ListMeta;
};
export type ListReviewsArg = {
  /** Which activities; `waiting` by default. `waiting` are those with attendance or a log that was handed in whose day has come and which the caller has neither validated nor returned, `attended` those of them with attendance, `handed_in` those with the log, `overdue` those that have waited for more than seven days, `returned` those that the caller has returned, `unattended` those whose day is over without attendance, `done` those that the caller has validated. */
  view?:
    | "waiting"
    | "attended"
    | "handed_in"
    | "returned"
    | "overdue"
    | "unattended"
    | "done"
    | "all";
  /** The order, by `day` (the default; oldest first, and for `done` and `all` latest first) or by `student`. */
  group?: "day" | "student";
  /** Only these records, at most 500, separated by commas. Those that the list does not have are left out. */
  ids?: string;
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Rows per page; 10 by default. */
  perPage?: number;
  /** Only records of this student. */
  studentId?: number;
  /** Only records of this company. */
  companyId?: number;
  /** Only records of this internship period. */
  internshipPeriodId?: number;
  /** Only activities on this day or later. */
  dateFrom?: string;
  /** Only activities on this day or earlier. */
  dateTo?: string;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
};
export type GetReviewCountsResponse = /** status 200 The facts. */ {
  data: ReviewCounts;
};
export type GetReviewCountsArg = {
  /** Only records of this student. */
  studentId?: number;
  /** Only records of this company. */
  companyId?: number;
  /** Only records of this internship period. */
  internshipPeriodId?: number;
  /** Only activities on this day or later. */
  dateFrom?: string;
  /** Only activities on this day or earlier. */
  dateTo?: string;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
};
export type GetReviewSelectionResponse = /** status 200 The facts. */ {
  data: ReviewSelection;
};
export type GetReviewSelectionArg = {
  /** Which activities; `waiting` by default. `waiting` are those with attendance or a log that was handed in whose day has come and which the caller has neither validated nor returned, `attended` those of them with attendance, `handed_in` those with the log, `overdue` those that have waited for more than seven days, `returned` those that the caller has returned, `unattended` those whose day is over without attendance, `done` those that the caller has validated. */
  view?:
    | "waiting"
    | "attended"
    | "handed_in"
    | "returned"
    | "overdue"
    | "unattended"
    | "done"
    | "all";
  /** The order, by `day` (the default; oldest first, and for `done` and `all` latest first) or by `student`. */
  group?: "day" | "student";
  /** Only records of this student. */
  studentId?: number;
  /** Only records of this company. */
  companyId?: number;
  /** Only records of this internship period. */
  internshipPeriodId?: number;
  /** Only activities on this day or later. */
  dateFrom?: string;
  /** Only activities on this day or earlier. */
  dateTo?: string;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
};
export type GetReviewSummaryResponse = /** status 200 The findings. */ {
  data: ReviewSummary;
};
export type GetReviewSummaryArg = {
  reviewSummaryInput: ReviewSummaryInput;
};
export type RecordReviewDecisionsResponse =
  /** status 200 The request has succeeded. */ {
    data: ReviewDecisionResults;
  };
export type RecordReviewDecisionsArg = {
  /** Only records of this student. */
  studentId?: number;
  /** Only records of this company. */
  companyId?: number;
  /** Only records of this internship period. */
  internshipPeriodId?: number;
  /** Only activities on this day or later. */
  dateFrom?: string;
  /** Only activities on this day or earlier. */
  dateTo?: string;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
  reviewDecisionsInput: ReviewDecisionsInput;
};
export type ListSavedViewsResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: SavedView[];
};
export type ListSavedViewsArg = {
  /** The list whose views are asked for. */
  list: ViewList;
};
export type CreateSavedViewResponse = /** status 201 The new record. */ {
  data: SavedView;
};
export type CreateSavedViewArg = {
  savedViewInput: SavedViewInput;
};
export type UpdateSavedViewResponse = /** status 200 The changed record. */ {
  data: SavedView;
};
export type UpdateSavedViewArg = {
  /** Identifier of the record. */
  id: number;
  savedViewUpdateInput: SavedViewUpdateInput;
};
export type DeleteSavedViewResponse = /** status 200 Deleted. */ {
  data: Message;
};
export type DeleteSavedViewArg = {
  /** Identifier of the record. */
  id: number;
};
export type ListInternshipPlacesResponse =
  /** status 200 The active places of the company, and those that the placement names. */ {
    /** The rows. */
    data: InternshipPlace[];
  };
export type ListInternshipPlacesArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdateInternshipPlacesResponse =
  /** status 200 The request has succeeded. */ {
    /** The rows. */
    data: InternshipPlace[];
  };
export type UpdateInternshipPlacesArg = {
  /** Identifier of the record. */
  id: number;
  internshipPlacesInput: InternshipPlacesInput;
};
export type ListWorkPatternsResponse =
  /** status 200 The versions, the latest first. */ {
    /** The rows. */
    data: WorkPattern[];
  };
export type ListWorkPatternsArg = {
  /** Identifier of the record. */
  id: number;
};
export type CreateScheduleResponse = /** status 201 The new record. */ {
  data: ScheduleCounts;
};
export type CreateScheduleArg = {
  scheduleStoreInput: ScheduleStoreInput;
};
export type GetScheduleCheckResponse = /** status 200 The findings. */ {
  data: ScheduleCheck;
};
export type GetScheduleCheckArg = {
  scheduleInput: ScheduleInput;
};
export type GetStoredHoursResponse =
  /** status 200 The latest version of each placement that has one. */ {
    /** The rows. */
    data: StoredHours[];
  };
export type GetStoredHoursArg = {
  placementsOfSchedule: PlacementsOfSchedule;
};
export type FindRecordsResponse = /** status 200 The facts. */ {
  data: FoundRecords;
};
export type FindRecordsArg = {
  /** Words to find. More than six are a 422. */
  search: string;
};
export type CreatePasskeyChallengeResponse = /** status 200 The challenge. */ {
  data: PasskeyChallenge;
};
export type CreatePasskeyChallengeArg = void;
export type LoginWithPasskeyResponse =
  /** status 200 The request has succeeded. */ Session;
export type LoginWithPasskeyArg = {
  passkeyLoginInput: PasskeyLoginInput;
};
export type GetSecondFactorsResponse = /** status 200 The state. */ {
  data: SecondFactors;
};
export type GetSecondFactorsArg = void;
export type CreateAuthenticatorResponse = /** status 200 The secret. */ {
  data: AuthenticatorSecret;
};
export type CreateAuthenticatorArg = void;
export type ConfirmAuthenticatorResponse = /** status 200 Stored. */ {
  data: ChangedSecondFactors;
};
export type ConfirmAuthenticatorArg = {
  authenticatorCodeInput: AuthenticatorCodeInput;
};
export type DeleteAuthenticatorResponse = /** status 200 Deleted. */ {
  data: ChangedSecondFactors;
};
export type DeleteAuthenticatorArg = void;
export type CreatePasskeyCreationResponse = /** status 200 The challenge. */ {
  data: PasskeyCreation;
};
export type CreatePasskeyCreationArg = void;
export type CreatePasskeyResponse = /** status 200 The second factors. */ {
  data: ChangedSecondFactors;
};
export type CreatePasskeyArg = {
  passkeyInput: PasskeyInput;
};
export type DeletePasskeyResponse = /** status 200 Deleted. */ {
  data: ChangedSecondFactors;
};
export type DeletePasskeyArg = {
  /** Identifier of the credential. */
  id: string;
};
export type RenewRecoveryCodesResponse =
  /** status 200 The second factors, with the codes. */ {
    data: ChangedSecondFactors;
  };
export type RenewRecoveryCodesArg = void;
export type ConfirmIdentityResponse = /** status 200 Proved. */ {
  data: Message;
};
export type ConfirmIdentityArg = {
  identityInput: IdentityInput;
};
export type CreateSecondFactorCodeResponse = /** status 200 The code. */ {
  data: SecondFactorCode;
};
export type CreateSecondFactorCodeArg = {
  /** Identifier of the record. */
  id: number;
};
export type LoginResponse =
  /** status 200 The request has succeeded. */ Session;
export type LoginArg = {
  loginInput: LoginInput;
};
export type LogoutResponse =
  /** status 200 Signed out; the session has ended. */ {
    data: SignedOut;
  };
export type LogoutArg = void;
export type RefreshSessionResponse =
  /** status 200 The request has succeeded. */ {
    data: RefreshedToken;
  };
export type RefreshSessionArg = void;
export type GetCurrentUserResponse =
  /** status 200 The request has succeeded. */ {
    data: CurrentUser;
  };
export type GetCurrentUserArg = void;
export type GetOwnAccountResponse = /** status 200 The state. */ {
  data: OwnAccount;
};
export type GetOwnAccountArg = void;
export type ChangeOwnContactResponse =
  /** status 200 The user, with the new address. */ {
    data: CurrentUser;
  };
export type ChangeOwnContactArg = {
  ownContactInput: OwnContactInput;
};
export type CreateEmailConfirmationResponse =
  /** status 200 The user; the mail is on its way. */ {
    data: CurrentUser;
  };
export type CreateEmailConfirmationArg = void;
export type ConfirmEmailResponse =
  /** status 200 The user, whose address is confirmed. */ {
    data: CurrentUser;
  };
export type ConfirmEmailArg = {
  emailConfirmationInput: EmailConfirmationInput;
};
export type GetOwnSignatureResponse = /** status 200 The state. */ {
  data: OwnSignature;
};
export type GetOwnSignatureArg = void;
export type ChangeOwnSignatureResponse =
  /** status 200 The user, with the new signature. */ {
    data: CurrentUser;
  };
export type ChangeOwnSignatureArg = {
  ownSignatureInput: OwnSignatureInput;
};
export type ChangePasswordResponse =
  /** status 200 The request has succeeded. */ {
    data: Message;
  };
export type ChangePasswordArg = {
  passwordChangeInput: PasswordChangeInput;
};
export type ListSessionsResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: OpenSession[];
};
export type ListSessionsArg = void;
export type DeleteOtherSessionsResponse =
  /** status 200 The request has succeeded. */ {
    data: Message;
  };
export type DeleteOtherSessionsArg = void;
export type DeleteSessionResponse = /** status 200 Deleted. */ {
  data: Message;
};
export type DeleteSessionArg = {
  /** Identifier of the session. */
  id: string;
};
export type CreateSignOnResponse = /** status 200 The page to open. */ {
  data: SignOn;
};
export type CreateSignOnArg = {
  /** The provider, as `GET /settings` names it. */
  provider: string;
  signOnInput: SignOnInput;
};
export type LoginWithProviderResponse =
  /** status 200 The request has succeeded. */ Session;
export type LoginWithProviderArg = {
  /** The provider, as `GET /settings` names it. */
  provider: string;
  signOnAnswer: SignOnAnswer;
};
export type ListStudentsResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: Student[];
  meta: ListMeta;
};
export type ListStudentsArg = {
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Rows per page; 10 by default. */
  perPage?: number;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
  /** Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422. */
  sort?: string;
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422. */
  conditions?: string;
  /** Only records of this academic year. */
  academicYear?: string;
  /** Only active (`true`) or inactive (`false`) records. */
  isActive?: boolean;
  /** Only students with an internship in this period. */
  internshipPeriodId?: number;
  /** Only students without an internship in this period. */
  withoutInternshipIn?: number;
};
export type CreateStudentResponse = /** status 201 The new record. */ {
  data: Student;
};
export type CreateStudentArg = {
  studentCreateInput: StudentCreateInput;
};
export type GetStudentResponse = /** status 200 The record. */ {
  data: Student;
};
export type GetStudentArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdateStudentResponse = /** status 200 The changed record. */ {
  data: Student;
};
export type UpdateStudentArg = {
  /** Identifier of the record. */
  id: number;
  studentUpdateInput: StudentUpdateInput;
};
export type DeleteStudentResponse = /** status 200 Deleted. */ {
  data: Message;
};
export type DeleteStudentArg = {
  /** Identifier of the record. */
  id: number;
};
export type GetHealthResponse =
  /** status 200 The request has succeeded. */ Health;
export type GetHealthArg = {
  /** Whether to answer with `details`. */
  full?: boolean;
};
export type CreateBackupResponse =
  /** status 202 The request has been accepted for processing, but processing has not yet completed. */ {
    data: Message;
  };
export type CreateBackupArg = void;
export type GetSettingsResponse = /** status 200 The request has succeeded. */ {
  data: Settings;
};
export type GetSettingsArg = void;
export type GetWarningsResponse = /** status 200 The state. */ {
  data: Warnings;
};
export type GetWarningsArg = void;
export type ListUsersResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: User[];
  meta: ListMeta;
};
export type ListUsersArg = {
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Rows per page; 10 by default. */
  perPage?: number;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
  /** Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422. */
  sort?: string;
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422. */
  conditions?: string;
  /** Only active (`true`) or inactive (`false`) records. */
  isActive?: boolean;
  /** Only users with this role. */
  role?: "super_admin" | "lecturer" | "mentor" | "student";
  /** Only accounts that still have (`true`) or no longer have (`false`) their default password. */
  unclaimed?: boolean;
};
export type CreateUserResponse = /** status 201 The new record. */ {
  data: User;
};
export type CreateUserArg = {
  userCreateInput: UserCreateInput;
};
export type ApplyToUsersResponse =
  /** status 200 The result of each record. */ {
    data: BulkResults;
  };
export type ApplyToUsersArg = {
  userBulkInput: UserBulkInput;
};
export type GetUserResponse = /** status 200 The record. */ {
  data: User;
};
export type GetUserArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdateUserResponse = /** status 200 The changed record. */ {
  data: User;
};
export type UpdateUserArg = {
  /** Identifier of the record. */
  id: number;
  userUpdateInput: UserUpdateInput;
};
export type DeleteUserResponse = /** status 200 Deleted. */ {
  data: Message;
};
export type DeleteUserArg = {
  /** Identifier of the record. */
  id: number;
};
export type ResetUserPasswordResponse =
  /** status 200 The request has succeeded. */ {
    data: Message;
  };
export type ResetUserPasswordArg = {
  /** Identifier of the record. */
  id: number;
};
export type DeleteUserEmailConfirmationResponse = /** status 200 Deleted. */ {
  data: Message;
};
export type DeleteUserEmailConfirmationArg = {
  /** Identifier of the record. */
  id: number;
};
export type ExportUserResponse =
  /** status 200 The request has succeeded. */ Blob;
export type ExportUserArg = {
  /** Identifier of the record. */
  id: number;
};
export type GetUserAnonymisationResponse =
  /** status 200 The numbers of records to remove and to keep, and the reasons for a refusal. */ {
    data: AnonymisationPreview;
  };
export type GetUserAnonymisationArg = {
  /** Identifier of the record. */
  id: number;
};
export type AnonymiseUserResponse = /** status 200 The changed record. */ {
  data: Message;
};
export type AnonymiseUserArg = {
  /** Identifier of the record. */
  id: number;
  anonymisationInput: AnonymisationInput;
};
export type Version = number;
export type Activity = {
  name: string;
  /** The step. */
  description: string;
  /** Day of the activity. */
  date: string;
  /** When it starts. */
  start_time: string;
  /** When it ends; after the start. */
  end_time: string;
  /** Where it takes place. */
  address: string;
  version?: Version;
  /** Identifier of a record. */
  id: number;
  /** Identifier of a record. */
  internship_id: number;
  /** When the student recorded attendance, by the clock of the server; null before that. */
  attendance_time: string | null;
  /** Latitude of the student at attendance, in degrees; null before that. */
  latitude: number | null;
  /** Longitude of the student at attendance, in degrees; null before that. */
  longitude: number | null;
  /** Whether the position has been rounded to about a kilometre since, because the period is long over. */
  is_position_rounded: boolean;
  /** How the position at the first check-in stands to the places of the company; null before that, and if there are none. */
  position_verdict: ("on_site" | "uncertain" | "off_site" | null) | null;
  /** When the student last checked out; null before that. */
  left_at: string | null;
  /** When the mentor validated the activity; null before that. */
  validated_at_by_mentor: string | null;
  /** When the lecturer validated the activity; null before that. */
  validated_at_by_lecturer: string | null;
  /** When the mentor returned the activity for revision; null before that, once the log has been handed in again, and once validated. */
  returned_at_by_mentor: string | null;
  /** When the lecturer returned the activity for revision; null before that, once the log has been handed in again, and once validated. */
  returned_at_by_lecturer: string | null;
};
export type ListMeta = {
  /** The page, counted from 1. */
  page?: number;
  /** Rows per page. */
  per_page?: number;
  /** Rows in the whole list, after search and filters. */
  total: number;
};
export type VerdictChange = {
  before:
    | (
        | "present"
        | "late"
        | "left_early"
        | "present_off_site"
        | "leave"
        | "sick"
        | "absent"
        | "holiday"
        | "pending"
        | "needs_settling"
        | null
      )
    | null;
  after:
    | (
        | "present"
        | "late"
        | "left_early"
        | "present_off_site"
        | "leave"
        | "sick"
        | "absent"
        | "holiday"
        | "pending"
        | "needs_settling"
        | null
      )
    | null;
  /** The number of days. */
  days: number;
};
export type VerdictChanges = {
  /** The number of days, each of one placement. */
  days: number;
  /** The number of placements. */
  placements: number;
  first_date: string;
  last_date: string;
  /** The most frequent change first. */
  kinds: VerdictChange[];
  /** The value of `seen_changes` that confirms them. */
  seen_changes: string;
};
export type LeftoverKind =
  | "coming_activities"
  | "recorded_activities"
  | "validated_activities"
  | "placements_without_days"
  | "requests_outside"
  | "coming_at_company"
  | "recorded_at_company"
  | "schedule_places"
  | "waiting_reviews"
  | "waiting_requests"
  | "open_sheets"
  | "sent_sheets"
  | "letters"
  | "certificates"
  | "running_placements"
  | "coming_placements"
  | "place_requests"
  | "company_letters"
  | "draft_sheets"
  | "filled_sheets"
  | "closed_sheets"
  | "unneeded_sheets";
export type Leftover = {
  kind: LeftoverKind;
  /** How many there are. */
  count: number;
};
export type LeftoverChoice = "delete" | "move" | "keep" | "reopen";
export type Leftovers = {
  items: Leftover[];
  /** The choices there are, the usual one first; none where only the reason is asked for. */
  choices: LeftoverChoice[];
  /** The value of `seen_leftovers` that confirms them. */
  seen_leftovers: string;
};
export type Error = {
  /** A message in Indonesian to show to the user. */
  message: string;
  /** Messages by field name, for 422 answers; a field inside a list is named like `activities.0.name`. */
  errors?: {
    [key: string]: string[];
  };
  /** A stable word for failures that a program must tell apart, such as `password_change_required`. */
  code?: string;
  /** With the code `verdicts_change`: the verdicts on past days that would change. */
  verdict_changes?: VerdictChanges;
  /** With the code `leaves_over`: the records that would be left over. */
  leftovers?: Leftovers;
};
export type ActivityCreateInput = {
  name: string;
  /** The step. */
  description: string;
  /** Day of the activity. */
  date: string;
  /** When it starts. */
  start_time: string;
  /** When it ends; after the start. */
  end_time: string;
  /** Where it takes place. */
  address: string;
  /** Identifier of a record. */
  internship_id: number;
};
export type AttendanceEvent = {
  /** Identifier of the event. */
  id: number;
  /** Whether the student came or went. */
  kind: "in" | "out";
  /** When the server received it. */
  received_at: string;
  /** When the student pressed, by the clock of the device. */
  device_time: string | null;
  /** Latitude in degrees; null once anonymised. */
  latitude: number | null;
  /** Longitude in degrees; null once anonymised. */
  longitude: number | null;
  /** Radius around the position within which the device was, in metres. */
  accuracy: number | null;
  /** Whether the position has been rounded to about a kilometre since, and the distance to 100 m. */
  is_position_rounded: boolean;
  /** The nearest place of the company, as it was then; null if there was none. */
  place: {
    /** Name of the place. */
    name: string;
    /** Latitude of its centre, in degrees. */
    latitude: number;
    /** Longitude of its centre, in degrees. */
    longitude: number;
    /** The radius that counts as on site, in metres. */
    radius: number;
  } | null;
  /** Distance to the centre of the place, in metres. */
  distance: number | null;
  /** How the position stands to the place; null if there was none. */
  verdict: ("on_site" | "uncertain" | "off_site" | null) | null;
  /** The reason why the student was off site. */
  reason:
    | (
        | "field_work"
        | "client_visit"
        | "place_moved"
        | "wrong_position"
        | "other"
        | null
      )
    | null;
  /** More about the reason; the reason itself if a reviewer has entered the event. */
  reason_note: string | null;
  /** Name of the person who entered the event. */
  actor_name: string;
  /** Role of that person. */
  actor_role: "super_admin" | "lecturer" | "mentor" | "student";
  /** When the student came or went, if a reviewer has entered the event, or if it arrived later, by the clock of the device with its measured offset; null if it counts when it was received. */
  claimed_at: string | null;
  /** Whole minutes between the press and its arrival; null unless the device kept it because there was no network. */
  arrived_late_minutes: number | null;
  /** The doubt about the clock of the device; null for none, and for a press that did not wait on a device. */
  clock_doubt: ("offset" | "went_back" | "unknown" | null) | null;
  /** Since when the event is void; null for one that counts. */
  voided_at: string | null;
  /** Name of the person who made it void. */
  voided_by_name: string | null;
  /** Role of that person. */
  voided_by_role:
    ("super_admin" | "lecturer" | "mentor" | "student" | null) | null;
  /** The reason why it is void. */
  void_reason: string | null;
};
export type ActivityLog = {
  /** The work that was done and the lessons that were learnt. */
  text: string;
  /** How many texts have been saved. */
  version: number;
  /** When this text was saved. */
  saved_at: string;
  /** When the log was handed in last; null for a draft. */
  handed_in_at: string | null;
  /** The version that was handed in last; null for a draft. */
  handed_in_version: number | null;
  /** Days between the activity and the first time that its log was handed in; null for a draft. */
  days_late: number | null;
  /** When this text was written on a device without a network, by the clock of the device with its offset, and at the earliest on the day of the activity; null if it was sent at once. */
  written_at: string | null;
  /** When the text arrived from that device, last if it did so more than once. */
  written_received_at: string | null;
  /** The same time by the clock of the device. */
  device_time: string | null;
  /** The doubt about the clock of the device; null for none, and for what was sent at once. */
  clock_doubt: ("offset" | "went_back" | "unknown" | null) | null;
};
export type ActivityPhoto = {
  /** Identifier of a record. */
  id: number;
  /** Signed URL of the photo, a JPEG, for one to two hours. */
  url: string;
  /** The same of the photo at most 480 pixels a side. */
  thumbnail_url: string;
  /** Width of the photo in pixels. */
  width: number;
  /** Height of the photo in pixels. */
  height: number;
  /** When it was received. */
  created_at: string;
  /** When the student made it there, by the clock of the device with its offset; null if it was sent at once. */
  made_at: string | null;
  /** The same time by the clock of the device. */
  device_time: string | null;
  /** The doubt about the clock of the device; null for none, and for what was sent at once. */
  clock_doubt: ("offset" | "went_back" | "unknown" | null) | null;
};
export type ActivityDetail = {
  name: string;
  /** The step. */
  description: string;
  /** Day of the activity. */
  date: string;
  /** When it starts. */
  start_time: string;
  /** When it ends; after the start. */
  end_time: string;
  /** Where it takes place. */
  address: string;
  version?: Version;
  /** Identifier of a record. */
  id: number;
  /** Identifier of a record. */
  internship_id: number;
  /** When the student recorded attendance, by the clock of the server; null before that. */
  attendance_time: string | null;
  /** Latitude of the student at attendance, in degrees; null before that. */
  latitude: number | null;
  /** Longitude of the student at attendance, in degrees; null before that. */
  longitude: number | null;
  /** Whether the position has been rounded to about a kilometre since, because the period is long over. */
  is_position_rounded: boolean;
  /** How the position at the first check-in stands to the places of the company; null before that, and if there are none. */
  position_verdict: ("on_site" | "uncertain" | "off_site" | null) | null;
  /** When the student last checked out; null before that. */
  left_at: string | null;
  /** When the mentor validated the activity; null before that. */
  validated_at_by_mentor: string | null;
  /** When the lecturer validated the activity; null before that. */
  validated_at_by_lecturer: string | null;
  /** When the mentor returned the activity for revision; null before that, once the log has been handed in again, and once validated. */
  returned_at_by_mentor: string | null;
  /** When the lecturer returned the activity for revision; null before that, once the log has been handed in again, and once validated. */
  returned_at_by_lecturer: string | null;
  /** Whether reviewers may enter presses and make them void; not once the period is closed or both have validated the activity. */
  takes_presses: boolean;
  /** Whether students check out, too. */
  requires_check_out: boolean;
  /** The clock of the place of the activity. */
  time_zone: "WIB" | "WITA" | "WIT";
  /** All check-ins and check-outs, oldest first. */
  attendance_events: AttendanceEvent[];
  /** The reason why the placement and all that belongs to it can only be read: it is finished itself, or its period is closed without leaving it open. Null while it is open. */
  closed_by: ("placement" | "period" | null) | null;
  /** The log; null before there is one. Only its student sees a draft. */
  log: ActivityLog | null;
  photos: ActivityPhoto[];
};
export type SeenVersion = number;
export type ActivityUpdateInput = {
  name: string;
  /** The step. */
  description: string;
  /** Day of the activity. */
  date: string;
  /** When it starts. */
  start_time: string;
  /** When it ends; after the start. */
  end_time: string;
  /** Where it takes place. */
  address: string;
  version?: SeenVersion;
};
export type Message = {
  /** The confirmation, in Indonesian. */
  message: string;
};
export type AttendanceInput = {
  /** Latitude in degrees. */
  latitude: number;
  /** Longitude in degrees. */
  longitude: number;
  /** Radius around the position within which the device is, in metres, as the device says. */
  accuracy?: number | null;
  /** Whether the student comes, the default, or goes, where the period requires it. */
  kind?: ("in" | "out" | null) | null;
  /** Identifies the event for ever. The device makes it, so that an event that is sent again is stored once. */
  device_event_id?: string | null;
  /** When the student pressed, by the clock of the device. */
  device_time?: string | null;
  /** Whether the device kept it because there was no network. It then counts at the time of the device with its offset. */
  queued?: boolean;
  /** Milliseconds by which the clock of the server was ahead of that of the device when they were last compared; null for never. */
  clock_offset?: number | null;
  /** Whether the device saw its clock go back since it was last compared with that of the server. */
  clock_went_back?: boolean | null;
  /** The reason why the student is off site. */
  reason?:
    | (
        | "field_work"
        | "client_visit"
        | "place_moved"
        | "wrong_position"
        | "other"
        | null
      )
    | null;
  /** More about the reason. */
  reason_note?: string | null;
};
export type PressInput = {
  /** Whether the student came or, where the period requires check-outs, went. */
  kind: "in" | "out";
  /** When, by the clock of the place. */
  claimed_time: string;
  /** The reason why a reviewer enters it. */
  reason_note: string;
};
export type VoidInput = {
  /** The changes that a person has seen, as in other edits of past days: a 409 with the code `verdicts_change` names them. */
  seen_changes?: string | null;
  /** The reason, which stays with the press. */
  reason: string;
};
export type ReturnInput = {
  /** The changes expected of the student. */
  comment: string;
};
export type UndoInput = {
  /** The reason; it stays in the history of the activity and in the audit trail. */
  reason?: string | null;
  /** The reviewer whose decision it is; required from a super admin. Everybody else undoes their own. */
  reviewer?: ("mentor" | "lecturer" | null) | null;
};
export type StepActor = {
  /** Name of the person. */
  name: string;
  /** Role of the person. */
  role: "super_admin" | "lecturer" | "mentor" | "student";
};
export type ActivityStep = {
  /** Identifier of the step. */
  id: number;
  kind:
    | "handed_in"
    | "validated"
    | "returned"
    | "validation_undone"
    | "return_undone";
  /** The reviewer whose decision it is; null for those of the student. A super admin may validate as either. */
  reviewer: ("mentor" | "lecturer" | null) | null;
  actor: StepActor;
  /** The changes expected of the student after a return, or the reason for undoing a validation. */
  comment: string | null;
  /** The log as it was handed in. */
  log: string | null;
  /** When it happened. */
  at: string;
};
export type ActivityLogInput = {
  /** The work that was done and the lessons that were learnt. */
  text: string;
  /** The version of the log that was read; 0 if there was none. If another text has been stored by now, nothing changes and the answer is 409 with the code `stale_version`. Without it, the last text wins. */
  version?: number;
  /** When the student handed it in, by the clock of the device. */
  device_time?: string | null;
  /** Whether the device kept it because there was no network. It then counts at the time of the device with its offset. */
  queued?: boolean;
  /** Milliseconds by which the clock of the server was ahead of that of the device when they were last compared; null for never. */
  clock_offset?: number | null;
  /** Whether the device saw its clock go back since it was last compared with that of the server. */
  clock_went_back?: boolean | null;
};
export type ActivityPhotoInput = {
  /** Photo as PNG or JPEG of at most 5 MB. */
  photo: Blob;
  /** Identifies the photo for ever. The device makes it, so that a photo that is sent again is stored once. */
  device_event_id?: string | null;
  /** When the student added it, by the clock of the device. */
  device_time?: string | null;
  /** Whether the device kept it because there was no network. It then counts at the time of the device with its offset. */
  queued?: boolean;
  /** Milliseconds by which the clock of the server was ahead of that of the device when they were last compared; null for never. */
  clock_offset?: number | null;
  /** Whether the device saw its clock go back since it was last compared with that of the server. */
  clock_went_back?: boolean | null;
};
export type AssessmentWord = {
  word: string;
  points: number;
};
export type AssessmentCriterion = {
  /** The skill or behaviour to assess. */
  name: string;
  /** How to assess it, for assessors and students. */
  guidance?: string | null;
  /** Its weight in percent; the weights of a form sum up to 100. */
  weight: number;
  /** The words of its scale, in order; null for the numbers 1 to 100. */
  words: AssessmentWord[] | null;
};
export type Revision = number;
export type AssessmentForm = {
  course_code: string;
  /** Role that fills in the sheets. */
  assessor: "mentor" | "lecturer";
  /** The criteria, in order. */
  criteria: AssessmentCriterion[];
  version?: Version;
  /** Identifier of a record. */
  id: number;
  course_name: string;
  /** Whether placements need such a sheet. */
  is_active: boolean;
  /** The score of a grade that the sheet proposes; null for none. */
  score_part:
    | ("assignment_1" | "assignment_2" | "midterm" | "final" | "other" | null)
    | null;
  revision: Revision;
  /** How many sheets there are. */
  sheets: number;
};
export type AssessmentFormInput = {
  course_code: string;
  /** Role that fills in the sheets. */
  assessor: "mentor" | "lecturer";
  /** Whether placements need such a sheet. */
  is_active?: boolean;
  /** The score of a grade that the sheet proposes; null for none. */
  score_part?:
    | ("assignment_1" | "assignment_2" | "midterm" | "final" | "other" | null)
    | null;
  /** The criteria, in order. */
  criteria: AssessmentCriterion[];
};
export type AssessmentFormUpdateInput = {
  course_code: string;
  /** Role that fills in the sheets. */
  assessor: "mentor" | "lecturer";
  /** Whether placements need such a sheet. */
  is_active?: boolean;
  /** The score of a grade that the sheet proposes; null for none. */
  score_part?:
    | ("assignment_1" | "assignment_2" | "midterm" | "final" | "other" | null)
    | null;
  /** The criteria, in order. */
  criteria: AssessmentCriterion[];
  /** The reason why it is done although something is left over. */
  reason?: string | null;
  /** The leftovers that a person has seen. If it is null, has no reason, or they are others by now, an edit that leaves something over is a 409 with the code `leaves_over`. If it is left out, nothing is asked and everything is kept. */
  seen_leftovers?: string | null;
  /** One of the choices, if there are any. */
  settle_leftovers?: ("delete" | "move" | "keep" | "reopen" | null) | null;
  version?: SeenVersion;
};
export type AssessmentCriteria = {
  /** Identifier of a record. */
  form_id: number;
  course_code: string;
  course_name: string;
  /** Role that fills in the sheet. */
  assessor: "mentor" | "lecturer";
  /** The criteria, in order. */
  criteria: AssessmentCriterion[];
};
export type AssessmentAssessor = "mentor" | "lecturer";
export type AssessmentSheetState = "missing" | "draft" | "sent" | "returned";
export type AssessmentRow = {
  company_name: string;
  /** Identifier of a record. */
  internship_id: number;
  /** Identifier of a record. */
  form_id: number;
  student_name: string;
  /** NIM of the student. */
  nim: string;
  /** Identifier of a record. */
  internship_period_id: number;
  course_code: string;
  course_name: string;
  assessor: AssessmentAssessor;
  /** Name of the assessor; of a sheet that was sent, of the person who sent it. */
  assessor_name: string;
  /** The reason why the placement and all that belongs to it can only be read: it is finished itself, or its period is closed without leaving it open. Null while it is open. */
  closed_by: ("placement" | "period" | null) | null;
  state: AssessmentSheetState;
  /** The weighted mean of the points; null while a score is missing. */
  total: number | null;
  /** When it was sent last. */
  sent_at: string | null;
};
export type Assessment = {
  company_name: string;
  /** Identifier of a record. */
  internship_id: number;
  /** Identifier of a record. */
  form_id: number;
  student_name: string;
  /** NIM of the student. */
  nim: string;
  /** Identifier of a record. */
  internship_period_id: number;
  course_code: string;
  course_name: string;
  assessor: AssessmentAssessor;
  /** Name of the assessor; of a sheet that was sent, of the person who sent it. */
  assessor_name: string;
  /** The reason why the placement and all that belongs to it can only be read: it is finished itself, or its period is closed without leaving it open. Null while it is open. */
  closed_by: ("placement" | "period" | null) | null;
  state: AssessmentSheetState;
  /** The weighted mean of the points; null while a score is missing. */
  total: number | null;
  /** When it was sent last. */
  sent_at: string | null;
  revision: Revision;
  /** A whole number for each criterion, in order: the score from 1 to 100, or which word of the scale it is, counted from 1. Null for a criterion without a score. */
  scores: (number | null)[];
  version?: Version;
  /** The score of a grade that the sheet proposes; null for none. */
  score_part:
    | ("assignment_1" | "assignment_2" | "midterm" | "final" | "other" | null)
    | null;
  /** The criteria, in order. */
  criteria: AssessmentCriterion[];
  /** Remarks of the assessor. */
  remarks: string | null;
  /** The reason why the assessor was asked for a correction last. */
  return_reason: string | null;
  /** Whether the signed-in user can change it now. */
  can_fill: boolean;
};
export type AssessmentUpdateInput = {
  revision: Revision;
  /** A whole number for each criterion, in order: the score from 1 to 100, or which word of the scale it is, counted from 1. Null for a criterion without a score. */
  scores: (number | null)[];
  /** Remarks of the assessor. */
  remarks?: string | null;
  version?: SeenVersion;
};
export type SeenAssessmentVersion = number | null;
export type AssessmentInput = {
  revision: Revision;
  /** A whole number for each criterion, in order: the score from 1 to 100, or which word of the scale it is, counted from 1. Null for a criterion without a score. */
  scores: (number | null)[];
  /** Remarks of the assessor. */
  remarks?: string | null;
  seen_version?: SeenAssessmentVersion;
};
export type AssessmentReturnInput = {
  /** The reason, for the assessor. */
  reason: string;
  seen_version?: SeenAssessmentVersion;
};
export type DayChange = {
  before:
    | (
        | "present"
        | "late"
        | "left_early"
        | "present_off_site"
        | "leave"
        | "sick"
        | "absent"
        | "holiday"
        | "pending"
        | "needs_settling"
        | null
      )
    | null;
  after:
    | (
        | "present"
        | "late"
        | "left_early"
        | "present_off_site"
        | "leave"
        | "sick"
        | "absent"
        | "holiday"
        | "pending"
        | "needs_settling"
        | null
      )
    | null;
  /** The reason, or the comment of the decision, if there is one. */
  reason: string | null;
  /** Name of the person; null if the account does not exist any longer. */
  changed_by_name: string | null;
  changed_at: string;
};
export type AttendanceDay = {
  /** The day; a night shift belongs to the day on which it starts. */
  date: string;
  /** null on a day on which nothing was expected. */
  verdict:
    | (
        | "present"
        | "late"
        | "left_early"
        | "present_off_site"
        | "leave"
        | "sick"
        | "absent"
        | "holiday"
        | "pending"
        | "needs_settling"
        | null
      )
    | null;
  /** The time zone on this day of the place of its first activity, otherwise that of the placement. */
  time_zone: "WIB" | "WITA" | "WIT";
  /** Further findings about the day. */
  flags: (
    | "late"
    | "leftEarly"
    | "offSite"
    | "elsewhere"
    | "uncertain"
    | "noPosition"
    | "missingIn"
    | "missingOut"
    | "corrected"
    | "workedOnHoliday"
    | "missedActivities"
  )[];
  /** The reason why the student is not at the company on this day: before the first day of the placement, in an interruption, or after the last day. null on every other day. */
  not_placed: ("not_begun" | "interrupted" | "ended" | null) | null;
  /** The holiday on this day. */
  holiday_name: string | null;
  /** The first check-in that counts. */
  first_in: string | null;
  /** The last check-out that counts. */
  last_out: string | null;
  /** The minutes between the presses without breaks. */
  worked_minutes: number | null;
  /** The kinds of the undecided requests about this day. */
  waiting: ("leave" | "sick" | "correction" | "elsewhere")[];
  /** The changes of its verdict after the day had passed, the latest first. */
  changes: DayChange[];
};
export type AttendanceTotals = {
  /** Days present. */
  present: number;
  /** Days late. */
  late: number;
  /** Days left early. */
  left_early: number;
  /** Days present off site. */
  present_off_site: number;
  /** Days on leave. */
  leave: number;
  /** Days sick. */
  sick: number;
  /** Days absent. */
  absent: number;
  /** Days off. */
  holiday: number;
  /** Days not over yet. */
  pending: number;
  /** Days to settle. */
  needs_settling: number;
  /** The hours between the presses without breaks. */
  hours: number;
  /** The attended days of those that count; null before the first one. */
  attendance_percent: number | null;
};
export type AttendanceDays = {
  /** Every day of the range. */
  days: AttendanceDay[];
  totals: AttendanceTotals;
  /** The clock of the place. */
  time_zone: "WIB" | "WITA" | "WIT";
};
export type AttendedActivity = {
  /** Whether reviewers may enter presses and make them void; not once the period is closed or both have validated the activity. */
  takes_presses: boolean;
  /** Whether students check out, too. */
  requires_check_out: boolean;
  /** The clock of the place of the activity. */
  time_zone: "WIB" | "WITA" | "WIT";
  /** Identifier of the activity. */
  id: number;
  name: string;
  /** When it starts. */
  start_time: string;
  /** When it ends; before the start on the next day. */
  end_time: string;
  /** The first check-in, also from before there were events. */
  attendance_time: string | null;
  /** The presses, also void ones, oldest first. */
  events: AttendanceEvent[];
};
export type AttendanceDayDetail = {
  /** The day; a night shift belongs to the day on which it starts. */
  date: string;
  /** null on a day on which nothing was expected. */
  verdict:
    | (
        | "present"
        | "late"
        | "left_early"
        | "present_off_site"
        | "leave"
        | "sick"
        | "absent"
        | "holiday"
        | "pending"
        | "needs_settling"
        | null
      )
    | null;
  /** The time zone on this day of the place of its first activity, otherwise that of the placement. */
  time_zone: "WIB" | "WITA" | "WIT";
  /** Further findings about the day. */
  flags: (
    | "late"
    | "leftEarly"
    | "offSite"
    | "elsewhere"
    | "uncertain"
    | "noPosition"
    | "missingIn"
    | "missingOut"
    | "corrected"
    | "workedOnHoliday"
    | "missedActivities"
  )[];
  /** The reason why the student is not at the company on this day: before the first day of the placement, in an interruption, or after the last day. null on every other day. */
  not_placed: ("not_begun" | "interrupted" | "ended" | null) | null;
  /** The holiday on this day. */
  holiday_name: string | null;
  /** The first check-in that counts. */
  first_in: string | null;
  /** The last check-out that counts. */
  last_out: string | null;
  /** The minutes between the presses without breaks. */
  worked_minutes: number | null;
  /** The kinds of the undecided requests about this day. */
  waiting: ("leave" | "sick" | "correction" | "elsewhere")[];
  /** The changes of its verdict after the day had passed, the latest first. */
  changes: DayChange[];
  /** Name of the mentor, who can make presses void. */
  mentor_name: string;
  /** The activities of the day, by their start. */
  activities: AttendedActivity[];
};
export type AttendanceRecapRow = {
  student_nim: string;
  student_name: string;
  company_name: string;
  /** Identifier of the placement. */
  id: number;
  /** The verdict on each day from the first one on; null where nothing was expected. */
  verdicts: (
    | "present"
    | "late"
    | "left_early"
    | "present_off_site"
    | "leave"
    | "sick"
    | "absent"
    | "holiday"
    | "pending"
    | "needs_settling"
    | null
  )[];
  /** The days with an undecided request. */
  waiting_days: string[];
  /** The days of interruptions, which have no verdict. */
  interrupted_days: string[];
  totals: AttendanceTotals;
};
export type AttendanceRecapTotals = {
  /** Days present. */
  present: number;
  /** Days late. */
  late: number;
  /** Days left early. */
  left_early: number;
  /** Days present off site. */
  present_off_site: number;
  /** Days on leave. */
  leave: number;
  /** Days sick. */
  sick: number;
  /** Days absent. */
  absent: number;
  /** Days off. */
  holiday: number;
  /** Days not over yet. */
  pending: number;
  /** Days to settle. */
  needs_settling: number;
  /** The hours between the presses without breaks. */
  hours: number;
  /** The attended days of those that count; null before the first one. */
  attendance_percent: number | null;
  /** The number of placements. */
  placements: number;
};
export type RequestClash = {
  /** Another undecided or approved request that does not go with this one. */
  request: {
    kind: "leave" | "sick" | "correction" | "elsewhere";
    /** The first day. */
    start_date: string;
    /** The last day. */
    end_date: string;
    state: "waiting" | "approved";
  } | null;
  /** Presses on a day on which the student asks to be away. */
  presses: {
    /** The day of the activity. */
    date: string;
    /** The first check-in. */
    first_in: string | null;
    /** The last check-out. */
    last_out: string | null;
    /** The clock of the place of the activity. */
    time_zone: "WIB" | "WITA" | "WIT";
  } | null;
};
export type ChangedDay = {
  date: string;
  before:
    | (
        | "present"
        | "late"
        | "left_early"
        | "present_off_site"
        | "leave"
        | "sick"
        | "absent"
        | "holiday"
        | "pending"
        | "needs_settling"
        | null
      )
    | null;
  after:
    | (
        | "present"
        | "late"
        | "left_early"
        | "present_off_site"
        | "leave"
        | "sick"
        | "absent"
        | "holiday"
        | "pending"
        | "needs_settling"
        | null
      )
    | null;
};
export type AttendanceRequest = {
  student_nim: string;
  student_name: string;
  company_name: string;
  /** Identifier of a record. */
  id: number;
  /** The placement. */
  internship_id: number;
  /** `elsewhere` is work at another place. */
  kind: "leave" | "sick" | "correction" | "elsewhere";
  /** The first day. */
  start_date: string;
  /** The last day. */
  end_date: string;
  /** The activity of a correction. */
  activity: {
    /** Identifier of the activity. */
    id: number;
    /** Name of the activity. */
    name: string;
    /** When it starts. */
    start_time: string;
    /** When it ends; before the start on the next day. */
    end_time: string;
  } | null;
  /** The press that a correction claims; null for the other kinds. */
  press: ("in" | "out" | null) | null;
  /** The claimed instant of a correction. */
  claimed_at: string | null;
  /** The clock of the place. */
  time_zone: "WIB" | "WITA" | "WIT";
  /** The student's reason. */
  reason: string;
  /** The attached file. */
  file: {
    name: string;
    /** Its format. */
    kind: "pdf" | "jpeg";
    /** Its size. */
    bytes: number;
  } | null;
  state: "waiting" | "approved" | "rejected" | "withdrawn";
  /** The sentence of the decision. */
  comment: string | null;
  /** When it was sent. */
  created_at: string;
  /** When the student made it there, by the clock of the device with its offset; null if it was sent at once. */
  made_at: string | null;
  /** The same time by the clock of the device. */
  device_time: string | null;
  /** The doubt about the clock of the device; null for none, and for what was sent at once. */
  clock_doubt: ("offset" | "went_back" | "unknown" | null) | null;
  /** The end of the recording of a press before it arrived: the period was closed, the placement finished, the activity validated by both with another attendance, or its day was too long ago. Null unless the request was a press. */
  late_press: ("period" | "placement" | "validation" | "age" | null) | null;
  /** When it was decided or withdrawn. */
  decided_at: string | null;
  /** Name of the person who decided. */
  decided_by_name: string | null;
  /** Role in which that person decided. */
  decided_by_role:
    ("super_admin" | "lecturer" | "mentor" | "student" | null) | null;
  /** The actions open to the caller now. */
  allowed: ("approve" | "reject" | "undo" | "withdraw")[];
  /** The first day on which the lecturer may decide, too. */
  lecturer_from: string;
  /** Whether none of its days is within the placement any more: an undecided one can then be rejected or withdrawn, not approved. */
  is_outside: boolean;
  /** The clashes of an undecided or approved request, by their first days. */
  clashes: RequestClash[];
  /** Stands for these clashes in an approval that confirms them; null without any. */
  clash_key: string | null;
  /** The past days whose verdict changes when the caller approves the undecided request, or takes the approval back; none if the caller may not. */
  verdict_changes: ChangedDay[];
  /** Identifies these changes in a decision that was made after a look at them; null without any. */
  changes_key: string | null;
};
export type AttendanceRequestInput = {
  /** A placement of the caller. */
  internship_id: number;
  /** `elsewhere` is work at another place. */
  kind: "leave" | "sick" | "correction" | "elsewhere";
  /** The first day; required without an activity. */
  start_date?: string | null;
  /** The last day, at most 30 days after the first one; required without an activity. */
  end_date?: string | null;
  /** The activity of a correction. */
  activity_id?: number | null;
  /** The press that a correction claims; null for the other kinds. */
  press?: ("in" | "out" | null) | null;
  /** The time of the press by the clock of the place, from two hours before the shift to two hours after it. */
  claimed_time?: string | null;
  /** The student's reason. */
  reason: string;
  /** A PDF, PNG or JPEG of at most 5 MB. */
  file?: Blob | null;
  /** Identifies the request for ever. The device makes it, so that a request that is sent again is stored once. */
  device_event_id?: string | null;
  /** When the student made it, by the clock of the device. */
  device_time?: string | null;
  /** Whether the device kept it because there was no network. It then counts at the time of the device with its offset. */
  queued?: boolean;
  /** Milliseconds by which the clock of the server was ahead of that of the device when they were last compared; null for never. */
  clock_offset?: number | null;
  /** Whether the device saw its clock go back since it was last compared with that of the server. */
  clock_went_back?: boolean | null;
};
export type AttendanceRequestCounts = {
  /** Undecided ones. */
  waiting: number;
  /** Approved ones. */
  approved: number;
  /** Rejected ones. */
  rejected: number;
  /** Withdrawn ones. */
  withdrawn: number;
};
export type AttendanceRequestDecisionResult = {
  request_id: number;
  /** `already` when it was in that state before. */
  outcome: "done" | "already" | "refused";
  /** The reason why it was refused, in Indonesian. */
  message: string | null;
  /** The state now; null if there is no such request for the caller. */
  state: ("waiting" | "approved" | "rejected" | "withdrawn" | null) | null;
};
export type AttendanceRequestDecisionResults = {
  /** In the order of the request, each one once. */
  results: AttendanceRequestDecisionResult[];
};
export type AttendanceRequestDecisionsInput = {
  /** The decision. `undo` takes back the caller's own decision, or that of anybody for super admins. */
  decision: "approve" | "reject" | "undo";
  /** A sentence for the students; required to reject. */
  comment?: string | null;
  /** The state in which the caller saw the requests; those in another state by now are refused. */
  seen_state?:
    ("waiting" | "approved" | "rejected" | "withdrawn" | null) | null;
  request_ids: number[];
  /** The `clash_key` of each request whose clashes the caller has seen and approves all the same. An approval with other clashes is a 422 with the code `request_clashes`, and nothing is stored. */
  confirmed_clashes?: string[];
  /** The `changes_key` of each request whose changes of past days the caller has seen. If it is given, and an approval or the end of one would change past days in another way, the answer is 409, and nothing is stored. */
  seen_changes?: string[];
};
export type AuditActor = {
  /** The account. */
  id: number;
  /** Name at that time. */
  name: string;
  /** Role at that time. */
  role: "super_admin" | "lecturer" | "mentor" | "student";
};
export type AuditAction =
  | "create"
  | "update"
  | "delete"
  | "validate"
  | "undo_validation"
  | "return"
  | "undo_return"
  | "approve"
  | "reject"
  | "withdraw"
  | "undo_decision"
  | "hand_in"
  | "attend"
  | "void_press"
  | "activate"
  | "deactivate"
  | "close"
  | "reopen"
  | "change_role"
  | "change_password"
  | "reset_password"
  | "issue_password_code"
  | "recover_password"
  | "password_refused"
  | "change_second_factor"
  | "issue_second_factor_code"
  | "second_factor_refused"
  | "login"
  | "login_failed"
  | "logout"
  | "end_session"
  | "invite"
  | "cancel_invitation"
  | "accept_invitation"
  | "denied"
  | "purge"
  | "export"
  | "anonymise";
export type AuditResource =
  | "users"
  | "students"
  | "lecturers"
  | "mentors"
  | "signatures"
  | "companies"
  | "places"
  | "courses"
  | "internship_periods"
  | "holidays"
  | "internships"
  | "work_patterns"
  | "internship_places"
  | "internship_interruptions"
  | "activities"
  | "activity_logs"
  | "activity_photos"
  | "attendance_requests"
  | "placement_requests"
  | "placement_asks"
  | "placement_windows"
  | "placement_window_exceptions"
  | "assessment_forms"
  | "assessment_sheets"
  | "guidance_sessions"
  | "final_reports"
  | "letter_templates"
  | "letter_series"
  | "letters"
  | "certificates"
  | "defences"
  | "defence_examiners"
  | "grades"
  | "institution"
  | "public_address"
  | "audit_entries";
export type AuditChange = {
  /** The name of the field. */
  field: string;
  /** The value before, as text; null for none. A reference is given by its name. */
  old: string | null;
  /** The value after. */
  new: string | null;
};
export type HistoryResource =
  | "users"
  | "companies"
  | "places"
  | "courses"
  | "internship_periods"
  | "holidays"
  | "internships"
  | "activities"
  | "placement_requests"
  | "letters"
  | "certificates"
  | "assessment_forms"
  | "grades";
export type AuditedRecord = {
  resource: HistoryResource;
  /** Its id, or the code of the course. */
  id: string;
  /** The internship of an activity or a grade. */
  internship_id: number | null;
};
export type AuditEntry = {
  /** Later entries have higher numbers. */
  id: number;
  /** When. */
  at: string;
  actor: AuditActor | null;
  /** The IP address; only for super admins. */
  address: string | null;
  /** The device, if known; only for super admins. */
  device: string | null;
  /** The operation of this document, or the program, that did it. */
  operation: string | null;
  action: AuditAction;
  resource: AuditResource;
  /** The id or code of the record. */
  record_id: string | null;
  /** The name of the record at that time. */
  label: string | null;
  /** The fields that changed. */
  changes: AuditChange[];
  /** The reason, if the person said so. */
  reason: string | null;
  record?: AuditedRecord | null;
};
export type CertificateState = "missing" | "ready" | "issued" | "revoked";
export type CertificateGap =
  | "open_period"
  | "open_placement"
  | "empty_recap"
  | "incomplete_recap"
  | "no_report"
  | "no_defence"
  | "no_grade"
  | "left"
  | "issued"
  | "not_found";
export type CertificateKind = "student" | "mentor" | "company";
export type Certificate = {
  /** Identifier. */
  id: number;
  kind: CertificateKind;
  /** The name on it. */
  name: string;
  /** The company on it. */
  company_name: string;
  /** The number, from the series of certificates; null for one from before certificates had numbers. */
  number: string | null;
  /** The code that verifies it. */
  code: string;
  /** When it was issued. */
  issued_at: string;
  /** Name of the person who issued it. */
  issued_by_name: string;
  /** When it was revoked. */
  revoked_at: string | null;
  /** The reason why it was revoked. */
  revoked_reason: string | null;
};
export type CertificateRecipient = {
  /** Identifier of the placement, the mentor or the company. */
  id: number;
  name: string;
  /** NIM of a student; otherwise null. */
  note: string | null;
  company_name: string;
  /** The number of students in the period. */
  students: number;
  /** Day by the clock of the campus on which the latest certificate was issued; null without one. */
  issued_on: string | null;
  state: CertificateState;
  /** Conditions not met for a new certificate, apart from the end of a valid one. */
  missing: CertificateGap[];
  /** The latest certificate. */
  certificate: Certificate | null;
};
export type CertificateLeftOut = {
  /** Identifier of the placement, the mentor or the company. */
  id: number;
  /** Name; null for one that is not in the period. */
  name: string | null;
  /** The reasons. */
  missing: CertificateGap[];
};
export type IssuedCertificates = {
  /** Identifiers of the new certificates. */
  certificate_ids: number[];
  /** The others. */
  left_out: CertificateLeftOut[];
};
export type CertificatesInput = {
  signatory_name: string;
  signatory_position: string;
  signatory_nip?: string | null;
  /** The lecturer whose stored signature is printed; none without one. */
  signatory_lecturer_id?: number | null;
  kind: CertificateKind;
  /** Identifier of a record. */
  internship_period_id: number;
  /** Identifiers of placements, mentors or companies, according to the kind. */
  recipient_ids: number[];
  /** Day of the certificates. */
  date: string;
  /** The place before the day. */
  place?: string | null;
  /** Whether the grades of students are printed. */
  has_grade?: boolean;
};
export type CertificateCheck = {
  /** Identifiers of recipients for whom nothing is missing. */
  ready_ids: number[];
  /** The others. */
  left_out: CertificateLeftOut[];
};
export type CertificateFigure = {
  label: string;
  value: string;
};
export type CertificateDetail = {
  /** Identifier. */
  id: number;
  kind: CertificateKind;
  /** The name on it. */
  name: string;
  /** The company on it. */
  company_name: string;
  /** The number, from the series of certificates; null for one from before certificates had numbers. */
  number: string | null;
  /** The code that verifies it. */
  code: string;
  /** When it was issued. */
  issued_at: string;
  /** Name of the person who issued it. */
  issued_by_name: string;
  /** When it was revoked. */
  revoked_at: string | null;
  /** The reason why it was revoked. */
  revoked_reason: string | null;
  /** First day of the period. */
  start_date: string;
  /** Last day of the period. */
  end_date: string;
  /** The placement of a student; otherwise null. */
  internship_id: number | null;
  /** Place and day, as printed. */
  place_and_date: string;
  signatory_name: string;
  signatory_position: string;
  /** The days, the hours and the grades, as printed. */
  figures: CertificateFigure[];
};
export type CertificateRevocation = {
  reason: string;
};
export type CertificateOfPeriod = {
  /** Identifier. */
  id: number;
  kind: CertificateKind;
  /** The name on it. */
  name: string;
  /** The company on it. */
  company_name: string;
  /** The number, from the series of certificates; null for one from before certificates had numbers. */
  number: string | null;
  /** The code that verifies it. */
  code: string;
  /** When it was issued. */
  issued_at: string;
  /** Name of the person who issued it. */
  issued_by_name: string;
  /** When it was revoked. */
  revoked_at: string | null;
  /** The reason why it was revoked. */
  revoked_reason: string | null;
  /** First day of the period. */
  start_date: string;
  /** Last day of the period. */
  end_date: string;
};
export type Company = {
  name: string;
  address: string;
  /** Telephone number of the company. */
  phone_number: string;
  /** E-mail address of the company. */
  email: string;
  business_field: string;
  /** How many internships the company takes in one period. */
  internship_quota: number;
  /** Whether the company takes new internships. */
  is_active: boolean;
  version?: Version;
  /** Identifier of a record. */
  id: number;
};
export type CompanyInput = {
  name: string;
  address: string;
  /** Telephone number of the company. */
  phone_number: string;
  /** E-mail address of the company. */
  email: string;
  business_field: string;
  /** How many internships the company takes in one period. */
  internship_quota: number;
  /** Whether the company takes new internships. */
  is_active: boolean;
};
export type BulkResult = {
  /** The record. */
  id: number;
  /** `already` when it was like that before the request. */
  outcome: "done" | "already" | "refused";
  /** The reason why it was refused, in Indonesian. */
  message: string | null;
};
export type BulkResults = {
  /** In the order of the request, each record once. */
  results: BulkResult[];
};
export type RecordBulkInput = {
  /** The action. */
  action: "activate" | "deactivate" | "delete";
  ids: number[];
};
export type CompanyUpdateInput = {
  name: string;
  address: string;
  /** Telephone number of the company. */
  phone_number: string;
  /** E-mail address of the company. */
  email: string;
  business_field: string;
  /** How many internships the company takes in one period. */
  internship_quota: number;
  /** Whether the company takes new internships. */
  is_active: boolean;
  /** The reason why it is done although something is left over. */
  reason?: string | null;
  /** The leftovers that a person has seen. If it is null, has no reason, or they are others by now, an edit that leaves something over is a 409 with the code `leaves_over`. If it is left out, nothing is asked and everything is kept. */
  seen_leftovers?: string | null;
  /** One of the choices, if there are any. */
  settle_leftovers?: ("delete" | "move" | "keep" | "reopen" | null) | null;
  version?: SeenVersion;
};
export type CompanyName = {
  /** Identifier of a record. */
  id: number;
  name: string;
};
export type UserAccount = {
  /** Identifier of a record. */
  id: number;
  /** Full name, with titles. */
  name: string;
  /** E-mail address, unique without regard to case; null as long as somebody is invited by telephone. */
  email: string | null;
  /** Telephone number; null when not given. */
  phone_number: string | null;
  /** Home address; null when not given. */
  address: string | null;
  /** Gender; null when not given. */
  gender: ("male" | "female" | null) | null;
  /** Place of birth; null when not given. */
  place_of_birth: string | null;
  /** Date of birth; null when not given. */
  date_of_birth: string | null;
  role: "super_admin" | "lecturer" | "mentor" | "student";
  /** Whether the user may sign in. */
  is_active: boolean;
};
export type Mentor = {
  /** Identifier of a record. */
  id: number;
  /** Identifier of a record. */
  user_id: number;
  /** Identifier of a record. */
  company_id: number;
  /** National identity number (NIK) of 16 digits; also the sign-in name and the default password of a mentor. Only super admins and the person receive it. Null until an invited mentor has given it. */
  nik: string | null;
  /** Address of the signature image, good in an `<img>` for a limited time; null when there is none. */
  digital_signature: string | null;
  /** Whether the mentor takes new placements. */
  is_active: boolean;
  company: CompanyName;
  /** When the invitation expires or has expired; null for a person who has none, or has logged in. */
  invited_until: string | null;
  version?: Version;
  user: UserAccount;
};
export type Course = {
  /** Code of the course, 9 characters; it identifies the course. */
  code: string;
  name: string;
  /** Semester of the course, 2 or 3. */
  semester: number;
  hours_per_week: number;
  /** Credits (SKS). */
  credits: number;
  /** Weight of the first assignment in the total, in per cent; the five weights add up to 100. */
  weight_assignment_1: number;
  /** Weight of the second assignment in the total, in per cent; the five weights add up to 100. */
  weight_assignment_2: number;
  /** Weight of the midterm exam in the total, in per cent; the five weights add up to 100. */
  weight_midterm: number;
  /** Weight of the final exam in the total, in per cent; the five weights add up to 100. */
  weight_final: number;
  /** Weight of everything else in the total, in per cent; the five weights add up to 100. */
  weight_other: number;
  /** The score of a grade that defences propose; null for none. No form of the course proposes the same one. */
  defence_score_part?:
    | ("assignment_1" | "assignment_2" | "midterm" | "final" | "other" | null)
    | null;
  /** Academic year, written like 2024/2025. */
  academic_year: string;
  version?: Version;
};
export type CourseInput = {
  /** Code of the course, 9 characters; it identifies the course. */
  code: string;
  name: string;
  /** Semester of the course, 2 or 3. */
  semester: number;
  hours_per_week: number;
  /** Credits (SKS). */
  credits: number;
  /** Weight of the first assignment in the total, in per cent; the five weights add up to 100. */
  weight_assignment_1: number;
  /** Weight of the second assignment in the total, in per cent; the five weights add up to 100. */
  weight_assignment_2: number;
  /** Weight of the midterm exam in the total, in per cent; the five weights add up to 100. */
  weight_midterm: number;
  /** Weight of the final exam in the total, in per cent; the five weights add up to 100. */
  weight_final: number;
  /** Weight of everything else in the total, in per cent; the five weights add up to 100. */
  weight_other: number;
  /** The score of a grade that defences propose; null for none. No form of the course proposes the same one. */
  defence_score_part?:
    | ("assignment_1" | "assignment_2" | "midterm" | "final" | "other" | null)
    | null;
  /** Academic year, written like 2024/2025. */
  academic_year: string;
};
export type CourseBulkResult = {
  /** The record. */
  code: string;
  /** `already` when it was like that before the request. */
  outcome: "done" | "already" | "refused";
  /** The reason why it was refused, in Indonesian. */
  message: string | null;
};
export type CourseBulkResults = {
  /** In the order of the request, each record once. */
  results: CourseBulkResult[];
};
export type CourseBulkInput = {
  /** The action. */
  action: "delete";
  codes: string[];
};
export type CourseUpdateInput = {
  /** Code of the course, 9 characters; it identifies the course. */
  code: string;
  name: string;
  /** Semester of the course, 2 or 3. */
  semester: number;
  hours_per_week: number;
  /** Credits (SKS). */
  credits: number;
  /** Weight of the first assignment in the total, in per cent; the five weights add up to 100. */
  weight_assignment_1: number;
  /** Weight of the second assignment in the total, in per cent; the five weights add up to 100. */
  weight_assignment_2: number;
  /** Weight of the midterm exam in the total, in per cent; the five weights add up to 100. */
  weight_midterm: number;
  /** Weight of the final exam in the total, in per cent; the five weights add up to 100. */
  weight_final: number;
  /** Weight of everything else in the total, in per cent; the five weights add up to 100. */
  weight_other: number;
  /** The score of a grade that defences propose; null for none. No form of the course proposes the same one. */
  defence_score_part?:
    | ("assignment_1" | "assignment_2" | "midterm" | "final" | "other" | null)
    | null;
  /** Academic year, written like 2024/2025. */
  academic_year: string;
  version?: SeenVersion;
};
export type AdminTotals = {
  /** All students. */
  students: number;
  /** All mentors. */
  mentors: number;
  /** All lecturers. */
  lecturers: number;
  /** All companies. */
  companies: number;
};
export type MonthlyCount = {
  /** Attended activities in January. */
  January: number;
  /** Attended activities in February. */
  February: number;
  /** Attended activities in March. */
  March: number;
  /** Attended activities in April. */
  April: number;
  /** Attended activities in May. */
  May: number;
  /** Attended activities in June. */
  June: number;
  /** Attended activities in July. */
  July: number;
  /** Attended activities in August. */
  August: number;
  /** Attended activities in September. */
  September: number;
  /** Attended activities in October. */
  October: number;
  /** Attended activities in November. */
  November: number;
  /** Attended activities in December. */
  December: number;
};
export type AttendanceReport = {
  monthly_count: MonthlyCount;
  /** Students with an internship in the period. */
  students_count: number;
};
export type CompanyQuota = {
  /** Identifier of a record. */
  id: number;
  name: string;
  /** Internships in the period. */
  internship_count: number;
  /** Internships the company takes in one period. */
  internship_quota: number;
};
export type AdminDashboard = {
  totals: AdminTotals;
  attendance_report: AttendanceReport;
  /** The active companies. */
  company_quotas: CompanyQuota[];
};
export type SupervisorTotals = {
  /** Students with an internship. */
  students_internship: number;
  /** Activities that the caller has validated. */
  activities_validated: number;
  /** Activities that the caller has not validated. */
  activities_non_validated: number;
};
export type SupervisorDashboard = {
  totals: SupervisorTotals;
  attendance_report: AttendanceReport;
};
export type DefenceExaminer = {
  /** Identifier of a record. */
  lecturer_id: number;
  /** Name of the lecturer. */
  name: string;
  /** When the score was sent; null before, and for students. */
  sent_at: string | null;
  /** Whether the signed-in user is this examiner. */
  is_own: boolean;
  /** The score; null until it is sent, and for people without access to it. */
  score: number | null;
  /** The remark; null for people without access to it. */
  remark: string | null;
};
export type PlannedDefence = {
  /** Identifier of a record. */
  id: number;
  /** Day, by the clock of the campus. */
  date: string;
  /** First minute, by the clock of the campus. */
  time: string;
  /** How long it takes. */
  minutes: number;
  room: string;
  /** When it starts. */
  starts_at: string;
  /** Held when all examiners have sent their scores. */
  state: "planned" | "held" | "cancelled";
  /** The reason why it was cancelled; null otherwise. */
  cancel_reason: string | null;
  /** The examiners, in order. */
  examiners: DefenceExaminer[];
  /** The mean of the scores; null until all are sent, and for people without access to it. */
  score: number | null;
};
export type DefenceRow = {
  company_name: string;
  /** Identifier of a record. */
  internship_id: number;
  student_name: string;
  /** NIM of the student. */
  nim: string;
  /** Identifier of a record. */
  lecturer_id: number;
  lecturer_name: string;
  /** Identifier of a record. */
  internship_period_id: number;
  /** The reason why the placement and all that belongs to it can only be read: it is finished itself, or its period is closed without leaving it open. Null while it is open. */
  closed_by: ("placement" | "period" | null) | null;
  /** The state of the latest defence; `unplanned` without any. */
  state: "unplanned" | "planned" | "held" | "cancelled";
  /** The latest defence; null without any. */
  defence: PlannedDefence | null;
  /** Whether the lecturer has accepted the final report. */
  has_accepted_report: boolean;
};
export type Defence = {
  company_name: string;
  /** Identifier of a record. */
  internship_id: number;
  student_name: string;
  /** NIM of the student. */
  nim: string;
  /** Identifier of a record. */
  lecturer_id: number;
  lecturer_name: string;
  /** Identifier of a record. */
  internship_period_id: number;
  /** The reason why the placement and all that belongs to it can only be read: it is finished itself, or its period is closed without leaving it open. Null while it is open. */
  closed_by: ("placement" | "period" | null) | null;
  /** Identifier of a record. */
  id: number;
  /** Day, by the clock of the campus. */
  date: string;
  /** First minute, by the clock of the campus. */
  time: string;
  /** How long it takes. */
  minutes: number;
  room: string;
  /** When it starts. */
  starts_at: string;
  /** Held when all examiners have sent their scores. */
  state: "planned" | "held" | "cancelled";
  /** The reason why it was cancelled; null otherwise. */
  cancel_reason: string | null;
  /** The examiners, in order. */
  examiners: DefenceExaminer[];
  /** The mean of the scores; null until all are sent, and for people without access to it. */
  score: number | null;
  version?: Version;
  /** Whether the signed-in examiner can send or correct a score now. */
  can_score: boolean;
};
export type DefencesInput = {
  /** The placements, in the order of their slots. */
  internship_ids: number[];
  /** Day, by the clock of the campus. */
  date: string;
  /** First minute, by the clock of the campus. */
  time: string;
  /** How long it takes. */
  minutes: number;
  room: string;
  /** Whether the lecturer of each placement is its first examiner. */
  has_lecturer?: boolean;
  /** The examiners, lecturers, the first one chairs. */
  examiner_ids: number[];
};
export type DefenceUpdateInput = {
  /** Day, by the clock of the campus. */
  date: string;
  /** First minute, by the clock of the campus. */
  time: string;
  /** How long it takes. */
  minutes: number;
  room: string;
  /** The examiners, lecturers, the first one chairs. */
  examiner_ids: number[];
  version?: SeenVersion;
};
export type DefenceCancelInput = {
  /** The reason, for the student and the examiners. */
  reason: string;
  /** The version of the defence that was read; another one is a 409. Without it, the last change wins. */
  seen_version?: number | null;
};
export type DefenceScoreInput = {
  score: number;
  /** A remark of the examiner. */
  remark?: string | null;
};
export type DefenceProposal = {
  course_code: string;
  /** The score of the grade. */
  part: "assignment_1" | "assignment_2" | "midterm" | "final" | "other";
};
export type InternshipDefence = {
  /** Identifier of a record. */
  id: number;
  /** Day, by the clock of the campus. */
  date: string;
  /** First minute, by the clock of the campus. */
  time: string;
  /** How long it takes. */
  minutes: number;
  room: string;
  /** When it starts. */
  starts_at: string;
  /** Held when all examiners have sent their scores. */
  state: "planned" | "held" | "cancelled";
  /** The reason why it was cancelled; null otherwise. */
  cancel_reason: string | null;
  /** The examiners, in order. */
  examiners: DefenceExaminer[];
  /** The mean of the scores; null until all are sent, and for people without access to it. */
  score: number | null;
  /** The scores of grades that a held defence proposes, for those who give grades. */
  proposals: DefenceProposal[];
};
export type FinalReportState = "missing" | "sent" | "returned" | "accepted";
export type FinalReportRow = {
  company_name: string;
  /** The placement. */
  internship_id: number;
  student_name: string;
  /** NIM of the student. */
  nim: string;
  lecturer_name: string;
  /** Identifier of a record. */
  internship_period_id: number;
  /** The reason why the placement and all that belongs to it can only be read: it is finished itself, or its period is closed without leaving it open. Null while it is open. */
  closed_by: ("placement" | "period" | null) | null;
  state: FinalReportState;
  /** Title of the report; null before its first version. */
  title: string | null;
  /** How many versions were sent. */
  versions: number;
  /** When the last version was sent. */
  sent_at: string | null;
  /** When it was returned or accepted; null while it waits. */
  decided_at: string | null;
  /** Name of the person who returned or accepted it. */
  decided_by_name: string | null;
};
export type FinalReportVersion = {
  /** Its number, from 1. */
  number: number;
  /** Name of the file. */
  name: string;
  /** Its size in bytes. */
  bytes: number;
  /** When it was sent. */
  sent_at: string;
  /** The comments with which it was returned. */
  comment: string | null;
  /** When it was returned. */
  commented_at: string | null;
  /** Name of the person who returned it. */
  commented_by_name: string | null;
};
export type FinalReport = {
  company_name: string;
  /** The placement. */
  internship_id: number;
  student_name: string;
  /** NIM of the student. */
  nim: string;
  lecturer_name: string;
  /** Identifier of a record. */
  internship_period_id: number;
  /** The reason why the placement and all that belongs to it can only be read: it is finished itself, or its period is closed without leaving it open. Null while it is open. */
  closed_by: ("placement" | "period" | null) | null;
  state: FinalReportState;
  /** Title of the report; null before its first version. */
  title: string | null;
  /** How many versions were sent. */
  versions: number;
  /** When the last version was sent. */
  sent_at: string | null;
  /** When it was returned or accepted; null while it waits. */
  decided_at: string | null;
  /** Name of the person who returned or accepted it. */
  decided_by_name: string | null;
  version?: Version;
  /** The versions, the last one first. */
  files: FinalReportVersion[];
  /** Whether the signed-in user can send a version now. */
  can_send: boolean;
  /** Whether the signed-in user can return or accept it now. */
  can_decide: boolean;
  /** Whether the signed-in user can reopen it now. */
  can_reopen: boolean;
};
export type FinalReportVersionInput = {
  title: string;
  /** A PDF of at most 20 MB without a password. */
  file: Blob;
};
export type SeenFinalReportVersion = number | null;
export type FinalReportReturnInput = {
  /** The comments for the student. */
  comment: string;
  seen_version?: SeenFinalReportVersion;
};
export type FinalReportAcceptanceInput = {
  seen_version?: SeenFinalReportVersion;
};
export type FinalReportReopeningInput = {
  /** The reason, for the student. */
  reason: string;
  seen_version?: SeenFinalReportVersion;
};
export type FollowUpKind =
  | "old_backup"
  | "todays_presses"
  | "returned_activities"
  | "returned_reports"
  | "missing_days"
  | "missing_logs"
  | "decided_requests"
  | "returned_guidance"
  | "incomplete_places"
  | "asked_memberships"
  | "closing_windows"
  | "unsettled_days"
  | "silent_students"
  | "resubmitted_logs"
  | "waiting_reviews"
  | "waiting_requests"
  | "waiting_reports"
  | "late_requests"
  | "waiting_guidance"
  | "waiting_places"
  | "missing_sheets"
  | "unscored_defences"
  | "missing_grades"
  | "ready_certificates"
  | "open_placements"
  | "unplaced_students"
  | "idle_placements"
  | "late_reviewers"
  | "unanswered_reminders"
  | "unsigned_mentors"
  | "unsigned_lecturers"
  | "default_passwords"
  | "next_holidays";
export type FollowUp = {
  /** The matter that waits. */
  title: string;
  /** When a matter is one of this kind. */
  hint: string;
  /** The day on which the caller wants to see them again. */
  put_off_until: string | null;
  kind: FollowUpKind;
  /** The number of matters, without settled ones, up to 500. */
  count: number;
  /** Whether there are more than 500; the list has all of them. */
  has_more: boolean;
  /** The day since when the oldest of them waits; null when there are more than 500. */
  oldest_date: string | null;
  /** The path of the page in the client that shows them. */
  link: string;
};
export type FollowUpPerson = {
  name: string;
  /** Telephone number as the person has written it; null when not given. */
  phone_number: string | null;
  /** The path of the page in the client where the person can do what is missing. */
  link: string;
  /** Activities that have waited for a reviewer for too long; null of a student. */
  waiting_activities: number | null;
};
export type FollowUpReminders = {
  /** The number of messages. */
  count: number;
  /** When the last one was opened; null without any. */
  last_at: string | null;
  /** Name of the person who opened it; null without any. */
  last_by: string | null;
  /** Whether somebody has reminded of the matter today, by the day on campus; another reminder counts tomorrow. */
  is_reminded_today: boolean;
};
export type FollowUpItem = {
  /** Identifier of a record. */
  id: number;
  /** The person or thing it is about. */
  title: string;
  /** Further words that identify the matter. */
  detail: string;
  /** The day since when it waits. */
  since: string;
  /** The path of the page in the client where it can be settled. */
  link: string;
  person?: FollowUpPerson;
  reminders?: FollowUpReminders;
};
export type FollowUpDetail = {
  /** The matter that waits. */
  title: string;
  /** When a matter is one of this kind. */
  hint: string;
  /** The day on which the caller wants to see them again. */
  put_off_until: string | null;
  kind: FollowUpKind;
  /** Whether its matters can be marked as settled otherwise. */
  can_settle: boolean;
  /** Whether its matters are about people who can be reminded in a chat. */
  can_remind: boolean;
  /** The matters, oldest first. */
  items: FollowUpItem[];
};
export type FollowUpInput = {
  /** Days from today; 0 shows it again. */
  put_off_days: number;
};
export type FollowUpItemInput = {
  /** Whether it has been settled otherwise. */
  is_settled: boolean;
};
export type Grade = {
  /** Score of the first assignment, with at most two decimals. */
  assignment_1: number;
  /** Score of the second assignment, with at most two decimals. */
  assignment_2: number;
  /** Score of the midterm exam, with at most two decimals. */
  midterm: number;
  /** Score of the final exam, with at most two decimals. */
  final: number;
  /** Score of everything else, with at most two decimals. */
  other: number;
  /** Identifier of a record. */
  internship_id: number;
  course_code: string;
  version?: Version;
  /** Identifier of a record. */
  id: number;
  /** Sum of score × weight / 100, with two decimals. */
  total: number;
  /** Letter for the total. */
  letter_grade: "A" | "AB" | "B" | "BC" | "C" | "D" | "E";
  course: Course;
};
export type GradeInput = {
  /** Score of the first assignment, with at most two decimals. */
  assignment_1: number;
  /** Score of the second assignment, with at most two decimals. */
  assignment_2: number;
  /** Score of the midterm exam, with at most two decimals. */
  midterm: number;
  /** Score of the final exam, with at most two decimals. */
  final: number;
  /** Score of everything else, with at most two decimals. */
  other: number;
  /** Identifier of a record. */
  internship_id: number;
  course_code: string;
};
export type InternshipPeriod = {
  /** First day of the period. */
  start_date: string;
  /** Last day of the period; after the first. */
  end_date: string;
  /** Semester of the students, 1 to 4. */
  semester: number;
  /** Year of the period, four digits. */
  year: string;
  version?: Version;
  /** Identifier of a record. */
  id: number;
  /** Whether students can be placed in the period. */
  is_active: boolean;
  /** Whether students check out as well. */
  requires_check_out: boolean;
  /** How many minutes late or early are not counted. */
  late_tolerance_minutes: number;
  /** Whether students hand in a final report. */
  requires_final_report: boolean;
  /** Whether students have a defence. */
  requires_defence: boolean;
  /** The guidance sessions that each student is to have; 0 is no minimum. */
  min_guidance_sessions: number;
  /** Since when everything in the period can only be read; null while it is open. */
  closed_at: string | null;
};
export type StoredScores = {
  /** Score of the first assignment, with at most two decimals. */
  assignment_1: number;
  /** Score of the second assignment, with at most two decimals. */
  assignment_2: number;
  /** Score of the midterm exam, with at most two decimals. */
  midterm: number;
  /** Score of the final exam, with at most two decimals. */
  final: number;
  /** Score of everything else, with at most two decimals. */
  other: number;
  /** Identifier of a record. */
  internship_id: number;
  course_code: string;
  version?: Version;
  /** Identifier of a record. */
  id: number;
};
export type GradeProposal = {
  /** The score of the grade. */
  part: "assignment_1" | "assignment_2" | "midterm" | "final" | "other";
  /** The total of the sheet, or the score of the defence. */
  score: number;
  /** The role of the assessor; `examiners` for the score of a defence. */
  assessor: "mentor" | "lecturer" | "examiners";
  /** Name of the assessor, or the names of the examiners. */
  assessor_name: string;
};
export type GradeSheetRow = {
  company_name: string;
  /** Identifier of a record. */
  internship_id: number;
  student_name: string;
  /** NIM of the student. */
  nim: string;
  /** The reason why the placement and all that belongs to it can only be read: it is finished itself, or its period is closed without leaving it open. Null while it is open. */
  closed_by: ("placement" | "period" | null) | null;
  /** The grade in the course; null if there is none yet. */
  grade: StoredScores | null;
  /** The scores that the sent sheets of assessors propose. */
  proposals: GradeProposal[];
};
export type GradeSheet = {
  course: Course;
  internship_period: InternshipPeriod;
  /** The placements, by the name of the student. */
  rows: GradeSheetRow[];
};
export type GradeUpdateInput = {
  /** Score of the first assignment, with at most two decimals. */
  assignment_1: number;
  /** Score of the second assignment, with at most two decimals. */
  assignment_2: number;
  /** Score of the midterm exam, with at most two decimals. */
  midterm: number;
  /** Score of the final exam, with at most two decimals. */
  final: number;
  /** Score of everything else, with at most two decimals. */
  other: number;
  /** Identifier of a record. */
  internship_id: number;
  course_code: string;
  version?: SeenVersion;
  /** The reason why the scores change. Required unless they are those that are stored. */
  reason?: string | null;
};
export type GuidanceSession = {
  student_nim: string;
  student_name: string;
  company_name: string;
  /** Identifier of a record. */
  id: number;
  /** The placement. */
  internship_id: number;
  /** The period of the placement. */
  internship_period_id: number;
  /** Name of the present lecturer of the placement. */
  lecturer_name: string;
  /** The day of the session. */
  date: string;
  topic: string;
  result: string;
  state: "sent" | "agreed" | "returned";
  /** The reason why the lecturer returned it. */
  reason: string | null;
  /** The role of the person who recorded it. */
  recorded_by: "student" | "lecturer";
  /** When the lecturer agreed or returned it. */
  decided_at: string | null;
  /** Name of the lecturer who decided. */
  decided_by_name: string | null;
  /** How often the session has changed. */
  version: number;
  /** The actions open to the caller now. `change` is also deleting. */
  allowed: ("change" | "agree" | "return")[];
  /** How many sessions of the placement the lecturer has agreed to. */
  agreed_sessions: number;
  /** The minimum of the period; 0 is none. */
  min_sessions: number;
};
export type GuidanceSessionInput = {
  /** The placement. */
  internship_id: number;
  /** The day of the session, in the period of the placement and not in the future. */
  date: string;
  /** The topic, on one line. */
  topic: string;
  result: string;
};
export type GuidanceProgress = {
  student_nim: string;
  student_name: string;
  company_name: string;
  /** The placement. */
  internship_id: number;
  internship_period_id: number;
  /** Name of the present lecturer of the placement. */
  lecturer_name: string;
  /** First day of the period. */
  start_date: string;
  /** Last day of the period. */
  end_date: string;
  /** Sessions that the lecturer has agreed to. */
  agreed_sessions: number;
  /** Sessions that wait for the lecturer. */
  sent_sessions: number;
  /** Sessions that the student has to correct. */
  returned_sessions: number;
  /** The minimum of the period; 0 is none. */
  min_sessions: number;
  /** Whether the caller can record a session of the placement now. */
  can_record: boolean;
};
export type GuidanceAgreementResult = {
  /** The session. */
  id: number;
  /** `already` when the lecturer had agreed before. */
  outcome: "done" | "already" | "refused";
  /** The reason why it was refused, in Indonesian. */
  message: string | null;
  /** The state now; null if there is no such session for the caller. */
  state: ("sent" | "agreed" | "returned" | null) | null;
};
export type GuidanceAgreementResults = {
  /** In the order of the request, each one once. */
  results: GuidanceAgreementResult[];
};
export type GuidanceAgreement = {
  /** The session. */
  id: number;
  seen_version?: SeenVersion;
};
export type GuidanceAgreementsInput = {
  sessions: GuidanceAgreement[];
};
export type GuidanceSessionUpdateInput = {
  version?: SeenVersion;
  /** The day of the session, in the period of the placement and not in the future. */
  date: string;
  /** The topic, on one line. */
  topic: string;
  result: string;
};
export type GuidanceReturnInput = {
  /** The reason, for the student. */
  reason: string;
  seen_version?: SeenVersion;
};
export type Holiday = {
  /** The day; no other holiday is on it. */
  date: string;
  name: string;
  /** A national holiday, joint leave (cuti bersama) or a day off of the campus. */
  kind: "national" | "joint_leave" | "campus";
  /** Whether the day is decreed, is certain without a decree, or is an estimate. */
  certainty: "decreed" | "certain" | "estimated";
  version?: Version;
  /** Identifier of a record. */
  id: number;
};
export type HolidayCreateInput = {
  /** The day; no other holiday is on it. */
  date: string;
  name: string;
  /** A national holiday, joint leave (cuti bersama) or a day off of the campus. */
  kind: "national" | "joint_leave" | "campus";
  /** Whether the day is decreed, is certain without a decree, or is an estimate. */
  certainty: "decreed" | "certain" | "estimated";
  /** The reason why past days change. */
  reason?: string | null;
  /** The changes that a person has seen. Without it, or if they are others by now, an edit that changes verdicts on past days is a 409 with the code `verdicts_change`. */
  seen_changes?: string | null;
};
export type HolidayBulkInput = {
  /** The action. */
  action: "delete";
  /** The records. */
  ids: number[];
  /** The reason why past days change. */
  reason?: string | null;
  /** The changes that a person has seen. Without it, or if they are others by now, an edit that changes verdicts on past days is a 409 with the code `verdicts_change`. */
  seen_changes?: string | null;
};
export type HolidayUpdateInput = {
  /** The day; no other holiday is on it. */
  date: string;
  name: string;
  /** A national holiday, joint leave (cuti bersama) or a day off of the campus. */
  kind: "national" | "joint_leave" | "campus";
  /** Whether the day is decreed, is certain without a decree, or is an estimate. */
  certainty: "decreed" | "certain" | "estimated";
  /** The reason why past days change. */
  reason?: string | null;
  /** The changes that a person has seen. Without it, or if they are others by now, an edit that changes verdicts on past days is a 409 with the code `verdicts_change`. */
  seen_changes?: string | null;
  version?: SeenVersion;
};
export type HolidayMoveActivity = {
  company_name: string;
  /** Identifier of a record. */
  id: number;
  /** Student number. */
  student_nim: string;
  student_name: string;
  /** When it starts. */
  start_time: string;
  /** When it ends. */
  end_time: string;
  /** The reason why it cannot move; null if it can. */
  reason:
    | (
        | "closed_period"
        | "outside_period"
        | "outside_placement"
        | "holiday"
        | "joint_leave"
        | "exists"
        | null
      )
    | null;
  /** The holiday on the day to which it would move. */
  holiday_name: string | null;
};
export type HolidayMove = {
  /** The number of these activities. */
  total: number;
  /** The number of those that can move to the day; without a day, all. */
  movable: number;
  /** The activities, at most 500; first those that cannot move, then by the names of the students. */
  activities: HolidayMoveActivity[];
};
export type MovedActivities = {
  /** The number of activities that were moved. */
  moved: number;
};
export type HolidayMoveInput = {
  /** The day to which they move. */
  date: string;
  /** The number of activities that move, by the check; if it has changed, nothing is moved. */
  expected: number;
};
export type ImportResult = {
  /** New records. */
  added: number;
  /** Records with other values. */
  changed: number;
  /** Records that had these values already. */
  same: number;
  /** Existing records that were left as they are. */
  kept: number;
  /** Names of the lecturers or mentors of the file who have no signature yet. */
  without_signature: string[];
};
export type ImportValues = {
  [key: string]: string;
};
export type ImportRowInput = {
  /** The number of the row in the file. */
  number: number;
  values: ImportValues;
  /** The value from the answer of the check. */
  seen: string | null;
};
export type ImportInput = {
  /** The reason why past days change. */
  reason?: string | null;
  /** The changes that a person has seen. Without it, or if they are others by now, an edit that changes verdicts on past days is a 409 with the code `verdicts_change`. */
  seen_changes?: string | null;
  /** The leftovers that a person has seen. If it is null, has no reason, or they are others by now, an edit that leaves something over is a 409 with the code `leaves_over`. If it is left out, nothing is asked and everything is kept. */
  seen_leftovers?: string | null;
  /** One of the choices, if there are any. */
  settle_leftovers?: ("delete" | "move" | "keep" | "reopen" | null) | null;
  /** The same as in the check. */
  update_existing: boolean;
  /** The rows without errors. */
  rows: ImportRowInput[];
};
export type ImportChoice = {
  /** The choice in `values`. */
  value: string;
  /** The text of the choice in the file. */
  label: string;
};
export type ImportColumn = {
  /** Name of the field. */
  field: string;
  /** The name of the column in the header row, in Indonesian. */
  header: string;
  /** Whether a file without this column is refused. */
  is_required: boolean;
  /** The type of its cells. */
  type: "text" | "identifier" | "phone" | "number" | "date" | "time" | "choice";
  /** The values to choose from; null for any value. */
  choices: ImportChoice[] | null;
  /** Instructions for its cells, in Indonesian. */
  note: string;
};
export type ImportSheet = {
  name: string;
  /** Whether its rows are in the answer. */
  is_read: boolean;
  /** Whether spreadsheets hide it. */
  is_hidden: boolean;
  /** Whether it has the headings of the sheet that fits best. */
  is_same: boolean;
  /** The known columns: all that are required, some, or none; `unreadable` for a chart or a damaged sheet. */
  fit: "all" | "some" | "none" | "unreadable";
  /** The number that the rows of this sheet have more than in the sheet; null if it is not read. */
  offset: number | null;
};
export type ImportHeading = {
  /** Its heading; the text of both rows if the header has two, with a number if it repeats. */
  text: string;
  /** The field that it is read as; null for none. */
  field: string | null;
  /** The likeliest field of a column that is not known. */
  suggestion: string | null;
  /** The first cells below it. */
  examples: string[];
};
export type ImportLeftOutRow = {
  /** Identifier of a record. */
  number: number;
  /** Its first texts. */
  text: string;
};
export type ImportErrors = {
  [key: string]: string;
};
export type ImportReadRow = {
  /** The number of the row in the file. */
  number: number;
  values: ImportValues;
  errors: ImportErrors;
};
export type ImportFile = {
  /** The columns of the file that are known, in the order of the file. */
  columns: ImportColumn[];
  /** The known columns that the file does not have. */
  other_columns: ImportColumn[];
  /** Headers that were ignored. */
  unknown_columns: string[];
  /** Required fields without a column. Their rows are wrong unless they get a value. */
  missing: string[];
  /** Whether two columns have a name of the same field. The first one is read. */
  is_ambiguous: boolean;
  /** The sheets of a workbook; none for a CSV file. */
  sheets: ImportSheet[];
  /** The rows that were taken as the header, in the first sheet. */
  header_rows: number[];
  /** The columns of the file, in their order. */
  headings: ImportHeading[];
  /** Rows that are no records. */
  left_out: ImportLeftOutRow[];
  /** Numbers of rows that are hidden in the file. They are among the rows. */
  hidden_rows: number[];
  /** Headings of columns that are hidden in the file. */
  hidden_columns: string[];
  /** Fields whose dates can only be read month first, and were read day first. */
  month_first: string[];
  /** The rows that are not empty. */
  rows: ImportReadRow[];
};
export type ImportFileInput = {
  /** XLSX or CSV of at most 10 MB and 10,000 rows. */
  file: Blob;
  /** Choices of the person, as JSON: `sheets` (names), `header_row` (counted from 1), `columns` (the field of each heading, '' for none; remembered for later files of this kind), `month_first` (fields of dates). */
  reading?: string;
};
export type ImportCounts = {
  /** New records. */
  added: number;
  /** Records with other values. */
  changed: number;
  /** Records that have these values already. */
  same: number;
  /** Existing records that are left as they are. */
  kept: number;
  /** Rows with errors. */
  wrong: number;
};
export type ImportCheckedRow = {
  /** The number of the row in the file. */
  number: number;
  /** `kept`: exists, and rows do not change what exists. */
  state: "added" | "changed" | "same" | "kept" | "wrong";
  errors: ImportErrors;
  /** Messages by field about what is unusual, and stored nevertheless. */
  warnings?: {
    [key: string]: string;
  };
  /** The stored values that would change, in the form of `values`. */
  before: {
    [key: string]: string;
  } | null;
  /** The state of the existing record; null for a new one. */
  seen: string | null;
};
export type ImportSuggestion = {
  /** The field of both. */
  field: string;
  /** The wrong value. */
  value: string;
  /** The value in its place. */
  suggestion: string;
};
export type ImportCheck = {
  counts: ImportCounts;
  /** The rows, in the order of the request. */
  rows: ImportCheckedRow[];
  /** For wrong values, each once. */
  suggestions: ImportSuggestion[];
};
export type ImportCheckRowInput = {
  /** The number of the row in the file. */
  number: number;
  values: ImportValues;
};
export type ImportCheckInput = {
  /** Whether rows change what exists; otherwise such rows are left out. */
  update_existing: boolean;
  rows: ImportCheckRowInput[];
};
export type InternshipPeriodInput = {
  /** First day of the period. */
  start_date: string;
  /** Last day of the period; after the first. */
  end_date: string;
  /** Semester of the students, 1 to 4. */
  semester: number;
  /** Year of the period, four digits. */
  year: string;
  /** Whether students can be placed in the period. */
  is_active?: boolean;
  /** Whether students check out as well. Without it, a stored period keeps what it has. */
  requires_check_out?: boolean;
  /** How many minutes after its start an activity can be attended without being late, and before its end left without being early. Without it, a stored period keeps what it has. */
  late_tolerance_minutes?: number;
  /** Whether students hand in a final report. Without it, a stored period keeps what it has. */
  requires_final_report?: boolean;
  /** Whether students have a defence. Without it, a stored period keeps what it has. */
  requires_defence?: boolean;
  /** The guidance sessions that each student is to have; 0 is no minimum. Without it, a stored period keeps what it has. */
  min_guidance_sessions?: number;
};
export type InternshipPeriodUpdateInput = {
  /** First day of the period. */
  start_date: string;
  /** Last day of the period; after the first. */
  end_date: string;
  /** Semester of the students, 1 to 4. */
  semester: number;
  /** Year of the period, four digits. */
  year: string;
  /** Whether students can be placed in the period. */
  is_active?: boolean;
  /** Whether students check out as well. Without it, a stored period keeps what it has. */
  requires_check_out?: boolean;
  /** How many minutes after its start an activity can be attended without being late, and before its end left without being early. Without it, a stored period keeps what it has. */
  late_tolerance_minutes?: number;
  /** Whether students hand in a final report. Without it, a stored period keeps what it has. */
  requires_final_report?: boolean;
  /** Whether students have a defence. Without it, a stored period keeps what it has. */
  requires_defence?: boolean;
  /** The guidance sessions that each student is to have; 0 is no minimum. Without it, a stored period keeps what it has. */
  min_guidance_sessions?: number;
  /** The reason why past days change. */
  reason?: string | null;
  /** The changes that a person has seen. Without it, or if they are others by now, an edit that changes verdicts on past days is a 409 with the code `verdicts_change`. */
  seen_changes?: string | null;
  /** The day from which the edit counts: today, unless it is given. Days before it keep what they were judged by. */
  valid_from?: string | null;
  /** The leftovers that a person has seen. If it is null, has no reason, or they are others by now, an edit that leaves something over is a 409 with the code `leaves_over`. If it is left out, nothing is asked and everything is kept. */
  seen_leftovers?: string | null;
  /** One of the choices, if there are any. */
  settle_leftovers?: ("delete" | "move" | "keep" | "reopen" | null) | null;
  version?: SeenVersion;
};
export type PeriodClosingInput = {
  /** Whether they stay open until each is finished, or are closed as they are. Needed if there are any. */
  unfinished?: ("leave_open" | "close" | null) | null;
  /** The unfinished placements that a person has seen. Without it, or if they are others by now, closing a period with unfinished placements is a 409 with the code `unfinished_placements`. */
  seen_unfinished?: string | null;
};
export type UnfinishedPlacement = {
  /** Identifier of a record. */
  id: number;
  student_name: string;
  /** Number of the student (NIM). */
  nim: string;
  company_name: string;
  /** The gaps in what it needs to be finished. */
  missing: CertificateGap[];
};
export type UnfinishedPlacements = {
  /** The number of them. */
  total: number;
  /** They by name, at most 500. */
  placements: UnfinishedPlacement[];
  /** The value of `seen_unfinished` that says that a person has seen all of them. */
  seen_unfinished: string;
};
export type PlaceMentor = {
  /** Identifier of a record. */
  id: number;
  name: string;
};
export type CompanyPlaces = {
  /** Identifier of a record. */
  id: number;
  name: string;
  /** Internships in the period. */
  internship_count: number;
  /** Internships the company takes in one period. */
  internship_quota: number;
  /** The number of free places. */
  free: number;
  /** The mentors who take students. */
  mentors: PlaceMentor[];
  /** The lecturer of most of its students in the period, or else in the latest period before; null without one who can get more. */
  lecturer_id: number | null;
};
export type LecturerLoad = {
  /** Identifier of a record. */
  id: number;
  name: string;
  /** Students with an internship in the period. */
  students_count: number;
};
export type FreePlaces = {
  /** The active companies. */
  companies: CompanyPlaces[];
  lecturers: LecturerLoad[];
};
export type LinkedInternship = {
  company_name: string;
  /** Identifier of a record. */
  id: number;
};
export type UserName = {
  /** Identifier of a record. */
  id: number;
  /** Full name, with titles. */
  name: string;
};
export type InternshipStudent = {
  /** Identifier of a record. */
  id: number;
  /** Student number (NIM); also the sign-in name and the default password of a student. */
  nim: string;
  /** Academic year, written like 2024/2025. */
  academic_year: string;
  user: UserName;
};
export type InternshipMentor = {
  /** Identifier of a record. */
  id: number;
  company: CompanyName;
  user: UserName;
};
export type InternshipLecturer = {
  /** Identifier of a record. */
  id: number;
  user: UserName;
};
export type InternshipStage =
  | "placement"
  | "running"
  | "report"
  | "defence"
  | "grade"
  | "certificate"
  | "done"
  | "ended";
export type Internship = {
  /** Identifier of a record. */
  student_id: number;
  /** The mentor; belongs to the given company. */
  mentor_id: number;
  /** The lecturer who supervises. */
  lecturer_id: number;
  /** Identifier of a record. */
  internship_period_id: number;
  /** The company of the mentor. */
  company_id: number;
  version?: Version;
  /** Identifier of a record. */
  id: number;
  /** The first day of the student; null for that of the period. */
  start_date: string | null;
  /** The last day of the student; null for that of the period. */
  end_date: string | null;
  /** The reason of the end; null without an end of its own. */
  end_reason: ("finished" | "resigned" | "moved" | "dismissed" | null) | null;
  /** Since when it is finished, and can only be read; null for one that is not. */
  finished_at: string | null;
  /** The reason why the placement and all that belongs to it can only be read: it is finished itself, or its period is closed without leaving it open. Null while it is open. */
  closed_by: ("placement" | "period" | null) | null;
  /** The placement that this one continues; null without one that the reader may see. */
  continued_from: LinkedInternship | null;
  /** The placement that continues this one; null without one that the reader may see. */
  continued_by: LinkedInternship | null;
  student: InternshipStudent;
  mentor: InternshipMentor;
  lecturer: InternshipLecturer;
  internship_period: InternshipPeriod;
  stage: InternshipStage;
};
export type InternshipInput = {
  /** Identifier of a record. */
  student_id: number;
  /** The mentor; belongs to the given company. */
  mentor_id: number;
  /** The lecturer who supervises. */
  lecturer_id: number;
  /** Identifier of a record. */
  internship_period_id: number;
  /** The company of the mentor. */
  company_id: number;
  /** The first day of the student, in the period; null for that of the period. Left out, a new placement begins today if its period has begun, and a stored one keeps what it has. */
  start_date?: string | null;
};
export type PlacedInternships = {
  /** Identifiers of the internships. */
  internship_ids: number[];
};
export type PlacementInput = {
  /** Identifier of a record. */
  student_id: number;
  /** The company of the mentor. */
  company_id: number;
  /** The mentor; belongs to the given company. */
  mentor_id: number;
  /** The lecturer who supervises. */
  lecturer_id: number;
};
export type InternshipsInput = {
  /** Identifier of a record. */
  internship_period_id: number;
  /** The first day of the students; without it, today if the period has begun. */
  start_date?: string | null;
  /** The placements, one to 500. */
  placements: PlacementInput[];
  /** The reason why what is unusual is meant. Required if there are warnings; the audit trail keeps it. */
  reason?: string | null;
};
export type PlacementFindings = {
  /** Identifier of a record. */
  student_id: number;
  /** Messages by field; what has any is refused. */
  errors: {
    [key: string]: string[];
  };
  /** Messages about what is unusual; to be stored with a reason. */
  warnings: string[];
};
export type PlacementsInput = {
  /** Identifier of a record. */
  internship_period_id: number;
  /** The first day of the students; without it, today if the period has begun. */
  start_date?: string | null;
  /** The placements, one to 500. */
  placements: PlacementInput[];
};
export type InternshipBulkInput = {
  /** The action. */
  action: "delete" | "finish";
  /** The records. */
  ids: number[];
};
export type InternshipUpdateInput = {
  /** Identifier of a record. */
  student_id: number;
  /** The mentor; belongs to the given company. */
  mentor_id: number;
  /** The lecturer who supervises. */
  lecturer_id: number;
  /** Identifier of a record. */
  internship_period_id: number;
  /** The company of the mentor. */
  company_id: number;
  /** The first day of the student, in the period; null for that of the period. Left out, a new placement begins today if its period has begun, and a stored one keeps what it has. */
  start_date?: string | null;
  version?: SeenVersion;
  /** Only what is stored: `POST /internships/{id}/end` changes it. */
  end_date?: string | null;
  /** Only what is stored, like the day of the end. */
  end_reason?: ("finished" | "resigned" | "moved" | "dismissed" | null) | null;
  /** The reason why past days change. */
  reason?: string | null;
  /** The changes that a person has seen. Without it, or if they are others by now, an edit that changes verdicts on past days is a 409 with the code `verdicts_change`. */
  seen_changes?: string | null;
  /** The leftovers that a person has seen. If it is null, has no reason, or they are others by now, an edit that leaves something over is a 409 with the code `leaves_over`. If it is left out, nothing is asked and everything is kept. */
  seen_leftovers?: string | null;
  /** One of the choices, if there are any. */
  settle_leftovers?: ("delete" | "move" | "keep" | "reopen" | null) | null;
};
export type AttendancePlace = {
  /** Identifier of the place. */
  id: number;
  name: string;
  /** Latitude of its centre, in degrees. */
  latitude: number;
  /** Longitude of its centre, in degrees. */
  longitude: number;
  /** The radius that counts as on site, in metres. */
  radius: number;
};
export type ListedActivity = {
  name: string;
  /** The step. */
  description: string;
  /** Day of the activity. */
  date: string;
  /** When it starts. */
  start_time: string;
  /** When it ends; after the start. */
  end_time: string;
  /** Where it takes place. */
  address: string;
  version?: Version;
  /** Identifier of a record. */
  id: number;
  /** Identifier of a record. */
  internship_id: number;
  /** When the student recorded attendance, by the clock of the server; null before that. */
  attendance_time: string | null;
  /** Latitude of the student at attendance, in degrees; null before that. */
  latitude: number | null;
  /** Longitude of the student at attendance, in degrees; null before that. */
  longitude: number | null;
  /** Whether the position has been rounded to about a kilometre since, because the period is long over. */
  is_position_rounded: boolean;
  /** How the position at the first check-in stands to the places of the company; null before that, and if there are none. */
  position_verdict: ("on_site" | "uncertain" | "off_site" | null) | null;
  /** When the student last checked out; null before that. */
  left_at: string | null;
  /** When the mentor validated the activity; null before that. */
  validated_at_by_mentor: string | null;
  /** When the lecturer validated the activity; null before that. */
  validated_at_by_lecturer: string | null;
  /** When the mentor returned the activity for revision; null before that, once the log has been handed in again, and once validated. */
  returned_at_by_mentor: string | null;
  /** When the lecturer returned the activity for revision; null before that, once the log has been handed in again, and once validated. */
  returned_at_by_lecturer: string | null;
  /** Whether its log has been handed in. */
  has_log: boolean;
  /** The clock of its place, which says what today is there. */
  time_zone: "WIB" | "WITA" | "WIT";
  /** Whether students check out on its day, too. */
  requires_check_out: boolean;
};
export type ActivityInput = {
  name: string;
  /** The step. */
  description: string;
  /** Day of the activity. */
  date: string;
  /** When it starts. */
  start_time: string;
  /** When it ends; after the start. */
  end_time: string;
  /** Where it takes place. */
  address: string;
};
export type ActivitiesInput = {
  activities: ActivityInput[];
};
export type InvitedPerson = {
  /** Identifier of the profile. */
  id: number;
  /** Identifier of a record. */
  user_id: number;
  /** Full name, with titles. */
  name: string;
  /** The role of the person. */
  role: "lecturer" | "mentor";
};
export type InvitationInput = {
  /** The role of the person. */
  role: "lecturer" | "mentor";
  /** Full name, with titles. */
  name: string;
  /** E-mail address, to which the link goes; required without a telephone number. */
  email?: string | null;
  /** Telephone number; required without an e-mail address. */
  phone_number?: string | null;
  /** Company of the mentor; required for the role mentor. */
  company_id?: number;
  /** National identity number (NIK) of a mentor, if it is known already. */
  nik?: string | null;
  /** Staff number (NIP) of a lecturer, if it is known already. */
  nip?: string | null;
};
export type Invitation = {
  /** Opens the account once; it is in the link, too. */
  code: string;
  /** When. */
  invited_at: string;
  /** The name of the person who invited; null once that account is deleted. */
  invited_by: string | null;
  /** When it expires or has expired. */
  expires_at: string;
  /** The mail with the link; `none` without an address, or if this server sends no mails. */
  mail: "none" | "waiting" | "sent" | "failed";
};
export type InvitationOffer = {
  /** Full name, with titles. */
  name: string;
  /** The role of the person. */
  role: "lecturer" | "mentor";
  /** The company of a mentor. */
  company_name: string | null;
  /** Whether the person has to give an e-mail address. */
  needs_email: boolean;
};
export type InvitationCodeInput = {
  /** The code of the link or the printed sheet; hyphens make no difference. */
  code: string;
};
export type InvitationAcceptanceInput = {
  /** The code of the link or the printed sheet; hyphens make no difference. */
  code: string;
  /** National identity number (NIK) of 16 digits; required for mentors. */
  nik?: string;
  /** Staff number (NIP) of 18 digits; required for lecturers. */
  nip?: string;
  /** E-mail address; required if none is known. */
  email?: string;
  /** The password, with the rules of a changed one. */
  new_password: string;
  /** The password again. */
  new_password_confirmation: string;
  /** Signature as PNG or JPEG of at most 5 MB. */
  digital_signature: Blob;
};
export type Lecturer = {
  /** Identifier of a record. */
  id: number;
  /** Identifier of a record. */
  user_id: number;
  /** Staff number (NIP) of 18 digits; also the sign-in name and the default password of a lecturer or super admin. Only super admins and the person receive it. Null until an invited lecturer has given it. */
  nip: string | null;
  /** Address of the signature image, good in an `<img>` for a limited time; null when there is none. */
  digital_signature: string | null;
  /** When the invitation expires or has expired; null for a person who has none, or has logged in. */
  invited_until: string | null;
  version?: Version;
  user: UserAccount;
};
export type LecturerCreateInput = {
  /** Telephone number; null when not given. */
  phone_number?: string | null;
  /** Home address; null when not given. */
  address?: string | null;
  /** Gender; null when not given. */
  gender?: ("male" | "female" | null) | null;
  /** Place of birth; null when not given. */
  place_of_birth?: string | null;
  /** Date of birth; null when not given. */
  date_of_birth?: string | null;
  /** Full name, with titles. */
  name: string;
  /** E-mail address, unique without regard to case. */
  email: string;
  /** Staff number (NIP) of 18 digits; also the sign-in name and the default password of a lecturer or super admin. Only super admins and the person receive it. */
  nip: string;
  /** Signature as PNG or JPEG of at most 5 MB. */
  digital_signature: Blob;
};
export type LecturerUpdateInput = {
  /** Marks this POST as an update: browsers send files by POST only. */
  _method: "put";
  /** Staff number (NIP) of 18 digits; also the sign-in name and the default password of a lecturer or super admin. Only super admins and the person receive it. */
  nip?: string;
  /** New signature as PNG or JPEG of at most 5 MB. */
  digital_signature?: Blob;
  version?: SeenVersion;
};
export type LetterKind =
  "introduction" | "assignment" | "completion" | "assessment";
export type NumberedKind = LetterKind | "certificate";
export type LetterSeries = {
  kind: NumberedKind;
  year: number;
  /** The kind whose series of this year gives the numbers: the kind itself, or the one with which it shares a register. The pattern is the one of that series, too. */
  register: NumberedKind;
  /** How its numbers are written. */
  pattern: string;
  /** The number that the office lets it begin at or go on at; null for 1. */
  start_number: number | null;
  /** The last number that was given. */
  last_number: number;
  /** How often the pattern or the beginning has changed; null for a series that has no letters yet. */
  version: number | null;
};
export type LetterSeriesInput = {
  version?: SeenVersion;
  /** The kind whose series gives the numbers: the kind itself, or one that does not share those of another. It stays as it is if it is left out. */
  register?: NumberedKind;
  /** Text with the number, the code, the month and the year in braces. */
  pattern: string;
  /** The number that the next letter has, if an office is in the middle of its book; null to go on after the last one. It stays as it is if it is left out. */
  start_number?: number | null;
};
export type LetterTemplate = {
  version: Version;
  kind: LetterKind;
  name: string;
  /** The version for new letters. */
  current_number: number;
  /** All versions, the latest first. */
  versions: {
    number: number;
    file_name: string;
    /** When it was uploaded; null for the shipped one. */
    uploaded_at: string | null;
    /** Name of the person who uploaded it; null for the shipped one. */
    uploaded_by_name: string | null;
  }[];
};
export type LetterTemplateInput = {
  version?: SeenVersion;
  /** The version. */
  current_number: number;
  /** Whether the office wants it although it lacks the number, the name or the code. */
  is_confirmed?: boolean;
};
export type LetterTemplateFileInput = {
  version?: SeenVersion;
  /** A Word document (.docx) of at most 5 MB. */
  file: Blob;
  /** Whether the office wants it although it lacks the number, the name or the code. */
  is_confirmed?: boolean;
};
export type LetterTemplatePreviewInput = {
  /** A Word document (.docx) of at most 5 MB. */
  file: Blob;
};
export type LetterState = "made" | "signed" | "cancelled";
export type LetterStudent = {
  /** Identifier of the student. */
  student_id: number;
  nim: string;
  name: string;
};
export type Letter = {
  /** Identifier. */
  id: number;
  kind: LetterKind;
  /** The number on the letter. */
  number: string;
  /** Day of the letter. */
  date: string;
  /** The company; null after it was deleted. */
  company_name: string | null;
  signatory_name: string;
  signatory_position: string;
  signatory_nip: string | null;
  state: LetterState;
  /** The students that a reader may see; for a student, the reader. */
  students: LetterStudent[];
  /** Names of these students, separated by commas. */
  student_names: string;
  /** Whether a scan with a signature is attached. */
  is_signed: boolean;
  /** Whether its text says where its code is checked; it does not if it was made before there was a public address. */
  has_address: boolean;
  /** When it was made. */
  created_at: string;
  /** Name of the person who made it. */
  created_by_name: string;
  /** When it was cancelled. */
  cancelled_at: string | null;
  /** The reason why it was cancelled. */
  cancelled_reason: string | null;
};
export type NewLetters = {
  /** Identifiers of the letters. */
  letter_ids: number[];
};
export type LetterGroup = number[];
export type LettersInput = {
  signatory_name: string;
  signatory_position: string;
  signatory_nip?: string | null;
  /** The lecturer whose stored signature is printed; none without one. */
  signatory_lecturer_id?: number | null;
  kind: LetterKind;
  /** Day of the letters; its year says which series they belong to. */
  date: string;
  /** The template; without one, the first active one of the kind. */
  template_id?: number | null;
  /** The placements of each letter, all at the same company and in the same period. */
  groups: LetterGroup[];
};
export type LettersCheck = {
  /** In the order of the groups. */
  letters: {
    /** The number, unless somebody else takes it first. */
    number: string;
    company_name: string;
    student_names: string[];
    /** Notes for the office to read first, as sentences. */
    notes: string[];
  }[];
};
export type LettersCheckInput = {
  kind: LetterKind;
  /** Day of the letters. */
  date: string;
  /** The placements of each letter, all at the same company and in the same period. */
  groups: LetterGroup[];
};
export type LetterCancellation = {
  reason: string;
};
export type LetterScanInput = {
  /** A PDF, PNG or JPEG of at most 5 MB. */
  file: Blob;
};
export type NotificationKind =
  | "returned_activities"
  | "resubmitted_logs"
  | "asked_requests"
  | "decided_requests"
  | "entered_presses"
  | "given_grades"
  | "changed_grades"
  | "decided_places"
  | "decided_reports"
  | "returned_assessments"
  | "asked_members"
  | "declined_members"
  | "passed_requests"
  | "lost_requests"
  | "new_placements"
  | "changed_placements"
  | "moved_periods"
  | "planned_defences"
  | "issued_certificates"
  | "revoked_certificates"
  | "refused_addresses"
  | "reset_passwords"
  | "changed_factors";
export type MailChannel = "at_once" | "digest" | "never";
export type NewsMailPreference = {
  kind: NotificationKind;
  /** The name of the kind for people. */
  title: string;
  channel: MailChannel;
  /** The channels that the kind can have, the default first. A kind with one of them leaves no choice. */
  channels: MailChannel[];
};
export type FollowUpMailPreference = {
  kind: FollowUpKind;
  /** The name of the kind for people. */
  title: string;
  channel: MailChannel;
  /** The channels that the kind can have, the default first. A kind with one of them leaves no choice. */
  channels: MailChannel[];
};
export type MailPreferences = {
  /** Whether mails go to the address of the caller; `off` if this server sends none. */
  email_state: "off" | "unconfirmed" | "confirmed" | "refused";
  /** The hour of the day on campus when the digest comes. */
  digest_hour: number;
  /** In the order of the page of preferences. */
  news: NewsMailPreference[];
  /** Most urgent first. */
  follow_ups: FollowUpMailPreference[];
};
export type MailPreferenceInput = {
  channel: MailChannel;
};
export type DigestHourInput = {
  /** The hour of the day on campus. */
  digest_hour: number;
};
export type FailedMail = {
  /** Identifier of the mail, also in its Message-ID. */
  id: string;
  /** The person it was for. */
  name: string;
  /** The label of its kind, in Indonesian. */
  kind: string;
  /** When it was given up. */
  failed_at: string;
  /** The answer of the mail server, without addresses. */
  failure: string | null;
};
export type MentorCreateInput = {
  /** Telephone number; null when not given. */
  phone_number?: string | null;
  /** Home address; null when not given. */
  address?: string | null;
  /** Gender; null when not given. */
  gender?: ("male" | "female" | null) | null;
  /** Place of birth; null when not given. */
  place_of_birth?: string | null;
  /** Date of birth; null when not given. */
  date_of_birth?: string | null;
  /** Full name, with titles. */
  name: string;
  /** E-mail address, unique without regard to case. */
  email: string;
  /** Identifier of a record. */
  company_id: number;
  /** National identity number (NIK) of 16 digits; also the sign-in name and the default password of a mentor. Only super admins and the person receive it. */
  nik: string;
  /** Signature as PNG or JPEG of at most 5 MB. */
  digital_signature: Blob;
  /** Whether the mentor takes new placements (`1` or `0` in multipart bodies). */
  is_active?: boolean;
};
export type MentorBulkInput = {
  /** Whether students can be placed with them. */
  action: "activate" | "deactivate";
  /** The records. */
  ids: number[];
};
export type MentorUpdateInput = {
  /** Marks this POST as an update: browsers send files by POST only. */
  _method: "put";
  /** Identifier of a record. */
  company_id?: number;
  /** National identity number (NIK) of 16 digits; also the sign-in name and the default password of a mentor. Only super admins and the person receive it. */
  nik?: string;
  /** New signature as PNG or JPEG of at most 5 MB. */
  digital_signature?: Blob;
  /** Whether the mentor takes new placements (`1` or `0` in multipart bodies). */
  is_active?: boolean;
  version?: SeenVersion;
};
export type Notification = {
  /** Identifier of a record. */
  id: number;
  kind: NotificationKind;
  /** The event and the person who caused it. */
  title: string;
  /** Further words that identify the event. */
  detail: string | null;
  /** The path of the page in the client that shows it. */
  link: string;
  /** When it happened. */
  at: string;
  /** Whether the caller has read it. */
  is_read: boolean;
};
export type NotificationsInput = {
  /** The identifier of the newest one that the caller has seen. */
  newest_id: number;
};
export type NotificationCount = {
  /** News of the last 90 days that the caller has not read. */
  unread: number;
};
export type NotificationInput = {
  /** Whether the caller has read it. */
  is_read: boolean;
};
export type NotificationPreference = {
  kind: NotificationKind;
  /** The name of the kind for people. */
  title: string;
  /** Whether it is shown in the application. */
  is_shown: boolean;
};
export type NotificationPreferenceInput = {
  /** Whether it is shown in the application. */
  is_shown: boolean;
};
export type ForgottenPasswordInput = {
  /** NIK, NIP or NIM. */
  identifier: string;
};
export type PasswordCodeHolder = {
  /** Full name, with titles. */
  name: string;
};
export type PasswordCodeInput = {
  /** Hyphens make no difference. */
  code: string;
};
export type PasswordRecoveryInput = {
  /** Hyphens make no difference. */
  code: string;
  /** The password, with the rules of a changed one. */
  new_password: string;
  /** The password again. */
  new_password_confirmation: string;
};
export type PasswordCode = {
  /** Shown once, and stored nowhere. */
  code: string;
  /** When it expires. */
  expires_at: string;
};
export type SeenPlacement = {
  /** Identifier of a record. */
  id: number;
  version?: SeenVersion;
};
export type PlacementChangesInput = {
  /** The lecturer who supervises. */
  lecturer_id?: number | null;
  /** The mentor; belongs to the company of the placement, or to the given one. */
  mentor_id?: number | null;
  /** The company to which placements that have not begun go; needs its mentor. */
  company_id?: number | null;
  /** The places; none for all of the company. The placements follow the clock and the days off of the first one. */
  place_ids?: number[] | null;
  /** The placements, one to 500. */
  placements: SeenPlacement[];
  /** The reason why past days change. */
  reason?: string | null;
  /** The changes that a person has seen. Without it, or if they are others by now, an edit that changes verdicts on past days is a 409 with the code `verdicts_change`. */
  seen_changes?: string | null;
  /** The day from which the edit counts: today, unless it is given. Days before it keep what they were judged by. */
  valid_from?: string | null;
  /** The leftovers that a person has seen. If it is null, has no reason, or they are others by now, an edit that leaves something over is a 409 with the code `leaves_over`. If it is left out, nothing is asked and everything is kept. */
  seen_leftovers?: string | null;
  /** One of the choices, if there are any. */
  settle_leftovers?: ("delete" | "move" | "keep" | "reopen" | null) | null;
};
export type PlacementParts = {
  lecturer_name: string;
  mentor_name: string;
  company_name: string;
  /** The places that the placement names; none for all of the company. */
  place_names: string[];
};
export type PlacementChangeFindings = {
  /** Identifier of a record. */
  id: number;
  /** Identifies what was read for the findings. */
  version: Version;
  student_nim: string;
  student_name: string;
  before: PlacementParts;
  /** The same as `before` where nothing changes. */
  after: PlacementParts;
  /** Whether the placement already is as the changes ask for. */
  is_same: boolean;
  /** The reasons why the placement is left out. */
  errors: string[];
  /** Messages about what is unusual; to be stored with a reason. */
  warnings: string[];
};
export type PlacementChangesCheckInput = {
  /** The lecturer who supervises. */
  lecturer_id?: number | null;
  /** The mentor; belongs to the company of the placement, or to the given one. */
  mentor_id?: number | null;
  /** The company to which placements that have not begun go; needs its mentor. */
  company_id?: number | null;
  /** The places; none for all of the company. The placements follow the clock and the days off of the first one. */
  place_ids?: number[] | null;
  /** The placements, one to 500. */
  internship_ids: number[];
};
export type PlacementPeriod = {
  /** Identifier of a record. */
  id: number;
  /** First day. */
  start_date: string;
  /** Last day. */
  end_date: string;
  /** Semester of the students. */
  semester: number;
  year: string;
};
export type PlacementChoice = {
  company_name: string;
  /** Identifier of a record. */
  company_id: number;
  /** Whether the company takes new internships. */
  is_active: boolean;
  /** Free places in the period now. */
  places_left: number;
  /** The place among the students who ask for this company, by the time of sending, as the first member; null if the request does not wait. */
  queue_position: number | null;
};
export type PlacementMember = {
  /** The student; null where the name is. */
  student_id: number | null;
  /** Number of the student (NIM); of others who have not agreed as it was written. */
  nim: string;
  /** Name of the student. Other students see it once the student has agreed; null before, and for an unknown number. */
  name: string | null;
  /** Whether the student has written the request. */
  is_spokesperson: boolean;
  /** The answer of the member; that of the spokesperson is `agreed`. */
  answer: "asked" | "agreed" | "declined";
  /** When the member has answered. */
  answered_at: string | null;
  /** Whether the student has a placement in the period. */
  is_placed: boolean;
  /** The placement that came from the request; null without one. */
  internship_id: number | null;
};
export type GrantedPlacement = {
  company_name: string;
  /** The placement. */
  internship_id: number;
  /** Name of the student. */
  student_name: string;
  /** Which of the choices it is; null for a company that no choice names. */
  choice: number | null;
  /** Name of the mentor. */
  mentor_name: string;
  /** Telephone number of the mentor, or several as they were typed. */
  mentor_phone: string | null;
  /** E-mail address of the mentor. */
  mentor_email: string | null;
};
export type PlacementRequest = {
  version?: Version;
  /** Identifier of a record. */
  id: number;
  internship_period: PlacementPeriod;
  /** Student number (NIM) of the spokesperson. */
  student_nim: string;
  /** Name of the spokesperson. */
  student_name: string;
  /** Names of the companies in the order of preference, or of the one that the student has found; empty in a draft without either. */
  company_name: string;
  /** Where the request is. `incomplete` asks the student to complete it. */
  state: "draft" | "sent" | "incomplete" | "accepted" | "refused" | "withdrawn";
  /** The companies in the order of preference. */
  choices: PlacementChoice[];
  /** A company that the student has found; it may be incomplete in a draft. */
  own_company: {
    /** Name of the company. */
    name: string | null;
    address: string | null;
    business_field: string | null;
    /** The person to talk to. */
    contact_name: string | null;
    /** Telephone number of that person or the company. */
    phone_number: string | null;
    /** E-mail address of that person or the company. */
    email: string | null;
  } | null;
  /** Which company the own one is; null before the office has said so. */
  linked_company: {
    /** Identifier of a record. */
    company_id: number;
    company_name: string;
    /** Whether the company takes new internships. */
    is_active: boolean;
    /** Free places in the period now. */
    places_left: number;
    /** The place among the students who ask for this company, by the time of sending, as the first member; null if the request does not wait. */
    queue_position: number | null;
  } | null;
  /** The students, the spokesperson first. */
  members: PlacementMember[];
  /** The places that the students have got once it is accepted: of all students for the office, otherwise of the reader. */
  granted: GrantedPlacement[];
  /** A note of the student for the office. */
  note: string | null;
  /** The proof of acceptance; null without one. */
  file: {
    /** Name of the file. */
    name: string;
    /** Its type. */
    kind: "pdf" | "jpeg";
    /** Its size. */
    bytes: number;
  } | null;
  /** The comment of the office on its last decision. */
  comment: string | null;
  /** When it was drafted. */
  created_at: string;
  /** When it was sent first, which is its place in the queue; null before. */
  sent_at: string | null;
  /** The day of sending on campus. */
  sent_on: string | null;
  /** When the office has decided, or when it was withdrawn. */
  decided_at: string | null;
  /** The name of the person who decided last. */
  decided_by_name: string | null;
  /** The last day on which the spokesperson can send it; null if that is not possible now. */
  can_send_until: string | null;
  /** The actions open to the reader now. */
  allowed: (
    | "update"
    | "submit"
    | "withdraw"
    | "agree"
    | "decline"
    | "accept"
    | "refuse"
    | "return"
    | "undo"
    | "link"
  )[];
};
export type PlacementRequestInput = {
  /** Companies in the order of preference; none with an own company. */
  company_ids: number[];
  /** A company that the student has found; it may be incomplete in a draft. */
  own_company: {
    /** Name of the company. */
    name: string | null;
    address: string | null;
    business_field: string | null;
    /** The person to talk to. */
    contact_name: string | null;
    /** Telephone number of that person or the company. */
    phone_number: string | null;
    /** E-mail address of that person or the company. */
    email: string | null;
  } | null;
  /** Student numbers (NIM) of the other members of the group; none for a student alone. */
  member_nims: string[];
  /** A note of the student for the office. */
  note?: string | null;
  /** Identifier of a record. */
  internship_period_id: number;
};
export type PlacementRequestCounts = {
  draft: number;
  /** Sent, and not decided. */
  sent: number;
  /** To be completed. */
  incomplete: number;
  accepted: number;
  refused: number;
  withdrawn: number;
};
export type SuggestedPlacement = {
  /** Identifier of a record. */
  student_id: number;
  /** Number of the student (NIM). */
  nim: string;
  /** Name of the student. */
  name: string;
  /** The company; null if no choice has places for all members. */
  company_id: number | null;
  /** The mentor; null if the company has none. */
  mentor_id: number | null;
  /** The lecturer; null if there is none. */
  lecturer_id: number | null;
};
export type PlacementSuggestion = {
  /** Identifier of a record. */
  request_id: number;
  /** Its version, to be sent with the acceptance. */
  version: number;
  /** One for each member. */
  placements: SuggestedPlacement[];
};
export type AcceptedPlacements = {
  /** Identifiers of the internships, in the order of the placements. */
  internship_ids: number[];
};
export type PlacementAcceptance = {
  /** Identifier of a record. */
  request_id: number;
  /** The version that was read. If the request has another one by now, nothing changes and the answer is 409. */
  seen_version?: number | null;
  /** One for each member, at a company that the request names. */
  placements: PlacementInput[];
};
export type PlacementAcceptancesInput = {
  /** Identifier of a record. */
  internship_period_id: number;
  /** The first day of all students; without it, the usual one. */
  start_date?: string | null;
  /** The acceptances, one to 500. */
  acceptances: PlacementAcceptance[];
  /** The reason why what is unusual is meant. Required if there are warnings; the audit trail keeps it. */
  reason?: string | null;
};
export type PlacementAcceptanceFindings = {
  /** Identifier of a record. */
  request_id: number;
  /** The reason why the request cannot be accepted now; null if it can. */
  message: string | null;
  /** The findings about each placement. */
  placements: PlacementFindings[];
};
export type PlacementAcceptancesCheckInput = {
  /** Identifier of a record. */
  internship_period_id: number;
  /** The first day of all students; without it, the usual one. */
  start_date?: string | null;
  /** The acceptances, one to 500. */
  acceptances: PlacementAcceptance[];
};
export type PlacementRequestUpdateInput = {
  /** Companies in the order of preference; none with an own company. */
  company_ids: number[];
  /** A company that the student has found; it may be incomplete in a draft. */
  own_company: {
    /** Name of the company. */
    name: string | null;
    address: string | null;
    business_field: string | null;
    /** The person to talk to. */
    contact_name: string | null;
    /** Telephone number of that person or the company. */
    phone_number: string | null;
    /** E-mail address of that person or the company. */
    email: string | null;
  } | null;
  /** Student numbers (NIM) of the other members of the group; none for a student alone. */
  member_nims: string[];
  /** A note of the student for the office. */
  note?: string | null;
  version?: SeenVersion;
};
export type SeenPlacementRequest = {
  /** The version that was read. If the request has another one by now, nothing changes and the answer is 409. */
  seen_version?: number | null;
};
export type PlacementMembershipInput = {
  answer: "agreed" | "declined";
  /** The version that was read. If the request has another one by now, nothing changes and the answer is 409. */
  seen_version?: number | null;
};
export type PlacementDecisionInput = {
  /** With `return` the student is asked to complete the request. */
  decision: "refuse" | "return" | "undo";
  /** The reason of a refusal, or what is missing; required for both. */
  comment?: string | null;
  /** The version that was read. If the request has another one by now, nothing changes and the answer is 409. */
  seen_version?: number | null;
};
export type SimilarCompany = {
  /** Identifier of a record. */
  id: number;
  name: string;
  address: string;
  /** Whether it takes new internships. */
  is_active: boolean;
  /** Whether the name is the same apart from its legal form and its signs. */
  is_same: boolean;
  /** Free places in the period of the request. */
  places_left: number;
};
export type PlacementCompanyInput = {
  /** An existing company; null with a new one. */
  company_id?: number | null;
  /** A new company, as `POST /companies` takes it; null with an existing one. */
  company?: {
    /** Name of the company. */
    name: string;
    /** Address of the company. */
    address: string;
    /** Telephone number of the company. */
    phone_number: string;
    /** E-mail address of the company. */
    email: string;
    business_field: string;
    /** How many internships the company takes in one period. */
    internship_quota: number;
    /** Whether the company takes new internships. */
    is_active: boolean;
  } | null;
  /** The version that was read. If the request has another one by now, nothing changes and the answer is 409. */
  seen_version?: number | null;
};
export type PlacementRequestFileInput = {
  /** A PDF, PNG or JPEG of at most 5 MB. */
  file: Blob;
};
export type PlacementException = {
  /** Identifier of a record. */
  student_id: number;
  /** Number of the student (NIM). */
  nim: string;
  /** Name of the student. */
  name: string;
  /** The last day on campus on which the student can send a request. */
  until: string;
  /** The reason. */
  reason: string;
};
export type PlacementWindow = {
  /** First day on campus on which requests can be sent; null with the last one. */
  open_from: string | null;
  /** Last day on campus. */
  open_until: string | null;
  version?: Version;
  /** Identifier of a record. */
  internship_period_id: number;
  /** The exceptions, by name. */
  exceptions: PlacementException[];
};
export type PlacementWindowUpdateInput = {
  /** First day on campus on which requests can be sent; null with the last one. */
  open_from: string | null;
  /** Last day on campus. */
  open_until: string | null;
  version?: SeenVersion;
};
export type PlacementExceptionInput = {
  /** The last day on campus on which the student can send a request. */
  until: string;
  /** The reason. */
  reason: string;
};
export type PlacementOption = {
  /** The company. */
  id: number;
  /** Name of the company. */
  name: string;
  business_field: string;
  address: string;
  /** Places in the period. */
  places: number;
  /** Free places now. */
  places_left: number;
  /** Students whose sent requests name the company. */
  waiting: number;
};
export type PlacementOptions = {
  internship_period: PlacementPeriod;
  /** First day on campus on which requests can be sent; null without a window. */
  open_from: string | null;
  /** Last day on campus; null without a window. */
  open_until: string | null;
  /** Another last day for the student; null without one. */
  exception_until: string | null;
  /** The last day on which the student can send a request; null if that is not possible now. */
  can_send_until: string | null;
  /** Whether the student has a placement in the period. */
  is_placed: boolean;
  /** The open request of the student in the period. */
  open_request_id: number | null;
  /** The active companies, by name. */
  companies: PlacementOption[];
};
export type DroppedActivity = {
  /** Identifier of a record. */
  id: number;
  date: string;
  name: string;
  /** Whether it stays, because it has a press, a log, a photo, a decision or a request. */
  is_kept: boolean;
};
export type DroppedActivities = {
  /** The number of those that are deleted. */
  deleted: number;
  /** The number of those that stay, without counting. */
  kept: number;
  /** Requests of the student that wait for a decision and are about one of the days. */
  waiting_requests: number;
  /** The activities, at most 500; first those that stay, then by their days. */
  activities: DroppedActivity[];
};
export type PlacementEndReason =
  "finished" | "resigned" | "moved" | "dismissed";
export type InternshipEndInput = {
  /** The last day, from the first day of the placement to the last one of the period. */
  end_date: string;
  end_reason: PlacementEndReason;
  /** The number of activities that are deleted, by the check; if it has changed, nothing is stored (409). */
  expected: number;
  /** The reason why past days change. */
  reason?: string | null;
  /** The changes that a person has seen. Without it, or if they are others by now, an edit that changes verdicts on past days is a 409 with the code `verdicts_change`. */
  seen_changes?: string | null;
  version?: SeenVersion;
};
export type TakeBackInput = {
  /** The reason why past days change. */
  reason?: string | null;
  /** The changes that a person has seen. Without it, or if they are others by now, an edit that changes verdicts on past days is a 409 with the code `verdicts_change`. */
  seen_changes?: string | null;
  version?: SeenVersion;
};
export type InternshipMoveInput = {
  /** The last day at the present company. */
  end_date: string;
  /** The first day at the next one; without it, the day after the last one. */
  start_date?: string | null;
  /** Identifier of a record. */
  company_id: number;
  /** The mentor; belongs to the given company. */
  mentor_id: number;
  /** The lecturer; without one, the same as now. */
  lecturer_id?: number | null;
  /** The number of activities that are deleted, by the check; if it has changed, nothing is stored (409). */
  expected: number;
  /** The reason why past days change. */
  reason?: string | null;
  /** The changes that a person has seen. Without it, or if they are others by now, an edit that changes verdicts on past days is a 409 with the code `verdicts_change`. */
  seen_changes?: string | null;
  version?: SeenVersion;
};
export type FinishUndoInput = {
  /** The reason, for the history. */
  reason: string;
};
export type Interruption = {
  /** The first day, within the placement. */
  start_date: string;
  /** The reason; the people of the placement can read it. */
  reason: string;
  version?: Version;
  /** Identifier of a record. */
  id: number;
  /** The last day; null until further notice. */
  end_date: string | null;
};
export type InterruptionInput = {
  /** The first day, within the placement. */
  start_date: string;
  /** The last day; null until further notice. */
  end_date?: string | null;
  /** The reason; the people of the placement can read it. */
  reason: string;
  /** The number of activities that are deleted, by the check; if it has changed, nothing is stored (409). */
  expected: number;
  /** The changes that a person has seen. Without it, or if they are others by now, an edit that changes verdicts on past days is a 409 with the code `verdicts_change`. */
  seen_changes?: string | null;
};
export type InterruptionUpdateInput = {
  /** The first day, within the placement. */
  start_date: string;
  /** The last day; null until further notice. */
  end_date?: string | null;
  /** The reason; the people of the placement can read it. */
  reason: string;
  /** The number of activities that are deleted, by the check; if it has changed, nothing is stored (409). */
  expected: number;
  /** The changes that a person has seen. Without it, or if they are others by now, an edit that changes verdicts on past days is a 409 with the code `verdicts_change`. */
  seen_changes?: string | null;
  version?: SeenVersion;
};
export type Place = {
  /** Identifier of a record. */
  company_id: number;
  /** Name of the place; no other place of the company has it, in any case of letters. */
  name: string;
  address: string;
  /** Latitude in degrees. */
  latitude: number;
  /** Longitude in degrees. */
  longitude: number;
  /** Metres around the point that belong to the place. */
  radius: number;
  /** Time zone of the place (WIB, WITA or WIT). */
  time_zone: "WIB" | "WITA" | "WIT";
  /** Whether days of joint leave (cuti bersama) are days off there. */
  has_joint_leave: boolean;
  /** Whether interns work there. */
  is_active: boolean;
  version?: Version;
  /** Identifier of a record. */
  id: number;
  company: CompanyName;
};
export type PlaceCreateInput = {
  /** Identifier of a record. */
  company_id: number;
  /** Name of the place; no other place of the company has it, in any case of letters. */
  name: string;
  address: string;
  /** Latitude in degrees. */
  latitude: number;
  /** Longitude in degrees. */
  longitude: number;
  /** Metres around the point that belong to the place. */
  radius: number;
  /** Time zone of the place (WIB, WITA or WIT). */
  time_zone: "WIB" | "WITA" | "WIT";
  /** Whether days of joint leave (cuti bersama) are days off there. */
  has_joint_leave: boolean;
  /** Whether interns work there. */
  is_active: boolean;
  /** Whether the point is meant although it is outside of Indonesia or in another time zone. Without it, such a point is a 422 with the code `unusual_point`, unless it is stored already. */
  is_point_confirmed?: boolean;
};
export type PlaceUpdateInput = {
  /** Identifier of a record. */
  company_id: number;
  /** Name of the place; no other place of the company has it, in any case of letters. */
  name: string;
  address: string;
  /** Latitude in degrees. */
  latitude: number;
  /** Longitude in degrees. */
  longitude: number;
  /** Metres around the point that belong to the place. */
  radius: number;
  /** Time zone of the place (WIB, WITA or WIT). */
  time_zone: "WIB" | "WITA" | "WIT";
  /** Whether days of joint leave (cuti bersama) are days off there. */
  has_joint_leave: boolean;
  /** Whether interns work there. */
  is_active: boolean;
  /** Whether the point is meant although it is outside of Indonesia or in another time zone. Without it, such a point is a 422 with the code `unusual_point`, unless it is stored already. */
  is_point_confirmed?: boolean;
  /** The reason why past days change. */
  reason?: string | null;
  /** The changes that a person has seen. Without it, or if they are others by now, an edit that changes verdicts on past days is a 409 with the code `verdicts_change`. */
  seen_changes?: string | null;
  /** The day from which the edit counts: today, unless it is given. Days before it keep what they were judged by. */
  valid_from?: string | null;
  version?: SeenVersion;
};
export type Institution = {
  app_name: string;
  department: string;
  programme: string;
  /** The names that only settings of the server can change. */
  fixed: ("app_name" | "department" | "programme")[];
};
export type InstitutionInput = {
  /** The name of the application. */
  app_name: string;
  department: string;
  programme: string;
};
export type PublicAddress = {
  /** Scheme, host and port; null until there is one. */
  address: string | null;
  /** Whether the setting of the server says so or a super admin confirmed it. */
  source: ("setting" | "confirmed" | null) | null;
  /** When it was confirmed; null otherwise. */
  confirmed_at: string | null;
};
export type PublicAddressInput = {
  /** Scheme, host and port, as the address bar of a browser has them. */
  address: string;
};
export type GradeReportStudent = {
  /** Score of the first assignment, with at most two decimals. */
  assignment_1: number;
  /** Score of the second assignment, with at most two decimals. */
  assignment_2: number;
  /** Score of the midterm exam, with at most two decimals. */
  midterm: number;
  /** Score of the final exam, with at most two decimals. */
  final: number;
  /** Score of everything else, with at most two decimals. */
  other: number;
  /** Student number (NIM); also the sign-in name and the default password of a student. */
  nim: string;
  name: string;
  /** Sum of score × weight / 100, with two decimals. */
  total: number;
  /** Letter for the total. */
  letter_grade: "A" | "AB" | "B" | "BC" | "C" | "D" | "E";
};
export type GradeReport = {
  /** The students with their scores, by NIM. */
  students: GradeReportStudent[];
  course_name: string | null;
  lecturer_name: string | null;
  mentor_name: string | null;
  company_name: string | null;
  course_semester: number | null;
  course_academic_year: string | null;
};
export type ReportedCourse = {
  code: string;
  name: string;
  semester: number;
  academic_year: string;
};
export type ReportedMentor = {
  /** Identifier of the mentor. */
  id: number;
  name: string;
  /** Name of the mentor's company. */
  company_name: string;
};
export type ReportedLecturer = {
  /** Identifier of the lecturer. */
  id: number;
  name: string;
};
export type ReportedPeriod = {
  /** Identifier of the period. */
  id: number;
  /** First day. */
  start_date: string;
  /** Last day. */
  end_date: string;
  semester: number;
};
export type GradeReportOptions = {
  /** Courses by name. */
  courses: ReportedCourse[];
  /** Mentors by name. */
  mentors: ReportedMentor[];
  /** Lecturers by name. */
  lecturers: ReportedLecturer[];
  /** Internship periods, the newest first. */
  internship_periods: ReportedPeriod[];
};
export type GradeCounts = {
  /** Grades, one for each student and course. */
  grades: number;
  students: number;
  /** Grade reports, one for each period, course, lecturer and mentor. */
  reports: number;
  /** The number of grades that one file can have. */
  limit: number;
};
export type VerifiedLetter = {
  number: string;
  /** The day on it. */
  date: string;
};
export type VerifiedCertificate = {
  kind: CertificateKind;
  /** The number; null for one from before certificates had numbers. */
  number: string | null;
  /** The name on it. */
  name: string;
  /** The company on it. */
  company_name: string;
  /** First day of the period. */
  start_date: string;
  /** Last day of the period. */
  end_date: string;
};
export type ReportVerification = {
  /** Whether the data of the report still are what it printed, apart from the signatures. */
  is_unchanged: boolean;
  /** Whether an unchanged report bears a signature that has been replaced since. */
  has_replaced_signature: boolean;
  /** Whether it is a letter that has been cancelled or a certificate that has been revoked, which then is not unchanged. */
  is_cancelled: boolean;
  /** The texts of a letter that anyone may see; null for reports and certificates. */
  letter: VerifiedLetter | null;
  /** The texts of a certificate that anyone may see; null for reports and letters. */
  certificate: VerifiedCertificate | null;
  /** When a report with these data was printed first, a letter made or a certificate issued. */
  first_printed_at: string;
  /** When a report with these data was printed last. */
  last_printed_at: string;
};
export type ReviewStudent = {
  /** Identifier of the student. */
  id: number;
  /** Student number. */
  nim: string;
  name: string;
};
export type ReviewCompany = {
  /** Identifier of the company. */
  id: number;
  name: string;
};
export type OtherReview = {
  /** In which role. */
  reviewer: "mentor" | "lecturer";
  /** Name of the other reviewer. */
  name: string;
  /** Their decision; `waiting` before that. */
  state: "waiting" | "returned" | "validated";
  /** When they decided; null before that. */
  decided_at: string | null;
};
export type ReviewReturn = {
  /** In which role. */
  reviewer: "mentor" | "lecturer";
  /** The reviewer who returned it. */
  name: string;
  /** The changes expected of the student. */
  comment: string;
  /** When it was returned. */
  at: string;
};
export type ReviewRefusals = {
  /** The reason why it cannot be validated. */
  validate: string | null;
  /** The reason why it cannot be returned. */
  return: string | null;
  /** The reason why there is nothing to undo. */
  undo: string | null;
};
export type Review = {
  name: string;
  /** The step. */
  description: string;
  /** Day of the activity. */
  date: string;
  /** When it starts. */
  start_time: string;
  /** When it ends; after the start. */
  end_time: string;
  /** Where it takes place. */
  address: string;
  version?: Version;
  /** Identifier of a record. */
  id: number;
  /** Identifier of a record. */
  internship_id: number;
  /** When the student recorded attendance, by the clock of the server; null before that. */
  attendance_time: string | null;
  /** Latitude of the student at attendance, in degrees; null before that. */
  latitude: number | null;
  /** Longitude of the student at attendance, in degrees; null before that. */
  longitude: number | null;
  /** Whether the position has been rounded to about a kilometre since, because the period is long over. */
  is_position_rounded: boolean;
  /** How the position at the first check-in stands to the places of the company; null before that, and if there are none. */
  position_verdict: ("on_site" | "uncertain" | "off_site" | null) | null;
  /** When the student last checked out; null before that. */
  left_at: string | null;
  /** When the mentor validated the activity; null before that. */
  validated_at_by_mentor: string | null;
  /** When the lecturer validated the activity; null before that. */
  validated_at_by_lecturer: string | null;
  /** When the mentor returned the activity for revision; null before that, once the log has been handed in again, and once validated. */
  returned_at_by_mentor: string | null;
  /** When the lecturer returned the activity for revision; null before that, once the log has been handed in again, and once validated. */
  returned_at_by_lecturer: string | null;
  student: ReviewStudent;
  company: ReviewCompany;
  /** The clock of its place. */
  time_zone: "WIB" | "WITA" | "WIT";
  /** The event of the attendance; null before that, and for one that is older than the events. */
  check_in: AttendanceEvent | null;
  /** The log that the student has handed in; null before that. */
  log: ActivityLog | null;
  /** The photos of the log. */
  photos: ActivityPhoto[];
  /** The caller's decision; `waiting` before that, also while the day has not come. */
  state: "waiting" | "returned" | "validated";
  /** When the caller decided; null while waiting. */
  decided_at: string | null;
  other_review: OtherReview;
  /** For how many days the activity has waited, counted from its day; null unless it is in `waiting`. */
  days_waiting: number | null;
  /** All times that it was returned, oldest first, by either reviewer. */
  returns: ReviewReturn[];
  /** The log as it was returned last, if the student has handed in another since, which may be the first; null otherwise. */
  returned_log: string | null;
  refusals: ReviewRefusals;
};
export type ReviewCounts = {
  /** Their day has come, the caller has neither validated nor returned them, and there is something to review: attendance, an approved correction of a check-in, or a log that was handed in. */
  waiting: number;
  /** The waiting ones with attendance or an approved correction. */
  attended: number;
  /** The waiting ones whose log was handed in. */
  handed_in: number;
  /** Returned by the caller. */
  returned: number;
  /** Waiting for more than seven days. */
  overdue: number;
  /** Their day is over, and the student has not attended. */
  unattended: number;
  /** Validated by the caller. */
  done: number;
  /** All activities of the caller's internships. */
  all: number;
  /** Their day has come without a decision of the caller, but there is nothing to review. */
  empty: number;
  /** The day of the oldest activity that waits; null without any. */
  oldest_day: string | null;
};
export type ReviewSelection = {
  /** How many activities. */
  activities: number;
  /** The number of their students. */
  students: number;
  /** How many have no attendance. */
  without_attendance: number;
  /** For how many no log has been handed in. */
  without_log: number;
  /** The first 500, in the order of the view. */
  activity_ids: number[];
  /** How many the view has. */
  total: number;
};
export type ReviewSummary = {
  /** How many activities. */
  activities: number;
  /** The number of their students. */
  students: number;
  /** How many have no attendance. */
  without_attendance: number;
  /** For how many no log has been handed in. */
  without_log: number;
};
export type ReviewSummaryInput = {
  /** The activities. */
  activity_ids: number[];
};
export type ReviewDecisionResult = {
  activity_id: number;
  /** `already` when it was in that state before the request. */
  outcome: "done" | "already" | "refused";
  /** The reason why it was refused, in Indonesian. */
  message: string | null;
  /** Whether it was refused for want of a `reason`. */
  needs_reason?: boolean;
  /** The caller's decision on the activity after the request; null when there is no such activity. */
  state: ("waiting" | "returned" | "validated" | null) | null;
};
export type ReviewDecisionResults = {
  /** In the order of the request, each activity once. */
  results: ReviewDecisionResult[];
  counts: ReviewCounts;
};
export type ReviewDecisionsInput = {
  /** The decision. `undo` takes back the caller's own last decision. */
  decision: "validate" | "return" | "undo";
  /** The changes expected of the students; required to return. */
  comment?: string | null;
  /** The reason why validations are undone; without it, those of activities that both reviewers have validated are refused, except within a minute of one's own validation. */
  reason?: string | null;
  /** The state in which the caller saw the activities. Those that are in another state by now are refused with what has happened. Without it, the current state decides. */
  seen_state?: ("waiting" | "returned" | "validated" | null) | null;
  /** The activities. */
  activity_ids: number[];
};
export type ViewList =
  | "users"
  | "students"
  | "lecturers"
  | "mentors"
  | "companies"
  | "places"
  | "courses"
  | "internshipPeriods"
  | "holidays"
  | "internships"
  | "placementRequests"
  | "assessments"
  | "guidanceSessions"
  | "finalReports"
  | "letters"
  | "certificates"
  | "defences";
export type SavedView = {
  /** The name. */
  name: string;
  /** The query of the list's page in the client. */
  query: string;
  /** Whether everybody who may open the list sees it. Only super admins share. */
  is_shared: boolean;
  /** Identifier of a record. */
  id: number;
  list: ViewList;
  /** Whether the caller may rename and delete it. */
  may_change: boolean;
};
export type SavedViewInput = {
  list: ViewList;
  /** The name. */
  name: string;
  /** The query of the list's page in the client. */
  query: string;
  /** Whether everybody who may open the list sees it. Only super admins share. */
  is_shared: boolean;
};
export type SavedViewUpdateInput = {
  /** The name. */
  name: string;
  /** The query of the list's page in the client. */
  query: string;
  /** Whether everybody who may open the list sees it. Only super admins share. */
  is_shared: boolean;
};
export type InternshipPlace = {
  /** Identifier of a record. */
  id: number;
  name: string;
  address: string;
  time_zone: "WIB" | "WITA" | "WIT";
  /** Whether the company still uses it. */
  is_active: boolean;
  /** Whether the placement names it. */
  is_chosen: boolean;
  /** Whether its clock and its days off are those of the placement. */
  is_default: boolean;
};
export type InternshipPlacesInput = {
  /** The places; none for all of the company. */
  place_ids: number[];
  /** One of the places, whose clock and days off the placement follows. */
  default_place_id?: number | null;
  /** The reason why past days change. */
  reason?: string | null;
  /** The changes that a person has seen. Without it, or if they are others by now, an edit that changes verdicts on past days is a 409 with the code `verdicts_change`. */
  seen_changes?: string | null;
  /** The day from which the edit counts: today, unless it is given. Days before it keep what they were judged by. */
  valid_from?: string | null;
};
export type WorkPattern = {
  /** The days of the week; 1 is Monday, 7 is Sunday. Without any, the hours end. */
  weekdays: number[];
  /** When the shift starts, by the clock of its place. */
  start_time: string;
  /** When it ends; a night shift, whose end is before its start, ends on the next day. */
  end_time: string;
  /** The minutes that do not count as work. */
  break_minutes: number;
  /** Name of the activities. */
  name: string;
  /** Description of the activities. */
  description: string;
  /** Identifier of a record. */
  id: number;
  /** The day from which on it is in force. */
  valid_from: string;
  place_name: string | null;
  /** The place of the activities; null for the default place of each placement. */
  place_id: number | null;
};
export type ScheduleCounts = {
  /** Days that get an activity. */
  add: number;
  /** Days whose activity changes. */
  change: number;
  /** Days whose activity stays as it is. */
  keep: number;
  /** Days without a change, with the reason. */
  skip: number;
  /** Unattended activities of earlier schedules that are no longer in the hours. */
  leftover: number;
};
export type WorkPatternInput = {
  /** The days of the week; 1 is Monday, 7 is Sunday. Without any, the hours end. */
  weekdays: number[];
  /** When the shift starts, by the clock of its place. */
  start_time: string;
  /** When it ends; a night shift, whose end is before its start, ends on the next day. */
  end_time: string;
  /** The minutes that do not count as work. */
  break_minutes: number;
  /** Name of the activities. */
  name: string;
  /** Description of the activities. */
  description: string;
  /** The place of the activities; null for the default place of each placement. */
  place_id?: number | null;
};
export type ScheduleStoreInput = {
  /** The placements, one to 500. */
  internship_ids: number[];
  /** The first day. */
  start_date: string;
  /** The last day, at most 366 days after the first one. */
  end_date: string;
  /** The hours from the first day on, in place of later versions; without them, those of each placement count. */
  pattern?: WorkPatternInput | null;
  /** Whether unattended activities of earlier schedules that are no longer in the hours are deleted. */
  removes_leftovers?: boolean;
  /** The numbers of the check; if they have changed, nothing is stored. */
  expected: ScheduleCounts;
  /** The reason why past days change. */
  reason?: string | null;
  /** The changes that a person has seen. Without it, or if they are others by now, an edit that changes verdicts on past days is a 409 with the code `verdicts_change`. */
  seen_changes?: string | null;
};
export type ScheduleDay = {
  date: string;
  /** The outcome. */
  outcome: "add" | "change" | "keep" | "skip" | "leftover";
  /** The reason why the day is skipped. */
  reason?:
    | "closed_period"
    | "outside_period"
    | "outside_placement"
    | "holiday"
    | "joint_leave"
    | "attended"
    | "exists";
  holiday_name?: string;
  /** Whether the holiday is decreed, has a date that never moves, or is only estimated. */
  holiday_certainty?: "decreed" | "certain" | "estimated";
};
export type ScheduleOfPlacement = {
  company_name: string;
  /** Identifier of a record. */
  internship_id: number;
  /** Student number. */
  student_nim: string;
  student_name: string;
  counts: ScheduleCounts;
  /** The days, in their order. */
  days: ScheduleDay[];
};
export type ScheduleCheck = {
  counts: ScheduleCounts;
  /** One for each placement, in the order of the names. */
  placements: ScheduleOfPlacement[];
};
export type ScheduleInput = {
  /** The placements, one to 500. */
  internship_ids: number[];
  /** The first day. */
  start_date: string;
  /** The last day, at most 366 days after the first one. */
  end_date: string;
  /** The hours from the first day on, in place of later versions; without them, those of each placement count. */
  pattern?: WorkPatternInput | null;
  /** Whether unattended activities of earlier schedules that are no longer in the hours are deleted. */
  removes_leftovers?: boolean;
};
export type StoredHours = {
  /** Identifier of a record. */
  internship_id: number;
  /** The days of the week; 1 is Monday, 7 is Sunday. Without any, the hours end. */
  weekdays: number[];
  /** When the shift starts, by the clock of its place. */
  start_time: string;
  /** When it ends; a night shift, whose end is before its start, ends on the next day. */
  end_time: string;
  /** The minutes that do not count as work. */
  break_minutes: number;
  /** Name of the activities. */
  name: string;
  /** Description of the activities. */
  description: string;
  /** Identifier of a record. */
  id: number;
  /** The day from which on it is in force. */
  valid_from: string;
  place_name: string | null;
  /** The place of the activities; null for the default place of each placement. */
  place_id: number | null;
};
export type PlacementsOfSchedule = {
  /** The placements, one to 500. */
  internship_ids: number[];
};
export type FoundStudent = {
  /** Identifier of a record. */
  id: number;
  /** Identifier of a record. */
  user_id: number;
  /** Full name, with titles. */
  name: string;
  /** Student number (NIM). */
  nim: string;
  academic_year: string;
};
export type FoundLecturer = {
  /** Identifier of a record. */
  id: number;
  /** Identifier of a record. */
  user_id: number;
  /** Full name, with titles. */
  name: string;
  /** Staff number (NIP); null until an invited lecturer has given it. */
  nip: string | null;
};
export type FoundMentor = {
  company_name: string;
  /** Identifier of a record. */
  id: number;
  /** Identifier of a record. */
  user_id: number;
  /** Full name, with titles. */
  name: string;
  /** National identity number (NIK); null until an invited mentor has given it. */
  nik: string | null;
};
export type FoundCompany = {
  /** Identifier of a record. */
  id: number;
  name: string;
  /** The business of the company. */
  business_field: string;
};
export type FoundPlace = {
  company_name: string;
  /** Identifier of a record. */
  id: number;
  name: string;
};
export type FoundHoliday = {
  /** Identifier of a record. */
  id: number;
  name: string;
  /** The day. */
  date: string;
};
export type FoundInternship = {
  company_name: string;
  /** Identifier of a record. */
  id: number;
  student_name: string;
  /** Number of the student (NIM). */
  student_nim: string;
  /** First day of the placement. */
  start_date: string;
  /** Last day of the placement. */
  end_date: string;
};
export type FoundPlacementRequest = {
  /** Identifier of a record. */
  id: number;
  /** Student number (NIM) of the spokesperson. */
  student_nim: string;
  /** Name of the spokesperson. */
  student_name: string;
  /** Where the request is. */
  state: "draft" | "sent" | "incomplete" | "accepted" | "refused" | "withdrawn";
  /** First day of the period. */
  start_date: string;
  /** Last day of the period. */
  end_date: string;
};
export type FoundAssessmentSheet = {
  student_nim: string;
  student_name: string;
  /** The placement. */
  internship_id: number;
  form_id: number;
  course_name: string;
  assessor: AssessmentAssessor;
  state: AssessmentSheetState;
};
export type FoundGuidanceSession = {
  student_nim: string;
  student_name: string;
  /** Identifier. */
  id: number;
  /** The day. */
  date: string;
  topic: string;
};
export type FoundFinalReport = {
  student_nim: string;
  student_name: string;
  /** The placement. */
  internship_id: number;
  title: string;
  state: FinalReportState;
};
export type FoundLetter = {
  /** Identifier. */
  id: number;
  kind: LetterKind;
  /** The number on the letter. */
  number: string;
  state: LetterState;
  /** The first of its students by name. */
  student_name: string;
};
export type FoundCertificate = {
  /** Identifier. */
  id: number;
  kind: CertificateKind;
  /** The name on it. */
  name: string;
  /** The company on it. */
  company_name: string;
  /** Whether it was revoked. */
  is_revoked: boolean;
  /** First day of the period. */
  start_date: string;
  /** Last day of the period. */
  end_date: string;
};
export type FoundDefence = {
  student_nim: string;
  student_name: string;
  /** Identifier. */
  id: number;
  /** When it begins. */
  starts_at: string;
  room: string;
  state: "planned" | "held" | "cancelled";
};
export type FoundRecords = {
  /** Students; none unless the user is a super admin. */
  students: FoundStudent[];
  /** Lecturers; none unless the user is a super admin. */
  lecturers: FoundLecturer[];
  /** Mentors; none unless the user is a super admin. */
  mentors: FoundMentor[];
  /** Companies; none unless the user is a super admin. */
  companies: FoundCompany[];
  /** Places of companies; none unless the user is a super admin. */
  places: FoundPlace[];
  /** Holidays; none unless the user is a super admin. */
  holidays: FoundHoliday[];
  /** Placements that the user may see. */
  internships: FoundInternship[];
  /** Requests for a place that were sent; none unless the user is a super admin. */
  placement_requests: FoundPlacementRequest[];
  /** Sheets on the list of the user, also the missing ones; none for students. */
  assessment_sheets: FoundAssessmentSheet[];
  /** Guidance sessions of placements that the user may see; none for students. */
  guidance_sessions: FoundGuidanceSession[];
  /** Final reports of placements that the user may see; none for students. */
  final_reports: FoundFinalReport[];
  /** Letters; none unless the user is a super admin. */
  letters: FoundLetter[];
  /** Certificates; none unless the user is a super admin. */
  certificates: FoundCertificate[];
  /** Defences that the user may see; none for students. */
  defences: FoundDefence[];
};
export type PasskeyChallenge = {
  /** Random and signed, in base64url; it works once, for five minutes. */
  challenge: string;
  /** The host that the passkeys belong to. */
  rp_id: string;
};
export type StudentProfile = {
  /** Identifier of a record. */
  id: number;
  /** Identifier of a record. */
  user_id: number;
  /** Student number (NIM); also the sign-in name and the default password of a student. */
  nim: string;
  /** Academic year, written like 2024/2025. */
  academic_year: string;
  version?: Version;
};
export type LecturerProfile = {
  /** Identifier of a record. */
  id: number;
  /** Identifier of a record. */
  user_id: number;
  /** Staff number (NIP) of 18 digits; also the sign-in name and the default password of a lecturer or super admin. Only super admins and the person receive it. Null until an invited lecturer has given it. */
  nip: string | null;
  /** Address of the signature image, good in an `<img>` for a limited time; null when there is none. */
  digital_signature: string | null;
  /** When the invitation expires or has expired; null for a person who has none, or has logged in. */
  invited_until: string | null;
  version?: Version;
};
export type MentorProfile = {
  /** Identifier of a record. */
  id: number;
  /** Identifier of a record. */
  user_id: number;
  /** Identifier of a record. */
  company_id: number;
  /** National identity number (NIK) of 16 digits; also the sign-in name and the default password of a mentor. Only super admins and the person receive it. Null until an invited mentor has given it. */
  nik: string | null;
  /** Address of the signature image, good in an `<img>` for a limited time; null when there is none. */
  digital_signature: string | null;
  /** Whether the mentor takes new placements. */
  is_active: boolean;
  company: CompanyName;
  /** When the invitation expires or has expired; null for a person who has none, or has logged in. */
  invited_until: string | null;
  version?: Version;
};
export type Login = {
  /** When. */
  at: string;
  /** Browser and operating system; null when unknown. */
  device: string | null;
  /** The IP address; null when unknown. */
  address: string | null;
};
export type CurrentUser = {
  /** Identifier of a record. */
  id: number;
  /** Full name, with titles. */
  name: string;
  /** E-mail address, unique without regard to case; null as long as somebody is invited by telephone. */
  email: string | null;
  /** Telephone number; null when not given. */
  phone_number: string | null;
  /** Home address; null when not given. */
  address: string | null;
  /** Gender; null when not given. */
  gender: ("male" | "female" | null) | null;
  /** Place of birth; null when not given. */
  place_of_birth: string | null;
  /** Date of birth; null when not given. */
  date_of_birth: string | null;
  role: "super_admin" | "lecturer" | "mentor" | "student";
  /** Whether the user may sign in. */
  is_active: boolean;
  version?: Version;
  /** Whether mails go to the address. `off` if this server sends none; `confirmed` once the owner has opened the link that was sent there; `refused` after a mail server has refused it. */
  email_state?: "off" | "unconfirmed" | "confirmed" | "refused";
  /** The words of the mail server that refused the address; null if none did. */
  email_refusal?: string | null;
  /** Whether the account has a passkey or an authenticator app. */
  has_second_factor?: boolean;
  /** When the account got the default password that it still has; null when the user has chosen one. Left out of the signed-in user. */
  unclaimed_since?: string | null;
  /** When the unused default password expires or has expired; null when it has been used. Left out of the signed-in user. */
  unclaimed_until?: string | null;
  /** Whether everything personal has been removed. Left out of the signed-in user. */
  is_anonymised?: boolean;
  /** Profile of a student. */
  student: StudentProfile | null;
  /** Profile of a lecturer or super admin. */
  lecturer: LecturerProfile | null;
  /** Profile of a mentor. */
  mentor: MentorProfile | null;
  /** Whether the account still has its default password and the server asks to change it before anything else. */
  must_change_password?: boolean;
  /** Whether the server asks for a second factor before anything else. */
  must_add_second_factor?: boolean;
  /** The day from which the account needs a second factor that it does not have; null for none. */
  second_factor_from?: string | null;
  /** The login before the one that opened this session; null when there was none. */
  last_login?: Login | null;
};
export type Session = {
  /** The bearer token of the session (JWT). */
  access_token: string;
  user: CurrentUser;
};
export type PasskeyLoginInput = {
  /** Identifier of the credential. */
  id: string;
  /** The text that the browser has signed. */
  client_data: string;
  /** The bytes that the authenticator has signed. */
  authenticator_data: string;
  /** Its signature. */
  signature: string;
  /** Whether the session lasts for weeks instead of hours. */
  remember?: boolean;
};
export type Passkey = {
  /** Identifier of the credential. */
  id: string;
  /** The name that its owner gave it. */
  name: string;
  /** When it was added. */
  created_at: string;
  /** When it was last used; null if never. */
  last_used_at: string | null;
};
export type SecondFactors = {
  /** Since when an authenticator app gives codes; null without one. */
  authenticator_since: string | null;
  passkeys: Passkey[];
  /** The number of recovery codes that are left. */
  recovery_codes_left: number;
  /** Whether this server asks the role of the user for a second factor. */
  is_required: boolean;
  /** The day from which it is required; null for at once, or if it is not. */
  required_from: string | null;
};
export type AuthenticatorSecret = {
  /** The secret to type, in Base32. */
  secret: string;
  /** The secret for a QR code. */
  uri: string;
};
export type ChangedSecondFactors = {
  /** Since when an authenticator app gives codes; null without one. */
  authenticator_since: string | null;
  passkeys: Passkey[];
  /** The number of recovery codes that are left. */
  recovery_codes_left: number;
  /** Whether this server asks the role of the user for a second factor. */
  is_required: boolean;
  /** The day from which it is required; null for at once, or if it is not. */
  required_from: string | null;
  /** Ten new recovery codes, which are shown this once; null if the ones of before stay. */
  recovery_codes: string[] | null;
};
export type AuthenticatorCodeInput = {
  /** Six digits; spaces make no difference. */
  code: string;
};
export type PasskeyCreation = {
  /** Random and signed, in base64url; it works once, for five minutes. */
  challenge: string;
  /** The host that the passkeys belong to. */
  rp_id: string;
  /** The name of this installation. */
  rp_name: string;
  /** Identifies the user to the authenticator and says nothing else, in base64url. */
  user_handle: string;
  /** NIK, NIP or NIM. */
  identifier: string;
  /** The passkeys that there are, of which none is made twice. */
  excluded: string[];
};
export type PasskeyInput = {
  /** The name of the passkey. */
  name: string;
  /** Identifier of the credential. */
  id: string;
  /** The text that the browser has signed. */
  client_data: string;
  /** The public key and its authenticator. */
  attestation: string;
};
export type PasskeyProof = {
  /** Identifier of the credential. */
  id: string;
  /** The text that the browser has signed. */
  client_data: string;
  /** The bytes that the authenticator has signed. */
  authenticator_data: string;
  /** Its signature. */
  signature: string;
};
export type IdentityInput = {
  /** The current password. */
  password?: string;
  /** A code of the authenticator app, a recovery code, or a code of the office. */
  code?: string;
  passkey?: PasskeyProof;
};
export type SecondFactorCode = {
  /** Shown once, and stored nowhere. */
  code: string;
  /** When it expires. */
  expires_at: string;
};
export type LoginInput = {
  /** NIK, NIP or NIM. */
  identifier: string;
  password: string;
  /** A code of the authenticator app, a recovery code or a code of the office, for accounts with a second factor. */
  code?: string;
  /** Whether the session lasts for weeks instead of hours. */
  remember?: boolean;
};
export type SignedOut = {
  /** The confirmation, in Indonesian. */
  message: string;
  /** Where the browser goes to log out there, too, if the session came from an account of another organisation; else null. */
  provider_logout_url: string | null;
};
export type RefreshedToken = {
  /** The new bearer token (JWT). */
  access_token: string;
};
export type OwnAccount = {
  /** Identifier of a record. */
  id: number;
  /** Full name, with titles. */
  name: string;
  /** E-mail address, unique without regard to case; null as long as somebody is invited by telephone. */
  email: string | null;
  /** Telephone number; null when not given. */
  phone_number: string | null;
  /** Home address; null when not given. */
  address: string | null;
  /** Gender; null when not given. */
  gender: ("male" | "female" | null) | null;
  /** Place of birth; null when not given. */
  place_of_birth: string | null;
  /** Date of birth; null when not given. */
  date_of_birth: string | null;
  role: "super_admin" | "lecturer" | "mentor" | "student";
  /** Whether the user may sign in. */
  is_active: boolean;
  version?: Version;
  /** Whether mails go to the address. `off` if this server sends none; `confirmed` once the owner has opened the link that was sent there; `refused` after a mail server has refused it. */
  email_state?: "off" | "unconfirmed" | "confirmed" | "refused";
  /** The words of the mail server that refused the address; null if none did. */
  email_refusal?: string | null;
  /** Whether the account has a passkey or an authenticator app. */
  has_second_factor?: boolean;
  /** When the account got the default password that it still has; null when the user has chosen one. Left out of the signed-in user. */
  unclaimed_since?: string | null;
  /** When the unused default password expires or has expired; null when it has been used. Left out of the signed-in user. */
  unclaimed_until?: string | null;
  /** Whether everything personal has been removed. Left out of the signed-in user. */
  is_anonymised?: boolean;
  /** Profile of a student. */
  student: StudentProfile | null;
  /** Profile of a lecturer or super admin. */
  lecturer: LecturerProfile | null;
  /** Profile of a mentor. */
  mentor: MentorProfile | null;
  /** Whether the account still has its default password and the server asks to change it before anything else. */
  must_change_password?: boolean;
  /** Whether the server asks for a second factor before anything else. */
  must_add_second_factor?: boolean;
  /** The day from which the account needs a second factor that it does not have; null for none. */
  second_factor_from?: string | null;
  /** The login before the one that opened this session; null when there was none. */
  last_login?: Login | null;
  /** When the password was last changed or reset; null if the audit trail does not say. */
  password_changed_at: string | null;
};
export type OwnContactInput = {
  /** E-mail address, unique without regard to case; null as long as the account has none. */
  email?: string | null;
  /** Telephone number; null when not given. */
  phone_number?: string | null;
  /** The current password; required for another address. */
  password?: string;
  version?: SeenVersion;
};
export type EmailConfirmationInput = {
  /** The token of the link in the mail. */
  token: string;
};
export type SignatureChange = {
  /** When. */
  at: string;
  /** Browser and operating system; null when unknown or that of somebody else. */
  device: string | null;
  /** The IP address; null when unknown or that of somebody else. */
  address: string | null;
  /** The name of a super admin who changed it; null for its owner. */
  changed_by: string | null;
};
export type OwnSignature = {
  /** The address of the image, which expires; null without a signature. */
  digital_signature: string | null;
  /** Null without a signature. */
  last_change: SignatureChange | null;
};
export type OwnSignatureInput = {
  /** The current password; required when there is a signature already. */
  password?: string;
  /** Signature as PNG or JPEG of at most 5 MB. */
  digital_signature: Blob;
};
export type PasswordChangeInput = {
  /** The current password. */
  password: string;
  /** The new password; it may not equal the sign-in name, be one of the most common ones, or consist of the user's own names and numbers. */
  new_password: string;
  /** The new password again. */
  new_password_confirmation: string;
};
export type OpenSession = {
  /** Identifier of the session. */
  id: string;
  /** Browser and operating system; null when unknown. */
  device: string | null;
  /** The IP address of the last use; null when unknown. */
  address: string | null;
  /** When the user logged in. */
  created_at: string;
  /** When the session was last used, to within some minutes. */
  last_used_at: string;
  /** Whether this request came from it. */
  is_current: boolean;
};
export type SignOn = {
  /** The page of the provider. It leads back to `/masuk/{provider}`. */
  url: string;
};
export type SignOnInput = {
  /** Whether the session lasts for weeks instead of hours. */
  remember?: boolean;
};
export type SignOnAnswer = {
  /** The query of the address that the provider led back to. */
  answer: string;
};
export type Student = {
  /** Identifier of a record. */
  id: number;
  /** Identifier of a record. */
  user_id: number;
  /** Student number (NIM); also the sign-in name and the default password of a student. */
  nim: string;
  /** Academic year, written like 2024/2025. */
  academic_year: string;
  version?: Version;
  user: UserAccount;
};
export type StudentCreateInput = {
  /** Telephone number; null when not given. */
  phone_number?: string | null;
  /** Home address; null when not given. */
  address?: string | null;
  /** Gender; null when not given. */
  gender?: ("male" | "female" | null) | null;
  /** Place of birth; null when not given. */
  place_of_birth?: string | null;
  /** Date of birth; null when not given. */
  date_of_birth?: string | null;
  /** Full name, with titles. */
  name: string;
  /** E-mail address, unique without regard to case. */
  email: string;
  /** Student number (NIM); also the sign-in name and the default password of a student. */
  nim: string;
  /** Academic year, written like 2024/2025. */
  academic_year: string;
};
export type StudentUpdateInput = {
  /** Student number (NIM); also the sign-in name and the default password of a student. */
  nim?: string;
  /** Academic year, written like 2024/2025. */
  academic_year?: string;
  version?: SeenVersion;
};
export type MailState = {
  /** Whether the installation has a mail server. */
  is_on: boolean;
  /** The sender of the mails; null without a mail server. */
  sender: string | null;
  /** How many mails wait. */
  waiting: number;
  /** Since when the oldest of them waits. */
  oldest_waiting_at: string | null;
  /** How many mails were sent in the last seven days. */
  sent_last_week: number;
  /** How many mails were given up. */
  failed: number;
  /** The last refusal by the mail server, of a mail that waits or was given up. */
  failure: string | null;
};
export type HealthDetails = {
  /** Version of SiMagang. */
  version: string;
  /** Version of Node.js. */
  node: string;
  /** When this process started. */
  started_at: string;
  /** Memory that this process takes. */
  memory_bytes: number;
  database: {
    /** Whether it is part of the process or a PostgreSQL server. */
    mode: "embedded" | "server";
    /** Its size. */
    bytes: number;
  };
  mail: MailState;
  /** Whether letters can be had as PDF. `missing` is a server without LibreOffice, `failing` one whose last conversion failed. */
  letter_pdfs: "ready" | "missing" | "failing";
  /** The backups in the folder of this installation. */
  backups: {
    /** Whether there is a folder for backups. */
    is_on: boolean;
    /** Whether they are encrypted. */
    is_encrypted: boolean;
    /** How many are kept. */
    keep: number;
    /** When the next one is made; null without a folder. */
    next_at: string | null;
    /** Whether one is being made. */
    is_running: boolean;
    /** The last one that was made and read back. */
    last: {
      /** When it was finished. */
      finished_at: string;
      /** Name of the file. */
      file: string;
      /** Its size. */
      bytes: number;
      /** Whether it was read back and was what had been written. */
      is_verified: boolean;
    } | null;
    /** The last attempt, if it failed. */
    failure: {
      /** When it failed. */
      at: string;
      /** The reason, in English, as the log has it. */
      reason: string;
    } | null;
  };
};
export type Health = {
  /** Always `ok`; an unhealthy server answers 503. */
  status: "ok";
  /** How many tasks wait for their turn in this process. */
  waiting?: {
    /** Logins and password changes, which hash or verify a password. */
    logins: number;
    /** Reports to be printed. */
    reports: number;
  };
  details?: HealthDetails;
};
export type LoginProvider = {
  /** A part of the addresses. */
  id: string;
  /** The name to show. */
  name: string;
};
export type Settings = {
  /** Name of the product. */
  app_name: string;
  /** Name of the department. */
  department: string;
  /** Name of the study programme. */
  programme: string;
  /** URL template of the map tiles. */
  map_tile_url: string;
  map_attribution: string;
  /** Whether a map is loaded only when a person asks for it. */
  map_on_click: boolean;
  /** IANA time zone of the campus. While its date differs from the date in UTC, attendance is open for both. */
  campus_time_zone: string;
  /** Whether letters can be had as PDF, which needs LibreOffice on the server. */
  letter_pdfs: boolean;
  /** Whether this server mails links, such as those for forgotten passwords. */
  mails_links: boolean;
  /** Whether people may log in with a password of SiMagang. */
  local_login: boolean;
  /** The organisations whose accounts SiMagang accepts, in the order of their buttons. */
  login_providers: LoginProvider[];
};
export type Warnings = {
  /** Number of accounts that anybody can log in to with the published password of the demo data. Accounts of the demo data and super admins are checked. 0 while only this machine can reach the server. */
  open_demo_accounts: number;
};
export type User = {
  /** Identifier of a record. */
  id: number;
  /** Full name, with titles. */
  name: string;
  /** E-mail address, unique without regard to case; null as long as somebody is invited by telephone. */
  email: string | null;
  /** Telephone number; null when not given. */
  phone_number: string | null;
  /** Home address; null when not given. */
  address: string | null;
  /** Gender; null when not given. */
  gender: ("male" | "female" | null) | null;
  /** Place of birth; null when not given. */
  place_of_birth: string | null;
  /** Date of birth; null when not given. */
  date_of_birth: string | null;
  role: "super_admin" | "lecturer" | "mentor" | "student";
  /** Whether the user may sign in. */
  is_active: boolean;
  version?: Version;
  /** Whether mails go to the address. `off` if this server sends none; `confirmed` once the owner has opened the link that was sent there; `refused` after a mail server has refused it. */
  email_state?: "off" | "unconfirmed" | "confirmed" | "refused";
  /** The words of the mail server that refused the address; null if none did. */
  email_refusal?: string | null;
  /** Whether the account has a passkey or an authenticator app. */
  has_second_factor?: boolean;
  /** When the account got the default password that it still has; null when the user has chosen one. Left out of the signed-in user. */
  unclaimed_since?: string | null;
  /** When the unused default password expires or has expired; null when it has been used. Left out of the signed-in user. */
  unclaimed_until?: string | null;
  /** Whether everything personal has been removed. Left out of the signed-in user. */
  is_anonymised?: boolean;
  /** Profile of a student. */
  student: StudentProfile | null;
  /** Profile of a lecturer or super admin. */
  lecturer: LecturerProfile | null;
  /** Profile of a mentor. */
  mentor: MentorProfile | null;
};
export type UserCreateInput = {
  /** Telephone number; null when not given. */
  phone_number?: string | null;
  /** Home address; null when not given. */
  address?: string | null;
  /** Gender; null when not given. */
  gender?: ("male" | "female" | null) | null;
  /** Place of birth; null when not given. */
  place_of_birth?: string | null;
  /** Date of birth; null when not given. */
  date_of_birth?: string | null;
  /** Role of the user; it decides which profile fields are required. */
  role: "super_admin" | "lecturer" | "mentor" | "student";
  /** Full name, with titles. */
  name: string;
  /** E-mail address, unique without regard to case. */
  email: string;
  /** Student number (NIM); required for the role student. */
  nim?: string;
  /** Academic year, written like 2024/2025; required for the role student. */
  academic_year?: string;
  /** Staff number (NIP) of 18 digits; required for the roles lecturer and super_admin. */
  nip?: string;
  /** Company of the mentor; required for the role mentor. */
  company_id?: number;
  /** National identity number (NIK) of 16 digits; required for the role mentor. */
  nik?: string;
  /** Signature as PNG or JPEG of at most 5 MB; required for the roles lecturer and mentor. JSON bodies cannot carry it. */
  digital_signature?: Blob;
  /** For the role mentor: whether the mentor takes new placements (`1` or `0` in multipart bodies). */
  is_active?: boolean;
};
export type UserBulkInput = {
  /** The action. `activate` and `deactivate` are about signing in. */
  action: "activate" | "deactivate" | "delete" | "reset_password";
  /** The records. */
  ids: number[];
};
export type UserUpdateInput = {
  /** Telephone number; null when not given. */
  phone_number?: string | null;
  /** Home address; null when not given. */
  address?: string | null;
  /** Gender; null when not given. */
  gender?: ("male" | "female" | null) | null;
  /** Place of birth; null when not given. */
  place_of_birth?: string | null;
  /** Date of birth; null when not given. */
  date_of_birth?: string | null;
  /** Full name, with titles. */
  name: string;
  /** E-mail address, unique without regard to case. */
  email: string;
  /** Role of the user; unchanged if left out. */
  role?: "super_admin" | "lecturer" | "mentor" | "student";
  /** Whether the user may sign in; unchanged if left out. */
  is_active?: boolean;
  version?: SeenVersion;
};
export type AnonymisationPreview = {
  /** The reason why it is refused; empty if it is not. */
  refusals: string[];
  /** How many records go or lose what is personal, beside the account itself. */
  removes: {
    /** Photos of activities. */
    photos: number;
    /** Texts of logs. */
    logs: number;
    /** Positions of attendances. */
    positions: number;
    signatures: number;
    /** Devices that are logged in. */
    devices: number;
    /** Entries of the audit trail by the person or about the account. */
    entries: number;
  };
  /** How many records stay. */
  keeps: {
    /** Placements. */
    internships: number;
    /** Activities of these. */
    activities: number;
    /** Grades of these. */
    grades: number;
  };
};
export type AnonymisationInput = {
  /** The present name of the person. */
  name: string;
};
export const {
  useListActivitiesQuery,
  useLazyListActivitiesQuery,
  useCreateActivityMutation,
  useGetActivityQuery,
  useLazyGetActivityQuery,
  useUpdateActivityMutation,
  useDeleteActivityMutation,
  useValidateActivityAsMentorMutation,
  useValidateActivityAsLecturerMutation,
  useRecordAttendanceMutation,
  useCreateActivityPressMutation,
  useVoidActivityPressMutation,
  useReturnActivityMutation,
  useUndoActivityDecisionMutation,
  useListActivityStepsQuery,
  useLazyListActivityStepsQuery,
  useUpdateActivityLogMutation,
  useSubmitActivityLogMutation,
  useCreateActivityPhotoMutation,
  useDeleteActivityPhotoMutation,
  useListAssessmentFormsQuery,
  useLazyListAssessmentFormsQuery,
  useCreateAssessmentFormMutation,
  useGetAssessmentFormQuery,
  useLazyGetAssessmentFormQuery,
  useUpdateAssessmentFormMutation,
  useDeleteAssessmentFormMutation,
  useListStudentAssessmentFormsQuery,
  useLazyListStudentAssessmentFormsQuery,
  useListAssessmentsQuery,
  useLazyListAssessmentsQuery,
  useListInternshipAssessmentsQuery,
  useLazyListInternshipAssessmentsQuery,
  useGetAssessmentQuery,
  useLazyGetAssessmentQuery,
  useUpdateAssessmentMutation,
  useSubmitAssessmentMutation,
  useReturnAssessmentMutation,
  useListAttendanceDaysQuery,
  useLazyListAttendanceDaysQuery,
  useGetAttendanceDayQuery,
  useLazyGetAttendanceDayQuery,
  useListAttendanceRecapQuery,
  useLazyListAttendanceRecapQuery,
  useGetAttendanceTotalsQuery,
  useLazyGetAttendanceTotalsQuery,
  useListAttendanceRequestsQuery,
  useLazyListAttendanceRequestsQuery,
  useCreateAttendanceRequestMutation,
  useGetAttendanceRequestCountsQuery,
  useLazyGetAttendanceRequestCountsQuery,
  useDecideAttendanceRequestsMutation,
  useGetAttendanceRequestQuery,
  useLazyGetAttendanceRequestQuery,
  useWithdrawAttendanceRequestMutation,
  useGetAttendanceRequestFileQuery,
  useLazyGetAttendanceRequestFileQuery,
  useListAuditEntriesQuery,
  useLazyListAuditEntriesQuery,
  useListRecordHistoryQuery,
  useLazyListRecordHistoryQuery,
  useListCertificatesQuery,
  useLazyListCertificatesQuery,
  useIssueCertificatesMutation,
  useCheckCertificatesQuery,
  useLazyCheckCertificatesQuery,
  useListCertificateFilesQuery,
  useLazyListCertificateFilesQuery,
  useGetCertificateQuery,
  useLazyGetCertificateQuery,
  useGetCertificateFileQuery,
  useLazyGetCertificateFileQuery,
  useRevokeCertificateMutation,
  useGetInternshipCertificateQuery,
  useLazyGetInternshipCertificateQuery,
  useListMentorCertificatesQuery,
  useLazyListMentorCertificatesQuery,
  useListCompaniesQuery,
  useLazyListCompaniesQuery,
  useCreateCompanyMutation,
  useApplyToCompaniesMutation,
  useGetCompanyQuery,
  useLazyGetCompanyQuery,
  useUpdateCompanyMutation,
  useDeleteCompanyMutation,
  useListCompanyMentorsQuery,
  useLazyListCompanyMentorsQuery,
  useListCoursesQuery,
  useLazyListCoursesQuery,
  useCreateCourseMutation,
  useApplyToCoursesMutation,
  useGetCourseQuery,
  useLazyGetCourseQuery,
  useUpdateCourseMutation,
  useDeleteCourseMutation,
  useGetAdminDashboardQuery,
  useLazyGetAdminDashboardQuery,
  useGetMentorDashboardQuery,
  useLazyGetMentorDashboardQuery,
  useGetLecturerDashboardQuery,
  useLazyGetLecturerDashboardQuery,
  useListDefencesQuery,
  useLazyListDefencesQuery,
  useCreateDefencesMutation,
  useGetDefenceScheduleFileQuery,
  useLazyGetDefenceScheduleFileQuery,
  useGetDefenceQuery,
  useLazyGetDefenceQuery,
  useUpdateDefenceMutation,
  useCancelDefenceMutation,
  useSubmitDefenceScoreMutation,
  useGetDefenceFileQuery,
  useLazyGetDefenceFileQuery,
  useGetInternshipDefenceQuery,
  useLazyGetInternshipDefenceQuery,
  useListFinalReportsQuery,
  useLazyListFinalReportsQuery,
  useGetFinalReportQuery,
  useLazyGetFinalReportQuery,
  useCreateFinalReportVersionMutation,
  useGetFinalReportFileQuery,
  useLazyGetFinalReportFileQuery,
  useReturnFinalReportMutation,
  useAcceptFinalReportMutation,
  useReopenFinalReportMutation,
  useListFollowUpsQuery,
  useLazyListFollowUpsQuery,
  useGetFollowUpQuery,
  useLazyGetFollowUpQuery,
  useUpdateFollowUpMutation,
  useUpdateFollowUpItemMutation,
  useCreateFollowUpReminderMutation,
  useListGradesQuery,
  useLazyListGradesQuery,
  useCreateGradeMutation,
  useGetGradeSheetQuery,
  useLazyGetGradeSheetQuery,
  useGetGradeQuery,
  useLazyGetGradeQuery,
  useUpdateGradeMutation,
  useDeleteGradeMutation,
  useListGuidanceSessionsQuery,
  useLazyListGuidanceSessionsQuery,
  useCreateGuidanceSessionMutation,
  useListGuidanceProgressQuery,
  useLazyListGuidanceProgressQuery,
  useAgreeToGuidanceSessionsMutation,
  useGetGuidanceSessionQuery,
  useLazyGetGuidanceSessionQuery,
  useUpdateGuidanceSessionMutation,
  useDeleteGuidanceSessionMutation,
  useReturnGuidanceSessionMutation,
  useListHolidaysQuery,
  useLazyListHolidaysQuery,
  useCreateHolidayMutation,
  useApplyToHolidaysMutation,
  useGetHolidayQuery,
  useLazyGetHolidayQuery,
  useUpdateHolidayMutation,
  useDeleteHolidayMutation,
  useGetHolidayMoveQuery,
  useLazyGetHolidayMoveQuery,
  useCreateHolidayMoveMutation,
  useCreateImportMutation,
  useReadImportFileMutation,
  useCheckImportMutation,
  useListInternshipPeriodsQuery,
  useLazyListInternshipPeriodsQuery,
  useCreateInternshipPeriodMutation,
  useApplyToInternshipPeriodsMutation,
  useGetInternshipPeriodQuery,
  useLazyGetInternshipPeriodQuery,
  useUpdateInternshipPeriodMutation,
  useDeleteInternshipPeriodMutation,
  useCloseInternshipPeriodMutation,
  useGetUnfinishedPlacementsQuery,
  useLazyGetUnfinishedPlacementsQuery,
  useReopenInternshipPeriodMutation,
  useGetFreePlacesQuery,
  useLazyGetFreePlacesQuery,
  useListInternshipsQuery,
  useLazyListInternshipsQuery,
  useCreateInternshipMutation,
  useCreateInternshipsMutation,
  useGetPlacementCheckQuery,
  useLazyGetPlacementCheckQuery,
  useApplyToInternshipsMutation,
  useGetInternshipQuery,
  useLazyGetInternshipQuery,
  useUpdateInternshipMutation,
  useDeleteInternshipMutation,
  useListAttendancePlacesQuery,
  useLazyListAttendancePlacesQuery,
  useListInternshipActivitiesQuery,
  useLazyListInternshipActivitiesQuery,
  useCreateInternshipActivitiesMutation,
  useListInternshipGradesQuery,
  useLazyListInternshipGradesQuery,
  useListStudentInternshipsQuery,
  useLazyListStudentInternshipsQuery,
  useCreateInvitationMutation,
  useGetInvitationQuery,
  useLazyGetInvitationQuery,
  useRenewInvitationMutation,
  useCancelInvitationMutation,
  useReadInvitationOfferMutation,
  useAcceptInvitationMutation,
  useListLecturersQuery,
  useLazyListLecturersQuery,
  useCreateLecturerMutation,
  useGetLecturerQuery,
  useLazyGetLecturerQuery,
  useUpdateLecturerMutation,
  useDeleteLecturerMutation,
  useListLetterSeriesQuery,
  useLazyListLetterSeriesQuery,
  useUpdateLetterSeriesMutation,
  useListLetterTemplatesQuery,
  useLazyListLetterTemplatesQuery,
  useUpdateLetterTemplateMutation,
  useCreateLetterTemplateVersionMutation,
  useGetLetterTemplateFileQuery,
  useLazyGetLetterTemplateFileQuery,
  usePreviewLetterTemplateMutation,
  useGetLetterTemplatePreviewQuery,
  useLazyGetLetterTemplatePreviewQuery,
  useListLettersQuery,
  useLazyListLettersQuery,
  useCreateLettersMutation,
  useCheckLettersMutation,
  useListLetterFilesQuery,
  useLazyListLetterFilesQuery,
  useGetLetterQuery,
  useLazyGetLetterQuery,
  useCancelLetterMutation,
  useGetLetterFileQuery,
  useLazyGetLetterFileQuery,
  useGetLetterScanQuery,
  useLazyGetLetterScanQuery,
  useUpdateLetterScanMutation,
  useDeleteLetterScanMutation,
  useGetMailPreferencesQuery,
  useLazyGetMailPreferencesQuery,
  useUpdateNewsMailPreferenceMutation,
  useUpdateFollowUpMailPreferenceMutation,
  useUpdateDigestHourMutation,
  useListFailedMailsQuery,
  useLazyListFailedMailsQuery,
  useRetryMailMutation,
  useListMentorsQuery,
  useLazyListMentorsQuery,
  useCreateMentorMutation,
  useApplyToMentorsMutation,
  useGetMentorQuery,
  useLazyGetMentorQuery,
  useUpdateMentorMutation,
  useDeleteMentorMutation,
  useListNotificationsQuery,
  useLazyListNotificationsQuery,
  useUpdateNotificationsMutation,
  useGetNotificationCountQuery,
  useLazyGetNotificationCountQuery,
  useGetNotificationStreamQuery,
  useLazyGetNotificationStreamQuery,
  useUpdateNotificationMutation,
  useListNotificationPreferencesQuery,
  useLazyListNotificationPreferencesQuery,
  useUpdateNotificationPreferenceMutation,
  useSubmitForgottenPasswordMutation,
  useReadPasswordCodeHolderMutation,
  useResetForgottenPasswordMutation,
  useCreatePasswordCodeMutation,
  useUpdateInternshipsMutation,
  useGetPlacementChangeCheckQuery,
  useLazyGetPlacementChangeCheckQuery,
  useListPlacementRequestsQuery,
  useLazyListPlacementRequestsQuery,
  useCreatePlacementRequestMutation,
  useGetPlacementRequestCountsQuery,
  useLazyGetPlacementRequestCountsQuery,
  useListPlacementSuggestionsQuery,
  useLazyListPlacementSuggestionsQuery,
  useAcceptPlacementRequestsMutation,
  useCheckPlacementAcceptancesMutation,
  useGetPlacementRequestQuery,
  useLazyGetPlacementRequestQuery,
  useUpdatePlacementRequestMutation,
  useSubmitPlacementRequestMutation,
  useWithdrawPlacementRequestMutation,
  useConfirmPlacementMembershipMutation,
  useDecidePlacementRequestMutation,
  useListSimilarCompaniesQuery,
  useLazyListSimilarCompaniesQuery,
  useLinkPlacementRequestCompanyMutation,
  useGetPlacementRequestFileQuery,
  useLazyGetPlacementRequestFileQuery,
  useUpdatePlacementRequestFileMutation,
  useDeletePlacementRequestFileMutation,
  useGetPlacementWindowQuery,
  useLazyGetPlacementWindowQuery,
  useUpdatePlacementWindowMutation,
  useUpdatePlacementExceptionMutation,
  useDeletePlacementExceptionMutation,
  useListPlacementOptionsQuery,
  useLazyListPlacementOptionsQuery,
  useGetDroppedActivitiesQuery,
  useLazyGetDroppedActivitiesQuery,
  useEndInternshipMutation,
  useUndoInternshipEndMutation,
  useMoveInternshipMutation,
  useFinishInternshipMutation,
  useUndoInternshipFinishMutation,
  useListInterruptionsQuery,
  useLazyListInterruptionsQuery,
  useCreateInterruptionMutation,
  useUpdateInterruptionMutation,
  useCancelInterruptionMutation,
  useListPlacesQuery,
  useLazyListPlacesQuery,
  useCreatePlaceMutation,
  useApplyToPlacesMutation,
  useGetPlaceQuery,
  useLazyGetPlaceQuery,
  useUpdatePlaceMutation,
  useDeletePlaceMutation,
  useGetInstitutionQuery,
  useLazyGetInstitutionQuery,
  useUpdateInstitutionMutation,
  useGetPublicAddressQuery,
  useLazyGetPublicAddressQuery,
  useConfirmPublicAddressMutation,
  useGetGradeReportQuery,
  useLazyGetGradeReportQuery,
  useGetGradeReportOptionsQuery,
  useLazyGetGradeReportOptionsQuery,
  useGetGradeCountsQuery,
  useLazyGetGradeCountsQuery,
  useGetAllGradesQuery,
  useLazyGetAllGradesQuery,
  useGetReportVerificationQuery,
  useLazyGetReportVerificationQuery,
  useListReviewsQuery,
  useLazyListReviewsQuery,
  useGetReviewCountsQuery,
  useLazyGetReviewCountsQuery,
  useGetReviewSelectionQuery,
  useLazyGetReviewSelectionQuery,
  useGetReviewSummaryQuery,
  useLazyGetReviewSummaryQuery,
  useRecordReviewDecisionsMutation,
  useListSavedViewsQuery,
  useLazyListSavedViewsQuery,
  useCreateSavedViewMutation,
  useUpdateSavedViewMutation,
  useDeleteSavedViewMutation,
  useListInternshipPlacesQuery,
  useLazyListInternshipPlacesQuery,
  useUpdateInternshipPlacesMutation,
  useListWorkPatternsQuery,
  useLazyListWorkPatternsQuery,
  useCreateScheduleMutation,
  useGetScheduleCheckQuery,
  useLazyGetScheduleCheckQuery,
  useGetStoredHoursQuery,
  useLazyGetStoredHoursQuery,
  useFindRecordsQuery,
  useLazyFindRecordsQuery,
  useCreatePasskeyChallengeMutation,
  useLoginWithPasskeyMutation,
  useGetSecondFactorsQuery,
  useLazyGetSecondFactorsQuery,
  useCreateAuthenticatorMutation,
  useConfirmAuthenticatorMutation,
  useDeleteAuthenticatorMutation,
  useCreatePasskeyCreationMutation,
  useCreatePasskeyMutation,
  useDeletePasskeyMutation,
  useRenewRecoveryCodesMutation,
  useConfirmIdentityMutation,
  useCreateSecondFactorCodeMutation,
  useLoginMutation,
  useLogoutMutation,
  useRefreshSessionMutation,
  useGetCurrentUserQuery,
  useLazyGetCurrentUserQuery,
  useGetOwnAccountQuery,
  useLazyGetOwnAccountQuery,
  useChangeOwnContactMutation,
  useCreateEmailConfirmationMutation,
  useConfirmEmailMutation,
  useGetOwnSignatureQuery,
  useLazyGetOwnSignatureQuery,
  useChangeOwnSignatureMutation,
  useChangePasswordMutation,
  useListSessionsQuery,
  useLazyListSessionsQuery,
  useDeleteOtherSessionsMutation,
  useDeleteSessionMutation,
  useCreateSignOnMutation,
  useLoginWithProviderMutation,
  useListStudentsQuery,
  useLazyListStudentsQuery,
  useCreateStudentMutation,
  useGetStudentQuery,
  useLazyGetStudentQuery,
  useUpdateStudentMutation,
  useDeleteStudentMutation,
  useGetHealthQuery,
  useLazyGetHealthQuery,
  useCreateBackupMutation,
  useGetSettingsQuery,
  useLazyGetSettingsQuery,
  useGetWarningsQuery,
  useLazyGetWarningsQuery,
  useListUsersQuery,
  useLazyListUsersQuery,
  useCreateUserMutation,
  useApplyToUsersMutation,
  useGetUserQuery,
  useLazyGetUserQuery,
  useUpdateUserMutation,
  useDeleteUserMutation,
  useResetUserPasswordMutation,
  useDeleteUserEmailConfirmationMutation,
  useExportUserMutation,
  useGetUserAnonymisationQuery,
  useLazyGetUserAnonymisationQuery,
  useAnonymiseUserMutation,
} = injectedRtkApi;
export const sentAsForms = [
  "createActivityPhoto",
  "createAttendanceRequest",
  "createFinalReportVersion",
  "readImportFile",
  "acceptInvitation",
  "createLecturer",
  "updateLecturer",
  "createLetterTemplateVersion",
  "previewLetterTemplate",
  "updateLetterScan",
  "createMentor",
  "updateMentor",
  "updatePlacementRequestFile",
  "changeOwnSignature",
  "createUser",
] as const;
