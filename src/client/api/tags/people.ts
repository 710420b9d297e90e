import { DEMO_PASSWORDS, HISTORY, PERSON_SHOWN_IN, type Tag, type TagRules } from './tags';

const OWN_ACCOUNT: Tag = { type: 'User', id: 'OWN' };
const INVITATION_CHANGED = ['Invitation', 'User', 'Lecturer', 'Mentor', HISTORY] as const;

/** Accounts and their people, invitations and sessions. */
export const peopleTags: TagRules = {
  alsoChanged: [
    [['createUser'], ['Student', 'Lecturer', 'Mentor', 'Dashboard']],
    [
      ['createStudent', 'createLecturer', 'createMentor'],
      ['User', 'Dashboard'],
    ],
    [['createInvitation'], ['User', 'Lecturer', 'Mentor', 'Dashboard']],
    [['updateUser', 'updateStudent', 'updateLecturer', 'updateMentor'], PERSON_SHOWN_IN],
    [
      ['deleteUser', 'deleteStudent', 'deleteLecturer', 'deleteMentor'],
      [...PERSON_SHOWN_IN, 'Dashboard'],
    ],
    [['applyToUsers'], [...PERSON_SHOWN_IN, 'Dashboard', DEMO_PASSWORDS, HISTORY]],
    [['applyToMentors'], PERSON_SHOWN_IN],
    [['anonymiseUser'], [...PERSON_SHOWN_IN, 'Activity', 'Grade', 'Session']],
  ],
  changed: [
    [['changePassword'], [DEMO_PASSWORDS, OWN_ACCOUNT]],
    [['resetUserPassword'], [DEMO_PASSWORDS, HISTORY]],
    [['changeOwnSignature'], [...PERSON_SHOWN_IN, 'Session']],
    // A super admin may look at the own account.
    [
      ['createEmailConfirmation', 'confirmEmail'],
      ['User', 'MailPreference'],
    ],
    [['changeOwnContact'], [...PERSON_SHOWN_IN, 'MailPreference', HISTORY]],
    [['deleteSession'], ['Session']],
    [
      [
        ...(['confirmAuthenticator', 'deleteAuthenticator', 'renewRecoveryCodes'] as const),
        ...(['createPasskey', 'deletePasskey'] as const),
      ],
      ['SecondFactor', OWN_ACCOUNT],
    ],
  ],
  changedAnyway: [
    // Logging in or out clears the whole cache (app/store.ts).
    [['login', 'logout'], []],
    [['refreshSession', 'deleteOtherSessions'], ['Session']],
    [['renewInvitation', 'cancelInvitation'], INVITATION_CHANGED],
    [['readInvitationOffer', 'acceptInvitation'], []],
    [['submitForgottenPassword', 'readPasswordCodeHolder', 'resetForgottenPassword'], []],
    [['createPasswordCode', 'createSecondFactorCode'], [HISTORY]],
    [
      ['createPasskeyChallenge', 'loginWithPasskey', 'createPasskeyCreation', 'confirmIdentity'],
      [],
    ],
    // The new secret is shown where it was made.
    [['createAuthenticator'], []],
    [['exportUser'], []],
  ],
  read: [
    // The page that needs it requests it each time.
    [['getUserAnonymisation'], []],
    [['getOwnAccount'], [OWN_ACCOUNT]],
    [['getWarnings'], [DEMO_PASSWORDS]],
  ],
};
