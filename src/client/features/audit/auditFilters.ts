import {
  type AuditEntry,
  type ListAuditEntriesArg,
  type User,
  useGetUserQuery,
  useListUsersQuery,
} from '@/client/api/api';
import type { ComboboxOption } from '@/client/components/Combobox';
import type { TableFilter } from '@/client/components/DataTable/tableFilter';
import { useLongChoices } from '@/client/components/pickers/useLongChoices';
import {
  AUDIT_ACTIONS,
  AUDIT_RESOURCES,
  type AuditAction,
  type AuditResource,
} from '@/shared/constants/audit';
import { ROLE_LABELS } from '@/shared/constants/labels';
import { ACTION_LABELS, resourceLabel } from './auditTexts';

type Filter = TableFilter<AuditEntry, ListAuditEntriesArg>;

const userOption = ({ id, name, role }: User): ComboboxOption => ({
  value: id,
  label: name,
  description: ROLE_LABELS[role],
});

const person: Filter = {
  key: 'actor_user_id',
  label: 'Pelaku',
  useChoices: ({ skip, chosen }) => {
    const choices = useLongChoices(
      useListUsersQuery,
      { sort: 'name' },
      { toOption: userOption, skip },
    );
    const isMissing = 'onSearch' in choices && chosen !== null;
    const { data } = useGetUserQuery({ id: chosen ?? 0 }, { skip: !isMissing });
    return { ...choices, selected: data && userOption(data.data) };
  },
  toQuery: (value) => ({ actorUserId: Number(value) }),
  matches: ({ actor }, value) => actor?.id === Number(value),
};

const action: Filter = {
  key: 'action',
  label: 'Tindakan',
  choices: AUDIT_ACTIONS.map((value) => ({ value, label: ACTION_LABELS[value] })),
  toQuery: (value) => ({ action: value as AuditAction }),
  matches: (entry, value) => entry.action === value,
};

const resource: Filter = {
  key: 'resource',
  label: 'Data',
  choices: AUDIT_RESOURCES.map((value) => ({ value, label: resourceLabel(value) })),
  toQuery: (value) => ({ resource: value as AuditResource }),
  matches: (entry, value) => entry.resource === value,
};

const record: Filter = {
  key: 'record_id',
  label: 'Nomor atau kode',
  textOf: (value) => `Nomor ${value}`,
  toQuery: (value) => ({ recordId: value }),
  matches: (entry, value) => entry.record_id === value,
};

// In the browser, a day is that of the reader: only a server without these filters leaves it to it.
const dateFrom: Filter = {
  key: 'date_from',
  label: 'Dari',
  input: 'date',
  toQuery: (value) => ({ dateFrom: value }),
  matches: ({ at }, value) => at.slice(0, 10) >= value,
};

const dateTo: Filter = {
  key: 'date_to',
  label: 'Sampai',
  input: 'date',
  toQuery: (value) => ({ dateTo: value }),
  matches: ({ at }, value) => at.slice(0, 10) <= value,
};

export const AUDIT_FILTERS: readonly TableFilter<never, ListAuditEntriesArg>[] = [
  person,
  action,
  resource,
  record,
  dateFrom,
  dateTo,
];
