import DeleteOutlineOutlined from '@mui/icons-material/DeleteOutlineOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { type ReactNode, useRef } from 'react';
import { FullWidth } from './FormSection';

const Item = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
});

type Props = {
  /** The list among the values of the form. */
  name: string;
  values: readonly unknown[];
  /** The least number of fields, and the most. */
  min: number;
  max: number;
  /** One of them in the label of its button, such as 'anggota'. */
  noun: string;
  addLabel: string;
  addIcon: ReactNode;
  align: 'start' | 'end';
  /** The space above the button that removes a field. */
  removeTop?: number;
  field: (index: number) => ReactNode;
};

/** Fields below each other that can be added and removed. */
export function FieldList({ name, values, min, max, field, ...look }: Props) {
  const { setFieldValue } = useFormikContext();
  const add = useRef<HTMLButtonElement>(null);

  const remove = (index: number) => {
    void setFieldValue(
      name,
      values.filter((_value, other) => other !== index),
    );
    add.current?.focus();
  };

  return (
    <>
      {values.map((_value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the values of the form are in their order
        <FullWidth key={index}>
          <Item style={{ alignItems: look.align }}>
            {field(index)}
            {values.length > min && (
              <IconButton
                aria-label={`Hapus ${look.noun} ${index + 1}`}
                onClick={() => remove(index)}
                sx={{ mt: look.removeTop }}
              >
                <DeleteOutlineOutlined />
              </IconButton>
            )}
          </Item>
        </FullWidth>
      ))}
      <FullWidth>
        <Button
          ref={add}
          variant="outlined"
          color="secondary"
          startIcon={look.addIcon}
          aria-disabled={values.length >= max}
          onClick={() => {
            if (values.length < max) void setFieldValue(name, [...values, '']);
          }}
          sx={{ minHeight: { xs: 44, md: 0 } }}
        >
          {look.addLabel}
        </Button>
      </FullWidth>
    </>
  );
}
