// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description The response is not enveloped. It sets a cookie by which a later login recognises the browser; wrong passwords of others do not lock such a browser out. After many failures from one address, further logins of unknown browsers from there take up to a minute, or get a 429.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange the bearer token for its successor
         * @description Takes the bearer token also when it has expired, inside the refresh window. Every refresh of one token within 30 seconds gets the same successor; a later reuse ends the session.
         */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The signed-in user */
        post: operations["getCurrentUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/email-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm one's own address with the token of the link
         * @description A token is valid for three days, for one person and the address that the mail went to. That of somebody else is refused with a 403.
         */
        put: operations["confirmEmail"];
        /**
         * Ask for a mail with the link that confirms one's own address
         * @description Refused with a 409 if this server sends no mails, the address is confirmed, or the last link was asked for less than five minutes ago.
         */
        post: operations["createEmailConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/signature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own signature, and when it was last changed */
        get: operations["getOwnSignature"];
        put?: never;
        /**
         * Change one's own signature
         * @description For those who sign, a lecturer, a mentor or a super admin. Replacing a signature takes the current password, whose guesses are limited like logins.
         */
        post: operations["changeOwnSignature"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password of the signed-in user
         * @description Ends all other sessions of the user.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The devices on which the user is signed in
         * @description The one used last comes first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** Sign out on all other devices */
        delete: operations["deleteOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out on one device
         * @description Takes the own sessions of the user only.
         */
        delete: operations["deleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Sorts by `name`, `email`, `phone_number`, `role`, `is_active`, `unclaimed_since`. Conditions on `name`, `email`, `phone_number`, `role`, `is_active`.
         */
        get: operations["listUsers"];
        put?: never;
        /** Add a user */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act on several users
         * @description Does what the single action does, by its rules and with its words. What the rules allow is stored together; the other records are refused with their reason.
         */
        post: operations["applyToUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export users
         * @description All users that the list finds with the same search, filters and order, as a file that is sent while it is read. Those for which there is an import have the columns that it knows.
         */
        get: operations["exportUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a user */
        get: operations["getUser"];
        /** Change a user */
        put: operations["updateUser"];
        post?: never;
        /** Delete a user */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reset the password to the NIM, NIP or NIK
         * @description Ends all sessions of the user.
         */
        put: operations["resetUserPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/email-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Note that a mail to the address has come back
         * @description No more mails go to the address until its owner has asked for another link and confirmed it, or another address is entered.
         */
        delete: operations["deleteUserEmailConfirmation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export everything about a person
         * @description An archive for the person, with one file of JSON, tables as CSV, photos and the signature. It is sent while it is read. The audit trail says who asked for it.
         */
        post: operations["exportUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/anonymisation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See what anonymising a person would remove */
        get: operations["getUserAnonymisation"];
        put?: never;
        /**
         * Remove the personal data of a former user
         * @description Placements, grades, counts and the actions of the person stay, without the name. The account can no longer be used. This cannot be undone.
         */
        post: operations["anonymiseUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List students
         * @description Sorts by `nim`, `user.name`, `academic_year`. Conditions on `nim`, `user.name`, `academic_year`.
         */
        get: operations["listStudents"];
        put?: never;
        /** Add a student */
        post: operations["createStudent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export students
         * @description All students that the list finds with the same search, filters and order, as a file that is sent while it is read. Those for which there is an import have the columns that it knows.
         */
        get: operations["exportStudents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a student */
        get: operations["getStudent"];
        /** Change a student */
        put: operations["updateStudent"];
        post?: never;
        /** Delete a student */
        delete: operations["deleteStudent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lecturers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lecturers
         * @description Sorts by `nip`, `user.name`, `user.phone_number`. Conditions on `nip`, `user.name`, `user.phone_number`.
         */
        get: operations["listLecturers"];
        put?: never;
        /** Add a lecturer */
        post: operations["createLecturer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lecturers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export lecturers
         * @description All lecturers that the list finds with the same search, filters and order, as a file that is sent while it is read. Those for which there is an import have the columns that it knows.
         */
        get: operations["exportLecturers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lecturers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a lecturer */
        get: operations["getLecturer"];
        put?: never;
        /** Change a lecturer */
        post: operations["updateLecturer"];
        /** Delete a lecturer */
        delete: operations["deleteLecturer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mentors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List mentors
         * @description Sorts by `nik`, `user.name`, `user.phone_number`, `company.name`, `is_active`. Conditions on `nik`, `company.name`, `user.name`, `user.phone_number`, `is_active`.
         */
        get: operations["listMentors"];
        put?: never;
        /** Add a mentor */
        post: operations["createMentor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mentors/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act on several mentors
         * @description Does what the single action does, by its rules and with its words. What the rules allow is stored together; the other records are refused with their reason.
         */
        post: operations["applyToMentors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mentors/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export mentors
         * @description All mentors that the list finds with the same search, filters and order, as a file that is sent while it is read. Those for which there is an import have the columns that it knows.
         */
        get: operations["exportMentors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mentors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a mentor */
        get: operations["getMentor"];
        put?: never;
        /** Change a mentor */
        post: operations["updateMentor"];
        /** Delete a mentor */
        delete: operations["deleteMentor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List companies
         * @description Sorts by every field of `CompanyInput`, and takes conditions on them.
         */
        get: operations["listCompanies"];
        put?: never;
        /** Add a company */
        post: operations["createCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act on several companies
         * @description Does what the single action does, by its rules and with its words. What the rules allow is stored together; the other records are refused with their reason.
         */
        post: operations["applyToCompanies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export companies
         * @description All companies that the list finds with the same search, filters and order, as a file that is sent while it is read. Those for which there is an import have the columns that it knows.
         */
        get: operations["exportCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a company */
        get: operations["getCompany"];
        /** Change a company */
        put: operations["updateCompany"];
        post?: never;
        /** Delete a company */
        delete: operations["deleteCompany"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/mentors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the mentors of a company
         * @description Sorts by `nik`, `user.name`, `user.phone_number`, `company.name`, `is_active`.
         */
        get: operations["listCompanyMentors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List places
         * @description Mentors see the places of their company, lecturers and students those of the companies of their internships. Sorts by the fields of the conditions. Conditions on `name`, `company.name`, `address`, `radius`, `time_zone`, `has_joint_leave`, `is_active`.
         */
        get: operations["listPlaces"];
        put?: never;
        /** Add a place */
        post: operations["createPlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/places/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act on several places
         * @description Does what the single action does, by its rules and with its words. What the rules allow is stored together; the other records are refused with their reason.
         */
        post: operations["applyToPlaces"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/places/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export places
         * @description All places that the list finds with the same search, filters and order, as a file that is sent while it is read. Those for which there is an import have the columns that it knows.
         */
        get: operations["exportPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/places/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a place */
        get: operations["getPlace"];
        /** Change a place */
        put: operations["updatePlace"];
        post?: never;
        /** Delete a place */
        delete: operations["deletePlace"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List courses
         * @description Sorts by `code`, `name`, `semester`, `hours_per_week`, `credits`, `academic_year`. Conditions on `code`, `name`, `semester`, `hours_per_week`, `credits`, `academic_year`.
         */
        get: operations["listCourses"];
        put?: never;
        /** Add a course */
        post: operations["createCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act on several courses
         * @description Does what the single action does, by its rules and with its words. What the rules allow is stored together; the other records are refused with their reason.
         */
        post: operations["applyToCourses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export courses
         * @description All courses that the list finds with the same search, filters and order, as a file that is sent while it is read. Those for which there is an import have the columns that it knows.
         */
        get: operations["exportCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a course */
        get: operations["getCourse"];
        /** Change a course */
        put: operations["updateCourse"];
        post?: never;
        /** Delete a course */
        delete: operations["deleteCourse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internship-periods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List internship periods
         * @description Sorts by `start_date`, `end_date`, `year`, `semester`, `is_active`. Conditions on `start_date`, `end_date`, `year`, `semester`, `is_active`.
         */
        get: operations["listInternshipPeriods"];
        put?: never;
        /** Add an internship period */
        post: operations["createInternshipPeriod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internship-periods/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act on several internship periods
         * @description Does what the single action does, by its rules and with its words. What the rules allow is stored together; the other records are refused with their reason.
         */
        post: operations["applyToInternshipPeriods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internship-periods/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export internship periods
         * @description All periods that the list finds with the same search, filters and order, as a file that is sent while it is read. Those for which there is an import have the columns that it knows.
         */
        get: operations["exportInternshipPeriods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internship-periods/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an internship period */
        get: operations["getInternshipPeriod"];
        /** Change an internship period */
        put: operations["updateInternshipPeriod"];
        post?: never;
        /** Delete an internship period */
        delete: operations["deleteInternshipPeriod"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internship-periods/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Close an internship period
         * @description From then on the period and its internships, with their activities, attendance, logs, photos, validations and grades, can only be read; changing them is a 409. The period is no longer active. Repeating it changes nothing.
         */
        patch: operations["closeInternshipPeriod"];
        trace?: never;
    };
    "/internship-periods/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Reopen an internship period
         * @description Undoes closing, which the audit trail records. The period stays inactive. Repeating it changes nothing.
         */
        patch: operations["reopenInternshipPeriod"];
        trace?: never;
    };
    "/internship-periods/{id}/free-places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where students can be placed in a period
         * @description The active companies with their places and active mentors, and the lecturers whose account is active, each by name.
         */
        get: operations["getFreePlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/holidays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List holidays
         * @description Sorts by every field of `HolidayInput`, and takes conditions on them.
         */
        get: operations["listHolidays"];
        put?: never;
        /** Add a holiday */
        post: operations["createHoliday"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/holidays/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act on several holidays
         * @description Does what the single action does, by its rules and with its words. What the rules allow is stored together; the other records are refused with their reason.
         */
        post: operations["applyToHolidays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/holidays/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export holidays
         * @description All holidays that the list finds with the same search, filters and order, as a file that is sent while it is read. Those for which there is an import have the columns that it knows.
         */
        get: operations["exportHolidays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/holidays/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a holiday */
        get: operations["getHoliday"];
        /** Change a holiday */
        put: operations["updateHoliday"];
        post?: never;
        /** Delete a holiday */
        delete: operations["deleteHoliday"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/holidays/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the move of activities off a holiday
         * @description The untouched activities on the holiday, and what would happen if they moved to another day. That day is not in the past.
         */
        get: operations["getHolidayMove"];
        put?: never;
        /**
         * Move activities off a holiday
         * @description Moves the activities of `GET /holidays/{id}/move` that can move, all or none. What has attendance, a log, a decision or a request is never moved.
         */
        post: operations["createHolidayMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List internships
         * @description Sorts by `student.nim`, `student.user.name`, `mentor.user.name`, `mentor.company.name`, `lecturer.user.name`, `internship_period.start_date`. Conditions on `student.nim`, `student.user.name`, `mentor.company.name`, `mentor.user.name`, `lecturer.user.name`, `internship_period.start_date`, `internship_period.end_date`.
         */
        get: operations["listInternships"];
        put?: never;
        /** Add an internship */
        post: operations["createInternship"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internships/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place several students
         * @description All or none are stored; error keys look like `placements.0.company_id`. Places that earlier rows take are counted. What is only unusual (see `POST /internships/bulk/check`) needs a reason.
         */
        post: operations["createInternships"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internships/bulk/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check several placements
         * @description The errors and warnings of `POST /internships/bulk` for the same placements. Nothing is stored.
         */
        post: operations["getPlacementCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internships/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act on several internships
         * @description Does what the single action does, by its rules and with its words. What the rules allow is stored together; the other records are refused with their reason.
         */
        post: operations["applyToInternships"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internships/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export internships
         * @description All internships that the list finds with the same search, filters and order, as a file that is sent while it is read. Those for which there is an import have the columns that it knows.
         */
        get: operations["exportInternships"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internships/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an internship */
        get: operations["getInternship"];
        /** Change an internship */
        put: operations["updateInternship"];
        post?: never;
        /** Delete an internship */
        delete: operations["deleteInternship"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requests about attendance
         * @description Super admins see all requests, everybody else those of their own placements. Sorts by the fields of the conditions. Conditions on `student_nim`, `student_name`, `company_name`, `kind`, `start_date`, `end_date`, `reason`, `state`.
         */
        get: operations["listAttendanceRequests"];
        put?: never;
        /**
         * Ask for leave, a correction or work at another place
         * @description About days of the own placement from 14 days ago on, or about one press of an activity. A picture is stored as JPEG without the metadata of the camera. Two undecided or approved requests of one kind never share a day.
         */
        post: operations["createAttendanceRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance-requests/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the requests of each state
         * @description The requests of open periods, or of the given one.
         */
        get: operations["getAttendanceRequestCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance-requests/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide on requests
         * @description The mentor decides, after three working days the lecturer too, and super admins at any time. All decisions that the rule allows are stored together; the others are refused with their reason.
         */
        post: operations["decideAttendanceRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance-requests/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export requests about attendance
         * @description All requests that the list finds with the same search, filters and order, as a file that is sent while it is read.
         */
        get: operations["exportAttendanceRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a request */
        get: operations["getAttendanceRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance-requests/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a request
         * @description Withdraws an undecided request, or an approved one whose first day is still to come. Repeating it changes nothing.
         */
        post: operations["withdrawAttendanceRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance-requests/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the file of a request */
        get: operations["getAttendanceRequestFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/placement-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requests for a place
         * @description Super admins see those that have been sent, students their own and those of their groups. Sorts by the fields of the conditions; without an order, those that were sent first come first. Conditions on `student_nim`, `student_name`, `company_name`, `state`, `sent_on`.
         */
        get: operations["listPlacementRequests"];
        put?: never;
        /**
         * Draft a request for a place
         * @description A student has one open request in a period, as the spokesperson or as a member who has agreed. A draft may be incomplete, and can be stored while the window is closed. An unknown number is stored like the others; sending says so. A student can ask ten different people a day.
         */
        post: operations["createPlacementRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/placement-requests/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the requests of each state
         * @description The requests of open periods, or of the given one, that the caller sees.
         */
        get: operations["getPlacementRequestCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/placement-requests/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export requests for a place
         * @description All requests that the list finds with the same search, filters and order, as a file that is sent while it is read.
         */
        get: operations["exportPlacementRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/placement-requests/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest where the students of requests are placed
         * @description The first choice with places for all members, the mentor of the company with the fewest students, and the lecturer with the fewest. Requests count in the order of sending. Without `ids`, all that were sent.
         */
        get: operations["listPlacementSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/placement-requests/acceptances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept requests
         * @description Stores the placements of all members, with the rules and messages of `POST /internships/bulk`; all or none. A 409 says in its message which request or student was decided on meanwhile, or which company has no place left.
         */
        post: operations["acceptPlacementRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/placement-requests/acceptances/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check acceptances without storing them
         * @description Each as if those before it were stored, with the rules of `POST /internships/bulk/check`.
         */
        post: operations["checkPlacementAcceptances"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/placement-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a request for a place */
        get: operations["getPlacementRequest"];
        /**
         * Change a request for a place
         * @description By the spokesperson, as long as it is a draft or incomplete. Members who are new are asked; those who have answered keep their answer, unless the places have changed. The numbers of members are taken as in a new draft.
         */
        put: operations["updatePlacementRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/placement-requests/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a request for a place
         * @description Within the window of the period, or within the exception of the student, once all members have agreed; the answer names unknown numbers. A request that is sent again keeps its time of sending. Repeating it changes nothing.
         */
        post: operations["submitPlacementRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/placement-requests/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a request for a place
         * @description By the spokesperson, until it is decided. Repeating it changes nothing.
         */
        post: operations["withdrawPlacementRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/placement-requests/{id}/membership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree or decline to be in a group
         * @description By a member who is asked, as long as the request is a draft or incomplete. Who has agreed can decline until it is sent.
         */
        post: operations["confirmPlacementMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/placement-requests/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse a request, or ask to complete it
         * @description The decision `undo` takes a refusal or the wish to complete back, unless the student has another open request or a placement by now.
         */
        post: operations["decidePlacementRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/placement-requests/{id}/similar-companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List companies with the name of a student's own company */
        get: operations["listSimilarCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/placement-requests/{id}/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record which company a student's own one is
         * @description An existing company, or a new one that is stored with it. What the student has written stays.
         */
        post: operations["linkPlacementRequestCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/placement-requests/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the proof of acceptance */
        get: operations["getPlacementRequestFile"];
        /**
         * Store the proof of acceptance
         * @description Replaces the file. A picture is stored as JPEG without the metadata of the camera.
         */
        put: operations["updatePlacementRequestFile"];
        post?: never;
        /**
         * Remove the proof of acceptance
         * @description Removes the file. The request gets its next version.
         */
        delete: operations["deletePlacementRequestFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internship-periods/{id}/placement-window": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read when students can ask for a place in a period */
        get: operations["getPlacementWindow"];
        /**
         * Change when students can ask for a place in a period
         * @description Without days, no student can send a request.
         */
        put: operations["updatePlacementWindow"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internship-periods/{id}/placement-window/exceptions/{student_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Let a student send a request until another day */
        put: operations["updatePlacementException"];
        post?: never;
        /** Take an exception back */
        delete: operations["deletePlacementException"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List letters
         * @description Super admins see all letters, students their own. The latest come first. A cancelled letter keeps its place. Conditions on `number`, `kind`, `date`, `student_names`, `company_name`, `state`.
         */
        get: operations["listLetters"];
        put?: never;
        /**
         * Make letters
         * @description One letter for each group of placements, all or none, with the next numbers of the series of their kind and year. A letter that is refused takes no number.
         */
        post: operations["createLetters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/letters/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check letters before they are made
         * @description The numbers they would get, and what their office should look at first. Nothing is stored.
         */
        post: operations["checkLetters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/letters/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export letters
         * @description All letters that the list finds with the same search, filters and order, as a file that is sent while it is read.
         */
        get: operations["exportLetters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/letters/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get many letters in one archive, or as one PDF to print
         * @description A ZIP of Word documents, named after the numbers, which is sent while the letters are written; or a ZIP of PDFs or one PDF of at most 80 letters, which is sent when all of them are made. While they wait for their turn the answer is a 202.
         */
        get: operations["listLetterFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/letters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one letter */
        get: operations["getLetter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/letters/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a letter
         * @description Its number stays, visibly cancelled, and its code says so. A cancelled letter cannot be restored.
         */
        post: operations["cancelLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/letters/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a letter
         * @description A Word document, made from the data and the version of the template that are stored with the letter, or its PDF. While the PDF waits for its turn the answer is a 202.
         */
        get: operations["getLetterFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/letters/{id}/scan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the signed scan of a letter */
        get: operations["getLetterScan"];
        /**
         * Attach the signed scan of a letter
         * @description Replaces the file. The letter then counts as signed. A picture is stored as JPEG without the metadata of the camera.
         */
        put: operations["updateLetterScan"];
        post?: never;
        /** Remove the signed scan of a letter */
        delete: operations["deleteLetterScan"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/letter-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the templates of letters
         * @description One for each kind, with all its versions. The first version is the shipped one until the office uploads another.
         */
        get: operations["listLetterTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/letter-templates/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the version of a template for new letters
         * @description Letters that are made already keep their version. One without the number, the name of a student or the code is refused with `template_incomplete` until the request says `is_confirmed`; one that no letter can be made of, always.
         */
        put: operations["updateLetterTemplate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/letter-templates/{kind}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a new version of a template
         * @description New letters use it. Each field that is wrong or unknown is a message on `file` with its place and the words around it. A document without the number, the name of a student or the code is refused with `template_incomplete` and what it lacks, until the request says `is_confirmed`.
         */
        post: operations["createLetterTemplateVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/letter-templates/{kind}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a version of a template
         * @description A Word document with the fields in braces.
         */
        get: operations["getLetterTemplateFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/letter-templates/{kind}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a version of a template filled in
         * @description With the data of a placement, or with examples. It has no number and takes none. A PDF needs LibreOffice on the server.
         */
        get: operations["getLetterTemplatePreview"];
        put?: never;
        /**
         * Preview a document that is not stored
         * @description As a PDF, filled with examples. It needs LibreOffice on the server. What is wrong with the document is on `file`, as for a new version.
         */
        post: operations["previewLetterTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/letter-series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the series of numbers
         * @description Those of this year, and those of other years that have been used, the latest first.
         */
        get: operations["listLetterSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/letter-series/{kind}/{year}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the pattern of a series, and where it begins
         * @description Numbers that were given stay as they are, and none of them is given again.
         */
        put: operations["updateLetterSeries"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who can get a certificate
         * @description The students of a period, or the mentors or companies that had students in it, each with the latest certificate and what is still missing. Conditions on `name`, `note`, `company_name`, `students`, `issued_on`, `state`.
         */
        get: operations["listCertificates"];
        put?: never;
        /**
         * Issue certificates
         * @description To all of these recipients for whom nothing is missing, in one transaction. The answer names the others.
         */
        post: operations["issueCertificates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificates/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check what is missing
         * @description Says before issuing which of these recipients would get a certificate, and what is missing for the others.
         */
        get: operations["checkCertificates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificates/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export who can get a certificate
         * @description All recipients that the list finds with the same search, filters and order, as a file that is sent while it is read.
         */
        get: operations["exportCertificates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificates/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get many certificates in one PDF
         * @description One page for each, in the order of names.
         */
        get: operations["listCertificateFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one certificate */
        get: operations["getCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificates/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a certificate
         * @description A PDF with one page, made from what is stored, the same every time. Students get their own valid ones.
         */
        get: operations["getCertificateFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificates/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a certificate
         * @description Its code says so from then on. It cannot be restored, but issued again with another code.
         */
        post: operations["revokeCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internships/{id}/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state of the certificate of a placement
         * @description The latest certificate, and what is missing for one.
         */
        get: operations["getInternshipCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/defences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List placements with their defences
         * @description The visible placements, each with its latest defence. A lecturer sees the own students, and the defences that they examine. Sorts by the fields of the conditions; at first the defences of today and later, the next one first, then the earlier ones, the latest one first, and then placements without any. Conditions on `student_name`, `nim`, `company_name`, `lecturer_name`, `defence.date`, `defence.room`, `state`.
         */
        get: operations["listDefences"];
        put?: never;
        /**
         * Plan defences
         * @description One for each placement, one after the other in the same room. No examiner and no room is taken twice at the same time.
         */
        post: operations["createDefences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/defences/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export defences
         * @description All placements that the list finds with the same search, filters and order, with their latest defence.
         */
        get: operations["exportDefences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/defences/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Print the schedule of defences
         * @description The planned and held defences of a day or a period, to hang out.
         */
        get: operations["getDefenceScheduleFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/defences/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a defence */
        get: operations["getDefence"];
        /** Change a planned defence */
        put: operations["updateDefence"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/defences/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a defence
         * @description The placement can get another one.
         */
        post: operations["cancelDefence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/defences/{id}/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send the score of an examiner
         * @description The signed-in examiner sends or corrects the own score. The defence is held when all examiners have sent theirs.
         */
        put: operations["submitDefenceScore"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/defences/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Print the sheet of a defence
         * @description A sheet to fill in by hand, with lines for scores and signatures.
         */
        get: operations["getDefenceFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internships/{id}/defence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the defence of a placement
         * @description The latest one; null if none was planned. Students see no scores.
         */
        get: operations["getInternshipDefence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/placement-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the periods in which the signed-in student can ask for a place
         * @description With the window of each, and the active companies with their places left.
         */
        get: operations["listPlacementOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assessment-forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the forms of assessments */
        get: operations["listAssessmentForms"];
        put?: never;
        /** Add a form of assessments */
        post: operations["createAssessmentForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assessment-forms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a form of assessments */
        get: operations["getAssessmentForm"];
        /**
         * Change a form of assessments
         * @description Other criteria are a new revision: sheets keep the criteria with which they were started.
         */
        put: operations["updateAssessmentForm"];
        post?: never;
        /**
         * Delete a form of assessments
         * @description A form with sheets stays.
         */
        delete: operations["deleteAssessmentForm"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assessments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sheets that placements need
         * @description A row for each placement of an open period and each active form of a course of its semester, and for each sheet. Lecturers and mentors get their own sheets. Sorts by the fields of the conditions and by `sent_at`. Conditions on `student_name`, `nim`, `company_name`, `course_name`, `assessor`, `assessor_name`, `state`.
         */
        get: operations["listAssessments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assessments/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the sheets that placements need
         * @description All sheets that the list finds with the same search, filters, conditions and order, without their criteria.
         */
        get: operations["exportAssessments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internships/{id}/assessments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sheets of a placement
         * @description Mentors get their own sheets, lecturers those of the mentor, too.
         */
        get: operations["listInternshipAssessments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internships/{id}/assessments/{form_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a sheet */
        get: operations["getAssessment"];
        /**
         * Keep a draft of a sheet
         * @description By the assessor of the placement.
         */
        put: operations["updateAssessment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internships/{id}/assessments/{form_id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a sheet
         * @description By the assessor of the placement. It needs a score for every criterion, and cannot be changed afterwards.
         */
        post: operations["submitAssessment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internships/{id}/assessments/{form_id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the assessor to correct a sheet */
        post: operations["returnAssessment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guidance-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List guidance sessions
         * @description Super admins see all sessions, everybody else those of their own placements. Sorts by the fields of the conditions. Conditions on `student_nim`, `student_name`, `company_name`, `date`, `topic`, `result`, `state`.
         */
        get: operations["listGuidanceSessions"];
        put?: never;
        /**
         * Record a guidance session
         * @description A student records one of the own placement, which its lecturer then agrees to. One that the lecturer records is agreed to at once. The day is one of the placement, and not in the future.
         */
        post: operations["createGuidanceSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guidance-sessions/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export guidance sessions
         * @description All sessions that the list finds with the same search, filters and order, as a file that is sent while it is read.
         */
        get: operations["exportGuidanceSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guidance-sessions/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the progress of placements
         * @description The placements that the caller may see, with the number of their sessions and the minimum of their period. Sorts by `student_name`, `student_nim`, `company_name`, `lecturer_name`, `agreed_sessions`.
         */
        get: operations["listGuidanceProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guidance-sessions/agreements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree to guidance sessions
         * @description All agreements that are allowed are stored together; the others are refused with their reason.
         */
        post: operations["agreeToGuidanceSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guidance-sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a guidance session */
        get: operations["getGuidanceSession"];
        /**
         * Change a guidance session
         * @description A student changes a session until the lecturer has agreed. A returned one is sent again.
         */
        put: operations["updateGuidanceSession"];
        post?: never;
        /**
         * Delete a guidance session
         * @description A student deletes a session until the lecturer has agreed.
         */
        delete: operations["deleteGuidanceSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guidance-sessions/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return a guidance session
         * @description The student corrects it and sends it again. A session that the lecturer has agreed to can be returned, too.
         */
        post: operations["returnGuidanceSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/final-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the final reports of placements
         * @description A row for each placement, also for those without a report. Lecturers and students get those of their own placements. Sorts by the fields of the conditions and by `sent_at`. Conditions on `student_name`, `nim`, `company_name`, `lecturer_name`, `title`, `versions`, `state`.
         */
        get: operations["listFinalReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/final-reports/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export final reports
         * @description All placements that the list finds with the same search, filters, conditions and order, without the files.
         */
        get: operations["exportFinalReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/final-reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the final report of a placement */
        get: operations["getFinalReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/final-reports/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a version of the final report
         * @description By the student of the placement, until the lecturer has accepted the report. Earlier versions stay. Versions that arrive at the same moment are numbered one after the other.
         */
        post: operations["createFinalReportVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/final-reports/{id}/versions/{number}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the file of a version */
        get: operations["getFinalReportFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/final-reports/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return the final report with comments
         * @description By the lecturer of the placement, who has read its last version.
         */
        post: operations["returnFinalReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/final-reports/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the final report
         * @description By the lecturer of the placement, who has read its last version. No version can be sent afterwards.
         */
        post: operations["acceptFinalReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/final-reports/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen a final report that was accepted
         * @description By the lecturer of the placement or a super admin. The report is then returned with the reason.
         */
        post: operations["reopenFinalReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/internships/{id}/assessment-forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the criteria by which the signed-in student is assessed
         * @description The forms of an own placement, without scores.
         */
        get: operations["listStudentAssessmentForms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internships/{id}/attendance-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the days of a placement with their verdicts
         * @description At most 366 days. Nothing of it is stored.
         */
        get: operations["listAttendanceDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internships/{id}/attendance-days/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one day of a placement with its presses */
        get: operations["getAttendanceDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance-recap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the verdicts on the days of many placements
         * @description By name. Super admins see all placements, lecturers and mentors their own. At most 40,000 days on a page; nothing of it is stored.
         */
        get: operations["listAttendanceRecap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance-recap/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the verdicts on the days of many placements
         * @description Of all placements that the recap finds, however many.
         */
        get: operations["getAttendanceTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internships/{id}/attendance-places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the places at which the student of an internship attends */
        get: operations["listAttendancePlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internships/{id}/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the places that a placement can have */
        get: operations["listInternshipPlaces"];
        /**
         * Set the places of a placement
         * @description Without any, all active places of the company are its places.
         */
        put: operations["updateInternshipPlaces"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internships/{id}/work-patterns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the versions of the weekly hours of a placement */
        get: operations["listWorkPatterns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internships/{id}/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the activities of an internship
         * @description Sorts by `date`, `start_time`, `end_time`, `name`, `address`, `attendance_time`, `validated_at_by_mentor`, `validated_at_by_lecturer`, and by `agenda` (today's first, then the coming ones, soonest first, then the past ones, latest first). Conditions on `name`, `date`, `address`, `attendance_time`, `validated_at_by_lecturer`, `validated_at_by_mentor`.
         */
        get: operations["listInternshipActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internships/{id}/activities/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the activities of an internship
         * @description All activities that the list finds with the same search, filters and order, as a file that is sent while it is read. Those for which there is an import have the columns that it knows.
         */
        get: operations["exportInternshipActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internships/{id}/activities/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add several activities to an internship
         * @description All or none are stored; error keys look like `activities.0.name`.
         */
        post: operations["createInternshipActivities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internships/{id}/grades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the grades of an internship
         * @description Sorts by `course_code`, `course.name`, `assignment_1`, `assignment_2`, `midterm`, `final`, `other`, `total`. Conditions on `course_code`, `course.name`, `assignment_1`, `assignment_2`, `midterm`, `final`, `other`, `total`, `letter_grade`.
         */
        get: operations["listInternshipGrades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internships/{id}/grades/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the grades of an internship
         * @description All grades that the list finds with the same search, filters and order, as a file that is sent while it is read. Those for which there is an import have the columns that it knows.
         */
        get: operations["exportInternshipGrades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the activities of placements from weekly hours
         * @description Stores the hours as a new version from the first day on, if they are given, and the activities of `POST /schedules/check`, all or none. What has attendance, a log or a decision is never touched.
         */
        post: operations["createSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedules/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a schedule
         * @description What `POST /schedules` would do on each day for each student. Nothing is stored.
         */
        post: operations["getScheduleCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/internships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the internships of the signed-in student
         * @description Sorts by `student.nim`, `student.user.name`, `mentor.user.name`, `mentor.company.name`, `lecturer.user.name`, `internship_period.start_date`.
         */
        get: operations["listStudentInternships"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List activities
         * @description Sorts by `date`, `start_time`, `end_time`, `name`, `address`, `attendance_time`, `validated_at_by_mentor`, `validated_at_by_lecturer`, and by `agenda` (today's first, then the coming ones, soonest first, then the past ones, latest first). Conditions on `name`, `date`, `address`, `attendance_time`, `validated_at_by_lecturer`, `validated_at_by_mentor`.
         */
        get: operations["listActivities"];
        put?: never;
        /** Add an activity */
        post: operations["createActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export activities
         * @description All activities that the list finds with the same search, filters and order, as a file that is sent while it is read. Those for which there is an import have the columns that it knows.
         */
        get: operations["exportActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an activity */
        get: operations["getActivity"];
        /** Change an activity */
        put: operations["updateActivity"];
        post?: never;
        /** Delete an activity */
        delete: operations["deleteActivity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/{id}/validate-mentor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Validate an activity as its mentor
         * @description Idempotent. In a closed period, 409.
         */
        patch: operations["validateActivityAsMentor"];
        trace?: never;
    };
    "/activities/{id}/validate-lecturer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Validate an activity as its lecturer
         * @description Idempotent. In a closed period, 409.
         */
        patch: operations["validateActivityAsLecturer"];
        trace?: never;
    };
    "/activities/{id}/presence-student": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Record the attendance of the signed-in student
         * @description Only on the date of the activity, which is today in UTC or in the campus time zone by the clock of the server. Repeating it changes nothing and answers the record. With a `device_event_id` of its own another check-in of the same day is kept as an event; the first one counts. No position is refused.
         */
        patch: operations["recordAttendance"];
        trace?: never;
    };
    "/activities/{id}/presses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter a check-in or check-out for the student
         * @description By the mentor or a super admin, with the time by the clock of the place, from two hours before the activity to two hours after it, and never in the future. The first check-in and the last check-out count, those of the student and entered ones alike. Refused (409) once both reviewers have validated the activity.
         */
        post: operations["createActivityPress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/{id}/presses/{press_id}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a check-in or check-out void
         * @description The press stays in the log with who has made it void, when and why, and counts no longer. Refused (409) if it is void already, and once both reviewers have validated the activity.
         */
        post: operations["voidActivityPress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/activities/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save the log of an activity of the signed-in student
         * @description From the day of the activity on, which is today in UTC or in the campus time zone by the clock of the server, and until a reviewer has validated the activity; after a return again. A log that has been handed in stays handed in.
         */
        put: operations["updateActivityLog"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/activities/{id}/log/hand-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in the saved log of an activity of the signed-in student
         * @description Late logs are accepted and marked. Handing in the same text again changes nothing.
         */
        post: operations["submitActivityLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/activities/{id}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a photo to an activity of the signed-in student
         * @description At most two, while the log may be changed. The server draws the photo anew, without the metadata of the camera, as a JPEG of at most 1,280 pixels a side.
         */
        post: operations["createActivityPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/activities/{id}/photos/{photo_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a photo of an activity of the signed-in student
         * @description While the log may be changed.
         */
        delete: operations["deleteActivityPhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity-photos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a photo by its signed URL
         * @description Public: the signed URL, which activities contain for those who may see them, grants access for a limited time.
         */
        get: operations["getActivityPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return an activity for revision
         * @description As its mentor or lecturer. A returned activity counts as not validated until the reviewer validates it or the student hands the log in again. Repeating it with the same comment changes nothing.
         */
        post: operations["returnActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the last decision of a reviewer on an activity
         * @description Takes back the last validation or return of the signed-in reviewer, or of the one that a super admin names, as long as the internship has no grade. While both reviewers have validated the activity, a `reason` is required (422), except within a minute of one's own validation. Repeating it changes nothing.
         */
        post: operations["undoActivityDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/{id}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what has happened to an activity */
        get: operations["listActivitySteps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/follow-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what waits for the caller
         * @description One entry for each kind of matter that the caller can do something about now, most urgent first.
         */
        get: operations["listFollowUps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/follow-ups/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the matters of a kind
         * @description Oldest first. A kind that another list shows has matters here as well.
         */
        get: operations["getFollowUp"];
        /** Put a kind of matter off, for the caller alone */
        put: operations["updateFollowUp"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/follow-ups/{kind}/items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a matter as settled otherwise, for the caller alone
         * @description The mark ends when the matter begins anew, such as when a student falls silent again.
         */
        put: operations["updateFollowUpItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the news of the caller
         * @description Newest first, of the last 90 days. News about records that no longer exist are left out.
         */
        get: operations["listNotifications"];
        /**
         * Mark all news of the caller as read
         * @description Up to the newest one that the caller has seen, so that what arrives meanwhile stays unread.
         */
        put: operations["updateNotifications"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the unread news of the caller */
        get: operations["getNotificationCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Learn at once when there are news
         * @description Server-sent events. `change` says that the number of unread news may have changed; it has no data. The server ends the stream after some minutes, and the client opens it again.
         */
        get: operations["getNotificationStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark news of the caller as read or unread */
        put: operations["updateNotification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the kinds of news that the caller can get */
        get: operations["listNotificationPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification-preferences/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Turn a kind of news on or off, for the caller alone */
        put: operations["updateNotificationPreference"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get how the caller learns of things by mail */
        get: operations["getMailPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail-preferences/news/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose how the caller learns of a kind of news by mail */
        put: operations["updateNewsMailPreference"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail-preferences/follow-ups/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose how the caller learns of a kind of matter by mail */
        put: operations["updateFollowUpMailPreference"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail-preferences/digest-hour": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose when the digest of the caller comes */
        put: operations["updateDigestHour"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/follow-ups/{kind}/items/{id}/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that somebody was reminded of a matter
         * @description The client sends the message by opening a chat, or copies its text. A matter has one reminder a day on campus by all people together, and another one changes nothing. A kind without reminders is a 404.
         */
        post: operations["createFollowUpReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the saved views of a list */
        get: operations["listSavedViews"];
        put?: never;
        /** Save a view */
        post: operations["createSavedView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a view
         * @description Its owner may, and for shared views every super admin.
         */
        put: operations["updateSavedView"];
        post?: never;
        /**
         * Delete a view
         * @description Its owner may, and for shared views every super admin.
         */
        delete: operations["deleteSavedView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the activities on the desk of the signed-in reviewer
         * @description Each row has what a reviewer needs to decide. Searches the student, the NIM, the name and place of the activity and the log that the student has handed in. What was handed in again after a return comes first in `waiting` and `overdue`.
         */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the activities of each view of the desk */
        get: operations["getReviewCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/selection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Select all activities of a view
         * @description The first 500 activities of the view in its order, and what a reviewer should know before deciding on all of them.
         */
        get: operations["getReviewSelection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Summarize selected activities
         * @description A summary for a decision on all of them. Activities that are not theirs, or not there any more, do not count.
         */
        post: operations["getReviewSummary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide on activities
         * @description Decides on each activity by the rule and with the words of the single actions. All decisions that the rule allows are stored together; the others are refused with their reason. The filters are those of the desk that shows the `counts` of the response.
         */
        post: operations["recordReviewDecisions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/grades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List grades
         * @description Sorts by `course_code`, `course.name`, `assignment_1`, `assignment_2`, `midterm`, `final`, `other`, `total`. Conditions on `course_code`, `course.name`, `assignment_1`, `assignment_2`, `midterm`, `final`, `other`, `total`, `letter_grade`.
         */
        get: operations["listGrades"];
        put?: never;
        /** Add a grade */
        post: operations["createGrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/grades/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export grades
         * @description All grades that the list finds with the same search, filters and order, as a file that is sent while it is read. Those for which there is an import have the columns that it knows.
         */
        get: operations["exportGrades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/grades/sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the grades of a period in a course
         * @description The placements of the period, each with its grade in the course, by the name of the student. Lecturers get those of their own students.
         */
        get: operations["getGradeSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/grades/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a grade */
        get: operations["getGrade"];
        /**
         * Change a grade
         * @description The audit trail keeps the reason.
         */
        put: operations["updateGrade"];
        post?: never;
        /**
         * Delete a grade
         * @description The audit trail keeps the grade and the reason.
         */
        delete: operations["deleteGrade"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/internships/{id}/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Print the activities of an internship
         * @description With the logs that have been handed in.
         */
        get: operations["getActivityReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/internships/{id}/activities/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the activities of an internship as a workbook
         * @description The content of the activity report, without photos and signatures.
         */
        get: operations["exportActivityReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/internships/{id}/assessments/{form_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Print the sheet of an assessor
         * @description Only a sheet that was sent can be printed.
         */
        get: operations["getAssessmentReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/attendance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Print the recap of attendance
         * @description All placements that the recap finds, at most 500, a table for each month.
         */
        get: operations["getAttendanceReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/attendance/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the recap of attendance as a workbook
         * @description All placements that the recap finds, at most 500.
         */
        get: operations["exportAttendanceReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/grades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Print or read the grades of a course
         * @description Answers JSON when `Accept` prefers `application/json` to `application/pdf`, else a PDF.
         */
        get: operations["getGradeReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/grades/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the grades of a course as a workbook
         * @description The content of the grade report, without the signature.
         */
        get: operations["exportGradeReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/grades/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what a grade report can be filtered by
         * @description Each list holds what has grades together with the choices in the other three parameters, at most 1,000 of them; a search finds the others. Without a search, what is chosen is in its list.
         */
        get: operations["getGradeReportOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/files/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a printed report by its signed URL
         * @description Public: the signed URL, which a PDF response names in `Content-Location`, grants access while the session that asked for the report lasts, at most ten minutes. Browsers save the PDF under its name, which a `blob:` URL does not have.
         */
        get: operations["getReportFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verifications/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a printed report, a letter or a certificate by the code at its foot
         * @description Of a certificate it shows the name, the company and the period, of a letter the number and the day; of reports nothing about whose they are. After many unknown codes from one network, codes are answered with 429 for some seconds.
         */
        get: operations["getReportVerification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/dashboard/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Dashboard of a super admin for an internship period */
        get: operations["getAdminDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mentor/certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the own certificates of thanks
         * @description Those that were issued to the mentor, the latest first, also the revoked ones.
         */
        get: operations["listMentorCertificates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mentor/dashboard/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Dashboard of a mentor for an internship period */
        get: operations["getMentorDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lecturer/dashboard/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Dashboard of a lecturer for an internship period */
        get: operations["getLecturerDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/signatures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a signature by its signed URL
         * @description Public: the signed URL, which other responses contain, grants access for a limited time.
         */
        get: operations["getSignature"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find records of all kinds by name or number
         * @description At most five of each kind, those that the user may see. Each word of the search is looked for in the name, the number (NIM, NIP, NIK) and what tells namesakes apart (academic year, company). Records with exactly that number come first, then those that begin with the text, then those with words that begin with its words, then those that contain them. All kinds but placements are for super admins.
         */
        get: operations["findRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store rows
         * @description Stores all rows or none. If a record has changed since the check, or a row cannot be stored any more, nothing is stored and the answer is 409 with the code `import_changed`; `errors` are named like `rows.2.nim`, by the number of the row in the file. So are the errors of a 422, which a row gets that breaks a rule on its own. When the client disconnects, nothing is stored. A client that accepts `application/x-ndjson` gets the number of rows written so far, a line of JSON each time; the last line is the answer of `application/json`, or an error with its `status`. Nothing is stored before that line.
         */
        post: operations["createImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{kind}/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an empty spreadsheet to fill in
         * @description With notes on the columns, the values to choose from, and three example rows on a second sheet.
         */
        get: operations["getImportTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{kind}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a spreadsheet
         * @description Stores no record. A file that cannot be read is a 422 on `file`. Columns are recognised by their header, in any order, or as the person chose. What cannot be read for certain is an error of its cell.
         */
        post: operations["readImportFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{kind}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See what would become of rows
         * @description Stores nothing. Applies the rules of the forms, those of the server, and looks for duplicates among the rows.
         */
        post: operations["checkImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{kind}/refused-rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a spreadsheet of rows with their errors
         * @description It has the columns of the template and one with the errors, and can be imported after correction.
         */
        post: operations["exportRefusedRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who did what
         * @description Latest first. Searches the person, the record and the reason.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-entries/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export who did what
         * @description All entries that the list finds with the same filters, latest first, one line per field that changed.
         */
        get: operations["getAuditExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/history/{resource}/{record_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what has happened to a record
         * @description For those who may change the record. An account includes its profile, without its log-ins; an activity its photos, without what its steps say.
         */
        get: operations["listRecordHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the server and its database
         * @description The response is not enveloped. With `full`, which only a super admin may ask for, it also says what helps to run the server, and a database that answers but has no room to write is a 503 with the code `cannot_write`. Without `full` that is a 200, because people can still read.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a backup now
         * @description It goes to the folder of the scheduled backups. The answer does not wait for it; `GET /health?full=1` says how it ended.
         */
        post: operations["createBackup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mails/failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the mails that were given up */
        get: operations["listFailedMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mails/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a mail again that was given up
         * @description The mail waits for its turn; the answer does not wait for it. Refused with a 409 without a mail server, or if the mail has not failed.
         */
        post: operations["retryMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the address that reports print */
        get: operations["getPublicAddress"];
        /**
         * Confirm the address that reports print
         * @description Refused with a 409 where the setting of the server names it.
         */
        put: operations["confirmPublicAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settings of this installation that the client needs */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warnings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the warnings about the safety of this installation */
        get: operations["getWarnings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description A kind of news.
         * @example decided_requests
         * @enum {string}
         */
        NotificationKind: "returned_activities" | "resubmitted_logs" | "asked_requests" | "decided_requests" | "entered_presses" | "given_grades" | "changed_grades" | "decided_places" | "asked_members" | "declined_members" | "passed_requests" | "lost_requests" | "new_placements" | "changed_placements" | "moved_periods" | "decided_reports" | "returned_assessments" | "planned_defences" | "refused_addresses" | "reset_passwords";
        /**
         * @description A kind of matter.
         * @example silent_students
         * @enum {string}
         */
        FollowUpKind: "todays_presses" | "returned_activities" | "missing_days" | "missing_logs" | "decided_requests" | "resubmitted_logs" | "waiting_reviews" | "waiting_requests" | "late_requests" | "silent_students" | "missing_grades" | "waiting_guidance" | "missing_sheets" | "returned_guidance" | "waiting_reports" | "returned_reports" | "unscored_defences" | "incomplete_places" | "asked_memberships" | "closing_windows" | "waiting_places" | "unplaced_students" | "idle_placements" | "unsigned_mentors" | "late_reviewers" | "default_passwords" | "next_holidays" | "old_backup" | "unanswered_reminders" | "ready_certificates";
        /**
         * @description What kind of record it happened to.
         * @example grades
         * @enum {string}
         */
        AuditResource: "users" | "students" | "lecturers" | "mentors" | "signatures" | "companies" | "places" | "courses" | "internship_periods" | "holidays" | "internships" | "work_patterns" | "internship_places" | "activities" | "activity_logs" | "activity_photos" | "attendance_requests" | "placement_requests" | "placement_asks" | "placement_windows" | "placement_window_exceptions" | "assessment_forms" | "assessment_sheets" | "guidance_sessions" | "final_reports" | "letter_templates" | "letter_series" | "letters" | "certificates" | "defences" | "defence_examiners" | "grades" | "public_address" | "audit_entries";
        /**
         * @description A kind of record with a history on its page.
         * @example grades
         * @enum {string}
         */
        HistoryResource: "users" | "companies" | "places" | "courses" | "internship_periods" | "holidays" | "internships" | "activities" | "placement_requests" | "letters" | "certificates" | "assessment_forms" | "grades";
        /**
         * @description The list.
         * @example companies
         * @enum {string}
         */
        ViewList: "users" | "students" | "lecturers" | "mentors" | "companies" | "places" | "courses" | "internshipPeriods" | "holidays" | "internships" | "placementRequests" | "assessments" | "guidanceSessions" | "finalReports" | "letters" | "certificates" | "defences";
        /** @description What a search finds, by kind, best first. */
        FoundRecords: {
            /** @description Students; none unless the user is a super admin. */
            students: components["schemas"]["FoundStudent"][];
            /** @description Lecturers; none unless the user is a super admin. */
            lecturers: components["schemas"]["FoundLecturer"][];
            /** @description Mentors; none unless the user is a super admin. */
            mentors: components["schemas"]["FoundMentor"][];
            /** @description Companies; none unless the user is a super admin. */
            companies: components["schemas"]["FoundCompany"][];
            /** @description Places of companies; none unless the user is a super admin. */
            places: components["schemas"]["FoundPlace"][];
            /** @description Holidays; none unless the user is a super admin. */
            holidays: components["schemas"]["FoundHoliday"][];
            /** @description Placements that the user may see. */
            internships: components["schemas"]["FoundInternship"][];
            /** @description Requests for a place that were sent; none unless the user is a super admin. */
            placement_requests: components["schemas"]["FoundPlacementRequest"][];
            /** @description Sheets on the list of the user, also the missing ones; none for students. */
            assessment_sheets: components["schemas"]["FoundAssessmentSheet"][];
            /** @description Guidance sessions of placements that the user may see; none for students. */
            guidance_sessions: components["schemas"]["FoundGuidanceSession"][];
            /** @description Final reports of placements that the user may see; none for students. */
            final_reports: components["schemas"]["FoundFinalReport"][];
            /** @description Letters; none unless the user is a super admin. */
            letters: components["schemas"]["FoundLetter"][];
            /** @description Certificates; none unless the user is a super admin. */
            certificates: components["schemas"]["FoundCertificate"][];
            /** @description Defences that the user may see; none for students. */
            defences: components["schemas"]["FoundDefence"][];
        };
        /** @description The credentials of a user. */
        LoginInput: {
            /**
             * @description NIK, NIP or NIM.
             * @example 198503152010122002
             */
            identifier: string;
            /**
             * @description The password.
             * @example Magang2026!
             */
            password: string;
            /**
             * @description Whether the session lasts for weeks instead of hours.
             * @default false
             * @example false
             */
            remember?: boolean;
        };
        /** @description The account of a user, without the profile of the role. */
        UserAccount: {
            /**
             * @description Identifier of the user.
             * @example 41
             */
            id: number;
            /**
             * @description Full name, with titles.
             * @example Siti Rahmawati
             */
            name: string;
            /**
             * Format: email
             * @description E-mail address, unique without regard to case.
             * @example siti.rahmawati@example.ac.id
             */
            email: string;
            /**
             * @description Telephone number; null when not given.
             * @example 081234567890
             */
            phone_number: string | null;
            /**
             * @description Home address; null when not given.
             * @example Jl. Ganesha No. 10, Bandung
             */
            address: string | null;
            /**
             * @description Gender; null when not given.
             * @example female
             * @enum {string|null}
             */
            gender: "male" | "female" | null;
            /**
             * @description Place of birth; null when not given.
             * @example Bandung
             */
            place_of_birth: string | null;
            /**
             * Format: date
             * @description Date of birth; null when not given.
             * @example 2004-05-17
             */
            date_of_birth: string | null;
            /**
             * @description Role of the user.
             * @example student
             * @enum {string}
             */
            role: "super_admin" | "lecturer" | "mentor" | "student";
            /**
             * @description Whether the user may sign in.
             * @example true
             */
            is_active: boolean;
        };
        /**
         * @description Grows when a field changes. Left out where the record is part of another one.
         * @example 3
         */
        Version: number;
        /** @description The profile of a student. */
        StudentProfile: {
            /**
             * @description Identifier of the student.
             * @example 7
             */
            id: number;
            /**
             * @description Identifier of the user who has this profile.
             * @example 41
             */
            user_id: number;
            /**
             * @description Student number (NIM); also the sign-in name and the default password of a student.
             * @example 2403310001
             */
            nim: string;
            /**
             * @description Academic year, written like 2024/2025.
             * @example 2024/2025
             */
            academic_year: string;
            version?: components["schemas"]["Version"];
        };
        /** @description The profile of a lecturer or super admin. */
        LecturerProfile: {
            /**
             * @description Identifier of the lecturer.
             * @example 4
             */
            id: number;
            /**
             * @description Identifier of the user who has this profile.
             * @example 41
             */
            user_id: number;
            /**
             * @description Staff number (NIP) of 18 digits; also the sign-in name and the default password of a lecturer or super admin. Only super admins and the person receive it.
             * @example 198503152010122002
             */
            nip: string;
            /**
             * @description Address of the signature image, good in an `<img>` for a limited time; null when there is none.
             * @example /api/signatures/12?expires=1767225600&signature=5f1d7c
             */
            digital_signature: string | null;
            version?: components["schemas"]["Version"];
        };
        /** @description A company with its name. */
        CompanyName: {
            /**
             * @description Identifier of the company.
             * @example 3
             */
            id: number;
            /**
             * @description Name of the company.
             * @example PT Nusantara Jaringan
             */
            name: string;
        };
        /** @description The profile of a mentor. */
        MentorProfile: {
            /**
             * @description Identifier of the mentor.
             * @example 9
             */
            id: number;
            /**
             * @description Identifier of the user who has this profile.
             * @example 41
             */
            user_id: number;
            /**
             * @description Company of the mentor.
             * @example 3
             */
            company_id: number;
            /**
             * @description National identity number (NIK) of 16 digits; also the sign-in name and the default password of a mentor. Only super admins and the person receive it.
             * @example 3273014501880001
             */
            nik: string;
            /**
             * @description Address of the signature image, good in an `<img>` for a limited time; null when there is none.
             * @example /api/signatures/12?expires=1767225600&signature=5f1d7c
             */
            digital_signature: string | null;
            /**
             * @description Whether the mentor takes new placements.
             * @example true
             */
            is_active: boolean;
            company: components["schemas"]["CompanyName"];
            version?: components["schemas"]["Version"];
        };
        /** @description A user with the profile of the role; the other profiles are null. */
        User: components["schemas"]["UserAccount"] & {
            version?: components["schemas"]["Version"];
            /**
             * @description Whether mails go to the address. `off` if this server sends none; `confirmed` once the owner has opened the link that was sent there; `refused` after a mail server has refused it.
             * @example confirmed
             * @enum {string}
             */
            email_state?: "off" | "unconfirmed" | "confirmed" | "refused";
            /**
             * @description The words of the mail server that refused the address; null if none did.
             * @example null
             */
            email_refusal?: string | null;
            /**
             * Format: date-time
             * @description When the account got the default password that it still has; null when the user has chosen one. Left out of the signed-in user.
             * @example 2026-03-02T08:00:00.000Z
             */
            unclaimed_since?: string | null;
            /**
             * Format: date-time
             * @description When the unused default password expires or has expired; null when it has been used. Left out of the signed-in user.
             * @example 2026-03-16T08:00:00.000Z
             */
            unclaimed_until?: string | null;
            /**
             * @description Whether everything personal has been removed. Left out of the signed-in user.
             * @example false
             */
            is_anonymised?: boolean;
            /**
             * @description Profile of a student.
             * @example {
             *       "id": 7,
             *       "user_id": 41,
             *       "nim": "2403310001",
             *       "academic_year": "2024/2025"
             *     }
             */
            student: components["schemas"]["StudentProfile"] | null;
            /**
             * @description Profile of a lecturer or super admin.
             * @example null
             */
            lecturer: components["schemas"]["LecturerProfile"] | null;
            /**
             * @description Profile of a mentor.
             * @example null
             */
            mentor: components["schemas"]["MentorProfile"] | null;
        };
        /** @description When and where the user logged in. */
        Login: {
            /**
             * Format: date-time
             * @description When.
             * @example 2026-03-02T08:00:00.000Z
             */
            at: string;
            /**
             * @description Browser and operating system; null when unknown.
             * @example Chrome di Android
             */
            device: string | null;
            /**
             * @description The IP address; null when unknown.
             * @example 192.0.2.7
             */
            address: string | null;
        };
        /** @description The signed-in user. */
        CurrentUser: components["schemas"]["User"] & {
            /**
             * @description Whether the account still has its default password and the server asks to change it before anything else.
             * @example false
             */
            must_change_password?: boolean;
            /**
             * @description The login before the one that opened this session; null when there was none.
             * @example {
             *       "at": "2026-03-02T08:00:00.000Z",
             *       "device": "Chrome di Android",
             *       "address": "192.0.2.7"
             *     }
             */
            last_login?: components["schemas"]["Login"] | null;
        };
        /** @description An open session. */
        Session: {
            /**
             * @description The bearer token of the session (JWT).
             * @example eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln
             */
            access_token: string;
            user: components["schemas"]["CurrentUser"];
        };
        /** @description The body of every failed request. */
        Error: {
            /**
             * @description A message in Indonesian to show to the user.
             * @example Data yang dikirim tidak valid.
             */
            message: string;
            /**
             * @description Messages by field name, for 422 answers; a field inside a list is named like `activities.0.name`.
             * @example {
             *       "email": [
             *         "Email tidak valid"
             *       ]
             *     }
             */
            errors?: {
                [key: string]: string[];
            };
            /**
             * @description A stable word for failures that a program must tell apart, such as `password_change_required`.
             * @example password_change_required
             */
            code?: string;
        };
        /** @description A confirmation to show to the user. */
        Message: {
            /**
             * @description The confirmation, in Indonesian.
             * @example Data berhasil dihapus.
             */
            message: string;
        };
        /** @description The successor of a bearer token. */
        RefreshedToken: {
            /**
             * @description The new bearer token (JWT).
             * @example eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln
             */
            access_token: string;
        };
        /** @description The confirmation of one's own e-mail address. */
        EmailConfirmationInput: {
            /**
             * @description The token of the link in the mail.
             * @example eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln
             */
            token: string;
        };
        /** @description When, from where and by whom a signature was changed. */
        SignatureChange: {
            /**
             * Format: date-time
             * @description When.
             * @example 2026-03-02T08:00:00.000Z
             */
            at: string;
            /**
             * @description Browser and operating system; null when unknown or that of somebody else.
             * @example Chrome di Android
             */
            device: string | null;
            /**
             * @description The IP address; null when unknown or that of somebody else.
             * @example 192.0.2.7
             */
            address: string | null;
            /**
             * @description The name of a super admin who changed it; null for its owner.
             * @example null
             */
            changed_by: string | null;
        };
        /** @description One's own signature, and who changed it last. */
        OwnSignature: {
            /**
             * @description The address of the image, which expires; null without a signature.
             * @example /api/signatures/1?expires=1772445600&signature=c2ln
             */
            digital_signature: string | null;
            /**
             * @description Null without a signature.
             * @example {
             *       "at": "2026-03-02T08:00:00.000Z",
             *       "device": "Chrome di Android",
             *       "address": "192.0.2.7",
             *       "changed_by": null
             *     }
             */
            last_change: components["schemas"]["SignatureChange"] | null;
        };
        /** @description One's own signature. To replace one, the current password comes first. */
        OwnSignatureInput: {
            /**
             * @description The current password; required when there is a signature already.
             * @example Magang2026!
             */
            password?: string;
            /**
             * Format: binary
             * @description Signature as PNG or JPEG of at most 5 MB.
             * @example (PNG or JPEG file)
             */
            digital_signature: string;
        };
        /** @description The current and the new password of the signed-in user. */
        PasswordChangeInput: {
            /**
             * @description The current password.
             * @example Magang2026!
             */
            password: string;
            /**
             * @description The new password; it may not equal the sign-in name, be one of the most common ones, or consist of the user's own names and numbers.
             * @example Rahasia-Baru-2026
             */
            new_password: string;
            /**
             * @description The new password again.
             * @example Rahasia-Baru-2026
             */
            new_password_confirmation: string;
        };
        /** @description A device on which the user is signed in. */
        OpenSession: {
            /**
             * Format: uuid
             * @description Identifier of the session.
             * @example 5f0c1d1e-8a52-4b0e-9c55-3f6f1e1c7a10
             */
            id: string;
            /**
             * @description Browser and operating system; null when unknown.
             * @example Chrome di Android
             */
            device: string | null;
            /**
             * @description The IP address of the last use; null when unknown.
             * @example 192.0.2.7
             */
            address: string | null;
            /**
             * Format: date-time
             * @description When the user logged in.
             * @example 2026-03-02T08:00:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the session was last used, to within some minutes.
             * @example 2026-03-02T09:30:00.000Z
             */
            last_used_at: string;
            /**
             * @description Whether this request came from it.
             * @example true
             */
            is_current: boolean;
        };
        /** @description Position of the page in its list. Without `page` in the request, only `total`. */
        ListMeta: {
            /**
             * @description The page, counted from 1.
             * @example 1
             */
            page?: number;
            /**
             * @description Rows per page.
             * @example 10
             */
            per_page?: number;
            /**
             * @description Rows in the whole list, after search and filters.
             * @example 80
             */
            total: number;
        };
        /** @description A new user with the profile of the role, flat. The default password is the NIM, NIP or NIK. */
        UserCreateInput: {
            /**
             * @description Role of the user; it decides which profile fields are required.
             * @example student
             * @enum {string}
             */
            role: "super_admin" | "lecturer" | "mentor" | "student";
            /**
             * @description Full name, with titles.
             * @example Siti Rahmawati
             */
            name: string;
            /**
             * Format: email
             * @description E-mail address, unique without regard to case.
             * @example siti.rahmawati@example.ac.id
             */
            email: string;
            /**
             * @description Telephone number; null when not given.
             * @example 081234567890
             */
            phone_number?: string | null;
            /**
             * @description Home address; null when not given.
             * @example Jl. Ganesha No. 10, Bandung
             */
            address?: string | null;
            /**
             * @description Gender; null when not given.
             * @example female
             * @enum {string|null}
             */
            gender?: "male" | "female" | null;
            /**
             * @description Place of birth; null when not given.
             * @example Bandung
             */
            place_of_birth?: string | null;
            /**
             * Format: date
             * @description Date of birth; null when not given.
             * @example 2004-05-17
             */
            date_of_birth?: string | null;
            /**
             * @description Student number (NIM); required for the role student.
             * @example 2403310001
             */
            nim?: string;
            /**
             * @description Academic year, written like 2024/2025; required for the role student.
             * @example 2024/2025
             */
            academic_year?: string;
            /**
             * @description Staff number (NIP) of 18 digits; required for the roles lecturer and super_admin.
             * @example 198503152010122002
             */
            nip?: string;
            /**
             * @description Company of the mentor; required for the role mentor.
             * @example 3
             */
            company_id?: number;
            /**
             * @description National identity number (NIK) of 16 digits; required for the role mentor.
             * @example 3273014501880001
             */
            nik?: string;
            /**
             * Format: binary
             * @description Signature as PNG or JPEG of at most 5 MB; required for the roles lecturer and mentor. JSON bodies cannot carry it.
             * @example (PNG or JPEG file)
             */
            digital_signature?: string;
            /**
             * @description For the role mentor: whether the mentor takes new placements (`1` or `0` in multipart bodies).
             * @default true
             * @example true
             */
            is_active?: boolean;
        };
        /** @description One action on several accounts. */
        UserBulkInput: {
            /**
             * @description What to do. `activate` and `deactivate` are about signing in.
             * @example activate
             * @enum {string}
             */
            action: "activate" | "deactivate" | "delete" | "reset_password";
            /**
             * @description The records.
             * @example [
             *       12,
             *       13
             *     ]
             */
            ids: number[];
        };
        /** @description What has become of a record. */
        BulkResult: {
            /**
             * @description The record.
             * @example 12
             */
            id: number;
            /**
             * @description `already` when it was like that before the request.
             * @example done
             * @enum {string}
             */
            outcome: "done" | "already" | "refused";
            /**
             * @description Why it was refused, in Indonesian.
             * @example Mitra tidak dapat dihapus karena masih memiliki mentor.
             */
            message: string | null;
        };
        /** @description What has become of each record. */
        BulkResults: {
            /** @description In the order of the request, each record once. */
            results: components["schemas"]["BulkResult"][];
        };
        /**
         * @description The version that was read. If the record has another one by now, nothing changes and the answer is 409 with the code `stale_version`. Without it, the last change wins.
         * @example 3
         */
        SeenVersion: number;
        /** @description The account of an existing user. */
        UserUpdateInput: {
            /**
             * @description Full name, with titles.
             * @example Siti Rahmawati
             */
            name: string;
            /**
             * Format: email
             * @description E-mail address, unique without regard to case.
             * @example siti.rahmawati@example.ac.id
             */
            email: string;
            /**
             * @description Telephone number; null when not given.
             * @example 081234567890
             */
            phone_number?: string | null;
            /**
             * @description Home address; null when not given.
             * @example Jl. Ganesha No. 10, Bandung
             */
            address?: string | null;
            /**
             * @description Gender; null when not given.
             * @example female
             * @enum {string|null}
             */
            gender?: "male" | "female" | null;
            /**
             * @description Place of birth; null when not given.
             * @example Bandung
             */
            place_of_birth?: string | null;
            /**
             * Format: date
             * @description Date of birth; null when not given.
             * @example 2004-05-17
             */
            date_of_birth?: string | null;
            /**
             * @description Role of the user; unchanged if left out.
             * @example student
             * @enum {string}
             */
            role?: "super_admin" | "lecturer" | "mentor" | "student";
            /**
             * @description Whether the user may sign in; unchanged if left out.
             * @example true
             */
            is_active?: boolean;
            version?: components["schemas"]["SeenVersion"];
        };
        /** @description The effects of anonymising a person. */
        AnonymisationPreview: {
            /**
             * @description Why it is refused; empty if it is not.
             * @example [
             *       "Masih ada magang yang berjalan sampai 31 Des 2026."
             *     ]
             */
            refusals: string[];
            /** @description How many records go or lose what is personal, beside the account itself. */
            removes: {
                /**
                 * @description Photos of activities.
                 * @example 12
                 */
                photos: number;
                /**
                 * @description Texts of logs.
                 * @example 12
                 */
                logs: number;
                /**
                 * @description Positions of attendances.
                 * @example 12
                 */
                positions: number;
                /**
                 * @description Signatures.
                 * @example 12
                 */
                signatures: number;
                /**
                 * @description Devices that are logged in.
                 * @example 12
                 */
                devices: number;
                /**
                 * @description Entries of the audit trail by the person or about the account.
                 * @example 12
                 */
                entries: number;
            };
            /** @description How many records stay. */
            keeps: {
                /**
                 * @description Placements.
                 * @example 12
                 */
                internships: number;
                /**
                 * @description Activities of these.
                 * @example 12
                 */
                activities: number;
                /**
                 * @description Grades of these.
                 * @example 12
                 */
                grades: number;
            };
        };
        /** @description The confirmation of the request. */
        AnonymisationInput: {
            /**
             * @description The present name of the person.
             * @example Siti Rahmawati
             */
            name: string;
        };
        /** @description A student with the account. */
        Student: components["schemas"]["StudentProfile"] & {
            user: components["schemas"]["UserAccount"];
        };
        /** @description A new student: the account and the profile, flat. */
        StudentCreateInput: {
            /**
             * @description Full name, with titles.
             * @example Siti Rahmawati
             */
            name: string;
            /**
             * Format: email
             * @description E-mail address, unique without regard to case.
             * @example siti.rahmawati@example.ac.id
             */
            email: string;
            /**
             * @description Telephone number; null when not given.
             * @example 081234567890
             */
            phone_number?: string | null;
            /**
             * @description Home address; null when not given.
             * @example Jl. Ganesha No. 10, Bandung
             */
            address?: string | null;
            /**
             * @description Gender; null when not given.
             * @example female
             * @enum {string|null}
             */
            gender?: "male" | "female" | null;
            /**
             * @description Place of birth; null when not given.
             * @example Bandung
             */
            place_of_birth?: string | null;
            /**
             * Format: date
             * @description Date of birth; null when not given.
             * @example 2004-05-17
             */
            date_of_birth?: string | null;
            /**
             * @description Student number (NIM); also the sign-in name and the default password of a student.
             * @example 2403310001
             */
            nim: string;
            /**
             * @description Academic year, written like 2024/2025.
             * @example 2024/2025
             */
            academic_year: string;
        };
        /** @description Changes to the profile of a student; fields left out keep their values. */
        StudentUpdateInput: {
            /**
             * @description Student number (NIM); also the sign-in name and the default password of a student.
             * @example 2403310001
             */
            nim?: string;
            /**
             * @description Academic year, written like 2024/2025.
             * @example 2024/2025
             */
            academic_year?: string;
            version?: components["schemas"]["SeenVersion"];
        };
        /** @description A lecturer with the account. */
        Lecturer: components["schemas"]["LecturerProfile"] & {
            user: components["schemas"]["UserAccount"];
        };
        /** @description A new lecturer: the account and the profile, flat. */
        LecturerCreateInput: {
            /**
             * @description Full name, with titles.
             * @example Siti Rahmawati
             */
            name: string;
            /**
             * Format: email
             * @description E-mail address, unique without regard to case.
             * @example siti.rahmawati@example.ac.id
             */
            email: string;
            /**
             * @description Telephone number; null when not given.
             * @example 081234567890
             */
            phone_number?: string | null;
            /**
             * @description Home address; null when not given.
             * @example Jl. Ganesha No. 10, Bandung
             */
            address?: string | null;
            /**
             * @description Gender; null when not given.
             * @example female
             * @enum {string|null}
             */
            gender?: "male" | "female" | null;
            /**
             * @description Place of birth; null when not given.
             * @example Bandung
             */
            place_of_birth?: string | null;
            /**
             * Format: date
             * @description Date of birth; null when not given.
             * @example 2004-05-17
             */
            date_of_birth?: string | null;
            /**
             * @description Staff number (NIP) of 18 digits; also the sign-in name and the default password of a lecturer or super admin. Only super admins and the person receive it.
             * @example 198503152010122002
             */
            nip: string;
            /**
             * Format: binary
             * @description Signature as PNG or JPEG of at most 5 MB.
             * @example (PNG or JPEG file)
             */
            digital_signature: string;
        };
        /** @description Changes to the profile of a lecturer; fields left out keep their values. */
        LecturerUpdateInput: {
            /**
             * @description Marks this POST as an update: browsers send files by POST only.
             * @example put
             * @enum {string}
             */
            _method: "put";
            /**
             * @description Staff number (NIP) of 18 digits; also the sign-in name and the default password of a lecturer or super admin. Only super admins and the person receive it.
             * @example 198503152010122002
             */
            nip?: string;
            /**
             * Format: binary
             * @description New signature as PNG or JPEG of at most 5 MB.
             * @example (PNG or JPEG file)
             */
            digital_signature?: string;
            version?: components["schemas"]["SeenVersion"];
        };
        /** @description A mentor with the account. */
        Mentor: components["schemas"]["MentorProfile"] & {
            user: components["schemas"]["UserAccount"];
        };
        /** @description A new mentor: the account and the profile, flat. */
        MentorCreateInput: {
            /**
             * @description Full name, with titles.
             * @example Siti Rahmawati
             */
            name: string;
            /**
             * Format: email
             * @description E-mail address, unique without regard to case.
             * @example siti.rahmawati@example.ac.id
             */
            email: string;
            /**
             * @description Telephone number; null when not given.
             * @example 081234567890
             */
            phone_number?: string | null;
            /**
             * @description Home address; null when not given.
             * @example Jl. Ganesha No. 10, Bandung
             */
            address?: string | null;
            /**
             * @description Gender; null when not given.
             * @example female
             * @enum {string|null}
             */
            gender?: "male" | "female" | null;
            /**
             * @description Place of birth; null when not given.
             * @example Bandung
             */
            place_of_birth?: string | null;
            /**
             * Format: date
             * @description Date of birth; null when not given.
             * @example 2004-05-17
             */
            date_of_birth?: string | null;
            /**
             * @description Company of the mentor.
             * @example 3
             */
            company_id: number;
            /**
             * @description National identity number (NIK) of 16 digits; also the sign-in name and the default password of a mentor. Only super admins and the person receive it.
             * @example 3273014501880001
             */
            nik: string;
            /**
             * Format: binary
             * @description Signature as PNG or JPEG of at most 5 MB.
             * @example (PNG or JPEG file)
             */
            digital_signature: string;
            /**
             * @description Whether the mentor takes new placements (`1` or `0` in multipart bodies).
             * @default true
             * @example true
             */
            is_active?: boolean;
        };
        /** @description One action on several mentors. */
        MentorBulkInput: {
            /**
             * @description Whether students can be placed with them.
             * @example activate
             * @enum {string}
             */
            action: "activate" | "deactivate";
            /**
             * @description The records.
             * @example [
             *       12,
             *       13
             *     ]
             */
            ids: number[];
        };
        /** @description Changes to the profile of a mentor; fields left out keep their values. */
        MentorUpdateInput: {
            /**
             * @description Marks this POST as an update: browsers send files by POST only.
             * @example put
             * @enum {string}
             */
            _method: "put";
            /**
             * @description Company of the mentor.
             * @example 3
             */
            company_id?: number;
            /**
             * @description National identity number (NIK) of 16 digits; also the sign-in name and the default password of a mentor. Only super admins and the person receive it.
             * @example 3273014501880001
             */
            nik?: string;
            /**
             * Format: binary
             * @description New signature as PNG or JPEG of at most 5 MB.
             * @example (PNG or JPEG file)
             */
            digital_signature?: string;
            /**
             * @description Whether the mentor takes new placements (`1` or `0` in multipart bodies).
             * @example true
             */
            is_active?: boolean;
            version?: components["schemas"]["SeenVersion"];
        };
        /** @description A partner company (mitra industri). */
        CompanyInput: {
            /**
             * @description Name of the company.
             * @example PT Nusantara Jaringan
             */
            name: string;
            /**
             * @description Address of the company.
             * @example Jl. Asia Afrika No. 88, Bandung
             */
            address: string;
            /**
             * @description Telephone number of the company.
             * @example 0224231234
             */
            phone_number: string;
            /**
             * Format: email
             * @description E-mail address of the company.
             * @example hrd@nusantarajaringan.example
             */
            email: string;
            /**
             * @description The field of business.
             * @example Penyedia layanan internet
             */
            business_field: string;
            /**
             * @description How many internships the company takes in one period.
             * @example 6
             */
            internship_quota: number;
            /**
             * @description Whether the company takes new internships.
             * @example true
             */
            is_active: boolean;
        };
        /** @description How often the fields of a record have changed. */
        WithVersion: {
            version?: components["schemas"]["Version"];
        };
        /** @description A stored partner company. */
        Company: components["schemas"]["CompanyInput"] & components["schemas"]["WithVersion"] & {
            /**
             * @description Identifier of the company.
             * @example 3
             */
            id: number;
        };
        /** @description One action on several records. */
        RecordBulkInput: {
            /**
             * @description What to do.
             * @example activate
             * @enum {string}
             */
            action: "activate" | "deactivate" | "delete";
            /**
             * @description The records.
             * @example [
             *       12,
             *       13
             *     ]
             */
            ids: number[];
        };
        /** @description Guards against overwriting what somebody else has changed. */
        WithSeenVersion: {
            version?: components["schemas"]["SeenVersion"];
        };
        /** @description A partner company, changed. */
        CompanyUpdateInput: components["schemas"]["CompanyInput"] & components["schemas"]["WithSeenVersion"];
        /** @description A place where interns of a company work (lokasi mitra). */
        PlaceInput: {
            /**
             * @description The company.
             * @example 3
             */
            company_id: number;
            /**
             * @description Name of the place; no other place of the company has it, in any case of letters.
             * @example Kantor Pusat
             */
            name: string;
            /**
             * @description Address of the place.
             * @example Jl. Asia Afrika No. 88, Bandung
             */
            address: string;
            /**
             * @description Latitude in degrees.
             * @example -6.914744
             */
            latitude: number;
            /**
             * @description Longitude in degrees.
             * @example 107.60981
             */
            longitude: number;
            /**
             * @description Metres around the point that belong to the place.
             * @example 150
             */
            radius: number;
            /**
             * @description Time zone of the place (WIB, WITA or WIT).
             * @example WIB
             * @enum {string}
             */
            time_zone: "WIB" | "WITA" | "WIT";
            /**
             * @description Whether days of joint leave (cuti bersama) are days off there.
             * @example true
             */
            has_joint_leave: boolean;
            /**
             * @description Whether interns work there.
             * @example true
             */
            is_active: boolean;
        };
        /** @description A stored place of a company. */
        Place: components["schemas"]["PlaceInput"] & components["schemas"]["WithVersion"] & {
            /**
             * @description Identifier of the place.
             * @example 5
             */
            id: number;
            company: components["schemas"]["CompanyName"];
        };
        /** @description The answer to what is unusual about a point. */
        WithConfirmedPoint: {
            /**
             * @description Whether the point is meant although it is outside of Indonesia or in another time zone. Without it, such a point is a 422 with the code `unusual_point`, unless it is stored already.
             * @example true
             */
            is_point_confirmed?: boolean;
        };
        /** @description A new place of a company. */
        PlaceCreateInput: components["schemas"]["PlaceInput"] & components["schemas"]["WithConfirmedPoint"];
        /** @description A place of a company, changed. */
        PlaceUpdateInput: components["schemas"]["PlaceInput"] & components["schemas"]["WithConfirmedPoint"] & components["schemas"]["WithSeenVersion"];
        /** @description A course (mata kuliah) that internships are graded in. */
        CourseInput: {
            /**
             * @description Code of the course, 9 characters; it identifies the course.
             * @example AJK202301
             */
            code: string;
            /**
             * @description Name of the course.
             * @example Praktik Kerja Lapangan
             */
            name: string;
            /**
             * @description Semester of the course, 2 or 3.
             * @example 3
             */
            semester: number;
            /**
             * @description Hours per week.
             * @example 8
             */
            hours_per_week: number;
            /**
             * @description Credits (SKS).
             * @example 4
             */
            credits: number;
            /**
             * @description Weight of the first assignment in the total, in per cent; the five weights add up to 100.
             * @example 20
             */
            weight_assignment_1: number;
            /**
             * @description Weight of the second assignment in the total, in per cent; the five weights add up to 100.
             * @example 20
             */
            weight_assignment_2: number;
            /**
             * @description Weight of the midterm exam in the total, in per cent; the five weights add up to 100.
             * @example 20
             */
            weight_midterm: number;
            /**
             * @description Weight of the final exam in the total, in per cent; the five weights add up to 100.
             * @example 20
             */
            weight_final: number;
            /**
             * @description Weight of everything else in the total, in per cent; the five weights add up to 100.
             * @example 20
             */
            weight_other: number;
            /**
             * @description The score of a grade that defences propose; null for none. No form of the course proposes the same one.
             * @example final
             * @enum {string|null}
             */
            defence_score_part?: "assignment_1" | "assignment_2" | "midterm" | "final" | "other" | null;
            /**
             * @description Academic year, written like 2024/2025.
             * @example 2024/2025
             */
            academic_year: string;
        };
        /** @description A stored course. */
        Course: components["schemas"]["CourseInput"] & components["schemas"]["WithVersion"];
        /** @description One action on several courses. */
        CourseBulkInput: {
            /**
             * @description What to do.
             * @example delete
             * @enum {string}
             */
            action: "delete";
            /**
             * @description The courses.
             * @example [
             *       "D2AJK2101"
             *     ]
             */
            codes: string[];
        };
        /** @description What has become of a record. */
        CourseBulkResult: {
            /**
             * @description The record.
             * @example D2AJK2101
             */
            code: string;
            /**
             * @description `already` when it was like that before the request.
             * @example done
             * @enum {string}
             */
            outcome: "done" | "already" | "refused";
            /**
             * @description Why it was refused, in Indonesian.
             * @example Mitra tidak dapat dihapus karena masih memiliki mentor.
             */
            message: string | null;
        };
        /** @description What has become of each record. */
        CourseBulkResults: {
            /** @description In the order of the request, each record once. */
            results: components["schemas"]["CourseBulkResult"][];
        };
        /** @description A course, changed. */
        CourseUpdateInput: components["schemas"]["CourseInput"] & components["schemas"]["WithSeenVersion"];
        /** @description A period (periode magang) that internships belong to. */
        InternshipPeriodInput: {
            /**
             * Format: date
             * @description First day of the period.
             * @example 2026-02-02
             */
            start_date: string;
            /**
             * Format: date
             * @description Last day of the period; after the first.
             * @example 2026-06-30
             */
            end_date: string;
            /**
             * @description Semester of the students, 1 to 4.
             * @example 3
             */
            semester: number;
            /**
             * @description Year of the period, four digits.
             * @example 2026
             */
            year: string;
            /**
             * @description Whether students can be placed in the period.
             * @default false
             * @example true
             */
            is_active?: boolean;
            /**
             * @description Whether students check out as well. Without it, a stored period keeps what it has.
             * @default false
             * @example false
             */
            requires_check_out?: boolean;
            /**
             * @description How many minutes after its start an activity can be attended without being late, and before its end left without being early. Without it, a stored period keeps what it has.
             * @default 15
             * @example 15
             */
            late_tolerance_minutes?: number;
            /**
             * @description Whether students hand in a final report. Without it, a stored period keeps what it has.
             * @default false
             * @example true
             */
            requires_final_report?: boolean;
            /**
             * @description Whether students have a defence. Without it, a stored period keeps what it has.
             * @default false
             * @example true
             */
            requires_defence?: boolean;
            /**
             * @description The guidance sessions that each student is to have; 0 is no minimum. Without it, a stored period keeps what it has.
             * @default 0
             * @example 8
             */
            min_guidance_sessions?: number;
        };
        /** @description A stored period. */
        InternshipPeriod: components["schemas"]["InternshipPeriodInput"] & components["schemas"]["WithVersion"] & {
            /**
             * @description Identifier of the period.
             * @example 2
             */
            id: number;
            /**
             * @description Whether students can be placed in the period.
             * @example true
             */
            is_active: boolean;
            /**
             * @description Whether students check out as well.
             * @example false
             */
            requires_check_out: boolean;
            /**
             * @description How many minutes late or early are not counted.
             * @example 15
             */
            late_tolerance_minutes: number;
            /**
             * @description Whether students hand in a final report.
             * @example true
             */
            requires_final_report: boolean;
            /**
             * @description Whether students have a defence.
             * @example true
             */
            requires_defence: boolean;
            /**
             * @description The guidance sessions that each student is to have; 0 is no minimum.
             * @example 8
             */
            min_guidance_sessions: number;
            /**
             * Format: date-time
             * @description Since when everything in the period can only be read; null while it is open.
             * @example 2026-07-15T03:00:00Z
             */
            closed_at: string | null;
        };
        /** @description An internship period, changed. */
        InternshipPeriodUpdateInput: components["schemas"]["InternshipPeriodInput"] & components["schemas"]["WithSeenVersion"];
        /** @description A mentor who takes students. */
        PlaceMentor: {
            /**
             * @description Identifier of the mentor.
             * @example 9
             */
            id: number;
            /**
             * @description Name of the mentor.
             * @example Agus Pratama
             */
            name: string;
        };
        /** @description The places and mentors of a company in a period. */
        CompanyPlaces: {
            /**
             * @description Identifier of the company.
             * @example 3
             */
            id: number;
            /**
             * @description Name of the company.
             * @example PT Nusantara Jaringan
             */
            name: string;
            /**
             * @description Internships in the period.
             * @example 4
             */
            internship_count: number;
            /**
             * @description Internships the company takes in one period.
             * @example 6
             */
            internship_quota: number;
            /**
             * @description The number of free places.
             * @example 2
             */
            free: number;
            /** @description The mentors who take students. */
            mentors: components["schemas"]["PlaceMentor"][];
        };
        /** @description A lecturer and the students they supervise in the period. */
        LecturerLoad: {
            /**
             * @description Identifier of the lecturer.
             * @example 4
             */
            id: number;
            /**
             * @description Name of the lecturer.
             * @example Dewi Lestari, M.Kom.
             */
            name: string;
            /**
             * @description Students with an internship in the period.
             * @example 8
             */
            students_count: number;
        };
        /** @description Where students can be placed in a period. */
        FreePlaces: {
            /** @description The active companies. */
            companies: components["schemas"]["CompanyPlaces"][];
            /** @description The lecturers. */
            lecturers: components["schemas"]["LecturerLoad"][];
        };
        /** @description A day without work (hari libur). */
        HolidayInput: {
            /**
             * Format: date
             * @description The day; no other holiday is on it.
             * @example 2026-08-17
             */
            date: string;
            /**
             * @description Name of the holiday.
             * @example Proklamasi Kemerdekaan
             */
            name: string;
            /**
             * @description A national holiday, joint leave (cuti bersama) or a day off of the campus.
             * @example national
             * @enum {string}
             */
            kind: "national" | "joint_leave" | "campus";
            /**
             * @description Whether the day is decreed, is certain without a decree, or is an estimate.
             * @example decreed
             * @enum {string}
             */
            certainty: "decreed" | "certain" | "estimated";
        };
        /** @description A stored holiday. */
        Holiday: components["schemas"]["HolidayInput"] & components["schemas"]["WithVersion"] & {
            /**
             * @description Identifier of the holiday.
             * @example 16
             */
            id: number;
        };
        /** @description One action on several holidays. */
        HolidayBulkInput: {
            /**
             * @description What to do.
             * @example delete
             * @enum {string}
             */
            action: "delete";
            /**
             * @description The records.
             * @example [
             *       12,
             *       13
             *     ]
             */
            ids: number[];
        };
        /** @description A holiday, changed. */
        HolidayUpdateInput: components["schemas"]["HolidayInput"] & components["schemas"]["WithSeenVersion"];
        /** @description An activity on a holiday. */
        HolidayMoveActivity: {
            /**
             * @description The activity.
             * @example 415
             */
            id: number;
            /**
             * @description Student number.
             * @example 2403310001
             */
            student_nim: string;
            /**
             * @description Name of the student.
             * @example Budi Santoso
             */
            student_name: string;
            /**
             * @description Name of the company.
             * @example PT Nusantara Jaringan
             */
            company_name: string;
            /**
             * @description When it starts.
             * @example 08:00
             */
            start_time: string;
            /**
             * @description When it ends.
             * @example 16:00
             */
            end_time: string;
            /**
             * @description Why it cannot move; null if it can.
             * @example null
             * @enum {string|null}
             */
            reason: "closed_period" | "outside_period" | "outside_placement" | "holiday" | "joint_leave" | "exists" | null;
            /**
             * @description The holiday on the day to which it would move.
             * @example null
             */
            holiday_name: string | null;
        };
        /** @description The untouched activities on a holiday. */
        HolidayMove: {
            /**
             * @description The number of these activities.
             * @example 80
             */
            total: number;
            /**
             * @description The number of those that can move to the day; without a day, all.
             * @example 78
             */
            movable: number;
            /** @description The activities, at most 500; first those that cannot move, then by the names of the students. */
            activities: components["schemas"]["HolidayMoveActivity"][];
        };
        /** @description The move of activities off a holiday. */
        HolidayMoveInput: {
            /**
             * Format: date
             * @description The day to which they move.
             * @example 2026-08-18
             */
            date: string;
            /**
             * @description The number of activities that move, by the check; if it has changed, nothing is moved.
             * @example 78
             */
            expected: number;
        };
        /**
         * @description The step that the placement is at. Before the period it is `placement`, and during it `running`. Afterwards it is the first that is missing of the accepted final report and the defence (if the period requires them), a grade and the certificate. With a valid certificate it is `done`.
         * @example report
         * @enum {string}
         */
        InternshipStage: "placement" | "running" | "report" | "defence" | "grade" | "certificate" | "done";
        /** @description The placement of a student with a mentor. */
        InternshipInput: {
            /**
             * @description The student.
             * @example 7
             */
            student_id: number;
            /**
             * @description The mentor; belongs to the given company.
             * @example 9
             */
            mentor_id: number;
            /**
             * @description The lecturer who supervises.
             * @example 4
             */
            lecturer_id: number;
            /**
             * @description The period.
             * @example 2
             */
            internship_period_id: number;
            /**
             * @description The company of the mentor.
             * @example 3
             */
            company_id: number;
        };
        /** @description A user as others see them: with the name only. */
        UserName: {
            /**
             * @description Identifier of the user.
             * @example 41
             */
            id: number;
            /**
             * @description Full name, with titles.
             * @example Siti Rahmawati
             */
            name: string;
        };
        /** @description The student of an internship. */
        InternshipStudent: {
            /**
             * @description Identifier of the student.
             * @example 7
             */
            id: number;
            /**
             * @description Student number (NIM); also the sign-in name and the default password of a student.
             * @example 2403310001
             */
            nim: string;
            /**
             * @description Academic year, written like 2024/2025.
             * @example 2024/2025
             */
            academic_year: string;
            user: components["schemas"]["UserName"];
        };
        /** @description The mentor of an internship. */
        InternshipMentor: {
            /**
             * @description Identifier of the mentor.
             * @example 9
             */
            id: number;
            company: components["schemas"]["CompanyName"];
            user: components["schemas"]["UserName"];
        };
        /** @description The lecturer of an internship. */
        InternshipLecturer: {
            /**
             * @description Identifier of the lecturer.
             * @example 4
             */
            id: number;
            user: components["schemas"]["UserName"];
        };
        /** @description An internship with its student, mentor, lecturer and period. */
        Internship: components["schemas"]["InternshipInput"] & components["schemas"]["WithVersion"] & {
            /**
             * @description Identifier of the internship.
             * @example 15
             */
            id: number;
            student: components["schemas"]["InternshipStudent"];
            mentor: components["schemas"]["InternshipMentor"];
            lecturer: components["schemas"]["InternshipLecturer"];
            internship_period: components["schemas"]["InternshipPeriod"];
            stage: components["schemas"]["InternshipStage"];
        };
        /** @description Where one student is placed. */
        PlacementInput: {
            /**
             * @description The student.
             * @example 7
             */
            student_id: number;
            /**
             * @description The company of the mentor.
             * @example 3
             */
            company_id: number;
            /**
             * @description The mentor; belongs to the given company.
             * @example 9
             */
            mentor_id: number;
            /**
             * @description The lecturer who supervises.
             * @example 4
             */
            lecturer_id: number;
        };
        /** @description Placements of several students in one period. */
        PlacementsInput: {
            /**
             * @description The period.
             * @example 3
             */
            internship_period_id: number;
            /** @description The placements, one to 500. */
            placements: components["schemas"]["PlacementInput"][];
        };
        /** @description Placements of several students in one period, to be stored. */
        InternshipsInput: components["schemas"]["PlacementsInput"] & {
            /**
             * @description Why what is unusual is meant. Required if there are warnings; the audit trail keeps it.
             * @example Penempatan kedua disetujui ketua jurusan.
             */
            reason?: string | null;
        };
        /** @description The new internships, in the order of the placements. */
        PlacedInternships: {
            /**
             * @description Identifiers of the internships.
             * @example [
             *       71,
             *       72
             *     ]
             */
            internship_ids: number[];
        };
        /** @description What is wrong with a placement, and what is only unusual. */
        PlacementFindings: {
            /**
             * @description The student of the placement.
             * @example 7
             */
            student_id: number;
            /**
             * @description Messages by field; what has any is refused.
             * @example {
             *       "company_id": [
             *         "Kuota magang perusahaan ini sudah penuh pada periode tersebut"
             *       ]
             *     }
             */
            errors: {
                [key: string]: string[];
            };
            /**
             * @description Messages about what is unusual; to be stored with a reason.
             * @example [
             *       "Mahasiswa sudah memiliki penempatan pada periode ini"
             *     ]
             */
            warnings: string[];
        };
        /** @description One action on several internships. */
        InternshipBulkInput: {
            /**
             * @description What to do.
             * @example delete
             * @enum {string}
             */
            action: "delete";
            /**
             * @description The records.
             * @example [
             *       12,
             *       13
             *     ]
             */
            ids: number[];
        };
        /** @description A placement, changed. */
        InternshipUpdateInput: components["schemas"]["InternshipInput"] & components["schemas"]["WithSeenVersion"];
        /** @description A request of a student, with its answer. */
        AttendanceRequest: {
            /**
             * @description Identifier of the request.
             * @example 31
             */
            id: number;
            /**
             * @description The placement.
             * @example 15
             */
            internship_id: number;
            /**
             * @description NIM of the student.
             * @example 2403310001
             */
            student_nim: string;
            /**
             * @description Name of the student.
             * @example Ahmad Fauzi
             */
            student_name: string;
            /**
             * @description Name of the company.
             * @example PT Nusantara Jaringan
             */
            company_name: string;
            /**
             * @description `elsewhere` is work at another place.
             * @example sick
             * @enum {string}
             */
            kind: "leave" | "sick" | "correction" | "elsewhere";
            /**
             * Format: date
             * @description The first day.
             * @example 2026-03-04
             */
            start_date: string;
            /**
             * Format: date
             * @description The last day.
             * @example 2026-03-05
             */
            end_date: string;
            /** @description The activity of a correction. */
            activity: {
                /**
                 * @description Identifier of the activity.
                 * @example 118
                 */
                id: number;
                /**
                 * @description Name of the activity.
                 * @example Konfigurasi jaringan
                 */
                name: string;
                /**
                 * @description When it starts.
                 * @example 08:00
                 */
                start_time: string;
                /**
                 * @description When it ends; before the start on the next day.
                 * @example 16:00
                 */
                end_time: string;
            } | null;
            /**
             * @description The press that a correction claims; null for the other kinds.
             * @example null
             * @enum {string|null}
             */
            press: "in" | "out" | null;
            /**
             * Format: date-time
             * @description The claimed instant of a correction.
             * @example null
             */
            claimed_at: string | null;
            /**
             * @description The clock of the place.
             * @example WIB
             * @enum {string}
             */
            time_zone: "WIB" | "WITA" | "WIT";
            /**
             * @description The student's reason.
             * @example Demam sejak semalam.
             */
            reason: string;
            /** @description The attached file. */
            file: {
                /**
                 * @description Its name.
                 * @example surat-dokter.pdf
                 */
                name: string;
                /**
                 * @description Its format.
                 * @example pdf
                 * @enum {string}
                 */
                kind: "pdf" | "jpeg";
                /**
                 * @description Its size.
                 * @example 182044
                 */
                bytes: number;
            } | null;
            /**
             * @description The state.
             * @example waiting
             * @enum {string}
             */
            state: "waiting" | "approved" | "rejected" | "withdrawn";
            /**
             * @description The sentence of the decision.
             * @example null
             */
            comment: string | null;
            /**
             * Format: date-time
             * @description When it was sent.
             * @example 2026-03-04T01:12:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was decided or withdrawn.
             * @example null
             */
            decided_at: string | null;
            /**
             * @description Name of the person who decided.
             * @example null
             */
            decided_by_name: string | null;
            /**
             * @description Role in which that person decided.
             * @example null
             * @enum {string|null}
             */
            decided_by_role: "super_admin" | "lecturer" | "mentor" | "student" | null;
            /**
             * @description The actions open to the caller now.
             * @example [
             *       "approve",
             *       "reject"
             *     ]
             */
            allowed: ("approve" | "reject" | "undo" | "withdraw")[];
            /**
             * Format: date
             * @description The first day on which the lecturer may decide, too.
             * @example 2026-03-09
             */
            lecturer_from: string;
        };
        /** @description A request to be sent. A correction is about one press of one activity, the other kinds are about days. */
        AttendanceRequestInput: {
            /**
             * @description A placement of the caller.
             * @example 15
             */
            internship_id: number;
            /**
             * @description `elsewhere` is work at another place.
             * @example sick
             * @enum {string}
             */
            kind: "leave" | "sick" | "correction" | "elsewhere";
            /**
             * Format: date
             * @description The first day; required without an activity.
             * @example 2026-03-04
             */
            start_date?: string | null;
            /**
             * Format: date
             * @description The last day, at most 30 days after the first one; required without an activity.
             * @example 2026-03-05
             */
            end_date?: string | null;
            /**
             * @description The activity of a correction.
             * @example null
             */
            activity_id?: number | null;
            /**
             * @description The press that a correction claims; null for the other kinds.
             * @example null
             * @enum {string|null}
             */
            press?: "in" | "out" | null;
            /**
             * @description The time of the press by the clock of the place, from two hours before the shift to two hours after it.
             * @example null
             */
            claimed_time?: string | null;
            /**
             * @description The student's reason.
             * @example Demam sejak semalam.
             */
            reason: string;
            /**
             * Format: binary
             * @description A PDF, PNG or JPEG of at most 5 MB.
             * @example (PDF, PNG or JPEG file)
             */
            file?: string | null;
        };
        /** @description The requests of each state. */
        AttendanceRequestCounts: {
            /**
             * @description Undecided ones.
             * @example 3
             */
            waiting: number;
            /**
             * @description Approved ones.
             * @example 12
             */
            approved: number;
            /**
             * @description Rejected ones.
             * @example 1
             */
            rejected: number;
            /**
             * @description Withdrawn ones.
             * @example 0
             */
            withdrawn: number;
        };
        /** @description One decision on several requests. */
        AttendanceRequestDecisionsInput: {
            /**
             * @description The decision. `undo` takes back the caller's own decision, or that of anybody for super admins.
             * @example approve
             * @enum {string}
             */
            decision: "approve" | "reject" | "undo";
            /**
             * @description A sentence for the students; required to reject.
             * @example null
             */
            comment?: string | null;
            /**
             * @description The state in which the caller saw the requests; those in another state by now are refused.
             * @example waiting
             * @enum {string|null}
             */
            seen_state?: "waiting" | "approved" | "rejected" | "withdrawn" | null;
            /**
             * @description The requests.
             * @example [
             *       31,
             *       32
             *     ]
             */
            request_ids: number[];
        };
        /** @description The result of a request. */
        AttendanceRequestDecisionResult: {
            /**
             * @description The request.
             * @example 31
             */
            request_id: number;
            /**
             * @description `already` when it was in that state before.
             * @example done
             * @enum {string}
             */
            outcome: "done" | "already" | "refused";
            /**
             * @description Why it was refused, in Indonesian.
             * @example null
             */
            message: string | null;
            /**
             * @description The state now; null if there is no such request for the caller.
             * @example approved
             * @enum {string|null}
             */
            state: "waiting" | "approved" | "rejected" | "withdrawn" | null;
        };
        /** @description The result of each request. */
        AttendanceRequestDecisionResults: {
            /** @description In the order of the request, each one once. */
            results: components["schemas"]["AttendanceRequestDecisionResult"][];
        };
        /** @description The period of a request. */
        PlacementPeriod: {
            /**
             * @description Identifier of the period.
             * @example 3
             */
            id: number;
            /**
             * Format: date
             * @description First day.
             * @example 2027-02-01
             */
            start_date: string;
            /**
             * Format: date
             * @description Last day.
             * @example 2027-06-30
             */
            end_date: string;
            /**
             * @description Semester of the students.
             * @example 3
             */
            semester: number;
            /**
             * @description Year of the period.
             * @example 2027
             */
            year: string;
        };
        /** @description A company that a request names. */
        PlacementChoice: {
            /**
             * @description The company.
             * @example 3
             */
            company_id: number;
            /**
             * @description Name of the company.
             * @example PT Nusantara Jaringan
             */
            company_name: string;
            /**
             * @description Whether the company takes new internships.
             * @example true
             */
            is_active: boolean;
            /**
             * @description Free places in the period now.
             * @example 2
             */
            places_left: number;
            /**
             * @description The place among the students who ask for this company, by the time of sending, as the first member; null if the request does not wait.
             * @example 1
             */
            queue_position: number | null;
        };
        /** @description A student of a request, or a number that was written for one. */
        PlacementMember: {
            /**
             * @description The student; null where the name is.
             * @example 7
             */
            student_id: number | null;
            /**
             * @description Number of the student (NIM); of others who have not agreed as it was written.
             * @example 2403310001
             */
            nim: string;
            /**
             * @description Name of the student. Other students see it once the student has agreed; null before, and for an unknown number.
             * @example Siti Rahmawati
             */
            name: string | null;
            /**
             * @description Whether the student has written the request.
             * @example true
             */
            is_spokesperson: boolean;
            /**
             * @description The answer of the member; that of the spokesperson is `agreed`.
             * @example agreed
             * @enum {string}
             */
            answer: "asked" | "agreed" | "declined";
            /**
             * Format: date-time
             * @description When the member has answered.
             * @example 2026-11-20T02:00:00Z
             */
            answered_at: string | null;
            /**
             * @description Whether the student has a placement in the period.
             * @example false
             */
            is_placed: boolean;
            /**
             * @description The placement that came from the request; null without one.
             * @example null
             */
            internship_id: number | null;
        };
        /** @description A request for a place of internship. */
        PlacementRequest: components["schemas"]["WithVersion"] & {
            /**
             * @description Identifier of the request.
             * @example 12
             */
            id: number;
            internship_period: components["schemas"]["PlacementPeriod"];
            /**
             * @description Student number (NIM) of the spokesperson.
             * @example 2403310001
             */
            student_nim: string;
            /**
             * @description Name of the spokesperson.
             * @example Siti Rahmawati
             */
            student_name: string;
            /**
             * @description Names of the companies in the order of preference, or of the one that the student has found; empty in a draft without either.
             * @example PT Nusantara Jaringan, CV Karya Mandiri
             */
            company_name: string;
            /**
             * @description Where the request is. `incomplete` asks the student to complete it.
             * @example sent
             * @enum {string}
             */
            state: "draft" | "sent" | "incomplete" | "accepted" | "refused" | "withdrawn";
            /** @description The companies in the order of preference. */
            choices: components["schemas"]["PlacementChoice"][];
            /** @description A company that the student has found; it may be incomplete in a draft. */
            own_company: {
                /**
                 * @description Name of the company.
                 * @example CV Cipta Karya
                 */
                name: string | null;
                /**
                 * @description Its address.
                 * @example Jl. Braga No. 12, Bandung
                 */
                address: string | null;
                /**
                 * @description Its field of business.
                 * @example Jasa pengembangan perangkat lunak
                 */
                business_field: string | null;
                /**
                 * @description The person to talk to.
                 * @example Rina Marlina
                 */
                contact_name: string | null;
                /**
                 * @description Telephone number of that person or the company.
                 * @example 0224235678
                 */
                phone_number: string | null;
                /**
                 * Format: email
                 * @description E-mail address of that person or the company.
                 * @example rina@ciptakarya.example
                 */
                email: string | null;
            } | null;
            /** @description Which company the own one is; null before the office has said so. */
            linked_company: {
                /**
                 * @description The company.
                 * @example 3
                 */
                company_id: number;
                /**
                 * @description Name of the company.
                 * @example PT Nusantara Jaringan
                 */
                company_name: string;
                /**
                 * @description Whether the company takes new internships.
                 * @example true
                 */
                is_active: boolean;
                /**
                 * @description Free places in the period now.
                 * @example 2
                 */
                places_left: number;
                /**
                 * @description The place among the students who ask for this company, by the time of sending, as the first member; null if the request does not wait.
                 * @example 1
                 */
                queue_position: number | null;
            } | null;
            /** @description The students, the spokesperson first. */
            members: components["schemas"]["PlacementMember"][];
            /**
             * @description A note of the student for the office.
             * @example Saya ingin belajar jaringan.
             */
            note: string | null;
            /** @description The proof of acceptance; null without one. */
            file: {
                /**
                 * @description Name of the file.
                 * @example surat-penerimaan.pdf
                 */
                name: string;
                /**
                 * @description Its type.
                 * @example pdf
                 * @enum {string}
                 */
                kind: "pdf" | "jpeg";
                /**
                 * @description Its size.
                 * @example 48213
                 */
                bytes: number;
            } | null;
            /**
             * @description The comment of the office on its last decision.
             * @example Lampirkan surat penerimaan.
             */
            comment: string | null;
            /**
             * Format: date-time
             * @description When it was drafted.
             * @example 2026-11-18T02:00:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was sent first, which is its place in the queue; null before.
             * @example 2026-11-20T02:00:00Z
             */
            sent_at: string | null;
            /**
             * Format: date
             * @description The day of sending on campus.
             * @example 2026-11-20
             */
            sent_on: string | null;
            /**
             * Format: date-time
             * @description When the office has decided, or when it was withdrawn.
             * @example null
             */
            decided_at: string | null;
            /**
             * @description The name of the person who decided last.
             * @example null
             */
            decided_by_name: string | null;
            /**
             * Format: date
             * @description The last day on which the spokesperson can send it; null if that is not possible now.
             * @example 2026-12-15
             */
            can_send_until: string | null;
            /**
             * @description The actions open to the reader now.
             * @example [
             *       "withdraw"
             *     ]
             */
            allowed: ("update" | "submit" | "withdraw" | "agree" | "decline" | "accept" | "refuse" | "return" | "undo" | "link")[];
        };
        /** @description The places that a student asks for, and with whom. */
        PlacementRequestContent: {
            /**
             * @description Companies in the order of preference; none with an own company.
             * @example [
             *       3,
             *       8
             *     ]
             */
            company_ids: number[];
            /** @description A company that the student has found; it may be incomplete in a draft. */
            own_company: {
                /**
                 * @description Name of the company.
                 * @example CV Cipta Karya
                 */
                name: string | null;
                /**
                 * @description Its address.
                 * @example Jl. Braga No. 12, Bandung
                 */
                address: string | null;
                /**
                 * @description Its field of business.
                 * @example Jasa pengembangan perangkat lunak
                 */
                business_field: string | null;
                /**
                 * @description The person to talk to.
                 * @example Rina Marlina
                 */
                contact_name: string | null;
                /**
                 * @description Telephone number of that person or the company.
                 * @example 0224235678
                 */
                phone_number: string | null;
                /**
                 * Format: email
                 * @description E-mail address of that person or the company.
                 * @example rina@ciptakarya.example
                 */
                email: string | null;
            } | null;
            /**
             * @description Student numbers (NIM) of the other members of the group; none for a student alone.
             * @example [
             *       "2403310002"
             *     ]
             */
            member_nims: string[];
            /**
             * @description A note of the student for the office.
             * @example Saya ingin belajar jaringan.
             */
            note?: string | null;
        };
        /** @description A request to be drafted. */
        PlacementRequestInput: components["schemas"]["PlacementRequestContent"] & {
            /**
             * @description The period.
             * @example 3
             */
            internship_period_id: number;
        };
        /** @description The requests of each state. */
        PlacementRequestCounts: {
            /**
             * @description Drafts.
             * @example 2
             */
            draft: number;
            /**
             * @description Sent, and not decided.
             * @example 9
             */
            sent: number;
            /**
             * @description To be completed.
             * @example 1
             */
            incomplete: number;
            /**
             * @description Accepted.
             * @example 30
             */
            accepted: number;
            /**
             * @description Refused.
             * @example 2
             */
            refused: number;
            /**
             * @description Withdrawn.
             * @example 0
             */
            withdrawn: number;
        };
        /** @description Where a student could be placed. */
        SuggestedPlacement: {
            /**
             * @description The student.
             * @example 7
             */
            student_id: number;
            /**
             * @description Number of the student (NIM).
             * @example 2403310001
             */
            nim: string;
            /**
             * @description Name of the student.
             * @example Siti Rahmawati
             */
            name: string;
            /**
             * @description The company; null if no choice has places for all members.
             * @example 3
             */
            company_id: number | null;
            /**
             * @description The mentor; null if the company has none.
             * @example 9
             */
            mentor_id: number | null;
            /**
             * @description The lecturer; null if there is none.
             * @example 4
             */
            lecturer_id: number | null;
        };
        /** @description A suggestion for the students of a request. */
        PlacementSuggestion: {
            /**
             * @description The request.
             * @example 12
             */
            request_id: number;
            /**
             * @description Its version, to be sent with the acceptance.
             * @example 3
             */
            version: number;
            /** @description One for each member. */
            placements: components["schemas"]["SuggestedPlacement"][];
        };
        /** @description The acceptance of a request. */
        PlacementAcceptance: {
            /**
             * @description The request.
             * @example 12
             */
            request_id: number;
            /**
             * @description The version that was read. If the request has another one by now, nothing changes and the answer is 409.
             * @example 3
             */
            seen_version?: number | null;
            /** @description One for each member, at a company that the request names. */
            placements: components["schemas"]["PlacementInput"][];
        };
        /** @description Acceptances of requests of one period. */
        PlacementAcceptancesCheckInput: {
            /**
             * @description The period.
             * @example 3
             */
            internship_period_id: number;
            /** @description The acceptances, one to 500. */
            acceptances: components["schemas"]["PlacementAcceptance"][];
        };
        /** @description Acceptances of requests of one period, to be stored. */
        PlacementAcceptancesInput: components["schemas"]["PlacementAcceptancesCheckInput"] & {
            /**
             * @description Why what is unusual is meant. Required if there are warnings; the audit trail keeps it.
             * @example Dosen bersedia membimbing lebih banyak.
             */
            reason?: string | null;
        };
        /** @description The new internships. */
        AcceptedPlacements: {
            /**
             * @description Identifiers of the internships, in the order of the placements.
             * @example [
             *       71,
             *       72
             *     ]
             */
            internship_ids: number[];
        };
        /** @description What is wrong with a request, and with its placements. */
        PlacementAcceptanceFindings: {
            /**
             * @description The request.
             * @example 12
             */
            request_id: number;
            /**
             * @description Why the request cannot be accepted now; null if it can.
             * @example null
             */
            message: string | null;
            /** @description The findings about each placement. */
            placements: components["schemas"]["PlacementFindings"][];
        };
        /** @description A request, changed. */
        PlacementRequestUpdateInput: components["schemas"]["PlacementRequestContent"] & components["schemas"]["WithSeenVersion"];
        /** @description The version of a request that was read. */
        SeenPlacementRequest: {
            /**
             * @description The version that was read. If the request has another one by now, nothing changes and the answer is 409.
             * @example 3
             */
            seen_version?: number | null;
        };
        /** @description The answer of a member. */
        PlacementMembershipInput: {
            /**
             * @description The answer.
             * @example agreed
             * @enum {string}
             */
            answer: "agreed" | "declined";
            /**
             * @description The version that was read. If the request has another one by now, nothing changes and the answer is 409.
             * @example 3
             */
            seen_version?: number | null;
        };
        /** @description A decision of the office. */
        PlacementDecisionInput: {
            /**
             * @description With `return` the student is asked to complete the request.
             * @example return
             * @enum {string}
             */
            decision: "refuse" | "return" | "undo";
            /**
             * @description The reason of a refusal, or what is missing; required for both.
             * @example Lampirkan surat penerimaan.
             */
            comment?: string | null;
            /**
             * @description The version that was read. If the request has another one by now, nothing changes and the answer is 409.
             * @example 3
             */
            seen_version?: number | null;
        };
        /** @description A company with the same or a similar name. */
        SimilarCompany: {
            /**
             * @description Identifier of the company.
             * @example 3
             */
            id: number;
            /**
             * @description Name of the company.
             * @example CV Cipta Karya Mandiri
             */
            name: string;
            /**
             * @description Its address.
             * @example Jl. Braga No. 12, Bandung
             */
            address: string;
            /**
             * @description Whether it takes new internships.
             * @example true
             */
            is_active: boolean;
            /**
             * @description Whether the name is the same apart from its legal form and its signs.
             * @example false
             */
            is_same: boolean;
            /**
             * @description Free places in the period of the request.
             * @example 2
             */
            places_left: number;
        };
        /** @description An existing company, or a new one. */
        PlacementCompanyInput: {
            /**
             * @description An existing company; null with a new one.
             * @example 3
             */
            company_id?: number | null;
            /** @description A new company, as `POST /companies` takes it; null with an existing one. */
            company?: {
                /**
                 * @description Name of the company.
                 * @example CV Cipta Karya
                 */
                name: string;
                /**
                 * @description Address of the company.
                 * @example Jl. Braga No. 12, Bandung
                 */
                address: string;
                /**
                 * @description Telephone number of the company.
                 * @example 0224235678
                 */
                phone_number: string;
                /**
                 * Format: email
                 * @description E-mail address of the company.
                 * @example rina@ciptakarya.example
                 */
                email: string;
                /**
                 * @description The field of business.
                 * @example Jasa pengembangan perangkat lunak
                 */
                business_field: string;
                /**
                 * @description How many internships the company takes in one period.
                 * @example 6
                 */
                internship_quota: number;
                /**
                 * @description Whether the company takes new internships.
                 * @example true
                 */
                is_active: boolean;
            } | null;
            /**
             * @description The version that was read. If the request has another one by now, nothing changes and the answer is 409.
             * @example 3
             */
            seen_version?: number | null;
        };
        /** @description The proof of acceptance. */
        PlacementRequestFileInput: {
            /**
             * Format: binary
             * @description A PDF, PNG or JPEG of at most 5 MB.
             * @example (PDF, PNG or JPEG file)
             */
            file: string;
        };
        /** @description The days on which students can send requests for places in a period. */
        PlacementWindowInput: {
            /**
             * Format: date
             * @description First day on campus on which requests can be sent; null with the last one.
             * @example 2026-11-16
             */
            open_from: string | null;
            /**
             * Format: date
             * @description Last day on campus.
             * @example 2026-12-15
             */
            open_until: string | null;
        };
        /** @description A student with another last day. */
        PlacementException: {
            /**
             * @description The student.
             * @example 7
             */
            student_id: number;
            /**
             * @description Number of the student (NIM).
             * @example 2403310001
             */
            nim: string;
            /**
             * @description Name of the student.
             * @example Siti Rahmawati
             */
            name: string;
            /**
             * Format: date
             * @description The last day on campus on which the student can send a request.
             * @example 2026-12-22
             */
            until: string;
            /**
             * @description Why.
             * @example Baru sembuh dari sakit.
             */
            reason: string;
        };
        /** @description When students can send requests for places in a period. */
        PlacementWindow: components["schemas"]["PlacementWindowInput"] & components["schemas"]["WithVersion"] & {
            /**
             * @description The period.
             * @example 3
             */
            internship_period_id: number;
            /** @description The exceptions, by name. */
            exceptions: components["schemas"]["PlacementException"][];
        };
        /** @description A window, changed. */
        PlacementWindowUpdateInput: components["schemas"]["PlacementWindowInput"] & components["schemas"]["WithSeenVersion"];
        /** @description Another last day for a student. */
        PlacementExceptionInput: {
            /**
             * Format: date
             * @description The last day on campus on which the student can send a request.
             * @example 2026-12-22
             */
            until: string;
            /**
             * @description Why.
             * @example Baru sembuh dari sakit.
             */
            reason: string;
        };
        /**
         * @description Letters of introduction, assignments, certificates of completion and sheets of assessment.
         * @example introduction
         * @enum {string}
         */
        LetterKind: "introduction" | "assignment" | "completion" | "assessment";
        /**
         * @description Made, signed (a scan is attached) or cancelled.
         * @example made
         * @enum {string}
         */
        LetterState: "made" | "signed" | "cancelled";
        /** @description A student of a letter. */
        LetterStudent: {
            /**
             * @description Identifier of the student.
             * @example 7
             */
            student_id: number;
            /**
             * @description NIM.
             * @example 2026010001
             */
            nim: string;
            /**
             * @description Name.
             * @example Budi Santoso
             */
            name: string;
        };
        /** @description A letter with its number. */
        Letter: {
            /**
             * @description Identifier.
             * @example 12
             */
            id: number;
            kind: components["schemas"]["LetterKind"];
            /**
             * @description The number on the letter.
             * @example 007/SP/III/2026
             */
            number: string;
            /**
             * Format: date
             * @description Day of the letter.
             * @example 2026-03-09
             */
            date: string;
            /**
             * @description The company; null after it was deleted.
             * @example PT Angkasa Digital
             */
            company_name: string | null;
            /**
             * @description Name of the signatory.
             * @example Dr. Ratna Dewi, M.Kom.
             */
            signatory_name: string;
            /**
             * @description Position of the signatory.
             * @example Ketua Jurusan
             */
            signatory_position: string;
            /**
             * @description NIP of the signatory.
             * @example 198001012005012001
             */
            signatory_nip: string | null;
            state: components["schemas"]["LetterState"];
            /** @description The students that a reader may see; for a student, the reader. */
            students: components["schemas"]["LetterStudent"][];
            /**
             * @description Names of these students, separated by commas.
             * @example Budi Santoso, Siti Rahma
             */
            student_names: string;
            /**
             * @description Whether a scan with a signature is attached.
             * @example false
             */
            is_signed: boolean;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-03-09T02:00:00Z
             */
            created_at: string;
            /**
             * @description Name of the person who made it.
             * @example Jurusan
             */
            created_by_name: string;
            /**
             * Format: date-time
             * @description When it was cancelled.
             * @example null
             */
            cancelled_at: string | null;
            /**
             * @description Why it was cancelled.
             * @example null
             */
            cancelled_reason: string | null;
        };
        /** @description Letters of one kind and day. */
        LettersInput: {
            kind: components["schemas"]["LetterKind"];
            /**
             * Format: date
             * @description Day of the letters; its year says which series they belong to.
             * @example 2026-03-09
             */
            date: string;
            /**
             * @description The template; without one, the first active one of the kind.
             * @example 4
             */
            template_id?: number | null;
            /**
             * @description Name of the signatory.
             * @example Dr. Ratna Dewi, M.Kom.
             */
            signatory_name: string;
            /**
             * @description Position of the signatory.
             * @example Ketua Jurusan
             */
            signatory_position: string;
            /**
             * @description NIP of the signatory.
             * @example 198001012005012001
             */
            signatory_nip?: string | null;
            /**
             * @description The lecturer whose stored signature is printed; none without one.
             * @example 5
             */
            signatory_lecturer_id?: number | null;
            /**
             * @description The placements of each letter, all at the same company and in the same period.
             * @example [
             *       [
             *         12,
             *         13
             *       ]
             *     ]
             */
            groups: number[][];
        };
        /** @description Letters that may be made. */
        LettersCheckInput: {
            kind: components["schemas"]["LetterKind"];
            /**
             * Format: date
             * @description Day of the letters.
             * @example 2026-03-09
             */
            date: string;
            /**
             * @description The placements of each letter, all at the same company and in the same period.
             * @example [
             *       [
             *         12,
             *         13
             *       ]
             *     ]
             */
            groups: number[][];
        };
        /** @description The letters as they would be made now. */
        LettersCheck: {
            /** @description In the order of the groups. */
            letters: {
                /**
                 * @description The number, unless somebody else takes it first.
                 * @example 007/SP/III/2026
                 */
                number: string;
                /**
                 * @description The company.
                 * @example PT Angkasa Digital
                 */
                company_name: string;
                /**
                 * @description The students.
                 * @example [
                 *       "Budi Santoso"
                 *     ]
                 */
                student_names: string[];
                /**
                 * @description Notes for the office to read first, as sentences.
                 * @example [
                 *       "Alamat PT Angkasa Digital belum diisi."
                 *     ]
                 */
                notes: string[];
            }[];
        };
        /** @description Why a letter is cancelled. */
        LetterCancellation: {
            /**
             * @description The reason.
             * @example Nama perusahaan salah.
             */
            reason: string;
        };
        /** @description The signed letter. */
        LetterScanInput: {
            /**
             * Format: binary
             * @description A PDF, PNG or JPEG of at most 5 MB.
             * @example (PDF, PNG or JPEG file)
             */
            file: string;
        };
        /** @description The template of a kind. */
        LetterTemplate: {
            version: components["schemas"]["Version"];
            kind: components["schemas"]["LetterKind"];
            /**
             * @description Its name.
             * @example Surat Pengantar
             */
            name: string;
            /**
             * @description The version for new letters.
             * @example 1
             */
            current_number: number;
            /** @description All versions, the latest first. */
            versions: {
                /**
                 * @description Its number.
                 * @example 1
                 */
                number: number;
                /**
                 * @description The name of the file.
                 * @example Surat Pengantar.docx
                 */
                file_name: string;
                /**
                 * Format: date-time
                 * @description When it was uploaded; null for the shipped one.
                 * @example 2026-03-09T02:00:00Z
                 */
                uploaded_at: string | null;
                /**
                 * @description Name of the person who uploaded it; null for the shipped one.
                 * @example Jurusan
                 */
                uploaded_by_name: string | null;
            }[];
        };
        /** @description The version for new letters. */
        LetterTemplateInput: components["schemas"]["WithSeenVersion"] & {
            /**
             * @description The version.
             * @example 2
             */
            current_number: number;
            /**
             * @description Whether the office wants it although it lacks the number, the name or the code.
             * @default false
             * @example false
             */
            is_confirmed?: boolean;
        };
        /** @description The document. */
        LetterTemplateFileInput: components["schemas"]["WithSeenVersion"] & {
            /**
             * Format: binary
             * @description A Word document (.docx) of at most 5 MB.
             * @example (Word document)
             */
            file: string;
            /**
             * @description Whether the office wants it although it lacks the number, the name or the code.
             * @default false
             * @example false
             */
            is_confirmed?: boolean;
        };
        /** @description A document that is not stored. */
        LetterTemplatePreviewInput: {
            /**
             * Format: binary
             * @description A Word document (.docx) of at most 5 MB.
             * @example (Word document)
             */
            file: string;
        };
        /** @description The numbers of a kind of letters in a year. */
        LetterSeries: {
            kind: components["schemas"]["LetterKind"];
            /**
             * @description The year.
             * @example 2026
             */
            year: number;
            /**
             * @description How its numbers are written.
             * @example {no:3}/{kode}/{bulan_romawi}/{tahun}
             */
            pattern: string;
            /**
             * @description The number that the office lets it begin at or go on at; null for 1.
             * @example 120
             */
            start_number: number | null;
            /**
             * @description The last number that was given.
             * @example 7
             */
            last_number: number;
            /**
             * @description How often the pattern or the beginning has changed; null for a series that has no letters yet.
             * @example 1
             */
            version: number | null;
        };
        /** @description The pattern of the numbers, and where they begin. */
        LetterSeriesInput: components["schemas"]["WithSeenVersion"] & {
            /**
             * @description Text with the number, the code, the month and the year in braces.
             * @example {no:3}/{kode}/{bulan_romawi}/{tahun}
             */
            pattern: string;
            /**
             * @description The number that the next letter has, if an office is in the middle of its book; null to go on after the last one. It stays as it is if it is left out.
             * @example 120
             */
            start_number?: number | null;
        };
        /**
         * @description Whether something is missing, one can be issued, one is valid, or the latest was revoked.
         * @example ready
         * @enum {string}
         */
        CertificateState: "missing" | "ready" | "issued" | "revoked";
        /**
         * @description Why no certificate can be issued.
         * @example open_period
         * @enum {string}
         */
        CertificateGap: "open_period" | "empty_recap" | "incomplete_recap" | "no_report" | "no_defence" | "no_grade" | "issued" | "not_found";
        /**
         * @description Certificates of students, and thanks to mentors and companies.
         * @example student
         * @enum {string}
         */
        CertificateKind: "student" | "mentor" | "company";
        /** @description A certificate that was issued. */
        Certificate: {
            /**
             * @description Identifier.
             * @example 12
             */
            id: number;
            kind: components["schemas"]["CertificateKind"];
            /**
             * @description The name on it.
             * @example Siti Rahmawati
             */
            name: string;
            /**
             * @description The company on it.
             * @example PT Angkasa Digital
             */
            company_name: string;
            /**
             * @description The code that verifies it.
             * @example 7K3M-9QXA-2HTD
             */
            code: string;
            /**
             * Format: date-time
             * @description When it was issued.
             * @example 2026-12-20T02:00:00Z
             */
            issued_at: string;
            /**
             * @description Name of the person who issued it.
             * @example Jurusan
             */
            issued_by_name: string;
            /**
             * Format: date-time
             * @description When it was revoked.
             * @example null
             */
            revoked_at: string | null;
            /**
             * @description Why it was revoked.
             * @example null
             */
            revoked_reason: string | null;
        };
        /** @description Who can get a certificate, and what is missing. */
        CertificateRecipient: {
            /**
             * @description Identifier of the placement, the mentor or the company.
             * @example 12
             */
            id: number;
            /**
             * @description Name.
             * @example Siti Rahmawati
             */
            name: string;
            /**
             * @description NIM of a student; otherwise null.
             * @example 2403310001
             */
            note: string | null;
            /**
             * @description The company.
             * @example PT Angkasa Digital
             */
            company_name: string;
            /**
             * @description The number of students in the period.
             * @example 1
             */
            students: number;
            /**
             * Format: date
             * @description Day by the clock of the campus on which the latest certificate was issued; null without one.
             * @example 2026-12-20
             */
            issued_on: string | null;
            state: components["schemas"]["CertificateState"];
            /**
             * @description Conditions not met for a new certificate, apart from the end of a valid one.
             * @example []
             */
            missing: components["schemas"]["CertificateGap"][];
            /** @description The latest certificate. */
            certificate: components["schemas"]["Certificate"] | null;
        };
        /** @description Certificates of one kind and period. */
        CertificatesInput: {
            kind: components["schemas"]["CertificateKind"];
            /**
             * @description The period.
             * @example 4
             */
            internship_period_id: number;
            /**
             * @description Identifiers of placements, mentors or companies, according to the kind.
             * @example [
             *       12,
             *       13
             *     ]
             */
            recipient_ids: number[];
            /**
             * Format: date
             * @description Day of the certificates.
             * @example 2026-12-20
             */
            date: string;
            /**
             * @description The place before the day.
             * @example Bandung
             */
            place?: string | null;
            /**
             * @description Name of the signatory.
             * @example Dr. Ratna Dewi, M.Kom.
             */
            signatory_name: string;
            /**
             * @description Position of the signatory.
             * @example Ketua Jurusan
             */
            signatory_position: string;
            /**
             * @description NIP of the signatory.
             * @example 198001012005012001
             */
            signatory_nip?: string | null;
            /**
             * @description The lecturer whose stored signature is printed; none without one.
             * @example 5
             */
            signatory_lecturer_id?: number | null;
            /**
             * @description Whether the grades of students are printed.
             * @example true
             */
            has_grade?: boolean;
        };
        /** @description A recipient without a certificate, and why. */
        CertificateLeftOut: {
            /**
             * @description Identifier of the placement, the mentor or the company.
             * @example 12
             */
            id: number;
            /**
             * @description Name; null for one that is not in the period.
             * @example Siti Rahmawati
             */
            name: string | null;
            /**
             * @description The reasons.
             * @example [
             *       "no_grade"
             *     ]
             */
            missing: components["schemas"]["CertificateGap"][];
        };
        /** @description What was issued. */
        IssuedCertificates: {
            /**
             * @description Identifiers of the new certificates.
             * @example [
             *       12
             *     ]
             */
            certificate_ids: number[];
            /** @description The others. */
            left_out: components["schemas"]["CertificateLeftOut"][];
        };
        /** @description Who would get a certificate. */
        CertificateCheck: {
            /**
             * @description Identifiers of recipients for whom nothing is missing.
             * @example [
             *       12
             *     ]
             */
            ready_ids: number[];
            /** @description The others. */
            left_out: components["schemas"]["CertificateLeftOut"][];
        };
        /** @description A certificate with its period. */
        CertificateOfPeriod: components["schemas"]["Certificate"] & {
            /**
             * Format: date
             * @description First day of the period.
             * @example 2026-08-03
             */
            start_date: string;
            /**
             * Format: date
             * @description Last day of the period.
             * @example 2026-12-18
             */
            end_date: string;
        };
        /** @description A certificate with what else it prints. */
        CertificateDetail: components["schemas"]["CertificateOfPeriod"] & {
            /**
             * @description The placement of a student; otherwise null.
             * @example 15
             */
            internship_id: number | null;
            /**
             * @description Place and day, as printed.
             * @example Bandung, 20 Desember 2026
             */
            place_and_date: string;
            /**
             * @description Name of the signatory.
             * @example Dr. Ratna Dewi, M.Kom.
             */
            signatory_name: string;
            /**
             * @description Position of the signatory.
             * @example Ketua Jurusan
             */
            signatory_position: string;
        };
        /** @description Why a certificate is revoked. */
        CertificateRevocation: {
            /**
             * @description The reason.
             * @example Nama perusahaan salah.
             */
            reason: string;
        };
        /** @description What everybody with a defence sees of its placement. */
        DefencePlacement: {
            /**
             * @description The internship.
             * @example 15
             */
            internship_id: number;
            /**
             * @description Name of the student.
             * @example Budi Santoso
             */
            student_name: string;
            /**
             * @description NIM of the student.
             * @example 2403310001
             */
            nim: string;
            /**
             * @description Name of the company.
             * @example PT Nusantara Jaringan
             */
            company_name: string;
            /**
             * @description The lecturer of the placement.
             * @example 3
             */
            lecturer_id: number;
            /**
             * @description Name of the lecturer of the placement.
             * @example Dewi Kartika Sari
             */
            lecturer_name: string;
            /**
             * @description The internship period.
             * @example 2
             */
            internship_period_id: number;
            /**
             * @description Whether the period is closed.
             * @example false
             */
            is_closed: boolean;
        };
        /** @description An examiner. */
        DefenceExaminer: {
            /**
             * @description The lecturer.
             * @example 3
             */
            lecturer_id: number;
            /**
             * @description Name of the lecturer.
             * @example Dewi Kartika Sari
             */
            name: string;
            /**
             * Format: date-time
             * @description When the score was sent; null before, and for students.
             * @example 2026-06-15T04:00:00.000Z
             */
            sent_at: string | null;
            /**
             * @description Whether the signed-in user is this examiner.
             * @example true
             */
            is_own: boolean;
            /**
             * @description The score; null until it is sent, and for people without access to it.
             * @example 82.5
             */
            score: number | null;
            /**
             * @description The remark; null for people without access to it.
             * @example Menguasai materi.
             */
            remark: string | null;
        };
        /** @description A defence without its placement. */
        PlannedDefence: {
            /**
             * @description The defence.
             * @example 4
             */
            id: number;
            /**
             * Format: date
             * @description Day, by the clock of the campus.
             * @example 2026-06-15
             */
            date: string;
            /**
             * @description First minute, by the clock of the campus.
             * @example 09:00
             */
            time: string;
            /**
             * @description How long it takes.
             * @example 60
             */
            minutes: number;
            /**
             * @description The room.
             * @example Ruang Sidang 2
             */
            room: string;
            /**
             * Format: date-time
             * @description When it starts.
             * @example 2026-06-15T02:00:00.000Z
             */
            starts_at: string;
            /**
             * @description Held when all examiners have sent their scores.
             * @example planned
             * @enum {string}
             */
            state: "planned" | "held" | "cancelled";
            /**
             * @description Why it was cancelled; null otherwise.
             * @example Penguji berhalangan hadir.
             */
            cancel_reason: string | null;
            /** @description The examiners, in order. */
            examiners: components["schemas"]["DefenceExaminer"][];
            /**
             * @description The mean of the scores; null until all are sent, and for people without access to it.
             * @example 82.5
             */
            score: number | null;
        };
        /** @description A placement and its latest defence. */
        DefenceRow: components["schemas"]["DefencePlacement"] & {
            /**
             * @description The state of the latest defence; `unplanned` without any.
             * @example planned
             * @enum {string}
             */
            state: "unplanned" | "planned" | "held" | "cancelled";
            /** @description The latest defence; null without any. */
            defence: components["schemas"]["PlannedDefence"] | null;
        };
        /** @description Defences to plan. */
        DefencesInput: {
            /**
             * @description The placements, in the order of their slots.
             * @example [
             *       15,
             *       16
             *     ]
             */
            internship_ids: number[];
            /**
             * Format: date
             * @description Day, by the clock of the campus.
             * @example 2026-06-15
             */
            date: string;
            /**
             * @description First minute, by the clock of the campus.
             * @example 09:00
             */
            time: string;
            /**
             * @description How long it takes.
             * @example 60
             */
            minutes: number;
            /**
             * @description The room.
             * @example Ruang Sidang 2
             */
            room: string;
            /**
             * @description Whether the lecturer of each placement is its first examiner.
             * @default false
             * @example true
             */
            has_lecturer?: boolean;
            /**
             * @description The examiners, lecturers, the first one chairs.
             * @example [
             *       3,
             *       8
             *     ]
             */
            examiner_ids: number[];
        };
        /** @description A defence with its placement. */
        Defence: components["schemas"]["DefencePlacement"] & components["schemas"]["PlannedDefence"] & components["schemas"]["WithVersion"] & {
            /**
             * @description Whether the signed-in examiner can send or correct a score now.
             * @example true
             */
            can_score: boolean;
        };
        /** @description A defence. */
        DefenceInput: {
            /**
             * Format: date
             * @description Day, by the clock of the campus.
             * @example 2026-06-15
             */
            date: string;
            /**
             * @description First minute, by the clock of the campus.
             * @example 09:00
             */
            time: string;
            /**
             * @description How long it takes.
             * @example 60
             */
            minutes: number;
            /**
             * @description The room.
             * @example Ruang Sidang 2
             */
            room: string;
            /**
             * @description The examiners, lecturers, the first one chairs.
             * @example [
             *       3,
             *       8
             *     ]
             */
            examiner_ids: number[];
        };
        /** @description A defence, changed. */
        DefenceUpdateInput: components["schemas"]["DefenceInput"] & components["schemas"]["WithSeenVersion"];
        /** @description Why a defence is cancelled. */
        DefenceCancelInput: {
            /**
             * @description The reason, for the student and the examiners.
             * @example Penguji berhalangan hadir.
             */
            reason: string;
            /**
             * @description The version of the defence that was read; another one is a 409. Without it, the last change wins.
             * @example 3
             */
            seen_version?: number | null;
        };
        /** @description The score of an examiner. */
        DefenceScoreInput: {
            /**
             * @description The score.
             * @example 82.5
             */
            score: number;
            /**
             * @description A remark of the examiner.
             * @example Menguasai materi.
             */
            remark?: string | null;
        };
        /** @description A score of a grade in a course. */
        DefenceProposal: {
            /**
             * @description Code of the course.
             * @example AJK202301
             */
            course_code: string;
            /**
             * @description The score of the grade.
             * @example final
             * @enum {string}
             */
            part: "assignment_1" | "assignment_2" | "midterm" | "final" | "other";
        };
        /** @description The latest defence of a placement; null without any. */
        InternshipDefence: (components["schemas"]["PlannedDefence"] & {
            /** @description The scores of grades that a held defence proposes, for those who give grades. */
            proposals: components["schemas"]["DefenceProposal"][];
        }) | null;
        /** @description A company that takes students. */
        PlacementOption: {
            /**
             * @description The company.
             * @example 3
             */
            id: number;
            /**
             * @description Name of the company.
             * @example PT Nusantara Jaringan
             */
            name: string;
            /**
             * @description Its field of business.
             * @example Penyedia layanan internet
             */
            business_field: string;
            /**
             * @description Its address.
             * @example Jl. Asia Afrika No. 88, Bandung
             */
            address: string;
            /**
             * @description Places in the period.
             * @example 6
             */
            places: number;
            /**
             * @description Free places now.
             * @example 2
             */
            places_left: number;
            /**
             * @description Students whose sent requests name the company.
             * @example 4
             */
            waiting: number;
        };
        /** @description A period and what a student can ask for in it. */
        PlacementOptions: {
            internship_period: components["schemas"]["PlacementPeriod"];
            /**
             * Format: date
             * @description First day on campus on which requests can be sent; null without a window.
             * @example 2026-11-16
             */
            open_from: string | null;
            /**
             * Format: date
             * @description Last day on campus; null without a window.
             * @example 2026-12-15
             */
            open_until: string | null;
            /**
             * Format: date
             * @description Another last day for the student; null without one.
             * @example null
             */
            exception_until: string | null;
            /**
             * Format: date
             * @description The last day on which the student can send a request; null if that is not possible now.
             * @example 2026-12-15
             */
            can_send_until: string | null;
            /**
             * @description Whether the student has a placement in the period.
             * @example false
             */
            is_placed: boolean;
            /**
             * @description The open request of the student in the period.
             * @example null
             */
            open_request_id: number | null;
            /** @description The active companies, by name. */
            companies: components["schemas"]["PlacementOption"][];
        };
        /** @description A word of a scale with its points. */
        AssessmentWord: {
            /**
             * @description The word.
             * @example Baik
             */
            word: string;
            /**
             * @description The points of the word.
             * @example 80
             */
            points: number;
        };
        /** @description A criterion of a form. */
        AssessmentCriterion: {
            /**
             * @description The skill or behaviour to assess.
             * @example Kedisiplinan
             */
            name: string;
            /**
             * @description How to assess it, for assessors and students.
             * @example Kehadiran, ketepatan waktu, dan kepatuhan pada aturan kerja.
             */
            guidance?: string | null;
            /**
             * @description Its weight in percent; the weights of a form sum up to 100.
             * @example 25
             */
            weight: number;
            /**
             * @description The words of its scale, in order; null for the numbers 1 to 100.
             * @example null
             */
            words: components["schemas"]["AssessmentWord"][] | null;
        };
        /** @description A form with which mentors or lecturers assess placements for a course. */
        AssessmentFormInput: {
            /**
             * @description Code of the course.
             * @example AJK202301
             */
            course_code: string;
            /**
             * @description Role that fills in the sheets.
             * @example mentor
             * @enum {string}
             */
            assessor: "mentor" | "lecturer";
            /**
             * @description Whether placements need such a sheet.
             * @default true
             * @example true
             */
            is_active?: boolean;
            /**
             * @description The score of a grade that the sheet proposes; null for none.
             * @example final
             * @enum {string|null}
             */
            score_part?: "assignment_1" | "assignment_2" | "midterm" | "final" | "other" | null;
            /** @description The criteria, in order. */
            criteria: components["schemas"]["AssessmentCriterion"][];
        };
        /**
         * @description Counts the lists of criteria that the form has had.
         * @example 2
         */
        Revision: number;
        /** @description A stored form of assessments. */
        AssessmentForm: components["schemas"]["AssessmentFormInput"] & components["schemas"]["WithVersion"] & {
            /**
             * @description Identifier of the form.
             * @example 3
             */
            id: number;
            /**
             * @description Name of the course.
             * @example Praktik Kerja Industri
             */
            course_name: string;
            /**
             * @description Whether placements need such a sheet.
             * @example true
             */
            is_active: boolean;
            /**
             * @description The score of a grade that the sheet proposes; null for none.
             * @example final
             * @enum {string|null}
             */
            score_part: "assignment_1" | "assignment_2" | "midterm" | "final" | "other" | null;
            revision: components["schemas"]["Revision"];
            /**
             * @description How many sheets there are.
             * @example 12
             */
            sheets: number;
        };
        /** @description A form of assessments, changed. */
        AssessmentFormUpdateInput: components["schemas"]["AssessmentFormInput"] & components["schemas"]["WithSeenVersion"];
        /**
         * @description Role that fills it in.
         * @example mentor
         * @enum {string}
         */
        AssessmentAssessor: "mentor" | "lecturer";
        /**
         * @description The state of the sheet; `missing` before its first draft.
         * @example draft
         * @enum {string}
         */
        AssessmentSheetState: "missing" | "draft" | "sent" | "returned";
        /** @description A sheet that a placement needs. */
        AssessmentRow: {
            /**
             * @description The internship.
             * @example 15
             */
            internship_id: number;
            /**
             * @description The form.
             * @example 3
             */
            form_id: number;
            /**
             * @description Name of the student.
             * @example Budi Santoso
             */
            student_name: string;
            /**
             * @description NIM of the student.
             * @example 2403310001
             */
            nim: string;
            /**
             * @description Name of the company.
             * @example PT Nusantara Jaringan
             */
            company_name: string;
            /**
             * @description The internship period.
             * @example 2
             */
            internship_period_id: number;
            /**
             * @description Code of the course.
             * @example AJK202301
             */
            course_code: string;
            /**
             * @description Name of the course.
             * @example Praktik Kerja Industri
             */
            course_name: string;
            assessor: components["schemas"]["AssessmentAssessor"];
            /**
             * @description Name of the assessor; of a sheet that was sent, of the person who sent it.
             * @example Andi Wijaya
             */
            assessor_name: string;
            /**
             * @description Whether the period is closed.
             * @example false
             */
            is_closed: boolean;
            state: components["schemas"]["AssessmentSheetState"];
            /**
             * @description The weighted mean of the points; null while a score is missing.
             * @example 84.35
             */
            total: number | null;
            /**
             * Format: date-time
             * @description When it was sent last.
             * @example 2026-06-12T02:00:00.000Z
             */
            sent_at: string | null;
        };
        /** @description The content of a sheet. */
        AssessmentDraft: {
            revision: components["schemas"]["Revision"];
            /**
             * @description A whole number for each criterion, in order: the score from 1 to 100, or which word of the scale it is, counted from 1. Null for a criterion without a score.
             * @example [
             *       85,
             *       4,
             *       null
             *     ]
             */
            scores: (number | null)[];
            /**
             * @description Remarks of the assessor.
             * @example Teliti dan cepat belajar.
             */
            remarks?: string | null;
        };
        /** @description A sheet with its criteria. */
        Assessment: components["schemas"]["AssessmentRow"] & components["schemas"]["AssessmentDraft"] & components["schemas"]["WithVersion"] & {
            /**
             * @description The score of a grade that the sheet proposes; null for none.
             * @example final
             * @enum {string|null}
             */
            score_part: "assignment_1" | "assignment_2" | "midterm" | "final" | "other" | null;
            /** @description The criteria, in order. */
            criteria: components["schemas"]["AssessmentCriterion"][];
            /**
             * @description Remarks of the assessor.
             * @example Teliti dan cepat belajar.
             */
            remarks: string | null;
            /**
             * @description Why the assessor was asked for a correction last.
             * @example Nilai kedisiplinan belum sesuai rekap kehadiran.
             */
            return_reason: string | null;
            /**
             * @description Whether the signed-in user can change it now.
             * @example true
             */
            can_fill: boolean;
        };
        /** @description The content of a sheet, which may be incomplete. */
        AssessmentUpdateInput: components["schemas"]["AssessmentDraft"] & components["schemas"]["WithSeenVersion"];
        /**
         * @description The version of the sheet that was read; another one is a 409. Without it, the last change wins.
         * @example 3
         */
        SeenAssessmentVersion: number | null;
        /** @description The content of a complete sheet. */
        AssessmentInput: components["schemas"]["AssessmentDraft"] & {
            seen_version?: components["schemas"]["SeenAssessmentVersion"];
        };
        /** @description Why a sheet needs a correction. */
        AssessmentReturnInput: {
            /**
             * @description The reason, for the assessor.
             * @example Nilai kedisiplinan belum sesuai rekap kehadiran.
             */
            reason: string;
            seen_version?: components["schemas"]["SeenAssessmentVersion"];
        };
        /** @description A stored session with the progress of its placement. */
        GuidanceSession: {
            /**
             * @description Identifier of the session.
             * @example 31
             */
            id: number;
            /**
             * @description The placement.
             * @example 15
             */
            internship_id: number;
            /**
             * @description The period of the placement.
             * @example 2
             */
            internship_period_id: number;
            /**
             * @description NIM of the student.
             * @example 2403310001
             */
            student_nim: string;
            /**
             * @description Name of the student.
             * @example Ahmad Fauzi
             */
            student_name: string;
            /**
             * @description Name of the company.
             * @example PT Nusantara Jaringan
             */
            company_name: string;
            /**
             * @description Name of the present lecturer of the placement.
             * @example Siti Aminah
             */
            lecturer_name: string;
            /**
             * Format: date
             * @description The day of the session.
             * @example 2026-03-04
             */
            date: string;
            /**
             * @description The topic.
             * @example Rumusan masalah laporan
             */
            topic: string;
            /**
             * @description The result of the session.
             * @example Bab 1 disusun ulang dan dibawa pada bimbingan berikutnya.
             */
            result: string;
            /**
             * @description The state.
             * @example sent
             * @enum {string}
             */
            state: "sent" | "agreed" | "returned";
            /**
             * @description Why the lecturer returned it.
             * @example null
             */
            reason: string | null;
            /**
             * @description The role of the person who recorded it.
             * @example student
             * @enum {string}
             */
            recorded_by: "student" | "lecturer";
            /**
             * Format: date-time
             * @description When the lecturer agreed or returned it.
             * @example null
             */
            decided_at: string | null;
            /**
             * @description Name of the lecturer who decided.
             * @example null
             */
            decided_by_name: string | null;
            /**
             * @description How often the session has changed.
             * @example 1
             */
            version: number;
            /**
             * @description The actions open to the caller now. `change` is also deleting.
             * @example [
             *       "agree",
             *       "return"
             *     ]
             */
            allowed: ("change" | "agree" | "return")[];
            /**
             * @description How many sessions of the placement the lecturer has agreed to.
             * @example 3
             */
            agreed_sessions: number;
            /**
             * @description The minimum of the period; 0 is none.
             * @example 8
             */
            min_sessions: number;
        };
        /** @description A session of a student with the lecturer of a placement. */
        GuidanceSessionInput: {
            /**
             * @description The placement.
             * @example 15
             */
            internship_id: number;
            /**
             * Format: date
             * @description The day of the session, in the period of the placement and not in the future.
             * @example 2026-03-04
             */
            date: string;
            /**
             * @description The topic, on one line.
             * @example Rumusan masalah laporan
             */
            topic: string;
            /**
             * @description The result of the session.
             * @example Bab 1 disusun ulang dan dibawa pada bimbingan berikutnya.
             */
            result: string;
        };
        /** @description The sessions of a placement in numbers. */
        GuidanceProgress: {
            /**
             * @description The placement.
             * @example 15
             */
            internship_id: number;
            /**
             * @description Its period.
             * @example 2
             */
            internship_period_id: number;
            /**
             * @description NIM of the student.
             * @example 2403310001
             */
            student_nim: string;
            /**
             * @description Name of the student.
             * @example Ahmad Fauzi
             */
            student_name: string;
            /**
             * @description Name of the company.
             * @example PT Nusantara Jaringan
             */
            company_name: string;
            /**
             * @description Name of the present lecturer of the placement.
             * @example Siti Aminah
             */
            lecturer_name: string;
            /**
             * Format: date
             * @description First day of the period.
             * @example 2026-02-02
             */
            start_date: string;
            /**
             * Format: date
             * @description Last day of the period.
             * @example 2026-06-30
             */
            end_date: string;
            /**
             * @description Sessions that the lecturer has agreed to.
             * @example 3
             */
            agreed_sessions: number;
            /**
             * @description Sessions that wait for the lecturer.
             * @example 1
             */
            sent_sessions: number;
            /**
             * @description Sessions that the student has to correct.
             * @example 0
             */
            returned_sessions: number;
            /**
             * @description The minimum of the period; 0 is none.
             * @example 8
             */
            min_sessions: number;
            /**
             * @description Whether the caller can record a session of the placement now.
             * @example true
             */
            can_record: boolean;
        };
        /** @description A session as the lecturer has read it. */
        GuidanceAgreement: {
            /**
             * @description The session.
             * @example 31
             */
            id: number;
            seen_version?: components["schemas"]["SeenVersion"];
        };
        /** @description The sessions that the lecturer agrees to. */
        GuidanceAgreementsInput: {
            /** @description The sessions. */
            sessions: components["schemas"]["GuidanceAgreement"][];
        };
        /** @description The result of a session. */
        GuidanceAgreementResult: {
            /**
             * @description The session.
             * @example 31
             */
            id: number;
            /**
             * @description `already` when the lecturer had agreed before.
             * @example done
             * @enum {string}
             */
            outcome: "done" | "already" | "refused";
            /**
             * @description Why it was refused, in Indonesian.
             * @example null
             */
            message: string | null;
            /**
             * @description The state now; null if there is no such session for the caller.
             * @example agreed
             * @enum {string|null}
             */
            state: "sent" | "agreed" | "returned" | null;
        };
        /** @description The result of each session. */
        GuidanceAgreementResults: {
            /** @description In the order of the request, each one once. */
            results: components["schemas"]["GuidanceAgreementResult"][];
        };
        /** @description A session of the caller, changed. */
        GuidanceSessionUpdateInput: {
            /**
             * Format: date
             * @description The day of the session, in the period of the placement and not in the future.
             * @example 2026-03-04
             */
            date: string;
            /**
             * @description The topic, on one line.
             * @example Rumusan masalah laporan
             */
            topic: string;
            /**
             * @description The result of the session.
             * @example Bab 1 disusun ulang dan dibawa pada bimbingan berikutnya.
             */
            result: string;
        } & components["schemas"]["WithSeenVersion"];
        /** @description Why a session needs a correction. */
        GuidanceReturnInput: {
            /**
             * @description The reason, for the student.
             * @example Tuliskan hasil yang disepakati.
             */
            reason: string;
            seen_version?: components["schemas"]["SeenVersion"];
        };
        /**
         * @description The state of the report; `missing` before its first version.
         * @example sent
         * @enum {string}
         */
        FinalReportState: "missing" | "sent" | "returned" | "accepted";
        /** @description The final report of a placement in a list. */
        FinalReportRow: {
            /**
             * @description The placement.
             * @example 15
             */
            internship_id: number;
            /**
             * @description Name of the student.
             * @example Budi Santoso
             */
            student_name: string;
            /**
             * @description NIM of the student.
             * @example 2403310001
             */
            nim: string;
            /**
             * @description Name of the company.
             * @example PT Nusantara Jaringan
             */
            company_name: string;
            /**
             * @description Name of the lecturer.
             * @example Ratna Dewi
             */
            lecturer_name: string;
            /**
             * @description The internship period.
             * @example 2
             */
            internship_period_id: number;
            /**
             * @description Whether the period is closed.
             * @example false
             */
            is_closed: boolean;
            state: components["schemas"]["FinalReportState"];
            /**
             * @description Title of the report; null before its first version.
             * @example Pemantauan Jaringan Kampus dengan Zabbix
             */
            title: string | null;
            /**
             * @description How many versions were sent.
             * @example 2
             */
            versions: number;
            /**
             * Format: date-time
             * @description When the last version was sent.
             * @example 2026-06-12T02:00:00.000Z
             */
            sent_at: string | null;
            /**
             * Format: date-time
             * @description When it was returned or accepted; null while it waits.
             * @example 2026-06-14T02:00:00.000Z
             */
            decided_at: string | null;
            /**
             * @description Name of the person who returned or accepted it.
             * @example Ratna Dewi
             */
            decided_by_name: string | null;
        };
        /** @description A file that a student has sent. */
        FinalReportVersion: {
            /**
             * @description Its number, from 1.
             * @example 2
             */
            number: number;
            /**
             * @description Name of the file.
             * @example laporan-akhir.pdf
             */
            name: string;
            /**
             * @description Its size in bytes.
             * @example 1843200
             */
            bytes: number;
            /**
             * Format: date-time
             * @description When it was sent.
             * @example 2026-06-12T02:00:00.000Z
             */
            sent_at: string;
            /**
             * @description The comments with which it was returned.
             * @example Lengkapi pembahasan pada bab 4.
             */
            comment: string | null;
            /**
             * Format: date-time
             * @description When it was returned.
             * @example 2026-06-14T02:00:00.000Z
             */
            commented_at: string | null;
            /**
             * @description Name of the person who returned it.
             * @example Ratna Dewi
             */
            commented_by_name: string | null;
        };
        /** @description A final report with its versions. */
        FinalReport: components["schemas"]["FinalReportRow"] & components["schemas"]["WithVersion"] & {
            /** @description The versions, the last one first. */
            files: components["schemas"]["FinalReportVersion"][];
            /**
             * @description Whether the signed-in user can send a version now.
             * @example true
             */
            can_send: boolean;
            /**
             * @description Whether the signed-in user can return or accept it now.
             * @example false
             */
            can_decide: boolean;
            /**
             * @description Whether the signed-in user can reopen it now.
             * @example false
             */
            can_reopen: boolean;
        };
        /** @description A version of a final report. */
        FinalReportVersionInput: {
            /**
             * @description Title of the report.
             * @example Pemantauan Jaringan Kampus dengan Zabbix
             */
            title: string;
            /**
             * Format: binary
             * @description A PDF of at most 20 MB without a password.
             * @example (PDF file)
             */
            file: string;
        };
        /**
         * @description The version of the report that was read; another one is a 409. Without it, the last change wins.
         * @example 3
         */
        SeenFinalReportVersion: number | null;
        /** @description What a student must improve. */
        FinalReportReturnInput: {
            /**
             * @description The comments for the student.
             * @example Lengkapi pembahasan pada bab 4.
             */
            comment: string;
            seen_version?: components["schemas"]["SeenFinalReportVersion"];
        };
        /** @description Which version of the report was read. */
        FinalReportAcceptanceInput: {
            seen_version?: components["schemas"]["SeenFinalReportVersion"];
        };
        /** @description Why a report that was accepted is open again. */
        FinalReportReopeningInput: {
            /**
             * @description The reason, for the student.
             * @example Lembar pengesahan belum ditandatangani mitra.
             */
            reason: string;
            seen_version?: components["schemas"]["SeenFinalReportVersion"];
        };
        /** @description The criteria by which a placement is assessed. */
        AssessmentCriteria: {
            /**
             * @description Identifier of the form.
             * @example 3
             */
            form_id: number;
            /**
             * @description Code of the course.
             * @example AJK202301
             */
            course_code: string;
            /**
             * @description Name of the course.
             * @example Praktik Kerja Industri
             */
            course_name: string;
            /**
             * @description Role that fills in the sheet.
             * @example mentor
             * @enum {string}
             */
            assessor: "mentor" | "lecturer";
            /** @description The criteria, in order. */
            criteria: components["schemas"]["AssessmentCriterion"][];
        };
        /** @description One day of one student. */
        AttendanceDay: {
            /**
             * Format: date
             * @description The day; a night shift belongs to the day on which it starts.
             * @example 2026-03-02
             */
            date: string;
            /**
             * @description null on a day on which nothing was expected.
             * @example late
             * @enum {string|null}
             */
            verdict: "present" | "late" | "left_early" | "present_off_site" | "leave" | "sick" | "absent" | "holiday" | "pending" | "needs_settling" | null;
            /**
             * @description Further findings about the day.
             * @example [
             *       "late"
             *     ]
             */
            flags: ("late" | "leftEarly" | "offSite" | "elsewhere" | "uncertain" | "noPosition" | "missingIn" | "missingOut" | "corrected" | "workedOnHoliday" | "missedActivities")[];
            /**
             * @description The holiday on this day.
             * @example null
             */
            holiday_name: string | null;
            /**
             * Format: date-time
             * @description The first check-in that counts.
             * @example 2026-03-02T01:20:00.000Z
             */
            first_in: string | null;
            /**
             * Format: date-time
             * @description The last check-out that counts.
             * @example null
             */
            last_out: string | null;
            /**
             * @description The minutes between the presses without breaks.
             * @example null
             */
            worked_minutes: number | null;
        };
        /** @description The days of each verdict, hours and percentage. */
        AttendanceTotals: {
            /**
             * @description Days present.
             * @example 1
             */
            present: number;
            /**
             * @description Days late.
             * @example 1
             */
            late: number;
            /**
             * @description Days left early.
             * @example 1
             */
            left_early: number;
            /**
             * @description Days present off site.
             * @example 1
             */
            present_off_site: number;
            /**
             * @description Days on leave.
             * @example 1
             */
            leave: number;
            /**
             * @description Days sick.
             * @example 1
             */
            sick: number;
            /**
             * @description Days absent.
             * @example 1
             */
            absent: number;
            /**
             * @description Days off.
             * @example 1
             */
            holiday: number;
            /**
             * @description Days not over yet.
             * @example 1
             */
            pending: number;
            /**
             * @description Days to settle.
             * @example 1
             */
            needs_settling: number;
            /**
             * @description The hours between the presses without breaks.
             * @example 152.5
             */
            hours: number;
            /**
             * @description The attended days of those that count; null before the first one.
             * @example 95.2
             */
            attendance_percent: number | null;
        };
        /** @description The verdicts on the days of a placement, computed from activities, presses, approved requests and holidays. */
        AttendanceDays: {
            /** @description Every day of the range. */
            days: components["schemas"]["AttendanceDay"][];
            totals: components["schemas"]["AttendanceTotals"];
            /**
             * @description The clock of the place.
             * @example WIB
             * @enum {string}
             */
            time_zone: "WIB" | "WITA" | "WIT";
        };
        /** @description What reviewers may do to the presses of an activity. */
        PressPermissions: {
            /**
             * @description Whether reviewers may enter presses and make them void; not once the period is closed or both have validated the activity.
             * @example true
             */
            takes_presses: boolean;
            /**
             * @description Whether students check out, too.
             * @example false
             */
            requires_check_out: boolean;
            /**
             * @description The clock of the place of the activity.
             * @example WIB
             * @enum {string}
             */
            time_zone: "WIB" | "WITA" | "WIT";
        };
        /** @description A check-in or a check-out. */
        AttendanceEvent: {
            /**
             * @description Identifier of the event.
             * @example 31
             */
            id: number;
            /**
             * @description Whether the student came or went.
             * @example in
             * @enum {string}
             */
            kind: "in" | "out";
            /**
             * Format: date-time
             * @description When the server received it.
             * @example 2026-03-09T01:02:03.000Z
             */
            received_at: string;
            /**
             * Format: date-time
             * @description When the student pressed, by the clock of the device.
             * @example 2026-03-09T01:02:01.000Z
             */
            device_time: string | null;
            /**
             * @description Latitude in degrees; null once anonymised.
             * @example -6.914744
             */
            latitude: number | null;
            /**
             * @description Longitude in degrees; null once anonymised.
             * @example 107.60981
             */
            longitude: number | null;
            /**
             * @description Radius around the position within which the device was, in metres.
             * @example 19
             */
            accuracy: number | null;
            /**
             * @description Whether the position has been rounded to about a kilometre since, and the distance to 100 m.
             * @example false
             */
            is_position_rounded: boolean;
            /** @description The nearest place of the company, as it was then; null if there was none. */
            place: {
                /**
                 * @description Name of the place.
                 * @example Kantor Pusat
                 */
                name: string;
                /**
                 * @description Latitude of its centre, in degrees.
                 * @example -6.914744
                 */
                latitude: number;
                /**
                 * @description Longitude of its centre, in degrees.
                 * @example 107.60981
                 */
                longitude: number;
                /**
                 * @description The radius that counts as on site, in metres.
                 * @example 150
                 */
                radius: number;
            } | null;
            /**
             * @description Distance to the centre of the place, in metres.
             * @example 42
             */
            distance: number | null;
            /**
             * @description How the position stands to the place; null if there was none.
             * @example on_site
             * @enum {string|null}
             */
            verdict: "on_site" | "uncertain" | "off_site" | null;
            /**
             * @description Why the student was off site.
             * @example null
             * @enum {string|null}
             */
            reason: "field_work" | "client_visit" | "place_moved" | "wrong_position" | "other" | null;
            /**
             * @description More about the reason; the reason itself if a reviewer has entered the event.
             * @example null
             */
            reason_note: string | null;
            /**
             * @description Name of the person who entered the event.
             * @example Andi Pratama
             */
            actor_name: string;
            /**
             * @description Role of that person.
             * @example student
             * @enum {string}
             */
            actor_role: "super_admin" | "lecturer" | "mentor" | "student";
            /**
             * Format: date-time
             * @description When the student came or went, if a reviewer has entered the event; null if the student has, when it was received.
             * @example null
             */
            claimed_at: string | null;
            /**
             * Format: date-time
             * @description Since when the event is void; null for one that counts.
             * @example null
             */
            voided_at: string | null;
            /**
             * @description Name of the person who made it void.
             * @example null
             */
            voided_by_name: string | null;
            /**
             * @description Role of that person.
             * @example null
             * @enum {string|null}
             */
            voided_by_role: "super_admin" | "lecturer" | "mentor" | "student" | null;
            /**
             * @description Why it is void.
             * @example null
             */
            void_reason: string | null;
        };
        /** @description An activity with its presses. */
        AttendedActivity: components["schemas"]["PressPermissions"] & {
            /**
             * @description Identifier of the activity.
             * @example 118
             */
            id: number;
            /**
             * @description Name of the activity.
             * @example Konfigurasi jaringan
             */
            name: string;
            /**
             * @description When it starts.
             * @example 08:00
             */
            start_time: string;
            /**
             * @description When it ends; before the start on the next day.
             * @example 16:00
             */
            end_time: string;
            /**
             * Format: date-time
             * @description The first check-in, also from before there were events.
             * @example 2026-03-02T01:20:00.000Z
             */
            attendance_time: string | null;
            /** @description The presses, also void ones, oldest first. */
            events: components["schemas"]["AttendanceEvent"][];
        };
        /** @description One day of one student, with its activities and presses. */
        AttendanceDayDetail: components["schemas"]["AttendanceDay"] & {
            /**
             * @description The clock of the place.
             * @example WIB
             * @enum {string}
             */
            time_zone: "WIB" | "WITA" | "WIT";
            /** @description The activities of the day, by their start. */
            activities: components["schemas"]["AttendedActivity"][];
        };
        /** @description The days of one placement. */
        AttendanceRecapRow: {
            /**
             * @description Identifier of the placement.
             * @example 15
             */
            id: number;
            /**
             * @description NIM of the student.
             * @example 2403310001
             */
            student_nim: string;
            /**
             * @description Name of the student.
             * @example Ahmad Fauzi
             */
            student_name: string;
            /**
             * @description Name of the company.
             * @example PT Nusantara Jaringan
             */
            company_name: string;
            /**
             * @description The verdict on each day from the first one on; null where nothing was expected.
             * @example [
             *       "present",
             *       null
             *     ]
             */
            verdicts: ("present" | "late" | "left_early" | "present_off_site" | "leave" | "sick" | "absent" | "holiday" | "pending" | "needs_settling" | null)[];
            totals: components["schemas"]["AttendanceTotals"];
        };
        /** @description The totals of several placements. */
        AttendanceRecapTotals: components["schemas"]["AttendanceTotals"] & {
            /**
             * @description The number of placements.
             * @example 80
             */
            placements: number;
        };
        /** @description A place of a company, as a position is compared with it. */
        AttendancePlace: {
            /**
             * @description Identifier of the place.
             * @example 3
             */
            id: number;
            /**
             * @description Name of the place.
             * @example Kantor Pusat
             */
            name: string;
            /**
             * @description Latitude of its centre, in degrees.
             * @example -6.914744
             */
            latitude: number;
            /**
             * @description Longitude of its centre, in degrees.
             * @example 107.60981
             */
            longitude: number;
            /**
             * @description The radius that counts as on site, in metres.
             * @example 150
             */
            radius: number;
        };
        /** @description A place that a placement can have. */
        InternshipPlace: {
            /**
             * @description Identifier of the place.
             * @example 3
             */
            id: number;
            /**
             * @description Name of the place.
             * @example Kantor Pusat
             */
            name: string;
            /**
             * @description Address of the place.
             * @example Jl. Asia Afrika No. 88, Bandung
             */
            address: string;
            /**
             * @description Time zone of the place.
             * @example WIB
             * @enum {string}
             */
            time_zone: "WIB" | "WITA" | "WIT";
            /**
             * @description Whether the company still uses it.
             * @example true
             */
            is_active: boolean;
            /**
             * @description Whether the placement names it.
             * @example true
             */
            is_chosen: boolean;
            /**
             * @description Whether its clock and its days off are those of the placement.
             * @example true
             */
            is_default: boolean;
        };
        /** @description The places of a placement. */
        InternshipPlacesInput: {
            /**
             * @description The places; none for all of the company.
             * @example [
             *       3,
             *       4
             *     ]
             */
            place_ids: number[];
            /**
             * @description One of the places, whose clock and days off the placement follows.
             * @example 3
             */
            default_place_id?: number | null;
        };
        /** @description The weekly hours of a placement, and what its activities are called. */
        WorkPatternInput: {
            /**
             * @description The days of the week; 1 is Monday, 7 is Sunday.
             * @example [
             *       1,
             *       2,
             *       3,
             *       4,
             *       5
             *     ]
             */
            weekdays: number[];
            /**
             * @description When the shift starts, by the clock of its place.
             * @example 08:00
             */
            start_time: string;
            /**
             * @description When it ends; a night shift, whose end is before its start, ends on the next day.
             * @example 16:00
             */
            end_time: string;
            /**
             * @description The minutes that do not count as work.
             * @example 60
             */
            break_minutes: number;
            /**
             * @description Name of the activities.
             * @example Kerja magang
             */
            name: string;
            /**
             * @description Description of the activities.
             * @example Kegiatan harian di tempat magang.
             */
            description: string;
            /**
             * @description The place of the activities; null for the default place of each placement.
             * @example 3
             */
            place_id?: number | null;
        };
        /** @description A version of the weekly hours of a placement, in force until the next one. */
        WorkPattern: components["schemas"]["WorkPatternInput"] & {
            /**
             * @description Identifier of the version.
             * @example 12
             */
            id: number;
            /**
             * Format: date
             * @description The day from which on it is in force.
             * @example 2026-03-02
             */
            valid_from: string;
            /**
             * @description The name of the place.
             * @example Kantor Pusat
             */
            place_name: string | null;
        };
        /** @description A scheduled activity of an internship on one day. */
        ActivityInput: {
            /**
             * @description Name of the activity.
             * @example Konfigurasi VLAN
             */
            name: string;
            /**
             * @description What is done.
             * @example Membagi jaringan kantor cabang menjadi tiga VLAN.
             */
            description: string;
            /**
             * Format: date
             * @description Day of the activity.
             * @example 2026-03-09
             */
            date: string;
            /**
             * @description When it starts.
             * @example 08:00
             */
            start_time: string;
            /**
             * @description When it ends; after the start.
             * @example 12:00
             */
            end_time: string;
            /**
             * @description Where it takes place.
             * @example Jl. Asia Afrika No. 88, Bandung
             */
            address: string;
        };
        /** @description A stored activity. */
        Activity: components["schemas"]["ActivityInput"] & components["schemas"]["WithVersion"] & {
            /**
             * @description Identifier of the activity.
             * @example 120
             */
            id: number;
            /**
             * @description The internship.
             * @example 15
             */
            internship_id: number;
            /**
             * Format: date-time
             * @description When the student recorded attendance, by the clock of the server; null before that.
             * @example 2026-03-09T01:02:03.000Z
             */
            attendance_time: string | null;
            /**
             * @description Latitude of the student at attendance, in degrees; null before that.
             * @example -6.914744
             */
            latitude: number | null;
            /**
             * @description Longitude of the student at attendance, in degrees; null before that.
             * @example 107.60981
             */
            longitude: number | null;
            /**
             * @description Whether the position has been rounded to about a kilometre since, because the period is long over.
             * @example false
             */
            is_position_rounded: boolean;
            /**
             * @description How the position at the first check-in stands to the places of the company; null before that, and if there are none.
             * @example on_site
             * @enum {string|null}
             */
            position_verdict: "on_site" | "uncertain" | "off_site" | null;
            /**
             * Format: date-time
             * @description When the student last checked out; null before that.
             * @example null
             */
            left_at: string | null;
            /**
             * Format: date-time
             * @description When the mentor validated the activity; null before that.
             * @example 2026-03-10T03:00:00.000Z
             */
            validated_at_by_mentor: string | null;
            /**
             * Format: date-time
             * @description When the lecturer validated the activity; null before that.
             * @example 2026-03-11T07:30:00.000Z
             */
            validated_at_by_lecturer: string | null;
            /**
             * Format: date-time
             * @description When the mentor returned the activity for revision; null before that, once the log has been handed in again, and once validated.
             * @example 2026-03-10T03:00:00.000Z
             */
            returned_at_by_mentor: string | null;
            /**
             * Format: date-time
             * @description When the lecturer returned the activity for revision; null before that, once the log has been handed in again, and once validated.
             * @example null
             */
            returned_at_by_lecturer: string | null;
        };
        /** @description An activity in the list of its internship. */
        ListedActivity: components["schemas"]["Activity"] & {
            /**
             * @description Whether its log has been handed in.
             * @example true
             */
            has_log: boolean;
            /**
             * @description The clock of its place, which says what today is there.
             * @example WIB
             * @enum {string}
             */
            time_zone: "WIB" | "WITA" | "WIT";
        };
        /** @description Several new activities of one internship; all or none are stored. */
        ActivitiesInput: {
            /**
             * @description The activities.
             * @example [
             *       {
             *         "name": "Konfigurasi VLAN",
             *         "description": "Membagi jaringan kantor cabang menjadi tiga VLAN.",
             *         "date": "2026-03-09",
             *         "start_time": "08:00",
             *         "end_time": "12:00",
             *         "address": "Jl. Asia Afrika No. 88, Bandung"
             *       }
             *     ]
             */
            activities: components["schemas"]["ActivityInput"][];
        };
        /** @description The scores of an internship in a course. */
        GradeInput: {
            /**
             * @description The internship.
             * @example 15
             */
            internship_id: number;
            /**
             * @description Code of the course.
             * @example AJK202301
             */
            course_code: string;
            /**
             * @description Score of the first assignment, with at most two decimals.
             * @example 85.5
             */
            assignment_1: number;
            /**
             * @description Score of the second assignment, with at most two decimals.
             * @example 80
             */
            assignment_2: number;
            /**
             * @description Score of the midterm exam, with at most two decimals.
             * @example 78.25
             */
            midterm: number;
            /**
             * @description Score of the final exam, with at most two decimals.
             * @example 88
             */
            final: number;
            /**
             * @description Score of everything else, with at most two decimals.
             * @example 90
             */
            other: number;
        };
        /** @description A stored grade with its course. */
        Grade: components["schemas"]["GradeInput"] & components["schemas"]["WithVersion"] & {
            /**
             * @description Identifier of the grade.
             * @example 31
             */
            id: number;
            /**
             * @description Sum of score × weight / 100, with two decimals.
             * @example 84.35
             */
            total: number;
            /**
             * @description Letter for the total.
             * @example AB
             * @enum {string}
             */
            letter_grade: "A" | "AB" | "B" | "BC" | "C" | "D" | "E";
            course: components["schemas"]["Course"];
        };
        /** @description A schedule of several placements. */
        ScheduleInput: {
            /**
             * @description The placements, one to 500.
             * @example [
             *       71,
             *       72
             *     ]
             */
            internship_ids: number[];
            /**
             * Format: date
             * @description The first day.
             * @example 2026-03-02
             */
            start_date: string;
            /**
             * Format: date
             * @description The last day, at most 366 days after the first one.
             * @example 2026-07-31
             */
            end_date: string;
            /** @description The hours from the first day on, in place of later versions; without them, those of each placement count. */
            pattern?: components["schemas"]["WorkPatternInput"] | null;
            /**
             * @description Whether unattended activities of earlier schedules that are no longer in the hours are deleted.
             * @example false
             */
            removes_leftovers?: boolean;
        };
        /** @description The numbers of days by their outcome. */
        ScheduleCounts: {
            /**
             * @description Days that get an activity.
             * @example 98
             */
            add: number;
            /**
             * @description Days whose activity changes.
             * @example 0
             */
            change: number;
            /**
             * @description Days whose activity stays as it is.
             * @example 2
             */
            keep: number;
            /**
             * @description Days without a change, with the reason.
             * @example 10
             */
            skip: number;
            /**
             * @description Unattended activities of earlier schedules that are no longer in the hours.
             * @example 0
             */
            leftover: number;
        };
        /** @description A schedule to be stored. */
        ScheduleStoreInput: components["schemas"]["ScheduleInput"] & {
            /** @description The numbers of the check; if they have changed, nothing is stored. */
            expected: components["schemas"]["ScheduleCounts"];
        };
        /** @description The outcome of a day. */
        ScheduleDay: {
            /**
             * Format: date
             * @description The day.
             * @example 2026-03-19
             */
            date: string;
            /**
             * @description What happens.
             * @example skip
             * @enum {string}
             */
            outcome: "add" | "change" | "keep" | "skip" | "leftover";
            /**
             * @description Why the day is skipped.
             * @example holiday
             * @enum {string}
             */
            reason?: "closed_period" | "outside_period" | "outside_placement" | "holiday" | "joint_leave" | "attended" | "exists";
            /**
             * @description The holiday of the day.
             * @example Hari Suci Nyepi
             */
            holiday_name?: string;
        };
        /** @description The outcome of each day of a placement. */
        ScheduleOfPlacement: {
            /**
             * @description The placement.
             * @example 71
             */
            internship_id: number;
            /**
             * @description Student number.
             * @example 2403310001
             */
            student_nim: string;
            /**
             * @description Name of the student.
             * @example Budi Santoso
             */
            student_name: string;
            /**
             * @description Name of the company.
             * @example PT Nusantara Jaringan
             */
            company_name: string;
            counts: components["schemas"]["ScheduleCounts"];
            /** @description The days, in their order. */
            days: components["schemas"]["ScheduleDay"][];
        };
        /** @description What a schedule would do. */
        ScheduleCheck: {
            counts: components["schemas"]["ScheduleCounts"];
            /** @description One for each placement, in the order of the names. */
            placements: components["schemas"]["ScheduleOfPlacement"][];
        };
        /** @description A new activity of an internship. */
        ActivityCreateInput: components["schemas"]["ActivityInput"] & {
            /**
             * @description The internship.
             * @example 15
             */
            internship_id: number;
        };
        /** @description What a student writes about an activity. */
        ActivityLogText: {
            /**
             * @description What was done and learnt.
             * @example Membuat tiga VLAN dan menguji trunk antar-switch.
             */
            text: string;
        };
        /** @description A stored log. Reviewers see it once it has been handed in. */
        ActivityLog: components["schemas"]["ActivityLogText"] & {
            /**
             * @description How many texts have been saved.
             * @example 3
             */
            version: number;
            /**
             * Format: date-time
             * @description When this text was saved.
             * @example 2026-03-09T09:00:00.000Z
             */
            saved_at: string;
            /**
             * Format: date-time
             * @description When the log was handed in last; null for a draft.
             * @example 2026-03-09T09:05:00.000Z
             */
            handed_in_at: string | null;
            /**
             * @description The version that was handed in last; null for a draft.
             * @example 3
             */
            handed_in_version: number | null;
            /**
             * @description Days between the activity and the first time that its log was handed in; null for a draft.
             * @example 0
             */
            days_late: number | null;
        };
        /** @description A stored photo. */
        ActivityPhoto: {
            /**
             * @description Identifier of the photo.
             * @example 7
             */
            id: number;
            /**
             * @description Signed URL of the photo, a JPEG, for one to two hours.
             * @example /api/activity-photos/7?expires=1767225600&signature=5f1d7c
             */
            url: string;
            /**
             * @description The same of the photo at most 480 pixels a side.
             * @example /api/activity-photos/7?expires=1767225600&signature=5f1d7c&thumbnail=true
             */
            thumbnail_url: string;
            /**
             * @description Width of the photo in pixels.
             * @example 1280
             */
            width: number;
            /**
             * @description Height of the photo in pixels.
             * @example 960
             */
            height: number;
        };
        /** @description A stored activity with the log and the photos of its student. */
        ActivityDetail: components["schemas"]["Activity"] & components["schemas"]["PressPermissions"] & {
            /** @description All check-ins and check-outs, oldest first. */
            attendance_events: components["schemas"]["AttendanceEvent"][];
            /**
             * Format: date-time
             * @description Since when the activity can only be read, as its period is closed; null while that is open.
             * @example 2026-07-15T03:00:00Z
             */
            period_closed_at: string | null;
            /** @description The log; null before there is one. Only its student sees a draft. */
            log: components["schemas"]["ActivityLog"] | null;
            /** @description The photos. */
            photos: components["schemas"]["ActivityPhoto"][];
        };
        /** @description A scheduled activity, changed. */
        ActivityUpdateInput: components["schemas"]["ActivityInput"] & components["schemas"]["WithSeenVersion"];
        /** @description Position of the student when recording attendance. */
        AttendanceInput: {
            /**
             * @description Latitude in degrees.
             * @example -6.914744
             */
            latitude: number;
            /**
             * @description Longitude in degrees.
             * @example 107.60981
             */
            longitude: number;
            /**
             * @description Radius around the position within which the device is, in metres, as the device says.
             * @example 18.5
             */
            accuracy?: number | null;
            /**
             * @description Whether the student comes, the default, or goes, where the period requires it.
             * @example in
             * @enum {string|null}
             */
            kind?: "in" | "out" | null;
            /**
             * Format: uuid
             * @description Identifies the event for ever. The device makes it, so that an event that is sent again is stored once.
             * @example 0c2f8b0e-5b7e-4c26-9f0e-0b1f3a7f2d11
             */
            device_event_id?: string | null;
            /**
             * Format: date-time
             * @description When the student pressed, by the clock of the device.
             * @example 2026-03-09T01:02:01.000Z
             */
            device_time?: string | null;
            /**
             * @description Why the student is off site.
             * @example null
             * @enum {string|null}
             */
            reason?: "field_work" | "client_visit" | "place_moved" | "wrong_position" | "other" | null;
            /**
             * @description More about the reason.
             * @example null
             */
            reason_note?: string | null;
        };
        /** @description A check-in or check-out that a reviewer enters for the student. */
        PressInput: {
            /**
             * @description Whether the student came or, where the period requires check-outs, went.
             * @example in
             * @enum {string}
             */
            kind: "in" | "out";
            /**
             * @description When, by the clock of the place.
             * @example 08:05
             */
            claimed_time: string;
            /**
             * @description Why a reviewer enters it.
             * @example Ponsel mahasiswa rusak.
             */
            reason_note: string;
        };
        /** @description Why a press is void. */
        VoidInput: {
            /**
             * @description The reason, which stays with the press.
             * @example Absen dari rumah, padahal sedang sakit.
             */
            reason: string;
        };
        /** @description A text to store. */
        ActivityLogInput: components["schemas"]["ActivityLogText"] & {
            /**
             * @description The version of the log that was read; 0 if there was none. If another text has been stored by now, nothing changes and the answer is 409 with the code `stale_version`. Without it, the last text wins.
             * @example 2
             */
            version?: number;
        };
        /** @description A photo to add to an activity. */
        ActivityPhotoInput: {
            /**
             * Format: binary
             * @description Photo as PNG or JPEG of at most 5 MB.
             * @example (PNG or JPEG file)
             */
            photo: string;
        };
        /** @description Why the activity needs work. */
        ReturnInput: {
            /**
             * @description The changes expected of the student.
             * @example Sebutkan perangkat yang dikonfigurasi dan hasil pengujiannya.
             */
            comment: string;
        };
        /** @description Why a decision is undone. */
        UndoInput: {
            /**
             * @description Why; it stays in the history of the activity and in the audit trail.
             * @example Jam mulai ternyata keliru.
             */
            reason?: string | null;
            /**
             * @description Whose decision; required from a super admin. Everybody else undoes their own.
             * @example null
             * @enum {string|null}
             */
            reviewer?: "mentor" | "lecturer" | null;
        };
        /** @description The person at the time of the step. */
        StepActor: {
            /**
             * @description Name of the person.
             * @example Fitri Handayani, S.Kom., M.T.
             */
            name: string;
            /**
             * @description Role of the person.
             * @example lecturer
             * @enum {string}
             */
            role: "super_admin" | "lecturer" | "mentor" | "student";
        };
        /** @description Something that has happened to an activity. It is never changed. */
        ActivityStep: {
            /**
             * @description Identifier of the step.
             * @example 41
             */
            id: number;
            /**
             * @description The kind of step.
             * @example returned
             * @enum {string}
             */
            kind: "handed_in" | "validated" | "returned" | "validation_undone" | "return_undone";
            /**
             * @description Whose decision it is; null for those of the student. A super admin may validate as either.
             * @example lecturer
             * @enum {string|null}
             */
            reviewer: "mentor" | "lecturer" | null;
            actor: components["schemas"]["StepActor"];
            /**
             * @description The changes expected of the student after a return, or the reason for undoing a validation.
             * @example Sebutkan perangkat yang dikonfigurasi dan hasil pengujiannya.
             */
            comment: string | null;
            /**
             * @description The log as it was handed in.
             * @example null
             */
            log: string | null;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-03-10T07:30:00.000Z
             */
            at: string;
        };
        /** @description A kind of matter that waits for the caller, with its number. */
        FollowUp: {
            kind: components["schemas"]["FollowUpKind"];
            /**
             * @description What waits.
             * @example Mahasiswa tanpa kabar
             */
            title: string;
            /**
             * @description When a matter is one of this kind.
             * @example Dua hari kerja terakhir tanpa absen dan tanpa izin.
             */
            hint: string;
            /**
             * @description The number of matters, without settled ones, up to 500.
             * @example 4
             */
            count: number;
            /**
             * @description Whether there are more than 500; the list has all of them.
             * @example false
             */
            has_more: boolean;
            /**
             * Format: date
             * @description The day since when the oldest of them waits; null when there are more than 500.
             * @example 2026-03-09
             */
            oldest_date: string | null;
            /**
             * @description The path of the page in the client that shows them.
             * @example /follow-ups/silent_students
             */
            link: string;
            /**
             * Format: date
             * @description The day on which the caller wants to see them again.
             * @example null
             */
            put_off_until: string | null;
        };
        /** @description The person to remind; only of kinds with reminders. */
        FollowUpPerson: {
            /**
             * @description Name of the person.
             * @example Siti Aminah
             */
            name: string;
            /**
             * @description Telephone number as the person has written it; null when not given.
             * @example 0812-3456-7890
             */
            phone_number: string | null;
            /**
             * @description The path of the page in the client where the person can do what is missing.
             * @example /student/attendance-days
             */
            link: string;
            /**
             * @description Activities that have waited for a reviewer for too long; null of a student.
             * @example null
             */
            waiting_activities: number | null;
        };
        /** @description Messages about the matter that anybody has opened in a chat since it began; only of kinds with reminders. */
        FollowUpReminders: {
            /**
             * @description The number of messages.
             * @example 1
             */
            count: number;
            /**
             * Format: date-time
             * @description When the last one was opened; null without any.
             * @example 2026-03-12T02:15:00.000Z
             */
            last_at: string | null;
            /**
             * @description Name of the person who opened it; null without any.
             * @example Fitri Handayani
             */
            last_by: string | null;
            /**
             * @description Whether somebody has reminded of the matter today, by the day on campus; another reminder counts tomorrow.
             * @example false
             */
            is_reminded_today: boolean;
        };
        /** @description A matter. */
        FollowUpItem: {
            /**
             * @description Identifier of the matter within its kind.
             * @example 15
             */
            id: number;
            /**
             * @description The person or thing it is about.
             * @example Siti Aminah
             */
            title: string;
            /**
             * @description Further words that identify the matter.
             * @example 2403310007 · PT Nusantara Jaringan
             */
            detail: string;
            /**
             * Format: date
             * @description The day since when it waits.
             * @example 2026-03-09
             */
            since: string;
            /**
             * @description The path of the page in the client where it can be settled.
             * @example /internships/15
             */
            link: string;
            person?: components["schemas"]["FollowUpPerson"];
            reminders?: components["schemas"]["FollowUpReminders"];
        };
        /** @description A kind of matter with a page of its matters. */
        FollowUpDetail: {
            kind: components["schemas"]["FollowUpKind"];
            /**
             * @description What waits.
             * @example Mahasiswa tanpa kabar
             */
            title: string;
            /**
             * @description When a matter is one of this kind.
             * @example Dua hari kerja terakhir tanpa absen dan tanpa izin.
             */
            hint: string;
            /**
             * @description Whether its matters can be marked as settled otherwise.
             * @example true
             */
            can_settle: boolean;
            /**
             * @description Whether its matters are about people who can be reminded in a chat.
             * @example true
             */
            can_remind: boolean;
            /**
             * Format: date
             * @description The day on which the caller wants to see them again.
             * @example null
             */
            put_off_until: string | null;
            /** @description The matters, oldest first. */
            items: components["schemas"]["FollowUpItem"][];
        };
        /** @description How long a kind of matter is put off. */
        FollowUpInput: {
            /**
             * @description Days from today; 0 shows it again.
             * @example 3
             */
            put_off_days: number;
        };
        /** @description Whether a matter is settled. */
        FollowUpItemInput: {
            /**
             * @description Whether it has been settled otherwise.
             * @example true
             */
            is_settled: boolean;
        };
        /** @description News for the caller. */
        Notification: {
            /**
             * @description Identifier of the news.
             * @example 31
             */
            id: number;
            kind: components["schemas"]["NotificationKind"];
            /**
             * @description The event and the person who caused it.
             * @example Budi Santoso mengirim ulang catatan 12 Nov 2026
             */
            title: string;
            /**
             * @description Further words that identify the event.
             * @example Instalasi jaringan
             */
            detail: string | null;
            /**
             * @description The path of the page in the client that shows it.
             * @example /internships/15/activities/204
             */
            link: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-12T03:04:05.000Z
             */
            at: string;
            /**
             * @description Whether the caller has read it.
             * @example false
             */
            is_read: boolean;
        };
        /** @description Which news are read. */
        NotificationsInput: {
            /**
             * @description The identifier of the newest one that the caller has seen.
             * @example 31
             */
            newest_id: number;
        };
        /** @description The number of unread news. */
        NotificationCount: {
            /**
             * @description News of the last 90 days that the caller has not read.
             * @example 3
             */
            unread: number;
        };
        /** @description Whether news are read. */
        NotificationInput: {
            /**
             * @description Whether the caller has read it.
             * @example true
             */
            is_read: boolean;
        };
        /** @description A kind of news, and whether the caller wants it. */
        NotificationPreference: {
            kind: components["schemas"]["NotificationKind"];
            /**
             * @description The name of the kind for people.
             * @example Catatan yang dikirim ulang
             */
            title: string;
            /**
             * @description Whether it is shown in the application.
             * @example true
             */
            is_shown: boolean;
        };
        /** @description Whether the caller wants a kind of news. */
        NotificationPreferenceInput: {
            /**
             * @description Whether it is shown in the application.
             * @example false
             */
            is_shown: boolean;
        };
        /**
         * @description A mail at once, a line in the digest of the day, or no mail.
         * @example digest
         * @enum {string}
         */
        MailChannel: "at_once" | "digest" | "never";
        /** @description A kind of news, and how the caller learns of it by mail. */
        NewsMailPreference: {
            kind: components["schemas"]["NotificationKind"];
            /**
             * @description The name of the kind for people.
             * @example Catatan yang dikirim ulang
             */
            title: string;
            channel: components["schemas"]["MailChannel"];
            /**
             * @description The channels that the kind can have, the default first. A kind with one of them leaves no choice.
             * @example [
             *       "digest",
             *       "never"
             *     ]
             */
            channels: components["schemas"]["MailChannel"][];
        };
        /** @description A kind of matter, and how the caller learns of it by mail. */
        FollowUpMailPreference: {
            kind: components["schemas"]["FollowUpKind"];
            /**
             * @description The name of the kind for people.
             * @example Catatan belum dikirim
             */
            title: string;
            channel: components["schemas"]["MailChannel"];
            /**
             * @description The channels that the kind can have, the default first. A kind with one of them leaves no choice.
             * @example [
             *       "digest",
             *       "never"
             *     ]
             */
            channels: components["schemas"]["MailChannel"][];
        };
        /** @description How the caller learns of things by mail. */
        MailPreferences: {
            /**
             * @description Whether mails go to the address of the caller; `off` if this server sends none.
             * @example confirmed
             * @enum {string}
             */
            email_state: "off" | "unconfirmed" | "confirmed" | "refused";
            /**
             * @description The hour of the day on campus when the digest comes.
             * @example 7
             */
            digest_hour: number;
            /** @description In the order of the page of preferences. */
            news: components["schemas"]["NewsMailPreference"][];
            /** @description Most urgent first. */
            follow_ups: components["schemas"]["FollowUpMailPreference"][];
        };
        /** @description How the caller wants to learn of a kind by mail. */
        MailPreferenceInput: {
            channel: components["schemas"]["MailChannel"];
        };
        /** @description When the caller wants the digest of a day. */
        DigestHourInput: {
            /**
             * @description The hour of the day on campus.
             * @example 7
             */
            digest_hour: number;
        };
        /** @description Search, filters, order and columns of a list, under a name. */
        SavedViewUpdateInput: {
            /**
             * @description What it is called.
             * @example Mitra yang penuh
             */
            name: string;
            /**
             * @description The query of the list's page in the client.
             * @example sort=-internship_quota&is_active=true
             */
            query: string;
            /**
             * @description Whether everybody who may open the list sees it. Only super admins share.
             * @example false
             */
            is_shared: boolean;
        };
        /** @description A view that somebody has saved. */
        SavedView: components["schemas"]["SavedViewUpdateInput"] & {
            /**
             * @description Identifier of the view.
             * @example 4
             */
            id: number;
            list: components["schemas"]["ViewList"];
            /**
             * @description Whether the caller may rename and delete it.
             * @example true
             */
            may_change: boolean;
        };
        /** @description A new view. */
        SavedViewInput: {
            list: components["schemas"]["ViewList"];
            /**
             * @description What it is called.
             * @example Mitra yang penuh
             */
            name: string;
            /**
             * @description The query of the list's page in the client.
             * @example sort=-internship_quota&is_active=true
             */
            query: string;
            /**
             * @description Whether everybody who may open the list sees it. Only super admins share.
             * @example false
             */
            is_shared: boolean;
        };
        /** @description The student. */
        ReviewStudent: {
            /**
             * @description Identifier of the student.
             * @example 7
             */
            id: number;
            /**
             * @description Student number.
             * @example 2403310001
             */
            nim: string;
            /**
             * @description Name of the student.
             * @example Aditya Pratama Nugraha
             */
            name: string;
        };
        /** @description The company. */
        ReviewCompany: {
            /**
             * @description Identifier of the company.
             * @example 3
             */
            id: number;
            /**
             * @description Name of the company.
             * @example PT Nusantara Jaringan
             */
            name: string;
        };
        /** @description The decision of the other reviewer. */
        OtherReview: {
            /**
             * @description In which role.
             * @example mentor
             * @enum {string}
             */
            reviewer: "mentor" | "lecturer";
            /**
             * @description Name of the other reviewer.
             * @example Dewi Kartika Sari, S.T.
             */
            name: string;
            /**
             * @description Their decision; `waiting` before that.
             * @example validated
             * @enum {string}
             */
            state: "waiting" | "returned" | "validated";
            /**
             * Format: date-time
             * @description When they decided; null before that.
             * @example 2026-03-10T03:00:00.000Z
             */
            decided_at: string | null;
        };
        /** @description Why the activity was returned. */
        ReviewReturn: {
            /**
             * @description In which role.
             * @example lecturer
             * @enum {string}
             */
            reviewer: "mentor" | "lecturer";
            /**
             * @description The reviewer who returned it.
             * @example Fitri Handayani, S.Kom., M.T.
             */
            name: string;
            /**
             * @description The changes expected of the student.
             * @example Sebutkan perangkat yang dikonfigurasi dan hasil pengujiannya.
             */
            comment: string;
            /**
             * Format: date-time
             * @description When it was returned.
             * @example 2026-03-10T07:30:00.000Z
             */
            at: string;
        };
        /** @description For each decision why the caller cannot make it now; null if they can. */
        ReviewRefusals: {
            /**
             * @description Why it cannot be validated.
             * @example null
             */
            validate: string | null;
            /**
             * @description Why it cannot be returned.
             * @example Aktivitas ini belum berlangsung sehingga belum dapat dikembalikan.
             */
            return: string | null;
            /**
             * @description Why there is nothing to undo.
             * @example Tidak ada keputusan Anda yang dapat diurungkan.
             */
            undo: string | null;
        };
        /** @description An activity with what a reviewer needs to decide. */
        Review: components["schemas"]["Activity"] & {
            student: components["schemas"]["ReviewStudent"];
            company: components["schemas"]["ReviewCompany"];
            /** @description The event of the attendance; null before that, and for one that is older than the events. */
            check_in: components["schemas"]["AttendanceEvent"] | null;
            /** @description The log that the student has handed in; null before that. */
            log: components["schemas"]["ActivityLog"] | null;
            /** @description The photos of the log. */
            photos: components["schemas"]["ActivityPhoto"][];
            /**
             * @description The caller's decision; `waiting` before that, also while the day has not come.
             * @example waiting
             * @enum {string}
             */
            state: "waiting" | "returned" | "validated";
            /**
             * Format: date-time
             * @description When the caller decided; null while waiting.
             * @example null
             */
            decided_at: string | null;
            other_review: components["schemas"]["OtherReview"];
            /**
             * @description For how many days the activity has waited, counted from its day; null unless it is waiting.
             * @example 3
             */
            days_waiting: number | null;
            /** @description All times that it was returned, oldest first, by either reviewer. */
            returns: components["schemas"]["ReviewReturn"][];
            /**
             * @description The log as it was returned last, if the student has handed in another since, which may be the first; null otherwise.
             * @example Mengonfigurasi perangkat.
             */
            returned_log: string | null;
            refusals: components["schemas"]["ReviewRefusals"];
        };
        /** @description How many activities each view has, with the filters of the request. */
        ReviewCounts: {
            /**
             * @description Their day has come, and the caller has neither validated nor returned them.
             * @example 34
             */
            waiting: number;
            /**
             * @description Returned by the caller.
             * @example 6
             */
            returned: number;
            /**
             * @description Waiting for more than seven days.
             * @example 4
             */
            overdue: number;
            /**
             * @description Their day is over, and the student has not attended.
             * @example 11
             */
            unattended: number;
            /**
             * @description Validated by the caller.
             * @example 310
             */
            done: number;
            /**
             * @description All activities of the caller's internships.
             * @example 372
             */
            all: number;
            /**
             * Format: date
             * @description The day of the oldest activity that waits; null without any.
             * @example 2026-02-23
             */
            oldest_day: string | null;
        };
        /** @description A summary for a decision on all of them. */
        ReviewSummary: {
            /**
             * @description How many activities.
             * @example 40
             */
            activities: number;
            /**
             * @description The number of their students.
             * @example 8
             */
            students: number;
            /**
             * @description How many have no attendance.
             * @example 3
             */
            without_attendance: number;
            /**
             * @description For how many no log has been handed in.
             * @example 5
             */
            without_log: number;
        };
        /** @description The activities of a view. */
        ReviewSelection: components["schemas"]["ReviewSummary"] & {
            /**
             * @description The first 500, in the order of the view.
             * @example [
             *       120,
             *       121
             *     ]
             */
            activity_ids: number[];
            /**
             * @description How many the view has.
             * @example 40
             */
            total: number;
        };
        /** @description Selected activities. */
        ReviewSummaryInput: {
            /**
             * @description The activities.
             * @example [
             *       120,
             *       121
             *     ]
             */
            activity_ids: number[];
        };
        /** @description One decision on several activities. */
        ReviewDecisionsInput: {
            /**
             * @description The decision. `undo` takes back the caller's own last decision.
             * @example return
             * @enum {string}
             */
            decision: "validate" | "return" | "undo";
            /**
             * @description The changes expected of the students; required to return.
             * @example Sebutkan perangkat yang dikonfigurasi dan hasil pengujiannya.
             */
            comment?: string | null;
            /**
             * @description Why validations are undone; without it, those of activities that both reviewers have validated are refused, except within a minute of one's own validation.
             * @example null
             */
            reason?: string | null;
            /**
             * @description The state in which the caller saw the activities. Those that are in another state by now are refused with what has happened. Without it, the current state decides.
             * @example waiting
             * @enum {string|null}
             */
            seen_state?: "waiting" | "returned" | "validated" | null;
            /**
             * @description The activities.
             * @example [
             *       120,
             *       121
             *     ]
             */
            activity_ids: number[];
        };
        /** @description The result of an activity. */
        ReviewDecisionResult: {
            /**
             * @description The activity.
             * @example 120
             */
            activity_id: number;
            /**
             * @description `already` when it was in that state before the request.
             * @example refused
             * @enum {string}
             */
            outcome: "done" | "already" | "refused";
            /**
             * @description Why it was refused, in Indonesian.
             * @example Aktivitas ini sudah divalidasi. Urungkan validasi dahulu untuk mengembalikannya.
             */
            message: string | null;
            /**
             * @description Whether it was refused for want of a `reason`.
             * @example false
             */
            needs_reason?: boolean;
            /**
             * @description The caller's decision on the activity after the request; null when there is no such activity.
             * @example validated
             * @enum {string|null}
             */
            state: "waiting" | "returned" | "validated" | null;
        };
        /** @description The result of each activity. */
        ReviewDecisionResults: {
            /** @description In the order of the request, each activity once. */
            results: components["schemas"]["ReviewDecisionResult"][];
            counts: components["schemas"]["ReviewCounts"];
        };
        /** @description A stored grade without its course. */
        StoredScores: components["schemas"]["GradeInput"] & components["schemas"]["WithVersion"] & {
            /**
             * @description Identifier of the grade.
             * @example 31
             */
            id: number;
        };
        /** @description A score that the sheet of an assessor or a defence proposes. */
        GradeProposal: {
            /**
             * @description The score of the grade.
             * @example final
             * @enum {string}
             */
            part: "assignment_1" | "assignment_2" | "midterm" | "final" | "other";
            /**
             * @description The total of the sheet, or the score of the defence.
             * @example 83.3
             */
            score: number;
            /**
             * @description The role of the assessor; `examiners` for the score of a defence.
             * @example mentor
             * @enum {string}
             */
            assessor: "mentor" | "lecturer" | "examiners";
            /**
             * @description Name of the assessor, or the names of the examiners.
             * @example Dewi Kartika Sari
             */
            assessor_name: string;
        };
        /** @description A placement with its grade in the course. */
        GradeSheetRow: {
            /**
             * @description The internship.
             * @example 15
             */
            internship_id: number;
            /**
             * @description Name of the student.
             * @example Budi Santoso
             */
            student_name: string;
            /**
             * @description NIM of the student.
             * @example 2403310001
             */
            nim: string;
            /**
             * @description Name of the company.
             * @example PT Nusantara Jaringan
             */
            company_name: string;
            /** @description The grade in the course; null if there is none yet. */
            grade: components["schemas"]["StoredScores"] | null;
            /** @description The scores that the sent sheets of assessors propose. */
            proposals: components["schemas"]["GradeProposal"][];
        };
        /** @description The placements of a period with their grades in a course. */
        GradeSheet: {
            course: components["schemas"]["Course"];
            internship_period: components["schemas"]["InternshipPeriod"];
            /** @description The placements, by the name of the student. */
            rows: components["schemas"]["GradeSheetRow"][];
        };
        /** @description The scores of a grade, and why they change. */
        GradeUpdateInput: components["schemas"]["GradeInput"] & {
            /**
             * @description Why the scores change. Required unless they are those that are stored.
             * @example Nilai UTS salah ketik.
             */
            reason?: string | null;
        } & components["schemas"]["WithSeenVersion"];
        /** @description A student in the grade report. */
        GradeReportStudent: {
            /**
             * @description Student number (NIM); also the sign-in name and the default password of a student.
             * @example 2403310001
             */
            nim: string;
            /**
             * @description Name of the student.
             * @example Siti Rahmawati
             */
            name: string;
            /**
             * @description Score of the first assignment, with at most two decimals.
             * @example 85.5
             */
            assignment_1: number;
            /**
             * @description Score of the second assignment, with at most two decimals.
             * @example 80
             */
            assignment_2: number;
            /**
             * @description Score of the midterm exam, with at most two decimals.
             * @example 78.25
             */
            midterm: number;
            /**
             * @description Score of the final exam, with at most two decimals.
             * @example 88
             */
            final: number;
            /**
             * @description Score of everything else, with at most two decimals.
             * @example 90
             */
            other: number;
            /**
             * @description Sum of score × weight / 100, with two decimals.
             * @example 84.35
             */
            total: number;
            /**
             * @description Letter for the total.
             * @example AB
             * @enum {string}
             */
            letter_grade: "A" | "AB" | "B" | "BC" | "C" | "D" | "E";
        };
        /** @description The grades of one course, mentor, lecturer and period. */
        GradeReport: {
            /**
             * @description The students with their scores, by NIM.
             * @example [
             *       {
             *         "nim": "2403310001",
             *         "name": "Siti Rahmawati",
             *         "assignment_1": 85.5,
             *         "assignment_2": 80,
             *         "midterm": 78.25,
             *         "final": 88,
             *         "other": 90,
             *         "total": 84.35,
             *         "letter_grade": "AB"
             *       }
             *     ]
             */
            students: components["schemas"]["GradeReportStudent"][];
            /**
             * @description Name of the course.
             * @example Praktik Kerja Lapangan
             */
            course_name: string | null;
            /**
             * @description Name of the lecturer.
             * @example Dr. Agus Pratama, M.T.
             */
            lecturer_name: string | null;
            /**
             * @description Name of the mentor.
             * @example Budi Santoso
             */
            mentor_name: string | null;
            /**
             * @description Name of the company.
             * @example PT Nusantara Jaringan
             */
            company_name: string | null;
            /**
             * @description Semester of the course.
             * @example 3
             */
            course_semester: number | null;
            /**
             * @description Academic year of the course.
             * @example 2024/2025
             */
            course_academic_year: string | null;
        };
        /** @description A course with grades. */
        ReportedCourse: {
            /**
             * @description Course code.
             * @example AJK202301
             */
            code: string;
            /**
             * @description Name of the course.
             * @example Praktik Kerja Lapangan
             */
            name: string;
            /**
             * @description Semester of the course.
             * @example 3
             */
            semester: number;
            /**
             * @description Academic year of the course.
             * @example 2024/2025
             */
            academic_year: string;
        };
        /** @description A mentor whose students have grades. */
        ReportedMentor: {
            /**
             * @description Identifier of the mentor.
             * @example 9
             */
            id: number;
            /**
             * @description Name of the mentor.
             * @example Budi Santoso
             */
            name: string;
            /**
             * @description Name of the mentor's company.
             * @example PT Nusantara Jaringan
             */
            company_name: string;
        };
        /** @description A lecturer whose students have grades. */
        ReportedLecturer: {
            /**
             * @description Identifier of the lecturer.
             * @example 4
             */
            id: number;
            /**
             * @description Name of the lecturer.
             * @example Dr. Agus Pratama, M.T.
             */
            name: string;
        };
        /** @description An internship period with grades. */
        ReportedPeriod: {
            /**
             * @description Identifier of the period.
             * @example 2
             */
            id: number;
            /**
             * Format: date
             * @description First day.
             * @example 2026-07-01
             */
            start_date: string;
            /**
             * Format: date
             * @description Last day.
             * @example 2026-12-31
             */
            end_date: string;
            /**
             * @description Semester of the period.
             * @example 3
             */
            semester: number;
        };
        /** @description What a grade report can be filtered by. */
        GradeReportOptions: {
            /**
             * @description Courses by name.
             * @example [
             *       {
             *         "code": "AJK202301",
             *         "name": "Praktik Kerja Lapangan",
             *         "semester": 3,
             *         "academic_year": "2024/2025"
             *       }
             *     ]
             */
            courses: components["schemas"]["ReportedCourse"][];
            /**
             * @description Mentors by name.
             * @example [
             *       {
             *         "id": 9,
             *         "name": "Budi Santoso",
             *         "company_name": "PT Nusantara Jaringan"
             *       }
             *     ]
             */
            mentors: components["schemas"]["ReportedMentor"][];
            /**
             * @description Lecturers by name.
             * @example [
             *       {
             *         "id": 4,
             *         "name": "Dr. Agus Pratama, M.T."
             *       }
             *     ]
             */
            lecturers: components["schemas"]["ReportedLecturer"][];
            /**
             * @description Internship periods, the newest first.
             * @example [
             *       {
             *         "id": 2,
             *         "start_date": "2026-07-01",
             *         "end_date": "2026-12-31",
             *         "semester": 3
             *       }
             *     ]
             */
            internship_periods: components["schemas"]["ReportedPeriod"][];
        };
        /** @description What a code reveals about a letter. */
        VerifiedLetter: {
            /**
             * @description Its number.
             * @example 007/SP/III/2026
             */
            number: string;
            /**
             * Format: date
             * @description The day on it.
             * @example 2026-03-09
             */
            date: string;
        };
        /** @description What a code reveals about a certificate. */
        VerifiedCertificate: {
            kind: components["schemas"]["CertificateKind"];
            /**
             * @description The name on it.
             * @example Siti Rahmawati
             */
            name: string;
            /**
             * @description The company on it.
             * @example PT Angkasa Digital
             */
            company_name: string;
            /**
             * Format: date
             * @description First day of the period.
             * @example 2026-08-03
             */
            start_date: string;
            /**
             * Format: date
             * @description Last day of the period.
             * @example 2026-12-18
             */
            end_date: string;
        };
        /** @description What a code says about a printed report, a letter or a certificate. */
        ReportVerification: {
            /**
             * @description Whether the data of the report still are what it printed, apart from the signatures.
             * @example true
             */
            is_unchanged: boolean;
            /**
             * @description Whether an unchanged report bears a signature that has been replaced since.
             * @example false
             */
            has_replaced_signature: boolean;
            /**
             * @description Whether it is a letter that has been cancelled or a certificate that has been revoked, which then is not unchanged.
             * @example false
             */
            is_cancelled: boolean;
            /** @description The texts of a letter that anyone may see; null for reports and certificates. */
            letter: components["schemas"]["VerifiedLetter"] | null;
            /** @description The texts of a certificate that anyone may see; null for reports and letters. */
            certificate: components["schemas"]["VerifiedCertificate"] | null;
            /**
             * Format: date-time
             * @description When a report with these data was printed first, a letter made or a certificate issued.
             * @example 2026-11-20T02:00:00Z
             */
            first_printed_at: string;
            /**
             * Format: date-time
             * @description When a report with these data was printed last.
             * @example 2026-11-22T02:00:00Z
             */
            last_printed_at: string;
        };
        /** @description Numbers of records. */
        AdminTotals: {
            /**
             * @description All students.
             * @example 80
             */
            students: number;
            /**
             * @description All mentors.
             * @example 16
             */
            mentors: number;
            /**
             * @description All lecturers.
             * @example 6
             */
            lecturers: number;
            /**
             * @description All companies.
             * @example 12
             */
            companies: number;
        };
        /** @description Attended activities by the month of the activity. */
        MonthlyCount: {
            /**
             * @description Attended activities in January.
             * @example 0
             */
            January: number;
            /**
             * @description Attended activities in February.
             * @example 3
             */
            February: number;
            /**
             * @description Attended activities in March.
             * @example 6
             */
            March: number;
            /**
             * @description Attended activities in April.
             * @example 9
             */
            April: number;
            /**
             * @description Attended activities in May.
             * @example 12
             */
            May: number;
            /**
             * @description Attended activities in June.
             * @example 15
             */
            June: number;
            /**
             * @description Attended activities in July.
             * @example 18
             */
            July: number;
            /**
             * @description Attended activities in August.
             * @example 21
             */
            August: number;
            /**
             * @description Attended activities in September.
             * @example 24
             */
            September: number;
            /**
             * @description Attended activities in October.
             * @example 27
             */
            October: number;
            /**
             * @description Attended activities in November.
             * @example 30
             */
            November: number;
            /**
             * @description Attended activities in December.
             * @example 33
             */
            December: number;
        };
        /** @description Attendance by month. */
        AttendanceReport: {
            monthly_count: components["schemas"]["MonthlyCount"];
            /**
             * @description Students with an internship in the period.
             * @example 40
             */
            students_count: number;
        };
        /** @description Internships and quota of a company in the period. */
        CompanyQuota: {
            /**
             * @description Identifier of the company.
             * @example 3
             */
            id: number;
            /**
             * @description Name of the company.
             * @example PT Nusantara Jaringan
             */
            name: string;
            /**
             * @description Internships in the period.
             * @example 4
             */
            internship_count: number;
            /**
             * @description Internships the company takes in one period.
             * @example 6
             */
            internship_quota: number;
        };
        /** @description The dashboard of a super admin for a period. */
        AdminDashboard: {
            totals: components["schemas"]["AdminTotals"];
            attendance_report: components["schemas"]["AttendanceReport"];
            /**
             * @description The active companies.
             * @example [
             *       {
             *         "id": 3,
             *         "name": "PT Nusantara Jaringan",
             *         "internship_count": 4,
             *         "internship_quota": 6
             *       }
             *     ]
             */
            company_quotas: components["schemas"]["CompanyQuota"][];
        };
        /** @description Totals of the caller's internships in the period. */
        SupervisorTotals: {
            /**
             * @description Students with an internship.
             * @example 9
             */
            students_internship: number;
            /**
             * @description Activities that the caller has validated.
             * @example 52
             */
            activities_validated: number;
            /**
             * @description Activities that the caller has not validated.
             * @example 7
             */
            activities_non_validated: number;
        };
        /** @description The dashboard of a lecturer or mentor for a period. */
        SupervisorDashboard: {
            totals: components["schemas"]["SupervisorTotals"];
            attendance_report: components["schemas"]["AttendanceReport"];
        };
        /** @description A student. */
        FoundStudent: {
            /**
             * @description Identifier of the student.
             * @example 7
             */
            id: number;
            /**
             * @description Identifier of the account.
             * @example 41
             */
            user_id: number;
            /**
             * @description Full name, with titles.
             * @example Siti Rahmawati
             */
            name: string;
            /**
             * @description Student number (NIM).
             * @example 2403310001
             */
            nim: string;
            /**
             * @description Academic year.
             * @example 2024/2025
             */
            academic_year: string;
        };
        /** @description A lecturer. */
        FoundLecturer: {
            /**
             * @description Identifier of the lecturer.
             * @example 4
             */
            id: number;
            /**
             * @description Identifier of the account.
             * @example 17
             */
            user_id: number;
            /**
             * @description Full name, with titles.
             * @example Dr. Fitri Handayani, M.Kom.
             */
            name: string;
            /**
             * @description Staff number (NIP).
             * @example 198503152010122002
             */
            nip: string;
        };
        /** @description A mentor. */
        FoundMentor: {
            /**
             * @description Identifier of the mentor.
             * @example 9
             */
            id: number;
            /**
             * @description Identifier of the account.
             * @example 23
             */
            user_id: number;
            /**
             * @description Full name, with titles.
             * @example Agus Setiawan
             */
            name: string;
            /**
             * @description National identity number (NIK).
             * @example 3273014501880001
             */
            nik: string;
            /**
             * @description Name of the company.
             * @example PT Nusantara Jaringan
             */
            company_name: string;
        };
        /** @description A company. */
        FoundCompany: {
            /**
             * @description Identifier of the company.
             * @example 3
             */
            id: number;
            /**
             * @description Name of the company.
             * @example PT Nusantara Jaringan
             */
            name: string;
            /**
             * @description What the company does.
             * @example Penyedia layanan internet
             */
            business_field: string;
        };
        /** @description A place of a company. */
        FoundPlace: {
            /**
             * @description Identifier of the place.
             * @example 5
             */
            id: number;
            /**
             * @description Name of the place.
             * @example Kantor Pusat
             */
            name: string;
            /**
             * @description Name of the company.
             * @example PT Nusantara Jaringan
             */
            company_name: string;
        };
        /** @description A holiday. */
        FoundHoliday: {
            /**
             * @description Identifier of the holiday.
             * @example 16
             */
            id: number;
            /**
             * @description Name of the holiday.
             * @example Proklamasi Kemerdekaan
             */
            name: string;
            /**
             * Format: date
             * @description The day.
             * @example 2026-08-17
             */
            date: string;
        };
        /** @description A placement. */
        FoundInternship: {
            /**
             * @description Identifier of the internship.
             * @example 15
             */
            id: number;
            /**
             * @description Name of the student.
             * @example Siti Rahmawati
             */
            student_name: string;
            /**
             * @description Number of the student (NIM).
             * @example 2403310001
             */
            student_nim: string;
            /**
             * @description Name of the company.
             * @example PT Nusantara Jaringan
             */
            company_name: string;
            /**
             * Format: date
             * @description First day of the period.
             * @example 2026-08-01
             */
            start_date: string;
            /**
             * Format: date
             * @description Last day of the period.
             * @example 2026-12-31
             */
            end_date: string;
        };
        /** @description A request for a place of internship. */
        FoundPlacementRequest: {
            /**
             * @description Identifier of the request.
             * @example 12
             */
            id: number;
            /**
             * @description Student number (NIM) of the spokesperson.
             * @example 2403310001
             */
            student_nim: string;
            /**
             * @description Name of the spokesperson.
             * @example Siti Rahmawati
             */
            student_name: string;
            /**
             * @description Where the request is.
             * @example sent
             * @enum {string}
             */
            state: "draft" | "sent" | "incomplete" | "accepted" | "refused" | "withdrawn";
            /**
             * Format: date
             * @description First day of the period.
             * @example 2027-02-01
             */
            start_date: string;
            /**
             * Format: date
             * @description Last day of the period.
             * @example 2027-06-30
             */
            end_date: string;
        };
        /** @description A sheet in the finder. */
        FoundAssessmentSheet: {
            /**
             * @description The placement.
             * @example 15
             */
            internship_id: number;
            /**
             * @description The form.
             * @example 3
             */
            form_id: number;
            /**
             * @description NIM of the student.
             * @example 2403310001
             */
            student_nim: string;
            /**
             * @description Name of the student.
             * @example Ahmad Fauzi
             */
            student_name: string;
            /**
             * @description Name of the course.
             * @example Praktik Kerja Industri
             */
            course_name: string;
            assessor: components["schemas"]["AssessmentAssessor"];
            state: components["schemas"]["AssessmentSheetState"];
        };
        /** @description A guidance session in the finder. */
        FoundGuidanceSession: {
            /**
             * @description Identifier.
             * @example 31
             */
            id: number;
            /**
             * @description NIM of the student.
             * @example 2403310001
             */
            student_nim: string;
            /**
             * @description Name of the student.
             * @example Ahmad Fauzi
             */
            student_name: string;
            /**
             * Format: date
             * @description The day.
             * @example 2026-03-02
             */
            date: string;
            /**
             * @description The topic of the session.
             * @example Metode penelitian
             */
            topic: string;
        };
        /** @description A final report in the finder. */
        FoundFinalReport: {
            /**
             * @description The placement.
             * @example 15
             */
            internship_id: number;
            /**
             * @description NIM of the student.
             * @example 2403310001
             */
            student_nim: string;
            /**
             * @description Name of the student.
             * @example Ahmad Fauzi
             */
            student_name: string;
            /**
             * @description Title of the report.
             * @example Pemantauan Jaringan Kampus dengan Zabbix
             */
            title: string;
            state: components["schemas"]["FinalReportState"];
        };
        /** @description A letter in the finder. */
        FoundLetter: {
            /**
             * @description Identifier.
             * @example 12
             */
            id: number;
            kind: components["schemas"]["LetterKind"];
            /**
             * @description The number on the letter.
             * @example 007/SP/III/2026
             */
            number: string;
            state: components["schemas"]["LetterState"];
            /**
             * @description The first of its students by name.
             * @example Budi Santoso
             */
            student_name: string;
        };
        /** @description A certificate in the finder. */
        FoundCertificate: {
            /**
             * @description Identifier.
             * @example 12
             */
            id: number;
            kind: components["schemas"]["CertificateKind"];
            /**
             * @description The name on it.
             * @example Siti Rahmawati
             */
            name: string;
            /**
             * @description The company on it.
             * @example PT Angkasa Digital
             */
            company_name: string;
            /**
             * @description Whether it was revoked.
             * @example false
             */
            is_revoked: boolean;
            /**
             * Format: date
             * @description First day of the period.
             * @example 2026-08-03
             */
            start_date: string;
            /**
             * Format: date
             * @description Last day of the period.
             * @example 2026-12-18
             */
            end_date: string;
        };
        /** @description A defence in the finder. */
        FoundDefence: {
            /**
             * @description Identifier.
             * @example 6
             */
            id: number;
            /**
             * @description NIM of the student.
             * @example 2403310001
             */
            student_nim: string;
            /**
             * @description Name of the student.
             * @example Ahmad Fauzi
             */
            student_name: string;
            /**
             * Format: date-time
             * @description When it begins.
             * @example 2026-06-15T02:00:00.000Z
             */
            starts_at: string;
            /**
             * @description The room.
             * @example Ruang Sidang 2
             */
            room: string;
            /**
             * @description The state of the defence.
             * @example planned
             * @enum {string}
             */
            state: "planned" | "held" | "cancelled";
        };
        /**
         * @description The cells of a row by field, as a form would hold them. Dates are `YYYY-MM-DD`, times `HH:mm`, numbers have a decimal point, choices are their value. An empty cell is left out and changes nothing.
         * @example {
         *       "nim": "2403310001",
         *       "name": "Siti Rahmawati"
         *     }
         */
        ImportValues: {
            [key: string]: string;
        };
        /** @description A row to store. */
        ImportRowInput: {
            /**
             * @description The number of the row in the file.
             * @example 2
             */
            number: number;
            values: components["schemas"]["ImportValues"];
            /**
             * @description The value from the answer of the check.
             * @example 12.3.1
             */
            seen: string | null;
        };
        /** @description The rows to store. */
        ImportInput: {
            /**
             * @description The same as in the check.
             * @example true
             */
            update_existing: boolean;
            /** @description The rows without errors. */
            rows: components["schemas"]["ImportRowInput"][];
        };
        /** @description The numbers of stored rows. */
        ImportResult: {
            /**
             * @description New records.
             * @example 78
             */
            added: number;
            /**
             * @description Records with other values.
             * @example 2
             */
            changed: number;
            /**
             * @description Records that had these values already.
             * @example 0
             */
            same: number;
            /**
             * @description Existing records that were left as they are.
             * @example 0
             */
            kept: number;
            /**
             * @description Names of the lecturers or mentors of the file who have no signature yet.
             * @example [
             *       "Dedi Kurniawan"
             *     ]
             */
            without_signature: string[];
        };
        /** @description How far storing is. */
        ImportProgress: {
            /**
             * @description Rows that are written; they stay only if all of them do.
             * @example 3000
             */
            written: number;
            /**
             * @description Rows that add or change something.
             * @example 9870
             */
            total: number;
        };
        /** @description A spreadsheet. */
        ImportFileInput: {
            /**
             * Format: binary
             * @description XLSX or CSV of at most 10 MB and 10,000 rows.
             * @example (XLSX or CSV file)
             */
            file: string;
            /**
             * @description Choices of the person, as JSON: `sheets` (names), `header_row` (counted from 1), `columns` (the field of each heading, '' for none; remembered for later files of this kind), `month_first` (fields of dates).
             * @example {"columns":{"Nama Mhs":"name"}}
             */
            reading?: string;
        };
        /** @description A value that a cell may have. */
        ImportChoice: {
            /**
             * @description The choice in `values`.
             * @example female
             */
            value: string;
            /**
             * @description The text of the choice in the file.
             * @example Perempuan
             */
            label: string;
        };
        /** @description A column that the file may have. */
        ImportColumn: {
            /**
             * @description Name of the field.
             * @example nim
             */
            field: string;
            /**
             * @description The name of the column in the header row, in Indonesian.
             * @example NIM
             */
            header: string;
            /**
             * @description Whether a file without this column is refused.
             * @example true
             */
            is_required: boolean;
            /**
             * @description The type of its cells.
             * @example identifier
             * @enum {string}
             */
            type: "text" | "identifier" | "phone" | "number" | "date" | "time" | "choice";
            /** @description The values to choose from; null for any value. */
            choices: components["schemas"]["ImportChoice"][] | null;
            /**
             * @description Instructions for its cells, in Indonesian.
             * @example Tepat 10 karakter, ditulis sebagai teks.
             */
            note: string;
        };
        /** @description A sheet of a workbook. */
        ImportSheet: {
            /**
             * @description Its name.
             * @example Kelas A
             */
            name: string;
            /**
             * @description Whether its rows are in the answer.
             * @example true
             */
            is_read: boolean;
            /**
             * @description Whether spreadsheets hide it.
             * @example false
             */
            is_hidden: boolean;
            /**
             * @description Whether it has the headings of the sheet that fits best.
             * @example true
             */
            is_same: boolean;
            /**
             * @description The known columns: all that are required, some, or none; `unreadable` for a chart or a damaged sheet.
             * @example all
             * @enum {string}
             */
            fit: "all" | "some" | "none" | "unreadable";
            /**
             * @description The number that the rows of this sheet have more than in the sheet; null if it is not read.
             * @example 0
             */
            offset: number | null;
        };
        /** @description A column of the file. */
        ImportHeading: {
            /**
             * @description Its heading; the text of both rows if the header has two, with a number if it repeats.
             * @example Nama Mhs
             */
            text: string;
            /**
             * @description The field that it is read as; null for none.
             * @example name
             */
            field: string | null;
            /**
             * @description The likeliest field of a column that is not known.
             * @example name
             */
            suggestion: string | null;
            /**
             * @description The first cells below it.
             * @example [
             *       "Siti Rahmawati"
             *     ]
             */
            examples: string[];
        };
        /** @description A row that is no record, such as a signature below the table. */
        ImportLeftOutRow: {
            /**
             * @description The number of the row.
             * @example 84
             */
            number: number;
            /**
             * @description Its first texts.
             * @example Mengetahui, Ketua Jurusan
             */
            text: string;
        };
        /**
         * @description Messages by field.
         * @example {
         *       "nim": "NIM harus 10 karakter"
         *     }
         */
        ImportErrors: {
            [key: string]: string;
        };
        /** @description A row of the file. */
        ImportReadRow: {
            /**
             * @description The number of the row in the file.
             * @example 2
             */
            number: number;
            values: components["schemas"]["ImportValues"];
            errors: components["schemas"]["ImportErrors"];
        };
        /** @description The content of a file. */
        ImportFile: {
            /** @description The columns of the file that are known, in the order of the file. */
            columns: components["schemas"]["ImportColumn"][];
            /** @description The known columns that the file does not have. */
            other_columns: components["schemas"]["ImportColumn"][];
            /**
             * @description Headers that were ignored.
             * @example [
             *       "Hobi"
             *     ]
             */
            unknown_columns: string[];
            /**
             * @description Required fields without a column. Their rows are wrong unless they get a value.
             * @example []
             */
            missing: string[];
            /**
             * @description Whether two columns have a name of the same field. The first one is read.
             * @example false
             */
            is_ambiguous: boolean;
            /** @description The sheets of a workbook; none for a CSV file. */
            sheets: components["schemas"]["ImportSheet"][];
            /**
             * @description The rows that were taken as the header, in the first sheet.
             * @example [
             *       1
             *     ]
             */
            header_rows: number[];
            /** @description The columns of the file, in their order. */
            headings: components["schemas"]["ImportHeading"][];
            /** @description Rows that are no records. */
            left_out: components["schemas"]["ImportLeftOutRow"][];
            /**
             * @description Numbers of rows that are hidden in the file. They are among the rows.
             * @example []
             */
            hidden_rows: number[];
            /**
             * @description Headings of columns that are hidden in the file.
             * @example []
             */
            hidden_columns: string[];
            /**
             * @description Fields whose dates can only be read month first, and were read day first.
             * @example []
             */
            month_first: string[];
            /** @description The rows that are not empty. */
            rows: components["schemas"]["ImportReadRow"][];
        };
        /** @description A row to check. */
        ImportCheckRowInput: {
            /**
             * @description The number of the row in the file.
             * @example 2
             */
            number: number;
            values: components["schemas"]["ImportValues"];
        };
        /** @description The rows of a file. */
        ImportCheckInput: {
            /**
             * @description Whether rows change what exists; otherwise such rows are left out.
             * @example true
             */
            update_existing: boolean;
            /** @description The rows. */
            rows: components["schemas"]["ImportCheckRowInput"][];
        };
        /** @description How many rows are in each state. */
        ImportCounts: {
            /**
             * @description New records.
             * @example 78
             */
            added: number;
            /**
             * @description Records with other values.
             * @example 2
             */
            changed: number;
            /**
             * @description Records that have these values already.
             * @example 0
             */
            same: number;
            /**
             * @description Existing records that are left as they are.
             * @example 0
             */
            kept: number;
            /**
             * @description Rows with errors.
             * @example 1
             */
            wrong: number;
        };
        /** @description The result that a row would have. */
        ImportCheckedRow: {
            /**
             * @description The number of the row in the file.
             * @example 2
             */
            number: number;
            /**
             * @description `kept`: exists, and rows do not change what exists.
             * @example changed
             * @enum {string}
             */
            state: "added" | "changed" | "same" | "kept" | "wrong";
            errors: components["schemas"]["ImportErrors"];
            /**
             * @description Messages by field about what is unusual, and stored nevertheless.
             * @example {
             *       "date": "Di luar periode magang"
             *     }
             */
            warnings?: {
                [key: string]: string;
            };
            /**
             * @description The stored values that would change, in the form of `values`.
             * @example {
             *       "name": "Siti Rahma"
             *     }
             */
            before: {
                [key: string]: string;
            } | null;
            /**
             * @description The state of the existing record; null for a new one.
             * @example 12.3.1
             */
            seen: string | null;
        };
        /** @description The value that a wrong one was probably meant to be. */
        ImportSuggestion: {
            /**
             * @description The field of both.
             * @example academic_year
             */
            field: string;
            /**
             * @description The wrong value.
             * @example Angkatan 2024
             */
            value: string;
            /**
             * @description The value in its place.
             * @example 2024/2025
             */
            suggestion: string;
        };
        /** @description The results that the rows would have. */
        ImportCheck: {
            counts: components["schemas"]["ImportCounts"];
            /** @description The rows, in the order of the request. */
            rows: components["schemas"]["ImportCheckedRow"][];
            /** @description For wrong values, each once. */
            suggestions: components["schemas"]["ImportSuggestion"][];
        };
        /** @description A row that was not stored. */
        ImportRefusedRowInput: {
            /**
             * @description The number of the row in the file.
             * @example 2
             */
            number: number;
            values: components["schemas"]["ImportValues"];
            errors: components["schemas"]["ImportErrors"];
        };
        /** @description The rows that were not stored. */
        ImportRefusedRowsInput: {
            /** @description The rows. */
            rows: components["schemas"]["ImportRefusedRowInput"][];
        };
        /**
         * @description What happened.
         * @example update
         * @enum {string}
         */
        AuditAction: "create" | "update" | "delete" | "validate" | "undo_validation" | "return" | "undo_return" | "approve" | "reject" | "withdraw" | "undo_decision" | "hand_in" | "attend" | "void_press" | "activate" | "deactivate" | "close" | "reopen" | "change_role" | "change_password" | "reset_password" | "password_refused" | "login" | "login_failed" | "logout" | "end_session" | "denied" | "purge" | "export" | "anonymise";
        /** @description Who did it, as they were called then; null for the server itself and before a login. */
        AuditActor: {
            /**
             * @description The account.
             * @example 12
             */
            id: number;
            /**
             * @description Name at that time.
             * @example Budi Santoso
             */
            name: string;
            /**
             * @description Role at that time.
             * @example lecturer
             * @enum {string}
             */
            role: "super_admin" | "lecturer" | "mentor" | "student";
        } | null;
        /** @description A field that changed. Passwords and pictures have no values. */
        AuditChange: {
            /**
             * @description The name of the field.
             * @example midterm
             */
            field: string;
            /**
             * @description The value before, as text; null for none. A reference is given by its name.
             * @example 70
             */
            old: string | null;
            /**
             * @description The value after.
             * @example 85
             */
            new: string | null;
        };
        /** @description The record on whose page an entry belongs; null if it is no more. Only in the whole trail. */
        AuditedRecord: {
            resource: components["schemas"]["HistoryResource"];
            /**
             * @description Its id, or the code of the course.
             * @example 17
             */
            id: string;
            /**
             * @description The internship of an activity or a grade.
             * @example 15
             */
            internship_id: number | null;
        } | null;
        /** @description One change or event; it is never changed. */
        AuditEntry: {
            /**
             * @description Later entries have higher numbers.
             * @example 5012
             */
            id: number;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-03-02T08:00:00.000Z
             */
            at: string;
            actor: components["schemas"]["AuditActor"];
            /**
             * @description The IP address; only for super admins.
             * @example 10.1.2.3
             */
            address: string | null;
            /**
             * @description The device, if known; only for super admins.
             * @example Chrome di Android
             */
            device: string | null;
            /**
             * @description The operation of this document, or the program, that did it.
             * @example updateGrade
             */
            operation: string | null;
            action: components["schemas"]["AuditAction"];
            resource: components["schemas"]["AuditResource"];
            /**
             * @description The id or code of the record.
             * @example 17
             */
            record_id: string | null;
            /**
             * @description What the record was called.
             * @example TIK202301 – Siti Aminah
             */
            label: string | null;
            /** @description The fields that changed. */
            changes: components["schemas"]["AuditChange"][];
            /**
             * @description Why, if the person said so.
             * @example Salah ketik
             */
            reason: string | null;
            record?: components["schemas"]["AuditedRecord"];
        };
        /** @description Whether and how mails are sent. */
        MailState: {
            /**
             * @description Whether the installation has a mail server.
             * @example true
             */
            is_on: boolean;
            /**
             * @description The sender of the mails; null without a mail server.
             * @example SiMagang <magang@kampus.ac.id>
             */
            sender: string | null;
            /**
             * @description How many mails wait.
             * @example 3
             */
            waiting: number;
            /**
             * Format: date-time
             * @description Since when the oldest of them waits.
             * @example 2026-11-20T02:00:00Z
             */
            oldest_waiting_at: string | null;
            /**
             * @description How many mails were sent in the last seven days.
             * @example 120
             */
            sent_last_week: number;
            /**
             * @description How many mails were given up.
             * @example 1
             */
            failed: number;
            /**
             * @description The last refusal by the mail server, of a mail that waits or was given up.
             * @example 535 5.7.8 Authentication failed
             */
            failure: string | null;
        };
        /** @description Details for operators, with `full` only. */
        HealthDetails: {
            /**
             * @description Version of SiMagang.
             * @example 1.0.0
             */
            version: string;
            /**
             * @description Version of Node.js.
             * @example 20.19.0
             */
            node: string;
            /**
             * Format: date-time
             * @description When this process started.
             * @example 2026-11-20T02:00:00Z
             */
            started_at: string;
            /**
             * @description Memory that this process takes.
             * @example 512000000
             */
            memory_bytes: number;
            /** @description The database. */
            database: {
                /**
                 * @description Whether it is part of the process or a PostgreSQL server.
                 * @example embedded
                 * @enum {string}
                 */
                mode: "embedded" | "server";
                /**
                 * @description Its size.
                 * @example 48000000
                 */
                bytes: number;
            };
            mail: components["schemas"]["MailState"];
            /**
             * @description Whether letters can be had as PDF. `missing` is a server without LibreOffice, `failing` one whose last conversion failed.
             * @example ready
             * @enum {string}
             */
            letter_pdfs: "ready" | "missing" | "failing";
            /** @description The backups in the folder of this installation. */
            backups: {
                /**
                 * @description Whether there is a folder for backups.
                 * @example true
                 */
                is_on: boolean;
                /**
                 * @description Whether they are encrypted.
                 * @example true
                 */
                is_encrypted: boolean;
                /**
                 * @description How many are kept.
                 * @example 14
                 */
                keep: number;
                /**
                 * Format: date-time
                 * @description When the next one is made; null without a folder.
                 * @example 2026-11-21T19:00:00Z
                 */
                next_at: string | null;
                /**
                 * @description Whether one is being made.
                 * @example false
                 */
                is_running: boolean;
                /** @description The last one that was made and read back. */
                last: {
                    /**
                     * Format: date-time
                     * @description When it was finished.
                     * @example 2026-11-20T19:00:12Z
                     */
                    finished_at: string;
                    /**
                     * @description Name of the file.
                     * @example simagang-2026-11-20T19-00-00Z.backup
                     */
                    file: string;
                    /**
                     * @description Its size.
                     * @example 12000000
                     */
                    bytes: number;
                    /**
                     * @description Whether it was read back and was what had been written.
                     * @example true
                     */
                    is_verified: boolean;
                } | null;
                /** @description The last attempt, if it failed. */
                failure: {
                    /**
                     * Format: date-time
                     * @description When it failed.
                     * @example 2026-11-21T19:00:12Z
                     */
                    at: string;
                    /**
                     * @description Why, in English, as the log has it.
                     * @example no space left for /srv/backups
                     */
                    reason: string;
                } | null;
            };
        };
        /** @description The state of the server. */
        Health: {
            /**
             * @description Always `ok`; an unhealthy server answers 503.
             * @example ok
             * @enum {string}
             */
            status: "ok";
            /** @description How many tasks wait for their turn in this process. */
            waiting?: {
                /**
                 * @description Logins and password changes, which hash or verify a password.
                 * @example 0
                 */
                logins: number;
                /**
                 * @description Reports to be printed.
                 * @example 0
                 */
                reports: number;
            };
            details?: components["schemas"]["HealthDetails"];
        };
        /** @description A mail that was given up. */
        FailedMail: {
            /**
             * Format: uuid
             * @description Identifier of the mail, also in its Message-ID.
             * @example 0b9f2f0e-3c0a-4c57-9a3b-2f0d7f5f9f11
             */
            id: string;
            /**
             * @description The person it was for.
             * @example Siti Rahma
             */
            name: string;
            /**
             * @description The label of its kind, in Indonesian.
             * @example Ringkasan mingguan
             */
            kind: string;
            /**
             * Format: date-time
             * @description When it was given up.
             * @example 2026-11-20T02:00:00Z
             */
            failed_at: string;
            /**
             * @description The answer of the mail server, without addresses.
             * @example 550 5.1.1 (alamat) unknown
             */
            failure: string | null;
        };
        /** @description Where others find this installation; printed at the foot of reports. */
        PublicAddress: {
            /**
             * @description Scheme, host and port; null until there is one.
             * @example https://magang.kampus.ac.id
             */
            address: string | null;
            /**
             * @description Whether the setting of the server says so or a super admin confirmed it.
             * @example confirmed
             * @enum {string|null}
             */
            source: "setting" | "confirmed" | null;
            /**
             * Format: date-time
             * @description When it was confirmed; null otherwise.
             * @example 2026-03-02T08:00:00.000Z
             */
            confirmed_at: string | null;
        };
        /** @description Where others find this installation. */
        PublicAddressInput: {
            /**
             * Format: uri
             * @description Scheme, host and port, as the address bar of a browser has them.
             * @example https://magang.kampus.ac.id
             */
            address: string;
        };
        /** @description Settings of this installation that the client needs. */
        Settings: {
            /**
             * @description Name of the product.
             * @example SiMagang
             */
            app_name: string;
            /**
             * @description Name of the department.
             * @example Jurusan Teknologi Informasi
             */
            department: string;
            /**
             * @description Name of the study programme.
             * @example D2 Administrasi Jaringan Komputer
             */
            programme: string;
            /**
             * @description URL template of the map tiles.
             * @example https://tile.openstreetmap.org/{z}/{x}/{y}.png
             */
            map_tile_url: string;
            /**
             * @description Attribution of the map.
             * @example © OpenStreetMap contributors
             */
            map_attribution: string;
            /**
             * @description Whether a map is loaded only when a person asks for it.
             * @example false
             */
            map_on_click: boolean;
            /**
             * @description IANA time zone of the campus. While its date differs from the date in UTC, attendance is open for both.
             * @example Asia/Jakarta
             */
            campus_time_zone: string;
            /**
             * @description Whether letters can be had as PDF, which needs LibreOffice on the server.
             * @example true
             */
            letter_pdfs: boolean;
        };
        /** @description Dangers of this installation. */
        Warnings: {
            /**
             * @description Number of accounts that anybody can log in to with the published password of the demo data. Accounts of the demo data and super admins are checked. 0 while only this machine can reach the server.
             * @example 0
             */
            open_demo_accounts: number;
        };
    };
    responses: {
        /** @description The rows. */
        Table: {
            headers: {
                "X-Total-Rows": components["headers"]["TotalRows"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                "text/csv": string;
            };
        };
        /** @description The file waits for its turn to be made. Ask again at once; its place is kept for some seconds. */
        FileWaits: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Message"];
                };
            };
        };
        /** @description The request is malformed. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Permintaan tidak dapat dibaca."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No valid session. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Silahkan login untuk melanjutkan"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The role may not do this, or the default password must be changed first (`code`). */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Anda tidak memiliki akses."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such record, or the caller may not see it. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Data tidak ditemukan."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The current state forbids it; the message names the reason. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Mitra industri masih memiliki mentor."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Data yang dikirim terlalu besar."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The content type of the body is not supported here. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Jenis data tidak didukung."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Fields or parameters are not valid. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Data yang dikirim tidak valid.",
                 *       "errors": {
                 *         "email": [
                 *           "Email tidak valid"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not signed in: wrong password, unknown or inactive account, or too many failures (then with `Retry-After`); always on `errors.identifier`. */
        LoginRefused: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Data yang dikirim tidak valid.",
                 *       "errors": {
                 *         "identifier": [
                 *           "NIK / NIP / NIM atau password salah"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Terlalu banyak permintaan, coba lagi nanti."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Internal server error. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Terjadi kesalahan pada server."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The database is unavailable. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Layanan sedang tidak tersedia, coba lagi nanti."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description Identifier of the record.
         * @example 1
         */
        Id: number;
        /**
         * @description The list whose views are asked for.
         * @example companies
         */
        ViewList: components["schemas"]["ViewList"];
        /**
         * @description The kind of news.
         * @example decided_requests
         */
        NotificationKind: components["schemas"]["NotificationKind"];
        /**
         * @description The kind of matter.
         * @example silent_students
         */
        FollowUpKind: components["schemas"]["FollowUpKind"];
        /**
         * @description What the rows are.
         * @example students
         */
        ImportKind: "students" | "lecturers" | "mentors" | "companies" | "places" | "courses" | "holidays" | "internships" | "activities" | "grades";
        /**
         * @description Identifier of the photo.
         * @example 7
         */
        PhotoId: number;
        /**
         * @description Identifier of the press.
         * @example 31
         */
        PressId: number;
        /**
         * @description When the URL expires, in seconds since 1970.
         * @example 1767225600
         */
        UrlExpiry: number;
        /**
         * @description Signature of this server over the URL.
         * @example 5f1d7c
         */
        UrlSignature: string;
        /**
         * @description Code of the course.
         * @example AJK202301
         */
        CourseCode: string;
        /**
         * @description Identifier of the session.
         * @example 5f0c1d1e-8a52-4b0e-9c55-3f6f1e1c7a10
         */
        SessionId: string;
        /**
         * @description Identifier of the mail.
         * @example 0b9f2f0e-3c0a-4c57-9a3b-2f0d7f5f9f11
         */
        MailId: string;
        /**
         * @description Identifier of the internship period.
         * @example 2
         */
        PeriodId: number;
        /**
         * @description Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows.
         * @example 1
         */
        Page: number;
        /**
         * @description Rows per page; 10 by default.
         * @example 10
         */
        PerPage: number;
        /**
         * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
         * @example siti
         */
        Search: string;
        /**
         * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
         * @example -name
         */
        Sort: string;
        /**
         * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
         *     values. The operation names its fields; a nested one is written with dots.
         *
         *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
         *       letters; `empty`, `not_empty` without one
         *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
         *     - date: the same with dates
         *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
         *
         *     Anything else is a 422.
         * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
         */
        Conditions: string;
        /**
         * @description A workbook for Excel by default, or CSV in UTF-8 with a byte order mark, semicolons and decimal commas, which spreadsheets in Indonesian open as it is.
         * @example csv
         */
        ExportFormat: "xlsx" | "csv";
        /**
         * @description The columns and their order, separated by commas; a nested field is written with dots. All of them without it. An unknown one is a 422.
         * @example name,is_active
         */
        ExportColumns: string;
        /**
         * @description Only these records, at most 500, separated by commas. Those that the list does not have are left out.
         * @example 12,13
         */
        ExportIds: string;
        /**
         * @description Only these courses, at most 500, separated by commas. Those that the list does not have are left out.
         * @example MK2400001,MK2400002
         */
        ExportCodes: string;
        /**
         * @description Only active (`true`) or inactive (`false`) records.
         * @example true
         */
        IsActive: boolean;
        /**
         * @description Only people with a signature for reports (`true`) or without one (`false`).
         * @example false
         */
        HasSignature: boolean;
        /**
         * @description Only users with this role.
         * @example lecturer
         */
        Role: "super_admin" | "lecturer" | "mentor" | "student";
        /**
         * @description Only accounts that still have (`true`) or no longer have (`false`) their default password.
         * @example true
         */
        Unclaimed: boolean;
        /**
         * @description Only records of this academic year.
         * @example 2024/2025
         */
        AcademicYear: string;
        /**
         * @description Only records of this semester.
         * @example 3
         */
        Semester: number;
        /**
         * @description Only places in this time zone.
         * @example WITA
         */
        PlaceTimeZone: "WIB" | "WITA" | "WIT";
        /**
         * @description Only requests of this kind.
         * @example sick
         */
        RequestKind: "leave" | "sick" | "correction" | "elsewhere";
        /**
         * @description Only requests in this state.
         * @example waiting
         */
        RequestState: "waiting" | "approved" | "rejected" | "withdrawn";
        /**
         * @description Only requests in this state.
         * @example sent
         */
        PlacementRequestState: "draft" | "sent" | "incomplete" | "accepted" | "refused" | "withdrawn";
        /**
         * @description Only these requests, at most 500, separated by commas.
         * @example 12,13
         */
        PlacementRequestIds: string;
        /**
         * @description Identifier of the form of the assessment.
         * @example 3
         */
        AssessmentFormId: number;
        /**
         * @description Only sheets of assessors with this role.
         * @example mentor
         */
        AssessorFilter: "mentor" | "lecturer";
        /**
         * @description Only sheets in this state.
         * @example missing
         */
        AssessmentState: "missing" | "draft" | "sent" | "returned";
        /**
         * @description Only sessions in this state.
         * @example sent
         */
        GuidanceState: "sent" | "agreed" | "returned";
        /**
         * @description Only placements that are short of guidance: without any session (`none`), with fewer agreed sessions than the minimum
         *     of their period (`below`), or either of both (`any`).
         * @example none
         */
        GuidanceShortage: "any" | "none" | "below";
        /**
         * @description Identifier of the placement of the report.
         * @example 15
         */
        FinalReportId: number;
        /**
         * @description Number of a version of the report.
         * @example 2
         */
        FinalReportVersionNumber: number;
        /**
         * @description Only reports in this state.
         * @example sent
         */
        FinalReportStateFilter: "missing" | "sent" | "returned" | "accepted";
        /**
         * @description Identifier of the student.
         * @example 7
         */
        StudentId: number;
        /**
         * @description Only holidays of this kind.
         * @example national
         */
        HolidayKind: "national" | "joint_leave" | "campus";
        /**
         * @description Only holidays that are as certain as this.
         * @example decreed
         */
        HolidayCertainty: "decreed" | "certain" | "estimated";
        /**
         * @description The day to which the activities would move; without it, only those that could move are counted.
         * @example 2026-08-18
         */
        MoveDate: string;
        /**
         * @description Only holidays of this year.
         * @example 2026
         */
        HolidayYear: number;
        /**
         * @description Only letters of this kind.
         * @example introduction
         */
        LetterKind: "introduction" | "assignment" | "completion" | "assessment";
        /**
         * @description Only letters in this state.
         * @example made
         */
        LetterState: "made" | "signed" | "cancelled";
        /**
         * @description Kind of the letters.
         * @example introduction
         */
        LetterKindPath: "introduction" | "assignment" | "completion" | "assessment";
        /**
         * @description The version; without it, the one for new letters.
         * @example 2
         */
        LetterTemplateVersion: number;
        /**
         * @description The placement with which the preview is filled.
         * @example 15
         */
        PreviewedInternship: number;
        /**
         * @description The year of the letters.
         * @example 2026
         */
        SeriesYear: number;
        /**
         * @description These letters, at most 200, separated by commas.
         * @example 12,13
         */
        LetterIds: string;
        /**
         * @description A Word document by default, or a PDF, which needs LibreOffice on the server.
         * @example pdf
         */
        LetterFormat: "docx" | "pdf";
        /**
         * @description Word documents by default; PDFs, which need LibreOffice on the server; or `print`, one PDF of all letters in the order of their numbers.
         * @example print
         */
        LetterFilesFormat: "docx" | "pdf" | "print";
        /**
         * @description Kind of the recipients.
         * @example student
         */
        CertificateKind: "student" | "mentor" | "company";
        /**
         * @description The period.
         * @example 4
         */
        CertificatePeriod: number;
        /**
         * @description Only those in this state.
         * @example ready
         */
        CertificateState: "missing" | "ready" | "issued" | "revoked";
        /**
         * @description These placements, mentors or companies, at most 200, separated by commas.
         * @example 12,13
         */
        CertificateRecipients: string;
        /**
         * @description These certificates, at most 200, separated by commas.
         * @example 12,13
         */
        CertificateIds: string;
        /**
         * @description Only placements whose latest defence is in this state.
         * @example planned
         */
        DefenceState: "unplanned" | "planned" | "held" | "cancelled";
        /**
         * @description Only defences with this lecturer among the examiners.
         * @example 3
         */
        DefenceExaminer: number;
        /**
         * @description Only defences of this day, by the clock of the campus.
         * @example 2026-06-15
         */
        DefenceDate: string;
        /**
         * @description Only records of this company.
         * @example 3
         */
        CompanyFilter: number;
        /**
         * @description Only records of this student.
         * @example 7
         */
        StudentFilter: number;
        /**
         * @description Only records of this mentor.
         * @example 9
         */
        MentorFilter: number;
        /**
         * @description Only records of this lecturer.
         * @example 4
         */
        LecturerFilter: number;
        /**
         * @description Only records of this internship period.
         * @example 2
         */
        PeriodFilter: number;
        /**
         * @description Only placements that are at this step.
         * @example report
         */
        StageFilter: components["schemas"]["InternshipStage"];
        /**
         * @description The internship period.
         * @example 2
         */
        RecapPeriod: number;
        /**
         * @description The first day.
         * @example 2026-03-01
         */
        RecapFrom: string;
        /**
         * @description The last day, at most 366 days after the first one.
         * @example 2026-03-31
         */
        RecapTo: string;
        /**
         * @description Placements per page; 100 by default.
         * @example 100
         */
        RecapPerPage: number;
        /**
         * @description Only students of this academic year.
         * @example 2024/2025
         */
        AcademicYearFilter: string;
        /**
         * @description Only students with an internship in this period.
         * @example 2
         */
        PlacedInPeriod: number;
        /**
         * @description Only students without an internship in this period.
         * @example 3
         */
        UnplacedInPeriod: number;
        /**
         * @description Only internships of students without one in this period. For super admins; everybody else gets a 403.
         * @example 3
         */
        OfUnplacedInPeriod: number;
        /**
         * @description Only records of this internship.
         * @example 15
         */
        InternshipFilter: number;
        /**
         * @description Only grades or sheets in this course.
         * @example AJK202301
         */
        CourseFilter: string;
        /**
         * @description Only activities on this day.
         * @example 2026-03-09
         */
        Date: string;
        /**
         * @description Only activities on this day or later.
         * @example 2026-03-01
         */
        DateFrom: string;
        /**
         * @description Only activities on this day or earlier.
         * @example 2026-03-31
         */
        DateTo: string;
        /**
         * @description Only activities that the student has (`true`) or has not (`false`) attended.
         * @example true
         */
        Attended: boolean;
        /**
         * @description Only activities that the mentor has (`true`) or has not (`false`) validated.
         * @example false
         */
        ValidatedByMentor: boolean;
        /**
         * @description Only activities that the lecturer has (`true`) or has not (`false`) validated.
         * @example false
         */
        ValidatedByLecturer: boolean;
        /**
         * @description Which activities; `waiting` by default. `waiting` are those whose day has come and which the caller has neither validated nor returned, `overdue` those of them for more than seven days, `returned` those that the caller has returned, `unattended` those whose day is over without attendance, `done` those that the caller has validated.
         * @example waiting
         */
        ReviewView: "waiting" | "returned" | "overdue" | "unattended" | "done" | "all";
        /**
         * @description The order, by `day` (the default; oldest first, and for `done` and `all` latest first) or by `student`.
         * @example student
         */
        ReviewGroup: "day" | "student";
        /**
         * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
         * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Where a browser tab can open the same PDF without a token, for ten minutes.
         * @example /api/reports/files/laporan-aktivitas-2403310001.pdf?token=eyJhbGciOi
         */
        ReportUrl: string;
        /**
         * @description How many rows the file will have, without its header.
         * @example 80
         */
        TotalRows: number;
        /**
         * @description Seconds to wait before the next attempt.
         * @example 30
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Sign-in name and password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginInput"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["LoginRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out; the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The successor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RefreshedToken"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CurrentUser"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The token. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailConfirmationInput"];
            };
        };
        responses: {
            /** @description The user, whose address is confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CurrentUser"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEmailConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user; the mail is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CurrentUser"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnSignature: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signature. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnSignature"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeOwnSignature: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The image, after the current password if it replaces one. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OwnSignatureInput"];
            };
        };
        responses: {
            /** @description The user, with the new signature. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CurrentUser"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The current and the new password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChangeInput"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open sessions of the signed-in user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The sessions. */
                        data: components["schemas"]["OpenSession"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out everywhere but here. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the session.
                 * @example 5f0c1d1e-8a52-4b0e-9c55-3f6f1e1c7a10
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out on this device. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page; 10 by default.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only users with this role.
                 * @example lecturer
                 */
                role?: components["parameters"]["Role"];
                /**
                 * @description Only active (`true`) or inactive (`false`) records.
                 * @example true
                 */
                is_active?: components["parameters"]["IsActive"];
                /**
                 * @description Only accounts that still have (`true`) or no longer have (`false`) their default password.
                 * @example true
                 */
                unclaimed?: components["parameters"]["Unclaimed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["User"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The account and the profile, flat. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UserCreateInput"];
                "application/json": components["schemas"]["UserCreateInput"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyToUsers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The action and the records. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserBulkInput"];
            };
        };
        responses: {
            /** @description The result of each record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkResults"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportUsers: {
        parameters: {
            query?: {
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only users with this role.
                 * @example lecturer
                 */
                role?: components["parameters"]["Role"];
                /**
                 * @description Only active (`true`) or inactive (`false`) records.
                 * @example true
                 */
                is_active?: components["parameters"]["IsActive"];
                /**
                 * @description Only accounts that still have (`true`) or no longer have (`false`) their default password.
                 * @example true
                 */
                unclaimed?: components["parameters"]["Unclaimed"];
                /**
                 * @description Only these records, at most 500, separated by commas. Those that the list does not have are left out.
                 * @example 12,13
                 */
                ids?: components["parameters"]["ExportIds"];
                /**
                 * @description A workbook for Excel by default, or CSV in UTF-8 with a byte order mark, semicolons and decimal commas, which spreadsheets in Indonesian open as it is.
                 * @example csv
                 */
                format?: components["parameters"]["ExportFormat"];
                /**
                 * @description The columns and their order, separated by commas; a nested field is written with dots. All of them without it. An unknown one is a 422.
                 * @example name,is_active
                 */
                columns?: components["parameters"]["ExportColumns"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The account. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdateInput"];
            };
        };
        responses: {
            /** @description The updated record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetUserPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUserEmailConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Noted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserAnonymisation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers of records to remove and to keep, and the reasons for a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AnonymisationPreview"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    anonymiseUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnonymisationInput"];
            };
        };
        responses: {
            /** @description Anonymised. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStudents: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page; 10 by default.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only records of this academic year.
                 * @example 2024/2025
                 */
                academic_year?: components["parameters"]["AcademicYear"];
                /**
                 * @description Only active (`true`) or inactive (`false`) records.
                 * @example true
                 */
                is_active?: components["parameters"]["IsActive"];
                /**
                 * @description Only students with an internship in this period.
                 * @example 2
                 */
                internship_period_id?: components["parameters"]["PlacedInPeriod"];
                /**
                 * @description Only students without an internship in this period.
                 * @example 3
                 */
                without_internship_in?: components["parameters"]["UnplacedInPeriod"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The students. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["Student"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createStudent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The account and the profile, flat. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentCreateInput"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Student"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportStudents: {
        parameters: {
            query?: {
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only records of this academic year.
                 * @example 2024/2025
                 */
                academic_year?: components["parameters"]["AcademicYear"];
                /**
                 * @description Only active (`true`) or inactive (`false`) records.
                 * @example true
                 */
                is_active?: components["parameters"]["IsActive"];
                /**
                 * @description Only students with an internship in this period.
                 * @example 2
                 */
                internship_period_id?: components["parameters"]["PlacedInPeriod"];
                /**
                 * @description Only students without an internship in this period.
                 * @example 3
                 */
                without_internship_in?: components["parameters"]["UnplacedInPeriod"];
                /**
                 * @description Only these records, at most 500, separated by commas. Those that the list does not have are left out.
                 * @example 12,13
                 */
                ids?: components["parameters"]["ExportIds"];
                /**
                 * @description A workbook for Excel by default, or CSV in UTF-8 with a byte order mark, semicolons and decimal commas, which spreadsheets in Indonesian open as it is.
                 * @example csv
                 */
                format?: components["parameters"]["ExportFormat"];
                /**
                 * @description The columns and their order, separated by commas; a nested field is written with dots. All of them without it. An unknown one is a 422.
                 * @example name,is_active
                 */
                columns?: components["parameters"]["ExportColumns"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Student"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The profile. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentUpdateInput"];
            };
        };
        responses: {
            /** @description The updated record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Student"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLecturers: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page; 10 by default.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only active (`true`) or inactive (`false`) records.
                 * @example true
                 */
                is_active?: components["parameters"]["IsActive"];
                /**
                 * @description Only people with a signature for reports (`true`) or without one (`false`).
                 * @example false
                 */
                has_signature?: components["parameters"]["HasSignature"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lecturers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["Lecturer"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLecturer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The account and the profile, flat. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LecturerCreateInput"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Lecturer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportLecturers: {
        parameters: {
            query?: {
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only active (`true`) or inactive (`false`) records.
                 * @example true
                 */
                is_active?: components["parameters"]["IsActive"];
                /**
                 * @description Only people with a signature for reports (`true`) or without one (`false`).
                 * @example false
                 */
                has_signature?: components["parameters"]["HasSignature"];
                /**
                 * @description Only these records, at most 500, separated by commas. Those that the list does not have are left out.
                 * @example 12,13
                 */
                ids?: components["parameters"]["ExportIds"];
                /**
                 * @description A workbook for Excel by default, or CSV in UTF-8 with a byte order mark, semicolons and decimal commas, which spreadsheets in Indonesian open as it is.
                 * @example csv
                 */
                format?: components["parameters"]["ExportFormat"];
                /**
                 * @description The columns and their order, separated by commas; a nested field is written with dots. All of them without it. An unknown one is a 422.
                 * @example name,is_active
                 */
                columns?: components["parameters"]["ExportColumns"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLecturer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Lecturer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLecturer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The profile. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LecturerUpdateInput"];
            };
        };
        responses: {
            /** @description The updated record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Lecturer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLecturer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMentors: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page; 10 by default.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only active (`true`) or inactive (`false`) records.
                 * @example true
                 */
                is_active?: components["parameters"]["IsActive"];
                /**
                 * @description Only people with a signature for reports (`true`) or without one (`false`).
                 * @example false
                 */
                has_signature?: components["parameters"]["HasSignature"];
                /**
                 * @description Only records of this company.
                 * @example 3
                 */
                company_id?: components["parameters"]["CompanyFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mentors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["Mentor"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMentor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The account and the profile, flat. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MentorCreateInput"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Mentor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyToMentors: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The action and the records. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MentorBulkInput"];
            };
        };
        responses: {
            /** @description The result of each record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkResults"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportMentors: {
        parameters: {
            query?: {
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only active (`true`) or inactive (`false`) records.
                 * @example true
                 */
                is_active?: components["parameters"]["IsActive"];
                /**
                 * @description Only people with a signature for reports (`true`) or without one (`false`).
                 * @example false
                 */
                has_signature?: components["parameters"]["HasSignature"];
                /**
                 * @description Only records of this company.
                 * @example 3
                 */
                company_id?: components["parameters"]["CompanyFilter"];
                /**
                 * @description Only these records, at most 500, separated by commas. Those that the list does not have are left out.
                 * @example 12,13
                 */
                ids?: components["parameters"]["ExportIds"];
                /**
                 * @description A workbook for Excel by default, or CSV in UTF-8 with a byte order mark, semicolons and decimal commas, which spreadsheets in Indonesian open as it is.
                 * @example csv
                 */
                format?: components["parameters"]["ExportFormat"];
                /**
                 * @description The columns and their order, separated by commas; a nested field is written with dots. All of them without it. An unknown one is a 422.
                 * @example name,is_active
                 */
                columns?: components["parameters"]["ExportColumns"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMentor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Mentor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMentor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The profile. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MentorUpdateInput"];
            };
        };
        responses: {
            /** @description The updated record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Mentor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMentor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanies: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page; 10 by default.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only active (`true`) or inactive (`false`) records.
                 * @example true
                 */
                is_active?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The companies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["Company"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The company. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyInput"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Company"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyToCompanies: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The action and the records. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordBulkInput"];
            };
        };
        responses: {
            /** @description The result of each record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkResults"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportCompanies: {
        parameters: {
            query?: {
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only active (`true`) or inactive (`false`) records.
                 * @example true
                 */
                is_active?: components["parameters"]["IsActive"];
                /**
                 * @description Only these records, at most 500, separated by commas. Those that the list does not have are left out.
                 * @example 12,13
                 */
                ids?: components["parameters"]["ExportIds"];
                /**
                 * @description A workbook for Excel by default, or CSV in UTF-8 with a byte order mark, semicolons and decimal commas, which spreadsheets in Indonesian open as it is.
                 * @example csv
                 */
                format?: components["parameters"]["ExportFormat"];
                /**
                 * @description The columns and their order, separated by commas; a nested field is written with dots. All of them without it. An unknown one is a 422.
                 * @example name,is_active
                 */
                columns?: components["parameters"]["ExportColumns"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Company"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The company. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyUpdateInput"];
            };
        };
        responses: {
            /** @description The updated record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Company"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyMentors: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page; 10 by default.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Only active (`true`) or inactive (`false`) records.
                 * @example true
                 */
                is_active?: components["parameters"]["IsActive"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mentors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["Mentor"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPlaces: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page; 10 by default.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only records of this company.
                 * @example 3
                 */
                company_id?: components["parameters"]["CompanyFilter"];
                /**
                 * @description Only active (`true`) or inactive (`false`) records.
                 * @example true
                 */
                is_active?: components["parameters"]["IsActive"];
                /**
                 * @description Only places in this time zone.
                 * @example WITA
                 */
                time_zone?: components["parameters"]["PlaceTimeZone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The places. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["Place"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPlace: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The place. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceCreateInput"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Place"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyToPlaces: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The action and the records. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordBulkInput"];
            };
        };
        responses: {
            /** @description The result of each record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkResults"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportPlaces: {
        parameters: {
            query?: {
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only records of this company.
                 * @example 3
                 */
                company_id?: components["parameters"]["CompanyFilter"];
                /**
                 * @description Only active (`true`) or inactive (`false`) records.
                 * @example true
                 */
                is_active?: components["parameters"]["IsActive"];
                /**
                 * @description Only places in this time zone.
                 * @example WITA
                 */
                time_zone?: components["parameters"]["PlaceTimeZone"];
                /**
                 * @description Only these records, at most 500, separated by commas. Those that the list does not have are left out.
                 * @example 12,13
                 */
                ids?: components["parameters"]["ExportIds"];
                /**
                 * @description A workbook for Excel by default, or CSV in UTF-8 with a byte order mark, semicolons and decimal commas, which spreadsheets in Indonesian open as it is.
                 * @example csv
                 */
                format?: components["parameters"]["ExportFormat"];
                /**
                 * @description The columns and their order, separated by commas; a nested field is written with dots. All of them without it. An unknown one is a 422.
                 * @example name,is_active
                 */
                columns?: components["parameters"]["ExportColumns"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Place"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePlace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The place. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceUpdateInput"];
            };
        };
        responses: {
            /** @description The updated record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Place"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePlace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCourses: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page; 10 by default.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only records of this semester.
                 * @example 3
                 */
                semester?: components["parameters"]["Semester"];
                /**
                 * @description Only records of this academic year.
                 * @example 2024/2025
                 */
                academic_year?: components["parameters"]["AcademicYear"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The courses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["Course"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCourse: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The course. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CourseInput"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Course"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyToCourses: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The action and the records. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CourseBulkInput"];
            };
        };
        responses: {
            /** @description The result of each record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CourseBulkResults"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportCourses: {
        parameters: {
            query?: {
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only records of this semester.
                 * @example 3
                 */
                semester?: components["parameters"]["Semester"];
                /**
                 * @description Only records of this academic year.
                 * @example 2024/2025
                 */
                academic_year?: components["parameters"]["AcademicYear"];
                /**
                 * @description Only these courses, at most 500, separated by commas. Those that the list does not have are left out.
                 * @example MK2400001,MK2400002
                 */
                codes?: components["parameters"]["ExportCodes"];
                /**
                 * @description A workbook for Excel by default, or CSV in UTF-8 with a byte order mark, semicolons and decimal commas, which spreadsheets in Indonesian open as it is.
                 * @example csv
                 */
                format?: components["parameters"]["ExportFormat"];
                /**
                 * @description The columns and their order, separated by commas; a nested field is written with dots. All of them without it. An unknown one is a 422.
                 * @example name,is_active
                 */
                columns?: components["parameters"]["ExportColumns"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the course.
                 * @example AJK202301
                 */
                code: components["parameters"]["CourseCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Course"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the course.
                 * @example AJK202301
                 */
                code: components["parameters"]["CourseCode"];
            };
            cookie?: never;
        };
        /** @description The course. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CourseUpdateInput"];
            };
        };
        responses: {
            /** @description The updated record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Course"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the course.
                 * @example AJK202301
                 */
                code: components["parameters"]["CourseCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInternshipPeriods: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page; 10 by default.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only active (`true`) or inactive (`false`) records.
                 * @example true
                 */
                is_active?: components["parameters"]["IsActive"];
                /**
                 * @description Only records of this semester.
                 * @example 3
                 */
                semester?: components["parameters"]["Semester"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The internship periods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["InternshipPeriod"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createInternshipPeriod: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The period. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InternshipPeriodInput"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InternshipPeriod"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyToInternshipPeriods: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The action and the records. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordBulkInput"];
            };
        };
        responses: {
            /** @description The result of each record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkResults"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportInternshipPeriods: {
        parameters: {
            query?: {
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only active (`true`) or inactive (`false`) records.
                 * @example true
                 */
                is_active?: components["parameters"]["IsActive"];
                /**
                 * @description Only records of this semester.
                 * @example 3
                 */
                semester?: components["parameters"]["Semester"];
                /**
                 * @description Only these records, at most 500, separated by commas. Those that the list does not have are left out.
                 * @example 12,13
                 */
                ids?: components["parameters"]["ExportIds"];
                /**
                 * @description A workbook for Excel by default, or CSV in UTF-8 with a byte order mark, semicolons and decimal commas, which spreadsheets in Indonesian open as it is.
                 * @example csv
                 */
                format?: components["parameters"]["ExportFormat"];
                /**
                 * @description The columns and their order, separated by commas; a nested field is written with dots. All of them without it. An unknown one is a 422.
                 * @example name,is_active
                 */
                columns?: components["parameters"]["ExportColumns"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInternshipPeriod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InternshipPeriod"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateInternshipPeriod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The period. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InternshipPeriodUpdateInput"];
            };
        };
        responses: {
            /** @description The updated record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InternshipPeriod"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteInternshipPeriod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeInternshipPeriod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InternshipPeriod"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reopenInternshipPeriod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InternshipPeriod"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFreePlaces: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the internship period.
                 * @example 2
                 */
                id: components["parameters"]["PeriodId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The places. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FreePlaces"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listHolidays: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page; 10 by default.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only holidays of this kind.
                 * @example national
                 */
                kind?: components["parameters"]["HolidayKind"];
                /**
                 * @description Only holidays that are as certain as this.
                 * @example decreed
                 */
                certainty?: components["parameters"]["HolidayCertainty"];
                /**
                 * @description Only holidays of this year.
                 * @example 2026
                 */
                year?: components["parameters"]["HolidayYear"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The holidays. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["Holiday"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createHoliday: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The holiday. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HolidayInput"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Holiday"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyToHolidays: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The action and the records. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HolidayBulkInput"];
            };
        };
        responses: {
            /** @description The result of each record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkResults"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportHolidays: {
        parameters: {
            query?: {
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only holidays of this kind.
                 * @example national
                 */
                kind?: components["parameters"]["HolidayKind"];
                /**
                 * @description Only holidays that are as certain as this.
                 * @example decreed
                 */
                certainty?: components["parameters"]["HolidayCertainty"];
                /**
                 * @description Only holidays of this year.
                 * @example 2026
                 */
                year?: components["parameters"]["HolidayYear"];
                /**
                 * @description Only these records, at most 500, separated by commas. Those that the list does not have are left out.
                 * @example 12,13
                 */
                ids?: components["parameters"]["ExportIds"];
                /**
                 * @description A workbook for Excel by default, or CSV in UTF-8 with a byte order mark, semicolons and decimal commas, which spreadsheets in Indonesian open as it is.
                 * @example csv
                 */
                format?: components["parameters"]["ExportFormat"];
                /**
                 * @description The columns and their order, separated by commas; a nested field is written with dots. All of them without it. An unknown one is a 422.
                 * @example name,is_active
                 */
                columns?: components["parameters"]["ExportColumns"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHoliday: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Holiday"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateHoliday: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The holiday. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HolidayUpdateInput"];
            };
        };
        responses: {
            /** @description The updated record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Holiday"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteHoliday: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHolidayMove: {
        parameters: {
            query?: {
                /**
                 * @description The day to which the activities would move; without it, only those that could move are counted.
                 * @example 2026-08-18
                 */
                date?: components["parameters"]["MoveDate"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HolidayMove"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createHolidayMove: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The day, and the number of the check that a person has seen. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HolidayMoveInput"];
            };
        };
        responses: {
            /** @description What was moved. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result. */
                        data: {
                            /**
                             * @description The number of activities that were moved.
                             * @example 78
                             */
                            moved: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInternships: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page; 10 by default.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only records of this internship period.
                 * @example 2
                 */
                internship_period_id?: components["parameters"]["PeriodFilter"];
                /**
                 * @description Only records of this company.
                 * @example 3
                 */
                company_id?: components["parameters"]["CompanyFilter"];
                /**
                 * @description Only records of this mentor.
                 * @example 9
                 */
                mentor_id?: components["parameters"]["MentorFilter"];
                /**
                 * @description Only records of this lecturer.
                 * @example 4
                 */
                lecturer_id?: components["parameters"]["LecturerFilter"];
                /**
                 * @description Only records of this student.
                 * @example 7
                 */
                student_id?: components["parameters"]["StudentFilter"];
                /**
                 * @description Only internships of students without one in this period. For super admins; everybody else gets a 403.
                 * @example 3
                 */
                without_internship_in?: components["parameters"]["OfUnplacedInPeriod"];
                /**
                 * @description Only placements that are at this step.
                 * @example report
                 */
                stage?: components["parameters"]["StageFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The internships. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["Internship"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createInternship: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The placement. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InternshipInput"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Internship"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createInternships: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The placements. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InternshipsInput"];
            };
        };
        responses: {
            /** @description The stored placements. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlacedInternships"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlacementCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The placements. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlacementsInput"];
            };
        };
        responses: {
            /** @description The findings, in the order of the placements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One for each placement. */
                        data: components["schemas"]["PlacementFindings"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyToInternships: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The action and the records. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InternshipBulkInput"];
            };
        };
        responses: {
            /** @description The result of each record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkResults"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportInternships: {
        parameters: {
            query?: {
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only records of this internship period.
                 * @example 2
                 */
                internship_period_id?: components["parameters"]["PeriodFilter"];
                /**
                 * @description Only records of this company.
                 * @example 3
                 */
                company_id?: components["parameters"]["CompanyFilter"];
                /**
                 * @description Only records of this mentor.
                 * @example 9
                 */
                mentor_id?: components["parameters"]["MentorFilter"];
                /**
                 * @description Only records of this lecturer.
                 * @example 4
                 */
                lecturer_id?: components["parameters"]["LecturerFilter"];
                /**
                 * @description Only records of this student.
                 * @example 7
                 */
                student_id?: components["parameters"]["StudentFilter"];
                /**
                 * @description Only internships of students without one in this period. For super admins; everybody else gets a 403.
                 * @example 3
                 */
                without_internship_in?: components["parameters"]["OfUnplacedInPeriod"];
                /**
                 * @description Only placements that are at this step.
                 * @example report
                 */
                stage?: components["parameters"]["StageFilter"];
                /**
                 * @description Only these records, at most 500, separated by commas. Those that the list does not have are left out.
                 * @example 12,13
                 */
                ids?: components["parameters"]["ExportIds"];
                /**
                 * @description A workbook for Excel by default, or CSV in UTF-8 with a byte order mark, semicolons and decimal commas, which spreadsheets in Indonesian open as it is.
                 * @example csv
                 */
                format?: components["parameters"]["ExportFormat"];
                /**
                 * @description The columns and their order, separated by commas; a nested field is written with dots. All of them without it. An unknown one is a 422.
                 * @example name,is_active
                 */
                columns?: components["parameters"]["ExportColumns"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInternship: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Internship"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateInternship: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The placement. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InternshipUpdateInput"];
            };
        };
        responses: {
            /** @description The updated record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Internship"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteInternship: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAttendanceRequests: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page; 10 by default.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only records of this internship.
                 * @example 15
                 */
                internship_id?: components["parameters"]["InternshipFilter"];
                /**
                 * @description Only records of this internship period.
                 * @example 2
                 */
                internship_period_id?: components["parameters"]["PeriodFilter"];
                /**
                 * @description Only activities on this day or later.
                 * @example 2026-03-01
                 */
                date_from?: components["parameters"]["DateFrom"];
                /**
                 * @description Only activities on this day or earlier.
                 * @example 2026-03-31
                 */
                date_to?: components["parameters"]["DateTo"];
                /**
                 * @description Only requests of this kind.
                 * @example sick
                 */
                kind?: components["parameters"]["RequestKind"];
                /**
                 * @description Only requests in this state.
                 * @example waiting
                 */
                state?: components["parameters"]["RequestState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["AttendanceRequest"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAttendanceRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The request. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AttendanceRequestInput"];
            };
        };
        responses: {
            /** @description The new request. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AttendanceRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAttendanceRequestCounts: {
        parameters: {
            query?: {
                /**
                 * @description Only records of this internship period.
                 * @example 2
                 */
                internship_period_id?: components["parameters"]["PeriodFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AttendanceRequestCounts"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideAttendanceRequests: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The decision. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttendanceRequestDecisionsInput"];
            };
        };
        responses: {
            /** @description The result of each request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AttendanceRequestDecisionResults"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAttendanceRequests: {
        parameters: {
            query?: {
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only records of this internship.
                 * @example 15
                 */
                internship_id?: components["parameters"]["InternshipFilter"];
                /**
                 * @description Only records of this internship period.
                 * @example 2
                 */
                internship_period_id?: components["parameters"]["PeriodFilter"];
                /**
                 * @description Only activities on this day or later.
                 * @example 2026-03-01
                 */
                date_from?: components["parameters"]["DateFrom"];
                /**
                 * @description Only activities on this day or earlier.
                 * @example 2026-03-31
                 */
                date_to?: components["parameters"]["DateTo"];
                /**
                 * @description Only requests of this kind.
                 * @example sick
                 */
                kind?: components["parameters"]["RequestKind"];
                /**
                 * @description Only requests in this state.
                 * @example waiting
                 */
                state?: components["parameters"]["RequestState"];
                /**
                 * @description A workbook for Excel by default, or CSV in UTF-8 with a byte order mark, semicolons and decimal commas, which spreadsheets in Indonesian open as it is.
                 * @example csv
                 */
                format?: components["parameters"]["ExportFormat"];
                /**
                 * @description The columns and their order, separated by commas; a nested field is written with dots. All of them without it. An unknown one is a 422.
                 * @example name,is_active
                 */
                columns?: components["parameters"]["ExportColumns"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAttendanceRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AttendanceRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawAttendanceRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AttendanceRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAttendanceRequestFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF or picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/jpeg": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPlacementRequests: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page; 10 by default.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only records of this internship period.
                 * @example 2
                 */
                internship_period_id?: components["parameters"]["PeriodFilter"];
                /**
                 * @description Only requests in this state.
                 * @example sent
                 */
                state?: components["parameters"]["PlacementRequestState"];
                /**
                 * @description Only records of this company.
                 * @example 3
                 */
                company_id?: components["parameters"]["CompanyFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["PlacementRequest"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPlacementRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlacementRequestInput"];
            };
        };
        responses: {
            /** @description The new draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlacementRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlacementRequestCounts: {
        parameters: {
            query?: {
                /**
                 * @description Only records of this internship period.
                 * @example 2
                 */
                internship_period_id?: components["parameters"]["PeriodFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlacementRequestCounts"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportPlacementRequests: {
        parameters: {
            query?: {
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only records of this internship period.
                 * @example 2
                 */
                internship_period_id?: components["parameters"]["PeriodFilter"];
                /**
                 * @description Only requests in this state.
                 * @example sent
                 */
                state?: components["parameters"]["PlacementRequestState"];
                /**
                 * @description Only records of this company.
                 * @example 3
                 */
                company_id?: components["parameters"]["CompanyFilter"];
                /**
                 * @description Only these records, at most 500, separated by commas. Those that the list does not have are left out.
                 * @example 12,13
                 */
                ids?: components["parameters"]["ExportIds"];
                /**
                 * @description A workbook for Excel by default, or CSV in UTF-8 with a byte order mark, semicolons and decimal commas, which spreadsheets in Indonesian open as it is.
                 * @example csv
                 */
                format?: components["parameters"]["ExportFormat"];
                /**
                 * @description The columns and their order, separated by commas; a nested field is written with dots. All of them without it. An unknown one is a 422.
                 * @example name,is_active
                 */
                columns?: components["parameters"]["ExportColumns"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPlacementSuggestions: {
        parameters: {
            query: {
                /**
                 * @description The internship period.
                 * @example 2
                 */
                internship_period_id: components["parameters"]["RecapPeriod"];
                /**
                 * @description Only these requests, at most 500, separated by commas.
                 * @example 12,13
                 */
                ids?: components["parameters"]["PlacementRequestIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestions, in the order of sending. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["PlacementSuggestion"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptPlacementRequests: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The acceptances. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlacementAcceptancesInput"];
            };
        };
        responses: {
            /** @description The new internships. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AcceptedPlacements"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkPlacementAcceptances: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The acceptances. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlacementAcceptancesCheckInput"];
            };
        };
        responses: {
            /** @description What would be said about each placement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["PlacementAcceptanceFindings"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlacementRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlacementRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePlacementRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlacementRequestUpdateInput"];
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlacementRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitPlacementRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The version that was read. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeenPlacementRequest"];
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlacementRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawPlacementRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlacementRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmPlacementMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The answer. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlacementMembershipInput"];
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlacementRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decidePlacementRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The decision. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlacementDecisionInput"];
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlacementRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSimilarCompanies: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The companies with the same or a similar name, the most similar one first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["SimilarCompany"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    linkPlacementRequestCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The company. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlacementCompanyInput"];
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlacementRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlacementRequestFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF or picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/jpeg": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePlacementRequestFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The file. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PlacementRequestFileInput"];
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlacementRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePlacementRequestFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlacementRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlacementWindow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the internship period.
                 * @example 2
                 */
                id: components["parameters"]["PeriodId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The window. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlacementWindow"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePlacementWindow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the internship period.
                 * @example 2
                 */
                id: components["parameters"]["PeriodId"];
            };
            cookie?: never;
        };
        /** @description The window. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlacementWindowUpdateInput"];
            };
        };
        responses: {
            /** @description The window. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlacementWindow"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePlacementException: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the internship period.
                 * @example 2
                 */
                id: components["parameters"]["PeriodId"];
                /**
                 * @description Identifier of the student.
                 * @example 7
                 */
                student_id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        /** @description The exception. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlacementExceptionInput"];
            };
        };
        responses: {
            /** @description The window. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlacementWindow"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePlacementException: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the internship period.
                 * @example 2
                 */
                id: components["parameters"]["PeriodId"];
                /**
                 * @description Identifier of the student.
                 * @example 7
                 */
                student_id: components["parameters"]["StudentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The window. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlacementWindow"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLetters: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page; 10 by default.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only letters of this kind.
                 * @example introduction
                 */
                kind?: components["parameters"]["LetterKind"];
                /**
                 * @description Only letters in this state.
                 * @example made
                 */
                state?: components["parameters"]["LetterState"];
                /**
                 * @description Only records of this internship.
                 * @example 15
                 */
                internship_id?: components["parameters"]["InternshipFilter"];
                /**
                 * @description Only records of this student.
                 * @example 7
                 */
                student_id?: components["parameters"]["StudentFilter"];
                /**
                 * @description Only records of this company.
                 * @example 3
                 */
                company_id?: components["parameters"]["CompanyFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The letters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["Letter"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLetters: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The kind, the day, the signatory and the placements of each letter. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LettersInput"];
            };
        };
        responses: {
            /** @description The new letters, in the order of the groups. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result. */
                        data: {
                            /**
                             * @description Identifiers of the letters.
                             * @example [
                             *       12
                             *     ]
                             */
                            letter_ids: number[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkLetters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The kind, the day, the signatory and the placements of each letter. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LettersCheckInput"];
            };
        };
        responses: {
            /** @description The letters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LettersCheck"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportLetters: {
        parameters: {
            query?: {
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only letters of this kind.
                 * @example introduction
                 */
                kind?: components["parameters"]["LetterKind"];
                /**
                 * @description Only letters in this state.
                 * @example made
                 */
                state?: components["parameters"]["LetterState"];
                /**
                 * @description Only records of this internship.
                 * @example 15
                 */
                internship_id?: components["parameters"]["InternshipFilter"];
                /**
                 * @description Only records of this student.
                 * @example 7
                 */
                student_id?: components["parameters"]["StudentFilter"];
                /**
                 * @description Only records of this company.
                 * @example 3
                 */
                company_id?: components["parameters"]["CompanyFilter"];
                /**
                 * @description Only these records, at most 500, separated by commas. Those that the list does not have are left out.
                 * @example 12,13
                 */
                ids?: components["parameters"]["ExportIds"];
                /**
                 * @description A workbook for Excel by default, or CSV in UTF-8 with a byte order mark, semicolons and decimal commas, which spreadsheets in Indonesian open as it is.
                 * @example csv
                 */
                format?: components["parameters"]["ExportFormat"];
                /**
                 * @description The columns and their order, separated by commas; a nested field is written with dots. All of them without it. An unknown one is a 422.
                 * @example name,is_active
                 */
                columns?: components["parameters"]["ExportColumns"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLetterFiles: {
        parameters: {
            query: {
                /**
                 * @description Word documents by default; PDFs, which need LibreOffice on the server; or `print`, one PDF of all letters in the order of their numbers.
                 * @example print
                 */
                format?: components["parameters"]["LetterFilesFormat"];
                /**
                 * @description These letters, at most 200, separated by commas.
                 * @example 12,13
                 */
                ids: components["parameters"]["LetterIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive, or the PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                    "application/pdf": string;
                };
            };
            202: components["responses"]["FileWaits"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLetter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The letter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Letter"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelLetter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The reason. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LetterCancellation"];
            };
        };
        responses: {
            /** @description The cancelled letter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Letter"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLetterFile: {
        parameters: {
            query?: {
                /**
                 * @description A Word document by default, or a PDF, which needs LibreOffice on the server.
                 * @example pdf
                 */
                format?: components["parameters"]["LetterFormat"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The letter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                    "application/pdf": string;
                };
            };
            202: components["responses"]["FileWaits"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLetterScan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF or picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/jpeg": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLetterScan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The file. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LetterScanInput"];
            };
        };
        responses: {
            /** @description The letter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Letter"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLetterScan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The letter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Letter"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLetterTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["LetterTemplate"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLetterTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kind of the letters.
                 * @example introduction
                 */
                kind: components["parameters"]["LetterKindPath"];
            };
            cookie?: never;
        };
        /** @description The version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LetterTemplateInput"];
            };
        };
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LetterTemplate"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLetterTemplateVersion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Kind of the letters.
                 * @example introduction
                 */
                kind: components["parameters"]["LetterKindPath"];
            };
            cookie?: never;
        };
        /** @description The Word document. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LetterTemplateFileInput"];
            };
        };
        responses: {
            /** @description The template. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LetterTemplate"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLetterTemplateFile: {
        parameters: {
            query?: {
                /**
                 * @description The version; without it, the one for new letters.
                 * @example 2
                 */
                number?: components["parameters"]["LetterTemplateVersion"];
            };
            header?: never;
            path: {
                /**
                 * @description Kind of the letters.
                 * @example introduction
                 */
                kind: components["parameters"]["LetterKindPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLetterTemplatePreview: {
        parameters: {
            query?: {
                /**
                 * @description A Word document by default, or a PDF, which needs LibreOffice on the server.
                 * @example pdf
                 */
                format?: components["parameters"]["LetterFormat"];
                /**
                 * @description The version; without it, the one for new letters.
                 * @example 2
                 */
                number?: components["parameters"]["LetterTemplateVersion"];
                /**
                 * @description The placement with which the preview is filled.
                 * @example 15
                 */
                internship_id?: components["parameters"]["PreviewedInternship"];
            };
            header?: never;
            path: {
                /**
                 * @description Kind of the letters.
                 * @example introduction
                 */
                kind: components["parameters"]["LetterKindPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewLetterTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kind of the letters.
                 * @example introduction
                 */
                kind: components["parameters"]["LetterKindPath"];
            };
            cookie?: never;
        };
        /** @description The Word document. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LetterTemplatePreviewInput"];
            };
        };
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLetterSeries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The series. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["LetterSeries"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLetterSeries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kind of the letters.
                 * @example introduction
                 */
                kind: components["parameters"]["LetterKindPath"];
                /**
                 * @description The year of the letters.
                 * @example 2026
                 */
                year: components["parameters"]["SeriesYear"];
            };
            cookie?: never;
        };
        /** @description The pattern and the beginning. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LetterSeriesInput"];
            };
        };
        responses: {
            /** @description The series. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LetterSeries"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCertificates: {
        parameters: {
            query: {
                /**
                 * @description Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page; 10 by default.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Kind of the recipients.
                 * @example student
                 */
                kind: components["parameters"]["CertificateKind"];
                /**
                 * @description The period.
                 * @example 4
                 */
                internship_period_id: components["parameters"]["CertificatePeriod"];
                /**
                 * @description Only records of this company.
                 * @example 3
                 */
                company_id?: components["parameters"]["CompanyFilter"];
                /**
                 * @description Only those in this state.
                 * @example ready
                 */
                state?: components["parameters"]["CertificateState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recipients. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["CertificateRecipient"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    issueCertificates: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The recipients, the day and who signs. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificatesInput"];
            };
        };
        responses: {
            /** @description The new certificates, and who was left out. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IssuedCertificates"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkCertificates: {
        parameters: {
            query: {
                /**
                 * @description Kind of the recipients.
                 * @example student
                 */
                kind: components["parameters"]["CertificateKind"];
                /**
                 * @description The period.
                 * @example 4
                 */
                internship_period_id: components["parameters"]["CertificatePeriod"];
                /**
                 * @description These placements, mentors or companies, at most 200, separated by commas.
                 * @example 12,13
                 */
                ids: components["parameters"]["CertificateRecipients"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who is ready, and who is not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CertificateCheck"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportCertificates: {
        parameters: {
            query: {
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Kind of the recipients.
                 * @example student
                 */
                kind: components["parameters"]["CertificateKind"];
                /**
                 * @description The period.
                 * @example 4
                 */
                internship_period_id: components["parameters"]["CertificatePeriod"];
                /**
                 * @description Only those in this state.
                 * @example ready
                 */
                state?: components["parameters"]["CertificateState"];
                /**
                 * @description Only records of this company.
                 * @example 3
                 */
                company_id?: components["parameters"]["CompanyFilter"];
                /**
                 * @description Only these records, at most 500, separated by commas. Those that the list does not have are left out.
                 * @example 12,13
                 */
                ids?: components["parameters"]["ExportIds"];
                /**
                 * @description A workbook for Excel by default, or CSV in UTF-8 with a byte order mark, semicolons and decimal commas, which spreadsheets in Indonesian open as it is.
                 * @example csv
                 */
                format?: components["parameters"]["ExportFormat"];
                /**
                 * @description The columns and their order, separated by commas; a nested field is written with dots. All of them without it. An unknown one is a 422.
                 * @example name,is_active
                 */
                columns?: components["parameters"]["ExportColumns"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCertificateFiles: {
        parameters: {
            query: {
                /**
                 * @description These certificates, at most 200, separated by commas.
                 * @example 12,13
                 */
                ids: components["parameters"]["CertificateIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CertificateDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCertificateFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The reason. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificateRevocation"];
            };
        };
        responses: {
            /** @description The revoked certificate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Certificate"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInternshipCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CertificateRecipient"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDefences: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page; 10 by default.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only records of this internship period.
                 * @example 2
                 */
                internship_period_id?: components["parameters"]["PeriodFilter"];
                /**
                 * @description Only placements whose latest defence is in this state.
                 * @example planned
                 */
                state?: components["parameters"]["DefenceState"];
                /**
                 * @description Only defences with this lecturer among the examiners.
                 * @example 3
                 */
                examiner_id?: components["parameters"]["DefenceExaminer"];
                /**
                 * @description Only defences of this day, by the clock of the campus.
                 * @example 2026-06-15
                 */
                date?: components["parameters"]["DefenceDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The placements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["DefenceRow"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDefences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The placements, the first slot and the examiners. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DefencesInput"];
            };
        };
        responses: {
            /** @description The new defences. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["Defence"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportDefences: {
        parameters: {
            query?: {
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only records of this internship period.
                 * @example 2
                 */
                internship_period_id?: components["parameters"]["PeriodFilter"];
                /**
                 * @description Only placements whose latest defence is in this state.
                 * @example planned
                 */
                state?: components["parameters"]["DefenceState"];
                /**
                 * @description Only defences with this lecturer among the examiners.
                 * @example 3
                 */
                examiner_id?: components["parameters"]["DefenceExaminer"];
                /**
                 * @description Only defences of this day, by the clock of the campus.
                 * @example 2026-06-15
                 */
                date?: components["parameters"]["DefenceDate"];
                /**
                 * @description Only these records, at most 500, separated by commas. Those that the list does not have are left out.
                 * @example 12,13
                 */
                ids?: components["parameters"]["ExportIds"];
                /**
                 * @description A workbook for Excel by default, or CSV in UTF-8 with a byte order mark, semicolons and decimal commas, which spreadsheets in Indonesian open as it is.
                 * @example csv
                 */
                format?: components["parameters"]["ExportFormat"];
                /**
                 * @description The columns and their order, separated by commas; a nested field is written with dots. All of them without it. An unknown one is a 422.
                 * @example name,is_active
                 */
                columns?: components["parameters"]["ExportColumns"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDefenceScheduleFile: {
        parameters: {
            query?: {
                /**
                 * @description Only records of this internship period.
                 * @example 2
                 */
                internship_period_id?: components["parameters"]["PeriodFilter"];
                /**
                 * @description Only defences of this day, by the clock of the campus.
                 * @example 2026-06-15
                 */
                date?: components["parameters"]["DefenceDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDefence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The defence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Defence"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDefence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The slot and the examiners. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DefenceUpdateInput"];
            };
        };
        responses: {
            /** @description The changed defence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Defence"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelDefence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The reason. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DefenceCancelInput"];
            };
        };
        responses: {
            /** @description The cancelled defence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Defence"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitDefenceScore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The score and a remark. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DefenceScoreInput"];
            };
        };
        responses: {
            /** @description The defence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Defence"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDefenceFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInternshipDefence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The defence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InternshipDefence"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPlacementOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The periods that are active or have a window, the first one first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["PlacementOptions"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAssessmentForms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The forms, by course and assessor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["AssessmentForm"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAssessmentForm: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The form. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssessmentFormInput"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AssessmentForm"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAssessmentForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AssessmentForm"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAssessmentForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The form. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssessmentFormUpdateInput"];
            };
        };
        responses: {
            /** @description The updated record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AssessmentForm"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAssessmentForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAssessments: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page; 10 by default.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only records of this internship period.
                 * @example 2
                 */
                internship_period_id?: components["parameters"]["PeriodFilter"];
                /**
                 * @description Only grades or sheets in this course.
                 * @example AJK202301
                 */
                course_code?: components["parameters"]["CourseFilter"];
                /**
                 * @description Only sheets of assessors with this role.
                 * @example mentor
                 */
                assessor?: components["parameters"]["AssessorFilter"];
                /**
                 * @description Only sheets in this state.
                 * @example missing
                 */
                state?: components["parameters"]["AssessmentState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows, at first by the name of the student. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["AssessmentRow"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAssessments: {
        parameters: {
            query?: {
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only records of this internship period.
                 * @example 2
                 */
                internship_period_id?: components["parameters"]["PeriodFilter"];
                /**
                 * @description Only grades or sheets in this course.
                 * @example AJK202301
                 */
                course_code?: components["parameters"]["CourseFilter"];
                /**
                 * @description Only sheets of assessors with this role.
                 * @example mentor
                 */
                assessor?: components["parameters"]["AssessorFilter"];
                /**
                 * @description Only sheets in this state.
                 * @example missing
                 */
                state?: components["parameters"]["AssessmentState"];
                /**
                 * @description A workbook for Excel by default, or CSV in UTF-8 with a byte order mark, semicolons and decimal commas, which spreadsheets in Indonesian open as it is.
                 * @example csv
                 */
                format?: components["parameters"]["ExportFormat"];
                /**
                 * @description The columns and their order, separated by commas; a nested field is written with dots. All of them without it. An unknown one is a 422.
                 * @example name,is_active
                 */
                columns?: components["parameters"]["ExportColumns"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInternshipAssessments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sheets, also the missing ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["Assessment"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAssessment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Identifier of the form of the assessment.
                 * @example 3
                 */
                form_id: components["parameters"]["AssessmentFormId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sheet; without scores if it is missing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Assessment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAssessment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Identifier of the form of the assessment.
                 * @example 3
                 */
                form_id: components["parameters"]["AssessmentFormId"];
            };
            cookie?: never;
        };
        /** @description The sheet, which may be incomplete. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssessmentUpdateInput"];
            };
        };
        responses: {
            /** @description The sheet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Assessment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitAssessment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Identifier of the form of the assessment.
                 * @example 3
                 */
                form_id: components["parameters"]["AssessmentFormId"];
            };
            cookie?: never;
        };
        /** @description The complete sheet. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssessmentInput"];
            };
        };
        responses: {
            /** @description The sheet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Assessment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    returnAssessment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Identifier of the form of the assessment.
                 * @example 3
                 */
                form_id: components["parameters"]["AssessmentFormId"];
            };
            cookie?: never;
        };
        /** @description The reason. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssessmentReturnInput"];
            };
        };
        responses: {
            /** @description The sheet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Assessment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGuidanceSessions: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page; 10 by default.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only records of this internship.
                 * @example 15
                 */
                internship_id?: components["parameters"]["InternshipFilter"];
                /**
                 * @description Only records of this internship period.
                 * @example 2
                 */
                internship_period_id?: components["parameters"]["PeriodFilter"];
                /**
                 * @description Only records of this lecturer.
                 * @example 4
                 */
                lecturer_id?: components["parameters"]["LecturerFilter"];
                /**
                 * @description Only sessions in this state.
                 * @example sent
                 */
                state?: components["parameters"]["GuidanceState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["GuidanceSession"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createGuidanceSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The session. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuidanceSessionInput"];
            };
        };
        responses: {
            /** @description The new session. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GuidanceSession"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportGuidanceSessions: {
        parameters: {
            query?: {
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only records of this internship.
                 * @example 15
                 */
                internship_id?: components["parameters"]["InternshipFilter"];
                /**
                 * @description Only records of this internship period.
                 * @example 2
                 */
                internship_period_id?: components["parameters"]["PeriodFilter"];
                /**
                 * @description Only records of this lecturer.
                 * @example 4
                 */
                lecturer_id?: components["parameters"]["LecturerFilter"];
                /**
                 * @description Only sessions in this state.
                 * @example sent
                 */
                state?: components["parameters"]["GuidanceState"];
                /**
                 * @description A workbook for Excel by default, or CSV in UTF-8 with a byte order mark, semicolons and decimal commas, which spreadsheets in Indonesian open as it is.
                 * @example csv
                 */
                format?: components["parameters"]["ExportFormat"];
                /**
                 * @description The columns and their order, separated by commas; a nested field is written with dots. All of them without it. An unknown one is a 422.
                 * @example name,is_active
                 */
                columns?: components["parameters"]["ExportColumns"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGuidanceProgress: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page; 10 by default.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Only placements that are short of guidance: without any session (`none`), with fewer agreed sessions than the minimum
                 *     of their period (`below`), or either of both (`any`).
                 * @example none
                 */
                shortage?: components["parameters"]["GuidanceShortage"];
                /**
                 * @description Only records of this internship period.
                 * @example 2
                 */
                internship_period_id?: components["parameters"]["PeriodFilter"];
                /**
                 * @description Only records of this lecturer.
                 * @example 4
                 */
                lecturer_id?: components["parameters"]["LecturerFilter"];
                /**
                 * @description Only records of this internship.
                 * @example 15
                 */
                internship_id?: components["parameters"]["InternshipFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The placements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["GuidanceProgress"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    agreeToGuidanceSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The sessions. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuidanceAgreementsInput"];
            };
        };
        responses: {
            /** @description The result of each session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GuidanceAgreementResults"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGuidanceSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GuidanceSession"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateGuidanceSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The session. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuidanceSessionUpdateInput"];
            };
        };
        responses: {
            /** @description The changed session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GuidanceSession"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteGuidanceSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    returnGuidanceSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The reason. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuidanceReturnInput"];
            };
        };
        responses: {
            /** @description The returned session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GuidanceSession"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFinalReports: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page; 10 by default.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only records of this internship period.
                 * @example 2
                 */
                internship_period_id?: components["parameters"]["PeriodFilter"];
                /**
                 * @description Only records of this lecturer.
                 * @example 4
                 */
                lecturer_id?: components["parameters"]["LecturerFilter"];
                /**
                 * @description Only records of this company.
                 * @example 3
                 */
                company_id?: components["parameters"]["CompanyFilter"];
                /**
                 * @description Only reports in this state.
                 * @example sent
                 */
                state?: components["parameters"]["FinalReportStateFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows, at first by the name of the student. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["FinalReportRow"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportFinalReports: {
        parameters: {
            query?: {
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only records of this internship period.
                 * @example 2
                 */
                internship_period_id?: components["parameters"]["PeriodFilter"];
                /**
                 * @description Only records of this lecturer.
                 * @example 4
                 */
                lecturer_id?: components["parameters"]["LecturerFilter"];
                /**
                 * @description Only records of this company.
                 * @example 3
                 */
                company_id?: components["parameters"]["CompanyFilter"];
                /**
                 * @description Only reports in this state.
                 * @example sent
                 */
                state?: components["parameters"]["FinalReportStateFilter"];
                /**
                 * @description A workbook for Excel by default, or CSV in UTF-8 with a byte order mark, semicolons and decimal commas, which spreadsheets in Indonesian open as it is.
                 * @example csv
                 */
                format?: components["parameters"]["ExportFormat"];
                /**
                 * @description The columns and their order, separated by commas; a nested field is written with dots. All of them without it. An unknown one is a 422.
                 * @example name,is_active
                 */
                columns?: components["parameters"]["ExportColumns"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFinalReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the placement of the report.
                 * @example 15
                 */
                id: components["parameters"]["FinalReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report with its versions; without any if none was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FinalReport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createFinalReportVersion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the placement of the report.
                 * @example 15
                 */
                id: components["parameters"]["FinalReportId"];
            };
            cookie?: never;
        };
        /** @description The title and the file. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FinalReportVersionInput"];
            };
        };
        responses: {
            /** @description The report with the new version. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FinalReport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFinalReportFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the placement of the report.
                 * @example 15
                 */
                id: components["parameters"]["FinalReportId"];
                /**
                 * @description Number of a version of the report.
                 * @example 2
                 */
                number: components["parameters"]["FinalReportVersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF as it was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    returnFinalReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the placement of the report.
                 * @example 15
                 */
                id: components["parameters"]["FinalReportId"];
            };
            cookie?: never;
        };
        /** @description The comments. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinalReportReturnInput"];
            };
        };
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FinalReport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptFinalReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the placement of the report.
                 * @example 15
                 */
                id: components["parameters"]["FinalReportId"];
            };
            cookie?: never;
        };
        /** @description The version that was read. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinalReportAcceptanceInput"];
            };
        };
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FinalReport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reopenFinalReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the placement of the report.
                 * @example 15
                 */
                id: components["parameters"]["FinalReportId"];
            };
            cookie?: never;
        };
        /** @description The reason. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinalReportReopeningInput"];
            };
        };
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FinalReport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStudentAssessmentForms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The forms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["AssessmentCriteria"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAttendanceDays: {
        parameters: {
            query: {
                /**
                 * @description The first day.
                 * @example 2026-03-01
                 */
                date_from: string;
                /**
                 * @description The last day.
                 * @example 2026-03-31
                 */
                date_to: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days and their totals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AttendanceDays"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAttendanceDay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description The day.
                 * @example 2026-03-02
                 */
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AttendanceDayDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAttendanceRecap: {
        parameters: {
            query: {
                /**
                 * @description The internship period.
                 * @example 2
                 */
                internship_period_id: components["parameters"]["RecapPeriod"];
                /**
                 * @description The first day.
                 * @example 2026-03-01
                 */
                date_from: components["parameters"]["RecapFrom"];
                /**
                 * @description The last day, at most 366 days after the first one.
                 * @example 2026-03-31
                 */
                date_to: components["parameters"]["RecapTo"];
                /**
                 * @description Only records of this company.
                 * @example 3
                 */
                company_id?: components["parameters"]["CompanyFilter"];
                /**
                 * @description Only records of this lecturer.
                 * @example 4
                 */
                lecturer_id?: components["parameters"]["LecturerFilter"];
                /**
                 * @description Only records of this mentor.
                 * @example 9
                 */
                mentor_id?: components["parameters"]["MentorFilter"];
                /**
                 * @description Only students of this academic year.
                 * @example 2024/2025
                 */
                academic_year?: components["parameters"]["AcademicYearFilter"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Placements per page; 100 by default.
                 * @example 100
                 */
                per_page?: components["parameters"]["RecapPerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The placements with their days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["AttendanceRecapRow"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAttendanceTotals: {
        parameters: {
            query: {
                /**
                 * @description The internship period.
                 * @example 2
                 */
                internship_period_id: components["parameters"]["RecapPeriod"];
                /**
                 * @description The first day.
                 * @example 2026-03-01
                 */
                date_from: components["parameters"]["RecapFrom"];
                /**
                 * @description The last day, at most 366 days after the first one.
                 * @example 2026-03-31
                 */
                date_to: components["parameters"]["RecapTo"];
                /**
                 * @description Only records of this company.
                 * @example 3
                 */
                company_id?: components["parameters"]["CompanyFilter"];
                /**
                 * @description Only records of this lecturer.
                 * @example 4
                 */
                lecturer_id?: components["parameters"]["LecturerFilter"];
                /**
                 * @description Only records of this mentor.
                 * @example 9
                 */
                mentor_id?: components["parameters"]["MentorFilter"];
                /**
                 * @description Only students of this academic year.
                 * @example 2024/2025
                 */
                academic_year?: components["parameters"]["AcademicYearFilter"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The totals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AttendanceRecapTotals"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAttendancePlaces: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active places of the company; none if it has none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["AttendancePlace"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInternshipPlaces: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active places of the company, and those that the placement names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["InternshipPlace"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateInternshipPlaces: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The places. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InternshipPlacesInput"];
            };
        };
        responses: {
            /** @description The places. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["InternshipPlace"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWorkPatterns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["WorkPattern"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInternshipActivities: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page; 10 by default.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only activities on this day.
                 * @example 2026-03-09
                 */
                date?: components["parameters"]["Date"];
                /**
                 * @description Only activities on this day or later.
                 * @example 2026-03-01
                 */
                date_from?: components["parameters"]["DateFrom"];
                /**
                 * @description Only activities on this day or earlier.
                 * @example 2026-03-31
                 */
                date_to?: components["parameters"]["DateTo"];
                /**
                 * @description Only activities that the student has (`true`) or has not (`false`) attended.
                 * @example true
                 */
                attended?: components["parameters"]["Attended"];
                /**
                 * @description Only activities that the mentor has (`true`) or has not (`false`) validated.
                 * @example false
                 */
                validated_by_mentor?: components["parameters"]["ValidatedByMentor"];
                /**
                 * @description Only activities that the lecturer has (`true`) or has not (`false`) validated.
                 * @example false
                 */
                validated_by_lecturer?: components["parameters"]["ValidatedByLecturer"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["ListedActivity"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportInternshipActivities: {
        parameters: {
            query?: {
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only activities on this day.
                 * @example 2026-03-09
                 */
                date?: components["parameters"]["Date"];
                /**
                 * @description Only activities on this day or later.
                 * @example 2026-03-01
                 */
                date_from?: components["parameters"]["DateFrom"];
                /**
                 * @description Only activities on this day or earlier.
                 * @example 2026-03-31
                 */
                date_to?: components["parameters"]["DateTo"];
                /**
                 * @description Only activities that the student has (`true`) or has not (`false`) attended.
                 * @example true
                 */
                attended?: components["parameters"]["Attended"];
                /**
                 * @description Only activities that the mentor has (`true`) or has not (`false`) validated.
                 * @example false
                 */
                validated_by_mentor?: components["parameters"]["ValidatedByMentor"];
                /**
                 * @description Only activities that the lecturer has (`true`) or has not (`false`) validated.
                 * @example false
                 */
                validated_by_lecturer?: components["parameters"]["ValidatedByLecturer"];
                /**
                 * @description A workbook for Excel by default, or CSV in UTF-8 with a byte order mark, semicolons and decimal commas, which spreadsheets in Indonesian open as it is.
                 * @example csv
                 */
                format?: components["parameters"]["ExportFormat"];
                /**
                 * @description The columns and their order, separated by commas; a nested field is written with dots. All of them without it. An unknown one is a 422.
                 * @example name,is_active
                 */
                columns?: components["parameters"]["ExportColumns"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createInternshipActivities: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The activities. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivitiesInput"];
            };
        };
        responses: {
            /** @description The new records. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The new records. */
                        data: components["schemas"]["Activity"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInternshipGrades: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page; 10 by default.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The grades. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["Grade"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportInternshipGrades: {
        parameters: {
            query?: {
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description A workbook for Excel by default, or CSV in UTF-8 with a byte order mark, semicolons and decimal commas, which spreadsheets in Indonesian open as it is.
                 * @example csv
                 */
                format?: components["parameters"]["ExportFormat"];
                /**
                 * @description The columns and their order, separated by commas; a nested field is written with dots. All of them without it. An unknown one is a 422.
                 * @example name,is_active
                 */
                columns?: components["parameters"]["ExportColumns"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSchedule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The schedule, and the numbers of the check that a person has seen. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleStoreInput"];
            };
        };
        responses: {
            /** @description The numbers of what was stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ScheduleCounts"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getScheduleCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The schedule. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleInput"];
            };
        };
        responses: {
            /** @description The outcome of each day of each placement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ScheduleCheck"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStudentInternships: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page; 10 by default.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Only records of this internship period.
                 * @example 2
                 */
                internship_period_id?: components["parameters"]["PeriodFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The internships. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["Internship"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActivities: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page; 10 by default.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only records of this internship.
                 * @example 15
                 */
                internship_id?: components["parameters"]["InternshipFilter"];
                /**
                 * @description Only activities on this day.
                 * @example 2026-03-09
                 */
                date?: components["parameters"]["Date"];
                /**
                 * @description Only activities on this day or later.
                 * @example 2026-03-01
                 */
                date_from?: components["parameters"]["DateFrom"];
                /**
                 * @description Only activities on this day or earlier.
                 * @example 2026-03-31
                 */
                date_to?: components["parameters"]["DateTo"];
                /**
                 * @description Only activities that the student has (`true`) or has not (`false`) attended.
                 * @example true
                 */
                attended?: components["parameters"]["Attended"];
                /**
                 * @description Only activities that the mentor has (`true`) or has not (`false`) validated.
                 * @example false
                 */
                validated_by_mentor?: components["parameters"]["ValidatedByMentor"];
                /**
                 * @description Only activities that the lecturer has (`true`) or has not (`false`) validated.
                 * @example false
                 */
                validated_by_lecturer?: components["parameters"]["ValidatedByLecturer"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["Activity"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createActivity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The activity. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityCreateInput"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Activity"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportActivities: {
        parameters: {
            query?: {
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only records of this internship.
                 * @example 15
                 */
                internship_id?: components["parameters"]["InternshipFilter"];
                /**
                 * @description Only activities on this day.
                 * @example 2026-03-09
                 */
                date?: components["parameters"]["Date"];
                /**
                 * @description Only activities on this day or later.
                 * @example 2026-03-01
                 */
                date_from?: components["parameters"]["DateFrom"];
                /**
                 * @description Only activities on this day or earlier.
                 * @example 2026-03-31
                 */
                date_to?: components["parameters"]["DateTo"];
                /**
                 * @description Only activities that the student has (`true`) or has not (`false`) attended.
                 * @example true
                 */
                attended?: components["parameters"]["Attended"];
                /**
                 * @description Only activities that the mentor has (`true`) or has not (`false`) validated.
                 * @example false
                 */
                validated_by_mentor?: components["parameters"]["ValidatedByMentor"];
                /**
                 * @description Only activities that the lecturer has (`true`) or has not (`false`) validated.
                 * @example false
                 */
                validated_by_lecturer?: components["parameters"]["ValidatedByLecturer"];
                /**
                 * @description A workbook for Excel by default, or CSV in UTF-8 with a byte order mark, semicolons and decimal commas, which spreadsheets in Indonesian open as it is.
                 * @example csv
                 */
                format?: components["parameters"]["ExportFormat"];
                /**
                 * @description The columns and their order, separated by commas; a nested field is written with dots. All of them without it. An unknown one is a 422.
                 * @example name,is_active
                 */
                columns?: components["parameters"]["ExportColumns"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ActivityDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The activity. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityUpdateInput"];
            };
        };
        responses: {
            /** @description The updated record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Activity"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateActivityAsMentor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated activity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Activity"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateActivityAsLecturer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated activity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Activity"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordAttendance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description Where the student is. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttendanceInput"];
            };
        };
        responses: {
            /** @description The updated activity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Activity"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createActivityPress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The press. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PressInput"];
            };
        };
        responses: {
            /** @description The updated activity. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Activity"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    voidActivityPress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Identifier of the press.
                 * @example 31
                 */
                press_id: components["parameters"]["PressId"];
            };
            cookie?: never;
        };
        /** @description The reason. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoidInput"];
            };
        };
        responses: {
            /** @description The updated activity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Activity"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateActivityLog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The log. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityLogInput"];
            };
        };
        responses: {
            /** @description The updated activity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ActivityDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitActivityLog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated activity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ActivityDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createActivityPhoto: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The photo. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ActivityPhotoInput"];
            };
        };
        responses: {
            /** @description The new photo. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ActivityPhoto"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteActivityPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Identifier of the photo.
                 * @example 7
                 */
                photo_id: components["parameters"]["PhotoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getActivityPhoto: {
        parameters: {
            query: {
                /**
                 * @description When the URL expires, in seconds since 1970.
                 * @example 1767225600
                 */
                expires: components["parameters"]["UrlExpiry"];
                /**
                 * @description Signature of this server over the URL.
                 * @example 5f1d7c
                 */
                signature: components["parameters"]["UrlSignature"];
                /**
                 * @description Whether to answer the photo at most 480 pixels a side.
                 * @example true
                 */
                thumbnail?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    returnActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The comment. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnInput"];
            };
        };
        responses: {
            /** @description The updated activity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Activity"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoActivityDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description Why, and for a super admin whose. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UndoInput"];
            };
        };
        responses: {
            /** @description The updated activity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Activity"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActivitySteps: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["ActivityStep"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFollowUps: {
        parameters: {
            query?: {
                /**
                 * @description The number of kinds that the page shows, without those that were put off; the others do not count as seen. Without it, all of them do.
                 * @example 5
                 */
                shown?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kinds with their numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Kinds without matters are left out. */
                        data: components["schemas"]["FollowUp"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFollowUp: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page; 10 by default.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description The kind of matter.
                 * @example silent_students
                 */
                kind: components["parameters"]["FollowUpKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kind and a page of its matters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FollowUpDetail"];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateFollowUp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The kind of matter.
                 * @example silent_students
                 */
                kind: components["parameters"]["FollowUpKind"];
            };
            cookie?: never;
        };
        /** @description For how long. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowUpInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateFollowUpItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The kind of matter.
                 * @example silent_students
                 */
                kind: components["parameters"]["FollowUpKind"];
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description Whether it is settled. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowUpItemInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page; 10 by default.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only news that the caller has read, or only others.
                 * @example false
                 */
                is_read?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of news. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first. */
                        data: components["schemas"]["Notification"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Up to which. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationsInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNotificationCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationCount"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNotificationStream: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description Whether it is read. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotificationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All kinds for the role of the caller. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In the order of the page of preferences. */
                        data: components["schemas"]["NotificationPreference"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNotificationPreference: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The kind of news.
                 * @example decided_requests
                 */
                kind: components["parameters"]["NotificationKind"];
            };
            cookie?: never;
        };
        /** @description Whether it is shown. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationPreferenceInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMailPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choices for all kinds of the role of the caller, and the hour of the digest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MailPreferences"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNewsMailPreference: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The kind of news.
                 * @example decided_requests
                 */
                kind: components["parameters"]["NotificationKind"];
            };
            cookie?: never;
        };
        /** @description The choice. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailPreferenceInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateFollowUpMailPreference: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The kind of matter.
                 * @example silent_students
                 */
                kind: components["parameters"]["FollowUpKind"];
            };
            cookie?: never;
        };
        /** @description The choice. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailPreferenceInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDigestHour: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The hour. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DigestHourInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createFollowUpReminder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The kind of matter.
                 * @example silent_students
                 */
                kind: components["parameters"]["FollowUpKind"];
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reminders of the matter by all people. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FollowUpReminders"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSavedViews: {
        parameters: {
            query: {
                /**
                 * @description The list whose views are asked for.
                 * @example companies
                 */
                list: components["parameters"]["ViewList"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Their own and the shared ones, by name. */
                        data: components["schemas"]["SavedView"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSavedView: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The view. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewInput"];
            };
        };
        responses: {
            /** @description The new view. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SavedView"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The view. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewUpdateInput"];
            };
        };
        responses: {
            /** @description The changed view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SavedView"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A confirmation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReviews: {
        parameters: {
            query?: {
                /**
                 * @description Which activities; `waiting` by default. `waiting` are those whose day has come and which the caller has neither validated nor returned, `overdue` those of them for more than seven days, `returned` those that the caller has returned, `unattended` those whose day is over without attendance, `done` those that the caller has validated.
                 * @example waiting
                 */
                view?: components["parameters"]["ReviewView"];
                /**
                 * @description The order, by `day` (the default; oldest first, and for `done` and `all` latest first) or by `student`.
                 * @example student
                 */
                group?: components["parameters"]["ReviewGroup"];
                /**
                 * @description Only these records, at most 500, separated by commas. Those that the list does not have are left out.
                 * @example 12,13
                 */
                ids?: components["parameters"]["ExportIds"];
                /**
                 * @description Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page; 10 by default.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only records of this student.
                 * @example 7
                 */
                student_id?: components["parameters"]["StudentFilter"];
                /**
                 * @description Only records of this company.
                 * @example 3
                 */
                company_id?: components["parameters"]["CompanyFilter"];
                /**
                 * @description Only records of this internship period.
                 * @example 2
                 */
                internship_period_id?: components["parameters"]["PeriodFilter"];
                /**
                 * @description Only activities on this day or later.
                 * @example 2026-03-01
                 */
                date_from?: components["parameters"]["DateFrom"];
                /**
                 * @description Only activities on this day or earlier.
                 * @example 2026-03-31
                 */
                date_to?: components["parameters"]["DateTo"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["Review"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReviewCounts: {
        parameters: {
            query?: {
                /**
                 * @description Only records of this student.
                 * @example 7
                 */
                student_id?: components["parameters"]["StudentFilter"];
                /**
                 * @description Only records of this company.
                 * @example 3
                 */
                company_id?: components["parameters"]["CompanyFilter"];
                /**
                 * @description Only records of this internship period.
                 * @example 2
                 */
                internship_period_id?: components["parameters"]["PeriodFilter"];
                /**
                 * @description Only activities on this day or later.
                 * @example 2026-03-01
                 */
                date_from?: components["parameters"]["DateFrom"];
                /**
                 * @description Only activities on this day or earlier.
                 * @example 2026-03-31
                 */
                date_to?: components["parameters"]["DateTo"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReviewCounts"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReviewSelection: {
        parameters: {
            query?: {
                /**
                 * @description Which activities; `waiting` by default. `waiting` are those whose day has come and which the caller has neither validated nor returned, `overdue` those of them for more than seven days, `returned` those that the caller has returned, `unattended` those whose day is over without attendance, `done` those that the caller has validated.
                 * @example waiting
                 */
                view?: components["parameters"]["ReviewView"];
                /**
                 * @description The order, by `day` (the default; oldest first, and for `done` and `all` latest first) or by `student`.
                 * @example student
                 */
                group?: components["parameters"]["ReviewGroup"];
                /**
                 * @description Only records of this student.
                 * @example 7
                 */
                student_id?: components["parameters"]["StudentFilter"];
                /**
                 * @description Only records of this company.
                 * @example 3
                 */
                company_id?: components["parameters"]["CompanyFilter"];
                /**
                 * @description Only records of this internship period.
                 * @example 2
                 */
                internship_period_id?: components["parameters"]["PeriodFilter"];
                /**
                 * @description Only activities on this day or later.
                 * @example 2026-03-01
                 */
                date_from?: components["parameters"]["DateFrom"];
                /**
                 * @description Only activities on this day or earlier.
                 * @example 2026-03-31
                 */
                date_to?: components["parameters"]["DateTo"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The selection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReviewSelection"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReviewSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The activities. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewSummaryInput"];
            };
        };
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReviewSummary"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordReviewDecisions: {
        parameters: {
            query?: {
                /**
                 * @description Only records of this student.
                 * @example 7
                 */
                student_id?: components["parameters"]["StudentFilter"];
                /**
                 * @description Only records of this company.
                 * @example 3
                 */
                company_id?: components["parameters"]["CompanyFilter"];
                /**
                 * @description Only records of this internship period.
                 * @example 2
                 */
                internship_period_id?: components["parameters"]["PeriodFilter"];
                /**
                 * @description Only activities on this day or later.
                 * @example 2026-03-01
                 */
                date_from?: components["parameters"]["DateFrom"];
                /**
                 * @description Only activities on this day or earlier.
                 * @example 2026-03-31
                 */
                date_to?: components["parameters"]["DateTo"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
            };
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The decision. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewDecisionsInput"];
            };
        };
        responses: {
            /** @description The result of each activity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReviewDecisionResults"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGrades: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page; 10 by default.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only records of this internship.
                 * @example 15
                 */
                internship_id?: components["parameters"]["InternshipFilter"];
                /**
                 * @description Only grades or sheets in this course.
                 * @example AJK202301
                 */
                course_code?: components["parameters"]["CourseFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The grades. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["Grade"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createGrade: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The scores. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GradeInput"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Grade"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportGrades: {
        parameters: {
            query?: {
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Fields to sort by, separated by commas, descending after a minus; a nested field is written with dots. Any other field is a 422.
                 * @example -name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Conditions that all rows fulfil, up to ten, as JSON: an array of arrays of a field, an operator and its
                 *     values. The operation names its fields; a nested one is written with dots.
                 *
                 *     - text: `contains`, `not_contains`, `equals`, `starts_with` and a text of up to 100 characters, in any case of
                 *       letters; `empty`, `not_empty` without one
                 *     - number: `equals`, `at_least`, `at_most` and a number; `between` and two
                 *     - date: the same with dates
                 *     - choice: `one_of` and one or more of the choices, for a flag 'true' and 'false'
                 *
                 *     Anything else is a 422.
                 * @example [["name","contains","pt"],["internship_quota","between",2,5],["is_active","one_of","true"]]
                 */
                conditions?: components["parameters"]["Conditions"];
                /**
                 * @description Only records of this internship.
                 * @example 15
                 */
                internship_id?: components["parameters"]["InternshipFilter"];
                /**
                 * @description Only grades or sheets in this course.
                 * @example AJK202301
                 */
                course_code?: components["parameters"]["CourseFilter"];
                /**
                 * @description A workbook for Excel by default, or CSV in UTF-8 with a byte order mark, semicolons and decimal commas, which spreadsheets in Indonesian open as it is.
                 * @example csv
                 */
                format?: components["parameters"]["ExportFormat"];
                /**
                 * @description The columns and their order, separated by commas; a nested field is written with dots. All of them without it. An unknown one is a 422.
                 * @example name,is_active
                 */
                columns?: components["parameters"]["ExportColumns"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGradeSheet: {
        parameters: {
            query: {
                /**
                 * @description Code of the course.
                 * @example AJK202301
                 */
                course_code: string;
                /**
                 * @description The internship period.
                 * @example 2
                 */
                internship_period_id: number;
                /**
                 * @description Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page; 10 by default.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sheet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GradeSheet"];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGrade: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Grade"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateGrade: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The scores; internship and course cannot change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GradeUpdateInput"];
            };
        };
        responses: {
            /** @description The updated record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Grade"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteGrade: {
        parameters: {
            query?: {
                /**
                 * @description Why the grade is deleted, in 3 to 500 characters. A request without it gets 422 on `reason`.
                 * @example Nilai dimasukkan untuk mahasiswa yang salah.
                 */
                reason?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getActivityReport: {
        parameters: {
            query?: {
                /**
                 * @description Whether to print the photos too, at most 500 of them.
                 * @example true
                 */
                photos?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report as PDF. */
            200: {
                headers: {
                    "Content-Location": components["headers"]["ReportUrl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportActivityReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workbook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAssessmentReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Identifier of the form of the assessment.
                 * @example 3
                 */
                form_id: components["parameters"]["AssessmentFormId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report as PDF. */
            200: {
                headers: {
                    "Content-Location": components["headers"]["ReportUrl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAttendanceReport: {
        parameters: {
            query: {
                /**
                 * @description The internship period.
                 * @example 2
                 */
                internship_period_id: components["parameters"]["RecapPeriod"];
                /**
                 * @description The first day.
                 * @example 2026-03-01
                 */
                date_from: components["parameters"]["RecapFrom"];
                /**
                 * @description The last day, at most 366 days after the first one.
                 * @example 2026-03-31
                 */
                date_to: components["parameters"]["RecapTo"];
                /**
                 * @description Only records of this company.
                 * @example 3
                 */
                company_id?: components["parameters"]["CompanyFilter"];
                /**
                 * @description Only records of this lecturer.
                 * @example 4
                 */
                lecturer_id?: components["parameters"]["LecturerFilter"];
                /**
                 * @description Only records of this mentor.
                 * @example 9
                 */
                mentor_id?: components["parameters"]["MentorFilter"];
                /**
                 * @description Only students of this academic year.
                 * @example 2024/2025
                 */
                academic_year?: components["parameters"]["AcademicYearFilter"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report as PDF. */
            200: {
                headers: {
                    "Content-Location": components["headers"]["ReportUrl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAttendanceReport: {
        parameters: {
            query: {
                /**
                 * @description The internship period.
                 * @example 2
                 */
                internship_period_id: components["parameters"]["RecapPeriod"];
                /**
                 * @description The first day.
                 * @example 2026-03-01
                 */
                date_from: components["parameters"]["RecapFrom"];
                /**
                 * @description The last day, at most 366 days after the first one.
                 * @example 2026-03-31
                 */
                date_to: components["parameters"]["RecapTo"];
                /**
                 * @description Only records of this company.
                 * @example 3
                 */
                company_id?: components["parameters"]["CompanyFilter"];
                /**
                 * @description Only records of this lecturer.
                 * @example 4
                 */
                lecturer_id?: components["parameters"]["LecturerFilter"];
                /**
                 * @description Only records of this mentor.
                 * @example 9
                 */
                mentor_id?: components["parameters"]["MentorFilter"];
                /**
                 * @description Only students of this academic year.
                 * @example 2024/2025
                 */
                academic_year?: components["parameters"]["AcademicYearFilter"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workbook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGradeReport: {
        parameters: {
            query: {
                /**
                 * @description Code of the course.
                 * @example AJK202301
                 */
                course_code: string;
                /**
                 * @description The internship period.
                 * @example 2
                 */
                internship_period_id: number;
                /**
                 * @description The lecturer.
                 * @example 4
                 */
                lecturer_id: number;
                /**
                 * @description The mentor.
                 * @example 9
                 */
                mentor_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    "Content-Location": components["headers"]["ReportUrl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GradeReport"];
                    };
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportGradeReport: {
        parameters: {
            query: {
                /**
                 * @description Code of the course.
                 * @example AJK202301
                 */
                course_code: string;
                /**
                 * @description The internship period.
                 * @example 2
                 */
                internship_period_id: number;
                /**
                 * @description The lecturer.
                 * @example 4
                 */
                lecturer_id: number;
                /**
                 * @description The mentor.
                 * @example 9
                 */
                mentor_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workbook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGradeReportOptions: {
        parameters: {
            query?: {
                /**
                 * @description Code of the course.
                 * @example AJK202301
                 */
                course_code?: string;
                /**
                 * @description The internship period.
                 * @example 2
                 */
                internship_period_id?: number;
                /**
                 * @description The lecturer.
                 * @example 4
                 */
                lecturer_id?: number;
                /**
                 * @description The mentor.
                 * @example 9
                 */
                mentor_id?: number;
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The possible choices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GradeReportOptions"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReportFile: {
        parameters: {
            query: {
                /**
                 * @description Report and session, signed by this server.
                 * @example eyJhbGciOi
                 */
                token: string;
            };
            header?: never;
            path: {
                /**
                 * @description File name, for the browser only.
                 * @example laporan-aktivitas-2403310001.pdf
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report as PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReportVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code, in capital or small letters, with or without hyphens.
                 * @example 7K3M-9QXA-2HTD
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code is known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReportVerification"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the internship period.
                 * @example 2
                 */
                id: components["parameters"]["PeriodId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dashboard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminDashboard"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMentorCertificates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The certificates. */
                        data: components["schemas"]["CertificateOfPeriod"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMentorDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the internship period.
                 * @example 2
                 */
                id: components["parameters"]["PeriodId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dashboard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SupervisorDashboard"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLecturerDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the internship period.
                 * @example 2
                 */
                id: components["parameters"]["PeriodId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dashboard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SupervisorDashboard"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSignature: {
        parameters: {
            query: {
                /**
                 * @description When the URL expires, in seconds since 1970.
                 * @example 1767225600
                 */
                expires: components["parameters"]["UrlExpiry"];
                /**
                 * @description Signature of this server over the URL.
                 * @example 5f1d7c
                 */
                signature: components["parameters"]["UrlSignature"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findRecords: {
        parameters: {
            query: {
                /**
                 * @description Words to find. More than six are a 422.
                 * @example siti
                 */
                search: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matching records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FoundRecords"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the client makes up for this request, such as a UUID. The same request sent again with it within 24 hours creates nothing and gets the first answer; another request with it is a 422.
                 * @example 0b9c4b1e-4f0e-4a63-9d1f-2f6f0e7a5b51
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description What the rows are.
                 * @example students
                 */
                kind: components["parameters"]["ImportKind"];
            };
            cookie?: never;
        };
        /** @description The rows. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportInput"];
            };
        };
        responses: {
            /** @description Stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ImportResult"];
                    };
                    "application/x-ndjson": components["schemas"]["ImportProgress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImportTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What the rows are.
                 * @example students
                 */
                kind: components["parameters"]["ImportKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The spreadsheet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readImportFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What the rows are.
                 * @example students
                 */
                kind: components["parameters"]["ImportKind"];
            };
            cookie?: never;
        };
        /** @description The file. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportFileInput"];
            };
        };
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ImportFile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What the rows are.
                 * @example students
                 */
                kind: components["parameters"]["ImportKind"];
            };
            cookie?: never;
        };
        /** @description The rows. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportCheckInput"];
            };
        };
        responses: {
            /** @description The state of each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ImportCheck"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportRefusedRows: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What the rows are.
                 * @example students
                 */
                kind: components["parameters"]["ImportKind"];
            };
            cookie?: never;
        };
        /** @description The rows. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportRefusedRowsInput"];
            };
        };
        responses: {
            /** @description The spreadsheet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page; 10 by default.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Only what this account did.
                 * @example 12
                 */
                actor_user_id?: number;
                /**
                 * @description Only this kind.
                 * @example update
                 */
                action?: components["schemas"]["AuditAction"];
                /**
                 * @description Only this kind of record.
                 * @example grades
                 */
                resource?: components["schemas"]["AuditResource"];
                /**
                 * @description Only the record with this id or code.
                 * @example 17
                 */
                record_id?: string;
                /**
                 * @description Only on this day or later, on the campus.
                 * @example 2026-03-01
                 */
                date_from?: string;
                /**
                 * @description Only on this day or earlier, on the campus.
                 * @example 2026-03-31
                 */
                date_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["AuditEntry"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAuditExport: {
        parameters: {
            query?: {
                /**
                 * @description Words to find in the columns that the screen shows; a row matches if every word does. Labels such as 'Tidak Aktif' match by their beginning, telephone numbers by their digits. More than twelve words are a 422.
                 * @example siti
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Only what this account did.
                 * @example 12
                 */
                actor_user_id?: number;
                /**
                 * @description Only this kind.
                 * @example update
                 */
                action?: components["schemas"]["AuditAction"];
                /**
                 * @description Only this kind of record.
                 * @example grades
                 */
                resource?: components["schemas"]["AuditResource"];
                /**
                 * @description Only the record with this id or code.
                 * @example 17
                 */
                record_id?: string;
                /**
                 * @description Only on this day or later, on the campus.
                 * @example 2026-03-01
                 */
                date_from?: string;
                /**
                 * @description Only on this day or earlier, on the campus.
                 * @example 2026-03-31
                 */
                date_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries as CSV in UTF-8, which is sent while it is read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRecordHistory: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Without it, the whole list is returned, at most 1,000 rows.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page; 10 by default.
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description The kind of record.
                 * @example grades
                 */
                resource: components["schemas"]["HistoryResource"];
                /**
                 * @description The id of the record, or the code of the course.
                 * @example 17
                 */
                record_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows. */
                        data: components["schemas"]["AuditEntry"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: {
                /**
                 * @description Whether to answer with `details`.
                 * @example true
                 */
                full?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They work. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBackup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was started. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFailedMails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mails. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The newest first, at most 50. */
                        data: components["schemas"]["FailedMail"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the mail.
                 * @example 0b9f2f0e-3c0a-4c57-9a3b-2f0d7f5f9f11
                 */
                id: components["parameters"]["MailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It waits. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PublicAddress"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmPublicAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The address. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublicAddressInput"];
            };
        };
        responses: {
            /** @description The confirmed address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PublicAddress"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Settings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWarnings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The warnings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Warnings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
