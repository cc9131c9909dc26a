import { Table } from '@mantine/core'
import { summaryOf } from './summary.ts'
import type { StepProps } from '../step.ts'
import { text as wizardStepsText } from '../../../i18n/wizard-steps.ts'

const next = [wizardStepsText.processSearch, wizardStepsText.processReview, wizardStepsText.processNext, wizardStepsText.processContact]

export function Process({ settings }: StepProps) {
  const rows = summaryOf(settings)
  return (
    <>
      <Table aria-label={wizardStepsText.criteriaTitle}>
        <Table.Tbody>
          {rows.map(([name, value]) => (
            <Table.Tr key={name}>
              <Table.Th scope="row">{name}</Table.Th>
              <Table.Td>{value}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <ol className="text-14 bullets above-16">
        {next.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </>
  )
}
