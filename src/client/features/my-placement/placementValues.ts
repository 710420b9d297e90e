import type { PlacementRequest, PlacementRequestInput } from '@/client/api/api';
import { ownCompanyFields } from '@/shared/resources/placement-requests/placementRequestFields';

type OwnCompany = Record<keyof typeof ownCompanyFields, string>;

export const PLACE_KINDS = ['partner', 'own'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** The content of a draft, whether it is new or not. */
export type PlacementRequestContent = Omit<PlacementRequestInput, 'internship_period_id'>;

/** The values of the form; '' is an empty field. The places of the other kind stay, but are not sent. */
export interface PlacementValues {
  internship_period_id: number;
  kind: PlaceKind;
  company_ids: (number | '')[];
  own_company: OwnCompany;
  member_nims: string[];
  note: string;
}

const OWN_NAMES = Object.keys(ownCompanyFields) as (keyof OwnCompany)[];

const ownValues = (company: PlacementRequest['own_company']) =>
  Object.fromEntries(OWN_NAMES.map((name) => [name, company?.[name] ?? ''])) as OwnCompany;

export const newPlacement = (periodId: number): PlacementValues => ({
  internship_period_id: periodId,
  kind: 'partner',
  company_ids: [],
  own_company: ownValues(null),
  member_nims: [],
  note: '',
});

export const valuesOfRequest = (request: PlacementRequest): PlacementValues => ({
  internship_period_id: request.internship_period.id,
  kind: request.own_company ? 'own' : 'partner',
  company_ids: request.choices.map(({ company_id }) => company_id),
  own_company: ownValues(request.own_company),
  member_nims: request.members.filter((one) => !one.is_spokesperson).map(({ nim }) => nim),
  note: request.note ?? '',
});

/** The request as the server takes it: the places of the chosen kind. */
export function contentOf(values: PlacementValues): PlacementRequestContent {
  const { kind, company_ids, own_company, member_nims, note } = values;
  return {
    company_ids: kind === 'partner' ? company_ids.filter((id) => id !== '') : [],
    own_company: kind === 'own' ? own_company : null,
    member_nims,
    note,
  };
}

/** A draft of the browser over the stored values; a broken draft is none. */
export function restored(draft: string | null, stored: PlacementValues): PlacementValues {
  try {
    const kept: unknown = JSON.parse(draft ?? 'null');
    if (typeof kept !== 'object' || kept === null) return stored;
    const values = { ...stored, ...kept, internship_period_id: stored.internship_period_id };
    const isWhole =
      Array.isArray(values.company_ids) &&
      Array.isArray(values.member_nims) &&
      typeof values.own_company === 'object' &&
      values.own_company !== null;
    return isWhole ? values : stored;
  } catch {
    return stored;
  }
}
