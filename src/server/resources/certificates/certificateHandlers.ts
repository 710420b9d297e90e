import type { FastifyRequest } from 'fastify';
import type { Handlers } from '@/server/contract/operations';
import { campusMoment } from '@/server/http/campusToday';
import { conflict, foundOr404 } from '@/server/http/errors';
import { parseBody } from '@/server/http/parseBody';
import { whileConnected } from '@/server/http/whileConnected';
import { idsIn } from '@/server/lists/chosenIds';
import { safeFileName, sendPdf } from '@/server/reports/reportFiles';
import { notifyRevoked } from '@/server/resources/notifications/kinds/certificates';
import { selectPublicAddress } from '@/server/resources/public-address/publicAddressQueries';
import type { Services } from '@/server/services';
import { certificatesRules } from '@/shared/resources/certificates/certificateRules';
import { CERTIFICATES_MAX } from '@/shared/resources/certificates/constants';
import { reasonRules } from '@/shared/validation/reasonRules';
import { certificateExport } from './certificateExport';
import { selectGaps } from './certificateGaps';
import {
  lockCertificate,
  selectCertificate,
  selectCertificateDetail,
  selectOwnThanks,
  selectPrintedCertificates,
} from './certificateQueries';
import {
  recipientOf,
  selectAllRecipients,
  selectRecipientRows,
  selectRecipients,
} from './certificateRecipients';
import { checkCertificates } from './checkCertificates';
import { issueCertificates } from './issueCertificates';
import { certificatesReport } from './printCertificates';
import { createReadyIds } from './readyIds';

const REVOKED = 'Sertifikat ini sudah dicabut.';
const TOO_MANY = `Maksimal ${CERTIFICATES_MAX} sertifikat sekaligus`;

const idsOf = (ids: string) => idsIn(ids, CERTIFICATES_MAX, TOO_MANY);

export const certificateHandlers = (services: Services) => {
  const { db, verdicts, config, clock, reports, exports } = services;

  const listing = { db, verdicts, readyIds: createReadyIds(services) };
  const moment = () => campusMoment({ clock, config });

  async function print(
    rows: Awaited<ReturnType<typeof selectPrintedCertificates>>,
    raw: FastifyRequest,
  ) {
    const { address } = await selectPublicAddress(db, config);
    const report = certificatesReport(rows, address);
    return whileConnected(raw, (signal) => reports.print(report, signal));
  }

  return {
    async listCertificates({ query, user }) {
      return selectRecipients(listing, user, query, moment());
    },

    async exportCertificates(request, reply) {
      const { query, user } = request;
      return exports.send(request, reply, certificateExport, () =>
        selectAllRecipients(listing, user, query, moment()),
      );
    },

    async getCertificate({ params }) {
      return { data: foundOr404(await selectCertificateDetail(db, params.id)) };
    },

    async checkCertificates({ query: { ids, ...of }, user }) {
      const { ready, left_out } = await checkCertificates(services, user, of, idsOf(ids), moment());
      return { data: { ready_ids: ready.map(({ id }) => id), left_out } };
    },

    async issueCertificates({ body, user, storeAnswer }) {
      const input = await parseBody(certificatesRules, body);
      const { now } = campusMoment(services);
      return storeAnswer(async (trx) => ({
        data: await issueCertificates({ trx, verdicts, config, user, now }, input),
      }));
    },

    async listCertificateFiles({ query: { ids }, user, raw }, reply) {
      const rows = await selectPrintedCertificates(db, user, idsOf(ids));
      foundOr404(rows[0]);
      return sendPdf(await print(rows, raw), 'sertifikat.pdf', reply);
    },

    async getCertificateFile({ params, user, raw }, reply) {
      const rows = await selectPrintedCertificates(db, user, [params.id]);
      const certificate = foundOr404(rows[0]);
      // The page does not say that it was revoked; the office keeps it for its archive.
      if (certificate.revoked_at !== null && user.role !== 'super_admin') throw conflict(REVOKED);
      const { nim, name } = certificate.data;
      const fileName = `${safeFileName(`sertifikat-${nim || name}`)}.pdf`;
      return sendPdf(await print(rows, raw), fileName, reply);
    },

    async revokeCertificate({ params: { id }, body, user }) {
      const { reason } = await parseBody(reasonRules, body);
      const { now } = campusMoment(services);
      return db.transaction().execute(async (trx) => {
        const certificate = foundOr404(await lockCertificate(trx, id));
        if (certificate.revoked_at !== null) throw conflict(REVOKED);
        await trx
          .updateTable('certificates')
          .set({
            revoked_at: now,
            revoked_reason: reason,
            revoked_by_user_id: user.id,
            revoked_by_name: user.name,
          })
          .where('id', '=', id)
          .execute();
        await notifyRevoked(trx, id, now);
        return { data: foundOr404(await selectCertificate(trx, id)) };
      });
    },

    async listMentorCertificates({ user }) {
      return { data: await selectOwnThanks(db, user) };
    },

    async getInternshipCertificate({ params: { id }, user }) {
      const placement = await db
        .selectFrom('internships')
        .select('internships.internship_period_id')
        .where('internships.id', '=', id)
        .executeTakeFirst();
      const of = { kind: 'student' as const, ...foundOr404(placement) };
      const [row] = await selectRecipientRows(db, user, of, [id], moment());
      const recipient = foundOr404(row);
      const gaps = await selectGaps(services, of, [id], moment());
      return { data: recipientOf(recipient, of.kind, gaps.get(id)) };
    },
  } satisfies Partial<Handlers>;
};
