import { StepList } from '@/client/ui/StepList';

const STEPS = { students: 'Mahasiswa', pattern: 'Pola', check: 'Pratinjau' } as const;

type Step = keyof typeof STEPS;

type Props = { current: Step; hasStudents?: boolean };

export const ScheduleStepList = ({ current, hasStudents = true }: Props) => {
  const steps = (Object.keys(STEPS) as Step[]).filter((step) => hasStudents || step !== 'students');
  return (
    <StepList
      label="Langkah"
      steps={steps.map((step) => STEPS[step])}
      current={steps.indexOf(current)}
    />
  );
};
