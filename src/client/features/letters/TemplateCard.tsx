import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { FetchArgs } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { type LetterTemplate, useUpdateLetterTemplateMutation } from '@/client/api/api';
import { Badge } from '@/client/ui/cells/Badge';
import { UPDATE_FAILED } from '@/client/ui/crudMessages';
import { ExportButton } from '@/client/ui/ExportButton';
import { SectionCard, SectionLine, SectionRow, SectionRows } from '@/client/ui/SectionCard';
import { notify } from '@/client/ui/toasts/notify';
import { notifyFailure } from '@/client/ui/toasts/notifyFailure';
import { formatDateTime } from '@/shared/format';
import { incompleteTemplateDialog } from './lazyIncompleteTemplateDialog';
import { missingIn } from './missingIn';
import { NextNumber } from './NextNumber';
import { TemplateFields } from './TemplateFields';
import { TemplateUpload } from './TemplateUpload';

const headers = { accept: '*/*' };

const asPdf = (preview: FetchArgs): FetchArgs => ({
  ...preview,
  params: { ...preview.params, format: 'pdf' },
});

type Version = LetterTemplate['versions'][number];

const originOf = ({ uploaded_at, uploaded_by_name }: Version): string =>
  uploaded_at === null
    ? 'Bawaan aplikasi'
    : `Diunggah ${uploaded_by_name ?? ''}, ${formatDateTime(uploaded_at)}`;

type Props = {
  template: LetterTemplate;
  /** The placement that fills previews; examples fill them without one. */
  previewed: number | undefined;
};

function VersionRow({ template, previewed, version }: Props & { version: Version }) {
  const { kind, name, current_number, version: seen } = template;
  const { number, file_name } = version;
  const [updateTemplate, { isLoading }] = useUpdateLetterTemplateMutation();
  const [asked, setAsked] = useState<{ missing: readonly string[]; preview: FetchArgs } | null>(
    null,
  );
  const isCurrent = number === current_number;

  const preview: FetchArgs = {
    url: `/letter-templates/${kind}/preview`,
    params: { number, internship_id: previewed },
    headers,
  };

  const choose = async (is_confirmed = false) => {
    try {
      await updateTemplate({
        kind,
        letterTemplateInput: { current_number: number, version: seen, is_confirmed },
      }).unwrap();
      setAsked(null);
      notify.success('Berhasil!', `Surat baru memakai versi ${number}.`);
    } catch (error) {
      const missing = missingIn(error);
      if (missing) setAsked({ missing, preview: asPdf(preview) });
      else notifyFailure(error, UPDATE_FAILED);
    }
  };

  return (
    <SectionRow>
      <div>
        <strong>Versi {number}</strong> {isCurrent && <Badge tone="success">Dipakai</Badge>}
        <div>{file_name}</div>
        <div>{originOf(version)}</div>
      </div>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
        <ExportButton
          label="Pratinjau"
          request={preview}
          fallbackName={`Pratinjau ${name}.docx`}
          failureTitle="Gagal membuat pratinjau"
        />
        <ExportButton
          label="Unduh"
          request={{ url: `/letter-templates/${kind}/file`, params: { number }, headers }}
          fallbackName={file_name}
          failureTitle="Gagal mengunduh template"
        />
        {!isCurrent && (
          <Button
            variant="outlined"
            color="secondary"
            disabled={isLoading}
            onClick={() => void choose()}
          >
            Pakai versi {number}
          </Button>
        )}
      </Stack>
      {asked && (
        <incompleteTemplateDialog.Component
          fileName={file_name}
          missing={asked.missing}
          preview={asked.preview}
          isBusy={isLoading}
          onConfirm={() => void choose(true)}
          onCancel={() => setAsked(null)}
        />
      )}
    </SectionRow>
  );
}

/** The template of a kind with its versions, the fields it may have, and the upload of the next version. */
export function TemplateCard({ template, previewed }: Props) {
  const { kind, versions } = template;
  return (
    <SectionCard title={template.name}>
      <SectionRows>
        {versions.map((version) => (
          <VersionRow
            key={version.number}
            template={template}
            previewed={previewed}
            version={version}
          />
        ))}
      </SectionRows>
      <SectionLine>
        <NextNumber kind={kind} />
        <TemplateUpload template={template} />
        <TemplateFields kind={kind} />
      </SectionLine>
    </SectionCard>
  );
}
