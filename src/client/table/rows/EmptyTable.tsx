import type { ReactNode } from 'react';
import type { Column } from '../column';
import { columnsOf, PlainFrame, PlainHeader } from './plainParts';

type Props<Row> = {
  /** Null where the rows would be cards. */
  columns: readonly Column<Row>[] | null;
  hasActions: boolean;
  children: ReactNode;
};

export const EmptyTable = <Row,>({ columns, hasActions, children }: Props<Row>) => (
  <>
    {columns && (
      <PlainFrame style={columnsOf(columns, hasActions)}>
        <PlainHeader columns={columns} hasActions={hasActions} />
      </PlainFrame>
    )}
    {children}
  </>
);
