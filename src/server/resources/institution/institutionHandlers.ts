import type { Handlers } from '@/server/contract/operations';
import { fieldErrors } from '@/server/http/errors';
import { parseBody } from '@/server/http/parseBody';
import type { Services } from '@/server/services';
import { institutionRules } from '@/shared/resources/institution/institutionRules';
import {
  fixedNames,
  type Institution,
  type InstitutionName,
  saveInstitution,
  selectInstitution,
} from './institutionQueries';

const SETTING_OF: Readonly<Record<InstitutionName, string>> = {
  app_name: 'APP_NAME',
  department: 'APP_DEPARTMENT',
  programme: 'APP_PROGRAMME',
};

export const institutionHandlers = ({ db, config }: Services) => {
  const fixed = fixedNames(config);
  const fixedKeys = Object.keys(fixed) as InstitutionName[];
  const read = async () => ({
    data: { ...(await selectInstitution(db, config)), fixed: fixedKeys },
  });

  return {
    getInstitution: read,

    async updateInstitution({ body }) {
      const names = await parseBody(institutionRules, body);
      refuseOtherThan(fixed, names);
      await saveInstitution(db, names);
      return read();
    },
  } satisfies Partial<Handlers>;
};

function refuseOtherThan(fixed: Partial<Institution>, names: Institution): void {
  const refused = (Object.keys(fixed) as InstitutionName[])
    .filter((name) => fixed[name] !== names[name])
    .map((name) => [name, [`Diatur oleh pengelola server (${SETTING_OF[name]}).`]]);
  if (refused.length > 0) throw fieldErrors(Object.fromEntries(refused));
}
