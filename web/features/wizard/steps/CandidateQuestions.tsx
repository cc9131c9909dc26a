// Step: what candidates ask, and what the team answers.
import { Stack, Text } from '@mantine/core'
import { AnswerField } from '../outreach/AnswerField.tsx'
import { answerFields } from '../outreach/answer-fields.ts'
import type { StepProps } from '../step.ts'

export function CandidateQuestions(props: StepProps) {
  return (
    <Stack gap="lg">
      <Text size="sm">Used as quick answers in every conversation and for drafted replies. Defaults come from the project.</Text>
      {answerFields.map((field) => (
        <AnswerField key={field.name} field={field} {...props} />
      ))}
    </Stack>
  )
}
