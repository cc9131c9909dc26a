// Part: what has been set so far, in words, and what happens with it next; nothing to fill in.
import { Table } from '@mantine/core'
import { summaryOf } from './summary.ts'
import type { StepProps } from './step.ts'
import styles from './process.module.css'

const next = [
  'The search goes through the whole talent pool and compares the people who pass your filters.',
  'You get ten of them first, and say yes or no to each. That calibrates the search.',
  'The next batches follow your verdicts, and say what was learned from them.',
  'Nothing is written to anyone before you have approved them.',
]

export function Process({ settings }: StepProps) {
  const rows = summaryOf(settings)
  return (
    <>
      <Table className={styles.summary} aria-label="What you look for">
        <Table.Tbody>
          {rows.map(([name, value]) => (
            <Table.Tr key={name}>
              <Table.Th scope="row">{name}</Table.Th>
              <Table.Td>{value}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <ol className={styles.next}>
        {next.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </>
  )
}
