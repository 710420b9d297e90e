import type { SessionUser } from '@/server/auth/sessionUser';
import type { Handlers } from '@/server/contract/operations';
import { fieldErrors, foundOr404, notFound } from '@/server/http/errors';
import { DELETED } from '@/server/http/messages';
import { parseBody } from '@/server/http/parseBody';
import type { Services } from '@/server/services';
import { VIEWS_MAX } from '@/shared/resources/saved-views/constants';
import {
  savedViewRules,
  savedViewUpdateRules,
} from '@/shared/resources/saved-views/savedViewRules';
import {
  countSavedViews,
  deleteSavedView,
  insertSavedView,
  selectSavedView,
  selectSavedViews,
  updateSavedView,
} from './savedViewQueries';

const NOT_FOR_EVERYBODY = 'Hanya super admin yang dapat menyimpan tampilan untuk semua orang';
/** The view would disappear for all but its owner, who may have left. */
const OF_SOMEBODY_ELSE =
  'Hanya pemiliknya yang dapat menarik tampilan ini; Anda dapat menghapusnya';
const TOO_MANY = `Maksimal ${VIEWS_MAX} tampilan untuk setiap daftar`;

const refuseSharing = ({ role }: SessionUser, isShared: boolean) => {
  if (isShared && role !== 'super_admin') throw fieldErrors({ is_shared: [NOT_FOR_EVERYBODY] });
};

export const savedViewHandlers = ({ db }: Services) =>
  ({
    async listSavedViews({ query, user }) {
      return { data: await selectSavedViews(db, user, query.list) };
    },

    async createSavedView({ body, user, storeAnswer }) {
      const view = await parseBody(savedViewRules, body);
      refuseSharing(user, view.is_shared);
      return storeAnswer(async (trx) => {
        if ((await countSavedViews(trx, user.id, view.list)) >= VIEWS_MAX) {
          throw fieldErrors({ name: [TOO_MANY] });
        }
        const id = await insertSavedView(trx, { ...view, user_id: user.id });
        return { data: foundOr404(await selectSavedView(trx, user, id)) };
      });
    },

    async updateSavedView({ params, body, user }) {
      const stored = foundOr404(await selectSavedView(db, user, params.id));
      if (!stored.may_change) throw notFound();
      const view = await parseBody(savedViewUpdateRules, body);
      refuseSharing(user, view.is_shared);
      if (!stored.is_own && !view.is_shared) throw fieldErrors({ is_shared: [OF_SOMEBODY_ELSE] });
      foundOr404(await updateSavedView(db, user, params.id, view));
      return { data: foundOr404(await selectSavedView(db, user, params.id)) };
    },

    async deleteSavedView({ params, user }) {
      foundOr404(await deleteSavedView(db, user, params.id));
      return { data: { message: DELETED } };
    },
  }) satisfies Partial<Handlers>;
