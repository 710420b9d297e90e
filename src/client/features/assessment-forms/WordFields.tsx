import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlineOutlined from '@mui/icons-material/DeleteOutlineOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { NumberField } from '@/client/ui/fields/NumberField';
import { TextField } from '@/client/ui/fields/TextField';
import { FullWidth } from '@/client/ui/form/FormSection';
import { WORD_LENGTH_MAX, WORDS_MAX, WORDS_MIN } from '@/shared/resources/assessments/constants';
import { type AssessmentFormValues, someWords } from './assessmentFormValues';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(80px, 1fr) auto',
  gap: 8,
  alignItems: 'end',
});

/** The scale of a criterion: numbers, or words with points. */
export function WordFields({ index }: { index: number }) {
  const { values, setFieldValue } = useFormikContext<AssessmentFormValues>();
  const name = `criteria.${index}.words`;
  const words = values.criteria[index]?.words ?? null;
  const set = (next: typeof words) => void setFieldValue(name, next);

  if (words === null) {
    return (
      <FullWidth>
        <Button
          variant="outlined"
          color="secondary"
          aria-label={`Nilai kriteria ${index + 1} dengan sebutan`}
          onClick={() => set(someWords())}
        >
          Nilai dengan Sebutan
        </Button>
      </FullWidth>
    );
  }
  return (
    <>
      {words.map((_word, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the values of the form are in their order
        <FullWidth key={place}>
          <Row>
            <TextField
              name={`${name}.${place}.word`}
              label={`Sebutan ${index + 1}.${place + 1}`}
              maxLength={WORD_LENGTH_MAX}
              required
            />
            <NumberField
              name={`${name}.${place}.points`}
              label={`Poin ${index + 1}.${place + 1}`}
              required
            />
            <IconButton
              aria-label={`Hapus sebutan ${index + 1}.${place + 1}`}
              disabled={words.length <= WORDS_MIN}
              onClick={() => set(words.filter((_other, other) => other !== place))}
            >
              <DeleteOutlineOutlined />
            </IconButton>
          </Row>
        </FullWidth>
      ))}
      <FullWidth>
        <Button
          color="secondary"
          startIcon={<AddOutlined />}
          disabled={words.length >= WORDS_MAX}
          onClick={() => set([...words, { word: '', points: '' }])}
        >
          Tambah Sebutan
        </Button>
        <Button color="secondary" onClick={() => set(null)}>
          Nilai dengan Angka 1–100
        </Button>
      </FullWidth>
    </>
  );
}
