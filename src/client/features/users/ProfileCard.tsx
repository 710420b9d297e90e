import type { ReactNode } from 'react';
import { FormCard } from '@/client/ui/form/FormCard';
import { FormSection } from '@/client/ui/form/FormSection';
import { ROLE_LABELS } from '@/shared/constants/labels';
import type { Role } from '@/shared/permissions';
import { IDENTIFIERS } from './identifiers';

/** The second form of the page, with the fields of the role. */
export const ProfileCard = ({ of, children }: { of: Role; children: ReactNode }) => (
  <FormCard label={`Profil ${ROLE_LABELS[of]}`} submitLabel="Simpan Profil" focusOnOpen={false}>
    <FormSection
      title={`Profil ${ROLE_LABELS[of]}`}
      description={`${ROLE_LABELS[of]} masuk dengan ${IDENTIFIERS[of]}.`}
    >
      {children}
    </FormSection>
  </FormCard>
);
