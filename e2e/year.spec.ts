import type { Page } from '@playwright/test';
import { finish, issueCertificates } from './certificates';
import { formatPeriod } from './dates';
import { download, expectPdf, expectPdfTab } from './downloads';
import { FIRST_ADMIN, testOnEmptyInstallation } from './emptyInstallation';
import { expect } from './fixtures';
import { POSITION } from './geolocation';
import { expectNoSidewaysScrolling } from './layout';
import { makeLetter } from './letters';
import { openEntry } from './menu';
import { pdf } from './pdf';
import { nextSemester, presentSemester, type Semester } from './semesters';
import { signIn } from './signIn';
import { rowOrCard, takeAction, toolOf } from './tables';
import { IN_ALL } from './testLevel';
import { expectToast } from './toasts';
import { DESKTOP, PHONE } from './viewports';
import * as office from './year/office';
import { signInAgain, signInFirst } from './year/person';
import * as student from './year/student';
import * as supervisors from './year/supervisors';

const SARI = { name: 'Sari Mandiri', number: '2503310001' };
const BIMA = { name: 'Bima Menyusul', number: '2503310002' };
const LECTURER = { name: 'Agus Setiawan', number: '198001012005011001' };
const MENTOR = { name: 'Rina Marlina', number: '3273014501880009' };
const COMPANY = 'CV Jaringan Braga';
const COURSE = { code: 'AJK202601', name: 'Praktik Kerja' };
const ACTIVITY = 'Konfigurasi VLAN gedung B';
const FINISHED = 'Penempatan selesai, hanya dapat dibaca';

const periodRow = (page: Page, semester: Semester) => rowOrCard(page, formatPeriod(semester));

for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  const test = testOnEmptyInstallation();

  test.describe(size, () => {
    test.use({ viewport, geolocation: POSITION, permissions: ['geolocation'] });

    test(
      'a department plays a whole year, from an empty installation to the next semester',
      IN_ALL,
      async ({ page: admin, openOtherPage, server }) => {
        const sari = await openOtherPage();
        const mentor = await openOtherPage();
        const lecturer = await openOtherPage();
        const people = [admin, sari, mentor, lecturer];
        /** After each stage nothing on the screens of these people overflows them. */
        const stage = <Result>(title: string, play: () => Promise<Result>) =>
          test.step(title, async () => {
            const result = await play();
            for (const page of people) await expectNoSidewaysScrolling(page);
            return result;
          });

        await stage('the first super admin logs in and names the department', async () => {
          await signIn(admin, FIRST_ADMIN.identifier, FIRST_ADMIN.password);
          await office.nameDepartment(admin);
        });

        await stage('the office makes the period of the semester', async () => {
          await office.createPeriod(admin, presentSemester);
        });

        await stage('the office imports a lecturer and two students', async () => {
          await office.importLines(admin, 'Impor dosen', [
            'NIP,Nama,Email',
            `${LECTURER.number},${LECTURER.name},agus@kampus.example`,
          ]);
          await office.importLines(admin, 'Impor mahasiswa', [
            'NIM,Nama,Email,Tahun Akademik',
            ...[SARI, BIMA].map(
              ({ name, number }) => `${number},${name},${number}@kampus.example,2026/2027`,
            ),
          ]);
        });

        await stage('the office adds a course with a sheet for mentors', async () => {
          await office.createCourse(admin, COURSE);
          await office.createAssessmentForm(admin, COURSE);
        });

        await stage('the office lets students ask for places', async () => {
          await office.openPlacementWindow(admin, presentSemester);
        });

        await stage(
          'a student chooses a password and asks for a place at an own company',
          async () => {
            await signInFirst(sari, SARI);
            await student.askForOwnCompany(sari, presentSemester, COMPANY);
          },
        );

        const code = await stage(
          'the office makes a partner of the company, invites its mentor and accepts',
          async () => {
            const names = { student: SARI.name, company: COMPANY, mentor: MENTOR.name };
            return office.acceptOwnCompany(admin, names);
          },
        );

        await stage(
          'the mentor opens the account with the printed code and a drawn signature',
          async () => {
            await supervisors.openAccount(mentor, code, MENTOR);
          },
        );

        const letter = await stage(
          'the office makes a letter, downloads it and attaches the signed scan',
          async () => {
            const number = await makeLetter(admin, SARI.name);
            const made = admin.getByRole('dialog', { name: 'Surat sudah dibuat' });
            expect(
              (await download(made.getByRole('button', { name: 'Unduh Surat' })))
                .subarray(0, 2)
                .toString(),
            ).toBe('PK');
            await made.getByRole('link', { name: 'Lihat Arsip' }).click();
            await rowOrCard(admin, number).click();
            await admin.locator('input[type=file]').setInputFiles({
              name: 'surat.pdf',
              mimeType: 'application/pdf',
              buffer: pdf('Surat'),
            });
            await expect(admin.getByRole('button', { name: 'Unduh Hasil Pindai' })).toBeVisible();
            return number;
          },
        );

        await stage('the student downloads the letter', async () => {
          await openEntry(sari, 'Tempat Magang');
          await expectPdf(sari.getByRole('button', { name: `Unduh ${letter}` }));
        });

        await stage('the office places another student at the same company', async () => {
          await office.place(admin, {
            student: BIMA.name,
            company: COMPANY,
            lecturer: LECTURER.name,
          });
        });

        await stage('the mentor plans a day and the student attends it', async () => {
          await supervisors.planActivity(mentor, SARI.name, ACTIVITY);
          await student.attend(sari, ACTIVITY);
        });

        await stage('mentor and lecturer validate the day', async () => {
          await supervisors.validate(mentor, SARI.name, ACTIVITY, 'Mentor');
          await signInFirst(lecturer, LECTURER);
          await supervisors.validate(lecturer, SARI.name, ACTIVITY, 'Dosen');
        });

        await stage(
          'the mentor assesses, and the lecturer takes the score over into the grade',
          async () => {
            await supervisors.assess(mentor, SARI.name, '95');
            await supervisors.grade(lecturer, SARI.name, COURSE.name);
            await lecturer.getByRole('tab', { name: 'Aktivitas' }).click();
            await expectPdfTab(await toolOf(lecturer, 'Print PDF'));
          },
        );

        await stage(
          'the office finishes the placement and issues a numbered certificate',
          async () => {
            await openEntry(admin, 'Mahasiswa Magang');
            await finish(admin, SARI.name);
            await expectToast(admin, 'Penempatan ditandai selesai.');
            await openEntry(admin, 'Sertifikat');
            await issueCertificates(admin, [SARI.name]);
            await takeAction(admin, SARI.name, 'Lihat');
            await expect(admin.getByText(/^\d{3}\/SERT\/[IVX]+\/\d{4}$/).first()).toBeVisible();
          },
        );

        await stage('the student opens the certificate', async () => {
          await openEntry(sari, 'Dashboard');
          const card = sari.getByRole('region', { name: 'Sertifikat' });
          await expectPdfTab(card.getByRole('button', { name: 'Print PDF' }));
          // The news of the certificate bring the end of the placement, too.
          await expect(sari.getByText(FINISHED)).toBeVisible();
          await expect(sari.getByRole('link', { name: /^Ajukan izin/ })).toHaveCount(0);
        });

        await stage('the semester ends', async () => {
          const after = new Date(`${nextSemester.start_date}T03:00:00Z`);
          await server.restartAt(after);
          for (const page of people) await page.context().clock.setFixedTime(after);
        });

        await stage(
          'the office closes the period without the student who is not finished',
          async () => {
            await signIn(admin, FIRST_ADMIN.identifier, FIRST_ADMIN.password);
            await office.openPeriod(admin, presentSemester.year);
            await office.closeWithout(admin, BIMA.name, SARI.name);
          },
        );

        await stage(
          'the office copies the period, which offers its students for the next semester',
          async () => {
            await office.copyPeriod(admin, nextSemester);
            for (const { name } of [SARI, BIMA]) {
              await expect(admin.getByRole('checkbox', { name: new RegExp(name) })).toBeVisible();
            }
          },
        );

        await stage('the list has the closed period and the active one', async () => {
          await openEntry(admin, 'Periode Magang');
          await expect(periodRow(admin, presentSemester)).toContainText('Ditutup');
          await expect(periodRow(admin, nextSemester)).toContainText(/(?<!Tidak )Aktif/);
          await openEntry(admin, 'Dashboard');
          await expect(admin.getByText('Total Mahasiswa')).toBeVisible();
          await expect(admin.getByRole('list', { name: 'Langkah pertama' })).toBeHidden();
        });

        await stage('the finished student keeps the placement and its certificate', async () => {
          await signInAgain(sari, SARI);
          await expect(sari.getByText(FINISHED)).toBeVisible();
          const card = sari.getByRole('region', { name: 'Sertifikat' });
          await expect(card.getByRole('button', { name: 'Print PDF' })).toBeVisible();
        });

        await stage('the lecturer can still grade the student who was left open', async () => {
          await signInAgain(lecturer, LECTURER);
          await supervisors.openPlacement(lecturer, BIMA.name);
          await lecturer.getByRole('tab', { name: 'Nilai' }).click();
          await expect(lecturer.getByRole('link', { name: 'Tambah Nilai' }).first()).toBeVisible();
        });
      },
    );
  });
}
