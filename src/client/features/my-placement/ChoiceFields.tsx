import { useFormikContext } from 'formik';
import type { PlacementOption } from '@/client/api/api';
import type { ComboboxOption } from '@/client/ui/comboboxProps';
import { ComboboxField } from '@/client/ui/fields/ComboboxField';
import { FullWidth } from '@/client/ui/form/FormSection';
import { formatNumber } from '@/shared/formatNumber';
import { PLACEMENT_CHOICES_MAX } from '@/shared/resources/placement-requests/constants';
import type { PlacementValues } from './placementValues';

const placesText = ({ places, places_left, waiting }: PlacementOption) => {
  const left =
    places_left === 0
      ? `penuh, ${formatNumber(places)} tempat`
      : `sisa ${formatNumber(places_left)} dari ${formatNumber(places)} tempat`;
  return waiting === 0 ? left : `${left}, ${formatNumber(waiting)} menunggu`;
};

const optionOf = (company: PlacementOption): ComboboxOption => ({
  value: company.id,
  label: company.name,
  description: `${company.business_field} · ${placesText(company)}`,
});

type Props = {
  companies: readonly PlacementOption[];
  /** Companies of the stored request, which may take no students any more. */
  kept: readonly ComboboxOption[];
};

/** The partner companies in the order of preference: the chosen ones, and the next one. */
export function ChoiceFields({ companies, kept }: Props) {
  const { values, setFieldValue } = useFormikContext<PlacementValues>();
  const chosen = values.company_ids;
  const shown = Math.min(chosen.length + 1, PLACEMENT_CHOICES_MAX);
  const options = companies.map(optionOf);

  return Array.from({ length: shown }, (_, index) => {
    const others = chosen.filter((_id, other) => other !== index);
    const own = kept.find(({ value }) => value === chosen[index]);
    const listed = options.filter(({ value }) => !others.includes(Number(value)));
    const isMissing = own && !listed.some(({ value }) => value === own.value);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its place in the order
      <FullWidth key={index}>
        <ComboboxField
          name={`company_ids.${index}`}
          label={`Pilihan ${index + 1}`}
          placeholder="Pilih Mitra Industri"
          emptyText="Tidak ada mitra yang menerima mahasiswa."
          options={isMissing ? [own, ...listed] : listed}
          helperText={index === 0 ? 'Urutkan dari yang paling Anda inginkan.' : undefined}
          onChosen={(option) => {
            // The choices after it move up.
            if (!option) void setFieldValue('company_ids', others);
          }}
        />
      </FullWidth>
    );
  });
}
