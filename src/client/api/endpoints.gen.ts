// Generated from openapi/ by `npm run generate`. Do not edit.
import { baseApi as api } from "./baseApi";
export const addTagTypes = [
  "Session",
  "User",
  "Student",
  "Lecturer",
  "Mentor",
  "Company",
  "Place",
  "Course",
  "InternshipPeriod",
  "Internship",
  "Holiday",
  "AttendanceRequest",
  "PlacementRequest",
  "PlacementWindow",
  "Letter",
  "LetterTemplate",
  "LetterSeries",
  "Certificate",
  "Defence",
  "AssessmentForm",
  "AssessmentSheet",
  "GuidanceSession",
  "FinalReport",
  "AttendanceDay",
  "Schedule",
  "Activity",
  "Grade",
  "FollowUp",
  "Notification",
  "MailPreference",
  "SavedView",
  "Review",
  "Report",
  "Dashboard",
  "Search",
  "Import",
  "AuditEntry",
  "System",
  "Mail",
  "PublicAddress",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
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
      listUsers: build.query<ListUsersResponse, ListUsersArg>({
        query: (queryArg) => ({
          url: `/users`,
          params: {
            page: queryArg.page,
            per_page: queryArg.perPage,
            search: queryArg.search,
            sort: queryArg.sort,
            conditions: queryArg.conditions,
            role: queryArg.role,
            is_active: queryArg.isActive,
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
        }),
        invalidatesTags: ["InternshipPeriod"],
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
          body: queryArg.holidayInput,
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
            state: queryArg.state,
            company_id: queryArg.companyId,
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
      listLetters: build.query<ListLettersResponse, ListLettersArg>({
        query: (queryArg) => ({
          url: `/letters`,
          params: {
            page: queryArg.page,
            per_page: queryArg.perPage,
            search: queryArg.search,
            sort: queryArg.sort,
            conditions: queryArg.conditions,
            kind: queryArg.kind,
            state: queryArg.state,
            internship_id: queryArg.internshipId,
            student_id: queryArg.studentId,
            company_id: queryArg.companyId,
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
      listCertificates: build.query<
        ListCertificatesResponse,
        ListCertificatesArg
      >({
        query: (queryArg) => ({
          url: `/certificates`,
          params: {
            page: queryArg.page,
            per_page: queryArg.perPage,
            sort: queryArg.sort,
            search: queryArg.search,
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
      listDefences: build.query<ListDefencesResponse, ListDefencesArg>({
        query: (queryArg) => ({
          url: `/defences`,
          params: {
            page: queryArg.page,
            per_page: queryArg.perPage,
            sort: queryArg.sort,
            search: queryArg.search,
            conditions: queryArg.conditions,
            internship_period_id: queryArg.internshipPeriodId,
            state: queryArg.state,
            examiner_id: queryArg.examinerId,
            date: queryArg.date,
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
      listPlacementOptions: build.query<
        ListPlacementOptionsResponse,
        ListPlacementOptionsArg
      >({
        query: () => ({ url: `/student/placement-options` }),
        providesTags: ["PlacementWindow"],
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
      listStudentAssessmentForms: build.query<
        ListStudentAssessmentFormsResponse,
        ListStudentAssessmentFormsArg
      >({
        query: (queryArg) => ({
          url: `/student/internships/${encodeURIComponent(String(queryArg.id))}/assessment-forms`,
        }),
        providesTags: ["AssessmentForm"],
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
            company_id: queryArg.companyId,
            lecturer_id: queryArg.lecturerId,
            mentor_id: queryArg.mentorId,
            academic_year: queryArg.academicYear,
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
            company_id: queryArg.companyId,
            lecturer_id: queryArg.lecturerId,
            mentor_id: queryArg.mentorId,
            academic_year: queryArg.academicYear,
            search: queryArg.search,
          },
        }),
        providesTags: ["AttendanceDay"],
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
            date_from: queryArg.dateFrom,
            date_to: queryArg.dateTo,
            attended: queryArg.attended,
            validated_by_mentor: queryArg.validatedByMentor,
            validated_by_lecturer: queryArg.validatedByLecturer,
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
            date_from: queryArg.dateFrom,
            date_to: queryArg.dateTo,
            attended: queryArg.attended,
            validated_by_mentor: queryArg.validatedByMentor,
            validated_by_lecturer: queryArg.validatedByLecturer,
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
            course_code: queryArg.courseCode,
            internship_period_id: queryArg.internshipPeriodId,
            page: queryArg.page,
            per_page: queryArg.perPage,
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
            course_code: queryArg.courseCode,
            internship_period_id: queryArg.internshipPeriodId,
            lecturer_id: queryArg.lecturerId,
            mentor_id: queryArg.mentorId,
            search: queryArg.search,
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
      getAdminDashboard: build.query<
        GetAdminDashboardResponse,
        GetAdminDashboardArg
      >({
        query: (queryArg) => ({
          url: `/admin/dashboard/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Dashboard"],
      }),
      listMentorCertificates: build.query<
        ListMentorCertificatesResponse,
        ListMentorCertificatesArg
      >({
        query: () => ({ url: `/mentor/certificates` }),
        providesTags: ["Certificate"],
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
      findRecords: build.query<FindRecordsResponse, FindRecordsArg>({
        query: (queryArg) => ({
          url: `/search`,
          params: {
            search: queryArg.search,
          },
        }),
        providesTags: ["Search"],
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
      getSettings: build.query<GetSettingsResponse, GetSettingsArg>({
        query: () => ({ url: `/settings` }),
        providesTags: ["System"],
      }),
      getWarnings: build.query<GetWarningsResponse, GetWarningsArg>({
        query: () => ({ url: `/warnings` }),
        providesTags: ["System"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type LoginResponse = /** status 200 Signed in. */ Session;
export type LoginArg = {
  /** Sign-in name and password. */
  loginInput: LoginInput;
};
export type LogoutResponse =
  /** status 200 Signed out; the session has ended. */ {
    data: Message;
  };
export type LogoutArg = void;
export type RefreshSessionResponse = /** status 200 The successor. */ {
  data: RefreshedToken;
};
export type RefreshSessionArg = void;
export type GetCurrentUserResponse = /** status 200 The user. */ {
  data: CurrentUser;
};
export type GetCurrentUserArg = void;
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
  /** The token. */
  emailConfirmationInput: EmailConfirmationInput;
};
export type GetOwnSignatureResponse = /** status 200 The signature. */ {
  data: OwnSignature;
};
export type GetOwnSignatureArg = void;
export type ChangeOwnSignatureResponse =
  /** status 200 The user, with the new signature. */ {
    data: CurrentUser;
  };
export type ChangeOwnSignatureArg = {
  /** The image, after the current password if it replaces one. */
  ownSignatureInput: OwnSignatureInput;
};
export type ChangePasswordResponse = /** status 200 Changed. */ {
  data: Message;
};
export type ChangePasswordArg = {
  /** The current and the new password. */
  passwordChangeInput: PasswordChangeInput;
};
export type ListSessionsResponse =
  /** status 200 The open sessions of the signed-in user. */ {
    /** The sessions. */
    data: OpenSession[];
  };
export type ListSessionsArg = void;
export type DeleteOtherSessionsResponse =
  /** status 200 Signed out everywhere but here. */ {
    data: Message;
  };
export type DeleteOtherSessionsArg = void;
export type DeleteSessionResponse =
  /** status 200 Signed out on this device. */ {
    data: Message;
  };
export type DeleteSessionArg = {
  /** Identifier of the session. */
  id: string;
};
export type ListUsersResponse = /** status 200 The users. */ {
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
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
    values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
      letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422.
     */
  conditions?: string;
  /** Only users with this role. */
  role?: "super_admin" | "lecturer" | "mentor" | "student";
  /** Only active (`true`) or inactive (`false`) records. */
  isActive?: boolean;
  /** Only accounts that still have (`true`) or no longer have (`false`) their default password. */
  unclaimed?: boolean;
};
export type CreateUserResponse = /** status 201 The new record. */ {
  data: User;
};
export type CreateUserArg = {
  /** The account and the profile, flat. */
  userCreateInput: UserCreateInput;
};
export type ApplyToUsersResponse =
  /** status 200 The result of each record. */ {
    data: BulkResults;
  };
export type ApplyToUsersArg = {
  /** The action and the records. */
  userBulkInput: UserBulkInput;
};
export type GetUserResponse = /** status 200 The record. */ {
  data: User;
};
export type GetUserArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdateUserResponse = /** status 200 The updated record. */ {
  data: User;
};
export type UpdateUserArg = {
  /** Identifier of the record. */
  id: number;
  /** The account. */
  userUpdateInput: UserUpdateInput;
};
export type DeleteUserResponse = /** status 200 Deleted. */ {
  data: Message;
};
export type DeleteUserArg = {
  /** Identifier of the record. */
  id: number;
};
export type ResetUserPasswordResponse = /** status 200 Reset. */ {
  data: Message;
};
export type ResetUserPasswordArg = {
  /** Identifier of the record. */
  id: number;
};
export type DeleteUserEmailConfirmationResponse = /** status 200 Noted. */ {
  data: Message;
};
export type DeleteUserEmailConfirmationArg = {
  /** Identifier of the record. */
  id: number;
};
export type ExportUserResponse = /** status 200 The archive. */ Blob;
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
export type AnonymiseUserResponse = /** status 200 Anonymised. */ {
  data: Message;
};
export type AnonymiseUserArg = {
  /** Identifier of the record. */
  id: number;
  anonymisationInput: AnonymisationInput;
};
export type ListStudentsResponse = /** status 200 The students. */ {
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
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
    values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
      letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422.
     */
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
  /** The account and the profile, flat. */
  studentCreateInput: StudentCreateInput;
};
export type GetStudentResponse = /** status 200 The record. */ {
  data: Student;
};
export type GetStudentArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdateStudentResponse = /** status 200 The updated record. */ {
  data: Student;
};
export type UpdateStudentArg = {
  /** Identifier of the record. */
  id: number;
  /** The profile. */
  studentUpdateInput: StudentUpdateInput;
};
export type DeleteStudentResponse = /** status 200 Deleted. */ {
  data: Message;
};
export type DeleteStudentArg = {
  /** Identifier of the record. */
  id: number;
};
export type ListLecturersResponse = /** status 200 The lecturers. */ {
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
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
    values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
      letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422.
     */
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
  /** The account and the profile, flat. */
  lecturerCreateInput: LecturerCreateInput;
};
export type GetLecturerResponse = /** status 200 The record. */ {
  data: Lecturer;
};
export type GetLecturerArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdateLecturerResponse = /** status 200 The updated record. */ {
  data: Lecturer;
};
export type UpdateLecturerArg = {
  /** Identifier of the record. */
  id: number;
  /** The profile. */
  lecturerUpdateInput: LecturerUpdateInput;
};
export type DeleteLecturerResponse = /** status 200 Deleted. */ {
  data: Message;
};
export type DeleteLecturerArg = {
  /** Identifier of the record. */
  id: number;
};
export type ListMentorsResponse = /** status 200 The mentors. */ {
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
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
    values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
      letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422.
     */
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
  /** The account and the profile, flat. */
  mentorCreateInput: MentorCreateInput;
};
export type ApplyToMentorsResponse =
  /** status 200 The result of each record. */ {
    data: BulkResults;
  };
export type ApplyToMentorsArg = {
  /** The action and the records. */
  mentorBulkInput: MentorBulkInput;
};
export type GetMentorResponse = /** status 200 The record. */ {
  data: Mentor;
};
export type GetMentorArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdateMentorResponse = /** status 200 The updated record. */ {
  data: Mentor;
};
export type UpdateMentorArg = {
  /** Identifier of the record. */
  id: number;
  /** The profile. */
  mentorUpdateInput: MentorUpdateInput;
};
export type DeleteMentorResponse = /** status 200 Deleted. */ {
  data: Message;
};
export type DeleteMentorArg = {
  /** Identifier of the record. */
  id: number;
};
export type ListCompaniesResponse = /** status 200 The companies. */ {
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
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
    values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
      letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422.
     */
  conditions?: string;
  /** Only active (`true`) or inactive (`false`) records. */
  isActive?: boolean;
};
export type CreateCompanyResponse = /** status 201 The new record. */ {
  data: Company;
};
export type CreateCompanyArg = {
  /** The company. */
  companyInput: CompanyInput;
};
export type ApplyToCompaniesResponse =
  /** status 200 The result of each record. */ {
    data: BulkResults;
  };
export type ApplyToCompaniesArg = {
  /** The action and the records. */
  recordBulkInput: RecordBulkInput;
};
export type GetCompanyResponse = /** status 200 The record. */ {
  data: Company;
};
export type GetCompanyArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdateCompanyResponse = /** status 200 The updated record. */ {
  data: Company;
};
export type UpdateCompanyArg = {
  /** Identifier of the record. */
  id: number;
  /** The company. */
  companyUpdateInput: CompanyUpdateInput;
};
export type DeleteCompanyResponse = /** status 200 Deleted. */ {
  data: Message;
};
export type DeleteCompanyArg = {
  /** Identifier of the record. */
  id: number;
};
export type ListCompanyMentorsResponse = /** status 200 The mentors. */ {
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
export type ListPlacesResponse = /** status 200 The places. */ {
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
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
    values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
      letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422.
     */
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
  /** The place. */
  placeCreateInput: PlaceCreateInput;
};
export type ApplyToPlacesResponse =
  /** status 200 The result of each record. */ {
    data: BulkResults;
  };
export type ApplyToPlacesArg = {
  /** The action and the records. */
  recordBulkInput: RecordBulkInput;
};
export type GetPlaceResponse = /** status 200 The record. */ {
  data: Place;
};
export type GetPlaceArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdatePlaceResponse = /** status 200 The updated record. */ {
  data: Place;
};
export type UpdatePlaceArg = {
  /** Identifier of the record. */
  id: number;
  /** The place. */
  placeUpdateInput: PlaceUpdateInput;
};
export type DeletePlaceResponse = /** status 200 Deleted. */ {
  data: Message;
};
export type DeletePlaceArg = {
  /** Identifier of the record. */
  id: number;
};
export type ListCoursesResponse = /** status 200 The courses. */ {
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
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
    values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
      letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422.
     */
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
  /** The course. */
  courseInput: CourseInput;
};
export type ApplyToCoursesResponse =
  /** status 200 The result of each record. */ {
    data: CourseBulkResults;
  };
export type ApplyToCoursesArg = {
  /** The action and the records. */
  courseBulkInput: CourseBulkInput;
};
export type GetCourseResponse = /** status 200 The record. */ {
  data: Course;
};
export type GetCourseArg = {
  /** Code of the course. */
  code: string;
};
export type UpdateCourseResponse = /** status 200 The updated record. */ {
  data: Course;
};
export type UpdateCourseArg = {
  /** Code of the course. */
  code: string;
  /** The course. */
  courseUpdateInput: CourseUpdateInput;
};
export type DeleteCourseResponse = /** status 200 Deleted. */ {
  data: Message;
};
export type DeleteCourseArg = {
  /** Code of the course. */
  code: string;
};
export type ListInternshipPeriodsResponse =
  /** status 200 The internship periods. */ {
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
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
    values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
      letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422.
     */
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
  /** The period. */
  internshipPeriodInput: InternshipPeriodInput;
};
export type ApplyToInternshipPeriodsResponse =
  /** status 200 The result of each record. */ {
    data: BulkResults;
  };
export type ApplyToInternshipPeriodsArg = {
  /** The action and the records. */
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
  /** status 200 The updated record. */ {
    data: InternshipPeriod;
  };
export type UpdateInternshipPeriodArg = {
  /** Identifier of the record. */
  id: number;
  /** The period. */
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
  /** status 200 The updated record. */ {
    data: InternshipPeriod;
  };
export type CloseInternshipPeriodArg = {
  /** Identifier of the record. */
  id: number;
};
export type ReopenInternshipPeriodResponse =
  /** status 200 The updated record. */ {
    data: InternshipPeriod;
  };
export type ReopenInternshipPeriodArg = {
  /** Identifier of the record. */
  id: number;
};
export type GetFreePlacesResponse = /** status 200 The places. */ {
  data: FreePlaces;
};
export type GetFreePlacesArg = {
  /** Identifier of the internship period. */
  id: number;
};
export type ListHolidaysResponse = /** status 200 The holidays. */ {
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
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
    values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
      letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422.
     */
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
  /** The holiday. */
  holidayInput: HolidayInput;
};
export type ApplyToHolidaysResponse =
  /** status 200 The result of each record. */ {
    data: BulkResults;
  };
export type ApplyToHolidaysArg = {
  /** The action and the records. */
  holidayBulkInput: HolidayBulkInput;
};
export type GetHolidayResponse = /** status 200 The record. */ {
  data: Holiday;
};
export type GetHolidayArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdateHolidayResponse = /** status 200 The updated record. */ {
  data: Holiday;
};
export type UpdateHolidayArg = {
  /** Identifier of the record. */
  id: number;
  /** The holiday. */
  holidayUpdateInput: HolidayUpdateInput;
};
export type DeleteHolidayResponse = /** status 200 Deleted. */ {
  data: Message;
};
export type DeleteHolidayArg = {
  /** Identifier of the record. */
  id: number;
};
export type GetHolidayMoveResponse = /** status 200 The activities. */ {
  data: HolidayMove;
};
export type GetHolidayMoveArg = {
  /** Identifier of the record. */
  id: number;
  /** The day to which the activities would move; without it, only those that could move are counted. */
  date?: string;
};
export type CreateHolidayMoveResponse = /** status 201 What was moved. */ {
  /** The result. */
  data: {
    /** The number of activities that were moved. */
    moved: number;
  };
};
export type CreateHolidayMoveArg = {
  /** Identifier of the record. */
  id: number;
  /** The day, and the number of the check that a person has seen. */
  holidayMoveInput: HolidayMoveInput;
};
export type ListInternshipsResponse = /** status 200 The internships. */ {
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
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
    values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
      letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422.
     */
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
  /** The placement. */
  internshipInput: InternshipInput;
};
export type CreateInternshipsResponse =
  /** status 201 The stored placements. */ {
    data: PlacedInternships;
  };
export type CreateInternshipsArg = {
  /** The placements. */
  internshipsInput: InternshipsInput;
};
export type GetPlacementCheckResponse =
  /** status 200 The findings, in the order of the placements. */ {
    /** One for each placement. */
    data: PlacementFindings[];
  };
export type GetPlacementCheckArg = {
  /** The placements. */
  placementsInput: PlacementsInput;
};
export type ApplyToInternshipsResponse =
  /** status 200 The result of each record. */ {
    data: BulkResults;
  };
export type ApplyToInternshipsArg = {
  /** The action and the records. */
  internshipBulkInput: InternshipBulkInput;
};
export type GetInternshipResponse = /** status 200 The record. */ {
  data: Internship;
};
export type GetInternshipArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdateInternshipResponse = /** status 200 The updated record. */ {
  data: Internship;
};
export type UpdateInternshipArg = {
  /** Identifier of the record. */
  id: number;
  /** The placement. */
  internshipUpdateInput: InternshipUpdateInput;
};
export type DeleteInternshipResponse = /** status 200 Deleted. */ {
  data: Message;
};
export type DeleteInternshipArg = {
  /** Identifier of the record. */
  id: number;
};
export type ListAttendanceRequestsResponse = /** status 200 The requests. */ {
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
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
    values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
      letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422.
     */
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
  /** status 201 The new request. */ {
    data: AttendanceRequest;
  };
export type CreateAttendanceRequestArg = {
  /** The request. */
  attendanceRequestInput: AttendanceRequestInput;
};
export type GetAttendanceRequestCountsResponse =
  /** status 200 The numbers. */ {
    data: AttendanceRequestCounts;
  };
export type GetAttendanceRequestCountsArg = {
  /** Only records of this internship period. */
  internshipPeriodId?: number;
};
export type DecideAttendanceRequestsResponse =
  /** status 200 The result of each request. */ {
    data: AttendanceRequestDecisionResults;
  };
export type DecideAttendanceRequestsArg = {
  /** The decision. */
  attendanceRequestDecisionsInput: AttendanceRequestDecisionsInput;
};
export type GetAttendanceRequestResponse = /** status 200 The request. */ {
  data: AttendanceRequest;
};
export type GetAttendanceRequestArg = {
  /** Identifier of the record. */
  id: number;
};
export type WithdrawAttendanceRequestResponse = /** status 200 The request. */ {
  data: AttendanceRequest;
};
export type WithdrawAttendanceRequestArg = {
  /** Identifier of the record. */
  id: number;
};
export type GetAttendanceRequestFileResponse =
  /** status 200 The PDF or picture. */ Blob;
export type GetAttendanceRequestFileArg = {
  /** Identifier of the record. */
  id: number;
};
export type ListPlacementRequestsResponse = /** status 200 The requests. */ {
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
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
    values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
      letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422.
     */
  conditions?: string;
  /** Only records of this internship period. */
  internshipPeriodId?: number;
  /** Only requests in this state. */
  state?:
    "draft" | "sent" | "incomplete" | "accepted" | "refused" | "withdrawn";
  /** Only records of this company. */
  companyId?: number;
};
export type CreatePlacementRequestResponse = /** status 201 The new draft. */ {
  data: PlacementRequest;
};
export type CreatePlacementRequestArg = {
  /** The request. */
  placementRequestInput: PlacementRequestInput;
};
export type GetPlacementRequestCountsResponse = /** status 200 The numbers. */ {
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
};
export type AcceptPlacementRequestsResponse =
  /** status 200 The new internships. */ {
    data: AcceptedPlacements;
  };
export type AcceptPlacementRequestsArg = {
  /** The acceptances. */
  placementAcceptancesInput: PlacementAcceptancesInput;
};
export type CheckPlacementAcceptancesResponse =
  /** status 200 What would be said about each placement. */ {
    /** The rows. */
    data: PlacementAcceptanceFindings[];
  };
export type CheckPlacementAcceptancesArg = {
  /** The acceptances. */
  placementAcceptancesCheckInput: PlacementAcceptancesCheckInput;
};
export type GetPlacementRequestResponse = /** status 200 The request. */ {
  data: PlacementRequest;
};
export type GetPlacementRequestArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdatePlacementRequestResponse = /** status 200 The request. */ {
  data: PlacementRequest;
};
export type UpdatePlacementRequestArg = {
  /** Identifier of the record. */
  id: number;
  /** The request. */
  placementRequestUpdateInput: PlacementRequestUpdateInput;
};
export type SubmitPlacementRequestResponse = /** status 200 The request. */ {
  data: PlacementRequest;
};
export type SubmitPlacementRequestArg = {
  /** Identifier of the record. */
  id: number;
  /** The version that was read. */
  seenPlacementRequest: SeenPlacementRequest;
};
export type WithdrawPlacementRequestResponse = /** status 200 The request. */ {
  data: PlacementRequest;
};
export type WithdrawPlacementRequestArg = {
  /** Identifier of the record. */
  id: number;
};
export type ConfirmPlacementMembershipResponse =
  /** status 200 The request. */ {
    data: PlacementRequest;
  };
export type ConfirmPlacementMembershipArg = {
  /** Identifier of the record. */
  id: number;
  /** The answer. */
  placementMembershipInput: PlacementMembershipInput;
};
export type DecidePlacementRequestResponse = /** status 200 The request. */ {
  data: PlacementRequest;
};
export type DecidePlacementRequestArg = {
  /** Identifier of the record. */
  id: number;
  /** The decision. */
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
  /** status 200 The request. */ {
    data: PlacementRequest;
  };
export type LinkPlacementRequestCompanyArg = {
  /** Identifier of the record. */
  id: number;
  /** The company. */
  placementCompanyInput: PlacementCompanyInput;
};
export type GetPlacementRequestFileResponse =
  /** status 200 The PDF or picture. */ Blob;
export type GetPlacementRequestFileArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdatePlacementRequestFileResponse =
  /** status 200 The request. */ {
    data: PlacementRequest;
  };
export type UpdatePlacementRequestFileArg = {
  /** Identifier of the record. */
  id: number;
  /** The file. */
  placementRequestFileInput: PlacementRequestFileInput;
};
export type DeletePlacementRequestFileResponse =
  /** status 200 The request. */ {
    data: PlacementRequest;
  };
export type DeletePlacementRequestFileArg = {
  /** Identifier of the record. */
  id: number;
};
export type GetPlacementWindowResponse = /** status 200 The window. */ {
  data: PlacementWindow;
};
export type GetPlacementWindowArg = {
  /** Identifier of the internship period. */
  id: number;
};
export type UpdatePlacementWindowResponse = /** status 200 The window. */ {
  data: PlacementWindow;
};
export type UpdatePlacementWindowArg = {
  /** Identifier of the internship period. */
  id: number;
  /** The window. */
  placementWindowUpdateInput: PlacementWindowUpdateInput;
};
export type UpdatePlacementExceptionResponse = /** status 200 The window. */ {
  data: PlacementWindow;
};
export type UpdatePlacementExceptionArg = {
  /** Identifier of the internship period. */
  id: number;
  /** Identifier of the student. */
  studentId: number;
  /** The exception. */
  placementExceptionInput: PlacementExceptionInput;
};
export type DeletePlacementExceptionResponse = /** status 200 The window. */ {
  data: PlacementWindow;
};
export type DeletePlacementExceptionArg = {
  /** Identifier of the internship period. */
  id: number;
  /** Identifier of the student. */
  studentId: number;
};
export type ListLettersResponse = /** status 200 The letters. */ {
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
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
    values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
      letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422.
     */
  conditions?: string;
  /** Only letters of this kind. */
  kind?: "introduction" | "assignment" | "completion" | "assessment";
  /** Only letters in this state. */
  state?: "made" | "signed" | "cancelled";
  /** Only records of this internship. */
  internshipId?: number;
  /** Only records of this student. */
  studentId?: number;
  /** Only records of this company. */
  companyId?: number;
};
export type CreateLettersResponse =
  /** status 201 The new letters, in the order of the groups. */ {
    /** The result. */
    data: {
      /** Identifiers of the letters. */
      letter_ids: number[];
    };
  };
export type CreateLettersArg = {
  /** The kind, the day, the signatory and the placements of each letter. */
  lettersInput: LettersInput;
};
export type CheckLettersResponse = /** status 200 The letters. */ {
  data: LettersCheck;
};
export type CheckLettersArg = {
  /** The kind, the day, the signatory and the placements of each letter. */
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
export type GetLetterResponse = /** status 200 The letter. */ {
  data: Letter;
};
export type GetLetterArg = {
  /** Identifier of the record. */
  id: number;
};
export type CancelLetterResponse = /** status 200 The cancelled letter. */ {
  data: Letter;
};
export type CancelLetterArg = {
  /** Identifier of the record. */
  id: number;
  /** The reason. */
  letterCancellation: LetterCancellation;
};
export type GetLetterFileResponse =
  | /** status 200 The letter. */ Blob
  | /** status 202 The file waits for its turn to be made. Ask again at once; its place is kept for some seconds. */ {
      data: Message;
    };
export type GetLetterFileArg = {
  /** Identifier of the record. */
  id: number;
  /** A Word document by default, or a PDF, which needs LibreOffice on the server. */
  format?: "docx" | "pdf";
};
export type GetLetterScanResponse = /** status 200 The PDF or picture. */ Blob;
export type GetLetterScanArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdateLetterScanResponse = /** status 200 The letter. */ {
  data: Letter;
};
export type UpdateLetterScanArg = {
  /** Identifier of the record. */
  id: number;
  /** The file. */
  letterScanInput: LetterScanInput;
};
export type DeleteLetterScanResponse = /** status 200 The letter. */ {
  data: Letter;
};
export type DeleteLetterScanArg = {
  /** Identifier of the record. */
  id: number;
};
export type ListLetterTemplatesResponse = /** status 200 The templates. */ {
  /** The rows. */
  data: LetterTemplate[];
};
export type ListLetterTemplatesArg = void;
export type UpdateLetterTemplateResponse = /** status 200 The template. */ {
  data: LetterTemplate;
};
export type UpdateLetterTemplateArg = {
  /** Kind of the letters. */
  kind: "introduction" | "assignment" | "completion" | "assessment";
  /** The version. */
  letterTemplateInput: LetterTemplateInput;
};
export type CreateLetterTemplateVersionResponse =
  /** status 201 The template. */ {
    data: LetterTemplate;
  };
export type CreateLetterTemplateVersionArg = {
  /** Kind of the letters. */
  kind: "introduction" | "assignment" | "completion" | "assessment";
  /** The Word document. */
  letterTemplateFileInput: LetterTemplateFileInput;
};
export type GetLetterTemplateFileResponse =
  /** status 200 The document. */ Blob;
export type GetLetterTemplateFileArg = {
  /** Kind of the letters. */
  kind: "introduction" | "assignment" | "completion" | "assessment";
  /** The version; without it, the one for new letters. */
  number?: number;
};
export type PreviewLetterTemplateResponse = /** status 200 The PDF. */ Blob;
export type PreviewLetterTemplateArg = {
  /** Kind of the letters. */
  kind: "introduction" | "assignment" | "completion" | "assessment";
  /** The Word document. */
  letterTemplatePreviewInput: LetterTemplatePreviewInput;
};
export type GetLetterTemplatePreviewResponse =
  /** status 200 The document. */ Blob;
export type GetLetterTemplatePreviewArg = {
  /** A Word document by default, or a PDF, which needs LibreOffice on the server. */
  format?: "docx" | "pdf";
  /** Kind of the letters. */
  kind: "introduction" | "assignment" | "completion" | "assessment";
  /** The version; without it, the one for new letters. */
  number?: number;
  /** The placement with which the preview is filled. */
  internshipId?: number;
};
export type ListLetterSeriesResponse = /** status 200 The series. */ {
  /** The rows. */
  data: LetterSeries[];
};
export type ListLetterSeriesArg = void;
export type UpdateLetterSeriesResponse = /** status 200 The series. */ {
  data: LetterSeries;
};
export type UpdateLetterSeriesArg = {
  /** Kind of the letters. */
  kind: "introduction" | "assignment" | "completion" | "assessment";
  /** The year of the letters. */
  year: number;
  /** The pattern and the beginning. */
  letterSeriesInput: LetterSeriesInput;
};
export type ListCertificatesResponse = /** status 200 The recipients. */ {
  /** The rows. */
  data: CertificateRecipient[];
  meta: ListMeta;
};
export type ListCertificatesArg = {
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Rows per page; 10 by default. */
  perPage?: number;
  /** Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422. */
  sort?: string;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
    values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
      letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422.
     */
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
  /** The recipients, the day and who signs. */
  certificatesInput: CertificatesInput;
};
export type CheckCertificatesResponse =
  /** status 200 Who is ready, and who is not. */ {
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
export type ListCertificateFilesResponse = /** status 200 The PDF. */ Blob;
export type ListCertificateFilesArg = {
  /** These certificates, at most 200, separated by commas. */
  ids: string;
};
export type GetCertificateResponse = /** status 200 The certificate. */ {
  data: CertificateDetail;
};
export type GetCertificateArg = {
  /** Identifier of the record. */
  id: number;
};
export type GetCertificateFileResponse = /** status 200 The PDF. */ Blob;
export type GetCertificateFileArg = {
  /** Identifier of the record. */
  id: number;
};
export type RevokeCertificateResponse =
  /** status 200 The revoked certificate. */ {
    data: Certificate;
  };
export type RevokeCertificateArg = {
  /** Identifier of the record. */
  id: number;
  /** The reason. */
  certificateRevocation: CertificateRevocation;
};
export type GetInternshipCertificateResponse = /** status 200 The state. */ {
  data: CertificateRecipient;
};
export type GetInternshipCertificateArg = {
  /** Identifier of the record. */
  id: number;
};
export type ListDefencesResponse = /** status 200 The placements. */ {
  /** The rows. */
  data: DefenceRow[];
  meta: ListMeta;
};
export type ListDefencesArg = {
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Rows per page; 10 by default. */
  perPage?: number;
  /** Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422. */
  sort?: string;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
    values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
      letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422.
     */
  conditions?: string;
  /** Only records of this internship period. */
  internshipPeriodId?: number;
  /** Only placements whose latest defence is in this state. */
  state?: "unplanned" | "planned" | "held" | "cancelled";
  /** Only defences with this lecturer among the examiners. */
  examinerId?: number;
  /** Only defences of this day, by the clock of the campus. */
  date?: string;
};
export type CreateDefencesResponse = /** status 201 The new defences. */ {
  /** The rows. */
  data: Defence[];
};
export type CreateDefencesArg = {
  /** The placements, the first slot and the examiners. */
  defencesInput: DefencesInput;
};
export type GetDefenceScheduleFileResponse = /** status 200 The PDF. */ Blob;
export type GetDefenceScheduleFileArg = {
  /** Only records of this internship period. */
  internshipPeriodId?: number;
  /** Only defences of this day, by the clock of the campus. */
  date?: string;
};
export type GetDefenceResponse = /** status 200 The defence. */ {
  data: Defence;
};
export type GetDefenceArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdateDefenceResponse = /** status 200 The changed defence. */ {
  data: Defence;
};
export type UpdateDefenceArg = {
  /** Identifier of the record. */
  id: number;
  /** The slot and the examiners. */
  defenceUpdateInput: DefenceUpdateInput;
};
export type CancelDefenceResponse = /** status 200 The cancelled defence. */ {
  data: Defence;
};
export type CancelDefenceArg = {
  /** Identifier of the record. */
  id: number;
  /** The reason. */
  defenceCancelInput: DefenceCancelInput;
};
export type SubmitDefenceScoreResponse = /** status 200 The defence. */ {
  data: Defence;
};
export type SubmitDefenceScoreArg = {
  /** Identifier of the record. */
  id: number;
  /** The score and a remark. */
  defenceScoreInput: DefenceScoreInput;
};
export type GetDefenceFileResponse = /** status 200 The PDF. */ Blob;
export type GetDefenceFileArg = {
  /** Identifier of the record. */
  id: number;
};
export type GetInternshipDefenceResponse = /** status 200 The defence. */ {
  data: InternshipDefence;
};
export type GetInternshipDefenceArg = {
  /** Identifier of the record. */
  id: number;
};
export type ListPlacementOptionsResponse =
  /** status 200 The periods that are active or have a window, the first one first. */ {
    /** The rows. */
    data: PlacementOptions[];
  };
export type ListPlacementOptionsArg = void;
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
  /** The form. */
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
  /** status 200 The updated record. */ {
    data: AssessmentForm;
  };
export type UpdateAssessmentFormArg = {
  /** Identifier of the record. */
  id: number;
  /** The form. */
  assessmentFormUpdateInput: AssessmentFormUpdateInput;
};
export type DeleteAssessmentFormResponse = /** status 200 Deleted. */ {
  data: Message;
};
export type DeleteAssessmentFormArg = {
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
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
    values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
      letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422.
     */
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
export type UpdateAssessmentResponse = /** status 200 The sheet. */ {
  data: Assessment;
};
export type UpdateAssessmentArg = {
  /** Identifier of the record. */
  id: number;
  /** Identifier of the form of the assessment. */
  formId: number;
  /** The sheet, which may be incomplete. */
  assessmentUpdateInput: AssessmentUpdateInput;
};
export type SubmitAssessmentResponse = /** status 200 The sheet. */ {
  data: Assessment;
};
export type SubmitAssessmentArg = {
  /** Identifier of the record. */
  id: number;
  /** Identifier of the form of the assessment. */
  formId: number;
  /** The complete sheet. */
  assessmentInput: AssessmentInput;
};
export type ReturnAssessmentResponse = /** status 200 The sheet. */ {
  data: Assessment;
};
export type ReturnAssessmentArg = {
  /** Identifier of the record. */
  id: number;
  /** Identifier of the form of the assessment. */
  formId: number;
  /** The reason. */
  assessmentReturnInput: AssessmentReturnInput;
};
export type ListGuidanceSessionsResponse = /** status 200 The sessions. */ {
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
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
    values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
      letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422.
     */
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
export type CreateGuidanceSessionResponse = /** status 201 The new session. */ {
  data: GuidanceSession;
};
export type CreateGuidanceSessionArg = {
  /** The session. */
  guidanceSessionInput: GuidanceSessionInput;
};
export type ListGuidanceProgressResponse = /** status 200 The placements. */ {
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
  /** Only placements that are short of guidance: without any session (`none`), with fewer agreed sessions than the minimum
    of their period (`below`), or either of both (`any`).
     */
  shortage?: "any" | "none" | "below";
  /** Only records of this internship period. */
  internshipPeriodId?: number;
  /** Only records of this lecturer. */
  lecturerId?: number;
  /** Only records of this internship. */
  internshipId?: number;
};
export type AgreeToGuidanceSessionsResponse =
  /** status 200 The result of each session. */ {
    data: GuidanceAgreementResults;
  };
export type AgreeToGuidanceSessionsArg = {
  /** The sessions. */
  guidanceAgreementsInput: GuidanceAgreementsInput;
};
export type GetGuidanceSessionResponse = /** status 200 The session. */ {
  data: GuidanceSession;
};
export type GetGuidanceSessionArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdateGuidanceSessionResponse =
  /** status 200 The changed session. */ {
    data: GuidanceSession;
  };
export type UpdateGuidanceSessionArg = {
  /** Identifier of the record. */
  id: number;
  /** The session. */
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
  /** status 200 The returned session. */ {
    data: GuidanceSession;
  };
export type ReturnGuidanceSessionArg = {
  /** Identifier of the record. */
  id: number;
  /** The reason. */
  guidanceReturnInput: GuidanceReturnInput;
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
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
    values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
      letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422.
     */
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
  /** status 201 The report with the new version. */ {
    data: FinalReport;
  };
export type CreateFinalReportVersionArg = {
  /** Identifier of the placement of the report. */
  id: number;
  /** The title and the file. */
  finalReportVersionInput: FinalReportVersionInput;
};
export type GetFinalReportFileResponse =
  /** status 200 The PDF as it was sent. */ Blob;
export type GetFinalReportFileArg = {
  /** Identifier of the placement of the report. */
  id: number;
  /** Number of a version of the report. */
  number: number;
};
export type ReturnFinalReportResponse = /** status 200 The report. */ {
  data: FinalReport;
};
export type ReturnFinalReportArg = {
  /** Identifier of the placement of the report. */
  id: number;
  /** The comments. */
  finalReportReturnInput: FinalReportReturnInput;
};
export type AcceptFinalReportResponse = /** status 200 The report. */ {
  data: FinalReport;
};
export type AcceptFinalReportArg = {
  /** Identifier of the placement of the report. */
  id: number;
  /** The version that was read. */
  finalReportAcceptanceInput: FinalReportAcceptanceInput;
};
export type ReopenFinalReportResponse = /** status 200 The report. */ {
  data: FinalReport;
};
export type ReopenFinalReportArg = {
  /** Identifier of the placement of the report. */
  id: number;
  /** The reason. */
  finalReportReopeningInput: FinalReportReopeningInput;
};
export type ListStudentAssessmentFormsResponse = /** status 200 The forms. */ {
  /** The rows. */
  data: AssessmentCriteria[];
};
export type ListStudentAssessmentFormsArg = {
  /** Identifier of the record. */
  id: number;
};
export type ListAttendanceDaysResponse =
  /** status 200 The days and their totals. */ {
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
export type GetAttendanceDayResponse = /** status 200 The day. */ {
  data: AttendanceDayDetail;
};
export type GetAttendanceDayArg = {
  /** Identifier of the record. */
  id: number;
  /** The day. */
  date: string;
};
export type ListAttendanceRecapResponse =
  /** status 200 The placements with their days. */ {
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
  /** Only records of this company. */
  companyId?: number;
  /** Only records of this lecturer. */
  lecturerId?: number;
  /** Only records of this mentor. */
  mentorId?: number;
  /** Only students of this academic year. */
  academicYear?: string;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Placements per page; 100 by default. */
  perPage?: number;
};
export type GetAttendanceTotalsResponse = /** status 200 The totals. */ {
  data: AttendanceRecapTotals;
};
export type GetAttendanceTotalsArg = {
  /** The internship period. */
  internshipPeriodId: number;
  /** The first day. */
  dateFrom: string;
  /** The last day, at most 366 days after the first one. */
  dateTo: string;
  /** Only records of this company. */
  companyId?: number;
  /** Only records of this lecturer. */
  lecturerId?: number;
  /** Only records of this mentor. */
  mentorId?: number;
  /** Only students of this academic year. */
  academicYear?: string;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
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
export type ListInternshipPlacesResponse =
  /** status 200 The active places of the company, and those that the placement names. */ {
    /** The rows. */
    data: InternshipPlace[];
  };
export type ListInternshipPlacesArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdateInternshipPlacesResponse = /** status 200 The places. */ {
  /** The rows. */
  data: InternshipPlace[];
};
export type UpdateInternshipPlacesArg = {
  /** Identifier of the record. */
  id: number;
  /** The places. */
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
export type ListInternshipActivitiesResponse =
  /** status 200 The activities. */ {
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
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
    values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
      letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422.
     */
  conditions?: string;
  /** Only activities on this day. */
  date?: string;
  /** Only activities on this day or later. */
  dateFrom?: string;
  /** Only activities on this day or earlier. */
  dateTo?: string;
  /** Only activities that the student has (`true`) or has not (`false`) attended. */
  attended?: boolean;
  /** Only activities that the mentor has (`true`) or has not (`false`) validated. */
  validatedByMentor?: boolean;
  /** Only activities that the lecturer has (`true`) or has not (`false`) validated. */
  validatedByLecturer?: boolean;
};
export type CreateInternshipActivitiesResponse =
  /** status 201 The new records. */ {
    /** The new records. */
    data: Activity[];
  };
export type CreateInternshipActivitiesArg = {
  /** Identifier of the record. */
  id: number;
  /** The activities. */
  activitiesInput: ActivitiesInput;
};
export type ListInternshipGradesResponse = /** status 200 The grades. */ {
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
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
    values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
      letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422.
     */
  conditions?: string;
};
export type CreateScheduleResponse =
  /** status 201 The numbers of what was stored. */ {
    data: ScheduleCounts;
  };
export type CreateScheduleArg = {
  /** The schedule, and the numbers of the check that a person has seen. */
  scheduleStoreInput: ScheduleStoreInput;
};
export type GetScheduleCheckResponse =
  /** status 200 The outcome of each day of each placement. */ {
    data: ScheduleCheck;
  };
export type GetScheduleCheckArg = {
  /** The schedule. */
  scheduleInput: ScheduleInput;
};
export type ListStudentInternshipsResponse =
  /** status 200 The internships. */ {
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
export type ListActivitiesResponse = /** status 200 The activities. */ {
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
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
    values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
      letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422.
     */
  conditions?: string;
  /** Only records of this internship. */
  internshipId?: number;
  /** Only activities on this day. */
  date?: string;
  /** Only activities on this day or later. */
  dateFrom?: string;
  /** Only activities on this day or earlier. */
  dateTo?: string;
  /** Only activities that the student has (`true`) or has not (`false`) attended. */
  attended?: boolean;
  /** Only activities that the mentor has (`true`) or has not (`false`) validated. */
  validatedByMentor?: boolean;
  /** Only activities that the lecturer has (`true`) or has not (`false`) validated. */
  validatedByLecturer?: boolean;
};
export type CreateActivityResponse = /** status 201 The new record. */ {
  data: Activity;
};
export type CreateActivityArg = {
  /** The activity. */
  activityCreateInput: ActivityCreateInput;
};
export type GetActivityResponse = /** status 200 The record. */ {
  data: ActivityDetail;
};
export type GetActivityArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdateActivityResponse = /** status 200 The updated record. */ {
  data: Activity;
};
export type UpdateActivityArg = {
  /** Identifier of the record. */
  id: number;
  /** The activity. */
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
  /** status 200 The updated activity. */ {
    data: Activity;
  };
export type ValidateActivityAsMentorArg = {
  /** Identifier of the record. */
  id: number;
};
export type ValidateActivityAsLecturerResponse =
  /** status 200 The updated activity. */ {
    data: Activity;
  };
export type ValidateActivityAsLecturerArg = {
  /** Identifier of the record. */
  id: number;
};
export type RecordAttendanceResponse = /** status 200 The updated activity. */ {
  data: Activity;
};
export type RecordAttendanceArg = {
  /** Identifier of the record. */
  id: number;
  /** Where the student is. */
  attendanceInput: AttendanceInput;
};
export type CreateActivityPressResponse =
  /** status 201 The updated activity. */ {
    data: Activity;
  };
export type CreateActivityPressArg = {
  /** Identifier of the record. */
  id: number;
  /** The press. */
  pressInput: PressInput;
};
export type VoidActivityPressResponse =
  /** status 200 The updated activity. */ {
    data: Activity;
  };
export type VoidActivityPressArg = {
  /** Identifier of the record. */
  id: number;
  /** Identifier of the press. */
  pressId: number;
  /** The reason. */
  voidInput: VoidInput;
};
export type UpdateActivityLogResponse =
  /** status 200 The updated activity. */ {
    data: ActivityDetail;
  };
export type UpdateActivityLogArg = {
  /** Identifier of the record. */
  id: number;
  /** The log. */
  activityLogInput: ActivityLogInput;
};
export type SubmitActivityLogResponse =
  /** status 200 The updated activity. */ {
    data: ActivityDetail;
  };
export type SubmitActivityLogArg = {
  /** Identifier of the record. */
  id: number;
};
export type CreateActivityPhotoResponse = /** status 201 The new photo. */ {
  data: ActivityPhoto;
};
export type CreateActivityPhotoArg = {
  /** Identifier of the record. */
  id: number;
  /** The photo. */
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
export type ReturnActivityResponse = /** status 200 The updated activity. */ {
  data: Activity;
};
export type ReturnActivityArg = {
  /** Identifier of the record. */
  id: number;
  /** The comment. */
  returnInput: ReturnInput;
};
export type UndoActivityDecisionResponse =
  /** status 200 The updated activity. */ {
    data: Activity;
  };
export type UndoActivityDecisionArg = {
  /** Identifier of the record. */
  id: number;
  /** Why, and for a super admin whose. */
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
export type ListFollowUpsResponse =
  /** status 200 The kinds with their numbers. */ {
    /** Kinds without matters are left out. */
    data: FollowUp[];
  };
export type ListFollowUpsArg = {
  /** The number of kinds that the page shows, without those that were put off; the others do not count as seen. Without it, all of them do. */
  shown?: number;
};
export type GetFollowUpResponse =
  /** status 200 The kind and a page of its matters. */ {
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
export type UpdateFollowUpResponse = /** status 200 Done. */ {
  data: Message;
};
export type UpdateFollowUpArg = {
  /** The kind of matter. */
  kind: FollowUpKind;
  /** For how long. */
  followUpInput: FollowUpInput;
};
export type UpdateFollowUpItemResponse = /** status 200 Done. */ {
  data: Message;
};
export type UpdateFollowUpItemArg = {
  /** The kind of matter. */
  kind: FollowUpKind;
  /** Identifier of the record. */
  id: number;
  /** Whether it is settled. */
  followUpItemInput: FollowUpItemInput;
};
export type ListNotificationsResponse = /** status 200 A page of news. */ {
  /** Newest first. */
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
export type UpdateNotificationsResponse = /** status 200 Done. */ {
  data: Message;
};
export type UpdateNotificationsArg = {
  /** Up to which. */
  notificationsInput: NotificationsInput;
};
export type GetNotificationCountResponse = /** status 200 The number. */ {
  data: NotificationCount;
};
export type GetNotificationCountArg = void;
export type GetNotificationStreamResponse =
  /** status 200 The events. */ string;
export type GetNotificationStreamArg = void;
export type UpdateNotificationResponse = /** status 200 Done. */ {
  data: Message;
};
export type UpdateNotificationArg = {
  /** Identifier of the record. */
  id: number;
  /** Whether it is read. */
  notificationInput: NotificationInput;
};
export type ListNotificationPreferencesResponse =
  /** status 200 All kinds for the role of the caller. */ {
    /** In the order of the page of preferences. */
    data: NotificationPreference[];
  };
export type ListNotificationPreferencesArg = void;
export type UpdateNotificationPreferenceResponse = /** status 200 Done. */ {
  data: Message;
};
export type UpdateNotificationPreferenceArg = {
  /** The kind of news. */
  kind: NotificationKind;
  /** Whether it is shown. */
  notificationPreferenceInput: NotificationPreferenceInput;
};
export type GetMailPreferencesResponse =
  /** status 200 The choices for all kinds of the role of the caller, and the hour of the digest. */ {
    data: MailPreferences;
  };
export type GetMailPreferencesArg = void;
export type UpdateNewsMailPreferenceResponse = /** status 200 Done. */ {
  data: Message;
};
export type UpdateNewsMailPreferenceArg = {
  /** The kind of news. */
  kind: NotificationKind;
  /** The choice. */
  mailPreferenceInput: MailPreferenceInput;
};
export type UpdateFollowUpMailPreferenceResponse = /** status 200 Done. */ {
  data: Message;
};
export type UpdateFollowUpMailPreferenceArg = {
  /** The kind of matter. */
  kind: FollowUpKind;
  /** The choice. */
  mailPreferenceInput: MailPreferenceInput;
};
export type UpdateDigestHourResponse = /** status 200 Done. */ {
  data: Message;
};
export type UpdateDigestHourArg = {
  /** The hour. */
  digestHourInput: DigestHourInput;
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
export type ListSavedViewsResponse = /** status 200 The views. */ {
  /** Their own and the shared ones, by name. */
  data: SavedView[];
};
export type ListSavedViewsArg = {
  /** The list whose views are asked for. */
  list: ViewList;
};
export type CreateSavedViewResponse = /** status 201 The new view. */ {
  data: SavedView;
};
export type CreateSavedViewArg = {
  /** The view. */
  savedViewInput: SavedViewInput;
};
export type UpdateSavedViewResponse = /** status 200 The changed view. */ {
  data: SavedView;
};
export type UpdateSavedViewArg = {
  /** Identifier of the record. */
  id: number;
  /** The view. */
  savedViewUpdateInput: SavedViewUpdateInput;
};
export type DeleteSavedViewResponse = /** status 200 A confirmation. */ {
  data: Message;
};
export type DeleteSavedViewArg = {
  /** Identifier of the record. */
  id: number;
};
export type ListReviewsResponse = /** status 200 The rows. */ {
  /** The rows. */
  data: Review[];
  meta: ListMeta;
};
export type ListReviewsArg = {
  /** Which activities; `waiting` by default. `waiting` are those whose day has come and which the caller has neither validated nor returned, `overdue` those of them for more than seven days, `returned` those that the caller has returned, `unattended` those whose day is over without attendance, `done` those that the caller has validated. */
  view?: "waiting" | "returned" | "overdue" | "unattended" | "done" | "all";
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
export type GetReviewCountsResponse = /** status 200 The numbers. */ {
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
export type GetReviewSelectionResponse = /** status 200 The selection. */ {
  data: ReviewSelection;
};
export type GetReviewSelectionArg = {
  /** Which activities; `waiting` by default. `waiting` are those whose day has come and which the caller has neither validated nor returned, `overdue` those of them for more than seven days, `returned` those that the caller has returned, `unattended` those whose day is over without attendance, `done` those that the caller has validated. */
  view?: "waiting" | "returned" | "overdue" | "unattended" | "done" | "all";
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
export type GetReviewSummaryResponse = /** status 200 The summary. */ {
  data: ReviewSummary;
};
export type GetReviewSummaryArg = {
  /** The activities. */
  reviewSummaryInput: ReviewSummaryInput;
};
export type RecordReviewDecisionsResponse =
  /** status 200 The result of each activity. */ {
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
  /** The decision. */
  reviewDecisionsInput: ReviewDecisionsInput;
};
export type ListGradesResponse = /** status 200 The grades. */ {
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
  /** Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
    values. The operation names its fields; a nested one is written with dots.
    
    - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
      letters; `empty`, `not_empty` without one
    - number: `equals`, `at_least`, `at_most` and a number; `between` and two
    - date: the same with dates
    - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
    
    Anything else is a 422.
     */
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
  /** The scores. */
  gradeInput: GradeInput;
};
export type GetGradeSheetResponse = /** status 200 The sheet. */ {
  data: GradeSheet;
  meta: ListMeta;
};
export type GetGradeSheetArg = {
  /** Code of the course. */
  courseCode: string;
  /** The internship period. */
  internshipPeriodId: number;
  /** Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows. */
  page?: number;
  /** Rows per page; 10 by default. */
  perPage?: number;
};
export type GetGradeResponse = /** status 200 The record. */ {
  data: Grade;
};
export type GetGradeArg = {
  /** Identifier of the record. */
  id: number;
};
export type UpdateGradeResponse = /** status 200 The updated record. */ {
  data: Grade;
};
export type UpdateGradeArg = {
  /** Identifier of the record. */
  id: number;
  /** The scores; internship and course cannot change. */
  gradeUpdateInput: GradeUpdateInput;
};
export type DeleteGradeResponse = /** status 200 Deleted. */ {
  data: Message;
};
export type DeleteGradeArg = {
  /** Identifier of the record. */
  id: number;
  /** Why the grade is deleted, in 3 to 500 characters. A request without it gets 422 on `reason`. */
  reason?: string;
};
export type GetGradeReportResponse = /** status 200 The report. */ {
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
export type GetGradeReportOptionsResponse =
  /** status 200 The possible choices. */ {
    data: GradeReportOptions;
  };
export type GetGradeReportOptionsArg = {
  /** Code of the course. */
  courseCode?: string;
  /** The internship period. */
  internshipPeriodId?: number;
  /** The lecturer. */
  lecturerId?: number;
  /** The mentor. */
  mentorId?: number;
  /** Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422. */
  search?: string;
};
export type GetReportVerificationResponse =
  /** status 200 The code is known. */ {
    data: ReportVerification;
  };
export type GetReportVerificationArg = {
  /** The code, in capital or small letters, with or without hyphens. */
  code: string;
};
export type GetAdminDashboardResponse = /** status 200 The dashboard. */ {
  data: AdminDashboard;
};
export type GetAdminDashboardArg = {
  /** Identifier of the internship period. */
  id: number;
};
export type ListMentorCertificatesResponse =
  /** status 200 The certificates. */ {
    /** The certificates. */
    data: CertificateOfPeriod[];
  };
export type ListMentorCertificatesArg = void;
export type GetMentorDashboardResponse = /** status 200 The dashboard. */ {
  data: SupervisorDashboard;
};
export type GetMentorDashboardArg = {
  /** Identifier of the internship period. */
  id: number;
};
export type GetLecturerDashboardResponse = /** status 200 The dashboard. */ {
  data: SupervisorDashboard;
};
export type GetLecturerDashboardArg = {
  /** Identifier of the internship period. */
  id: number;
};
export type FindRecordsResponse = /** status 200 The matching records. */ {
  data: FoundRecords;
};
export type FindRecordsArg = {
  /** Words to find. More than six are a 422. */
  search: string;
};
export type CreateImportResponse = /** status 200 Stored. */ {
  data: ImportResult;
};
export type CreateImportArg = {
  /** What the rows are. */
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
  /** The rows. */
  importInput: ImportInput;
};
export type ReadImportFileResponse = /** status 200 The rows. */ {
  data: ImportFile;
};
export type ReadImportFileArg = {
  /** What the rows are. */
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
  /** The file. */
  importFileInput: ImportFileInput;
};
export type CheckImportResponse = /** status 200 The state of each row. */ {
  data: ImportCheck;
};
export type CheckImportArg = {
  /** What the rows are. */
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
  /** The rows. */
  importCheckInput: ImportCheckInput;
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
export type GetHealthResponse = /** status 200 They work. */ Health;
export type GetHealthArg = {
  /** Whether to answer with `details`. */
  full?: boolean;
};
export type CreateBackupResponse = /** status 202 It was started. */ {
  data: Message;
};
export type CreateBackupArg = void;
export type ListFailedMailsResponse = /** status 200 The mails. */ {
  /** The newest first, at most 50. */
  data: FailedMail[];
};
export type ListFailedMailsArg = void;
export type RetryMailResponse = /** status 202 It waits. */ {
  data: Message;
};
export type RetryMailArg = {
  /** Identifier of the mail. */
  id: string;
};
export type GetPublicAddressResponse = /** status 200 The address. */ {
  data: PublicAddress;
};
export type GetPublicAddressArg = void;
export type ConfirmPublicAddressResponse =
  /** status 200 The confirmed address. */ {
    data: PublicAddress;
  };
export type ConfirmPublicAddressArg = {
  /** The address. */
  publicAddressInput: PublicAddressInput;
};
export type GetSettingsResponse = /** status 200 The settings. */ {
  data: Settings;
};
export type GetSettingsArg = void;
export type GetWarningsResponse = /** status 200 The warnings. */ {
  data: Warnings;
};
export type GetWarningsArg = void;
export type UserAccount = {
  /** Identifier of the user. */
  id: number;
  /** Full name, with titles. */
  name: string;
  /** E-mail address, unique without regard to case. */
  email: string;
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
  /** Role of the user. */
  role: "super_admin" | "lecturer" | "mentor" | "student";
  /** Whether the user may sign in. */
  is_active: boolean;
};
export type Version = number;
export type StudentProfile = {
  /** Identifier of the student. */
  id: number;
  /** Identifier of the user who has this profile. */
  user_id: number;
  /** Student number (NIM); also the sign-in name and the default password of a student. */
  nim: string;
  /** Academic year, written like 2024/2025. */
  academic_year: string;
  version?: Version;
};
export type LecturerProfile = {
  /** Identifier of the lecturer. */
  id: number;
  /** Identifier of the user who has this profile. */
  user_id: number;
  /** Staff number (NIP) of 18 digits; also the sign-in name and the default password of a lecturer or super admin. Only super admins and the person receive it. */
  nip: string;
  /** Address of the signature image, good in an `<img>` for a limited time; null when there is none. */
  digital_signature: string | null;
  version?: Version;
};
export type CompanyName = {
  /** Identifier of the company. */
  id: number;
  /** Name of the company. */
  name: string;
};
export type MentorProfile = {
  /** Identifier of the mentor. */
  id: number;
  /** Identifier of the user who has this profile. */
  user_id: number;
  /** Company of the mentor. */
  company_id: number;
  /** National identity number (NIK) of 16 digits; also the sign-in name and the default password of a mentor. Only super admins and the person receive it. */
  nik: string;
  /** Address of the signature image, good in an `<img>` for a limited time; null when there is none. */
  digital_signature: string | null;
  /** Whether the mentor takes new placements. */
  is_active: boolean;
  company: CompanyName;
  version?: Version;
};
export type User = UserAccount & {
  version?: Version;
  /** Whether mails go to the address. `off` if this server sends none; `confirmed` once the owner has opened the link that was sent there; `refused` after a mail server has refused it. */
  email_state?: "off" | "unconfirmed" | "confirmed" | "refused";
  /** The words of the mail server that refused the address; null if none did. */
  email_refusal?: string | null;
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
export type Login = {
  /** When. */
  at: string;
  /** Browser and operating system; null when unknown. */
  device: string | null;
  /** The IP address; null when unknown. */
  address: string | null;
};
export type CurrentUser = User & {
  /** Whether the account still has its default password and the server asks to change it before anything else. */
  must_change_password?: boolean;
  /** The login before the one that opened this session; null when there was none. */
  last_login?: Login | null;
};
export type Session = {
  /** The bearer token of the session (JWT). */
  access_token: string;
  user: CurrentUser;
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
};
export type LoginInput = {
  /** NIK, NIP or NIM. */
  identifier: string;
  /** The password. */
  password: string;
  /** Whether the session lasts for weeks instead of hours. */
  remember?: boolean;
};
export type Message = {
  /** The confirmation, in Indonesian. */
  message: string;
};
export type RefreshedToken = {
  /** The new bearer token (JWT). */
  access_token: string;
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
export type ListMeta = {
  /** The page, counted from 1. */
  page?: number;
  /** Rows per page. */
  per_page?: number;
  /** Rows in the whole list, after search and filters. */
  total: number;
};
export type UserCreateInput = {
  /** Role of the user; it decides which profile fields are required. */
  role: "super_admin" | "lecturer" | "mentor" | "student";
  /** Full name, with titles. */
  name: string;
  /** E-mail address, unique without regard to case. */
  email: string;
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
export type BulkResult = {
  /** The record. */
  id: number;
  /** `already` when it was like that before the request. */
  outcome: "done" | "already" | "refused";
  /** Why it was refused, in Indonesian. */
  message: string | null;
};
export type BulkResults = {
  /** In the order of the request, each record once. */
  results: BulkResult[];
};
export type UserBulkInput = {
  /** What to do. `activate` and `deactivate` are about signing in. */
  action: "activate" | "deactivate" | "delete" | "reset_password";
  /** The records. */
  ids: number[];
};
export type SeenVersion = number;
export type UserUpdateInput = {
  /** Full name, with titles. */
  name: string;
  /** E-mail address, unique without regard to case. */
  email: string;
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
  /** Role of the user; unchanged if left out. */
  role?: "super_admin" | "lecturer" | "mentor" | "student";
  /** Whether the user may sign in; unchanged if left out. */
  is_active?: boolean;
  version?: SeenVersion;
};
export type AnonymisationPreview = {
  /** Why it is refused; empty if it is not. */
  refusals: string[];
  /** How many records go or lose what is personal, beside the account itself. */
  removes: {
    /** Photos of activities. */
    photos: number;
    /** Texts of logs. */
    logs: number;
    /** Positions of attendances. */
    positions: number;
    /** Signatures. */
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
export type Student = StudentProfile & {
  user: UserAccount;
};
export type StudentCreateInput = {
  /** Full name, with titles. */
  name: string;
  /** E-mail address, unique without regard to case. */
  email: string;
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
export type Lecturer = LecturerProfile & {
  user: UserAccount;
};
export type LecturerCreateInput = {
  /** Full name, with titles. */
  name: string;
  /** E-mail address, unique without regard to case. */
  email: string;
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
export type Mentor = MentorProfile & {
  user: UserAccount;
};
export type MentorCreateInput = {
  /** Full name, with titles. */
  name: string;
  /** E-mail address, unique without regard to case. */
  email: string;
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
  /** Company of the mentor. */
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
  /** Company of the mentor. */
  company_id?: number;
  /** National identity number (NIK) of 16 digits; also the sign-in name and the default password of a mentor. Only super admins and the person receive it. */
  nik?: string;
  /** New signature as PNG or JPEG of at most 5 MB. */
  digital_signature?: Blob;
  /** Whether the mentor takes new placements (`1` or `0` in multipart bodies). */
  is_active?: boolean;
  version?: SeenVersion;
};
export type CompanyInput = {
  /** Name of the company. */
  name: string;
  /** Address of the company. */
  address: string;
  /** Telephone number of the company. */
  phone_number: string;
  /** E-mail address of the company. */
  email: string;
  /** The field of business. */
  business_field: string;
  /** How many internships the company takes in one period. */
  internship_quota: number;
  /** Whether the company takes new internships. */
  is_active: boolean;
};
export type WithVersion = {
  version?: Version;
};
export type Company = CompanyInput &
  WithVersion & {
    /** Identifier of the company. */
    id: number;
  };
export type RecordBulkInput = {
  /** What to do. */
  action: "activate" | "deactivate" | "delete";
  /** The records. */
  ids: number[];
};
export type WithSeenVersion = {
  version?: SeenVersion;
};
export type CompanyUpdateInput = CompanyInput & WithSeenVersion;
export type PlaceInput = {
  /** The company. */
  company_id: number;
  /** Name of the place; no other place of the company has it, in any case of letters. */
  name: string;
  /** Address of the place. */
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
};
export type Place = PlaceInput &
  WithVersion & {
    /** Identifier of the place. */
    id: number;
    company: CompanyName;
  };
export type WithConfirmedPoint = {
  /** Whether the point is meant although it is outside of Indonesia or in another time zone. Without it, such a point is a 422 with the code `unusual_point`, unless it is stored already. */
  is_point_confirmed?: boolean;
};
export type PlaceCreateInput = PlaceInput & WithConfirmedPoint;
export type PlaceUpdateInput = PlaceInput &
  WithConfirmedPoint &
  WithSeenVersion;
export type CourseInput = {
  /** Code of the course, 9 characters; it identifies the course. */
  code: string;
  /** Name of the course. */
  name: string;
  /** Semester of the course, 2 or 3. */
  semester: number;
  /** Hours per week. */
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
export type Course = CourseInput & WithVersion;
export type CourseBulkResult = {
  /** The record. */
  code: string;
  /** `already` when it was like that before the request. */
  outcome: "done" | "already" | "refused";
  /** Why it was refused, in Indonesian. */
  message: string | null;
};
export type CourseBulkResults = {
  /** In the order of the request, each record once. */
  results: CourseBulkResult[];
};
export type CourseBulkInput = {
  /** What to do. */
  action: "delete";
  /** The courses. */
  codes: string[];
};
export type CourseUpdateInput = CourseInput & WithSeenVersion;
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
export type InternshipPeriod = InternshipPeriodInput &
  WithVersion & {
    /** Identifier of the period. */
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
export type InternshipPeriodUpdateInput = InternshipPeriodInput &
  WithSeenVersion;
export type PlaceMentor = {
  /** Identifier of the mentor. */
  id: number;
  /** Name of the mentor. */
  name: string;
};
export type CompanyPlaces = {
  /** Identifier of the company. */
  id: number;
  /** Name of the company. */
  name: string;
  /** Internships in the period. */
  internship_count: number;
  /** Internships the company takes in one period. */
  internship_quota: number;
  /** The number of free places. */
  free: number;
  /** The mentors who take students. */
  mentors: PlaceMentor[];
};
export type LecturerLoad = {
  /** Identifier of the lecturer. */
  id: number;
  /** Name of the lecturer. */
  name: string;
  /** Students with an internship in the period. */
  students_count: number;
};
export type FreePlaces = {
  /** The active companies. */
  companies: CompanyPlaces[];
  /** The lecturers. */
  lecturers: LecturerLoad[];
};
export type HolidayInput = {
  /** The day; no other holiday is on it. */
  date: string;
  /** Name of the holiday. */
  name: string;
  /** A national holiday, joint leave (cuti bersama) or a day off of the campus. */
  kind: "national" | "joint_leave" | "campus";
  /** Whether the day is decreed, is certain without a decree, or is an estimate. */
  certainty: "decreed" | "certain" | "estimated";
};
export type Holiday = HolidayInput &
  WithVersion & {
    /** Identifier of the holiday. */
    id: number;
  };
export type HolidayBulkInput = {
  /** What to do. */
  action: "delete";
  /** The records. */
  ids: number[];
};
export type HolidayUpdateInput = HolidayInput & WithSeenVersion;
export type HolidayMoveActivity = {
  /** The activity. */
  id: number;
  /** Student number. */
  student_nim: string;
  /** Name of the student. */
  student_name: string;
  /** Name of the company. */
  company_name: string;
  /** When it starts. */
  start_time: string;
  /** When it ends. */
  end_time: string;
  /** Why it cannot move; null if it can. */
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
export type HolidayMoveInput = {
  /** The day to which they move. */
  date: string;
  /** The number of activities that move, by the check; if it has changed, nothing is moved. */
  expected: number;
};
export type InternshipInput = {
  /** The student. */
  student_id: number;
  /** The mentor; belongs to the given company. */
  mentor_id: number;
  /** The lecturer who supervises. */
  lecturer_id: number;
  /** The period. */
  internship_period_id: number;
  /** The company of the mentor. */
  company_id: number;
};
export type UserName = {
  /** Identifier of the user. */
  id: number;
  /** Full name, with titles. */
  name: string;
};
export type InternshipStudent = {
  /** Identifier of the student. */
  id: number;
  /** Student number (NIM); also the sign-in name and the default password of a student. */
  nim: string;
  /** Academic year, written like 2024/2025. */
  academic_year: string;
  user: UserName;
};
export type InternshipMentor = {
  /** Identifier of the mentor. */
  id: number;
  company: CompanyName;
  user: UserName;
};
export type InternshipLecturer = {
  /** Identifier of the lecturer. */
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
  | "done";
export type Internship = InternshipInput &
  WithVersion & {
    /** Identifier of the internship. */
    id: number;
    student: InternshipStudent;
    mentor: InternshipMentor;
    lecturer: InternshipLecturer;
    internship_period: InternshipPeriod;
    stage: InternshipStage;
  };
export type PlacedInternships = {
  /** Identifiers of the internships. */
  internship_ids: number[];
};
export type PlacementInput = {
  /** The student. */
  student_id: number;
  /** The company of the mentor. */
  company_id: number;
  /** The mentor; belongs to the given company. */
  mentor_id: number;
  /** The lecturer who supervises. */
  lecturer_id: number;
};
export type PlacementsInput = {
  /** The period. */
  internship_period_id: number;
  /** The placements, one to 500. */
  placements: PlacementInput[];
};
export type InternshipsInput = PlacementsInput & {
  /** Why what is unusual is meant. Required if there are warnings; the audit trail keeps it. */
  reason?: string | null;
};
export type PlacementFindings = {
  /** The student of the placement. */
  student_id: number;
  /** Messages by field; what has any is refused. */
  errors: {
    [key: string]: string[];
  };
  /** Messages about what is unusual; to be stored with a reason. */
  warnings: string[];
};
export type InternshipBulkInput = {
  /** What to do. */
  action: "delete";
  /** The records. */
  ids: number[];
};
export type InternshipUpdateInput = InternshipInput & WithSeenVersion;
export type AttendanceRequest = {
  /** Identifier of the request. */
  id: number;
  /** The placement. */
  internship_id: number;
  /** NIM of the student. */
  student_nim: string;
  /** Name of the student. */
  student_name: string;
  /** Name of the company. */
  company_name: string;
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
    /** Its name. */
    name: string;
    /** Its format. */
    kind: "pdf" | "jpeg";
    /** Its size. */
    bytes: number;
  } | null;
  /** The state. */
  state: "waiting" | "approved" | "rejected" | "withdrawn";
  /** The sentence of the decision. */
  comment: string | null;
  /** When it was sent. */
  created_at: string;
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
  /** The request. */
  request_id: number;
  /** `already` when it was in that state before. */
  outcome: "done" | "already" | "refused";
  /** Why it was refused, in Indonesian. */
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
  /** The requests. */
  request_ids: number[];
};
export type PlacementPeriod = {
  /** Identifier of the period. */
  id: number;
  /** First day. */
  start_date: string;
  /** Last day. */
  end_date: string;
  /** Semester of the students. */
  semester: number;
  /** Year of the period. */
  year: string;
};
export type PlacementChoice = {
  /** The company. */
  company_id: number;
  /** Name of the company. */
  company_name: string;
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
export type PlacementRequest = WithVersion & {
  /** Identifier of the request. */
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
    /** Its address. */
    address: string | null;
    /** Its field of business. */
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
    /** The company. */
    company_id: number;
    /** Name of the company. */
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
export type PlacementRequestContent = {
  /** Companies in the order of preference; none with an own company. */
  company_ids: number[];
  /** A company that the student has found; it may be incomplete in a draft. */
  own_company: {
    /** Name of the company. */
    name: string | null;
    /** Its address. */
    address: string | null;
    /** Its field of business. */
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
};
export type PlacementRequestInput = PlacementRequestContent & {
  /** The period. */
  internship_period_id: number;
};
export type PlacementRequestCounts = {
  /** Drafts. */
  draft: number;
  /** Sent, and not decided. */
  sent: number;
  /** To be completed. */
  incomplete: number;
  /** Accepted. */
  accepted: number;
  /** Refused. */
  refused: number;
  /** Withdrawn. */
  withdrawn: number;
};
export type SuggestedPlacement = {
  /** The student. */
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
  /** The request. */
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
  /** The request. */
  request_id: number;
  /** The version that was read. If the request has another one by now, nothing changes and the answer is 409. */
  seen_version?: number | null;
  /** One for each member, at a company that the request names. */
  placements: PlacementInput[];
};
export type PlacementAcceptancesCheckInput = {
  /** The period. */
  internship_period_id: number;
  /** The acceptances, one to 500. */
  acceptances: PlacementAcceptance[];
};
export type PlacementAcceptancesInput = PlacementAcceptancesCheckInput & {
  /** Why what is unusual is meant. Required if there are warnings; the audit trail keeps it. */
  reason?: string | null;
};
export type PlacementAcceptanceFindings = {
  /** The request. */
  request_id: number;
  /** Why the request cannot be accepted now; null if it can. */
  message: string | null;
  /** The findings about each placement. */
  placements: PlacementFindings[];
};
export type PlacementRequestUpdateInput = PlacementRequestContent &
  WithSeenVersion;
export type SeenPlacementRequest = {
  /** The version that was read. If the request has another one by now, nothing changes and the answer is 409. */
  seen_version?: number | null;
};
export type PlacementMembershipInput = {
  /** The answer. */
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
  /** Identifier of the company. */
  id: number;
  /** Name of the company. */
  name: string;
  /** Its address. */
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
    /** The field of business. */
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
export type PlacementWindowInput = {
  /** First day on campus on which requests can be sent; null with the last one. */
  open_from: string | null;
  /** Last day on campus. */
  open_until: string | null;
};
export type PlacementException = {
  /** The student. */
  student_id: number;
  /** Number of the student (NIM). */
  nim: string;
  /** Name of the student. */
  name: string;
  /** The last day on campus on which the student can send a request. */
  until: string;
  /** Why. */
  reason: string;
};
export type PlacementWindow = PlacementWindowInput &
  WithVersion & {
    /** The period. */
    internship_period_id: number;
    /** The exceptions, by name. */
    exceptions: PlacementException[];
  };
export type PlacementWindowUpdateInput = PlacementWindowInput & WithSeenVersion;
export type PlacementExceptionInput = {
  /** The last day on campus on which the student can send a request. */
  until: string;
  /** Why. */
  reason: string;
};
export type LetterKind =
  "introduction" | "assignment" | "completion" | "assessment";
export type LetterState = "made" | "signed" | "cancelled";
export type LetterStudent = {
  /** Identifier of the student. */
  student_id: number;
  /** NIM. */
  nim: string;
  /** Name. */
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
  /** Name of the signatory. */
  signatory_name: string;
  /** Position of the signatory. */
  signatory_position: string;
  /** NIP of the signatory. */
  signatory_nip: string | null;
  state: LetterState;
  /** The students that a reader may see; for a student, the reader. */
  students: LetterStudent[];
  /** Names of these students, separated by commas. */
  student_names: string;
  /** Whether a scan with a signature is attached. */
  is_signed: boolean;
  /** When it was made. */
  created_at: string;
  /** Name of the person who made it. */
  created_by_name: string;
  /** When it was cancelled. */
  cancelled_at: string | null;
  /** Why it was cancelled. */
  cancelled_reason: string | null;
};
export type LettersInput = {
  kind: LetterKind;
  /** Day of the letters; its year says which series they belong to. */
  date: string;
  /** The template; without one, the first active one of the kind. */
  template_id?: number | null;
  /** Name of the signatory. */
  signatory_name: string;
  /** Position of the signatory. */
  signatory_position: string;
  /** NIP of the signatory. */
  signatory_nip?: string | null;
  /** The lecturer whose stored signature is printed; none without one. */
  signatory_lecturer_id?: number | null;
  /** The placements of each letter, all at the same company and in the same period. */
  groups: number[][];
};
export type LettersCheck = {
  /** In the order of the groups. */
  letters: {
    /** The number, unless somebody else takes it first. */
    number: string;
    /** The company. */
    company_name: string;
    /** The students. */
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
  groups: number[][];
};
export type LetterCancellation = {
  /** The reason. */
  reason: string;
};
export type LetterScanInput = {
  /** A PDF, PNG or JPEG of at most 5 MB. */
  file: Blob;
};
export type LetterTemplate = {
  version: Version;
  kind: LetterKind;
  /** Its name. */
  name: string;
  /** The version for new letters. */
  current_number: number;
  /** All versions, the latest first. */
  versions: {
    /** Its number. */
    number: number;
    /** The name of the file. */
    file_name: string;
    /** When it was uploaded; null for the shipped one. */
    uploaded_at: string | null;
    /** Name of the person who uploaded it; null for the shipped one. */
    uploaded_by_name: string | null;
  }[];
};
export type LetterTemplateInput = WithSeenVersion & {
  /** The version. */
  current_number: number;
  /** Whether the office wants it although it lacks the number, the name or the code. */
  is_confirmed?: boolean;
};
export type LetterTemplateFileInput = WithSeenVersion & {
  /** A Word document (.docx) of at most 5 MB. */
  file: Blob;
  /** Whether the office wants it although it lacks the number, the name or the code. */
  is_confirmed?: boolean;
};
export type LetterTemplatePreviewInput = {
  /** A Word document (.docx) of at most 5 MB. */
  file: Blob;
};
export type LetterSeries = {
  kind: LetterKind;
  /** The year. */
  year: number;
  /** How its numbers are written. */
  pattern: string;
  /** The number that the office lets it begin at or go on at; null for 1. */
  start_number: number | null;
  /** The last number that was given. */
  last_number: number;
  /** How often the pattern or the beginning has changed; null for a series that has no letters yet. */
  version: number | null;
};
export type LetterSeriesInput = WithSeenVersion & {
  /** Text with the number, the code, the month and the year in braces. */
  pattern: string;
  /** The number that the next letter has, if an office is in the middle of its book; null to go on after the last one. It stays as it is if it is left out. */
  start_number?: number | null;
};
export type CertificateState = "missing" | "ready" | "issued" | "revoked";
export type CertificateGap =
  | "open_period"
  | "empty_recap"
  | "incomplete_recap"
  | "no_report"
  | "no_defence"
  | "no_grade"
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
  /** The code that verifies it. */
  code: string;
  /** When it was issued. */
  issued_at: string;
  /** Name of the person who issued it. */
  issued_by_name: string;
  /** When it was revoked. */
  revoked_at: string | null;
  /** Why it was revoked. */
  revoked_reason: string | null;
};
export type CertificateRecipient = {
  /** Identifier of the placement, the mentor or the company. */
  id: number;
  /** Name. */
  name: string;
  /** NIM of a student; otherwise null. */
  note: string | null;
  /** The company. */
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
  kind: CertificateKind;
  /** The period. */
  internship_period_id: number;
  /** Identifiers of placements, mentors or companies, according to the kind. */
  recipient_ids: number[];
  /** Day of the certificates. */
  date: string;
  /** The place before the day. */
  place?: string | null;
  /** Name of the signatory. */
  signatory_name: string;
  /** Position of the signatory. */
  signatory_position: string;
  /** NIP of the signatory. */
  signatory_nip?: string | null;
  /** The lecturer whose stored signature is printed; none without one. */
  signatory_lecturer_id?: number | null;
  /** Whether the grades of students are printed. */
  has_grade?: boolean;
};
export type CertificateCheck = {
  /** Identifiers of recipients for whom nothing is missing. */
  ready_ids: number[];
  /** The others. */
  left_out: CertificateLeftOut[];
};
export type CertificateOfPeriod = Certificate & {
  /** First day of the period. */
  start_date: string;
  /** Last day of the period. */
  end_date: string;
};
export type CertificateDetail = CertificateOfPeriod & {
  /** The placement of a student; otherwise null. */
  internship_id: number | null;
  /** Place and day, as printed. */
  place_and_date: string;
  /** Name of the signatory. */
  signatory_name: string;
  /** Position of the signatory. */
  signatory_position: string;
};
export type CertificateRevocation = {
  /** The reason. */
  reason: string;
};
export type DefencePlacement = {
  /** The internship. */
  internship_id: number;
  /** Name of the student. */
  student_name: string;
  /** NIM of the student. */
  nim: string;
  /** Name of the company. */
  company_name: string;
  /** The lecturer of the placement. */
  lecturer_id: number;
  /** Name of the lecturer of the placement. */
  lecturer_name: string;
  /** The internship period. */
  internship_period_id: number;
  /** Whether the period is closed. */
  is_closed: boolean;
};
export type DefenceExaminer = {
  /** The lecturer. */
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
  /** The defence. */
  id: number;
  /** Day, by the clock of the campus. */
  date: string;
  /** First minute, by the clock of the campus. */
  time: string;
  /** How long it takes. */
  minutes: number;
  /** The room. */
  room: string;
  /** When it starts. */
  starts_at: string;
  /** Held when all examiners have sent their scores. */
  state: "planned" | "held" | "cancelled";
  /** Why it was cancelled; null otherwise. */
  cancel_reason: string | null;
  /** The examiners, in order. */
  examiners: DefenceExaminer[];
  /** The mean of the scores; null until all are sent, and for people without access to it. */
  score: number | null;
};
export type DefenceRow = DefencePlacement & {
  /** The state of the latest defence; `unplanned` without any. */
  state: "unplanned" | "planned" | "held" | "cancelled";
  /** The latest defence; null without any. */
  defence: PlannedDefence | null;
};
export type Defence = DefencePlacement &
  PlannedDefence &
  WithVersion & {
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
  /** The room. */
  room: string;
  /** Whether the lecturer of each placement is its first examiner. */
  has_lecturer?: boolean;
  /** The examiners, lecturers, the first one chairs. */
  examiner_ids: number[];
};
export type DefenceInput = {
  /** Day, by the clock of the campus. */
  date: string;
  /** First minute, by the clock of the campus. */
  time: string;
  /** How long it takes. */
  minutes: number;
  /** The room. */
  room: string;
  /** The examiners, lecturers, the first one chairs. */
  examiner_ids: number[];
};
export type DefenceUpdateInput = DefenceInput & WithSeenVersion;
export type DefenceCancelInput = {
  /** The reason, for the student and the examiners. */
  reason: string;
  /** The version of the defence that was read; another one is a 409. Without it, the last change wins. */
  seen_version?: number | null;
};
export type DefenceScoreInput = {
  /** The score. */
  score: number;
  /** A remark of the examiner. */
  remark?: string | null;
};
export type DefenceProposal = {
  /** Code of the course. */
  course_code: string;
  /** The score of the grade. */
  part: "assignment_1" | "assignment_2" | "midterm" | "final" | "other";
};
export type InternshipDefence =
  | (PlannedDefence & {
      /** The scores of grades that a held defence proposes, for those who give grades. */
      proposals: DefenceProposal[];
    })
  | null;
export type PlacementOption = {
  /** The company. */
  id: number;
  /** Name of the company. */
  name: string;
  /** Its field of business. */
  business_field: string;
  /** Its address. */
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
export type AssessmentWord = {
  /** The word. */
  word: string;
  /** The points of the word. */
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
export type AssessmentFormInput = {
  /** Code of the course. */
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
export type Revision = number;
export type AssessmentForm = AssessmentFormInput &
  WithVersion & {
    /** Identifier of the form. */
    id: number;
    /** Name of the course. */
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
export type AssessmentFormUpdateInput = AssessmentFormInput & WithSeenVersion;
export type AssessmentAssessor = "mentor" | "lecturer";
export type AssessmentSheetState = "missing" | "draft" | "sent" | "returned";
export type AssessmentRow = {
  /** The internship. */
  internship_id: number;
  /** The form. */
  form_id: number;
  /** Name of the student. */
  student_name: string;
  /** NIM of the student. */
  nim: string;
  /** Name of the company. */
  company_name: string;
  /** The internship period. */
  internship_period_id: number;
  /** Code of the course. */
  course_code: string;
  /** Name of the course. */
  course_name: string;
  assessor: AssessmentAssessor;
  /** Name of the assessor; of a sheet that was sent, of the person who sent it. */
  assessor_name: string;
  /** Whether the period is closed. */
  is_closed: boolean;
  state: AssessmentSheetState;
  /** The weighted mean of the points; null while a score is missing. */
  total: number | null;
  /** When it was sent last. */
  sent_at: string | null;
};
export type AssessmentDraft = {
  revision: Revision;
  /** A whole number for each criterion, in order: the score from 1 to 100, or which word of the scale it is, counted from 1. Null for a criterion without a score. */
  scores: (number | null)[];
  /** Remarks of the assessor. */
  remarks?: string | null;
};
export type Assessment = AssessmentRow &
  AssessmentDraft &
  WithVersion & {
    /** The score of a grade that the sheet proposes; null for none. */
    score_part:
      | ("assignment_1" | "assignment_2" | "midterm" | "final" | "other" | null)
      | null;
    /** The criteria, in order. */
    criteria: AssessmentCriterion[];
    /** Remarks of the assessor. */
    remarks: string | null;
    /** Why the assessor was asked for a correction last. */
    return_reason: string | null;
    /** Whether the signed-in user can change it now. */
    can_fill: boolean;
  };
export type AssessmentUpdateInput = AssessmentDraft & WithSeenVersion;
export type SeenAssessmentVersion = number | null;
export type AssessmentInput = AssessmentDraft & {
  seen_version?: SeenAssessmentVersion;
};
export type AssessmentReturnInput = {
  /** The reason, for the assessor. */
  reason: string;
  seen_version?: SeenAssessmentVersion;
};
export type GuidanceSession = {
  /** Identifier of the session. */
  id: number;
  /** The placement. */
  internship_id: number;
  /** The period of the placement. */
  internship_period_id: number;
  /** NIM of the student. */
  student_nim: string;
  /** Name of the student. */
  student_name: string;
  /** Name of the company. */
  company_name: string;
  /** Name of the present lecturer of the placement. */
  lecturer_name: string;
  /** The day of the session. */
  date: string;
  /** The topic. */
  topic: string;
  /** The result of the session. */
  result: string;
  /** The state. */
  state: "sent" | "agreed" | "returned";
  /** Why the lecturer returned it. */
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
  /** The result of the session. */
  result: string;
};
export type GuidanceProgress = {
  /** The placement. */
  internship_id: number;
  /** Its period. */
  internship_period_id: number;
  /** NIM of the student. */
  student_nim: string;
  /** Name of the student. */
  student_name: string;
  /** Name of the company. */
  company_name: string;
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
  /** Why it was refused, in Indonesian. */
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
  /** The sessions. */
  sessions: GuidanceAgreement[];
};
export type GuidanceSessionUpdateInput = {
  /** The day of the session, in the period of the placement and not in the future. */
  date: string;
  /** The topic, on one line. */
  topic: string;
  /** The result of the session. */
  result: string;
} & WithSeenVersion;
export type GuidanceReturnInput = {
  /** The reason, for the student. */
  reason: string;
  seen_version?: SeenVersion;
};
export type FinalReportState = "missing" | "sent" | "returned" | "accepted";
export type FinalReportRow = {
  /** The placement. */
  internship_id: number;
  /** Name of the student. */
  student_name: string;
  /** NIM of the student. */
  nim: string;
  /** Name of the company. */
  company_name: string;
  /** Name of the lecturer. */
  lecturer_name: string;
  /** The internship period. */
  internship_period_id: number;
  /** Whether the period is closed. */
  is_closed: boolean;
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
export type FinalReport = FinalReportRow &
  WithVersion & {
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
  /** Title of the report. */
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
export type AssessmentCriteria = {
  /** Identifier of the form. */
  form_id: number;
  /** Code of the course. */
  course_code: string;
  /** Name of the course. */
  course_name: string;
  /** Role that fills in the sheet. */
  assessor: "mentor" | "lecturer";
  /** The criteria, in order. */
  criteria: AssessmentCriterion[];
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
  /** The holiday on this day. */
  holiday_name: string | null;
  /** The first check-in that counts. */
  first_in: string | null;
  /** The last check-out that counts. */
  last_out: string | null;
  /** The minutes between the presses without breaks. */
  worked_minutes: number | null;
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
export type PressPermissions = {
  /** Whether reviewers may enter presses and make them void; not once the period is closed or both have validated the activity. */
  takes_presses: boolean;
  /** Whether students check out, too. */
  requires_check_out: boolean;
  /** The clock of the place of the activity. */
  time_zone: "WIB" | "WITA" | "WIT";
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
  /** Why the student was off site. */
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
  /** When the student came or went, if a reviewer has entered the event; null if the student has, when it was received. */
  claimed_at: string | null;
  /** Since when the event is void; null for one that counts. */
  voided_at: string | null;
  /** Name of the person who made it void. */
  voided_by_name: string | null;
  /** Role of that person. */
  voided_by_role:
    ("super_admin" | "lecturer" | "mentor" | "student" | null) | null;
  /** Why it is void. */
  void_reason: string | null;
};
export type AttendedActivity = PressPermissions & {
  /** Identifier of the activity. */
  id: number;
  /** Name of the activity. */
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
export type AttendanceDayDetail = AttendanceDay & {
  /** The clock of the place. */
  time_zone: "WIB" | "WITA" | "WIT";
  /** The activities of the day, by their start. */
  activities: AttendedActivity[];
};
export type AttendanceRecapRow = {
  /** Identifier of the placement. */
  id: number;
  /** NIM of the student. */
  student_nim: string;
  /** Name of the student. */
  student_name: string;
  /** Name of the company. */
  company_name: string;
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
  totals: AttendanceTotals;
};
export type AttendanceRecapTotals = AttendanceTotals & {
  /** The number of placements. */
  placements: number;
};
export type AttendancePlace = {
  /** Identifier of the place. */
  id: number;
  /** Name of the place. */
  name: string;
  /** Latitude of its centre, in degrees. */
  latitude: number;
  /** Longitude of its centre, in degrees. */
  longitude: number;
  /** The radius that counts as on site, in metres. */
  radius: number;
};
export type InternshipPlace = {
  /** Identifier of the place. */
  id: number;
  /** Name of the place. */
  name: string;
  /** Address of the place. */
  address: string;
  /** Time zone of the place. */
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
};
export type WorkPatternInput = {
  /** The days of the week; 1 is Monday, 7 is Sunday. */
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
export type WorkPattern = WorkPatternInput & {
  /** Identifier of the version. */
  id: number;
  /** The day from which on it is in force. */
  valid_from: string;
  /** The name of the place. */
  place_name: string | null;
};
export type ActivityInput = {
  /** Name of the activity. */
  name: string;
  /** What is done. */
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
export type Activity = ActivityInput &
  WithVersion & {
    /** Identifier of the activity. */
    id: number;
    /** The internship. */
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
export type ListedActivity = Activity & {
  /** Whether its log has been handed in. */
  has_log: boolean;
  /** The clock of its place, which says what today is there. */
  time_zone: "WIB" | "WITA" | "WIT";
};
export type ActivitiesInput = {
  /** The activities. */
  activities: ActivityInput[];
};
export type GradeInput = {
  /** The internship. */
  internship_id: number;
  /** Code of the course. */
  course_code: string;
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
};
export type Grade = GradeInput &
  WithVersion & {
    /** Identifier of the grade. */
    id: number;
    /** Sum of score × weight / 100, with two decimals. */
    total: number;
    /** Letter for the total. */
    letter_grade: "A" | "AB" | "B" | "BC" | "C" | "D" | "E";
    course: Course;
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
export type ScheduleStoreInput = ScheduleInput & {
  /** The numbers of the check; if they have changed, nothing is stored. */
  expected: ScheduleCounts;
};
export type ScheduleDay = {
  /** The day. */
  date: string;
  /** What happens. */
  outcome: "add" | "change" | "keep" | "skip" | "leftover";
  /** Why the day is skipped. */
  reason?:
    | "closed_period"
    | "outside_period"
    | "outside_placement"
    | "holiday"
    | "joint_leave"
    | "attended"
    | "exists";
  /** The holiday of the day. */
  holiday_name?: string;
};
export type ScheduleOfPlacement = {
  /** The placement. */
  internship_id: number;
  /** Student number. */
  student_nim: string;
  /** Name of the student. */
  student_name: string;
  /** Name of the company. */
  company_name: string;
  counts: ScheduleCounts;
  /** The days, in their order. */
  days: ScheduleDay[];
};
export type ScheduleCheck = {
  counts: ScheduleCounts;
  /** One for each placement, in the order of the names. */
  placements: ScheduleOfPlacement[];
};
export type ActivityCreateInput = ActivityInput & {
  /** The internship. */
  internship_id: number;
};
export type ActivityLogText = {
  /** What was done and learnt. */
  text: string;
};
export type ActivityLog = ActivityLogText & {
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
};
export type ActivityPhoto = {
  /** Identifier of the photo. */
  id: number;
  /** Signed URL of the photo, a JPEG, for one to two hours. */
  url: string;
  /** The same of the photo at most 480 pixels a side. */
  thumbnail_url: string;
  /** Width of the photo in pixels. */
  width: number;
  /** Height of the photo in pixels. */
  height: number;
};
export type ActivityDetail = Activity &
  PressPermissions & {
    /** All check-ins and check-outs, oldest first. */
    attendance_events: AttendanceEvent[];
    /** Since when the activity can only be read, as its period is closed; null while that is open. */
    period_closed_at: string | null;
    /** The log; null before there is one. Only its student sees a draft. */
    log: ActivityLog | null;
    /** The photos. */
    photos: ActivityPhoto[];
  };
export type ActivityUpdateInput = ActivityInput & WithSeenVersion;
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
  /** Why the student is off site. */
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
  /** Why a reviewer enters it. */
  reason_note: string;
};
export type VoidInput = {
  /** The reason, which stays with the press. */
  reason: string;
};
export type ActivityLogInput = ActivityLogText & {
  /** The version of the log that was read; 0 if there was none. If another text has been stored by now, nothing changes and the answer is 409 with the code `stale_version`. Without it, the last text wins. */
  version?: number;
};
export type ActivityPhotoInput = {
  /** Photo as PNG or JPEG of at most 5 MB. */
  photo: Blob;
};
export type ReturnInput = {
  /** The changes expected of the student. */
  comment: string;
};
export type UndoInput = {
  /** Why; it stays in the history of the activity and in the audit trail. */
  reason?: string | null;
  /** Whose decision; required from a super admin. Everybody else undoes their own. */
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
  /** The kind of step. */
  kind:
    | "handed_in"
    | "validated"
    | "returned"
    | "validation_undone"
    | "return_undone";
  /** Whose decision it is; null for those of the student. A super admin may validate as either. */
  reviewer: ("mentor" | "lecturer" | null) | null;
  actor: StepActor;
  /** The changes expected of the student after a return, or the reason for undoing a validation. */
  comment: string | null;
  /** The log as it was handed in. */
  log: string | null;
  /** When it happened. */
  at: string;
};
export type FollowUpKind =
  | "todays_presses"
  | "returned_activities"
  | "missing_days"
  | "missing_logs"
  | "decided_requests"
  | "resubmitted_logs"
  | "waiting_reviews"
  | "waiting_requests"
  | "late_requests"
  | "silent_students"
  | "missing_grades"
  | "waiting_guidance"
  | "missing_sheets"
  | "returned_guidance"
  | "waiting_reports"
  | "returned_reports"
  | "unscored_defences"
  | "incomplete_places"
  | "asked_memberships"
  | "closing_windows"
  | "waiting_places"
  | "unplaced_students"
  | "idle_placements"
  | "unsigned_mentors"
  | "late_reviewers"
  | "default_passwords"
  | "next_holidays"
  | "old_backup"
  | "unanswered_reminders"
  | "ready_certificates";
export type FollowUp = {
  kind: FollowUpKind;
  /** What waits. */
  title: string;
  /** When a matter is one of this kind. */
  hint: string;
  /** The number of matters, without settled ones, up to 500. */
  count: number;
  /** Whether there are more than 500; the list has all of them. */
  has_more: boolean;
  /** The day since when the oldest of them waits; null when there are more than 500. */
  oldest_date: string | null;
  /** The path of the page in the client that shows them. */
  link: string;
  /** The day on which the caller wants to see them again. */
  put_off_until: string | null;
};
export type FollowUpPerson = {
  /** Name of the person. */
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
  /** Identifier of the matter within its kind. */
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
  kind: FollowUpKind;
  /** What waits. */
  title: string;
  /** When a matter is one of this kind. */
  hint: string;
  /** Whether its matters can be marked as settled otherwise. */
  can_settle: boolean;
  /** Whether its matters are about people who can be reminded in a chat. */
  can_remind: boolean;
  /** The day on which the caller wants to see them again. */
  put_off_until: string | null;
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
export type NotificationKind =
  | "returned_activities"
  | "resubmitted_logs"
  | "asked_requests"
  | "decided_requests"
  | "entered_presses"
  | "given_grades"
  | "changed_grades"
  | "decided_places"
  | "asked_members"
  | "declined_members"
  | "passed_requests"
  | "lost_requests"
  | "new_placements"
  | "changed_placements"
  | "moved_periods"
  | "decided_reports"
  | "returned_assessments"
  | "planned_defences"
  | "refused_addresses"
  | "reset_passwords";
export type Notification = {
  /** Identifier of the news. */
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
export type SavedViewUpdateInput = {
  /** What it is called. */
  name: string;
  /** The query of the list's page in the client. */
  query: string;
  /** Whether everybody who may open the list sees it. Only super admins share. */
  is_shared: boolean;
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
export type SavedView = SavedViewUpdateInput & {
  /** Identifier of the view. */
  id: number;
  list: ViewList;
  /** Whether the caller may rename and delete it. */
  may_change: boolean;
};
export type SavedViewInput = {
  list: ViewList;
  /** What it is called. */
  name: string;
  /** The query of the list's page in the client. */
  query: string;
  /** Whether everybody who may open the list sees it. Only super admins share. */
  is_shared: boolean;
};
export type ReviewStudent = {
  /** Identifier of the student. */
  id: number;
  /** Student number. */
  nim: string;
  /** Name of the student. */
  name: string;
};
export type ReviewCompany = {
  /** Identifier of the company. */
  id: number;
  /** Name of the company. */
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
  /** Why it cannot be validated. */
  validate: string | null;
  /** Why it cannot be returned. */
  return: string | null;
  /** Why there is nothing to undo. */
  undo: string | null;
};
export type Review = Activity & {
  student: ReviewStudent;
  company: ReviewCompany;
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
  /** For how many days the activity has waited, counted from its day; null unless it is waiting. */
  days_waiting: number | null;
  /** All times that it was returned, oldest first, by either reviewer. */
  returns: ReviewReturn[];
  /** The log as it was returned last, if the student has handed in another since, which may be the first; null otherwise. */
  returned_log: string | null;
  refusals: ReviewRefusals;
};
export type ReviewCounts = {
  /** Their day has come, and the caller has neither validated nor returned them. */
  waiting: number;
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
  /** The day of the oldest activity that waits; null without any. */
  oldest_day: string | null;
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
export type ReviewSelection = ReviewSummary & {
  /** The first 500, in the order of the view. */
  activity_ids: number[];
  /** How many the view has. */
  total: number;
};
export type ReviewSummaryInput = {
  /** The activities. */
  activity_ids: number[];
};
export type ReviewDecisionResult = {
  /** The activity. */
  activity_id: number;
  /** `already` when it was in that state before the request. */
  outcome: "done" | "already" | "refused";
  /** Why it was refused, in Indonesian. */
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
  /** Why validations are undone; without it, those of activities that both reviewers have validated are refused, except within a minute of one's own validation. */
  reason?: string | null;
  /** The state in which the caller saw the activities. Those that are in another state by now are refused with what has happened. Without it, the current state decides. */
  seen_state?: ("waiting" | "returned" | "validated" | null) | null;
  /** The activities. */
  activity_ids: number[];
};
export type StoredScores = GradeInput &
  WithVersion & {
    /** Identifier of the grade. */
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
  /** The internship. */
  internship_id: number;
  /** Name of the student. */
  student_name: string;
  /** NIM of the student. */
  nim: string;
  /** Name of the company. */
  company_name: string;
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
export type GradeUpdateInput = GradeInput & {
  /** Why the scores change. Required unless they are those that are stored. */
  reason?: string | null;
} & WithSeenVersion;
export type GradeReportStudent = {
  /** Student number (NIM); also the sign-in name and the default password of a student. */
  nim: string;
  /** Name of the student. */
  name: string;
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
  /** Sum of score × weight / 100, with two decimals. */
  total: number;
  /** Letter for the total. */
  letter_grade: "A" | "AB" | "B" | "BC" | "C" | "D" | "E";
};
export type GradeReport = {
  /** The students with their scores, by NIM. */
  students: GradeReportStudent[];
  /** Name of the course. */
  course_name: string | null;
  /** Name of the lecturer. */
  lecturer_name: string | null;
  /** Name of the mentor. */
  mentor_name: string | null;
  /** Name of the company. */
  company_name: string | null;
  /** Semester of the course. */
  course_semester: number | null;
  /** Academic year of the course. */
  course_academic_year: string | null;
};
export type ReportedCourse = {
  /** Course code. */
  code: string;
  /** Name of the course. */
  name: string;
  /** Semester of the course. */
  semester: number;
  /** Academic year of the course. */
  academic_year: string;
};
export type ReportedMentor = {
  /** Identifier of the mentor. */
  id: number;
  /** Name of the mentor. */
  name: string;
  /** Name of the mentor's company. */
  company_name: string;
};
export type ReportedLecturer = {
  /** Identifier of the lecturer. */
  id: number;
  /** Name of the lecturer. */
  name: string;
};
export type ReportedPeriod = {
  /** Identifier of the period. */
  id: number;
  /** First day. */
  start_date: string;
  /** Last day. */
  end_date: string;
  /** Semester of the period. */
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
export type VerifiedLetter = {
  /** Its number. */
  number: string;
  /** The day on it. */
  date: string;
};
export type VerifiedCertificate = {
  kind: CertificateKind;
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
  /** Identifier of the company. */
  id: number;
  /** Name of the company. */
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
export type FoundStudent = {
  /** Identifier of the student. */
  id: number;
  /** Identifier of the account. */
  user_id: number;
  /** Full name, with titles. */
  name: string;
  /** Student number (NIM). */
  nim: string;
  /** Academic year. */
  academic_year: string;
};
export type FoundLecturer = {
  /** Identifier of the lecturer. */
  id: number;
  /** Identifier of the account. */
  user_id: number;
  /** Full name, with titles. */
  name: string;
  /** Staff number (NIP). */
  nip: string;
};
export type FoundMentor = {
  /** Identifier of the mentor. */
  id: number;
  /** Identifier of the account. */
  user_id: number;
  /** Full name, with titles. */
  name: string;
  /** National identity number (NIK). */
  nik: string;
  /** Name of the company. */
  company_name: string;
};
export type FoundCompany = {
  /** Identifier of the company. */
  id: number;
  /** Name of the company. */
  name: string;
  /** What the company does. */
  business_field: string;
};
export type FoundPlace = {
  /** Identifier of the place. */
  id: number;
  /** Name of the place. */
  name: string;
  /** Name of the company. */
  company_name: string;
};
export type FoundHoliday = {
  /** Identifier of the holiday. */
  id: number;
  /** Name of the holiday. */
  name: string;
  /** The day. */
  date: string;
};
export type FoundInternship = {
  /** Identifier of the internship. */
  id: number;
  /** Name of the student. */
  student_name: string;
  /** Number of the student (NIM). */
  student_nim: string;
  /** Name of the company. */
  company_name: string;
  /** First day of the period. */
  start_date: string;
  /** Last day of the period. */
  end_date: string;
};
export type FoundPlacementRequest = {
  /** Identifier of the request. */
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
  /** The placement. */
  internship_id: number;
  /** The form. */
  form_id: number;
  /** NIM of the student. */
  student_nim: string;
  /** Name of the student. */
  student_name: string;
  /** Name of the course. */
  course_name: string;
  assessor: AssessmentAssessor;
  state: AssessmentSheetState;
};
export type FoundGuidanceSession = {
  /** Identifier. */
  id: number;
  /** NIM of the student. */
  student_nim: string;
  /** Name of the student. */
  student_name: string;
  /** The day. */
  date: string;
  /** The topic of the session. */
  topic: string;
};
export type FoundFinalReport = {
  /** The placement. */
  internship_id: number;
  /** NIM of the student. */
  student_nim: string;
  /** Name of the student. */
  student_name: string;
  /** Title of the report. */
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
  /** Identifier. */
  id: number;
  /** NIM of the student. */
  student_nim: string;
  /** Name of the student. */
  student_name: string;
  /** When it begins. */
  starts_at: string;
  /** The room. */
  room: string;
  /** The state of the defence. */
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
  /** Its name. */
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
  /** The number of the row. */
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
  /** The rows. */
  rows: ImportCheckRowInput[];
};
export type AuditActor = {
  /** The account. */
  id: number;
  /** Name at that time. */
  name: string;
  /** Role at that time. */
  role: "super_admin" | "lecturer" | "mentor" | "student";
} | null;
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
  | "password_refused"
  | "login"
  | "login_failed"
  | "logout"
  | "end_session"
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
} | null;
export type AuditEntry = {
  /** Later entries have higher numbers. */
  id: number;
  /** When. */
  at: string;
  actor: AuditActor;
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
  /** What the record was called. */
  label: string | null;
  /** The fields that changed. */
  changes: AuditChange[];
  /** Why, if the person said so. */
  reason: string | null;
  record?: AuditedRecord;
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
  /** The database. */
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
      /** Why, in English, as the log has it. */
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
export type Settings = {
  /** Name of the product. */
  app_name: string;
  /** Name of the department. */
  department: string;
  /** Name of the study programme. */
  programme: string;
  /** URL template of the map tiles. */
  map_tile_url: string;
  /** Attribution of the map. */
  map_attribution: string;
  /** Whether a map is loaded only when a person asks for it. */
  map_on_click: boolean;
  /** IANA time zone of the campus. While its date differs from the date in UTC, attendance is open for both. */
  campus_time_zone: string;
  /** Whether letters can be had as PDF, which needs LibreOffice on the server. */
  letter_pdfs: boolean;
};
export type Warnings = {
  /** Number of accounts that anybody can log in to with the published password of the demo data. Accounts of the demo data and super admins are checked. 0 while only this machine can reach the server. */
  open_demo_accounts: number;
};
export const {
  useLoginMutation,
  useLogoutMutation,
  useRefreshSessionMutation,
  useGetCurrentUserQuery,
  useLazyGetCurrentUserQuery,
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
  useListStudentsQuery,
  useLazyListStudentsQuery,
  useCreateStudentMutation,
  useGetStudentQuery,
  useLazyGetStudentQuery,
  useUpdateStudentMutation,
  useDeleteStudentMutation,
  useListLecturersQuery,
  useLazyListLecturersQuery,
  useCreateLecturerMutation,
  useGetLecturerQuery,
  useLazyGetLecturerQuery,
  useUpdateLecturerMutation,
  useDeleteLecturerMutation,
  useListMentorsQuery,
  useLazyListMentorsQuery,
  useCreateMentorMutation,
  useApplyToMentorsMutation,
  useGetMentorQuery,
  useLazyGetMentorQuery,
  useUpdateMentorMutation,
  useDeleteMentorMutation,
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
  useListPlacesQuery,
  useLazyListPlacesQuery,
  useCreatePlaceMutation,
  useApplyToPlacesMutation,
  useGetPlaceQuery,
  useLazyGetPlaceQuery,
  useUpdatePlaceMutation,
  useDeletePlaceMutation,
  useListCoursesQuery,
  useLazyListCoursesQuery,
  useCreateCourseMutation,
  useApplyToCoursesMutation,
  useGetCourseQuery,
  useLazyGetCourseQuery,
  useUpdateCourseMutation,
  useDeleteCourseMutation,
  useListInternshipPeriodsQuery,
  useLazyListInternshipPeriodsQuery,
  useCreateInternshipPeriodMutation,
  useApplyToInternshipPeriodsMutation,
  useGetInternshipPeriodQuery,
  useLazyGetInternshipPeriodQuery,
  useUpdateInternshipPeriodMutation,
  useDeleteInternshipPeriodMutation,
  useCloseInternshipPeriodMutation,
  useReopenInternshipPeriodMutation,
  useGetFreePlacesQuery,
  useLazyGetFreePlacesQuery,
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
  useListLetterTemplatesQuery,
  useLazyListLetterTemplatesQuery,
  useUpdateLetterTemplateMutation,
  useCreateLetterTemplateVersionMutation,
  useGetLetterTemplateFileQuery,
  useLazyGetLetterTemplateFileQuery,
  usePreviewLetterTemplateMutation,
  useGetLetterTemplatePreviewQuery,
  useLazyGetLetterTemplatePreviewQuery,
  useListLetterSeriesQuery,
  useLazyListLetterSeriesQuery,
  useUpdateLetterSeriesMutation,
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
  useListPlacementOptionsQuery,
  useLazyListPlacementOptionsQuery,
  useListAssessmentFormsQuery,
  useLazyListAssessmentFormsQuery,
  useCreateAssessmentFormMutation,
  useGetAssessmentFormQuery,
  useLazyGetAssessmentFormQuery,
  useUpdateAssessmentFormMutation,
  useDeleteAssessmentFormMutation,
  useListAssessmentsQuery,
  useLazyListAssessmentsQuery,
  useListInternshipAssessmentsQuery,
  useLazyListInternshipAssessmentsQuery,
  useGetAssessmentQuery,
  useLazyGetAssessmentQuery,
  useUpdateAssessmentMutation,
  useSubmitAssessmentMutation,
  useReturnAssessmentMutation,
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
  useListStudentAssessmentFormsQuery,
  useLazyListStudentAssessmentFormsQuery,
  useListAttendanceDaysQuery,
  useLazyListAttendanceDaysQuery,
  useGetAttendanceDayQuery,
  useLazyGetAttendanceDayQuery,
  useListAttendanceRecapQuery,
  useLazyListAttendanceRecapQuery,
  useGetAttendanceTotalsQuery,
  useLazyGetAttendanceTotalsQuery,
  useListAttendancePlacesQuery,
  useLazyListAttendancePlacesQuery,
  useListInternshipPlacesQuery,
  useLazyListInternshipPlacesQuery,
  useUpdateInternshipPlacesMutation,
  useListWorkPatternsQuery,
  useLazyListWorkPatternsQuery,
  useListInternshipActivitiesQuery,
  useLazyListInternshipActivitiesQuery,
  useCreateInternshipActivitiesMutation,
  useListInternshipGradesQuery,
  useLazyListInternshipGradesQuery,
  useCreateScheduleMutation,
  useGetScheduleCheckQuery,
  useLazyGetScheduleCheckQuery,
  useListStudentInternshipsQuery,
  useLazyListStudentInternshipsQuery,
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
  useUpdateActivityLogMutation,
  useSubmitActivityLogMutation,
  useCreateActivityPhotoMutation,
  useDeleteActivityPhotoMutation,
  useReturnActivityMutation,
  useUndoActivityDecisionMutation,
  useListActivityStepsQuery,
  useLazyListActivityStepsQuery,
  useListFollowUpsQuery,
  useLazyListFollowUpsQuery,
  useGetFollowUpQuery,
  useLazyGetFollowUpQuery,
  useUpdateFollowUpMutation,
  useUpdateFollowUpItemMutation,
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
  useGetMailPreferencesQuery,
  useLazyGetMailPreferencesQuery,
  useUpdateNewsMailPreferenceMutation,
  useUpdateFollowUpMailPreferenceMutation,
  useUpdateDigestHourMutation,
  useCreateFollowUpReminderMutation,
  useListSavedViewsQuery,
  useLazyListSavedViewsQuery,
  useCreateSavedViewMutation,
  useUpdateSavedViewMutation,
  useDeleteSavedViewMutation,
  useListReviewsQuery,
  useLazyListReviewsQuery,
  useGetReviewCountsQuery,
  useLazyGetReviewCountsQuery,
  useGetReviewSelectionQuery,
  useLazyGetReviewSelectionQuery,
  useGetReviewSummaryQuery,
  useLazyGetReviewSummaryQuery,
  useRecordReviewDecisionsMutation,
  useListGradesQuery,
  useLazyListGradesQuery,
  useCreateGradeMutation,
  useGetGradeSheetQuery,
  useLazyGetGradeSheetQuery,
  useGetGradeQuery,
  useLazyGetGradeQuery,
  useUpdateGradeMutation,
  useDeleteGradeMutation,
  useGetGradeReportQuery,
  useLazyGetGradeReportQuery,
  useGetGradeReportOptionsQuery,
  useLazyGetGradeReportOptionsQuery,
  useGetReportVerificationQuery,
  useLazyGetReportVerificationQuery,
  useGetAdminDashboardQuery,
  useLazyGetAdminDashboardQuery,
  useListMentorCertificatesQuery,
  useLazyListMentorCertificatesQuery,
  useGetMentorDashboardQuery,
  useLazyGetMentorDashboardQuery,
  useGetLecturerDashboardQuery,
  useLazyGetLecturerDashboardQuery,
  useFindRecordsQuery,
  useLazyFindRecordsQuery,
  useCreateImportMutation,
  useReadImportFileMutation,
  useCheckImportMutation,
  useListAuditEntriesQuery,
  useLazyListAuditEntriesQuery,
  useListRecordHistoryQuery,
  useLazyListRecordHistoryQuery,
  useGetHealthQuery,
  useLazyGetHealthQuery,
  useCreateBackupMutation,
  useListFailedMailsQuery,
  useLazyListFailedMailsQuery,
  useRetryMailMutation,
  useGetPublicAddressQuery,
  useLazyGetPublicAddressQuery,
  useConfirmPublicAddressMutation,
  useGetSettingsQuery,
  useLazyGetSettingsQuery,
  useGetWarningsQuery,
  useLazyGetWarningsQuery,
} = injectedRtkApi;
