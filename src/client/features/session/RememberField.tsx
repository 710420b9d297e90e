import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Field } from 'formik';

export const RememberField = () => (
  <FormControlLabel
    control={<Field as={Checkbox} name="remember" type="checkbox" />}
    label="Ingat saya"
  />
);
