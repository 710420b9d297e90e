import {
  type ListAuditEntriesArg,
  type User,
  useGetUserQuery,
  useListUsersQuery,
} from '@/client/api/api';
import { useLongChoices } from '@/client/records/pickers/useLongChoices';
import type { TableFilter } from '@/client/table/toolbar/tableFilter';
import type { ComboboxOption } from '@/client/ui/comboboxProps';
import { AUDIT_ACTIONS, type AuditAction, type AuditResource } from '@/shared/constants/audit';
import { ROLE_LABELS } from '@/shared/constants/labels';
import { RECORD_NAMES } from '@/shared/records';
import { ACTION_LABELS, resourceLabel } from './auditTexts';

type Filter = TableFilter<ListAuditEntriesArg>;

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
};

const action: Filter = {
  key: 'action',
  label: 'Tindakan',
  choices: AUDIT_ACTIONS.map((value) => ({ value, label: ACTION_LABELS[value] })),
  toQuery: (value) => ({ action: value as AuditAction }),
};

const resource: Filter = {
  key: 'resource',
  label: 'Data',
  choices: RECORD_NAMES.map((value) => ({ value, label: resourceLabel(value) })),
  toQuery: (value) => ({ resource: value as AuditResource }),
};

const record: Filter = {
  key: 'record_id',
  label: 'Nomor atau kode',
  textOf: (value) => `Nomor ${value}`,
  toQuery: (value) => ({ recordId: value }),
};

const dateFrom: Filter = {
  key: 'date_from',
  label: 'Dari',
  input: 'date',
  toQuery: (value) => ({ dateFrom: value }),
};

const dateTo: Filter = {
  key: 'date_to',
  label: 'Sampai',
  input: 'date',
  toQuery: (value) => ({ dateTo: value }),
};

export const AUDIT_FILTERS: readonly TableFilter<ListAuditEntriesArg>[] = [
  person,
  action,
  resource,
  record,
  dateFrom,
  dateTo,
];
