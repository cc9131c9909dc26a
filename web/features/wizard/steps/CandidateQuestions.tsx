import { Stack, Text } from '@mantine/core'
import { AnswerField } from '../outreach/AnswerField.tsx'
import { answerFields } from '../outreach/answer-fields.ts'
import type { StepProps } from '../step.ts'
import { text as wizardStepsText } from '../../../i18n/wizard-steps.ts'

export function CandidateQuestions(props: StepProps) {
  return (
    <Stack gap="lg">
      <Text size="sm">{wizardStepsText.quickAnswersHint}</Text>
      {answerFields.map((field) => (
        <AnswerField key={field.name} field={field} {...props} />
      ))}
    </Stack>
  )
}
