// Step: what candidates ask, and what the team answers.
import { Stack, Text } from '@mantine/core'
import { AnswerField } from '../outreach/AnswerField.tsx'
import { answerFields } from '../outreach/answer-fields.ts'
import type { StepProps } from './step.ts'

export function CandidateQuestions(props: StepProps) {
  return (
    <Stack gap="lg">
      <Text size="sm">
        These are the quick answers of every conversation, and what a drafted reply is made of. What the project says already is the
        default.
      </Text>
      {answerFields.map((field) => (
        <AnswerField key={field.name} field={field} {...props} />
      ))}
    </Stack>
  )
}
